"""Keeps the tables of this process up to date with what the other processes commit, and with who watches there."""

import contextlib
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from camarilla.web.storage.database import DatabaseUnavailable
from camarilla.web.storage.schema import EntryRow
from camarilla.web.tables.broadcaster import Broadcaster
from camarilla.web.tables.session import TableSession
from camarilla.web.workers.absence import AwayCommits
from camarilla.web.workers.autoplay import Autoplay
from camarilla.web.workers.cluster import SingleProcess
from camarilla.web.workers.tasks import Tasks


class ClusterTables(Protocol):
    """The tables that are in memory here."""

    def get(self, id: str) -> TableSession | None:
        """A table, if it is in memory."""

    def referenced(self) -> list[TableSession]:
        """All tables in memory that anybody may still use."""

    def locked(self, session: TableSession) -> AbstractAsyncContextManager[None]:
        """Hold a table's lock, up to date."""


class SharedLimits(Protocol):
    """The limits, as far as they count what is asked for through other processes."""

    def heard(self, origin: int, line: str) -> None:
        """Another process has counted something."""

    def left(self, origins: set[int]) -> None:
        """Other processes have ended."""


class SharedTables:
    """Reacts to the events of a cluster (`ClusterEvents`)."""

    def __init__(
        self,
        tables: ClusterTables,
        commits: AwayCommits,
        broadcaster: Broadcaster,
        autoplay: Autoplay,
        processes: SingleProcess,
        tasks: Tasks,
    ) -> None:
        self._tables = tables
        self._commits = commits
        self._broadcaster = broadcaster
        self._autoplay = autoplay
        self._processes = processes
        self._tasks = tasks
        self.limits: SharedLimits | None = None

    def committed(self, id: str) -> None:
        """Read a table again: at once if it is in use here, else when somebody needs it."""
        session = self._tables.get(id)
        if session is not None:
            session.behind = True
            if _in_use(session):
                self._tasks.start(self._refresh(session))

    def decided(self, id: str, row: EntryRow) -> None:
        """Take over a decision: at once if the table is in use here, else when somebody needs it."""
        session = self._tables.get(id)
        if session is not None and _in_use(session):
            session.heard.append(row)
            self._tasks.start(self._refresh(session))
        elif session is not None:
            session.behind = True

    def watched(self, id: str, origin: int, seats: set[int]) -> None:
        """Show who watches a table elsewhere."""
        session = self._tables.get(id)
        if session is not None:
            self._see_elsewhere(session, session.elsewhere | {origin: seats})

    def asked(self, id: str) -> None:
        """Tell who watches a table here."""
        session = self._tables.get(id)
        if session is not None and session.watchers:
            self._processes.announce(session)

    def spent(self, origin: int, line: str) -> None:
        """Count what was asked for elsewhere."""
        if self.limits is not None:
            self.limits.heard(origin, line)

    def left(self, origins: set[int]) -> None:
        """Nobody watches through processes that have ended; the bots and orders of their tables go on here."""
        if self.limits is not None:
            self.limits.left(origins)
        for session in self._tables.referenced():
            if origins & session.elsewhere.keys():
                left = {one: seats for one, seats in session.elsewhere.items() if one not in origins}
                self._see_elsewhere(session, left)
        self._tasks.start(self._autoplay.wake_all())

    def _see_elsewhere(self, session: TableSession, elsewhere: dict[int, set[int]]) -> None:
        before = session.connected()
        session.elsewhere = elsewhere
        if session.connected() != before:
            self._broadcaster.players(session)

    def connected(self) -> None:
        """Nothing is certain: every table may be outdated, and nobody is known to watch elsewhere."""
        for session in self._tables.referenced():
            session.behind = True
            session.elsewhere.clear()

    async def catch_up_all(self) -> None:
        """Read again what is in use, ask who watches elsewhere, and let bots go on."""
        await self.retry()
        for session in self._tables.referenced():
            if session.watchers or session.terms.turn_hours:
                self._processes.announce(session, ask=True)
        await self._autoplay.wake_all()

    async def retry(self) -> None:
        """Read again what could not be read before, and what was committed although its answer was lost."""
        for session in self._tables.referenced():
            if session.outdated and _in_use(session):
                await self._refresh(session)

    async def _refresh(self, session: TableSession) -> None:
        with contextlib.suppress(DatabaseUnavailable):
            async with self._tables.locked(session):
                # Another process may have taken somebody for absent who has just come here.
                for seat in session.here():
                    await self._commits.set_away(session, seat, False)
                self._autoplay.wake(session)


def _in_use(session: TableSession) -> bool:
    """Whether somebody watches a table here, or something decides by itself."""
    return bool(session.watchers or session.autoplay)
