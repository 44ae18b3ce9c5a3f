"""The owner of a ship that shows a patronage tile takes an open one (chapter 5)."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core import counts
from camarilla.core.clauses import Illegal
from camarilla.games.strozzi.actions import TAKE, TOOK
from camarilla.games.strozzi.layout import DISPLAY, TILE_BITS, TILES_OF
from camarilla.games.strozzi.pieces import FACES, KINDS_OF_TILE, TILE_NAMES, VALUE_TWO
from camarilla.games.strozzi.rules.patronage import open_tile
from camarilla.games.strozzi.rules.round import end_turn
from camarilla.games.strozzi.rules.track import advance
from camarilla.games.strozzi.state import StrozziState


def take_options(state: StrozziState, seat: i64, into: vec[i64]) -> i64:
    """The kinds of tiles that lie open; they are open to everybody."""
    found: i64 = 0
    for kind in range(KINDS_OF_TILE):
        if counts.number(state.cells[DISPLAY], kind, TILE_BITS):
            into[found] = TAKE + kind
            found += 1
    return found


def check_take(state: StrozziState, seat: i64, kind: i64) -> None:
    """Only an open tile can be taken."""
    if not counts.number(state.cells[DISPLAY], kind, TILE_BITS):
        raise Illegal("5.3", tile=TILE_NAMES[kind])


def take(state: StrozziState, seat: i64, kind: i64) -> None:
    """Lay an open tile before oneself, make the step of its ware, and open the next tile."""
    cells = state.cells
    cells[DISPLAY] -= counts.of(1, kind, TILE_BITS)
    cells[TILES_OF + seat] += counts.of(1, kind, TILE_BITS)
    state.tell(TOOK, seat, kind)
    state.show()
    if kind % FACES != VALUE_TWO:
        advance(state, kind % FACES, seat, 1)
    if open_tile(state):
        state.show()
    end_turn(state, seat)
