"""A green role turns a face-down card up again (chapter 6)."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import bit, lowest
from camarilla.core.clauses import Illegal
from camarilla.core.counts import GUARDED, number, of
from camarilla.games.principe.actions import TURN_UP, TURNED_UP
from camarilla.games.principe.layout import DOWN, UP
from camarilla.games.principe.pieces import COLOUR_NAMES, COLOURS, GREEN
from camarilla.games.principe.state import PrincipeState


def turn_up_options(state: PrincipeState, seat: i64, into: vec[i64]) -> i64:
    """A face-down card of any colour but green."""
    colours = colours_down(state, seat)
    found: i64 = 0
    while colours:
        into[found] = TURN_UP + lowest(colours)
        found += 1
        colours &= colours - 1
    return found


def check_turn_up(state: PrincipeState, seat: i64, colour: i64) -> None:
    """No green card, and only what lies there."""
    if colour == GREEN:
        raise Illegal("6.12")
    if not number(state.cells[DOWN + seat], colour, GUARDED):
        raise Illegal("6.13", colour=COLOUR_NAMES[colour])


def turn_up(state: PrincipeState, seat: i64, colour: i64) -> None:
    """Turn a face-down card face up again."""
    state.cells[DOWN + seat] -= of(1, colour, GUARDED)
    state.cells[UP + seat] += of(1, colour, GUARDED)
    state.tell(TURNED_UP, seat, colour)
    state.show()


def colours_down(state: PrincipeState, seat: i64) -> i64:
    """The colours other than green of which the player has face-down cards."""
    found: i64 = 0
    for colour in range(COLOURS):
        if colour != GREEN and number(state.cells[DOWN + seat], colour, GUARDED):
            found |= bit(colour)
    return found
