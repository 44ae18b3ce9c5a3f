"""What learned judgement looks at, seat by seat: the terms of the handwritten one, and plain counts."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import bit, count
from camarilla.games.ruse_and_bruise.heuristics import add_columns, hand_worth, standing
from camarilla.games.ruse_and_bruise.layout import DISCARD, HAND, PILE, PLAYERS, SEATS, WON
from camarilla.games.ruse_and_bruise.pieces import KINDS_OF_GOAL, KING, QUEEN
from camarilla.games.ruse_and_bruise.rules.final import best_of_kind, plain_sum
from camarilla.games.ruse_and_bruise.state import RuseState

FEATURES: Final = ["goals", "columns", "hand", "cards", "king or queen", "to come", "kinds", "plain", "number"]
"""A row of these for each seat."""
_SIZE: Final = 9


def write_features(state: RuseState, into: vec[i64]) -> None:
    """Write every seat's row, while the game goes on; what has a worth, in hundredths of a point."""
    cells = state.cells
    columns = vec[i64]([0] * PLAYERS)
    add_columns(state, columns)
    royal = bit(KING) | bit(QUEEN)
    at: i64 = 0
    for seat in range(cells[SEATS]):
        won = cells[WON + seat]
        into[at] = standing(state, won)
        into[at + 1] = columns[seat]
        into[at + 2] = hand_worth(cells[HAND + seat])
        into[at + 3] = count(cells[HAND + seat])
        into[at + 4] = count(cells[HAND + seat] & royal)
        into[at + 5] = count((cells[PILE + seat] | cells[DISCARD + seat]) & royal)
        into[at + 6] = _kinds(state, won)
        into[at + 7] = plain_sum(state.printed, won)
        into[at + 8] = count(won)
        at += _SIZE


def _kinds(state: RuseState, won: i64) -> i64:
    kinds: i64 = 0
    for kind in range(KINDS_OF_GOAL):
        if best_of_kind(state.printed, won, kind):
            kinds += 1
    return kinds
