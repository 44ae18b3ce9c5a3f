"""After a restart: who is waited for by somebody comes first, and time in which no server ran does not count."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from camarilla.core.registry import find_game
from camarilla.web.app import Backend, opened
from camarilla.web.http.language import page_voice
from camarilla.web.live.watchers import Watcher
from camarilla.web.storage.running_time import LONGEST_STEP, RunningTime
from camarilla.web.storage.schema import EntryRow, StoredTable
from camarilla.web.storage.store import Store
from camarilla.web.tables.people import Person
from camarilla.web.tables.plans import Plan, terms_of
from camarilla.web.tables.session import TableSession
from camarilla.web.workers import absence
from camarilla.web.workers.autoplay import PAUSE_SECONDS
from camarilla.web.workers.bot_queue import BotQueue
from tests.postgres import Postgres
from tests.web.crowd import until
from tests.web.house import pass_time, thinking_here

ANNA = Person("anna", "Anna")
AT_ONCE = "principe"
"""Where all decide at the beginning, the bots among them."""
OF_BOTS, OF_PEOPLE = 200, 100
FEW = 30
HOUR, DAY = 3600, 24 * 3600


class Progress:
    """Which tables are read, and at which somebody decides, in this order."""

    def __init__(self, backend: Backend, patch: pytest.MonkeyPatch) -> None:
        self.read: list[str] = []
        self.decided: list[str] = []
        load, append = backend.store.load, backend.store.append

        async def loaded(id: str, *more: int) -> Any:
            self.read.append(id)
            return await load(id, *more)

        async def appended(id: str, row: EntryRow, *more: Any) -> None:
            await append(id, row, *more)
            self.decided.append(id)

        patch.setattr(backend.store, "load", loaded)
        patch.setattr(backend.store, "append", appended)


async def fill(database: str) -> tuple[list[str], list[str]]:
    """Many tables, at each of which a bot has to decide: those of bots alone, and those of people."""
    store = await Store.open(database)
    of_bots: list[str] = []
    of_people: list[str] = []
    for number in range(OF_BOTS + OF_PEOPLE):
        first = "me" if number % 3 == 0 else "bot:random"
        terms = terms_of(Plan(AT_ONCE, [first, "bot:random"], "Anna", bot_delay=0))
        terms.state, terms.changed = "playing", float(number)
        await store.create(terms, [(0, "anna")] if first == "me" else [])
        (of_people if first == "me" else of_bots).append(terms.id)
    await store.close()
    return of_bots, of_people


@contextlib.asynccontextmanager
async def restarted(database: str, patch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Backend, Progress]]:
    async with opened(database, thinking_here()) as backend:
        yield backend, Progress(backend, patch)


def test_people_s_tables_go_on_before_those_of_bots_alone(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        _, of_people = await fill(database)
        async with restarted(database, monkeypatch) as (_, progress):
            begun, already = time.monotonic(), len(progress.read)
            await until(lambda: len(set(progress.read)) >= OF_PEOPLE + FEW, "they are read")
            # Not all at once: whoever comes meanwhile finds the server free.
            assert time.monotonic() - begun > (len(progress.read) - already) * PAUSE_SECONDS * 0.9
            # Those at which something happened last come first.
            assert list(dict.fromkeys(progress.read))[:OF_PEOPLE] == of_people[::-1]

    asyncio.run(run())


@pytest.mark.parametrize("place", [0, -1])
def test_a_watched_table_goes_on_at_once(database: str, monkeypatch: pytest.MonkeyPatch, place: int) -> None:
    async def run() -> None:
        of_bots, _ = await fill(database)
        async with restarted(database, monkeypatch) as (backend, progress):
            # Others have begun, and keep the bots busy.
            await until(lambda: len(progress.decided) >= FEW, "some go on")
            before = len(progress.read), len(progress.decided)
            table = await backend.tables.find(of_bots[place])
            await backend.hall.watch(table, Watcher(None, page_voice(table.game, "en", table.names)))
            await until(lambda: of_bots[place] in progress.decided, "its bot decides")
            assert progress.read.index(of_bots[place]) - before[0] < FEW
            assert progress.decided.index(of_bots[place]) - before[1] < FEW

    asyncio.run(run())


def test_bots_of_watched_tables_think_first_also_if_somebody_comes_while_they_wait() -> None:
    async def run() -> None:
        terms = [terms_of(Plan(AT_ONCE, ["bot:random"] * 2, "")) for _ in range(4)]
        tables = [TableSession(find_game(AT_ONCE), StoredTable(one)) for one in terms]
        queue, order, busy = BotQueue(1), list[int](), asyncio.Event()

        async def think(number: int) -> None:
            async with queue.place(tables[number]):
                order.append(number)
                await busy.wait()

        thinking = [asyncio.create_task(think(number)) for number in range(4)]
        await asyncio.sleep(0)
        tables[3].watchers.add(Watcher(None, page_voice(tables[3].game, "en", [])))
        # Whoever is stopped while it waits, or has its turn already, takes nobody else's.
        thinking[1].cancel()
        busy.set()
        await asyncio.gather(*thinking, return_exceptions=True)
        assert order == [0, 3, 2]
        async with asyncio.timeout(1), queue.place(tables[1]):
            pass

    asyncio.run(run())


def test_who_is_stopped_when_its_turn_comes_passes_it_on() -> None:
    async def run() -> None:
        table = TableSession(find_game(AT_ONCE), StoredTable(terms_of(Plan(AT_ONCE, ["bot:random"] * 2, ""))))
        queue = BotQueue(1)

        async def think() -> None:
            async with queue.place(table):
                pass

        async with queue.place(table):
            stopped = asyncio.create_task(think())
            await asyncio.sleep(0)
        stopped.cancel()
        await asyncio.gather(stopped, return_exceptions=True)
        async with asyncio.timeout(1):
            await think()

    asyncio.run(run())


# Time ---------------------------------------------------------------------------------------


@pytest.fixture
def set_clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Sets the wall clock forward by so many seconds."""
    offset, real = 0.0, time.time

    def set_forward(seconds: float) -> None:
        nonlocal offset
        offset = seconds

    monkeypatch.setattr(time, "time", lambda: real() + offset)
    return set_forward


