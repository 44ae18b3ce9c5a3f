"""How a game begins (chapter 1)."""

from typing import Final

from mypy_extensions import i64

from camarilla.core import counts
from camarilla.games.strozzi.layout import CLAIM_FLAG, OPEN_MONEY, RANK, SEATS, SHIP, STOCK, TILE_BITS
from camarilla.games.strozzi.pieces import CITIES, KINDS_OF_TILE, NONE, PLAYERS
from camarilla.games.strozzi.rules.patronage import open_tile
from camarilla.games.strozzi.rules.round import begin_round
from camarilla.games.strozzi.state import StrozziState

OPEN_TILES: Final = 3


def begin(state: StrozziState, seats: i64, open_money: i64) -> None:
    """Lay out a new game; the first starting player is drawn by lot."""
    cells = state.cells
    cells[SEATS] = seats
    cells[OPEN_MONEY] = open_money
    cells[SHIP] = NONE
    cells[CLAIM_FLAG] = NONE
    starter = state.chance.below(seats)
    for city in range(CITIES):
        for seat in range(seats):
            cells[RANK + city * PLAYERS + seat] = (seat - starter + seats) % seats
    for kind in range(KINDS_OF_TILE):
        cells[STOCK] += counts.of(state.printed.tiles[kind], kind, TILE_BITS)
    for _ in range(OPEN_TILES):
        open_tile(state)
    begin_round(state, starter)
