"""Laying cards instead of building, or doing neither (chapter 5)."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.clauses import Illegal
from camarilla.core.counts import GUARDED, number, of
from camarilla.games.principe.actions import LAID, LAY, MOST_CARDS, SKIP, SKIPPED
from camarilla.games.principe.layout import HAND, PHASE, PLAYING
from camarilla.games.principe.pieces import COLOUR_NAMES, COLOURS
from camarilla.games.principe.rules.hands import lay_openly
from camarilla.games.principe.state import PrincipeState


def lay_options(state: PrincipeState, seat: i64, into: vec[i64], found: i64) -> i64:
    """After the cities found so far: in phase 3 any number of cards of one colour, and always to do nothing."""
    if state.cells[PHASE] == PLAYING:
        for colour in range(COLOURS):
            for cards in range(number(state.cells[HAND + seat], colour, GUARDED)):
                into[found] = LAY + colour * MOST_CARDS + cards
                found += 1
    into[found] = SKIP
    return found + 1


def check_lay(state: PrincipeState, seat: i64, colour: i64, cards: i64) -> None:
    """One must have what one lays."""
    held = number(state.cells[HAND + seat], colour, GUARDED)
    if cards > held:
        raise Illegal("5.4", colour=COLOUR_NAMES[colour], cards=int(cards), held=int(held))


def lay(state: PrincipeState, seat: i64, colour: i64, cards: i64) -> None:
    """Lay cards of one colour face up before oneself."""
    lay_openly(state, seat, of(cards, colour, GUARDED))
    state.tell(LAID, seat, colour, cards)
    state.show()


def skip(state: PrincipeState, seat: i64) -> None:
    """Do nothing, of one's own will or with an empty hand."""
    state.tell(SKIPPED, seat)
    state.show()
