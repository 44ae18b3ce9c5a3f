"""The other processes that serve the same tables from one PostgreSQL: notifications, leases, and who is alive.

PostgreSQL carries the notifications (NOTIFY). It also knows who is alive: each process holds an advisory lock, which
ends with its connection. The leases of tables are such locks, too. A process renews all of them by asking something
with every heartbeat; if it hangs, the others have PostgreSQL end its connection.
"""

import asyncio
import hashlib
import json
import logging
from typing import Any, Protocol

from camarilla.web.storage.database import HUNG_SECONDS, DatabaseUnavailable, is_unavailable
from camarilla.web.storage.schema import EntryRow
from camarilla.web.storage.store import ENTRY, KEPT, Store
from camarilla.web.tables.session import TableSession
from camarilla.web.workers.tasks import Tasks

LOG = logging.getLogger(__name__)
HERE, WHO = "here", "who"
"""Further notifications about a table: who watches it through the sender, and the question who watches elsewhere."""
SPENT, NO_TABLE = "spent", "-"
"""The notification of what somebody has asked for through the sender; it is about no table."""
ANSWER_SECONDS = 1.0
"""How long the other processes have to answer who watches a table."""
HEARTBEAT = 1.0
"""How often to look which processes are still alive, in seconds."""
PROCESSES = 714
"""The first number of the advisory locks by which processes know each other."""
_PROCESSES = f"""
    SELECT objid::bigint AS origin, pid,
        usename = current_user AND state_change < clock_timestamp() - make_interval(secs => $1) AS hangs
    FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'advisory' AND objsubid = 2 AND classid = {PROCESSES} AND datname = current_database()
"""
_CUT_OFF = "SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid"


class ClusterEvents(Protocol):
    """What happens in the other processes, for whoever has to react to it."""

    def committed(self, id: str) -> None:
        """Another process has committed something about a table."""

    def decided(self, id: str, row: EntryRow) -> None:
        """Another process has committed an entry of a table, and nothing else."""

    def watched(self, id: str, origin: int, seats: set[int]) -> None:
        """Another process says whose people watch a table through it."""

    def asked(self, id: str) -> None:
        """Another process asks who watches a table here."""

    def spent(self, origin: int, line: str) -> None:
        """Another process tells how much somebody has asked for through it."""

    def left(self, origins: set[int]) -> None:
        """Other processes have ended."""

    def connected(self) -> None:
        """From now on notifications are received; any that came before may be lost."""

    async def catch_up_all(self) -> None:
        """Do what the lost notifications would have led to."""

    async def retry(self) -> None:
        """Do again what has failed since the last heartbeat."""


class SingleProcess:
    """No other process serves these tables: SQLite."""

    news = 0
    """Grows whenever another process may have committed something: what was read before may be outdated."""

    async def lease(self, id: str) -> bool:
        """Whether this process, and no other, may let bots and orders decide at a table now."""
        return True

    def release(self, id: str) -> None:
        """Let another process have the lease."""

    async def settle(self) -> bool:
        """Receive all notifications of earlier commits; False if that is not possible now."""
        return True

    def announce(self, session: TableSession, ask: bool = False) -> None:
        """Tell the others in the background who watches a table here, and ask who watches it there."""

    async def hear_from_all(self) -> None:
        """Wait until the others have answered what they were asked."""

    def tell_spent(self, line: str) -> None:
        """Tell the others in the background how much somebody has asked for here."""

    async def run(self, events: ClusterEvents) -> None:
        """Listen until cancelled."""