@pytest.mark.parametrize("jumps", [(400, 800), (-30, 370)])
def test_a_clock_that_is_set_across_a_restart_gives_no_seat_to_a_bot(
    database: str, monkeypatch: pytest.MonkeyPatch, set_clock: Callable[[float], None], jumps: tuple[int, int]
) -> None:
    monkeypatch.setattr(absence, "SWEEP_SECONDS", 0.02)

    async def run() -> None:
        async with opened(database, thinking_here()) as backend:
            plan = Plan("ruse-and-bruise", ["me", "here"], "Anna", turn_hours=24)
            id = (await backend.hall.create(plan, ANNA)).terms.id
        for days in jumps:
            set_clock(days * DAY)
            async with opened(database, thinking_here()) as backend:
                table = await backend.tables.find(id)
                await asyncio.sleep(0.5)
                assert not any(seat.away for seat in table.seats)

    asyncio.run(run())


def test_an_hour_without_a_server_is_nobody_s_hour(database: str, set_clock: Callable[[float], None]) -> None:
    async def run() -> None:
        async with opened(database, thinking_here()) as backend:
            plan = Plan("ruse-and-bruise", ["me", "here"], "Anna", turn_hours=24)
            table = await backend.hall.create(plan, ANNA)
            pass_time(backend.store, 20 * HOUR)
        set_clock(HOUR)
        async with opened(database, thinking_here()) as backend:
            # What players had used up before is used up; of the hour in between nothing is.
            table = await backend.tables.find(table.terms.id)
            assert 20 * HOUR <= backend.commits.waited(table) < 20 * HOUR + 60
            for hours, away in ((3, False), (2, True)):
                pass_time(backend.store, hours * HOUR)
                await backend.absence.go_on()
                assert any(seat.away for seat in table.seats) == away

    asyncio.run(run())


def test_a_process_that_is_killed_loses_only_the_last_moments(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(absence, "SWEEP_SECONDS", 0.02)

    async def run() -> None:
        async with opened(database, thinking_here()) as backend:
            pass_time(backend.store, HOUR)
            await asyncio.sleep(0.5)
            shown = backend.store.clock.now()
            # What would be stored at the end is not: the process dies.
            monkeypatch.setattr(Store, "keep_time", nothing)
        async with opened(database, thinking_here()) as backend:
            assert shown - 0.5 < backend.store.clock.now() < shown + 60

    async def nothing(_: Store) -> None:
        return

    asyncio.run(run())


def test_the_clock_stands_while_a_server_hangs_or_cannot_write(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: moment)
    clock = RunningTime(5 * HOUR)
    moment += 50
    assert clock.now() == 5 * HOUR + 50
    moment += 3 * DAY
    assert clock.now() == 5 * HOUR + LONGEST_STEP
    clock.resume(clock.now())
    moment += 1
    assert clock.now() == 5 * HOUR + LONGEST_STEP + 1


def test_processes_that_share_a_database_share_its_clock(postgres: Postgres) -> None:
    database = postgres.database()

    async def run() -> None:
        async with opened(database, thinking_here()) as one, opened(database, thinking_here()) as other:
            pass_time(one.store, HOUR)
            for backend in (one, other):
                await backend.store.keep_time()
            assert abs(one.store.clock.now() - other.store.clock.now()) < 5
            # Whoever is behind does not set the others back.
            await other.store.keep_time()
            await one.store.keep_time()
            assert one.store.clock.now() >= HOUR

    asyncio.run(run())
