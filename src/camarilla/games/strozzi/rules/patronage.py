"""Patronage tiles: three lie open, the rest are drawn unseen; what they are worth (chapters 1, 5 and 7)."""

from mypy_extensions import i64

from camarilla.core import counts
from camarilla.games.strozzi.actions import OPENED
from camarilla.games.strozzi.layout import DISPLAY, RANK, SEATS, STOCK, TILE_BITS, TILES_OF
from camarilla.games.strozzi.pieces import FACES, FLORENCE, PLAYERS, VALUE_TWO
from camarilla.games.strozzi.state import StrozziState


def open_tile(state: StrozziState) -> bool:
    """Turn up a tile of the stock; False if there is none."""
    cells = state.cells
    size = counts.total(cells[STOCK], TILE_BITS)
    if not size:
        return False
    kind = counts.draw(cells[STOCK], size, TILE_BITS, state.chance)
    cells[STOCK] -= counts.of(1, kind, TILE_BITS)
    cells[DISPLAY] += counts.of(1, kind, TILE_BITS)
    state.tell(OPENED, kind)
    return True


def total(state: StrozziState, seat: i64, category: i64) -> i64:
    """The value of a player's tiles of a category: 1 for each, 1 more for those of value 2."""
    heap = state.cells[TILES_OF + seat] >> (TILE_BITS * FACES * category)
    worth = 2 * counts.number(heap, VALUE_TWO, TILE_BITS)
    for ware in range(VALUE_TWO):
        worth += counts.number(heap, ware, TILE_BITS)
    return worth


def patronage_place(state: StrozziState, seat: i64, category: i64) -> i64:
    """How many players stand before the seat in a category."""
    mine = total(state, seat, category)
    ranks = RANK + FLORENCE * PLAYERS
    before: i64 = 0
    for other in range(state.cells[SEATS]):
        theirs = total(state, other, category)
        if theirs > mine or (theirs == mine and state.cells[ranks + other] < state.cells[ranks + seat]):
            before += 1
    return before