class Cluster(SingleProcess):
    """One connection that listens, holds the leases, and shows with its lock that this process is alive."""

    def __init__(self, store: Store, tasks: Tasks) -> None:
        self._store = store
        self._tasks = tasks
        self._events: ClusterEvents | None = None
        self._link: Any = None
        self._link_in_use = asyncio.Lock()
        self._leases: set[str] = set()
        self._alive: set[int] = set()

    # Leases ----------------------------------------------------------------------------

    async def lease(self, id: str) -> bool:
        """Try to get the table's lock. Without a connection nobody can tell, so the answer is no."""
        if id not in self._leases and await self._ask("SELECT pg_try_advisory_lock($1)", _lock_of(id)):
            self._leases.add(id)
        return id in self._leases

    def release(self, id: str) -> None:
        """Give the lock back, in the background."""
        if id in self._leases:
            self._leases.discard(id)
            self._tasks.start(self._unlock(id))

    async def _unlock(self, id: str) -> None:
        if id not in self._leases:
            await self._ask("SELECT pg_advisory_unlock($1)", _lock_of(id))

    async def settle(self) -> bool:
        """Ask anything: PostgreSQL delivers the notifications of earlier commits before it answers."""
        return await self._ask("SELECT true") is True

    async def _ask(self, question: str, *values: object) -> object:
        async with self._link_in_use:
            try:
                return None if self._link is None else await self._link.fetchval(question, *values, timeout=5)
            except Exception as problem:
                self._lost(problem)
                return None

    # Telling -----------------------------------------------------------------------------

    def announce(self, session: TableSession, ask: bool = False) -> None:
        """Notify the others. If that fails now, it is done again after the next connect."""
        self._tasks.start(self._announce(session, ask))

    async def _announce(self, session: TableSession, ask: bool) -> None:
        try:
            await self._store.tell(session.terms.id, HERE, *map(str, sorted(session.here())))
            if ask:
                await self._store.tell(session.terms.id, WHO)
        except DatabaseUnavailable:
            return

    async def hear_from_all(self) -> None:
        """Nobody knows how many will answer: wait as long as it takes those who do."""
        await asyncio.sleep(ANSWER_SECONDS)

    def tell_spent(self, line: str) -> None:
        """Notify the others; if that fails now, they hear of the next step."""
        self._tasks.start(self._store.tell(NO_TABLE, SPENT, line))

    # Listening -------------------------------------------------------------------------

    async def run(self, events: ClusterEvents) -> None:
        """Listen; after a lost connection, connect again and catch up."""
        self._events = events
        while True:
            try:
                async with self._store.engine.connect() as connection:
                    pooled = await connection.get_raw_connection()
                    await self._begin(pooled.driver_connection, events)
                    try:
                        while self._link is not None:
                            await asyncio.sleep(HEARTBEAT)
                            await self._look_who_is_alive(events)
                            self._tasks.start(events.retry())
                    finally:
                        self._link = None
                        # It must not go back to the pool: it still has its locks, and it listens.
                        await connection.invalidate()
            except Exception as problem:
                if not is_unavailable(problem):
                    LOG.warning("no notifications from the other processes: %s", type(problem).__name__)
            await asyncio.sleep(HEARTBEAT / 2)

    async def _begin(self, link: Any, events: ClusterEvents) -> None:
        await link.execute("SELECT pg_advisory_lock($1, $2)", PROCESSES, self._store.origin)
        await link.add_listener("camarilla", self._heard)
        self._leases.clear()
        self.news += 1
        events.connected()
        self._link = link
        await self._look_who_is_alive(events)
        self._tasks.start(events.catch_up_all())

    def _lost(self, problem: Exception) -> None:
        if self._link is not None:
            LOG.warning("the connection to the other processes is lost: %s", type(problem).__name__)
        self._link = None
        self._leases.clear()

    async def _look_who_is_alive(self, events: ClusterEvents) -> None:
        async with self._link_in_use:
            try:
                rows = await self._link.fetch(_PROCESSES, HUNG_SECONDS, timeout=5) if self._link is not None else []
                hung = [row["pid"] for row in rows if row["hangs"]]
                if hung:
                    LOG.warning("processes that do not answer any more are cut off: %d", len(hung))
                    await self._link.execute(_CUT_OFF, hung, timeout=5)
            except Exception as problem:
                self._lost(problem)
                return
        alive = {int(row["origin"]) for row in rows if not row["hangs"]}
        gone = self._alive - alive
        self._alive = alive
        if gone and self._link is not None:
            events.left(gone)

    def _heard(self, _link: object, _pid: int, _channel: str, said: str) -> None:
        origin, id, what, *more = said.split(" ")
        if int(origin) == self._store.origin or self._events is None:
            return
        if what == KEPT:
            self.news += 1
            self._events.committed(id)
        elif what == ENTRY:
            self.news += 1
            self._events.decided(id, EntryRow.from_columns(json.loads(" ".join(more))))
        elif what == HERE:
            self._events.watched(id, int(origin), {int(seat) for seat in more})
        elif what == WHO:
            self._events.asked(id)
        elif what == SPENT:
            self._events.spent(int(origin), " ".join(more))


def _lock_of(id: str) -> int:
    """The number of a table's advisory lock."""
    return int.from_bytes(hashlib.sha256(id.encode()).digest()[:8], "big", signed=True)
