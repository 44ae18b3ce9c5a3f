"""Displays, draw piles and discard piles (chapters 1, 3, 5 and 7)."""

from typing import Final

from mypy_extensions import i64

from camarilla.games.heads_of_state.actions import OPENED, RESHUFFLED
from camarilla.games.heads_of_state.layout import ATTRIBUTE, DISCARDS, DISPLAY, PILE, TREACHERY, UPRISING
from camarilla.games.heads_of_state.rules.decks import card, event_of, pick, size
from camarilla.games.heads_of_state.rules.memory import reshuffled_treachery, saw
from camarilla.games.heads_of_state.state import HeadsState

OPEN_ATTRIBUTES: Final = 6
OPEN_TREACHERY: Final = 2
UPRISING_CARDS: Final = 10
REVOLUTION: Final = -1
"""What is turned up instead of a kind of card when the revolution comes."""


def turn_up(state: HeadsState, deck: i64) -> i64:
    """Lift the top card of a deck; attribute cards come from the revolution pile when the regular one is used up."""
    if not comes_from_uprising(state, deck):
        return _lift(state, deck, PILE + deck)
    left = size(ATTRIBUTE, state.cells[UPRISING])
    if state.chance.below(left + 1) == left:
        return REVOLUTION
    return _lift(state, ATTRIBUTE, UPRISING)


def comes_from_uprising(state: HeadsState, deck: i64) -> bool:
    """Whether the top card of a deck is one of the revolution pile."""
    return deck == ATTRIBUTE and state.cells[PILE] == 0


def fill_display(state: HeadsState, deck: i64) -> bool:
    """Open cards until six attribute or two treachery cards lie there; False if the revolution comes first."""
    cells = state.cells
    missing = _open_cards(deck) - size(deck, cells[DISPLAY + deck])
    if not missing:
        return True
    while missing:
        from_uprising = comes_from_uprising(state, deck)
        kind = turn_up(state, deck)
        if kind == REVOLUTION:
            return False
        cells[DISPLAY + deck] += card(deck, kind)
        saw(state, deck, kind, from_uprising)
        state.tell(event_of(deck, OPENED), kind)
        if deck == TREACHERY:
            renew_treachery_pile(state)
        missing -= 1
    state.show()
    return True


def renew_treachery_pile(state: HeadsState) -> None:
    """The moment the treachery pile is empty, the discards are shuffled into a new one."""
    cells = state.cells
    if cells[PILE + TREACHERY]:
        return
    reshuffled_treachery(state)
    cells[PILE + TREACHERY] = cells[DISCARDS + TREACHERY]
    cells[DISCARDS + TREACHERY] = 0
    state.tell(RESHUFFLED)


def deal_piles(state: HeadsState) -> None:
    """Put ten attribute cards with the revolution apart, then open six."""
    cells = state.cells
    apart: i64 = 0
    chosen: i64 = 0
    while chosen < UPRISING_CARDS:
        apart += card(ATTRIBUTE, _lift(state, ATTRIBUTE, PILE))
        chosen += 1
    cells[UPRISING] = apart
    fill_display(state, ATTRIBUTE)


def _lift(state: HeadsState, deck: i64, place: i64) -> i64:
    """The top card of a pile that is not empty."""
    cards = state.cells[place]
    kind = pick(deck, cards, size(deck, cards), state.chance)
    state.cells[place] = cards - card(deck, kind)
    return kind


def _open_cards(deck: i64) -> i64:
    if deck == TREACHERY:
        return OPEN_TREACHERY
    return OPEN_ATTRIBUTES
