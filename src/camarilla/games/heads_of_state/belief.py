"""What others may hold: whoever could place a noble at the end of his turn has usually done so.

Counted in games of greedy and medium bots: the logarithm, in hundredths, of how often a player who is not in turn held
the cards, and had the tile, for an open box of a rank, to how often he would have in worlds guessed evenly.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.games.heads_of_state.heuristics import missing_cards
from camarilla.games.heads_of_state.layout import HAND, SEATS, TILES, TURN
from camarilla.games.heads_of_state.pieces import RANKS
from camarilla.games.heads_of_state.rules.nobles import occupied, tiles
from camarilla.games.heads_of_state.state import HeadsState

ODDS: Final = vec[i64]([-130, -130, -60, -50, -30, 0, 0])


def likelihood(state: HeadsState, seat: i64) -> float:
    """How well the others' hands fit what they have not placed: the logarithm of a weight."""
    cells = state.cells
    vacant = ~occupied(state)
    odds: i64 = 0
    for other in range(cells[SEATS]):
        if other != seat and other != cells[TURN]:
            for rank in range(RANKS):
                offered = vacant & state.printed.boxes_of_rank[rank] != 0 and tiles(cells[TILES + other], rank) != 0
                if offered and missing_cards(state, cells[HAND + other], rank) == 0:
                    odds += ODDS[rank]
    return float(odds) / 100.0
