"""Phase 1: coins and cards for everybody (chapter 2)."""

from mypy_extensions import i64

from camarilla.core.bits import bit
from camarilla.core.counts import GUARDED, number, total
from camarilla.games.principe.actions import DEALT, INCOME, RECEIVED
from camarilla.games.principe.layout import DECK, HAND, PRINCIPE, SEATS
from camarilla.games.principe.pieces import COLOURS
from camarilla.games.principe.rules.hands import draw_from_deck, receive
from camarilla.games.principe.state import PrincipeState


def pay_income(state: PrincipeState, coins: i64) -> None:
    """Every player gets so many coins from the bank."""
    for seat in range(state.cells[SEATS]):
        receive(state, seat, coins)
    if coins:
        state.tell(INCOME, coins)
        state.show()


def deal_hands(state: PrincipeState, cards: i64) -> None:
    """Whole hands from the Principe on; a short deck goes round card by card until it is empty."""
    cells = state.cells
    seats = cells[SEATS]
    deck = total(cells[DECK], GUARDED)
    short = deck < cards * seats
    for step in range(seats):
        portion = cards
        if short:
            portion = (deck + seats - 1 - step) // seats
        _deal(state, (cells[PRINCIPE] + step) % seats, portion)


def _deal(state: PrincipeState, seat: i64, cards: i64) -> None:
    drawn = draw_from_deck(state, cards)
    state.cells[HAND + seat] += drawn
    if state.log is not None:
        state.tell(DEALT, seat, cards)
        for colour in range(COLOURS):
            if number(drawn, colour, GUARDED):
                state.tell(RECEIVED, seat, colour, number(drawn, colour, GUARDED), eyes=bit(seat))
