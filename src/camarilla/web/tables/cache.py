"""The tables in memory: found, loaded from the database if they are not there, forgotten when nobody needs them."""

import asyncio
import contextlib
import re
import secrets
from collections.abc import AsyncIterator
from typing import Protocol
from weakref import WeakValueDictionary

from camarilla.core.errors import CamarillaError
from camarilla.core.registry import find_game
from camarilla.web.storage.store import Due, Store
from camarilla.web.tables import due
from camarilla.web.tables.broadcaster import Broadcaster
from camarilla.web.tables.commits import Commits
from camarilla.web.tables.recent import RecentTables
from camarilla.web.tables.session import TableSession

ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""What the id of a table and the key of a seat look like."""


class NoTable(CamarillaError):
    """There is no such table or no such seat. The message does not name it: a key must not get into a log."""


class OtherProcesses(Protocol):
    """The other processes that serve the same tables, as far as tables need to know of them."""

    news: int
    """Grows whenever another process may have committed something: what was read before may be outdated."""

    async def settle(self) -> bool:
        """Receive all notifications of earlier commits; False if that is not possible now."""

    def announce(self, session: TableSession, ask: bool = False) -> None:
        """Tell the others in the background who watches a table here, and ask who watches it there."""


class TableCache:
    """Every table of the server by its id. Nobody has two sessions of the same table."""

    def __init__(self, store: Store, commits: Commits, broadcaster: Broadcaster, others: OtherProcesses) -> None:
        self._store = store
        self._commits = commits
        self._broadcaster = broadcaster
        self._others = others
        self._recent = RecentTables()
        self._referenced: WeakValueDictionary[str, TableSession] = WeakValueDictionary()
        """These, and those that were forgotten while somebody still refers to them."""
        self._loading: dict[str, asyncio.Task[TableSession]] = {}
        self._one_at_a_time = asyncio.Lock()

    # Finding ---------------------------------------------------------------------------

    async def find(self, id: str) -> TableSession:
        """The table of that id, with everything that was committed before this call."""
        session = self.get(id) or await self._load(id)
        self._recent.asked_for(session)
        if not await self._others.settle():
            session.behind = True
        # Whoever holds the lock may be reading what is missing.
        if session.outdated or session.lock.locked():
            async with self.locked(session):
                pass
        return session

    async def seat_of_key(self, key: str) -> tuple[TableSession, int]:
        """The table and the seat that a key opens."""
        session, number = await self.seat_of_link(key)
        if not secrets.compare_digest(session.seats[number].key, key):
            raise NoTable
        return session, number

    async def seat_of_link(self, key: str) -> tuple[TableSession, int]:
        """The table and the seat that a link leads to; also one that was used, and opens nothing any more."""
        id = await self._store.table_of_key(key) if ID.fullmatch(key) else None
        if id is not None:
            session = await self.find(id)
            for number, seat in enumerate(session.seats):
                if any(secrets.compare_digest(one, key) for one in (seat.key, seat.link or "")) and not seat.is_bot:
                    return session, number
        raise NoTable

    async def due_at_once(self) -> list[str]:
        """The ids of all tables at which a bot or an order has to decide, the most urgent first."""
        return await self._store.due_at_once()

    async def overdue(self, after: Due) -> list[Due]:
        """The next few tables that have waited longer than was agreed, in the order in which they were due."""
        return await self._store.overdue(after)

    def get(self, id: str) -> TableSession | None:
        """The table of that id if it is in memory, maybe outdated."""
        return self._recent.get(id) or self._referenced.get(id)

    def in_memory(self) -> list[TableSession]:
        """All tables that are not forgotten."""
        return self._recent.all()

    def referenced(self) -> list[TableSession]:
        """All tables that anybody may still use, forgotten ones included."""
        return list(self._referenced.values())

    async def _load(self, id: str) -> TableSession:
        """Read a table once for all who ask for it meanwhile; whoever gives up does not stop it for the others."""
        if not ID.fullmatch(id):
            raise NoTable
        if id not in self._loading:
            self._loading[id] = asyncio.get_running_loop().create_task(self._read(id))
            self._loading[id].add_done_callback(lambda task: self._loaded(id, task))
        return await asyncio.shield(self._loading[id])

    def _loaded(self, id: str, task: "asyncio.Task[TableSession]") -> None:
        del self._loading[id]
        if not task.cancelled():
            task.exception()  # whoever waits for it has it; if nobody does, nobody misses it

    async def _read(self, id: str) -> TableSession:
        async with self._one_at_a_time:
            news = self._others.news
            stored = await self._store.load(id)
            if stored is None:
                raise NoTable
            session = TableSession(find_game(stored.terms.game), stored)
            async with session.lock:
                await self._commits.deal_if_complete(session)
                await self._commits.reschedule(session)
            # A notification that came while we read found no session that it could mark.
            session.behind = session.behind or self._others.news != news
            self._referenced[id] = session
            if session.terms.turn_hours:
                self._others.announce(session, ask=True)
        return session

    # Catching up with other processes ----------------------------------------------------

    @contextlib.asynccontextmanager
    async def locked(self, session: TableSession) -> AsyncIterator[None]:
        """Hold the table's lock, with everything read that other processes have committed."""
        async with session.lock:
            await self.catch_up_if_behind(session)
            yield

    async def catch_up_if_behind(self, session: TableSession) -> None:
        """Catch up if something may be missing; the caller holds the lock."""
        if not session.behind and session.heard:
            self._take_over(session)
        if session.behind:
            await self.catch_up(session)

    def _take_over(self, session: TableSession) -> None:
        """Take over the entries that other processes have told, as far as they follow on what is known here."""
        before = session.visible()
        for row in session.heard:
            if row.number == session.version + 1 and session.dealt:
                session.learn_entry(row)
                due.stored(session, due.news(session, row.made))
            elif row.number > session.version:
                session.behind = True
        session.heard.clear()
        if session.visible() != before:
            self._broadcaster.state(session)

    async def catch_up(self, session: TableSession) -> None:
        """Read what has been committed since, and tell the clients of this process; the caller holds the lock."""
        before, orders = session.visible(), session.orders
        keys = [seat.key for seat in session.seats]
        # Before reading: a notification that comes while we read marks the session again.
        session.behind = False
        session.heard.clear()
        try:
            stored = await self._store.load(session.terms.id, session.version, len(session.chat))
        except BaseException:
            session.behind = True
            raise
        if stored is None:
            return
        session.learn(stored)
        closed = {number for number, seat in enumerate(session.seats) if seat.key != keys[number]}
        self._broadcaster.dismiss(session, closed)
        await self._commits.deal_if_complete(session)
        await self._commits.reschedule(session)
        # Nothing is sent for a new order alone: the others must not notice that a seat has given one.
        if session.visible() != before:
            self._broadcaster.state(session)
        for seat in session.orders.keys() | orders.keys():
            if session.orders.get(seat, []) != orders.get(seat, []):
                self._broadcaster.orders(session, seat)
