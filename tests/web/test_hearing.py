"""Nobody stays behind: two processes on one PostgreSQL, and news that one of them does not hear, or hears too soon.

Both backends live in the test's own process, so that the test decides what happens between reading and answering.
"""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import asyncpg
import pytest

from camarilla.web.storage.database import DatabaseUnavailable
from camarilla.web.app import Backend, opened
from camarilla.web.tables.cache import NoTable
from camarilla.web.tables.session import TableSession
from camarilla.web.workers.cluster import Cluster
from camarilla.web.tables.people import Person
from camarilla.web.tables.recent import RecentTables
from camarilla.web.tables.plans import Plan
from camarilla.web.live.watchers import Watcher
from camarilla.web.http.language import page_voice
from tests.postgres import Postgres
from tests.web.crowd import until
from tests.web.house import pass_time, thinking_here

ANNA, BELA = Person("anna", "Anna"), Person("bela", "Béla")
GAME = "ruse-and-bruise"
Test = Callable[[Backend, Backend], Awaitable[None]]


class Pair:
    """Two backends on one database."""

    def __init__(self, database: str) -> None:
        self.database = database

    def __call__(self, test: Test) -> None:
        async def run() -> None:
            async with self._open() as here, self._open() as there:
                await test(here, there)

        asyncio.run(asyncio.wait_for(run(), 60))

    @contextlib.asynccontextmanager
    async def _open(self) -> AsyncIterator[Backend]:
        async with opened(self.database, thinking_here()) as backend:
            await until(lambda: link_of(backend) is not None, "it listens")
            yield backend

    async def cut(self, backend: Backend) -> None:
        """PostgreSQL ends the connection through which a backend listens; returns when it cannot hear any more."""
        link = link_of(backend)
        connection = await asyncpg.connect(self.database)
        await connection.execute("SELECT pg_terminate_backend($1)", link.get_server_pid())
        await connection.close()
        await until(link.is_closed, "the connection is cut")

    async def mended(self, backend: Backend) -> None:
        """Returns as soon as the backend listens again."""
        await until(lambda: link_of(backend) is not None and not link_of(backend).is_closed(), "it listens again")


@pytest.fixture
def pair(postgres: Postgres) -> Pair:
    return Pair(postgres.database())


@pytest.fixture
def terse(monkeypatch: pytest.MonkeyPatch) -> None:
    """Decisions are too long to be told: the others hear only that there is something to read."""
    monkeypatch.setattr("camarilla.web.storage.store._LONGEST_NEWS", 0)


def link_of(backend: Backend) -> Any:
    assert isinstance(backend.cluster, Cluster)
    return backend.cluster._link


async def table_in(backend: Backend, **more: Any) -> str:
    """A table of Anna and Béla, both of whom decide at any time in turn."""
    match = await backend.hall.create(Plan(GAME, ["me", "friend"], "Anna", **more), ANNA)
    await backend.hall.sit(match.seats[1].key, BELA)
    assert match.dealt
    return match.terms.id


async def decide(backend: Backend, id: str) -> int:
    """Whoever is asked decides through that backend; says the version."""
    match = await backend.tables.find(id)
    seat = match.to_act()[0]
    return await backend.hall.play(match, seat, match.table.legal(seat)[0], match.version, None)


def looking(match: TableSession, seat: int | None = None) -> Watcher:
    return Watcher(seat, page_voice(match.game, "en", match.names))


def once(backend: Backend, name: str, then: Callable[[Callable[[], Awaitable[Any]]], Awaitable[Any]]) -> None:
    """The next call of the store goes through `then`, which gets the call itself; those after it are as ever."""
    real = getattr(backend.store, name)

    async def changed(*given: Any) -> Any:
        setattr(backend.store, name, real)
        return await then(lambda: real(*given))

    setattr(backend.store, name, changed)


# The news comes while something else is being done --------------------------------------


def test_whoever_asks_after_a_decision_sees_it_through_whichever_process(pair: Pair) -> None:
    async def test(here: Backend, there: Backend) -> None:
        id = await table_in(here)
        for number in range(10):
            one, other = (here, there) if number % 2 else (there, here)
            version = await decide(one, id)
            assert (await other.tables.find(id)).version == version == number + 1

    pair(test)


