"""Store first, then tell: every change of a table is committed here, and only then broadcast.

A client never sees what a crash could take back. All methods expect that the caller holds the table's lock.
"""

import contextlib
import logging
from collections.abc import Callable, Mapping
from dataclasses import replace

from camarilla.core.registry import find_game
from camarilla.core.table import Table
from camarilla.web.storage.database import DatabaseUnavailable
from camarilla.web.storage.group_commit import Conflict
from camarilla.web.storage.schema import PLAYING, WAITING, ChatLine, EntryRow, Order, Place, StoredTable, Terms
from camarilla.web.storage.store import Store, now
from camarilla.web.tables import due, shuffle, standing_orders
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
        self.wake = wake

    # Before the deal ---------------------------------------------------------------------

    async def open(self, terms: Terms, holders: list[tuple[int, str]], rematch_of: str | None = None) -> None:
        """Commit a new table, dealt if nobody is waited for. Conflict if `rematch_of` has a rematch already."""
        terms.clock = self._store.clock.now()
        self._deal_if_complete(terms)
        await self._store.create(terms, holders, rematch_of)
        LOG.info("table %s is opened: %s", terms.id, terms.game)

    def tell_rematch(self, session: TableSession, rematch: Terms) -> None:
        """Tell of a rematch, which was committed when its table was opened."""
        session.terms.rematch, session.terms.rematch_by = rematch.id, rematch.host
        self._broadcaster.state(session)

    async def reseat(self, session: TableSession, places: Mapping[int, Place], terms: Terms | None = None) -> None:
        """Commit who sits where now; in the same transaction the game is dealt if nobody is waited for any more.

        `terms` replace those of the table. Conflict if another process has changed the seats first.
        """
        seats = [places[number].seat if number in places else seat for number, seat in enumerate(session.seats)]
        closed = {number for number, seat in enumerate(seats) if seat.key != session.seats[number].key}
        terms = replace(terms or session.terms, seats=seats, seating=session.terms.seating + 1)
        self._note_since_when(terms, session.terms)
        dealt = self._deal_if_complete(terms)
        try:
            await self._store.reseat(terms, places)
        except BaseException:
            # It may be committed nonetheless, if only the answer is lost.
            session.behind = True
            raise
        session.reseat(terms, places, dealt)
        self._broadcaster.dismiss(session, closed)
        if dealt is None:
            self._broadcaster.players(session)
        else:
            self._broadcaster.state(session)
            self.wake(session)

    async def begin_anew(self, session: TableSession, leaving: list[int]) -> None:
        """Commit that the shuffle begins anew, without those who leave, whose seats are free again."""
        holders = [sorted(session.holders_of(number)) for number in range(len(session.seats))]
        terms, places = shuffle.begun_anew(session.terms, leaving, holders)
        await self.reseat(session, places, terms)
        LOG.info("table %s begins its shuffle anew: %s", terms.id, terms.restarts)

    async def hold(self, session: TableSession, number: int, person: str) -> None:
        """Commit that a person holds a taken seat, too: from another device."""
        try:
            await self._store.hold(session.terms.id, number, session.seats[number].key, person)
        except BaseException:
            session.behind = True
            raise
        session.holders.setdefault(person, []).append(number)

    async def deal_if_complete(self, session: TableSession) -> None:
        """Deal a table that waits although all seats are taken: earlier versions dealt in a second transaction."""
        if session.terms.state == WAITING and shuffle.is_complete(session.terms):
            with contextlib.suppress(Conflict):
                await self.reseat(session, {})

    def waited(self, session: TableSession) -> float:
        """For how many seconds a table has waited, by the clock of the database."""
        return self._store.clock.now() - session.waits_since

    def is_over(self, moment: float | None) -> bool:
        """Whether a moment has come, by the clock of the database."""
        return moment is not None and moment <= self._store.clock.now()

    async def keep_time(self) -> None:
        """Store how far the clock of the database has come."""
        await self._store.keep_time()

    async def reschedule(self, session: TableSession) -> None:
        """Commit when something is due, if what is stored is wrong: by an older version, or a crash between processes.

        If it cannot be stored now, whoever loads the table next stores it.
        """
        if news := due.news(session):
            with contextlib.suppress(DatabaseUnavailable):
                await self._store.note(session.terms.id, news)
                due.stored(session, news)

    def _deal_if_complete(self, terms: Terms) -> Table | None:
        """Deal if nobody is waited for. Little of it is stored: everything else follows from the seed and the words."""
        terms.due, terms.asks = due.before_the_deal(terms), None
        if not shuffle.is_complete(terms):
            return None
        terms.state, terms.changed, terms.clock = PLAYING, now(), self._store.clock.now()
        dealt = TableSession(find_game(terms.game), StoredTable(terms))
        terms.due, terms.asks = due.due(dealt), dealt.asks()
        return dealt.table

    def _note_since_when(self, terms: Terms, before: Terms) -> None:
        """The time for telling runs from when all seats are taken and somebody waits for the others."""
        if not shuffle.is_full(terms):
            terms.full_since = None
        elif before.full_since is None or shuffle.nobody_waits(before):
            terms.full_since = self._store.clock.now()

    # After the deal ----------------------------------------------------------------------

    async def decision(self, session: TableSession, row: EntryRow) -> None:
        """Commit a decision that was taken in memory; if it cannot be stored, it has not happened."""
        row.clock = self._store.clock.now()
        news = due.news(session, row.made)
        try:
            await self._store.append(session.terms.id, row, session.terms.state, news)
        except BaseException:
            session.take_back()
            raise
        due.stored(session, news)
        # The decision is committed and must be told, even if the orders that it ends cannot be removed now.
        with contextlib.suppress(DatabaseUnavailable):
            await self._drop_orders(session, row.entry.seat if row.entry.undo else None)
        self._broadcaster.state(session)
        self.wake(session)

    async def orders(self, session: TableSession, seat: int, orders: list[Order]) -> None:
        """Commit the standing orders of a seat, which replace the ones before."""
        await self._store_orders(session, seat, orders)
        self._broadcaster.orders(session, seat)
        self.wake(session)

    async def chat(self, session: TableSession, line: ChatLine) -> None:
        """Commit a line of the chat. Conflict if another process has taken its number."""
        await self._store.say(session.terms.id, line)
        session.chat.append(line)
        self._broadcaster.chat(session)

    async def set_away(self, session: TableSession, seat: int, away: bool) -> None:
        """Commit that a bot plays in place of a seat's person, or no longer does."""
        if session.seats[seat].away == away:
            return
        session.seats[seat].away = away
        news = due.news(session)
        try:
            await self._store.away(session.terms.id, seat, away, news)
        except BaseException:
            session.seats[seat].away = not away
            raise
        due.stored(session, news)
        self._broadcaster.players(session)
        self.wake(session)

    async def _store_orders(self, session: TableSession, seat: int, orders: list[Order]) -> None:
        before = session.orders.get(seat, [])
        session.orders[seat] = orders
        news = due.news(session)
        try:
            await self._store.order(session.terms.id, seat, orders, news)
        except BaseException:
            session.orders[seat] = before
            raise
        due.stored(session, news)

    async def _drop_orders(self, session: TableSession, undone_by: int | None) -> None:
        """Remove orders whose lot is over, and one that would at once repeat what its owner has just taken back."""
        for seat, before in list(session.orders.items()):
            left = standing_orders.standing(session, seat)
            repeated = standing_orders.answer(session, seat) if seat == undone_by else None
            if repeated is not None:
                left.remove(repeated[0])
            if left != before:
                await self._store_orders(session, seat, left)
