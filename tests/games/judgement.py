"""What bots think of a table."""

from camarilla.bots.base import GreedyBot
from camarilla.core.chance import FastChance
from camarilla.core.table import Chair
from tests.games.notation import Table, seat


def worth(table: Table, letter: str = "A") -> int:
    """What a player's place at the table is worth, by the game's own heuristics."""
    value: int = table.game.part("heuristics", "value")(table.position, seat(letter))
    return value


def best(table: Table, letter: str = "A") -> str:
    """What a bot would do that looks one decision ahead, from what the player knows."""
    chair = Chair(table.game, table.position, seat(letter))
    return table.game.verbs.text(GreedyBot(FastChance(3), worlds=2).choose(chair))
