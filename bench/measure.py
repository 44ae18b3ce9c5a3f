"""What is measured: each function does one portion of work and says how much that was."""

import sys
import time
from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.chance import FastChance
from camarilla.core.game import Game
from camarilla.core.playout import playout
from camarilla.core.position import Position

SEATS = 4
Work = Callable[[], int]


def rate(work: Work, seconds: float = 0.3) -> float:
    """Portions of work per CPU second, over at least that long."""
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += work()
    return done / spent


def best_rates(works: dict[str, Work], rounds: int = 5) -> dict[str, float]:
    """The best of several rates of each, measured in turn so that a busy moment hits all alike."""
    best = dict.fromkeys(works, 0.0)
    for _ in range(rounds):
        for name, work in works.items():
            best[name] = max(best[name], rate(work))
    return best


def works_of(game: Game) -> dict[str, Work]:
    """Everything that is measured of one game."""
    middle = middle_position(game)
    chance = FastChance(2)
    return {
        "kernel": lambda: kernel(game, chance),
        "api": lambda: api(game, chance),
        "clone": lambda: clones(middle),
        "redeal": lambda: redeals(middle, chance),
    }


def middle_position(game: Game) -> Position:
    """A position in the middle of a random game."""
    chance = FastChance(1)
    into = vec[i64]([0] * game.verbs.size)
    length = playout(game.start(SEATS, chance), chance, into)
    position = game.start(SEATS, chance)
    playout(position, chance, into, length // 2)
    return position


def kernel(game: Game, chance: FastChance) -> int:
    """Random games inside compiled code."""
    into = vec[i64]([0] * game.verbs.size)
    return sum(int(playout(game.start(SEATS, chance), chance, into)) for _ in range(20))


def api(game: Game, chance: FastChance) -> int:
    """Random games through the public interface, one call at a time."""
    below = chance.below
    decisions = 0
    for _ in range(5):
        position = game.start(SEATS, chance)
        while acting := position.to_act():
            seat = acting[0]
            legal = position.legal(seat)
            position.play(seat, legal[below(len(legal))])
            decisions += 1
    return decisions


def clones(position: Position) -> int:
    """Copies of one position."""
    clone = position.clone
    for _ in range(2000):
        clone()
    return 2000


def redeals(position: Position, chance: FastChance) -> int:
    """Guesses of what the first seat cannot know."""
    redeal = position.redeal
    for _ in range(1000):
        redeal(0, chance)
    return 1000


def size_of(position: Position) -> int:
    """The bytes of one position: the object and its cells."""
    return sys.getsizeof(position) + 24 + 8 * len(position.cells)
