"""A database that goes away, a disk that is full, a clock that jumps, a server that is asked to stop."""

import asyncio
import signal
import tempfile
import time
import urllib.error
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import text
from starlette.websockets import WebSocketDisconnect

from camarilla.web.storage import database
from camarilla.web.storage.database import DatabaseUnavailable
from camarilla.web.app import opened
from camarilla.web.tables.people import Person
from camarilla.web.tables.plans import Plan
from tests.postgres import Postgres
from tests.web.crowd import Player, Server, check_kept, until
from tests.web.house import house, open_table, pass_time, seated, thinking_here

GAME = "ruse-and-bruise"
DAYS = 24 * 3600


@pytest.fixture
def serving() -> Iterator[Callable[[str], Server]]:
    started: list[Server] = []

    def serve(database: str) -> Server:
        started.append(Server(database))
        started[-1].start()
        return started[-1]

    yield serve
    for server in started:
        server.kill()


async def refused(player: Player) -> None:
    """Say something that cannot be kept, and wait for the answer."""
    before = len(player.errors)
    await player.say("And now?")
    await until(lambda: len(player.errors) > before, "the player is told")


def through_trouble(server: Server, begin: Callable[[], None], end: Callable[[], None]) -> tuple[str, list[Player]]:
    """Play; the trouble begins, everybody is told so; it ends, and the game goes on to its end."""
    table, keys = server.table(GAME, 2, 1)
    players = [Player([server], key, number, pause=0.03) for number, key in enumerate(keys)]

    async def play() -> None:
        games = [asyncio.create_task(player.play()) for player in players]
        await until(lambda: len(players[0].acknowledged) >= 2, "a few decisions")
        await asyncio.to_thread(begin)
        # It may be the bot's turn, which nobody is told of.
        await players[0].say("Does anything go wrong?")
        await until(lambda: any("web-try-again" in player.errors for player in players), "somebody is told")
        answered = [len(player.acknowledged) for player in players]
        # A socket answers in order: before it refuses this, it has answered all that was sent earlier.
        for player in [*players, *players]:
            await refused(player)
        assert [len(player.acknowledged) for player in players] == answered, "acknowledged without a database"
        await asyncio.to_thread(end)
        await asyncio.wait_for(asyncio.gather(*games), 60)

    asyncio.run(play())
    assert server.running and all(player.over for player in players)
    return table, players


def test_the_database_goes_away_and_comes_back(serving: Callable[[str], Server]) -> None:
    with tempfile.TemporaryDirectory(prefix="postgres-") as folder:
        postgres = Postgres(Path(folder))
        postgres.start()
        try:
            database = postgres.database()
            server = serving(database)
            unhealthy: list[int] = []

            def stop() -> None:
                postgres.stop()
                try:
                    server.ask("/healthz")
                except urllib.error.HTTPError as problem:
                    unhealthy.append(problem.code)

            table, players = through_trouble(server, stop, postgres.start)
            assert unhealthy == [503]
            assert check_kept(database, {table: players}) > 20
            server.kill()
        finally:
            postgres.stop()


def test_a_full_disk(serving: Callable[[str], Server], tmp_path: Path) -> None:
    # No file of the process may grow: SQLite gets the same answer as from a disk without room.
    database = str(tmp_path / "tables.sqlite3")
    server = serving(database)

    def make_room() -> None:
        with pytest.raises(urllib.error.HTTPError, match="503"):
            server.ask("/healthz")
        server.limit_files(1 << 30)

    table, players = through_trouble(server, lambda: server.limit_files(8192), make_room)
    server.kill()
    assert check_kept(database, {table: players}) > 20


def test_a_clock_that_jumps(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    offset, real = 0.0, time.time
    monkeypatch.setattr(time, "time", lambda: real() + offset)

    async def play() -> None:
        nonlocal offset
        async with opened(database, thinking_here()) as backend:
            hall = backend.hall
            plan = Plan(GAME, ["me", "bot:random"], "Anna", turn_hours=24, bot_delay=0)
            match = await hall.create(plan, Person("anna", "Anna"))
            for number, jump in enumerate((0.0, 9 * DAYS, -9 * DAYS, 400 * DAYS, 0.0)):
                await until(lambda: match.to_act() == [0] and match.autoplay is None, "Anna is asked")
                offset = jump
                # However the clock is set, nobody is absent who was asked just now.
                await backend.absence.go_on()
                assert not match.seats[0].away
                await hall.play(match, 0, match.table.legal(0)[0], match.version, f"anna-{number}")
            await until(lambda: match.to_act() == [0] and match.autoplay is None, "Anna is asked")
            # The last decision but one was made in a year to come. Who is absent for a day is relieved nonetheless.
            pass_time(backend.store, 23 * 3600)
            await backend.absence.go_on()
            assert not match.seats[0].away
            pass_time(backend.store, 2 * 3600)
            await backend.absence.go_on()
            assert match.seats[0].away
            kept = await backend.store.load(match.terms.id)
            assert kept is not None
            assert [entry.number for entry in kept.entries] == list(range(1, len(kept.entries) + 1))

    asyncio.run(play())


def test_who_is_asked_to_stop_finishes_what_was_begun(database: str, serving: Callable[[str], Server]) -> None:
    server = serving(database)
    tables = {}
    players: list[Player] = []
    for number in range(3):
        table, keys = server.table(GAME, 2, 1)
        tables[table] = [Player([server], key, 10 * number + seat) for seat, key in enumerate(keys)]
        players += tables[table]

    async def play() -> None:
        games = [asyncio.create_task(player.play()) for player in players]
        await until(lambda: all(player.acknowledged for player in players), "everybody decides")
        begun = time.monotonic()
        assert await asyncio.to_thread(server.terminate) in {0, -signal.SIGTERM}
        assert time.monotonic() - begun < 15
        await asyncio.to_thread(server.start)
        await asyncio.wait_for(asyncio.gather(*games), 60)

    asyncio.run(play())
    server.kill()
    assert check_kept(database, tables) > 60


def test_whoever_could_not_be_let_in_is_not_taken_for_present(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(*_: object) -> None:
        raise DatabaseUnavailable(OSError("gone for a moment"))

    with house(tmp_path) as client:
        path = open_table(client, GAME, "me", "friend")
        site = client.app.state.site  # type: ignore[attr-defined]
        match = site.tables.get(path.rsplit("/", 1)[-1])
        match.seats[0].away = True
        with monkeypatch.context() as patch:
            patch.setattr(site.store, "away", away)
            with pytest.raises(WebSocketDisconnect) as closed, seated(client, path):
                pass
        assert closed.value.code == 1013
        assert match.connected() == set()
        with seated(client, path) as player:
            assert player.state["players"][0]["here"]


def test_a_connection_that_died_while_it_rested_is_replaced_before_its_use(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "_RESTED_SECONDS", 0.0)
    place = postgres.database()

    async def work() -> None:
        engine, other = database.connect(place), database.connect(place)
        async with engine.connect() as connection:
            number = await connection.scalar(text("SELECT pg_backend_pid()"))
        async with other.connect() as connection:
            await connection.execute(text(f"SELECT pg_terminate_backend({number})"))
        async with engine.connect() as connection:
            assert await connection.scalar(text("SELECT pg_backend_pid()")) != number
        await engine.dispose()
        await other.dispose()

    asyncio.run(work())
