"""Phase 1: coins, cards and the secret offers (chapter 2)."""

from mypy_extensions import i64

from camarilla.core.bits import bit
from camarilla.games.principe.actions import GAVE, INCOME, OFFERED
from camarilla.games.principe.counts import number, of, total
from camarilla.games.principe.layout import (
    BANK, CHOSEN, DECK, GIVEN, HAND, LOTS, MONEY, NONE, OFFERING, OWING, PHASE, PRINCIPE, SEATS, TURN,
)  # fmt: skip
from camarilla.games.principe.pieces import COLOURS
from camarilla.games.principe.rules.hands import deal, show
from camarilla.games.principe.state import PrincipeState


def pay_income(state: PrincipeState, coins: i64) -> None:
    """Every player gets so many coins from the bank."""
    cells = state.cells
    for seat in range(cells[SEATS]):
        cells[MONEY + seat] += coins
    cells[BANK] -= coins * cells[SEATS]
    if coins:
        state.tell(INCOME, coins)


def deal_hands(state: PrincipeState, cards: i64) -> None:
    """Whole hands from the Principe on; a short deck goes round card by card until it is empty."""
    cells = state.cells
    seats = cells[SEATS]
    deck = total(cells[DECK])
    short = deck < cards * seats
    for step in range(seats):
        portion = cards
        if short:
            portion = (deck + seats - 1 - step) // seats
        deal(state, (cells[PRINCIPE] + step) % seats, portion)


def ask_for_offers(state: PrincipeState) -> None:
    """All choose at once; who has no more cards than must be offered puts them all down."""
    cells = state.cells
    cells[PHASE] = OFFERING
    cells[TURN] = NONE
    offer = state.printed.offer[state.table()]
    for seat in range(cells[SEATS]):
        if total(cells[HAND + seat]) > offer:
            cells[OWING] |= bit(seat)
        else:
            cells[CHOSEN + seat] = cells[HAND + seat]
            cells[HAND + seat] = 0


def choose(state: PrincipeState, seat: i64, colour: i64) -> None:
    """Put one card face down; nobody else notices anything before all have done so."""
    cells = state.cells
    cells[HAND + seat] -= of(1, colour)
    cells[CHOSEN + seat] += of(1, colour)
    state.tell(OFFERED, seat, colour, eyes=bit(seat))
    if total(cells[CHOSEN + seat]) == state.printed.offer[state.table()]:
        cells[OWING] &= ~bit(seat)


def reveal_offers(state: PrincipeState) -> None:
    """Turn the offers up where they lie and group them by colour."""
    cells = state.cells
    seats = cells[SEATS]
    for step in range(seats):
        seat = (cells[PRINCIPE] + step) % seats
        _tell_offer(state, seat)
        show(state, seat, cells[CHOSEN + seat])
        cells[LOTS] += cells[CHOSEN + seat]
        cells[GIVEN + seat] = cells[CHOSEN + seat]
        cells[CHOSEN + seat] = 0


def _tell_offer(state: PrincipeState, seat: i64) -> None:
    if state.log is not None:
        for colour in range(COLOURS):
            cards = number(state.cells[CHOSEN + seat], colour)
            if cards:
                state.tell(GAVE, seat, colour, cards)
