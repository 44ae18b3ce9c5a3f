"""Patronage tiles: three lie open, the rest are drawn unseen (chapter 5)."""

from mypy_extensions import i64

from camarilla.core.clauses import Illegal
from camarilla.games.strozzi.actions import OPENED, TOOK
from camarilla.games.strozzi.layout import DISPLAY, STOCK, TILES_OF, number_of, one_tile
from camarilla.games.strozzi.pieces import FACES, TILE_NAMES, VALUE_TWO
from camarilla.games.strozzi.rules.track import advance
from camarilla.games.strozzi.state import StrozziState


def check_take(state: StrozziState, kind: i64) -> None:
    """Only an open tile can be taken."""
    if not number_of(state.cells[DISPLAY], kind):
        raise Illegal("5.3", tile=TILE_NAMES[kind])


def take(state: StrozziState, seat: i64, kind: i64) -> None:
    """Lay an open tile before oneself, make the step of its ware, and open the next tile."""
    cells = state.cells
    cells[DISPLAY] -= one_tile(kind)
    cells[TILES_OF + seat] += one_tile(kind)
    state.tell(TOOK, seat, kind)
    if kind % FACES != VALUE_TWO:
        advance(state, kind % FACES, seat, 1)
    open_tile(state)


def open_tile(state: StrozziState) -> None:
    """Turn up a tile of the stock, if there is one."""
    cells = state.cells
    size = heap_size(cells[STOCK])
    if not size:
        return
    place = state.chance.below(size)
    kind: i64 = 0
    while place >= number_of(cells[STOCK], kind):
        place -= number_of(cells[STOCK], kind)
        kind += 1
    cells[STOCK] -= one_tile(kind)
    cells[DISPLAY] += one_tile(kind)
    state.tell(OPENED, kind)


def heap_size(heap: i64) -> i64:
    """How many tiles a heap has."""
    size: i64 = 0
    while heap:
        size += heap & 15
        heap >>= 4
    return size


def total(state: StrozziState, seat: i64, category: i64) -> i64:
    """The value of a player's tiles of a category."""
    heap = state.cells[TILES_OF + seat] >> (4 * FACES * category)
    return number_of(heap, 0) + number_of(heap, 1) + number_of(heap, 2) + 2 * number_of(heap, VALUE_TWO)
