"""How many cards a hand may hold, and getting rid of the rest (chapters 7 and 8)."""

from typing import Final

from mypy_extensions import i64

from camarilla.core.bits import bit
from camarilla.games.heads_of_state.actions import CHOSE, CHOSE_TREACHERY, DISCARDED, DISCARDED_TREACHERY
from camarilla.games.heads_of_state.counts import attribute, attributes, size, treacheries, treachery, treachery_size
from camarilla.games.heads_of_state.layout import (
    DISCARDS, GIVEN_UP, HAND, SEATS, TREACHERY_DISCARDS, TREACHERY_GIVEN_UP, TREACHERY_HAND, TREACHERY_TRIM, TRIM,
)  # fmt: skip
from camarilla.games.heads_of_state.pieces import ATTRIBUTES, TREACHERIES
from camarilla.games.heads_of_state.rules.memory import parted_with_attribute, parted_with_treachery
from camarilla.games.heads_of_state.state import HeadsState

TURN_LIMIT: Final = 10
TURN_TREACHERY_LIMIT: Final = 4
CENTURY_LIMIT: Final = 6
CENTURY_TREACHERY_LIMIT: Final = 2


def excess(state: HeadsState, seat: i64) -> i64:
    """How many attribute cards a hand holds above the limit at the end of a turn."""
    return _above(size(state.cells[HAND + seat]), TURN_LIMIT)


def treachery_excess(state: HeadsState, seat: i64) -> i64:
    """How many treachery cards a hand holds above the limit at the end of a turn."""
    return _above(treachery_size(state.cells[TREACHERY_HAND + seat]), TURN_TREACHERY_LIMIT)


def owed(state: HeadsState, seat: i64) -> i64:
    """How many attribute cards a player has still to choose after a revolution."""
    return _above(size(state.cells[HAND + seat]) - size(state.cells[TRIM + seat]), CENTURY_LIMIT)


def treachery_owed(state: HeadsState, seat: i64) -> i64:
    """How many treachery cards a player has still to choose after a revolution."""
    held = treachery_size(state.cells[TREACHERY_HAND + seat])
    return _above(held - treachery_size(state.cells[TREACHERY_TRIM + seat]), CENTURY_TREACHERY_LIMIT)


def _above(number: i64, limit: i64) -> i64:
    if number > limit:
        return number - limit
    return 0


def debtors(state: HeadsState) -> i64:
    """The players who have still to choose cards after a revolution."""
    seats: i64 = 0
    for seat in range(state.cells[SEATS]):
        if owed(state, seat) or treachery_owed(state, seat):
            seats |= bit(seat)
    return seats


def discard(state: HeadsState, seat: i64, kind: i64) -> None:
    """Discard an attribute card, openly."""
    cells = state.cells
    cells[HAND + seat] -= attribute(kind)
    cells[DISCARDS] += attribute(kind)
    parted_with_attribute(state, seat, kind)
    state.tell(DISCARDED, seat, kind)


def discard_treachery(state: HeadsState, seat: i64, kind: i64) -> None:
    """Discard a treachery card, openly."""
    cells = state.cells
    cells[TREACHERY_HAND + seat] -= treachery(kind)
    cells[TREACHERY_DISCARDS] += treachery(kind)
    parted_with_treachery(state, seat, kind)
    state.tell(DISCARDED_TREACHERY, seat, kind)


def choose(state: HeadsState, seat: i64, kind: i64) -> None:
    """Choose an attribute card to discard; the others see it when all have chosen."""
    state.cells[TRIM + seat] += attribute(kind)
    state.tell(CHOSE, seat, kind, eyes=bit(seat))


def choose_treachery(state: HeadsState, seat: i64, kind: i64) -> None:
    """Choose a treachery card to discard; the others see it when all have chosen."""
    state.cells[TREACHERY_TRIM + seat] += treachery(kind)
    state.tell(CHOSE_TREACHERY, seat, kind, eyes=bit(seat))


def discard_chosen(state: HeadsState) -> None:
    """All have chosen: the cards are discarded at the same time."""
    cells = state.cells
    for seat in range(cells[SEATS]):
        chosen = cells[TRIM + seat]
        cells[TRIM + seat] = 0
        cells[GIVEN_UP + seat] = chosen
        for kind in range(ATTRIBUTES):
            left = attributes(chosen, kind)
            while left:
                discard(state, seat, kind)
                left -= 1
        chosen = cells[TREACHERY_TRIM + seat]
        cells[TREACHERY_TRIM + seat] = 0
        cells[TREACHERY_GIVEN_UP + seat] = chosen
        for kind in range(TREACHERIES):
            left = treacheries(chosen, kind)
            while left:
                discard_treachery(state, seat, kind)
                left -= 1