def test_what_is_kept_while_a_table_is_read_for_the_first_time(pair: Pair) -> None:
    async def test(here: Backend, there: Backend) -> None:
        id = await table_in(there)

        async def overtaken(load: Callable[[], Awaitable[Any]]) -> Any:
            read = await load()
            await decide(there, id)
            # All that was told has been heard now, and there is nothing yet that it could be told to.
            assert await here.cluster.settle() and here.tables.get(id) is None
            return read

        once(here, "load", overtaken)
        assert (await here.tables.find(id)).version == 1

    pair(test)


def test_what_is_kept_between_finding_a_table_and_looking_at_it(pair: Pair) -> None:
    async def test(here: Backend, there: Backend) -> None:
        id = await table_in(there)
        match = await here.tables.find(id)
        await decide(there, id)
        assert await here.cluster.settle()

        async def overtaken(load: Callable[[], Awaitable[Any]]) -> Any:
            read = await load()
            await decide(there, id)
            assert await here.cluster.settle()
            return read

        # One more comes while that is read for the one who begins to look.
        once(here, "load", overtaken)
        watcher = looking(match)
        await here.hall.watch(match, watcher)
        assert watcher.have == match.version == 2

    pair(test)


@pytest.mark.usefixtures("terse")
def test_whoever_asks_while_the_news_is_being_read_waits_for_it(pair: Pair) -> None:
    async def test(here: Backend, there: Backend) -> None:
        id = await table_in(there)
        match = await here.tables.find(id)
        await here.hall.watch(match, looking(match))
        reading = asyncio.Event()

        async def slow(load: Callable[[], Awaitable[Any]]) -> Any:
            reading.set()
            await asyncio.sleep(0.3)
            return await load()

        once(here, "load", slow)
        await decide(there, id)
        await reading.wait()
        assert (await here.tables.find(id)).version == 1

    pair(test)


def test_what_is_kept_while_one_who_was_away_gets_the_seat_back(pair: Pair) -> None:
    async def test(here: Backend, there: Backend) -> None:
        id = await table_in(there)
        await there.commits.set_away(await there.tables.find(id), 0, True)
        match = await here.tables.find(id)

        async def overtaken(write: Callable[[], Awaitable[Any]]) -> None:
            await write()
            await decide(there, id)
            assert await here.cluster.settle()

        once(here, "away", overtaken)
        watcher = looking(match, 0)
        await here.hall.watch(match, watcher)
        await until(lambda: watcher.have >= 1, "what was decided meanwhile is told")
        assert not match.seats[0].away

    pair(test)


def test_decisions_are_told_as_they_are_and_nobody_reads_the_table_again(pair: Pair) -> None:
    async def test(here: Backend, there: Backend) -> None:
        id = await table_in(there, turn_hours=24)
        match = await here.tables.find(id)
        watcher = looking(match)
        await here.hall.watch(match, watcher)
        read: list[object] = []

        async def reads(load: Callable[[], Awaitable[Any]]) -> Any:
            read.append(id)
            return await load()

        once(here, "load", reads)
        for number in range(1, 6):
            # Whoever asks has it at once; whoever watches is told.
            await decide(there, id)
            assert (await here.tables.find(id)).version == number
            await until(lambda number=number: watcher.have == number, "it is told")  # type: ignore[misc]
        assert read == []
        stored = await there.store.load(id)
        assert stored is not None and stored.entries == match._entries
        assert vars(stored.terms) == vars(match.terms)

    pair(test)


