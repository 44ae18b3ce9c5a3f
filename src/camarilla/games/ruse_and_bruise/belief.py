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
    -289, -17, -22, -10, -317, 15, 20, -1, -390, 13, 34, 29, -321, 20, 34, 50, -328, 29, 40, 45,
    -254, -3, -12, -3, -312, 31, 35, 4, -390, 35, 45, 41, -320, 44, 48, 43, -315, 53, 57, 44,
    -236, 0, -3, -4, -278, 15, 31, 9, -312, 29, 31, 24, -284, 30, 36, 30, -271, 29, 41, 32,
    89, 24, 47, 35, 89, 3, 14, 38, 95, -31, 9, 17, 90, -48, -2, 15, 89, -42, -23, 20,
    87, 16, 25, 36, 79, -14, 6, 23, 87, -26, 3, 11, 79, -54, -10, 0, 82, -53, -22, 8,
    74, 7, 15, 20, 71, -26, -6, 20, 79, -49, -8, 1, 72, -83, -35, -4, 80, -57, -43, -5,
    64, -10, 23, 1, 72, -19, -1, 9, 67, -45, -8, -8, 65, -46, -18, -21, 68, -92, -41, -13,
    54, -1, 11, -4, 63, -33, -13, -9, 62, -60, -27, -14, 61, -71, -32, -23, 60, -101, -39, -26,
    50, -20, -3, -1, 47, -55, -46, -10, 51, -80, -44, -35, 49, -86, -52, -43, 41, -126, -51, -37,
    -8, 68, 59, 63, -5, 59, 78, 64, -3, 69, 75, 67, -27, 68, 78, 66, -11, 66, 78, 63,
    -140, -22, -22, -16, -126, -27, -30, -1, -125, -26, -26, -5, -129, -34, -37, -8, -120, -24, -37, -3,
    32, 30, 49, 49, 39, 31, 35, 45, 42, 4, 24, 32, 36, 8, 17, 21, 39, -3, 11, 23,
    18, -98, -81, -67, 21, -99, -115, -92, 23, -133, -116, -99, 23, -165, -116, -81, 27, -170, -118, -72,
    4, 43, 52, 41, 7, 32, 46, 37, 17, 26, 37, 29, 11, 15, 40, 29, 0, 19, 36, 27,
    -4, 69, 56, 57, -31, 72, 73, 72, -24, 75, 65, 73, -28, 73, 66, 72, -20, 73, 72, 68,
    -138, 39, 22, 16, -161, 47, 21, 27, -157, 50, 12, 23, -143, 50, 27, 5, -145, 53, 15, 11,
    0, 82, 64, 44, 4, 87, 70, 39, -6, 97, 70, 44, 1, 98, 76, 39, 3, 95, 75, 34,
    -151, 35, 42, 23, -177, 45, 48, 39, -198, 52, 55, 47, -185, 51, 59, 50, -181, 57, 62, 50,
    92, 24, 1, 11, 91, -16, -54, -29, 96, -46, -32, -24, 93, -72, -42, -27, 95, -78, -61, -17,
    -39, 28, 9, 8, -32, 15, 19, 5, -39, 22, 5, -15, -39, 23, 7, -7, -50, 17, 5, -6,
    -213, -252, -136, -6, -242, -277, -177, -16, -233, -321, -186, -9, -209, -305, -203, -13, -216, -347, -179, -17,
    -98, -206, -216, -199, -85, -208, -253, -226, -91, -270, -231, -281, -93, -278, -248, -246, -91, -297, -294, -221,
    -200, 35, 43, 21, -196, 41, 57, 48, -248, 50, 42, 48, -239, 44, 53, 42, -220, 51, 57, 44,
    83, -9, 15, -2, 83, -45, -49, -32, 84, -70, -42, -39, 84, -89, -72, -39, 85, -115, -94, -35,
    -15, 82, 38, 52, 4, 91, 67, 59, -20, 93, 70, 52, -9, 92, 66, 49, -2, 95, 74, 45,
    70, 80, 82, 57, 75, 78, 80, 79, 67, 79, 78, 68, 72, 75, 81, 64, 65, 77, 81, 60,
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
