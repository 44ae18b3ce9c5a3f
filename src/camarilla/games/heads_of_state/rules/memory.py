"""What everybody remembers of cards that are no longer in sight (chapter 12).

Of the hands: KNOWN cards were taken from a display, and everybody saw them.

Of the piles: when a pile is made of cards that everybody has seen, those cards cannot be in a hand
that was drawn before. STOCK counts the cards that surely were in the attribute cards when they were
last shuffled together, and that nobody has seen since; LATE says how many unseen cards a player has
drawn since then. So a STOCK card lies in one of the two piles or is one of the LATE ones. In the
same way BACK counts the cards that a refresh put back into the regular pile, with LATE_BACK, and
TREACHERY_STOCK the treachery cards last reshuffled, with TREACHERY_LATE.

A card that comes to light may be one of them or another of its kind: it is taken for one of them,
so the counts are what is sure, never more.
"""

from mypy_extensions import i64

from camarilla.games.heads_of_state.counts import (
    attribute, attributes, size, treacheries, treachery, treachery_size,
)  # fmt: skip
from camarilla.games.heads_of_state.layout import (
    ASIDE, BACK, DISCARDS, DISPLAY, HAND, KNOWN, LATE, LATE_BACK, SEATS, STOCK, TREACHERY_DISCARDS,
    TREACHERY_HAND, TREACHERY_KNOWN, TREACHERY_LATE, TREACHERY_STOCK,
)  # fmt: skip
from camarilla.games.heads_of_state.pieces import ATTRIBUTES
from camarilla.games.heads_of_state.state import HeadsState


def saw_attribute(state: HeadsState, kind: i64, from_pile: bool) -> None:
    """Everybody sees a card turned up from the regular pile, or from the revolution pile."""
    _forget(state, STOCK, kind)
    if from_pile:
        _forget(state, BACK, kind)


def saw_treachery(state: HeadsState, kind: i64) -> None:
    """Everybody sees a treachery card turned up."""
    if treacheries(state.cells[TREACHERY_STOCK], kind):
        state.cells[TREACHERY_STOCK] -= treachery(kind)


def drew_attribute(state: HeadsState, seat: i64, from_pile: bool) -> None:
    """A player draws a card that the others do not see."""
    state.cells[LATE + seat] += 1
    if from_pile:
        state.cells[LATE_BACK + seat] += 1


def parted_with_attribute(state: HeadsState, seat: i64, kind: i64) -> None:
    """A card has left a hand, paid or discarded, and everybody sees it."""
    cells = state.cells
    if attributes(cells[KNOWN + seat], kind):
        cells[KNOWN + seat] -= attribute(kind)
        return
    if cells[LATE + seat]:
        _forget(state, STOCK, kind)
    if cells[LATE_BACK + seat]:
        _forget(state, BACK, kind)
    unseen = size(cells[HAND + seat]) - size(cells[KNOWN + seat])
    if cells[LATE + seat] > unseen:
        cells[LATE + seat] = unseen
    if cells[LATE_BACK + seat] > unseen:
        cells[LATE_BACK + seat] = unseen


def parted_with_treachery(state: HeadsState, seat: i64, kind: i64) -> None:
    """A treachery card has left a hand, played or discarded, and everybody sees it."""
    cells = state.cells
    if treacheries(cells[TREACHERY_KNOWN + seat], kind):
        cells[TREACHERY_KNOWN + seat] -= treachery(kind)
        return
    if cells[TREACHERY_LATE + seat]:
        saw_treachery(state, kind)
    unseen = treachery_size(cells[TREACHERY_HAND + seat]) - treachery_size(cells[TREACHERY_KNOWN + seat])
    if cells[TREACHERY_LATE + seat] > unseen:
        cells[TREACHERY_LATE + seat] = unseen


def put_back(state: HeadsState) -> None:
    """The six cards set aside are about to be shuffled back into the regular pile."""
    cells = state.cells
    drawn: i64 = 0
    for seat in range(cells[SEATS]):
        drawn += cells[LATE_BACK + seat]
        cells[LATE_BACK + seat] = 0
    sure: i64 = 0
    for kind in range(ATTRIBUTES):
        held = attributes(cells[BACK], kind)
        if held > drawn:
            sure += (held - drawn) * attribute(kind)
    cells[BACK] = sure + cells[ASIDE]
    cells[STOCK] += cells[ASIDE]


def shuffled_together(state: HeadsState) -> None:
    """All attribute cards that are not in a hand are about to become new piles."""
    cells = state.cells
    cells[STOCK] = cells[DISCARDS] + cells[DISPLAY] + cells[ASIDE]
    cells[BACK] = 0
    for seat in range(cells[SEATS]):
        cells[LATE + seat] = 0
        cells[LATE_BACK + seat] = 0


def reshuffled_treachery(state: HeadsState) -> None:
    """The treachery discards are about to become the new pile."""
    cells = state.cells
    cells[TREACHERY_STOCK] = cells[TREACHERY_DISCARDS]
    for seat in range(cells[SEATS]):
        cells[TREACHERY_LATE + seat] = 0


def _forget(state: HeadsState, place: i64, kind: i64) -> None:
    if attributes(state.cells[place], kind):
        state.cells[place] -= attribute(kind)
