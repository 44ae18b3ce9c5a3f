"""kill -9 at random moments: nothing acknowledged is lost, nothing is taken twice, everybody finds the way back.

The short form runs with all tests; `make soak` kills a hundred times and more.
"""

import asyncio
import secrets

import pytest

from camarilla.core.chance import FastChance
from camarilla.core.registry import find_game, game_ids
from tests.web.crowd import Player, Server, check_kept

TABLES = 4
LONGEST_LIFE = 1500
"""Milliseconds from answering to dying, at most."""
SHORT, LONG = 4, 101


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


def test_killed_a_few_times(database: str) -> None:
    survive(database, SHORT, seed=1)


@pytest.mark.soak
def test_killed_a_hundred_times(database: str) -> None:
    survive(database, LONG, seed=secrets.randbelow(1 << 20))
