"""What a card laid face down may be: how likely people and bots lay which card where.

Counted by `python -m tools.belief` in games of bots against each other: the logarithm, in hundredths, of how often a
card was laid in a situation to how often it would have been if every card of a hand were as likely.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.games.ruse_and_bruise.layout import (
    GOAL, KNOWN, LAID, LENGTH, NONE, OPEN, ROW, card_of, column_of, owner_of,
)  # fmt: skip
from camarilla.games.ruse_and_bruise.pieces import ALCHEMIST
from camarilla.games.ruse_and_bruise.state import RuseState

_CARDS: Final = 25
"""CARDS again: the compiler folds constants only within a module."""
FACES: Final = _CARDS + 1
"""The cards; the last one stands for a specialist under his own kind of goal."""
POINTS: Final = 5
PLACES: Final = 4
"""The first three places of a column, and all further ones."""

ODDS: Final = vec[i64]([
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
])  # fmt: skip


def likelihood(state: RuseState, seat: i64) -> float:
    """How well the cards that the others have laid face down fit where they lie: the logarithm of a weight."""
    cells = state.cells
    met = vec[i64]([0] * 6)
    odds: i64 = 0
    for index in range(ROW, ROW + cells[LAID]):
        packed = cells[index]
        column = column_of(packed)
        if owner_of(packed) != seat and not packed & (OPEN | KNOWN) and cells[GOAL + column] != NONE:
            odds += ODDS[_place_in_table(state, card_of(packed), column, met[column])]
        met[column] += 1
    return float(odds) / 100.0


def situation(state: RuseState, card: int, column: int) -> int:
    """Where in the table it stands to lay a card at the bottom of a column now."""
    return int(_place_in_table(state, card, column, state.cells[LENGTH + column]))


def _place_in_table(state: RuseState, card: i64, column: i64, place: i64) -> i64:
    goal = state.cells[GOAL + column]
    face = card
    if card == ALCHEMIST + state.printed.kind[goal]:
        face = _CARDS
    if place >= PLACES:
        place = PLACES - 1
    return (face * POINTS + state.printed.points[goal] - 1) * PLACES + place
