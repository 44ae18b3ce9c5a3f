"""Cards and coins that change hands, and what everybody remembers of the cards (clauses 8.3 to 8.5)."""

from mypy_extensions import i64

from camarilla.core.bits import bit
from camarilla.games.principe.actions import DEALT, DREW, RECEIVED
from camarilla.games.principe.counts import draw_one, less, number, of, total
from camarilla.games.principe.layout import BANK, DECK, HAND, KNOWN, MONEY
from camarilla.games.principe.pieces import COLOURS
from camarilla.games.principe.state import PrincipeState


def pay(state: PrincipeState, seat: i64, coins: i64) -> None:
    """The player pays the bank."""
    state.cells[MONEY + seat] -= coins
    state.cells[BANK] += coins


def draw_from_deck(state: PrincipeState, cards: i64) -> i64:
    """Take so many cards off the deck, by chance."""
    chance = state.chance
    deck = state.cells[DECK]
    left = total(deck)
    drawn: i64 = 0
    while cards:
        card = of(1, draw_one(deck, left, chance))
        deck -= card
        drawn += card
        left -= 1
        cards -= 1
    state.cells[DECK] = deck
    return drawn


def deal(state: PrincipeState, seat: i64, cards: i64) -> None:
    """The player draws his cards of phase 1."""
    drawn = draw_from_deck(state, cards)
    state.cells[HAND + seat] += drawn
    if state.log is not None:
        state.tell(DEALT, seat, cards)
        for colour in range(COLOURS):
            if number(drawn, colour):
                state.tell(RECEIVED, seat, colour, number(drawn, colour), eyes=bit(seat))


def draw_unseen(state: PrincipeState, seat: i64) -> None:
    """The player draws one card of the deck."""
    card = draw_from_deck(state, 1)
    state.cells[HAND + seat] += card
    if state.log is not None:
        for colour in range(COLOURS):
            if number(card, colour):
                state.tell(DREW, seat, colour, eyes=bit(seat))


def take_openly(state: PrincipeState, seat: i64, cards: i64) -> None:
    """Everybody sees these cards come into the hand."""
    state.cells[HAND + seat] += cards
    state.cells[KNOWN + seat] += cards


def show(state: PrincipeState, seat: i64, cards: i64) -> None:
    """Everybody sees these cards leave; where some of a colour were known to be there, it was those."""
    state.cells[KNOWN + seat] = less(state.cells[KNOWN + seat], cards)
