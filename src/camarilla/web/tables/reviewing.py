"""What pages ask of whoever looks at decisions: hints at once, reviews of finished games in the background."""

from dataclasses import dataclass
from typing import Protocol

from camarilla.core.record import Record
from camarilla.review.hint import Hint
from camarilla.review.marks import Verdict
from camarilla.review.review import Review
from camarilla.web.tables.bot_job import BotJob


@dataclass
class ReviewProgress:
    """How many moments of a record are studied, and how many there are."""

    done: int
    total: int


class ReviewDesk(Protocol):
    """Makes reviews one after the other, and keeps them."""

    async def found(self, table: str, record: Record) -> Review | None:
        """The review of a table, if it is made."""
        ...

    def progress(self, table: str) -> ReviewProgress | None:
        """How far it is, if it is being made or waits for its turn."""

    def begin(self, table: str, record: Record) -> None:
        """Have a record reviewed, unless that is done or under way; refuses if too many wait already."""

    async def verdict(self, job: BotJob, action: int) -> Verdict:
        """How good a decision would be for the seat of a job."""
        ...

    async def hint(self, job: BotJob) -> Hint:
        """A hint for the seat of a job."""
        ...
