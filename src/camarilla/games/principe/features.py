"""What learned judgement looks at, seat by seat: the terms of the handwritten one, and plain counts."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import count
from camarilla.core.counts import GUARDED, total
from camarilla.games.principe.heuristics import (
    hand_worth, map_worth, purse_worth, roles_worth, table_worth, track_worth,
)  # fmt: skip
from camarilla.games.principe.layout import BUILT, POSTED, SEATS, UP
from camarilla.games.principe.state import PrincipeState

FEATURES: Final = ["points", "regions", "sets", "roles", "purse", "hand", "cities", "shields", "cards laid"]
"""A row of these for each seat. In an auction purse and hand are as if the bid had won: plain coins would not be."""
_SIZE: Final = 9


def write_features(state: PrincipeState, into: vec[i64]) -> None:
    """Write every seat's row, while the game goes on; what has a worth, in hundredths of a point."""
    cells = state.cells
    at: i64 = 0
    for seat in range(cells[SEATS]):
        into[at] = track_worth(state, seat)
        into[at + 1] = map_worth(state, seat)
        into[at + 2] = table_worth(state, seat)
        into[at + 3] = roles_worth(state, seat)
        into[at + 4] = purse_worth(state, seat)
        into[at + 5] = hand_worth(state, seat)
        into[at + 6] = count(cells[BUILT + seat])
        into[at + 7] = total(cells[POSTED + seat], GUARDED)
        into[at + 8] = total(cells[UP + seat], GUARDED)
        at += _SIZE
