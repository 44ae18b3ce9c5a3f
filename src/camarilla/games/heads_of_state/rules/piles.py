"""Displays, draw piles and discard piles (chapters 1, 3, 5 and 7)."""

from typing import Final

from mypy_extensions import i64

from camarilla.core.bits import bit
from camarilla.games.heads_of_state.actions import (
    DREW,
    DREW_TREACHERY,
    OPENED,
    OPENED_TREACHERY,
    RESHUFFLED,
    TOOK,
    TOOK_TREACHERY,
)
from camarilla.games.heads_of_state.counts import (
    attribute, pick_attribute, pick_treachery, size, treachery, treachery_size,
)  # fmt: skip
from camarilla.games.heads_of_state.layout import (
    DISPLAY, HAND, KNOWN, PILE, TREACHERY_DISCARDS, TREACHERY_DISPLAY, TREACHERY_HAND, TREACHERY_KNOWN,
    TREACHERY_LATE, TREACHERY_PILE, UPRISING,
)  # fmt: skip
from camarilla.games.heads_of_state.rules.memory import (
    drew_attribute, reshuffled_treachery, saw_attribute, saw_treachery,
)  # fmt: skip
from camarilla.games.heads_of_state.state import HeadsState

OPEN_ATTRIBUTES: Final = 6
OPEN_TREACHERY: Final = 2
UPRISING_CARDS: Final = 10
REVOLUTION: Final = -1
"""What is turned up instead of a kind of card when the revolution comes."""


def turn_up(state: HeadsState) -> i64:
    """Lift the top card of the regular pile, or of the revolution pile when that is used up."""
    cells = state.cells
    pile = cells[PILE]
    if pile:
        kind = pick_attribute(state.chance, pile, size(pile))
        cells[PILE] = pile - attribute(kind)
        return kind
    left = size(cells[UPRISING])
    if state.chance.below(left + 1) == left:
        return REVOLUTION
    kind = pick_attribute(state.chance, cells[UPRISING], left)
    cells[UPRISING] -= attribute(kind)
    return kind


def fill_display(state: HeadsState) -> bool:
    """Open attribute cards until six lie there; False if the revolution comes first."""
    cells = state.cells
    missing = OPEN_ATTRIBUTES - size(cells[DISPLAY])
    while missing:
        from_pile = cells[PILE] != 0
        kind = turn_up(state)
        if kind == REVOLUTION:
            return False
        cells[DISPLAY] += attribute(kind)
        saw_attribute(state, kind, from_pile)
        state.tell(OPENED, kind)
        missing -= 1
    return True


def take_open(state: HeadsState, seat: i64, kind: i64) -> None:
    """Take an open attribute card into the hand; everybody remembers it."""
    cells = state.cells
    cells[DISPLAY] -= attribute(kind)
    cells[HAND + seat] += attribute(kind)
    cells[KNOWN + seat] += attribute(kind)
    state.tell(TOOK, seat, kind)


def draw_unseen(state: HeadsState, seat: i64) -> bool:
    """Draw the top attribute card; False if it is the revolution, which is no drawn card."""
    cells = state.cells
    from_pile = cells[PILE] != 0
    kind = turn_up(state)
    if kind == REVOLUTION:
        return False
    cells[HAND + seat] += attribute(kind)
    drew_attribute(state, seat, from_pile)
    state.tell(DREW, seat, kind, eyes=bit(seat))
    return True


def turn_up_treachery(state: HeadsState) -> i64:
    """Lift the top treachery card."""
    cells = state.cells
    pile = cells[TREACHERY_PILE]
    kind = pick_treachery(state.chance, pile, treachery_size(pile))
    cells[TREACHERY_PILE] = pile - treachery(kind)
    return kind


def fill_treachery_display(state: HeadsState) -> None:
    """Open treachery cards until two lie there."""
    cells = state.cells
    missing = OPEN_TREACHERY - treachery_size(cells[TREACHERY_DISPLAY])
    while missing:
        kind = turn_up_treachery(state)
        cells[TREACHERY_DISPLAY] += treachery(kind)
        saw_treachery(state, kind)
        state.tell(OPENED_TREACHERY, kind)
        renew_treachery_pile(state)
        missing -= 1


def take_open_treachery(state: HeadsState, seat: i64, kind: i64) -> None:
    """Take an open treachery card into the hand; everybody remembers it."""
    cells = state.cells
    cells[TREACHERY_DISPLAY] -= treachery(kind)
    cells[TREACHERY_HAND + seat] += treachery(kind)
    cells[TREACHERY_KNOWN + seat] += treachery(kind)
    state.tell(TOOK_TREACHERY, seat, kind)


def draw_unseen_treachery(state: HeadsState, seat: i64) -> None:
    """Draw the top treachery card."""
    cells = state.cells
    kind = turn_up_treachery(state)
    cells[TREACHERY_HAND + seat] += treachery(kind)
    cells[TREACHERY_LATE + seat] += 1
    state.tell(DREW_TREACHERY, seat, kind, eyes=bit(seat))
    renew_treachery_pile(state)


def renew_treachery_pile(state: HeadsState) -> None:
    """The moment the treachery pile is empty, the discards are shuffled into a new one."""
    cells = state.cells
    if cells[TREACHERY_PILE]:
        return
    reshuffled_treachery(state)
    cells[TREACHERY_PILE] = cells[TREACHERY_DISCARDS]
    cells[TREACHERY_DISCARDS] = 0
    state.tell(RESHUFFLED)
