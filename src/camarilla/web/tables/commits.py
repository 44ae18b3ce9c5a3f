"""Store first, then tell: every change of a table is committed here, and only then broadcast.

A client never sees what a crash could take back. All methods expect that the caller holds the table's lock.
"""

import contextlib
import logging
from collections.abc import Callable

from camarilla.web.storage.database import DatabaseUnavailable
from camarilla.web.storage.schema import WAITING, ChatLine, EntryRow, Order, Seat, Terms
from camarilla.web.storage.store import Store, now
from camarilla.web.tables import standing_orders
from camarilla.web.tables.broadcaster import Broadcaster
from camarilla.web.tables.session import TableSession

LOG = logging.getLogger(__name__)
Wake = Callable[[TableSession], None]
"""Called when a bot or a standing order may have to decide at a table."""


class Commits:
    """Each method commits one kind of change, then broadcasts it and, if a decision may be due, wakes autoplay."""

    def __init__(self, store: Store, broadcaster: Broadcaster, wake: Wake) -> None:
        self._store = store
        self._broadcaster = broadcaster
        self._wake = wake

    async def open(self, terms: Terms, holders: list[tuple[int, str]], rematch_of: str | None = None) -> None:
        """Commit a new table, which nobody watches yet. Conflict if `rematch_of` has a rematch already."""
        await self._store.create(terms, holders, rematch_of)
        LOG.info("table %s is opened: %s", terms.id, terms.game)

    def tell_rematch(self, session: TableSession, id: str) -> None:
        """Tell of a rematch, which was committed when its table was opened."""
        session.terms.rematch = id
        self._broadcaster.state(session)

    async def sit(self, session: TableSession, number: int, key: str, seat: Seat, person: str) -> None:
        """Commit that a person takes a seat by its key; if nobody else is waited for, the game is dealt."""
        await self._store.sit(session.terms.id, number, key, seat, person)
        session.holders.setdefault(person, []).append(number)
        session.seats[number] = seat
        await self.deal_if_complete(session)
        self._broadcaster.players(session)

    async def deal_if_complete(self, session: TableSession) -> None:
        """Deal once all seats are taken; if that cannot be stored, it has not happened."""
        if session.terms.state != WAITING or not all(seat.taken for seat in session.seats):
            return
        session.deal()
        session.terms.changed = now()
        try:
            await self._store.deal(session.terms.id, session.terms.changed)
        except DatabaseUnavailable:
            session.take_back_deal()
            raise
        self._broadcaster.state(session)
        self._wake(session)

    async def decision(self, session: TableSession, row: EntryRow) -> None:
        """Commit a decision that was taken in memory; if it cannot be stored, it has not happened."""
        try:
            await self._store.append(session.terms.id, row, session.terms.state)
        except BaseException:
            session.take_back()
            raise
        # The decision is committed and must be told, even if the orders that it ends cannot be removed now.
        with contextlib.suppress(DatabaseUnavailable):
            await self._drop_orders(session, row.entry.seat if row.entry.undo else None)
        self._broadcaster.state(session)
        self._wake(session)

    async def orders(self, session: TableSession, seat: int, orders: list[Order]) -> None:
        """Commit the standing orders of a seat, which replace the ones before."""
        await self._store_orders(session, seat, orders)
        self._broadcaster.orders(session, seat)
        self._wake(session)

    async def chat(self, session: TableSession, line: ChatLine) -> None:
        """Commit a line of the chat. Conflict if another process has taken its number."""
        await self._store.say(session.terms.id, line)
        session.chat.append(line)
        self._broadcaster.chat(session)

    async def set_away(self, session: TableSession, seat: int, away: bool) -> None:
        """Commit that a bot plays in place of a seat's person, or no longer does."""
        if session.seats[seat].away == away:
            return
        await self._store.away(session.terms.id, seat, away)
        session.seats[seat].away = away
        self._broadcaster.players(session)
        self._wake(session)

    async def _store_orders(self, session: TableSession, seat: int, orders: list[Order]) -> None:
        await self._store.order(session.terms.id, seat, orders)
        session.orders[seat] = orders

    async def _drop_orders(self, session: TableSession, undone_by: int | None) -> None:
        """Remove orders whose lot is over, and one that would at once repeat what its owner has just taken back."""
        for seat, before in list(session.orders.items()):
            left = standing_orders.standing(session, seat)
            repeated = standing_orders.answer(session, seat) if seat == undone_by else None
            if repeated is not None:
                left.remove(repeated[0])
            if left != before:
                await self._store_orders(session, seat, left)
