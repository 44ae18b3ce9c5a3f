"""Lets a bot play for people who keep a table waiting longer than was agreed, until they come back.

Before the deal, the seat of whoever does not tell the words for the shuffle in time is free again.

Waiting is measured by the clock of the database, which runs only with a server; it is stored here, too.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from camarilla.web.storage.database import DatabaseUnavailable
from camarilla.web.storage.group_commit import Conflict
from camarilla.web.storage.schema import AT_ONCE, WAITING
from camarilla.web.storage.store import Due
from camarilla.web.tables import shuffle
from camarilla.web.tables.due import due
from camarilla.web.tables.session import TableSession
from camarilla.web.workers.cluster import SingleProcess

LOG = logging.getLogger(__name__)
SWEEP_SECONDS = 20.0


class AbsenceTables(Protocol):
    """Where the tables are found that may have waited too long."""

    async def overdue(self, after: Due) -> list[Due]:
        """The next few tables that have waited longer than was agreed, in the order in which they were due."""

    def get(self, id: str) -> TableSession | None:
        """A table, if it is in memory."""

    async def find(self, id: str) -> TableSession:
        """A table with everything that has been committed."""

    def locked(self, session: TableSession) -> AbstractAsyncContextManager[None]:
        """Hold a table's lock, up to date."""


class AwayCommits(Protocol):
    """How it is stored that somebody is away."""

    async def set_away(self, session: TableSession, seat: int, away: bool) -> None:
        """Let a bot play for a seat's person, or no longer."""


class AbsenceCommits(AwayCommits, Protocol):
    """The same, and how time is measured."""

    def is_over(self, moment: float | None) -> bool:
        """Whether a moment has come."""

    async def begin_anew(self, session: TableSession, leaving: list[int]) -> None:
        """Begin a shuffle anew, without those who leave."""

    async def keep_time(self) -> None:
        """Store how far the clock has come."""


class Absence:
    """Checks the tables with a time limit every few seconds."""

    def __init__(
        self,
        tables: AbsenceTables,
        commits: AbsenceCommits,
        processes: SingleProcess,
        wake: Callable[[TableSession], None],
        closing: asyncio.Event,
    ) -> None:
        self._tables = tables
        self._commits = commits
        self._processes = processes
        self._wake = wake
        self._closing = closing
        self._unreadable: set[str] = set()

    async def run(self) -> None:
        """Check all tables again and again, until the server closes; the clock is stored each time, also at the end."""
        while not self._closing.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), SWEEP_SECONDS)
            with contextlib.suppress(DatabaseUnavailable):
                await self._commits.keep_time()
                if not self._closing.is_set():
                    await self.go_on()

    async def go_on(self) -> None:
        """Wait no longer at the tables that have waited too long."""
        after: Due = (AT_ONCE, "")
        while some := await self._tables.overdue(after):
            ids = [id for _, id in some if id not in self._unreadable]
            loaded = any(self._tables.get(id) is None for id in ids)
            sessions = [session for id in ids if (session := await self._found(id))]
            if loaded:
                # Who watches a table through another process is not known before that one has answered.
                await self._processes.hear_from_all()
            for session in sessions:
                async with self._tables.locked(session):
                    # They may have decided, or told their words, meanwhile.
                    if self._commits.is_over(due(session)):
                        await self._go_on(session)
            after = some[-1]

    async def _found(self, id: str) -> TableSession | None:
        try:
            return await self._tables.find(id)
        except DatabaseUnavailable:
            raise
        except Exception:
            LOG.exception("table %s cannot go on", id)
            self._unreadable.add(id)
            return None

    async def _go_on(self, session: TableSession) -> None:
        """Before the deal without the words that are missing; then with a bot for those who do not watch the table."""
        if session.terms.state == WAITING:
            with contextlib.suppress(Conflict):  # another process was faster
                await self._commits.begin_anew(session, shuffle.owing(session.terms))
            return
        for seat in session.to_act():
            if session.terms.turn_hours and not session.seats[seat].is_bot and seat not in session.connected():
                await self._commits.set_away(session, seat, True)
        self._wake(session)
