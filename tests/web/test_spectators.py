"""A crowd that comes at once costs little: a frame is made once for all who see the same, and players come first."""

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from bench.crowd import BACK_SECONDS, SPECTATORS, back

from camarilla.web.app import Backend, opened
from camarilla.web.http.language import page_voice
from camarilla.web.live import page_frames, watchers
from camarilla.web.live.watchers import Watcher
from camarilla.web.tables.people import Person
from camarilla.web.tables.plans import Plan
from camarilla.web.tables.session import TableSession
from tests.web.house import thinking_here

GAME = "ruse-and-bruise"
CROWD = 300
Frames = list[dict[str, Any]]


class Made:
    """How many frames are made, by kind."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.counts: Counter[str] = Counter()
        self.state = self._counted(page_frames.state)
        patch.setattr(page_frames, "presence", self._counted(page_frames.presence))

    def _counted(self, make: Callable[..., page_frames.Frame]) -> Callable[..., page_frames.Frame]:
        def made(*given: Any) -> page_frames.Frame:
            self.counts[make.__name__] += 1
            return make(*given)

        return made


@asynccontextmanager
async def table_of_three(database: str) -> AsyncIterator[tuple[Backend, TableSession]]:
    async with opened(database, thinking_here()) as backend:
        plan = Plan(GAME, ["me", "here", "here"], "Anna")
        yield backend, await backend.hall.create(plan, Person("anna", "Anna"))


def somebody(table: TableSession, made: Made, seat: int | None = None, language: str = "en") -> Watcher:
    return Watcher(seat, page_voice(table.game, language, table.names), made.state)


def told(watcher: Watcher) -> Frames:
    return [json.loads(text) for text in watcher.outbox.take()]


async def ticks(count: int = 3) -> None:
    await asyncio.sleep(count * watchers.TICK)


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def within_a_minute() -> None:
        await asyncio.wait_for(test(), 60)

    asyncio.run(within_a_minute())


def test_a_crowd_gets_one_frame_each_and_few_are_made(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = Made(monkeypatch)

    async def test() -> None:
        async with table_of_three(database) as (backend, table):
            player = somebody(table, made, 0)
            await backend.hall.watch(table, player)
            crowd = [somebody(table, made, language="en" if number % 3 else "it") for number in range(CROWD)]
            for watcher in crowd:
                await backend.hall.watch(table, watcher)
            await ticks(5)
            assert [[frame["type"] for frame in told(watcher)] for watcher in crowd] == [["state"]] * CROWD
            assert made.counts["presence"] <= 1, "that of the player"
            assert made.counts["state"] < 30
            told(player)
            before = made.counts.total()
            for watcher in crowd:
                await backend.hall.leave(table, watcher)
            await ticks()
            assert told(player) == [] and made.counts.total() == before

    run(test)


def test_who_comes_and_goes_in_the_same_moment_is_told_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = Made(monkeypatch)

    async def test() -> None:
        async with table_of_three(database) as (backend, table):
            crowd = [somebody(table, made) for _ in range(CROWD)]
            players = [somebody(table, made, seat) for seat in (0, 1, 2)]
            for watcher in crowd:
                await backend.hall.watch(table, watcher)
            await ticks()
            for watcher in crowd:
                told(watcher)
            made.counts.clear()
            for watcher in players:
                await backend.hall.watch(table, watcher)
            await backend.hall.leave(table, players[2])
            # The same person in a second window is nothing new.
            await backend.hall.watch(table, somebody(table, made, 0))
            await ticks()
            for watcher in crowd:
                [frame] = told(watcher)
                assert [row["here"] for row in frame["players"]] == [True, True, False]
            assert made.counts["presence"] == 3, "one for spectators, one for each of the two players"

    run(test)


def test_players_do_not_wait_for_a_crowd(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = Made(monkeypatch)

    async def test() -> None:
        async with table_of_three(database) as (backend, table):
            crowd = [somebody(table, made) for _ in range(CROWD)]
            player = somebody(table, made, 1)
            await asyncio.gather(*[backend.hall.watch(table, watcher) for watcher in (*crowd, player)])
            assert [frame["seat"] for frame in told(player)] == [1]
            assert [bool(told(watcher)) for watcher in crowd] == [True] + [False] * (CROWD - 1)
            await ticks()
            # The first came before it was a crowd; it hears now that a player has come, as all others see.
            assert [told(watcher)[0]["type"] for watcher in crowd] == ["players"] + ["state"] * (CROWD - 1)

    run(test)


def test_before_the_first_frame_nothing_else_is_sent(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = Made(monkeypatch)
    monkeypatch.setattr(watchers, "TICK", 0.5)  # longer than what happens before it takes on a busy machine

    async def test() -> None:
        async with table_of_three(database) as (backend, table):
            early, late, gone = [somebody(table, made) for _ in range(3)]
            for watcher in (early, late, gone):
                await backend.hall.watch(table, watcher)
            seat = table.to_act()[0]
            await backend.hall.play(table, seat, table.table.legal(seat)[0], 0, None)
            await backend.hall.say(table, "Anna", 0, "hello")
            await backend.hall.leave(table, gone)
            assert [frame["type"] for frame in told(early)] == ["state", "state", "chat"] and told(late) == []
            await ticks()
            [frame] = told(late)
            assert frame["v"] == 1 and [line["text"] for line in frame["chat"]["lines"]] == ["hello"]
            assert told(gone) == []

    run(test)


def test_what_is_gathered_shows_nothing_that_is_not_stored(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = Made(monkeypatch)

    async def test() -> None:
        async with table_of_three(database) as (backend, table):
            watcher, stored = somebody(table, made), asyncio.Event()
            await backend.hall.watch(table, watcher)
            append = backend.store.append

            async def slowly(*given: Any) -> None:
                await stored.wait()
                await append(*given)

            monkeypatch.setattr(backend.store, "append", slowly)
            seat = table.to_act()[0]
            deciding = asyncio.create_task(
                backend.hall.play(table, seat, table.table.legal(seat)[0], table.version, None)
            )
            await asyncio.sleep(0)
            # Another process says who is there: no lock is held for that.
            backend.hall._broadcaster.players(table)
            await ticks()
            assert table.version == 1 and [frame["v"] for frame in told(watcher)] == [0]
            stored.set()
            await deciding
            await ticks()
            assert [(frame["type"], frame["v"]) for frame in told(watcher)] == [("state", 1), ("players", 1)]

    run(test)


@pytest.mark.soak
def test_a_thousand_come_back_within_seconds_after_a_kill() -> None:
    player, last, cuts = back(SPECTATORS)
    assert last < BACK_SECONDS and player <= last
    assert cuts == 0
