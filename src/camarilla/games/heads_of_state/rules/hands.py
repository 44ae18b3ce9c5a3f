"""How many cards a hand may hold, and how cards leave it (chapters 7 and 8)."""

from typing import Final

from mypy_extensions import i64

from camarilla.core.bits import bit
from camarilla.core.clauses import Illegal
from camarilla.games.heads_of_state.actions import DISCARDED
from camarilla.games.heads_of_state.layout import ATTRIBUTE, DISCARDS, HAND, SEATS, TREACHERY, TRIM
from camarilla.games.heads_of_state.pieces import ATTRIBUTE_NAMES, TREACHERY_NAMES
from camarilla.games.heads_of_state.rules.decks import card, copies, event_of, size
from camarilla.games.heads_of_state.rules.memory import parted_with
from camarilla.games.heads_of_state.state import HeadsState

TURN_LIMIT: Final = 10
TURN_TREACHERY_LIMIT: Final = 4
CENTURY_LIMIT: Final = 6
CENTURY_TREACHERY_LIMIT: Final = 2


def excess(state: HeadsState, seat: i64, deck: i64) -> i64:
    """How many cards of a deck a hand holds above the limit at the end of a turn."""
    limit: i64 = TURN_LIMIT
    if deck == TREACHERY:
        limit = TURN_TREACHERY_LIMIT
    return _above(size(deck, state.cells[HAND + deck + seat]), limit)


def owed(state: HeadsState, seat: i64, deck: i64) -> i64:
    """How many cards of a deck a player has still to choose after a revolution."""
    limit: i64 = CENTURY_LIMIT
    if deck == TREACHERY:
        limit = CENTURY_TREACHERY_LIMIT
    return _above(size(deck, kept(state, seat, deck)), limit)


def _above(number: i64, limit: i64) -> i64:
    if number > limit:
        return number - limit
    return 0


def kept(state: HeadsState, seat: i64, deck: i64) -> i64:
    """A hand without what has been chosen to be given up."""
    return state.cells[HAND + deck + seat] - state.cells[TRIM + deck + seat]


def debtors(state: HeadsState) -> i64:
    """The players who have still to choose cards after a revolution."""
    seats: i64 = 0
    for seat in range(state.cells[SEATS]):
        if owed(state, seat, ATTRIBUTE) or owed(state, seat, TREACHERY):
            seats |= bit(seat)
    return seats


def check_held(deck: i64, cards: i64, kind: i64) -> None:
    """Only a card in the hand can be given away."""
    if copies(deck, cards, kind):
        return
    if deck == TREACHERY:
        raise Illegal("7.7", treachery=TREACHERY_NAMES[kind])
    raise Illegal("7.6", attribute=ATTRIBUTE_NAMES[kind])


def spend(state: HeadsState, seat: i64, deck: i64, kind: i64) -> None:
    """A card goes from a hand to the discards, and everybody sees it."""
    state.cells[DISCARDS + deck] += card(deck, kind)
    leave_hand(state, seat, deck, kind)


def leave_hand(state: HeadsState, seat: i64, deck: i64, kind: i64) -> None:
    """A card leaves a hand, and everybody sees it."""
    state.cells[HAND + deck + seat] -= card(deck, kind)
    parted_with(state, seat, deck, kind)


def throw_away(state: HeadsState, seat: i64, deck: i64, kind: i64) -> None:
    """Discard a card that is too much, openly."""
    spend(state, seat, deck, kind)
    state.tell(event_of(deck, DISCARDED), seat, kind)
