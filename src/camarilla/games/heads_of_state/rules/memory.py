"""What is remembered of cards that are no longer in sight (chapter 12).

Of the hands: KNOWN cards were taken from a display, and everybody saw them.

Of the piles: when a pile is made of cards that everybody has seen, those cards cannot be in a hand
that was drawn before. LATE says how many unseen cards a player has drawn since then. SURE counts, for
each player, the cards that he knows to have been in the pile when it was last made, and that he has
not seen since: neither in the open nor in his own hand. So a SURE card of the attribute cards lies in
one of their two piles or is one of the others' LATE ones. In the same way SURE_BACK counts the
attribute cards that a refresh put back into the regular pile, with LATE_BACK.

A card that comes to light may be one of them or another of its kind: it is taken for one of them,
so the counts are what is sure, never more.
"""

from mypy_extensions import i64

from camarilla.games.heads_of_state.layout import (
    ASIDE, ATTRIBUTE, DISCARDS, DISPLAY, HAND, KNOWN, LATE, LATE_BACK, NONE, SEATS, SURE, SURE_BACK, TREACHERY,
)  # fmt: skip
from camarilla.games.heads_of_state.pieces import ATTRIBUTES
from camarilla.games.heads_of_state.rules.decks import all_of, card, copies, size
from camarilla.games.heads_of_state.state import HeadsState


def saw(state: HeadsState, deck: i64, kind: i64, from_uprising: bool) -> None:
    """Everybody sees a card turned up from a pile; only attribute cards have the revolution pile too."""
    _all_forget(state, deck, SURE + deck, kind, NONE)
    if deck == ATTRIBUTE and not from_uprising:
        _all_forget(state, ATTRIBUTE, SURE_BACK, kind, NONE)


def drew(state: HeadsState, seat: i64, deck: i64, kind: i64, from_uprising: bool) -> None:
    """A player draws a card that the others do not see."""
    state.cells[LATE + deck + seat] += 1
    _forget(state, deck, SURE + deck + seat, kind)
    if deck == ATTRIBUTE and not from_uprising:
        state.cells[LATE_BACK + seat] += 1
        _forget(state, ATTRIBUTE, SURE_BACK + seat, kind)


def parted_with(state: HeadsState, seat: i64, deck: i64, kind: i64) -> None:
    """A card has left a hand, paid, played or discarded, and everybody sees it."""
    cells = state.cells
    if copies(deck, cells[KNOWN + deck + seat], kind):
        cells[KNOWN + deck + seat] -= card(deck, kind)
        return
    unseen = size(deck, cells[HAND + deck + seat] - cells[KNOWN + deck + seat])
    _saw_late_card(state, seat, deck, SURE + deck, LATE + deck, kind, unseen)
    if deck == ATTRIBUTE:
        _saw_late_card(state, seat, ATTRIBUTE, SURE_BACK, LATE_BACK, kind, unseen)


def _saw_late_card(state: HeadsState, seat: i64, deck: i64, sure: i64, late: i64, kind: i64, unseen: i64) -> None:
    """A card that was drawn unseen has come to light; so many unseen ones are left in the hand."""
    cells = state.cells
    if cells[late + seat]:
        _all_forget(state, deck, sure, kind, seat)
    if cells[late + seat] > unseen:
        cells[late + seat] = unseen


def put_back(state: HeadsState) -> None:
    """The six cards set aside are about to be shuffled back into the regular pile."""
    cells = state.cells
    drawn: i64 = 0
    for seat in range(cells[SEATS]):
        drawn += cells[LATE_BACK + seat]
    for seat in range(cells[SEATS]):
        by_others = drawn - cells[LATE_BACK + seat]
        cells[SURE_BACK + seat] = _beyond(cells[SURE_BACK + seat], by_others) + cells[ASIDE]
        cells[SURE + seat] += cells[ASIDE]
    for seat in range(cells[SEATS]):
        cells[LATE_BACK + seat] = 0


def _beyond(cards: i64, number: i64) -> i64:
    """What is left of attribute cards if so many of each kind are gone."""
    left: i64 = 0
    for kind in range(ATTRIBUTES):
        held = copies(ATTRIBUTE, cards, kind)
        if held > number:
            left += (held - number) * card(ATTRIBUTE, kind)
    return left


def shuffled_together(state: HeadsState) -> None:
    """All attribute cards that are not in a hand are about to become new piles."""
    cells = state.cells
    _made_anew(state, ATTRIBUTE, cells[DISCARDS] + cells[DISPLAY] + cells[ASIDE])
    for seat in range(cells[SEATS]):
        cells[LATE_BACK + seat] = 0
        cells[SURE_BACK + seat] = 0


def reshuffled_treachery(state: HeadsState) -> None:
    """The treachery discards are about to become the new pile."""
    _made_anew(state, TREACHERY, state.cells[DISCARDS + TREACHERY])


def _made_anew(state: HeadsState, deck: i64, seen: i64) -> None:
    cells = state.cells
    for seat in range(cells[SEATS]):
        cells[LATE + deck + seat] = 0
        cells[SURE + deck + seat] = seen


def _all_forget(state: HeadsState, deck: i64, sure: i64, kind: i64, but: i64) -> None:
    """A card has come to light; the seat that held it, if any, has known it before."""
    cells = state.cells
    one = card(deck, kind)
    room = all_of(deck, kind)
    for place in range(sure, sure + cells[SEATS]):
        if cells[place] & room and place != sure + but:
            cells[place] -= one


def _forget(state: HeadsState, deck: i64, place: i64, kind: i64) -> None:
    if copies(deck, state.cells[place], kind):
        state.cells[place] -= card(deck, kind)
