"""Lets a bot play for people who keep a table waiting longer than was agreed, until they come back.

Before the deal, the seat of whoever does not tell the words for the shuffle in time is free again.

Waiting is measured by the clock of the database, which runs only with a server; it is stored here, too.
"""

import asyncio
import contextlib
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from camarilla.web.storage.database import DatabaseUnavailable
from camarilla.web.storage.group_commit import Conflict
from camarilla.web.storage.schema import PLAYING
from camarilla.web.tables import shuffle
from camarilla.web.tables.session import TableSession

SWEEP_SECONDS = 20.0


class AbsenceTables(Protocol):
    """Where the tables are found that may have waited too long."""

    def in_memory(self) -> list[TableSession]:
        """All tables that are not forgotten; those with a time limit never are while their game goes on."""

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

    def waited(self, session: TableSession) -> float:
        """For how many seconds a table has waited."""

    def words_overdue(self, session: TableSession) -> bool:
        """Whether somebody has waited too long for the words of others."""

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
        wake: Callable[[TableSession], None],
        closing: asyncio.Event,
    ) -> None:
        self._tables = tables
        self._commits = commits
        self._wake = wake
        self._closing = closing

    async def run(self) -> None:
        """Check all tables again and again, until the server closes; the clock is stored each time, also at the end."""
        while not self._closing.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), SWEEP_SECONDS)
            with contextlib.suppress(DatabaseUnavailable):
                await self._commits.keep_time()
                if not self._closing.is_set():
                    await self.replace_absent()
                    await self.free_seats()

    async def replace_absent(self) -> None:
        """Let a bot play for all who are overdue and do not watch the table."""
        for session in self._tables.in_memory():
            if not self._overdue(session):
                continue
            # They may have decided through another process whose notification was lost.
            await self._tables.find(session.terms.id)
            async with self._tables.locked(session):
                if not self._overdue(session):
                    continue
                for seat in session.to_act():
                    if not session.seats[seat].is_bot and seat not in session.connected():
                        await self._commits.set_away(session, seat, True)
                self._wake(session)

    async def free_seats(self) -> None:
        """Begin every shuffle anew for which the words of somebody were waited for too long."""
        for session in self._tables.in_memory():
            if not self._commits.words_overdue(session):
                continue
            await self._tables.find(session.terms.id)
            async with self._tables.locked(session):
                if self._commits.words_overdue(session):
                    # Another process may have been faster.
                    with contextlib.suppress(Conflict):
                        await self._commits.begin_anew(session, shuffle.owing(session.terms))

    def _overdue(self, session: TableSession) -> bool:
        """Whether a table has waited for a decision longer than was agreed."""
        limit = session.terms.turn_hours * 3600
        return bool(limit) and session.terms.state == PLAYING and self._commits.waited(session) >= limit
