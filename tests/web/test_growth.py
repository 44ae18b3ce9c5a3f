"""However many tables there are, a request, a start and a sweep look at those few that they are about."""

import asyncio
import re
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from bench.growth import fill, person

from camarilla.web.app import Backend, opened
from camarilla.web.tables import recent
from camarilla.web.tables.due import PRECISION, due
from camarilla.web.tables.people import Person
from camarilla.web.tables.plans import Plan
from camarilla.web.tables.recent import RecentTables
from camarilla.web.tables.session import TableSession
from tests.web.crowd import until
from tests.web.house import house, open_table, pass_time, thinking_here, visitor

GAME = "ruse-and-bruise"
ANNA = Person("anna", "Anna")
DAY = 24 * 3600


def counted(backend: Backend, patch: pytest.MonkeyPatch) -> list[str]:
    """The ids of all tables that are read from now on."""
    read: list[str] = []
    load = backend.store.load

    async def loaded(id: str, *more: int) -> Any:
        read.append(id)
        return await load(id, *more)

    patch.setattr(backend.store, "load", loaded)
    return read


# In memory ----------------------------------------------------------------------------------


def looked_at(tables: int, watched: int, patch: pytest.MonkeyPatch) -> float:
    """How many tables a request looks at, on average, when it asks for one after the other of so many."""
    looks = 0
    in_use = recent.in_use

    def look(session: TableSession) -> bool:
        nonlocal looks
        looks += 1
        return in_use(session)

    patch.setattr(recent, "MOST_IDLE", 100)
    patch.setattr(recent, "in_use", look)
    memory = RecentTables()
    lock = SimpleNamespace(locked=lambda: False)
    for number in range(tables):
        terms = SimpleNamespace(id=str(number), state="playing")
        one = SimpleNamespace(terms=terms, watchers=number < watched, autoplay=None, lock=lock)
        memory.asked_for(cast(TableSession, one))
    assert len(memory.all()) <= 100 + watched and all(memory.get(str(number)) for number in range(watched))
    patch.undo()
    return looks / tables


def test_a_request_looks_at_few_tables_however_many_are_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    assert looked_at(1000, 900, monkeypatch) < 6
    assert looked_at(4000, 3600, monkeypatch) < 6


def test_what_was_in_use_is_forgotten_once_it_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recent, "MOST_IDLE", 10)
    memory = RecentTables()

    def table(id: str, watched: bool) -> Any:
        terms, lock = SimpleNamespace(id=id, state="playing"), SimpleNamespace(locked=lambda: False)
        return SimpleNamespace(terms=terms, watchers=watched, autoplay=None, lock=lock)

    watched = [table(f"watched {number}", True) for number in range(100)]
    for one in watched:
        memory.asked_for(one)
    assert len(memory.all()) == 100
    for one in watched:
        one.watchers = False
    for number in range(100):
        memory.asked_for(table(str(number), False))
    assert len(memory.all()) == 10


