"""Hands, draw piles and discard piles (clauses 1.3 and 2.6 to 2.8)."""

from typing import Final

from mypy_extensions import i64

from camarilla.core.bits import bit, count
from camarilla.games.ruse_and_bruise.actions import DREW, RESHUFFLED
from camarilla.games.ruse_and_bruise.layout import (
    DISCARD, FRESH, HAND, LAID, LATE, LURKING, PILE, ROW, SEEN, WEARER_LATE, owner_of,
)  # fmt: skip
from camarilla.games.ruse_and_bruise.state import RuseState

HAND_SIZE: Final = 3


def draw(state: RuseState, seat: i64) -> None:
    """Draw a card; an empty pile is rebuilt from the discards first. With both empty, none is drawn."""
    cells = state.cells
    if not cells[PILE + seat] and cells[DISCARD + seat]:
        _rebuild_pile(state, seat)
    pile = cells[PILE + seat]
    if not pile:
        return
    card = state.chance.pick(pile)
    cells[PILE + seat] = pile & ~bit(card)
    cells[HAND + seat] |= bit(card)
    if state.log is not None:
        state.tell(DREW, seat, card, eyes=bit(seat))


def fill_hand(state: RuseState, seat: i64) -> None:
    """Draw up to three cards, as far as there are any."""
    cells = state.cells
    while count(cells[HAND + seat]) < HAND_SIZE and cells[PILE + seat] | cells[DISCARD + seat]:
        draw(state, seat)


def discard(state: RuseState, seat: i64, card: i64, seen: bool) -> None:
    """Put a card on its owner's discards; `seen` if everybody knows which it is."""
    state.cells[DISCARD + seat] |= bit(card)
    if seen:
        state.cells[SEEN + seat] |= bit(card)


def _rebuild_pile(state: RuseState, seat: i64) -> None:
    cells = state.cells
    cells[PILE + seat] = cells[DISCARD + seat]
    cells[FRESH + seat] = cells[SEEN + seat]
    cells[LURKING + seat] = count(cells[DISCARD + seat]) - count(cells[SEEN + seat])
    cells[DISCARD + seat] = 0
    cells[SEEN + seat] = 0
    for place in range(ROW, ROW + cells[LAID]):
        if owner_of(cells[place]) == seat:
            cells[place] &= ~(LATE | WEARER_LATE)
    state.tell(RESHUFFLED, seat)
