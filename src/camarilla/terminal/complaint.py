"""What the command line refuses before or beside a game: one line, in the reader's language."""

from camarilla.core.errors import CamarillaError, Fact


class Complaint(CamarillaError):
    """What is wrong and what would be right, as a text key and its values; the command ends with `status`."""

    def __init__(self, key: str, /, status: int = 2, why: CamarillaError | None = None, **facts: Fact) -> None:
        super().__init__(key, **facts)
        self.status = status
        self.why = why


def status_of(problem: CamarillaError) -> int:
    """What a command ends with that is refused."""
    return problem.status if isinstance(problem, Complaint) else 2
