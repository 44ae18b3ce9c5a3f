"""All tables of a server: made, joined, played at, kept. Store first, then tell."""

import asyncio
import contextlib
import logging
import re
import secrets
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from weakref import WeakValueDictionary

from camarilla.core.clauses import Refusal
from camarilla.core.errors import CamarillaError
from camarilla.core.registry import find_game
from camarilla.web.http.cookies import Person, tidy
from camarilla.web.http.metrics import Decisions, measured
from camarilla.web.live import watchers
from camarilla.web.storage.database import DatabaseUnavailable
from camarilla.web.storage.group_commit import Conflict
from camarilla.web.storage.schema import OVER, PLAYING, WAITING, EntryRow, Line, Order, Terms
from camarilla.web.storage.store import Store, now
from camarilla.web.tables import standing_orders
from camarilla.web.tables.plans import HERE, LONGEST_WORD, ME, Plan, again, different, new_key, terms_of
from camarilla.web.tables.session import TableSession
from camarilla.web.workers.absence import Absence
from camarilla.web.workers.autoplay import Autoplay
from camarilla.web.workers.bot_pool import BotPool
from camarilla.web.workers.cluster import Cluster, SingleProcess
from camarilla.web.workers.tasks import Tasks

LOG = logging.getLogger(__name__)
NAME = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""What the name of a table and the key of a seat are made of."""
LONGEST_LINE = 500
MOST_LINES = 2000
MOST_IDLE, MOST_FINISHED = 1000, 50
"""How many tables at which nobody is stay in memory: of those that go on, and of those that are over."""
MOST_TRIES = 20
"""How often a decision is tried anew that other processes come before."""


class NoTable(CamarillaError):
    """There is no such table, or no such seat. Says not which: a key must not get into a log."""


class Hall:
    """The one place through which tables are changed."""

    def __init__(self, store: Store, minds: BotPool) -> None:
        self.store = store
        self.minds = minds
        self.decisions = Decisions()
        self.driving = Autoplay(self)
        self.relief = Absence(self)
        self.neighbours = Cluster(store, self) if store.shared else SingleProcess()
        self._matches: dict[str, TableSession] = {}
        self._still_held: WeakValueDictionary[str, TableSession] = WeakValueDictionary()
        self._loading = asyncio.Lock()
        self.tasks = Tasks()
        self._listening: asyncio.Task[None] | None = None
        self.closing = asyncio.Event()

    async def open(self) -> None:
        """Go on with every table, bots included."""
        self.minds.warm()
        self._listening = asyncio.get_running_loop().create_task(self.neighbours.run())
        self.tasks.start(self.driving.go_on())
        self.tasks.start(self.relief.run())

    async def close(self) -> None:
        """Stop thinking; what is being written is written to the end."""
        self.closing.set()
        drivers = []
        for match in self.held():
            async with match.lock:
                if match.driver is not None:
                    drivers.append(match.driver)
                    match.driver.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)
        await self.tasks.finish()
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        self.minds.close()
        await self.store.close()

    # Finding ---------------------------------------------------------------------------

    async def match(self, id: str) -> TableSession:
        """The table of that id, replayed from its record if it is not in memory, and as new as what is kept."""
        match = self.in_memory_by(id) or await self._load(id)
        # In the order in which they were asked for, so that the first to be forgotten is first.
        self._matches.pop(id, None)
        self._matches[id] = match
        self._forget_some()
        if not await self.neighbours.settle():
            match.behind = True
        if match.behind:
            async with match.lock:
                await self.catch_up_if_behind(match)
        return match

    async def _load(self, id: str) -> TableSession:
        if not NAME.fullmatch(id):
            raise NoTable
        async with self._loading:
            match = self.in_memory_by(id)
            if match is None:
                news = self.neighbours.news
                kept = await self.store.load(id)
                if kept is None:
                    raise NoTable
                match = TableSession(find_game(kept.terms.game), kept)
                # What was told while we read was told to nobody.
                match.behind = self.neighbours.news != news
                # Whoever still has a table that was forgotten, and whoever asks for it anew, have the same one.
                self._still_held[id] = match
                if match.terms.turn_hours:
                    self.tasks.start(self.neighbours.tell_presence(match, ask=True))
        return match

    def in_memory(self) -> list[TableSession]:
        """The tables that need not be read from the database."""
        return list(self._matches.values())

    def held(self) -> list[TableSession]:
        """These, and those that were forgotten while somebody still has them."""
        return list(self._still_held.values())

    def in_memory_by(self, id: str) -> TableSession | None:
        """The table of that id, if it is in memory."""
        return self._matches.get(id) or self._still_held.get(id)

    async def seat_of_key(self, key: str) -> tuple[TableSession, int]:
        """The seat that a link opens."""
        id = await self.store.table_of_key(key) if NAME.fullmatch(key) else None
        if id is not None:
            match = await self.match(id)
            for number, seat in enumerate(match.seats):
                if secrets.compare_digest(seat.key, key) and not seat.is_bot:
                    return match, number
        raise NoTable

    def _forget_some(self) -> None:
        """Of the tables at which nobody is and nothing goes on, only the latest need be in memory."""
        idle = [(id, match.terms.state == OVER) for id, match in self._matches.items() if not _busy(match)]
        going_on = [id for id, over in idle if not over]
        finished = [id for id, over in idle if over]
        for id in going_on[:-MOST_IDLE] + finished[:-MOST_FINISHED]:
            del self._matches[id]

    # Making and joining ----------------------------------------------------------------

    async def create(self, plan: Plan, person: Person, opener: str = "") -> TableSession:
        """A new table; dealt at once if nobody else is waited for. It counts among the opener's open ones."""
        holders = [(number, person.id) for number, seat in enumerate(plan.seats) if seat in (ME, HERE)]
        return await self._create(replace(terms_of(plan), opener=opener or person.id), holders)

    async def _create(self, terms: Terms, holders: list[tuple[int, str]], before: str | None = None) -> TableSession:
        await self.store.create(terms, holders, before)
        LOG.info("table %s is opened: %s", terms.id, terms.game)
        match = await self.match(terms.id)
        async with match.lock:
            await self._deal_if_complete(match)
        return match

    async def sit(self, key: str, person: Person, word: str = "") -> tuple[TableSession, int]:
        """Take the seat of a link, or come back to it from another device.

        The link changes when a seat is taken, so that whoever handed it out cannot use it any more.
        """
        match, number = await self.seat_of_key(key)
        async with match.lock:
            # Through other processes each of the others may be first to take the name.
            for _ in match.seats:
                await self.catch_up_if_behind(match)
                with contextlib.suppress(Conflict):
                    await self._seat(match, number, key, person, word)
                    break
                match.behind = True
            else:
                raise Conflict
            await self._deal_if_complete(match)
            watchers.tell_players(match)
        return match, number

    async def _seat(self, match: TableSession, number: int, key: str, person: Person, word: str) -> None:
        seat = replace(match.seats[number])
        if not secrets.compare_digest(seat.key, key):
            raise NoTable
        if not seat.taken:
            seat.name = different(person.name, [*match.names[:number], *match.names[number + 1 :]])
            seat.word, seat.taken, seat.key = tidy(word, LONGEST_WORD), True, new_key()
        if number not in match.seats_of(person.id):
            await self.store.sit(match.terms.id, number, key, seat, person.id)
            match.holders.setdefault(person.id, []).append(number)
            match.seats[number] = seat

    async def _deal_if_complete(self, match: TableSession) -> None:
        if match.terms.state == WAITING and all(seat.taken for seat in match.seats):
            match.deal()
            match.terms.changed = now()
            try:
                await self.store.deal(match.terms.id, match.terms.changed)
            except DatabaseUnavailable:
                match.collect()
                raise
            watchers.tell_state(match)
            self.driving.wake(match)

    async def rematch(self, match: TableSession) -> str:
        """The next game of the same people; the same for all who ask."""
        async with match.lock:
            if match.terms.rematch is None:
                if match.terms.state != OVER:
                    raise Refusal("web-not-over")
                holders = [(seat, person) for person, seats in match.holders.items() for seat in seats]
                terms = again(match.terms, match.game)
                try:
                    await self._create(terms, holders, match.terms.id)
                    match.terms.rematch = terms.id
                    watchers.tell_state(match)
                except Conflict:
                    await self.catch_up(match)
            return match.terms.rematch or ""

    # Playing ---------------------------------------------------------------------------

    @measured
    async def play(self, match: TableSession, seat: int, action: int, version: int, token: str | None) -> int:
        """Take a decision that was made on a version; says the version that it led to.

        A message that was taken before is answered again and not applied again.
        """
        return await self._decide(match, seat, version, token, lambda: match.play(seat, action, token))

    @measured
    async def undo(self, match: TableSession, seat: int, version: int, token: str | None) -> int:
        """Take the seat's last decision back."""

        def take_back() -> EntryRow:
            if not match.terms.undo:
                raise Refusal("web-no-undo-here")
            return match.undo(seat, token)

        return await self._decide(match, seat, version, token, take_back)

    async def _decide(
        self, match: TableSession, seat: int, version: int, token: str | None, make: Callable[[], EntryRow]
    ) -> int:
        async with match.lock:
            for _ in range(MOST_TRIES):
                await self.catch_up_if_behind(match)
                before = match.acknowledged(seat, token)
                if before is not None:
                    return before
                match.check_fresh(seat, version)
                try:
                    await self.keep(match, make())
                except Conflict:
                    # Another process was faster. If the question is still the same, so is the answer.
                    continue
                return match.version
            raise Conflict

    @measured
    async def obey(self, match: TableSession, seat: int, action: int) -> None:
        """Decide as a standing order says, counted as if by hand; the caller has the lock."""
        await self.keep(match, match.play(seat, action, None))

    async def keep(self, match: TableSession, entry: EntryRow) -> None:
        """Keep what has happened in memory, then tell; what cannot be kept has not happened."""
        try:
            await self.store.append(match.terms.id, entry, match.terms.state)
        except BaseException:
            match.take_back()
            raise
        with contextlib.suppress(DatabaseUnavailable):
            await self._let_lapse(match, entry.seat if entry.undo else None)
        watchers.tell_state(match)
        self.driving.wake(match)

    # Standing orders -------------------------------------------------------------------

    async def order(self, match: TableSession, seat: int, wanted: object) -> None:
        """Decide in advance; the order answers as soon as the seat is asked."""
        async with match.lock:
            await self.catch_up_if_behind(match)
            await self._keep_orders(match, seat, standing_orders.placed(match, seat, wanted))
            watchers.tell_orders(match, seat)
            self.driving.wake(match)

    async def cancel(self, match: TableSession, seat: int, text: object) -> None:
        """Take a standing order back."""
        async with match.lock:
            await self.catch_up_if_behind(match)
            await self._keep_orders(match, seat, standing_orders.without(match, seat, text))
            watchers.tell_orders(match, seat)

    async def _keep_orders(self, match: TableSession, seat: int, now_standing: list[Order]) -> None:
        await self.store.order(match.terms.id, seat, now_standing)
        match.orders[seat] = now_standing

    async def _let_lapse(self, match: TableSession, regretful: int | None) -> None:
        """Orders whose lot is over fall; so does one that would repeat at once what its owner took back."""
        for seat, before in list(match.orders.items()):
            left = standing_orders.standing(match, seat)
            repeated = standing_orders.answer(match, seat) if seat == regretful else None
            if repeated is not None:
                left.remove(repeated[0])
            if left != before:
                await self._keep_orders(match, seat, left)

    # Talking ---------------------------------------------------------------------------

    async def say(self, match: TableSession, name: str, seat: int | None, text: str) -> None:
        """Say something at a table."""
        if not (words := tidy(text, LONGEST_LINE)):
            return
        async with match.lock:
            # Those who watch cannot take all the room from those who play.
            if len(match.chat) >= (MOST_LINES // 2 if seat is None else MOST_LINES):
                raise Refusal("web-chat-full")
            await self.catch_up_if_behind(match)
            line = Line(len(match.chat) + 1, name, seat, words, now())
            try:
                await self.store.say(match.terms.id, line)
            except Conflict:
                await self.catch_up(match)
                line.number = len(match.chat) + 1
                await self.store.say(match.terms.id, line)
            match.chat.append(line)
            watchers.tell_chat(match)

    # Watching --------------------------------------------------------------------------

    async def watch(self, match: TableSession, watcher: watchers.Watcher) -> None:
        """Begin to tell somebody; a person who was away has its seat back."""
        async with match.lock:
            # Whoever is told of from now on must hear all: what came before is read first.
            while match.behind:
                await self.catch_up(match)
            match.watchers.add(watcher)
            for seat in watcher.here:
                await self.relief.set_away(match, seat, False)
            watcher.catch_up(match)
            watchers.tell_players(match, but=watcher)
        await self.neighbours.tell_presence(match, ask=len(match.watchers) == 1)

    async def leave(self, match: TableSession, watcher: watchers.Watcher) -> None:
        """Stop telling somebody."""
        async with match.lock:
            match.watchers.discard(watcher)
            watchers.tell_players(match)
        self.tasks.start(self.neighbours.tell_presence(match))

    # Catching up -----------------------------------------------------------------------

    async def catch_up(self, match: TableSession) -> None:
        """Read what has been kept since, and tell those who look here; the caller has the lock."""
        before, ordered = watchers.in_sight(match), match.orders
        # What is kept while we read is told anew, and then read by the next.
        match.behind = False
        try:
            kept = await self.store.load(match.terms.id, match.version, len(match.chat))
        except BaseException:
            match.behind = True
            raise
        if kept is None:
            return
        match.learn(kept)
        await self._deal_if_complete(match)
        # Nobody else may notice that a seat has given an order.
        if watchers.in_sight(match) != before:
            watchers.tell_state(match)
        for seat in match.orders.keys() | ordered.keys():
            if match.orders.get(seat, []) != ordered.get(seat, []):
                watchers.tell_orders(match, seat)

    async def catch_up_if_behind(self, match: TableSession) -> None:
        """Whoever has taken the lock reads first what it has missed."""
        if match.behind:
            await self.catch_up(match)


def _busy(match: TableSession) -> bool:
    """Whether somebody is at a table, something is about to happen there, or time runs."""
    timed = match.terms.turn_hours and match.terms.state == PLAYING
    return bool(match.watchers or match.driver or timed or match.lock.locked())


@contextlib.asynccontextmanager
async def opened(place: str, minds: BotPool) -> AsyncIterator[Hall]:
    """A hall on a database, closed in the end."""
    hall = Hall(await Store.open(place), minds)
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()
