"""Puzzles: positions of real games in which one decision is clearly best for what the seat knows.

They are found, verified and written by `python -m tools.puzzles`; a game keeps its own in `puzzles.json`.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any, Final

from camarilla.core.clauses import Malformed
from camarilla.core.game import Game
from camarilla.core.record import OFF
from camarilla.core.registry import find_game, game_ids
from camarilla.core.table import Table
from camarilla.review.hint import Reason
from camarilla.review.onward import take_all

THEMES: Final = ("auction", "bluff", "building", "attack", "timing", "endgame")
"""What puzzles are about."""
COURT: Final = ("Cosimo", "Lucrezia", "Piero", "Bianca")
"""Who plays; whoever solves a puzzle sits in one of their seats."""


@dataclass(frozen=True)
class Tried:
    """One decision that was looked at, and the chance to win that it gives, as a share of 1."""

    play: str
    chance: float


@dataclass(frozen=True)
class Puzzle:
    """A deal, what was decided since, and what is best now."""

    id: int
    theme: str
    seed: str
    seat: int
    """Who has to decide."""
    decided: tuple[str, ...]
    """All decisions so far, each as `0 play witch 2`: the seat, and what it did."""
    tried: tuple[Tried, ...]
    """The best decisions, the best first: that one solves the puzzle."""
    margin: float
    """By how much the best is better than the next, ..."""
    error: float
    """... and half of the 95 % interval of that."""
    first_sight: str
    """What looks best at first sight."""
    reasons: tuple[Reason, ...]

    @property
    def answer(self) -> str:
        """What solves it."""
        return self.tried[0].play

    @property
    def is_plain(self) -> bool:
        """Whether a first sight is enough."""
        return self.first_sight == self.answer

    def chance_of(self, play: str) -> float | None:
        """The chance to win with a decision, if it was looked at."""
        return next((one.chance for one in self.tried if one.play == play), None)


def puzzle_table(game: Game, puzzle: Puzzle, name: str = "") -> Table:
    """The table at which a puzzle is asked; `name` is what whoever solves it is called."""
    names = [name if name and seat == puzzle.seat else other for seat, other in enumerate(COURT)]
    table = Table(game, names, seed=puzzle.seed, undo=OFF)
    take_all(table, puzzle.decided)
    return table


@lru_cache(maxsize=16)
def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles of a game; a game that brings none has none."""
    if not game.is_package or not game.brings("puzzles.json", "PUZZLES"):
        return ()
    return tuple(_puzzle(told) for told in json.loads(game.resource("puzzles.json", "PUZZLES")))


def find_puzzle(game: Game, id: int) -> Puzzle:
    """The puzzle with that number; refuses with how many there are."""
    known = puzzles_of(game)
    for puzzle in known:
        if puzzle.id == id:
            return puzzle
    raise Malformed("unknown-puzzle", given=id, count=len(known))


def games_with_puzzles() -> list[Game]:
    """The registered games that bring puzzles."""
    return [game for game in map(find_game, game_ids()) if puzzles_of(game)]


def puzzles_text(puzzles: Sequence[Puzzle]) -> str:
    """The file of a game: one puzzle a line."""
    lines = [json.dumps(asdict(puzzle), ensure_ascii=False, separators=(",", ":")) for puzzle in puzzles]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def _puzzle(told: dict[str, Any]) -> Puzzle:
    lists = {
        "decided": tuple(told["decided"]),
        "tried": tuple(Tried(**one) for one in told["tried"]),
        "reasons": tuple(Reason(**one) for one in told["reasons"]),
    }
    return Puzzle(**{**told, **lists})
