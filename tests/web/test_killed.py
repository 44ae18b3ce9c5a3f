"""kill -9 at random moments: nothing acknowledged is lost, nothing is taken twice, everybody finds the way back.

Tables are opened, seats taken and rematches asked for meanwhile: all of them are dealt, and each seat has its owner.

The short form runs with all tests; `make soak` kills a hundred times and more.
"""

import asyncio
import secrets
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select

from camarilla.core.chance import FastChance, commit_of
from camarilla.core.registry import find_game, game_ids
from camarilla.web.app import opened
from camarilla.web.storage import schema
from camarilla.web.storage.store import Store
from camarilla.web.tables.plans import new_key
from tests.web.crowd import Player, Server, check_kept, read_tables, until
from tests.web.house import thinking_here
from tests.web.test_crashes import finished

TABLES = 4
LONGEST_LIFE = 1500
"""Milliseconds from answering to dying, at most."""
SHORT, LONG = 4, 101
MOST_ANSWERS, LONGEST_ANSWER = 12, 60
"""Between two deaths while people sit down: requests that are answered, and then milliseconds, at most."""


class Crowd:
    """People at tables of all games, while the server is killed."""

    def __init__(self, database: str, seed: int) -> None:
        self.server = Server(database)
        self.tables: dict[str, list[Player]] = {}
        self._luck = FastChance(seed)
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def players(self) -> list[Player]:
        return [player for table in self.tables.values() for player in table]

    async def come(self) -> None:
        """Sit down at one more table."""
        game = find_game(game_ids()[len(self.tables) % len(game_ids())])
        # Every other table has a bot, which thinks again only when its processes have started again.
        table, keys = await asyncio.to_thread(self.server.table, game.id, game.seats[0], len(self.tables) % 2)
        # Slow enough for games to see several deaths.
        here = [Player([self.server], key, 10 * len(self.tables) + seat, 0.02) for seat, key in enumerate(keys)]
        self.tables[table] = here
        self._tasks += [asyncio.create_task(player.play()) for player in here]

    async def survive(self, kills: int) -> None:
        """Kill and start again: the next death comes at any moment after the start, soon or late."""
        for _ in range(TABLES):
            await self.come()
        for _ in range(kills):
            await asyncio.sleep(self._luck.below(LONGEST_LIFE) / 1000)
            await asyncio.to_thread(self.server.kill)
            await asyncio.to_thread(self.server.start)
            if sum(any(not player.over for player in table) for table in self.tables.values()) < TABLES:
                await self.come()
        # Everybody who still plays finds the way back, and hears of one more version of the table.
        versions = [player.frame.get("v", 0) for player in self.players]
        while any(
            not player.over and player.frame.get("v", 0) <= version
            for player, version in zip(self.players, versions, strict=True)
        ):
            await asyncio.sleep(0.05)
        for player in self.players:
            await player.rest()
        await asyncio.gather(*self._tasks)


def survive(database: str, kills: int, seed: int) -> None:
    crowd = Crowd(database, seed)
    crowd.server.start()
    try:
        asyncio.run(asyncio.wait_for(crowd.survive(kills), 60 + 10 * kills))
    finally:
        crowd.server.kill()
    entries = check_kept(database, crowd.tables)
    decisions = sum(len(player.acknowledged) for player in crowd.players)
    assert entries > decisions > kills, "too few decisions to prove anything"


async def finished_games(database: str, count: int) -> list[list[str]]:
    """So many games of two people that are over: the keys of each."""
    async with opened(database, thinking_here()) as backend:
        played = await backend.store.load(await finished(backend))
        assert played is not None
        holders = [(seat, person) for person, seats in played.holders.items() for seat in seats]
        keys = []
        for _ in range(count):
            seats = [replace(seat, key=new_key(), link=None) for seat in played.terms.seats]
            terms = replace(played.terms, id=secrets.token_urlsafe(12), seats=seats)
            await backend.store.create(terms, holders)
            await asyncio.gather(*[backend.store.append(terms.id, row, terms.state) for row in played.entries])
            keys.append([seat.key for seat in seats])
        return keys


