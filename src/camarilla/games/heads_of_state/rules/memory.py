"""What everybody remembers of cards that are no longer in sight (chapter 12).

Of the hands: KNOWN cards were taken from a display, and everybody saw them.

Of the piles: when a pile is made of cards that everybody has seen, those cards cannot be in a hand
that was drawn before. STOCK counts the cards that surely were in the pile when it was last made, and
that nobody has seen since; LATE says how many unseen cards a player has drawn since then. So a STOCK
card of the attribute cards lies in one of their two piles or is one of the LATE ones. In the same way
BACK counts the attribute cards that a refresh put back into the regular pile, with LATE_BACK.

A card that comes to light may be one of them or another of its kind: it is taken for one of them,
so the counts are what is sure, never more.
"""

from mypy_extensions import i64

from camarilla.games.heads_of_state.layout import (
    ASIDE, ATTRIBUTE, BACK, DISCARDS, DISPLAY, HAND, KNOWN, LATE, LATE_BACK, SEATS, STOCK, TREACHERY,
)  # fmt: skip
from camarilla.games.heads_of_state.pieces import ATTRIBUTES
from camarilla.games.heads_of_state.rules.decks import card, copies, size
from camarilla.games.heads_of_state.state import HeadsState


def saw(state: HeadsState, deck: i64, kind: i64, from_uprising: bool) -> None:
    """Everybody sees a card turned up from a pile; only attribute cards have the revolution pile too."""
    _forget(state, deck, STOCK + deck, kind)
    if deck == ATTRIBUTE and not from_uprising:
        _forget(state, ATTRIBUTE, BACK, kind)


def drew(state: HeadsState, seat: i64, deck: i64, from_uprising: bool) -> None:
    """A player draws a card that the others do not see."""
    state.cells[LATE + deck + seat] += 1
    if deck == ATTRIBUTE and not from_uprising:
        state.cells[LATE_BACK + seat] += 1


def parted_with(state: HeadsState, seat: i64, deck: i64, kind: i64) -> None:
    """A card has left a hand, paid, played or discarded, and everybody sees it."""
    cells = state.cells
    if copies(deck, cells[KNOWN + deck + seat], kind):
        cells[KNOWN + deck + seat] -= card(deck, kind)
        return
    unseen = size(deck, cells[HAND + deck + seat] - cells[KNOWN + deck + seat])
    _saw_late_card(state, deck, STOCK + deck, LATE + deck + seat, kind, unseen)
    if deck == ATTRIBUTE:
        _saw_late_card(state, ATTRIBUTE, BACK, LATE_BACK + seat, kind, unseen)


def _saw_late_card(state: HeadsState, deck: i64, sure: i64, late: i64, kind: i64, unseen: i64) -> None:
    """A card that was drawn unseen has come to light; so many unseen ones are left in the hand."""
    cells = state.cells
    if cells[late]:
        _forget(state, deck, sure, kind)
    if cells[late] > unseen:
        cells[late] = unseen


def put_back(state: HeadsState) -> None:
    """The six cards set aside are about to be shuffled back into the regular pile."""
    cells = state.cells
    drawn: i64 = 0
    for seat in range(cells[SEATS]):
        drawn += cells[LATE_BACK + seat]
        cells[LATE_BACK + seat] = 0
    sure: i64 = 0
    for kind in range(ATTRIBUTES):
        held = copies(ATTRIBUTE, cells[BACK], kind)
        if held > drawn:
            sure += (held - drawn) * card(ATTRIBUTE, kind)
    cells[BACK] = sure + cells[ASIDE]
    cells[STOCK] += cells[ASIDE]


def shuffled_together(state: HeadsState) -> None:
    """All attribute cards that are not in a hand are about to become new piles."""
    cells = state.cells
    _made_anew(state, ATTRIBUTE, cells[DISCARDS] + cells[DISPLAY] + cells[ASIDE])
    cells[BACK] = 0
    for seat in range(cells[SEATS]):
        cells[LATE_BACK + seat] = 0


def reshuffled_treachery(state: HeadsState) -> None:
    """The treachery discards are about to become the new pile."""
    _made_anew(state, TREACHERY, state.cells[DISCARDS + TREACHERY])


def _made_anew(state: HeadsState, deck: i64, seen: i64) -> None:
    cells = state.cells
    cells[STOCK + deck] = seen
    for seat in range(cells[SEATS]):
        cells[LATE + deck + seat] = 0


def _forget(state: HeadsState, deck: i64, place: i64, kind: i64) -> None:
    if copies(deck, state.cells[place], kind):
        state.cells[place] -= card(deck, kind)
