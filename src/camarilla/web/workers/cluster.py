"""The other processes that serve the same tables from one PostgreSQL: what they tell, and who of them is there.

PostgreSQL itself carries the news (NOTIFY) and knows who is there (advisory locks end with their connection).
"""

import asyncio
import contextlib
import hashlib
import logging
from typing import TYPE_CHECKING, Any

from camarilla.web.live import watchers
from camarilla.web.storage.database import DatabaseUnavailable, is_away
from camarilla.web.storage.store import KEPT, Store
from camarilla.web.tables.session import TableSession

if TYPE_CHECKING:
    from camarilla.web.tables.hall import Hall

LOG = logging.getLogger(__name__)
HERE, WHO = "here", "who"
HEARTBEAT = 1.0
"""How often it is looked who is still there, in seconds."""
PROCESSES = 714
"""The advisory locks under which each process is known have this as their first number."""
_THERE = f"""
    SELECT objid::bigint AS origin FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND classid = {PROCESSES}
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""


class SingleProcess:
    """Nobody else serves these tables: SQLite."""

    news = 0
    """Changes whenever something may have been kept of any table; what was read before may be old by then."""

    async def lease(self, id: str) -> bool:
        """Whether this process, and no other, lets bots and orders decide at a table now."""
        return True

    def release(self, id: str) -> None:
        """Let others have it."""

    async def settle(self) -> bool:
        """Hear all that was told before now; False if that cannot be said."""
        return True

    async def tell_presence(self, match: TableSession, ask: bool = False) -> None:
        """Tell the others whose pages are open here, and ask about theirs."""

    async def run(self) -> None:
        """Listen until cancelled."""


class Cluster(SingleProcess):
    """One connection that listens, holds the leases, and is known by a lock as long as it stands."""

    def __init__(self, store: Store, hall: "Hall") -> None:
        self._store = store
        self._hall = hall
        self._link: Any = None
        self._asking = asyncio.Lock()
        self._leases: set[str] = set()
        self._there: set[int] = set()

    # Leases ----------------------------------------------------------------------------

    async def lease(self, id: str) -> bool:
        """Take the lock of the table's bots; without a connection nobody can be asked, so nobody drives."""
        if id not in self._leases and await self._ask("SELECT pg_try_advisory_lock($1)", _number(id)):
            self._leases.add(id)
        return id in self._leases

    def release(self, id: str) -> None:
        """Free the lock; it is given back in the background."""
        if id in self._leases:
            self._leases.discard(id)
            self._hall.tasks.start(self._free(id))

    async def _free(self, id: str) -> None:
        if id not in self._leases:
            await self._ask("SELECT pg_advisory_unlock($1)", _number(id))

    async def settle(self) -> bool:
        """PostgreSQL hands over all news of earlier commits before it answers the connection that listens."""
        return await self._ask("SELECT true") is True

    async def _ask(self, question: str, *values: object) -> object:
        async with self._asking:
            try:
                return None if self._link is None else await self._link.fetchval(question, *values, timeout=5)
            except Exception as problem:
                self._lost(problem)
                return None

    # Listening -------------------------------------------------------------------------

    async def run(self) -> None:
        """Listen; after a lost connection, listen again and read what may have been missed."""
        while True:
            try:
                async with self._store.engine.connect() as connection:
                    pooled = await connection.get_raw_connection()
                    await self._begin(pooled.driver_connection)
                    try:
                        while self._link is not None:
                            await asyncio.sleep(HEARTBEAT)
                            await self._look_around()
                            self._hall.tasks.start(self._help_up())
                    finally:
                        self._link = None
                        # Its locks and its ear must not go back to the pool with it.
                        await connection.invalidate()
            except Exception as problem:
                if not is_away(problem):
                    LOG.warning("the other processes cannot be heard: %s", type(problem).__name__)
            await asyncio.sleep(HEARTBEAT / 2)

    async def _begin(self, link: Any) -> None:
        await link.execute("SELECT pg_advisory_lock($1, $2)", PROCESSES, self._store.origin)
        await link.add_listener("camarilla", self._heard)
        self._leases.clear()
        # From here on all is heard; before, anything may have been missed.
        self.news += 1
        for match in self._hall.held():
            match.behind = True
            match.elsewhere.clear()
        self._link = link
        await self._look_around()
        self._hall.tasks.start(self._come_back())

    def _lost(self, problem: Exception) -> None:
        if self._link is not None:
            LOG.warning("the connection to the other processes is lost: %s", type(problem).__name__)
        self._link = None
        self._leases.clear()

    async def _look_around(self) -> None:
        """Notice who has gone: its pages are closed, and its tables are ours."""
        async with self._asking:
            try:
                rows = await self._link.fetch(_THERE, timeout=5) if self._link is not None else []
            except Exception as problem:
                self._lost(problem)
                return
        there = {int(row["origin"]) for row in rows}
        gone = self._there - there
        self._there = there
        if gone and self._link is not None:
            for match in self._hall.held():
                if gone & match.elsewhere.keys():
                    match.elsewhere = {one: seats for one, seats in match.elsewhere.items() if one not in gone}
                    watchers.tell_players(match)
            self._hall.tasks.start(self._hall.driving.go_on())

    def _heard(self, _link: object, _pid: int, _channel: str, said: str) -> None:
        origin, id, what, *rest = said.split(" ")
        if int(origin) == self._store.origin:
            return
        self.news += what == KEPT
        match = self._hall.in_memory_by(id)
        if match is None:
            return
        if what == KEPT:
            match.behind = True
            if _in_use(match):
                self._hall.tasks.start(self._refresh(match))
        elif what == HERE:
            match.elsewhere[int(origin)] = {int(seat) for seat in rest}
            watchers.tell_players(match)
        elif what == WHO and match.watchers:
            self._hall.tasks.start(self.tell_presence(match))

    async def _refresh(self, match: TableSession) -> None:
        """Another process has kept something of this table."""
        with contextlib.suppress(DatabaseUnavailable):
            async with match.lock:
                await self._hall.catch_up_if_behind(match)
                # Whoever has just come here may have been taken for absent elsewhere.
                for seat in match.here():
                    await self._hall.relief.set_away(match, seat, False)
                self._hall.driving.wake(match)

    async def _help_up(self) -> None:
        """Read again what could not be read when the news came; and what was kept, though its answer was lost."""
        for match in self._hall.held():
            if match.behind and _in_use(match):
                await self._refresh(match)

    async def _come_back(self) -> None:
        """News may have been missed: what is looked at is read anew at once, the rest when it is needed."""
        await self._help_up()
        for match in self._hall.held():
            if match.watchers or match.terms.turn_hours:
                await self.tell_presence(match, ask=True)
        await self._hall.driving.go_on()

    async def tell_presence(self, match: TableSession, ask: bool = False) -> None:
        """Say whose pages are open here. What cannot be said now is said when the connection is back."""
        try:
            await self._store.tell(match.terms.id, HERE, *map(str, sorted(match.here())))
            if ask:
                await self._store.tell(match.terms.id, WHO)
        except DatabaseUnavailable:
            return


def _in_use(match: TableSession) -> bool:
    """Whether somebody looks at a table here, or something decides by itself."""
    return bool(match.watchers or match.driver)


def _number(id: str) -> int:
    """The table as the number of a lock."""
    return int.from_bytes(hashlib.sha256(id.encode()).digest()[:8], "big", signed=True)