def test_what_follows_on_something_that_was_not_heard_is_read(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(here: Backend, there: Backend) -> None:
        id = await table_in(there)
        match = await here.tables.find(id)
        watcher = looking(match)
        await here.hall.watch(match, watcher)
        hear = here._shared.decided
        monkeypatch.setattr(here._shared, "decided", lambda *_: None)
        await decide(there, id)
        assert await here.cluster.settle()
        monkeypatch.setattr(here._shared, "decided", hear)
        await decide(there, id)
        await until(lambda: watcher.have == 2, "both are told")
        # What was read already and is told once more changes nothing.
        hear(id, match._entries[0])
        assert (await here.tables.find(id)).version == 2

    pair(test)


# The news is not heard ------------------------------------------------------------------


def test_what_is_kept_while_the_connection_is_cut(pair: Pair) -> None:
    async def test(here: Backend, there: Backend) -> None:
        looked_at, other = await table_in(there), await table_in(there)
        match = await here.tables.find(looked_at)
        await here.tables.find(other)
        watcher = looking(match)
        await here.hall.watch(match, watcher)
        await pair.cut(here)
        for id in (looked_at, other):
            await decide(there, id)
        # Whoever asks is answered with what is kept, although nothing is heard.
        assert (await here.tables.find(other)).version == 1
        await decide(there, other)
        # The connection comes back; one table cannot be read yet, which does not make the other one old.
        async with match.lock:
            await pair.mended(here)
            assert (await here.tables.find(other)).version == 2
        await until(lambda: watcher.have == 1, "whoever looks is told what was missed")

    pair(test)


def test_a_table_that_was_read_before_the_connection_came_back(pair: Pair) -> None:
    async def test(here: Backend, there: Backend) -> None:
        id = await table_in(there)
        await pair.cut(here)

        async def overtaken(load: Callable[[], Awaitable[Any]]) -> Any:
            read = await load()
            await decide(there, id)
            await pair.mended(here)
            return read

        once(here, "load", overtaken)
        assert (await here.tables.find(id)).version == 1

    pair(test)


def test_a_forgotten_table_at_which_somebody_begins_to_look(pair: Pair) -> None:
    async def test(here: Backend, there: Backend) -> None:
        id = await table_in(there)
        match = await here.tables.find(id)
        here.tables._recent = RecentTables()
        watcher = looking(match)
        await here.hall.watch(match, watcher)
        await pair.cut(here)
        await decide(there, id)
        await until(lambda: watcher.have == 1, "it is told what was missed")

    pair(test)


def test_a_forgotten_table_that_somebody_found_before_the_connection_was_cut(pair: Pair) -> None:
    async def test(here: Backend, there: Backend) -> None:
        id = await table_in(there)
        match = await here.tables.find(id)
        here.tables._recent = RecentTables()
        await pair.cut(here)
        await decide(there, id)
        await pair.mended(here)
        watcher = looking(match)
        await here.hall.watch(match, watcher)
        assert watcher.have == 1

    pair(test)


@pytest.mark.usefixtures("terse")
def test_news_that_could_not_be_read_at_once_is_read_later(pair: Pair) -> None:
    async def test(here: Backend, there: Backend) -> None:
        id = await table_in(there)
        match = await here.tables.find(id)
        watcher = looking(match)
        await here.hall.watch(match, watcher)
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
    async def test(here: Backend, there: Backend) -> None:
        id = await table_in(here)
        match = await here.tables.find(id)
        watcher = looking(match)
        await here.hall.watch(match, watcher)

        async def answer_lost(write: Callable[[], Awaitable[Any]]) -> None:
            await write()
            raise DatabaseUnavailable(OSError("cut before the answer"))

        once(here, "append", answer_lost)
        with pytest.raises(DatabaseUnavailable):
            await decide(here, id)
        assert match.version == 0 and (await there.tables.find(id)).version == 1
        # Its sender may never come back; those who look are told nonetheless.
        await until(lambda: watcher.have == 1, "what was kept is told")

    pair(test)


# Who is there ---------------------------------------------------------------------------


def test_who_decided_through_another_process_is_not_absent(pair: Pair) -> None:
    async def test(here: Backend, there: Backend) -> None:
        id = await table_in(there, turn_hours=24)
        match = await here.tables.find(id)
        await pair.cut(here)
        # As far as is known here, the table has waited for a day.
        pass_time(here.store, 24 * 3600)
        pass_time(there.store, 24 * 3600)
        await decide(there, id)
        await here.absence.go_on()
        assert (await here.tables.find(id)).version == 1
        assert not any(seat.away for seat in match.seats)
        # Whoever really does not come is relieved.
        pass_time(here.store, 24 * 3600 + 60)
        await here.absence.go_on()
        assert [match.seats[seat].away for seat in match.to_act()] == [True]

    pair(test)


def test_who_comes_while_taken_for_absent_elsewhere_keeps_the_seat(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    held_back: list[Callable[[], None]] = []
    hear = Cluster._heard
    deaf = True

    def heard(self: Cluster, *said: Any) -> None:
        held_back.append(lambda: hear(self, *said)) if deaf else hear(self, *said)

    monkeypatch.setattr(Cluster, "_heard", heard)

    async def test(here: Backend, there: Backend) -> None:
        nonlocal deaf
        id = await table_in(here, turn_hours=24)
        match, other = await here.tables.find(id), await there.tables.find(id)
        seat = match.to_act()[0]
        watcher = looking(match, seat)
        await here.hall.watch(match, watcher)
        # The other process has not heard of that yet.
        pass_time(there.store, 24 * 3600 + 60)
        await there.absence.go_on()
        assert other.seats[seat].away
        for backend in (here, there):
            assert await backend.cluster.settle()
        deaf = False
        for news in held_back:
            news()
        await until(lambda: not other.seats[seat].away and not other.behind, "the seat is given back")
        kept = await there.store.load(id)
        assert kept is not None and not kept.terms.seats[seat].away
        assert other.connected() == {seat}
        told = [json.loads(text)["players"][seat]["away"] for text in watcher.outbox.take()]
        assert True in told and not told[-1], "who looks here is not left with what was true for a moment"

    pair(test)


def test_who_has_lost_the_lease_leaves_the_bots_to_whoever_has_it(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(here: Backend, there: Backend) -> None:
        decided, append = [], here.store.append

        async def appended(*given: Any) -> None:
            decided.append(given)
            await append(*given)

        monkeypatch.setattr(here.store, "append", appended)
        match = await here.hall.create(Plan(GAME, ["bot:random"] * 2, "Anna", bot_delay=300), ANNA)
        id = match.terms.id
        await until(lambda: len(decided) > 1, "the bots play here")
        await pair.cut(here)
        assert await there.cluster.lease(id)
        cluster = here.cluster
        assert isinstance(cluster, Cluster)
        await until(lambda: id not in cluster._leases, "the loss is noticed")
        # What a bot had thought about already may still come.
        await asyncio.sleep(0.5)
        before = len(decided)
        other = await there.tables.find(id)
        version = other.version
        there.autoplay.wake(other)
        await until(lambda: other.version > version + 3, "the bots play there")
        assert len(decided) == before

    pair(test)


def test_a_table_waits_for_decisions_from_the_deal_on(pair: Pair) -> None:
    async def test(here: Backend, there: Backend) -> None:
        match = await here.hall.create(Plan(GAME, ["me", "friend"], "Anna", turn_hours=24), ANNA)
        other = await there.tables.find(match.terms.id)
        # For three days a friend is waited for.
        for backend in (here, there):
            pass_time(backend.store, 3 * 24 * 3600)
        await here.hall.sit(match.seats[1].key, BELA)
        assert (await there.tables.find(match.terms.id)).dealt
        for backend, known in ((here, match), (there, other)):
            pass_time(backend.store, 60)
            await backend.absence.go_on()
            assert not any(seat.away for seat in known.seats)

    pair(test)


def test_two_of_the_same_name_who_sit_down_at_the_same_moment(pair: Pair) -> None:
    async def test(here: Backend, there: Backend) -> None:
        match = await here.hall.create(Plan(GAME, ["me", "friend", "friend"], "Anna"), ANNA)
        keys = [seat.key for seat in match.seats]
        other = await there.tables.find(match.terms.id)
        both_write = asyncio.Barrier(2)

        async def together(write: Callable[[], Awaitable[Any]]) -> None:
            # Each has looked who sits there, and neither has sat down.
            await both_write.wait()
            await write()

        for backend in (here, there):
            once(backend, "reseat", together)
        await asyncio.gather(here.hall.sit(keys[1], BELA), there.hall.sit(keys[2], Person("another", "Béla")))
        for backend in (here, there):
            known = await backend.tables.find(match.terms.id)
            assert known.dealt and sorted(known.names) == ["Anna", "Béla", "Béla 2"]
        assert match.names == other.names and match.table._position.digest() == other.table._position.digest()

    pair(test)


def test_a_link_that_two_use_at_the_same_moment_seats_one(pair: Pair) -> None:
    async def test(here: Backend, there: Backend) -> None:
        match = await here.hall.create(Plan(GAME, ["me", "friend"], "Anna"), ANNA)
        key = match.seats[1].key
        await there.tables.find(match.terms.id)
        both_write = asyncio.Barrier(2)

        async def together(write: Callable[[], Awaitable[Any]]) -> None:
            await both_write.wait()
            await write()

        for backend in (here, there):
            once(backend, "reseat", together)
        people = [BELA, Person("carlo", "Carlo")]
        seated = [backend.hall.sit(key, person) for backend, person in zip((here, there), people, strict=True)]
        results = await asyncio.gather(*seated, return_exceptions=True)
        [late] = [result for result in results if isinstance(result, BaseException)]
        assert isinstance(late, NoTable)
        first = people[results.index(late) ^ 1]
        for backend in (here, there):
            known = await backend.tables.find(match.terms.id)
            assert known.names == ["Anna", first.name] and known.seats_of(first.id) == [1]

    pair(test)


def test_two_that_write_the_same_tables_in_another_order_do_not_wait_for_each_other_for_ever(pair: Pair) -> None:
    async def test(here: Backend, there: Backend) -> None:
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
