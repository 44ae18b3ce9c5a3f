"""What people do at tables, and what decides for them: open, sit, play, take back, order, talk, watch."""

import contextlib
import secrets
from collections.abc import Callable
from dataclasses import replace

from camarilla.core.clauses import Refusal
from camarilla.web.storage.group_commit import Conflict
from camarilla.web.storage.schema import OVER, ChatLine, EntryRow, Terms
from camarilla.web.storage.store import now
from camarilla.web.tables import standing_orders
from camarilla.web.tables.broadcaster import Broadcaster
from camarilla.web.tables.cache import NoTable, OtherProcesses, TableCache
from camarilla.web.tables.commits import Commits
from camarilla.web.tables.decision_times import DecisionTimes
from camarilla.web.tables.people import Person, tidy
from camarilla.web.tables.plans import HERE, LONGEST_WORD, ME, Plan, again, different, new_key, terms_of
from camarilla.web.tables.session import TableSession, Viewer

LONGEST_LINE = 500
MOST_LINES = 2000
"""How many lines the chat of a table may have."""
MOST_TRIES = 20
"""How often a change is retried when other processes commit first."""


class Hall:
    """Checks what is wanted, under the table's lock and on its latest state, and has it committed and broadcast."""

    def __init__(self, tables: TableCache, commits: Commits, broadcaster: Broadcaster, others: OtherProcesses) -> None:
        self._tables = tables
        self._commits = commits
        self._broadcaster = broadcaster
        self._others = others
        self.times = DecisionTimes()

    # Opening and sitting down ------------------------------------------------------------

    async def create(self, plan: Plan, person: Person, opener: str = "") -> TableSession:
        """Open a table; it is dealt at once if nobody else is waited for. It is counted for `opener`."""
        holders = [(number, person.id) for number, seat in enumerate(plan.seats) if seat in (ME, HERE)]
        return await self._open(replace(terms_of(plan), opener=opener or person.id), holders)

    async def rematch(self, session: TableSession) -> str:
        """The id of the next game of the same people; the same for all who ask."""
        async with session.lock:
            if session.terms.rematch is None:
                if session.terms.state != OVER:
                    raise Refusal("web-not-over")
                holders = [(seat, person) for person, seats in session.holders.items() for seat in seats]
                terms = again(session.terms, session.game)
                try:
                    await self._open(terms, holders, session.terms.id)
                    self._commits.tell_rematch(session, terms.id)
                except Conflict:
                    await self._tables.catch_up(session)
            return session.terms.rematch or ""

    async def _open(self, terms: Terms, holders: list[tuple[int, str]], rematch_of: str | None = None) -> TableSession:
        await self._commits.open(terms, holders, rematch_of)
        session = await self._tables.find(terms.id)
        async with session.lock:
            await self._commits.deal_if_complete(session)
        return session

    async def sit(self, key: str, person: Person, word: str = "") -> tuple[TableSession, int]:
        """Take the seat of a link, or come back to it from another device.

        The key changes when the seat is taken, so that whoever handed out the link cannot use it any more.
        """
        session, number = await self._tables.seat_of_key(key)
        async with session.lock:
            # Each of the others may take the wanted name first, through another process.
            for _ in session.seats:
                await self._tables.catch_up_if_behind(session)
                with contextlib.suppress(Conflict):
                    await self._take_seat(session, number, key, person, word)
                    return session, number
                session.behind = True
            raise Conflict

    async def _take_seat(self, session: TableSession, number: int, key: str, person: Person, word: str) -> None:
        seat = replace(session.seats[number])
        if not secrets.compare_digest(seat.key, key):
            raise NoTable
        if number in session.seats_of(person.id):
            return
        if not seat.taken:
            seat.name = different(person.name, [*session.names[:number], *session.names[number + 1 :]])
            seat.word, seat.taken, seat.key = tidy(word, LONGEST_WORD), True, new_key()
        await self._commits.sit(session, number, key, seat, person.id)

    # Deciding ----------------------------------------------------------------------------

    async def play(self, session: TableSession, seat: int, action: int, version: int, token: str | None) -> int:
        """Take a decision that was made on a version; returns the version that it has led to.

        A message with a token that was taken before is answered again, but not taken again.
        """
        return await self._decide(session, seat, version, token, lambda: session.play(seat, action, token))

    async def undo(self, session: TableSession, seat: int, version: int, token: str | None) -> int:
        """Take the seat's last decision back."""

        def take_back() -> EntryRow:
            if not session.terms.undo:
                raise Refusal("web-no-undo-here")
            return session.undo(seat, token)

        return await self._decide(session, seat, version, token, take_back)

    async def _decide(
        self, session: TableSession, seat: int, version: int, token: str | None, make: Callable[[], EntryRow]
    ) -> int:
        with self.times.measured():
            async with session.lock:
                for _ in range(MOST_TRIES):
                    await self._tables.catch_up_if_behind(session)
                    before = session.acknowledged(seat, token)
                    if before is not None:
                        return before
                    session.check_fresh(seat, version)
                    # If another process commits first and the seat is still asked the same, its answer still holds.
                    with contextlib.suppress(Conflict):
                        await self._commits.decision(session, make())
                        return session.version
                raise Conflict

    async def decide_by_order(self, session: TableSession, due: standing_orders.Due, version: int) -> None:
        """Decide as a standing order says, unless the table has changed. Measured like a decision by hand."""
        async with session.lock:
            if session.version == version and standing_orders.due(session) == due:
                # After a conflict the session is behind: autoplay reads what was committed, and looks again.
                with contextlib.suppress(Conflict), self.times.measured():
                    await self._commits.decision(session, session.play(due.seat, due.action, None))

    async def decide_by_bot(self, session: TableSession, seat: int, action: int, version: int) -> None:
        """Decide as a bot has chosen, unless the table has changed."""
        async with session.lock:
            if session.version == version and session.next_bot() == seat:
                with contextlib.suppress(Conflict):
                    await self._commits.decision(session, session.play(seat, action, None))

    # Standing orders ---------------------------------------------------------------------

    async def order(self, session: TableSession, seat: int, wanted: object) -> None:
        """Give a standing order; it decides as soon as the seat is asked."""
        async with self._tables.locked(session):
            await self._commits.orders(session, seat, standing_orders.placed(session, seat, wanted))

    async def cancel(self, session: TableSession, seat: int, text: object) -> None:
        """Take a standing order back."""
        async with self._tables.locked(session):
            await self._commits.orders(session, seat, standing_orders.without(session, seat, text))

    # Talking and watching ----------------------------------------------------------------

    async def say(self, session: TableSession, name: str, seat: int | None, text: str) -> None:
        """Say something at a table."""
        if not (words := tidy(text, LONGEST_LINE)):
            return
        async with self._tables.locked(session):
            # Those who only watch cannot fill the whole chat.
            if len(session.chat) >= (MOST_LINES // 2 if seat is None else MOST_LINES):
                raise Refusal("web-chat-full")
            line = ChatLine(len(session.chat) + 1, name, seat, words, now())
            try:
                await self._commits.chat(session, line)
            except Conflict:
                await self._tables.catch_up(session)
                await self._commits.chat(session, replace(line, number=len(session.chat) + 1))

    async def watch(self, session: TableSession, viewer: Viewer) -> None:
        """Begin to broadcast to a client; people who were away get their seats back."""
        async with session.lock:
            # Both take time, in which other processes may commit more.
            while session.behind or any(session.seats[seat].away for seat in viewer.here):
                await self._tables.catch_up_if_behind(session)
                for seat in viewer.here:
                    await self._commits.set_away(session, seat, False)
            session.watchers.add(viewer)
            viewer.catch_up(session)
            self._broadcaster.players(session, but=viewer)
        self._others.announce(session, ask=len(session.watchers) == 1)

    async def leave(self, session: TableSession, viewer: Viewer) -> None:
        """Stop broadcasting to a client."""
        async with session.lock:
            session.watchers.discard(viewer)
            self._broadcaster.players(session)
        self._others.announce(session)