class Arrivals:
    """People who open tables, sit down and ask for rematches without a pause, while the server is killed."""

    def __init__(self, database: str, seed: int, games: list[list[str]]) -> None:
        self.server = Server(database)
        self._luck = FastChance(seed)
        self._games = games
        self._done = False
        self._answers = 0
        self.seated: dict[str, list[str]] = {}
        """The keys of each table at which all have sat down."""
        self.secrets: dict[str, list[str]] = {}
        """The words of each table at which all had committed to theirs."""
        self.rematches = 0

    async def survive(self, kills: int) -> None:
        comers = (self._open_and_join, self._open_and_commit, self._again)
        arriving = [asyncio.create_task(come()) for come in comers]
        for _ in range(kills):
            # In the midst of the next few requests, however fast the machine is.
            enough = self._answers + 1 + self._luck.below(MOST_ANSWERS)
            await until(lambda enough=enough: self._answers >= enough, "it answers")  # type: ignore[misc]
            await asyncio.sleep(self._luck.below(LONGEST_ANSWER) / 1000)
            await asyncio.to_thread(self.server.kill)
            await asyncio.to_thread(self.server.start)
        self._done = True
        await asyncio.gather(*arriving)
        for table, keys in self.seated.items():
            for number, key in enumerate(keys):
                told = await asyncio.to_thread(self.server.ask, "/api/seat", None, key)
                assert (told["table"], told["seat"], told["state"]) == (table, number, "playing")

    async def _ask(self, path: str, body: object, key: str = "") -> Any:
        answer = await asyncio.to_thread(self.server.insist, path, body, key)
        self._answers += 1
        return answer

    async def _open_and_join(self) -> None:
        while not self._done:
            made = await self._ask("/api/tables", {"game": "ruse-and-bruise", "seats": ["me", "friend", "friend"]})
            keys = [made["seats"][0]["key"]]
            for row in made["seats"][1:]:
                joined = await self._ask("/api/seat/join", {"id": secrets.token_hex(16)}, row["key"])
                keys.append(joined["key"])
            self.seated[made["table"]] = keys

    async def _open_and_commit(self) -> None:
        """The same with words that all commit to before anybody tells them."""
        while not self._done:
            secret = [secrets.token_hex(32) for _ in range(3)]
            table = {"game": "ruse-and-bruise", "seats": ["me", "friend", "friend"], "commit": commit_of(secret[0])}
            made = await self._ask("/api/tables", table)
            keys = [made["seats"][0]["key"]]
            for row, words in zip(made["seats"][1:], secret[1:], strict=True):
                join = {"id": secrets.token_hex(16), "commit": commit_of(words)}
                keys.append((await self._ask("/api/seat/join", join, row["key"]))["key"])
            for key, words in zip(keys, secret, strict=True):
                told = await self._ask("/api/seat/words", {"words": words}, key)
            assert told["state"] == "playing"
            self.seated[made["table"]] = keys
            self.secrets[made["table"]] = secret

    async def _again(self) -> None:
        while self._games and not self._done:
            asked = [await self._ask("/api/seat/rematch", {}, key) for key in self._games.pop()]
            assert len({answer["table"] for answer in asked}) == 1, "not all who ask are led to the same table"
            self.seated[asked[0]["table"]] = [answer["key"] for answer in asked]
            self.rematches += 1


async def waiting_although_full(database: str) -> list[str]:
    store = await Store.open(database)
    [rows] = await store._rows(select(schema.TABLES.c.id).where(schema.TABLES.c.state == schema.WAITING))
    found = [await store.load(row["id"]) for row in rows]
    await store.close()
    return [table.terms.id for table in found if table and all(seat.taken for seat in table.terms.seats)]


def arrive(database: str, kills: int, seed: int) -> None:
    arrivals = Arrivals(database, seed, asyncio.run(finished_games(database, MOST_ANSWERS * kills)))
    arrivals.server.start()
    try:
        asyncio.run(asyncio.wait_for(arrivals.survive(kills), 120 + 10 * kills))
    finally:
        arrivals.server.kill()
    assert asyncio.run(waiting_although_full(database)) == []
    assert len(arrivals.seated) > arrivals.rematches > 0, "too few arrivals to prove anything"
    assert arrivals.secrets, "nobody has committed to words"
    for table, stored in read_tables(database, list(arrivals.seated)).items():
        assert [seat.key for seat in stored.terms.seats] == arrivals.seated[table]
        if table in arrivals.secrets:
            assert [seat.word for seat in stored.terms.seats] == arrivals.secrets[table]


def test_killed_while_people_sit_down(database: str) -> None:
    arrive(database, SHORT, seed=2)


@pytest.mark.soak
def test_killed_a_hundred_times_while_people_sit_down(database: str) -> None:
    arrive(database, LONG, seed=secrets.randbelow(1 << 20))


def test_killed_a_few_times(database: str) -> None:
    survive(database, SHORT, seed=1)


@pytest.mark.soak
def test_killed_a_hundred_times(database: str) -> None:
    survive(database, LONG, seed=secrets.randbelow(1 << 20))
