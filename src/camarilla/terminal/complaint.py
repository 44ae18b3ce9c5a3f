"""What the command line refuses before or beside a game: one line, in the reader's language."""

from camarilla.core.clauses import Fact
from camarilla.core.errors import CamarillaError


class Complaint(CamarillaError):
    """What is wrong and what would be right, as a text key and its values; the command ends with `status`."""

    def __init__(self, key: str, /, status: int = 2, **facts: Fact) -> None:
        super().__init__(key, facts)
        self.key = key
        self.status = status
        self.facts = facts