def test_all_who_ask_for_a_table_at_once_wait_for_one_reading(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with opened(database, thinking_here()) as backend:
            id = (await backend.hall.create(Plan(GAME, ["me", "here"], "Anna"), ANNA)).terms.id
        async with opened(database, thinking_here()) as backend:
            while not await backend.cluster.settle():
                await asyncio.sleep(0.01)
            read = counted(backend, monkeypatch)
            asking = [asyncio.create_task(backend.tables.find(id)) for _ in range(50)]
            await asyncio.sleep(0)
            # Whoever leaves meanwhile takes nothing from the others.
            asking[0].cancel()
            first, *others = await asyncio.gather(*asking, return_exceptions=True)
            assert isinstance(first, asyncio.CancelledError)
            assert read == [id] and len(set(map(builtin_id, others))) == 1

    asyncio.run(run())


def builtin_id(thing: object) -> int:
    return id(thing)


# Days a turn --------------------------------------------------------------------------------


def test_tables_where_days_run_leave_memory_and_their_time_ends_nonetheless(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recent, "MOST_IDLE", 1)

    async def run() -> None:
        async with opened(database, thinking_here()) as backend:
            plan = Plan(GAME, ["me", "here"], "Anna", turn_hours=24)
            ids = [(await backend.hall.create(plan, ANNA)).terms.id for _ in range(5)]
            assert len(backend.tables.in_memory()) == 1
            read = counted(backend, monkeypatch)
            pass_time(backend.store, DAY - 60)
            await backend.absence.go_on()
            assert read == [], "nobody is late, so no table is read"
            pass_time(backend.store, 120)
            await backend.absence.go_on()
            for id in ids:
                stored = await backend.store.load(id)
                assert stored is not None and any(seat.away for seat in stored.terms.seats)

    asyncio.run(run())


def test_tables_that_are_late_are_found_in_pages(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("camarilla.web.storage.store._MOST_OVERDUE", 2)

    async def run() -> None:
        async with opened(database, thinking_here()) as backend:
            plan = Plan(GAME, ["me", "here"], "Anna", turn_hours=24)
            ids = [(await backend.hall.create(plan, ANNA)).terms.id for _ in range(5)]
            bots = await backend.hall.create(Plan(GAME, ["bot:random"] * 2, "", bot_delay=3000, turn_hours=24), ANNA)
            pass_time(backend.store, DAY)
            after, found = (0.0, ""), list[str]()
            while some := await backend.store.overdue(after):
                assert len(some) <= 2
                found += [id for _, id in some]
                after = some[-1]
            assert (
                found == [id for _, id in sorted((due_of(backend, id), id) for id in ids)]
                and bots.terms.id not in found
            )

    asyncio.run(run())


def due_of(backend: Backend, id: str) -> float:
    session = backend.tables.get(id)
    assert session is not None and session.terms.due is not None
    return session.terms.due


# What is due --------------------------------------------------------------------------------


def test_what_is_stored_says_at_every_moment_when_something_is_due(database: str) -> None:
    async def check(backend: Backend, table: TableSession) -> float | None:
        async with table.lock:
            stored = await backend.store.load(table.terms.id)
            assert stored is not None and stored.terms.due == table.terms.due == due(table)
            return stored.terms.due

    async def run() -> None:
        async with opened(database, thinking_here()) as backend:
            hall = backend.hall
            table = await hall.create(
                Plan(GAME, ["me", "friend", "bot:random"], "Anna", turn_hours=24, bot_delay=0), ANNA
            )
            assert await check(backend, table) is None, "it waits for people"
            await hall.sit(table.seats[1].key, Person("bela", "Béla"))
            seen = set()
            while table.terms.state == "playing":
                moment = await check(backend, table)
                seen.add(moment == 0.0)
                if moment == 0.0:
                    await asyncio.sleep(0.002)
                    continue
                seat = table.to_act()[0]
                assert moment == table.waits_since + DAY
                if table.version % 5 == 0:
                    pass_time(backend.store, DAY + 60)
                    await backend.absence.go_on()
                    assert await check(backend, table) == 0.0 or table.to_act() != [seat]
                    await until(lambda: not table.autoplay, "the bot has decided for them")
                    for away in (0, 1):
                        await backend.commits.set_away(table, away, False)
                    continue
                await hall.play(table, seat, table.table.legal(seat)[0], table.version, None)
            assert seen == {True, False}
            await until(lambda: not table.autoplay, "the bots have noticed that it is over")
            assert await check(backend, table) is None, "it is over"

    asyncio.run(asyncio.wait_for(run(), 120))


def test_an_order_that_answers_at_once_is_due(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("camarilla.web.tables.standing_orders.PAUSE", (60_000, 60_000))

    async def run() -> None:
        async with opened(database, thinking_here()) as backend:
            table = await backend.hall.create(Plan("strozzi", ["me", "here", "here"], "Anna"), ANNA)
            seat = table.to_act()[0]
            assert table.terms.due is None
            await backend.hall.order(table, seat, {"verb": "pass-round"})
            assert table.terms.due == due(table) == 0.0
            await backend.hall.cancel(table, seat, table.orders[seat][0].text)
            assert table.terms.due is None
        async with opened(database, thinking_here()) as backend:
            assert await backend.store.due_at_once() == []

    asyncio.run(run())


def test_a_start_reads_only_the_tables_at_which_something_is_due(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with opened(database, thinking_here()) as backend:
            for hours in (0, 24):
                for _ in range(10):
                    await backend.hall.create(Plan(GAME, ["me", "here"], "Anna", turn_hours=hours), ANNA)
                    await backend.hall.create(Plan(GAME, ["me", "friend"], "Anna", turn_hours=hours), ANNA)
            bots = await backend.hall.create(Plan(GAME, ["bot:random"] * 2, "Anna", bot_delay=3000), ANNA)
        async with opened(database, thinking_here()) as backend:
            read = counted(backend, monkeypatch)
            await until(lambda: bool(read), "the bots' table is read")
            await asyncio.sleep(0.5)
            assert set(read) == {bots.terms.id}

    asyncio.run(run())


def test_what_was_stored_wrongly_is_noted_when_the_table_is_loaded(database: str) -> None:
    async def run() -> None:
        async with opened(database, thinking_here()) as backend:
            id = (await backend.hall.create(Plan(GAME, ["me", "here"], "Anna"), ANNA)).terms.id
            await backend.store.note(id, {"due": 0.0})
        async with opened(database, thinking_here()) as backend:
            # It is looked at once, as if a bot had to decide; then no start looks at it any more.
            await until(lambda: backend.tables.get(id) is not None, "it is looked at")
            await backend.tables.find(id)
            assert await backend.store.due_at_once() == []

    asyncio.run(run())


def test_while_very_many_play_by_themselves_no_further_ones_are_woken(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("camarilla.web.workers.autoplay.MOST_UNASKED", 3)

    async def run() -> None:
        async with opened(database, thinking_here()) as backend:
            for _ in range(8):
                await backend.hall.create(Plan(GAME, ["bot:random"] * 2, "Anna", bot_delay=3000), ANNA)
        async with opened(database, thinking_here()) as backend:
            await until(lambda: len(backend.tables.in_memory()) == 3, "some go on")
            await asyncio.sleep(0.5)
            assert len(backend.tables.in_memory()) == 3

    asyncio.run(run())


def test_a_decision_updates_the_table_itself_once_a_minute_at_most(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    moment = 1_000_000.0
    for module in ("session", "commits", "plans"):
        monkeypatch.setattr(f"camarilla.web.tables.{module}.now", lambda: moment)

    async def run() -> None:
        nonlocal moment
        async with opened(database, thinking_here()) as backend:
            table = await backend.hall.create(Plan(GAME, ["me", "here"], "Anna"), ANNA)
            for passed, latest in ((59, 0), (0.5, 0), (0.5, 60), (59, 60), (500, 619)):
                moment += passed
                seat = table.to_act()[0]
                await backend.hall.play(table, seat, table.table.legal(seat)[0], table.version, None)
                stored = await backend.store.load(table.terms.id)
                assert stored is not None and stored.terms.changed == 1_000_000 + latest
                assert moment - stored.terms.changed < PRECISION

    asyncio.run(run())


# Lists --------------------------------------------------------------------------------------


def links(page: str) -> list[str]:
    return re.findall(r'<li><a href="(/tables/[^"]+)"', page)


def test_the_home_page_lists_a_page_of_the_tables_and_reads_no_game(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(database) as client:
        client.app.state.site.limits.on = False  # type: ignore[attr-defined]
        paths = [open_table(client, GAME, "me", "here", listed="yes") for _ in range(25)]
    with house(database) as client:
        read: list[str] = []
        store = client.app.state.site.store  # type: ignore[attr-defined]
        monkeypatch.setattr(store, "load", read.append)
        first = client.get("/").text
        assert "There are 25 just now." in first and links(first) == paths[:4:-1]
        [more] = re.findall(r'href="(/\?older=[^"#]+)#watch"', first)
        second = client.get(more).text
        assert links(second) == paths[4::-1] and "#watch" not in second
        assert len(client.get("/api/tables").json()["tables"]) == 20
        assert read == []


def test_own_tables_come_first_those_that_wait_for_the_reader_before_the_others(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        client.app.state.site.limits.on = False  # type: ignore[attr-defined]
        mine = open_table(client, GAME, "me", "here", listed="yes")
        others = [open_table(client, GAME, "me", "friend") for _ in range(61)]
        foreign = open_table(visitor(client), GAME, "me", "here", listed="yes")
        page = client.get("/").text
        assert links(page) == [mine, *others[:1:-1], foreign]
        [more] = re.findall(r'<a href="(/\?own=60)">More tables: 2<', page)
        assert links(client.get(more).text)[:2] == [others[1], others[0]]


def steps(database: Path, reads: int) -> int:
    """How many steps SQLite takes to list what a home page shows, counted by its own machine."""
    taken = 0

    def step() -> None:
        nonlocal taken
        taken += 1

    async def look() -> None:
        async with opened(str(database), thinking_here()) as backend:
            file = backend.store._executor._file
            assert file is not None and isinstance(file._connection, sqlite3.Connection)
            file._connection.set_progress_handler(step, 1)
            for _ in range(reads):
                shown = await backend.store.listing.shown(20)
                await backend.store.listing.shown(20, shown.tables[-1].id)
                await backend.store.listing.of_person(person(1), 60)
                await backend.store.overdue((0.0, ""))
                await backend.store.due_at_once()
                assert len(shown.tables) == 20
            file._connection.set_progress_handler(None, 1)

    asyncio.run(look())
    return taken


def test_lists_cost_the_same_however_many_tables_there_are(tmp_path: Path) -> None:
    few, many = tmp_path / "few.sqlite3", tmp_path / "many.sqlite3"
    fill(few, 2000)
    fill(many, 10_000)
    assert steps(many, 1) < 1.2 * steps(few, 1)
