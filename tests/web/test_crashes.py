"""A process that dies between any two commits leaves no table behind at which nothing can happen any more."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import select, update

from camarilla.web.app import Backend, opened
from camarilla.web.storage.database import DatabaseUnavailable, connect
from camarilla.web.storage.schema import TABLES
from camarilla.web.tables.people import Person
from camarilla.web.tables.plans import Plan
from camarilla.web.tables.session import TableSession
from tests.web.crowd import until
from tests.web.house import thinking_here

GAME = "ruse-and-bruise"
ANNA, BELA = Person("anna", "Anna"), Person("bela", "Béla")
MOST_COMMITS = 9


class Killed(BaseException):
    """The process is gone."""


def die_after(backend: Backend, commits: int) -> None:
    """So many more commits reach the disk; nobody learns of the last one, and nothing comes after it."""
    write = backend.store._group_commit.write
    left = commits

    async def written(*changes: Any, news: str = "") -> None:
        nonlocal left
        if left < 0:
            raise DatabaseUnavailable(OSError("nothing happens after death"))
        if left > 0:
            await write(*changes, news=news)
        left -= 1
        if left <= 0:
            left = -1
            raise Killed

    backend.store._group_commit.write = written  # type: ignore[method-assign]


def at_each_commit(
    database: str,
    prepare: Callable[[Backend], Awaitable[Any]],
    act: Callable[[Backend, Any], Awaitable[Any]],
    check: Callable[[Backend, Any], Awaitable[None]],
) -> None:
    """Die after 0, 1, 2 ... commits of `act`, until it gets through; `check` is by the process that comes after."""

    async def run(commits: int) -> bool:
        async with opened(database, thinking_here()) as backend:
            given = await prepare(backend)
            die_after(backend, commits)
            try:
                await act(backend, given)
                survived = True
            except Killed:
                survived = False
        async with opened(database, thinking_here()) as backend:
            await check(backend, given)
        return survived

    for commits in range(MOST_COMMITS):
        if asyncio.run(run(commits)):
            assert commits > 1, "it was never killed after a commit"
            return
    raise AssertionError("it never gets through")


async def everything(backend: Backend) -> list[TableSession]:
    """All tables of the database, as they are when somebody asks for them."""
    [rows] = await backend.store._rows(select(TABLES.c.id))
    return [await backend.tables.find(row["id"]) for row in rows]


async def nothing(_: Backend) -> None:
    """Needs no preparation."""


async def waiting(backend: Backend) -> tuple[str, str]:
    """A table that waits for one friend: its id, and the key of the link."""
    table = await backend.hall.create(Plan(GAME, ["me", "friend"], "Anna"), ANNA)
    return table.terms.id, table.seats[1].key


async def finished(backend: Backend) -> str:
    """A game of Anna and Béla that is over."""
    id, key = await waiting(backend)
    table, _ = await backend.hall.sit(key, BELA)
    while table.to_act():
        seat = table.to_act()[0]
        await backend.hall.play(table, seat, table.table.legal(seat)[0], table.version, None)
    return id


def test_a_table_that_waits_for_nobody_is_opened_and_dealt_at_once(database: str) -> None:
    async def act(backend: Backend, _: None) -> None:
        await backend.hall.create(Plan(GAME, ["me", "here"], "Anna"), ANNA)

    async def check(backend: Backend, _: None) -> None:
        assert {table.terms.state for table in await everything(backend)} <= {"playing"}

    at_each_commit(database, nothing, act, check)


def test_the_last_seat_is_taken_and_the_game_dealt_at_once(database: str) -> None:
    async def act(backend: Backend, given: tuple[str, str]) -> None:
        await backend.hall.sit(given[1], BELA)

    async def check(backend: Backend, given: tuple[str, str]) -> None:
        # Béla has heard nothing, and asks again.
        table, seat = await backend.hall.sit(given[1], BELA)
        assert (table.terms.id, seat, table.seats_of("bela")) == (given[0], 1, [1])
        assert table.dealt and table.terms.state == "playing"

    at_each_commit(database, waiting, act, check)


def test_a_rematch_leads_all_who_ask_to_one_table_that_goes_on(database: str) -> None:
    async def both(backend: Backend, id: str) -> list[TableSession]:
        over = await backend.tables.find(id)
        return [(await backend.hall.rematch(over, seats))[0] for seats in ([0], [1])]

    async def check(backend: Backend, id: str) -> None:
        following = await both(backend, id)
        assert following[0] is following[1] and following[0].dealt
        assert following[0].seats_of("anna") == [0] and following[0].seats_of("bela") == [1]

    at_each_commit(database, finished, both, check)


def test_full_tables_that_older_versions_left_waiting_are_dealt(database: str) -> None:
    async def leave(backend: Backend) -> tuple[str, str]:
        of_people = await backend.hall.create(Plan(GAME, ["me", "here"], "Anna"), ANNA)
        of_bots = await backend.hall.create(Plan(GAME, ["bot:random"] * 2, "Anna", bot_delay=3000), ANNA)
        return of_people.terms.id, of_bots.terms.id

    async def as_older_versions_left_them() -> None:
        engine = connect(database)
        async with engine.begin() as connection:
            await connection.execute(update(TABLES).values(state="waiting"))
        await engine.dispose()

    async def run() -> None:
        async with opened(database, thinking_here()) as backend:
            of_people, of_bots = await leave(backend)
        await as_older_versions_left_them()
        async with opened(database, thinking_here()) as backend:
            table = await backend.tables.find(of_people)
            assert table.dealt
            stored = await backend.store.load(of_people)
            assert stored is not None and stored.terms.state == "playing"
            # Nobody looks at the bots' table; it goes on nonetheless.
            await until(lambda: backend.tables.get(of_bots) is not None, "it is found")
            bots = await backend.tables.find(of_bots)
            await until(lambda: bots.version > 0, "the bots play")

    asyncio.run(run())
