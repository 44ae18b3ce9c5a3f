"""Nobody stays behind: two processes on one PostgreSQL, and news that one of them does not hear, or hears too soon.

Both halls live in the test's own process, so that the test decides what happens between reading and answering.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import asyncpg
import pytest

from camarilla.web.storage.database import DatabaseUnavailable
from camarilla.web.tables.hall import Hall, NoTable, opened
from camarilla.web.tables.session import TableSession
from camarilla.web.workers.cluster import Cluster
from camarilla.web.http.cookies import Person
from camarilla.web.tables.plans import Plan
from camarilla.web.storage.store import steady
from camarilla.web.live.watchers import Watcher
from camarilla.web.http.language import page_voice
from tests.postgres import Postgres
from tests.web.crowd import until
from tests.web.house import thinking_here

ANNA, BELA = Person("anna", "Anna"), Person("bela", "Béla")
GAME = "ruse-and-bruise"
Test = Callable[[Hall, Hall], Awaitable[None]]


class Pair:
    """Two halls on one database."""

    def __init__(self, database: str) -> None:
        self.database = database

    def __call__(self, test: Test) -> None:
        async def run() -> None:
            async with self._open() as here, self._open() as there:
                await test(here, there)

        asyncio.run(asyncio.wait_for(run(), 60))

    @contextlib.asynccontextmanager
    async def _open(self) -> AsyncIterator[Hall]:
        async with opened(self.database, thinking_here()) as hall:
            await until(lambda: link_of(hall) is not None, "it listens")
            yield hall

    async def cut(self, hall: Hall) -> None:
        """PostgreSQL ends the connection through which a hall listens; returns when the hall cannot hear any more."""
        link = link_of(hall)
        connection = await asyncpg.connect(self.database)
        await connection.execute("SELECT pg_terminate_backend($1)", link.get_server_pid())
        await connection.close()
        await until(link.is_closed, "the connection is cut")

    async def mended(self, hall: Hall) -> None:
        """Returns as soon as the hall listens again."""
        await until(lambda: link_of(hall) is not None and not link_of(hall).is_closed(), "it listens again")


@pytest.fixture
def pair(postgres: Postgres) -> Pair:
    return Pair(postgres.database())


def link_of(hall: Hall) -> Any:
    assert isinstance(hall.neighbours, Cluster)
    return hall.neighbours._link


async def table_in(hall: Hall, **more: Any) -> str:
    """A table of Anna and Béla, both of whom decide at any time in turn."""
    match = await hall.create(Plan(GAME, ["me", "friend"], "Anna", **more), ANNA)
    await hall.sit(match.seats[1].key, BELA)
    assert match.dealt
    return match.terms.id


async def decide(hall: Hall, id: str) -> int:
    """Whoever is asked decides through that hall; says the version."""
    match = await hall.match(id)
    seat = match.to_act()[0]
    return await hall.play(match, seat, match.table.legal(seat)[0], match.version, None)


def looking(match: TableSession, seat: int | None = None) -> Watcher:
    return Watcher(seat, page_voice(match.game, "en", match.names))


def once(hall: Hall, name: str, then: Callable[[Callable[[], Awaitable[Any]]], Awaitable[Any]]) -> None:
    """The next call of the store goes through `then`, which gets the call itself; those after it are as ever."""
    real = getattr(hall.store, name)

    async def changed(*given: Any) -> Any:
        setattr(hall.store, name, real)
        return await then(lambda: real(*given))

    setattr(hall.store, name, changed)


# The news comes while something else is being done --------------------------------------


def test_whoever_asks_after_a_decision_sees_it_through_whichever_process(pair: Pair) -> None:
    async def test(here: Hall, there: Hall) -> None:
        id = await table_in(here)
        for number in range(10):
            one, other = (here, there) if number % 2 else (there, here)
            version = await decide(one, id)
            assert (await other.match(id)).version == version == number + 1

    pair(test)


def test_what_is_kept_while_a_table_is_read_for_the_first_time(pair: Pair) -> None:
    async def test(here: Hall, there: Hall) -> None:
        id = await table_in(there)

        async def overtaken(load: Callable[[], Awaitable[Any]]) -> Any:
            read = await load()
            await decide(there, id)
            # All that was told has been heard now, and there is nothing yet that it could be told to.
            assert await here.neighbours.settle() and here.in_memory_by(id) is None
            return read

        once(here, "load", overtaken)
        assert (await here.match(id)).version == 1

    pair(test)


def test_what_is_kept_between_finding_a_table_and_looking_at_it(pair: Pair) -> None:
    async def test(here: Hall, there: Hall) -> None:
        id = await table_in(there)
        match = await here.match(id)
        await decide(there, id)
        assert await here.neighbours.settle()

        async def overtaken(load: Callable[[], Awaitable[Any]]) -> Any:
            read = await load()
            await decide(there, id)
            assert await here.neighbours.settle()
            return read

        # One more comes while that is read for the one who begins to look.
        once(here, "load", overtaken)
        watcher = looking(match)
        await here.watch(match, watcher)
        assert watcher.have == match.version == 2

    pair(test)


def test_what_is_kept_while_one_who_was_away_gets_the_seat_back(pair: Pair) -> None:
    async def test(here: Hall, there: Hall) -> None:
        id = await table_in(there)
        await there.relief.set_away(await there.match(id), 0, True)
        match = await here.match(id)

        async def overtaken(write: Callable[[], Awaitable[Any]]) -> None:
            await write()
            await decide(there, id)
            assert await here.neighbours.settle()

        once(here, "away", overtaken)
        watcher = looking(match, 0)
        await here.watch(match, watcher)
        await until(lambda: watcher.have >= 1, "what was decided meanwhile is told")
        assert not match.seats[0].away

    pair(test)


# The news is not heard ------------------------------------------------------------------


def test_what_is_kept_while_the_connection_is_cut(pair: Pair) -> None:
    async def test(here: Hall, there: Hall) -> None:
        looked_at, other = await table_in(there), await table_in(there)
        match = await here.match(looked_at)
        await here.match(other)
        watcher = looking(match)
        await here.watch(match, watcher)
        await pair.cut(here)
        for id in (looked_at, other):
            await decide(there, id)
        # Whoever asks is answered with what is kept, although nothing is heard.
        assert (await here.match(other)).version == 1
        await decide(there, other)
        # The connection comes back; one table cannot be read yet, which does not make the other one old.
        async with match.lock:
            await pair.mended(here)
            assert (await here.match(other)).version == 2
        await until(lambda: watcher.have == 1, "whoever looks is told what was missed")

    pair(test)


def test_a_table_that_was_read_before_the_connection_came_back(pair: Pair) -> None:
    async def test(here: Hall, there: Hall) -> None:
        id = await table_in(there)
        await pair.cut(here)

        async def overtaken(load: Callable[[], Awaitable[Any]]) -> Any:
            read = await load()
            await decide(there, id)
            await pair.mended(here)
            return read

        once(here, "load", overtaken)
        assert (await here.match(id)).version == 1

    pair(test)


def test_a_forgotten_table_at_which_somebody_begins_to_look(pair: Pair) -> None:
    async def test(here: Hall, there: Hall) -> None:
        id = await table_in(there)
        match = await here.match(id)
        here._matches.clear()
        watcher = looking(match)
        await here.watch(match, watcher)
        await pair.cut(here)
        await decide(there, id)
        await until(lambda: watcher.have == 1, "it is told what was missed")

    pair(test)


def test_a_forgotten_table_that_somebody_found_before_the_connection_was_cut(pair: Pair) -> None:
    async def test(here: Hall, there: Hall) -> None:
        id = await table_in(there)
        match = await here.match(id)
        here._matches.clear()
        await pair.cut(here)
        await decide(there, id)
        await pair.mended(here)
        watcher = looking(match)
        await here.watch(match, watcher)
        assert watcher.have == 1

    pair(test)


def test_news_that_could_not_be_read_at_once_is_read_later(pair: Pair) -> None:
    async def test(here: Hall, there: Hall) -> None:
        id = await table_in(there)
        match = await here.match(id)
        watcher = looking(match)
        await here.watch(match, watcher)
        failed = []

        async def away(_: object) -> None:
            failed.append(match.version)
            raise DatabaseUnavailable(OSError("gone for a moment"))

        once(here, "load", away)
        await decide(there, id)
        await until(lambda: watcher.have == 1, "it is read again")
        assert failed == [0]

    pair(test)


def test_a_decision_that_was_kept_although_nobody_learned_so(pair: Pair) -> None:
    async def test(here: Hall, there: Hall) -> None:
        id = await table_in(here)
        match = await here.match(id)
        watcher = looking(match)
        await here.watch(match, watcher)

        async def answer_lost(write: Callable[[], Awaitable[Any]]) -> None:
            await write()
            raise DatabaseUnavailable(OSError("cut before the answer"))

        once(here, "append", answer_lost)
        with pytest.raises(DatabaseUnavailable):
            await decide(here, id)
        assert match.version == 0 and (await there.match(id)).version == 1
        # Its sender may never come back; those who look are told nonetheless.
        await until(lambda: watcher.have == 1, "what was kept is told")

    pair(test)


# Who is there ---------------------------------------------------------------------------


def test_who_decided_through_another_process_is_not_absent(pair: Pair) -> None:
    async def test(here: Hall, there: Hall) -> None:
        id = await table_in(there, turn_hours=24)
        match = await here.match(id)
        await pair.cut(here)
        waited_since = match.waits_since
        await decide(there, id)
        # As far as is known here, the table has waited for a day.
        await here.relief.relieve(waited_since + 24 * 3600)
        assert match.version == 1
        assert not any(seat.away for seat in match.seats)
        # Whoever really does not come is relieved.
        await here.relief.relieve(match.waits_since + 24 * 3600)
        assert [match.seats[seat].away for seat in match.to_act()] == [True]

    pair(test)


def test_who_comes_while_taken_for_absent_elsewhere_keeps_the_seat(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    held_back: list[Callable[[], None]] = []
    hear = Cluster._heard
    deaf = True

    def heard(self: Cluster, *said: Any) -> None:
        held_back.append(lambda: hear(self, *said)) if deaf else hear(self, *said)

    monkeypatch.setattr(Cluster, "_heard", heard)

    async def test(here: Hall, there: Hall) -> None:
        nonlocal deaf
        id = await table_in(here, turn_hours=24)
        match, other = await here.match(id), await there.match(id)
        seat = match.to_act()[0]
        await here.watch(match, looking(match, seat))
        # The other process has not heard of that yet.
        await there.relief.relieve(other.waits_since + 24 * 3600)
        assert other.seats[seat].away
        for hall in (here, there):
            assert await hall.neighbours.settle()
        deaf = False
        for news in held_back:
            news()
        await until(lambda: not other.seats[seat].away and not other.behind, "the seat is given back")
        kept = await there.store.load(id)
        assert kept is not None and not kept.terms.seats[seat].away
        assert other.connected() == {seat}

    pair(test)


def test_a_table_waits_for_decisions_from_the_deal_on(pair: Pair) -> None:
    async def test(here: Hall, there: Hall) -> None:
        match = await here.create(Plan(GAME, ["me", "friend"], "Anna", turn_hours=24), ANNA)
        other = await there.match(match.terms.id)
        # For three days a friend was waited for.
        match.waits_since = other.waits_since = steady() - 3 * 24 * 3600
        await here.sit(match.seats[1].key, BELA)
        assert (await there.match(match.terms.id)).dealt
        for hall, known in ((here, match), (there, other)):
            await hall.relief.relieve(steady() + 60)
            assert not any(seat.away for seat in known.seats)

    pair(test)


def test_two_of_the_same_name_who_sit_down_at_the_same_moment(pair: Pair) -> None:
    async def test(here: Hall, there: Hall) -> None:
        match = await here.create(Plan(GAME, ["me", "friend", "friend"], "Anna"), ANNA)
        keys = [seat.key for seat in match.seats]
        other = await there.match(match.terms.id)
        both_write = asyncio.Barrier(2)

        async def together(write: Callable[[], Awaitable[Any]]) -> None:
            # Each has looked who sits there, and neither has sat down.
            await both_write.wait()
            await write()

        for hall in (here, there):
            once(hall, "sit", together)
        await asyncio.gather(here.sit(keys[1], BELA), there.sit(keys[2], Person("another", "Béla")))
        for hall in (here, there):
            known = await hall.match(match.terms.id)
            assert known.dealt and sorted(known.names) == ["Anna", "Béla", "Béla 2"]
        assert match.names == other.names and match.table._position.digest() == other.table._position.digest()

    pair(test)


def test_a_link_that_two_use_at_the_same_moment_seats_one(pair: Pair) -> None:
    async def test(here: Hall, there: Hall) -> None:
        match = await here.create(Plan(GAME, ["me", "friend"], "Anna"), ANNA)
        key = match.seats[1].key
        await there.match(match.terms.id)
        both_write = asyncio.Barrier(2)

        async def together(write: Callable[[], Awaitable[Any]]) -> None:
            await both_write.wait()
            await write()

        for hall in (here, there):
            once(hall, "sit", together)
        people = [BELA, Person("carlo", "Carlo")]
        seated = [hall.sit(key, person) for hall, person in zip((here, there), people, strict=True)]
        results = await asyncio.gather(*seated, return_exceptions=True)
        [late] = [result for result in results if isinstance(result, BaseException)]
        assert isinstance(late, NoTable)
        first = people[results.index(late) ^ 1]
        for hall in (here, there):
            known = await hall.match(match.terms.id)
            assert known.names == ["Anna", first.name] and known.seats_of(first.id) == [1]

    pair(test)


def test_two_that_write_the_same_tables_in_another_order_do_not_wait_for_each_other_for_ever(pair: Pair) -> None:
    async def test(here: Hall, there: Hall) -> None:
        first, second, held_here, held_there = [await table_in(here) for _ in range(4)]
        blocker = await asyncpg.connect(pair.database)
        holding = blocker.transaction()
        await holding.start()
        held = [held_here, held_there]
        await blocker.execute('SELECT 1 FROM seats WHERE seat = 0 AND "table" = ANY($1) FOR UPDATE', held)
        # Each has written one of the two and stands before a row that is held.
        writing = asyncio.gather(
            *[here.store.away(id, 0, True) for id in (first, held_here, second)],
            *[there.store.away(id, 0, True) for id in (second, held_there, first)],
        )
        while await blocker.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted") < 2:
            await asyncio.sleep(0.01)
        await holding.rollback()
        await blocker.close()
        await writing
        kept = await here.store.load(first)
        assert kept is not None and kept.terms.seats[0].away

    pair(test)
