"""What learned judgement looks at, seat by seat: the terms of the handwritten one, and plain counts."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import count
from camarilla.games.heads_of_state.heuristics import cards_worth, plans_worth, progress_worth, treachery_worth
from camarilla.games.heads_of_state.judgement import add_influence
from camarilla.games.heads_of_state.layout import ATTRIBUTE, HAND, NOBLES, PRESENT, SCORE, SEATS, TREACHERY
from camarilla.games.heads_of_state.heuristics_outlook import Outlook
from camarilla.games.heads_of_state.pieces import COUNTRIES, PLAYERS
from camarilla.games.heads_of_state.rules.decks import size
from camarilla.games.heads_of_state.state import HeadsState

FEATURES: Final = [
    "points", "noble cards", "markers", "plans", "treachery", "influence", "attribute cards", "treachery cards",
    "nobles", "territories",
]  # fmt: skip
"""A row of these for each seat."""
_SIZE: Final = 10


def write_features(state: HeadsState, into: vec[i64]) -> None:
    """Write every seat's row, while the game goes on; what has a worth, in hundredths of a point."""
    cells = state.cells
    outlook = Outlook(state)
    influences = vec[i64]([0] * PLAYERS)
    for country in range(COUNTRIES):
        add_influence(outlook, country, influences)
    at: i64 = 0
    for seat in range(cells[SEATS]):
        into[at] = 100 * cells[SCORE + seat]
        into[at + 1] = cards_worth(state, seat)
        into[at + 2] = progress_worth(outlook, seat)
        into[at + 3] = plans_worth(outlook, seat)
        into[at + 4] = treachery_worth(outlook, seat)
        into[at + 5] = influences[seat]
        into[at + 6] = size(ATTRIBUTE, cells[HAND + ATTRIBUTE + seat])
        into[at + 7] = size(TREACHERY, cells[HAND + TREACHERY + seat])
        into[at + 8] = count(cells[NOBLES + seat])
        into[at + 9] = count(cells[PRESENT + seat])
        at += _SIZE
