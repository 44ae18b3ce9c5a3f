"""What the command line refuses before or beside a game: one line, in the reader's language."""

import errno
import os
from pathlib import Path

from camarilla.core.errors import CamarillaError, Fact

CAUSES = {
    errno.ENOENT: "no-file",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.EEXIST: "exists",
    errno.ENOSPC: "disk-full",
    errno.EROFS: "read-only",
    errno.EADDRINUSE: "port-taken",
    errno.EADDRNOTAVAIL: "no-address",
    errno.EINVAL: "invalid",
}
"""What usually stands in the way, by the names under which the texts have it (`reason-no-file`)."""


class Complaint(CamarillaError):
    """What is wrong and what would be right, as a text key and its values; the command ends with `status`.

    `seated` are those around the table that it speaks of, where they are known.
    """

    def __init__(
        self, key: str, /, status: int = 2, why: CamarillaError | None = None, seated: list[str] | None = None,
        **facts: Fact,
    ) -> None:  # fmt: skip
        super().__init__(key, **facts)
        self.seated = seated
        self.status = status
        self.why = why


def status_of(problem: CamarillaError) -> int:
    """What a command ends with that is refused."""
    return problem.status if isinstance(problem, Complaint) else 2


def meant(problem: CamarillaError) -> CamarillaError:
    """The same refusal, or one that says more: whoever names a module that lies here may mean the game in it."""
    name = str(problem.facts.get("given", ""))
    if problem.key == "unknown-game" and Path(f"{name}.py").is_file():
        return Complaint("cli-game-module", module=name)
    return problem


def reason_of(problem: Exception) -> str:
    """Why it was refused: a name that can be put into words, or else what the system says."""
    number = getattr(problem, "errno", None) or errno.EINVAL
    return CAUSES.get(number) or getattr(problem, "strerror", None) or os.strerror(number)
