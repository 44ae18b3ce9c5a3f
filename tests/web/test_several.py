"""Several processes on one PostgreSQL serve the same tables: players see one another, and survive one of them."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.postgres import Postgres
from tests.web.crowd import Player, Server, check_kept, two_servers, until


@pytest.fixture
def pair(postgres: Postgres) -> Iterator[tuple[str, Server, Server]]:
    database = postgres.database()
    with two_servers(database) as servers:
        yield database, *servers


def test_players_split_over_two_processes_survive_the_death_of_one(pair: tuple[str, Server, Server]) -> None:
    database, one, other = pair
    table, keys = one.table("ruse-and-bruise", 2, 2)
    anna = Player([one, other], keys[0], 1, pause=0.05)
    bela = Player([other, one], keys[1], 2, pause=0.05)
    anna.mode = bela.mode = "data"

    async def play() -> None:
        games = [asyncio.create_task(player.play()) for player in (anna, bela)]
        await until(lambda: anna.frame.get("v", 0) >= 6 and bela.frame.get("v", 0) >= 6, "a few decisions")
        # Each sees that the other is there, and what the other says, through the other process.
        await until(lambda: all(row["here"] for row in anna.players[:2]), "Anna sees Béla")
        await until(lambda: all(row["here"] for row in bela.players[:2]), "Béla sees Anna")
        await anna.say("Can you hear me?")
        await until(lambda: "Can you hear me?" in bela.chat, "Béla hears Anna")
        await bela.say("As clear as a bell.")
        await until(lambda: "As clear as a bell." in anna.chat, "Anna hears Béla")
        assert anna.returns == bela.returns == 0
        one.kill()
        await asyncio.wait_for(asyncio.gather(*games), 60)

    asyncio.run(play())
    assert anna.over and bela.over and anna.returns >= 1
    assert check_kept(database, {table: [anna, bela]}) > 20
