"""What learned judgement looks at, seat by seat: the terms of the handwritten one in finer parts, and plain counts."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import bit, count
from camarilla.games.strozzi.heuristics import (
    add_flags, add_pending, add_ships, markers_worth, patronage_of, patronage_totals,
)  # fmt: skip
from camarilla.games.strozzi.layout import FLAGS_OF, SEATS
from camarilla.games.strozzi.pieces import CATEGORIES, CATEGORY_NAMES, CITIES, CITY_NAMES, PIRATE
from camarilla.games.strozzi.rules.scoring import money_of
from camarilla.games.strozzi.state import StrozziState

FEATURES: Final = ["money", "ships", "flags", "claim", "flags left", "pirate", *CITY_NAMES, *CATEGORY_NAMES]
"""A row of these for each seat."""
_PLAYERS: Final = 6
"""PLAYERS again: the compiler folds constants only within a module."""


def write_features(state: StrozziState, into: vec[i64]) -> None:
    """Write every seat's row, while the game goes on; what has a worth, in hundredths of money."""
    cells = state.cells
    totals = patronage_totals(state)
    markers = markers_worth(state)
    ships = vec[i64]([0] * _PLAYERS)
    add_ships(state, ships)
    flags = vec[i64]([0] * _PLAYERS)
    add_flags(state, flags)
    pending = vec[i64]([0] * _PLAYERS)
    add_pending(state, markers, pending)
    at: i64 = 0
    for seat in range(cells[SEATS]):
        into[at] = 100 * money_of(state, seat)
        into[at + 1] = ships[seat]
        into[at + 2] = flags[seat]
        into[at + 3] = pending[seat]
        into[at + 4] = count(cells[FLAGS_OF + seat])
        into[at + 5] = count(cells[FLAGS_OF + seat] & bit(PIRATE))
        at += 6
        for city in range(CITIES):
            into[at] = markers[city * _PLAYERS + seat]
            at += 1
        for category in range(CATEGORIES):
            into[at] = patronage_of(state, seat, category, totals)
            at += 1
