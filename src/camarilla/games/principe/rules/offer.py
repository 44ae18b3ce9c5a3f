"""The offers: all choose at once and in secret which cards go up for auction (chapter 2)."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import bit
from camarilla.core.clauses import Illegal
from camarilla.core.counts import GUARDED, number, of, total
from camarilla.games.principe.actions import GAVE, OFFER, OFFERED
from camarilla.games.principe.layout import (
    CHOSEN, GIVEN, HAND, LOTS, OWING, PRINCIPE, SEATS,
)  # fmt: skip
from camarilla.games.principe.pieces import COLOUR_NAMES, COLOURS
from camarilla.games.principe.rules.hands import forget
from camarilla.games.principe.state import PrincipeState


def offer_options(state: PrincipeState, seat: i64, into: vec[i64]) -> i64:
    """A card of any colour in hand."""
    hand = state.cells[HAND + seat]
    found: i64 = 0
    for colour in range(COLOURS):
        if number(hand, colour, GUARDED):
            into[found] = OFFER + colour
            found += 1
    return found


def check_offer(state: PrincipeState, seat: i64, colour: i64) -> None:
    """One must have what one offers."""
    if not number(state.cells[HAND + seat], colour, GUARDED):
        raise Illegal("2.6", colour=COLOUR_NAMES[colour])


def offer(state: PrincipeState, seat: i64, colour: i64) -> None:
    """Put one card face down; nobody else notices anything before all have done so."""
    cells = state.cells
    cells[HAND + seat] -= of(1, colour, GUARDED)
    cells[CHOSEN + seat] += of(1, colour, GUARDED)
    state.tell(OFFERED, seat, colour, eyes=bit(seat))
    if total(cells[CHOSEN + seat], GUARDED) == cards_to_offer(state):
        cells[OWING] &= ~bit(seat)


def cards_to_offer(state: PrincipeState) -> i64:
    """How many cards each player puts down."""
    return state.printed.offer[state.table()]


def ask_for_offers(state: PrincipeState) -> None:
    """All are asked at once; who has no more cards than must be offered puts them all down."""
    cells = state.cells
    for seat in range(cells[SEATS]):
        if total(cells[HAND + seat], GUARDED) > cards_to_offer(state):
            cells[OWING] |= bit(seat)
        else:
            cells[CHOSEN + seat] = cells[HAND + seat]
            cells[HAND + seat] = 0


def reveal_offers(state: PrincipeState) -> None:
    """Turn the offers up where they lie and group them by colour."""
    cells = state.cells
    seats = cells[SEATS]
    for step in range(seats):
        seat = (cells[PRINCIPE] + step) % seats
        forget(state, seat, cells[CHOSEN + seat])
        cells[LOTS] += cells[CHOSEN + seat]
        cells[GIVEN + seat] = cells[CHOSEN + seat]
        cells[CHOSEN + seat] = 0
        if state.log is not None and cells[GIVEN + seat]:
            _show_offer(state, seat)


def _show_offer(state: PrincipeState, seat: i64) -> None:
    for colour in range(COLOURS):
        cards = number(state.cells[GIVEN + seat], colour, GUARDED)
        if cards:
            state.tell(GAVE, seat, colour, cards)
    state.show()
