"""How many simulations a second the search makes, in four shapes, against the prototype that came before it.

python -m bench.search measures this part alone.
"""

from collections.abc import Iterator

from rich.console import Console

from bench.measure import SEATS, Work, best_rates
from bench.reach import Aim, report
from camarilla.bots.search.budget import Budget
from camarilla.bots.search.settings import TREE, Settings
from camarilla.bots.search.thinker import Thinker
from camarilla.core.chance import FastChance
from camarilla.core.game import Game
from camarilla.core.playout import playout
from camarilla.core.registry import find_game
from camarilla.core.table import Chair

TITLE = "Search: simulations per CPU second, compiled, four seats, one core"
TIMES = 2.0
"""How much faster than the prototype it should be."""
PROTOTYPE = {
    "ruse-and-bruise": (39_700, 69_000, 11_500, 1_260),
    "strozzi": (71_300, 176_000, 29_500, 8_900),
    "principe": (49_100, 168_000, 28_100, 4_600),
    "heads-of-state": (15_400, 75_800, 11_000, 1_600),
}
SHAPES = (
    "at random to the end",
    "judged right after the action",
    "tree, eight decisions ahead",
    "30 greedy decisions ahead",
)
WHOLE = 100_000
"""More decisions and chapters than any game has."""
QUESTIONS = 6
"""At how many moments of a game the search is measured, so that no part of the game stands for all."""


def aims() -> Iterator[Aim]:
    """Every game in every shape."""
    for id, before in PROTOTYPE.items():
        game = find_game(id)
        chairs = questions(game)
        rates = best_rates({shape: work(chairs, settings(shape)) for shape in SHAPES}, rounds=3)
        for shape, old in zip(SHAPES, before, strict=True):
            yield Aim(id, f"{shape}, simulations/s", rates[shape])
            yield Aim(id, f"{shape}, times the prototype", rates[shape] / old, TIMES, digits=2)


def settings(shape: str) -> Settings:
    """How the search is told to think in a shape."""
    told = Settings()
    told.trust = 0.0
    if shape == SHAPES[0]:
        told.sampled, told.depth, told.chapters = 0, WHOLE, WHOLE
    elif shape == SHAPES[1]:
        told.depth = 0
    elif shape == SHAPES[2]:
        told.engine, told.trust = TREE, 4.0
    else:
        told.sampled, told.stray, told.depth, told.chapters = WHOLE, 0, 30, WHOLE
    return told


def questions(game: Game) -> list[Chair]:
    """Chairs of seats that have a choice, spread over a random game."""
    length = playout(game.start(SEATS, FastChance(1)), FastChance(2))
    found = []
    for number in range(QUESTIONS):
        position = game.start(SEATS, FastChance(1))
        playout(position, FastChance(2), limit=int(length) * (2 * number + 1) // (2 * QUESTIONS))
        while position.acting() and len(position.legal(position.to_act()[0])) < 2:
            playout(position, FastChance(3), limit=1)
        if position.acting():
            found.append(Chair(game, position, position.to_act()[0]))
    return found


def work(chairs: list[Chair], told: Settings) -> Work:
    """One search at each chair; says how many simulations that was."""

    def search() -> int:
        made = 0
        for chair in chairs:
            budget = Budget(200)
            Thinker(told, FastChance(5)).think(chair, budget)
            made += int(budget.used)
        return made

    return search


if __name__ == "__main__":
    report(Console(), TITLE, aims())
