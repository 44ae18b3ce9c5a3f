"""All tables of a server: made, joined, played at, kept. Store first, then tell."""

import asyncio
import contextlib
import logging
import re
import secrets
from collections.abc import AsyncIterator, Coroutine
from dataclasses import replace

from sqlalchemy.exc import SQLAlchemyError

from camarilla.core.clauses import Refusal
from camarilla.core.registry import find_game
from camarilla.web import orders, watching
from camarilla.web.commits import Taken
from camarilla.web.match import Match
from camarilla.web.people import Person, tidy
from camarilla.web.plans import HERE, LONGEST_WORD, ME, Plan, again, different, new_key, terms_of
from camarilla.web.schema import OVER, PLAYING, WAITING, EntryRow, Line, Order, Terms
from camarilla.web.store import Store, now
from camarilla.web.thinking import Job, Minds
from camarilla.web.watching import Watcher

LOG = logging.getLogger(__name__)
NAME = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""What the name of a table and the key of a seat are made of."""
LONGEST_LINE = 500
MOST_LINES = 2000
MOST_IN_MEMORY = 500
SWEEP_SECONDS = 20.0


class NoTable(Exception):
    """There is no such table, or no such seat. Says not which: a key must not get into a log."""


class Hall:
    """The one place through which tables are changed."""

    def __init__(self, store: Store, minds: Minds) -> None:
        self.store = store
        self.minds = minds
        self._matches: dict[str, Match] = {}
        self._loading = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = asyncio.Event()

    async def open(self) -> None:
        """Go on with every table, bots included."""
        self.minds.warm()
        self._start(self._go_on())
        self._start(self._sweep())

    async def close(self) -> None:
        """Stop thinking; what is being written is written to the end."""
        self._closing.set()
        drivers = []
        for match in list(self._matches.values()):
            async with match.lock:
                if match.driver is not None:
                    drivers.append(match.driver)
                    match.driver.cancel()
        await asyncio.gather(*drivers, *self._tasks, return_exceptions=True)
        self.minds.close()
        await self.store.close()

    # Finding ---------------------------------------------------------------------------

    async def match(self, id: str) -> Match:
        """The table of that id, replayed from its record if it is not in memory."""
        if id not in self._matches:
            if not NAME.fullmatch(id):
                raise NoTable
            async with self._loading:
                if id not in self._matches:
                    kept = await self.store.load(id)
                    if kept is None:
                        raise NoTable
                    self._forget_some()
                    self._matches[id] = Match(find_game(kept.terms.game), kept)
        return self._matches[id]

    async def seat_of_key(self, key: str) -> tuple[Match, int]:
        """The seat that a link opens."""
        id = await self.store.table_of_key(key) if NAME.fullmatch(key) else None
        if id is not None:
            match = await self.match(id)
            for number, seat in enumerate(match.seats):
                if secrets.compare_digest(seat.key, key) and not seat.is_bot:
                    return match, number
        raise NoTable

    def _forget_some(self) -> None:
        """Tables that nobody looks at and that wait for nobody but people need not be in memory."""
        if len(self._matches) < MOST_IN_MEMORY:
            return
        for id, match in list(self._matches.items()):
            busy = match.watchers or match.driver or match.lock.locked() or match.terms.turn_hours
            if not busy and len(self._matches) >= MOST_IN_MEMORY // 2:
                del self._matches[id]

    # Making and joining ----------------------------------------------------------------

    async def create(self, plan: Plan, person: Person) -> Match:
        """A new table; dealt at once if nobody else is waited for."""
        holders = [(number, person.id) for number, seat in enumerate(plan.seats) if seat in (ME, HERE)]
        return await self._create(terms_of(plan), holders)

    async def _create(self, terms: Terms, holders: list[tuple[int, str]]) -> Match:
        await self.store.create(terms, holders)
        match = await self.match(terms.id)
        async with match.lock:
            await self._deal_if_complete(match)
        return match

    async def sit(self, key: str, person: Person, word: str = "") -> tuple[Match, int]:
        """Take the seat of a link, or come back to it from another device.

        The link changes when a seat is taken, so that whoever handed it out cannot use it any more.
        """
        match, number = await self.seat_of_key(key)
        async with match.lock:
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
            await self._deal_if_complete(match)
            watching.tell_players(match)
        return match, number

    async def _deal_if_complete(self, match: Match) -> None:
        if match.terms.state == WAITING and all(seat.taken for seat in match.seats):
            match.deal()
            match.terms.changed = now()
            await self.store.change(match.terms.id, state=match.terms.state, changed=match.terms.changed)
            watching.tell_state(match)
            self.wake(match)

    async def rematch(self, match: Match) -> str:
        """The next game of the same people; the same for all who ask."""
        async with match.lock:
            if match.terms.rematch is None:
                if match.terms.state != OVER:
                    raise Refusal("web-not-over")
                holders = [(seat, person) for person, seats in match.holders.items() for seat in seats]
                terms = again(match.terms, match.game)
                await self._create(terms, holders)
                match.terms.rematch = terms.id
                await self.store.change(match.terms.id, rematch=terms.id)
                watching.tell_state(match)
            return match.terms.rematch

    # Playing ---------------------------------------------------------------------------

    async def play(self, match: Match, seat: int, action: int, version: int, token: str | None) -> int:
        """Take a decision that was made on a version; says the version that it led to.

        A message that was taken before is answered again and not applied again.
        """
        async with match.lock:
            before = match.acknowledged(seat, token)
            if before is not None:
                return before
            match.check_fresh(seat, version)
            await self._store(match, match.play(seat, action, token))
            return match.version

    async def undo(self, match: Match, seat: int, version: int, token: str | None) -> int:
        """Take the seat's last decision back."""
        async with match.lock:
            before = match.acknowledged(seat, token)
            if before is not None:
                return before
            match.check_fresh(seat, version)
            if not match.terms.undo:
                raise Refusal("web-no-undo-here")
            await self._store(match, match.undo(seat, token), taken_back=True)
            return match.version

    async def _store(self, match: Match, entry: EntryRow, taken_back: bool = False) -> None:
        """Keep what has happened in memory, then tell; what cannot be kept has not happened."""
        try:
            await self.store.append(match.terms.id, entry, match.terms.state)
            await self._let_lapse(match, entry.seat if taken_back else None)
        except (Taken, SQLAlchemyError, asyncio.CancelledError):
            self._matches.pop(match.terms.id, None)
            for watcher in match.watchers:
                watcher.close()
            raise
        watching.tell_state(match)
        self.wake(match)

    # Standing orders -------------------------------------------------------------------

    async def order(self, match: Match, seat: int, wanted: object) -> None:
        """Decide in advance; the order answers as soon as the seat is asked."""
        async with match.lock:
            await self._keep_orders(match, seat, orders.placed(match, seat, wanted))
            watching.tell_orders(match, seat)
            self.wake(match)

    async def cancel(self, match: Match, seat: int, text: object) -> None:
        """Take a standing order back."""
        async with match.lock:
            await self._keep_orders(match, seat, orders.without(match, seat, text))
            watching.tell_orders(match, seat)

    async def _keep_orders(self, match: Match, seat: int, now_standing: list[Order]) -> None:
        await self.store.order(match.terms.id, seat, now_standing)
        match.orders[seat] = now_standing

    async def _let_lapse(self, match: Match, regretful: int | None) -> None:
        """Orders whose lot is over fall; so does one that would repeat at once what its owner took back."""
        for seat, before in list(match.orders.items()):
            left = orders.standing(match, seat)
            repeated = orders.answer(match, seat) if seat == regretful else None
            if repeated is not None:
                left.remove(repeated[0])
            if left != before:
                await self._keep_orders(match, seat, left)

    # Talking ---------------------------------------------------------------------------

    async def say(self, match: Match, name: str, seat: int | None, text: str) -> None:
        """Say something at a table."""
        words = tidy(text, LONGEST_LINE)
        if not words:
            return
        async with match.lock:
            if len(match.chat) >= MOST_LINES:
                raise Refusal("web-chat-full")
            line = Line(len(match.chat) + 1, name, seat, words, now())
            await self.store.say(match.terms.id, line)
            match.chat.append(line)
            watching.tell_chat(match)

    # Watching --------------------------------------------------------------------------

    async def watch(self, match: Match, watcher: Watcher) -> None:
        """Begin to tell somebody; a person who was away has its seat back."""
        async with match.lock:
            match.watchers.add(watcher)
            for seat in watcher.here:
                await self._set_away(match, seat, False)
            watcher.catch_up(match)
            watching.tell_players(match, but=watcher)

    async def leave(self, match: Match, watcher: Watcher) -> None:
        """Stop telling somebody."""
        async with match.lock:
            match.watchers.discard(watcher)
            watching.tell_players(match)

    # Bots and orders -------------------------------------------------------------------

    def wake(self, match: Match) -> None:
        """Let bots and standing orders decide, if any of them has to."""
        if match.driver is None and not self._closing.is_set() and _waits_for_us(match):
            match.driver = asyncio.get_running_loop().create_task(self._drive(match))

    async def _drive(self, match: Match) -> None:
        try:
            while await self._one_step(match):
                pass
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("what decides by itself at table %s stopped", match.terms.id)
        finally:
            match.driver = None

    async def _one_step(self, match: Match) -> bool:
        """One decision of an order or a bot; False when none is owed any more."""
        async with match.lock:
            if not _waits_for_us(match) or self._matches.get(match.terms.id) is not match:
                match.driver = None
                return False
            ordered, seat = orders.due(match), match.next_bot()
            version = match.version
            job = match.job(seat) if ordered is None and seat is not None else None
        if ordered is not None:
            await self._obey(match, ordered, version)
        elif job is not None:
            await self._think(match, job, version)
        return True

    async def _obey(self, match: Match, ordered: orders.Due, version: int) -> None:
        """Decide as the owner ordered, as if by hand; unless something has changed meanwhile."""
        await asyncio.sleep(orders.pause())
        async with match.lock:
            if match.version == version and orders.due(match) == ordered:
                await self._store(match, match.play(ordered.seat, ordered.action, None))

    async def _think(self, match: Match, job: Job, version: int) -> None:
        """Decide as a bot does, no faster than was agreed."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        action = await self.minds.choose(job)
        await asyncio.sleep(max(0.0, match.terms.bot_delay / 1000 - (loop.time() - begun)))
        async with match.lock:
            if match.version == version and match.next_bot() == job.seat:
                await self._store(match, match.play(job.seat, action, None))

    async def _go_on(self) -> None:
        for id in await self.store.playing():
            if self._closing.is_set():
                return
            try:
                self.wake(await self.match(id))
            except Exception:
                LOG.exception("table %s cannot go on", id)

    async def _sweep(self) -> None:
        while not self._closing.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), SWEEP_SECONDS)
            await self.relieve(now())

    async def relieve(self, moment: float) -> None:
        """Let a bot play for those who have kept a table waiting longer than was agreed."""
        for match in list(self._matches.values()):
            limit = match.terms.turn_hours * 3600
            if not limit or match.terms.state != PLAYING or moment - match.terms.changed < limit:
                continue
            async with match.lock:
                for seat in match.to_act():
                    if not match.seats[seat].is_bot and seat not in match.connected():
                        await self._set_away(match, seat, True)
                self.wake(match)
                watching.tell_players(match)

    async def _set_away(self, match: Match, seat: int, away: bool) -> None:
        if match.seats[seat].away != away:
            match.seats[seat].away = away
            await self.store.away(match.terms.id, seat, away)

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _waits_for_us(match: Match) -> bool:
    """Whether a bot or a standing order has to decide."""
    return match.next_bot() is not None or orders.due(match) is not None


@contextlib.asynccontextmanager
async def opened(place: str, minds: Minds) -> AsyncIterator[Hall]:
    """A hall on a database, closed in the end."""
    hall = Hall(await Store.open(place), minds)
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()
