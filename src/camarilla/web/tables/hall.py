"""What people do at tables, and what decides for them: open, sit, play, take back, order, talk, watch."""

import contextlib
import math
import secrets
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import TypeVar

from camarilla.core.clauses import Refusal
from camarilla.core.record import OFF
from camarilla.web.storage.group_commit import Conflict
from camarilla.web.storage.schema import OVER, WAITING, ChatLine, EntryRow, Place, Seat, Terms
from camarilla.web.storage.store import now
from camarilla.web.tables import shuffle, standing_orders
from camarilla.web.tables.bot_job import SUBSTITUTE
from camarilla.web.tables.broadcaster import Broadcaster
from camarilla.web.tables.cache import NoTable, OtherProcesses, TableCache
from camarilla.web.tables.commits import Commits
from camarilla.web.tables.decision_times import DecisionTimes
from camarilla.web.tables.people import Person, tidy
from camarilla.web.tables.plans import (
    HERE,
    ME,
    Plan,
    again,
    freed,
    name_at,
    new_key,
    seated,
    terms_of,
    with_bots,
)  # fmt: skip
from camarilla.web.tables.session import TableSession, Viewer

T = TypeVar("T")
LONGEST_LINE = 500
MOST_LINES = 2000
"""How many lines the chat of a table may have."""
MOST_TRIES = 20
"""How often a change is retried when other processes commit first."""
SECONDS_TO_COME = 120
"""How long a host waits for people before bots may have the empty seats."""


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
        terms = terms_of(replace(plan, commit=shuffle.checked(plan.commit)))
        return await self._open(replace(terms, opener=opener or person.id), holders)

    async def _open(self, terms: Terms, holders: list[tuple[int, str]], rematch_of: str | None = None) -> TableSession:
        await self._commits.open(terms, holders, rematch_of)
        session = await self._tables.find(terms.id)
        self._commits.wake(session)
        return session

    async def sit(
        self, key: str, person: Person, word: str = "", commit: str | None = None
    ) -> tuple[TableSession, int]:
        """Take the seat of a link, or come back to it from another device.

        Whoever sits down tells words for the shuffle at once, or commits to words that are told later.

        The key changes when the seat is taken, so that whoever handed out the link cannot use it any more. Whoever has
        taken the seat by it may ask again and has the seat: the answer may have been lost.
        """
        session, number = await self._tables.seat_of_link(key)

        async def take_seat() -> None:
            seat = session.seats[number]
            if seat.taken and number in session.seats_of(person.id):
                return
            if not secrets.compare_digest(seat.key, key):
                raise NoTable
            if seat.taken:
                await self._commits.hold(session, number, person.id)
                return
            name = name_at(session.seats, number, person.name)
            taken = seated(Seat(seat.kind, name, new_key(), link=key), word, shuffle.checked(commit))
            await self._commits.reseat(session, {number: Place(taken, [person.id])})

        await self._retried(session, take_seat)
        return session, number

    async def _retried(self, session: TableSession, change: Callable[[], Awaitable[T]]) -> T:
        """Change a table under its lock, and again on its latest state whenever another process commits first."""
        async with session.lock:
            for _ in range(MOST_TRIES):
                await self._tables.catch_up_if_behind(session)
                with contextlib.suppress(Conflict):
                    return await change()
            raise Conflict

    # Playing again -----------------------------------------------------------------------

    async def rematch(
        self, session: TableSession, seats: list[int], commit: str | None = None
    ) -> tuple[TableSession, list[int]]:
        """The next game of the same people, the same for all who ask, and which of the seats are still theirs there.

        It is opened by whoever asks first; the other seats are kept for the others, who sit down by asking, too.
        """
        async with self._tables.locked(session):
            if session.terms.rematch is None:
                if session.terms.state != OVER:
                    raise Refusal("web-not-over")
                holders = [(seat, person) for person, held in session.holders.items() for seat in held]
                terms = again(session.terms, session.game, seats, shuffle.checked(commit))
                try:
                    await self._open(terms, holders, session.terms.id)
                    self._commits.tell_rematch(session, terms)
                except Conflict:
                    await self._tables.catch_up(session)
            following = await self._tables.find(session.terms.rematch or "")
        people = set().union(*[session.holders_of(seat) for seat in seats])
        return following, await self.come(following, people, seats, commit)

    async def come(
        self, session: TableSession, people: set[str], seats: list[int], commit: str | None = None
    ) -> list[int]:
        """Sit down on those of the seats that are kept for one of the people; which of the seats are theirs now."""

        async def sit_down() -> list[int]:
            own = [number for number in seats if not people.isdisjoint(session.holders_of(number))]
            kept = [number for number in own if not session.seats[number].taken]
            if kept:
                sure = shuffle.checked(commit)
                taken = {number: seated(session.seats[number], "", sure) for number in kept}
                await self._commits.reseat(session, _held(session, taken))
            return own

        return await self._retried(session, sit_down)

    # What a host may do before the deal ----------------------------------------------------

    async def free(self, session: TableSession, by: list[int], number: int) -> None:
        """Take a seat from whoever has it, or for whom it is kept, and give it a new key."""

        async def free() -> None:
            _check_host(session, by)
            if not 0 <= number < len(session.seats) or session.seats[number].is_bot or number == session.terms.host:
                raise Refusal("web-not-this-seat")
            # A seat that is free already keeps its link: the request may have come twice.
            if shuffle.told_any(session.terms):
                await self._commits.begin_anew(session, [number])
            elif session.seats[number].taken or session.holders_of(number):
                await self._commits.reseat(session, {number: Place(freed(session.seats, number), [])})

        await self._retried(session, free)

    async def fill(self, session: TableSession, by: list[int]) -> None:
        """Give the empty seats to bots, once people have had time to come."""

        async def fill() -> None:
            _check_host(session, by)
            left = self.seconds_to_come(session)
            if left:
                raise Refusal("web-not-yet", seconds=left)
            bots = with_bots(session.seats, SUBSTITUTE)
            await self._commits.reseat(session, {number: Place(seat, []) for number, seat in bots.items()})

        await self._retried(session, fill)

    def seconds_to_come(self, session: TableSession) -> int:
        """How long people still have to come before bots may have their seats."""
        return max(0, math.ceil(SECONDS_TO_COME - self._commits.waited(session)))

    # The words of the shuffle ------------------------------------------------------------

    async def commit(self, session: TableSession, by: list[int], commit: str) -> None:
        """Commit to new words, for those of the seats that have to because the shuffle was begun anew."""

        async def commit_to_words() -> None:
            sure = shuffle.checked(commit)
            owed = [number for number in by if session.seats[number].commit == shuffle.OWED]
            if owed and sure is not None:
                seats = {number: replace(session.seats[number], commit=sure) for number in owed}
                await self._commits.reseat(session, _held(session, seats))

        await self._retried(session, commit_to_words)

    async def tell_words(self, session: TableSession, by: list[int], words: str) -> None:
        """Tell the words that seats have committed to; with the last ones the game is dealt. It may be repeated."""

        async def tell() -> None:
            seats = shuffle.with_words(session.terms, by, words)
            if seats:
                await self._commits.reseat(session, _held(session, seats))

        # Whoever sat down last may have done so through another process.
        await self._tables.find(session.terms.id)
        await self._retried(session, tell)

    # Deciding ----------------------------------------------------------------------------

    async def play(self, session: TableSession, seat: int, action: int, version: int, token: str | None) -> int:
        """Take a decision that was made on a version; returns the version that it has led to.

        A message with a token that was taken before is answered again, but not taken again.
        """
        return await self._decide(session, seat, version, token, lambda: session.play(seat, action, token))

    async def undo(self, session: TableSession, seat: int, version: int, token: str | None) -> int:
        """Take the seat's last decision back."""

        def take_back() -> EntryRow:
            if session.terms.undo == OFF:
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
            while session.outdated or any(session.seats[seat].away for seat in viewer.here):
                await self._tables.catch_up_if_behind(session)
                for seat in viewer.here:
                    await self._commits.set_away(session, seat, False)
            # A spectator changes nothing for the others, however many come.
            seen_by_others = not viewer.spectator and not viewer.here <= session.connected()
            session.watchers.add(viewer)
            self._broadcaster.welcome(session, viewer)
            if seen_by_others:
                self._broadcaster.players(session)
            self._commits.wake(session)
        first = len(session.watchers) == 1
        if first or not viewer.spectator:
            self._others.announce(session, ask=first)

    async def leave(self, session: TableSession, viewer: Viewer) -> None:
        """Stop broadcasting to a client."""
        async with session.lock:
            session.watchers.discard(viewer)
            if not viewer.spectator and not viewer.here <= session.connected():
                self._broadcaster.players(session)
        if not viewer.spectator:
            self._others.announce(session)


def _held(session: TableSession, seats: Mapping[int, Seat]) -> dict[int, Place]:
    """Changed seats, in the hands of those who hold them."""
    return {number: Place(seat, sorted(session.holders_of(number))) for number, seat in seats.items()}


def _check_host(session: TableSession, by: list[int]) -> None:
    if session.terms.state != WAITING:
        raise Refusal("web-dealt")
    if session.terms.host not in by:
        raise Refusal("web-not-host")
