"""What others may hold: whoever has chosen what to offer has kept the cards for the cities that he can pay.

Counted in games of greedy and medium bots: the logarithm, in hundredths, of how often a player was able to build none,
one or several of the open cities between the offers and his turn, to how often he would be in worlds guessed evenly.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.counts import holds
from camarilla.games.principe.layout import CARD_AUCTION, HAND, MONEY, OPEN, OPEN_CITIES, PHASE, SEATS
from camarilla.games.principe.state import PrincipeState

ODDS: Final = vec[i64]([0, 50, 70])


def likelihood(state: PrincipeState, seat: i64) -> float:
    """How well the others' hands fit what they have offered: the logarithm of a weight."""
    cells = state.cells
    if cells[PHASE] != CARD_AUCTION:
        return 0.0
    odds: i64 = 0
    for other in range(cells[SEATS]):
        if other != seat:
            odds += ODDS[_ready_cities(state, other)]
    return float(odds) / 100.0


def _ready_cities(state: PrincipeState, seat: i64) -> i64:
    """How many of the open cities a player can build, at most two."""
    cells = state.cells
    found: i64 = 0
    for place in range(OPEN, OPEN + cells[OPEN_CITIES]):
        city = cells[place]
        if cells[MONEY + seat] >= state.printed.cost[city] and holds(cells[HAND + seat], state.printed.icons[city]):
            found += 1
    if found > 2:
        return 2
    return found
