"""Cards and coins that change hands, and what everybody remembers of the cards (clauses 8.3 to 8.5)."""

from mypy_extensions import i64

from camarilla.core.chance import Chance
from camarilla.core.counts import GUARDED, draw, less, of, total
from camarilla.games.principe.layout import BANK, DECK, HAND, KNOWN, MONEY, UP
from camarilla.games.principe.state import PrincipeState


def pay(state: PrincipeState, seat: i64, coins: i64) -> None:
    """The player pays the bank."""
    state.cells[MONEY + seat] -= coins
    state.cells[BANK] += coins


def receive(state: PrincipeState, seat: i64, coins: i64) -> None:
    """The bank pays the player."""
    state.cells[MONEY + seat] += coins
    state.cells[BANK] -= coins


def draw_cards(pile: i64, among: i64, cards: i64, chance: Chance) -> i64:
    """So many cards of a pile that has `among` in all, each set of them equally likely."""
    drawn: i64 = 0
    while cards:
        card = of(1, draw(pile, among, GUARDED, chance), GUARDED)
        pile -= card
        drawn += card
        among -= 1
        cards -= 1
    return drawn


def draw_from_deck(state: PrincipeState, cards: i64) -> i64:
    """Take so many cards off the deck, by chance."""
    deck = state.cells[DECK]
    drawn = draw_cards(deck, total(deck, GUARDED), cards, state.chance)
    state.cells[DECK] = deck - drawn
    return drawn


def take_openly(state: PrincipeState, seat: i64, cards: i64) -> None:
    """Everybody sees these cards come into the hand."""
    state.cells[HAND + seat] += cards
    state.cells[KNOWN + seat] += cards


def lay_openly(state: PrincipeState, seat: i64, cards: i64) -> None:
    """Cards of the hand go face up before the player."""
    state.cells[HAND + seat] -= cards
    state.cells[UP + seat] += cards
    forget(state, seat, cards)


def forget(state: PrincipeState, seat: i64, cards: i64) -> None:
    """Everybody sees these cards leave; where some of a colour were known to be there, it was those."""
    state.cells[KNOWN + seat] = less(state.cells[KNOWN + seat], cards)
