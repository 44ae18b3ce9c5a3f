"""Discarding what a hand may not hold at the end of a turn (chapter 7)."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.clauses import Illegal
from camarilla.games.heads_of_state.actions import DISCARD, DISCARD_TREACHERY
from camarilla.games.heads_of_state.layout import ATTRIBUTE, DISCARDING, HAND, PHASE, TREACHERY
from camarilla.games.heads_of_state.rules.decks import each_kind
from camarilla.games.heads_of_state.rules.done import done
from camarilla.games.heads_of_state.rules.hands import (
    TURN_LIMIT, TURN_TREACHERY_LIMIT, check_held, excess, throw_away,
)  # fmt: skip
from camarilla.games.heads_of_state.state import HeadsState


def discard_options(state: HeadsState, seat: i64, into: vec[i64]) -> i64:
    """Every card of a deck of which the hand holds too many."""
    cells = state.cells
    found: i64 = 0
    if excess(state, seat, ATTRIBUTE):
        found = each_kind(ATTRIBUTE, cells[HAND + seat], DISCARD, into, found)
    if excess(state, seat, TREACHERY):
        found = each_kind(TREACHERY, cells[HAND + TREACHERY + seat], DISCARD_TREACHERY, into, found)
    return found


def check_discard(state: HeadsState, seat: i64, deck: i64, kind: i64) -> None:
    """Only when the turn is over, only above the limit, only what is in the hand."""
    cells = state.cells
    if cells[PHASE] != DISCARDING:
        raise Illegal("7.5")
    if not excess(state, seat, deck):
        if deck == TREACHERY:
            raise Illegal("7.3", limit=TURN_TREACHERY_LIMIT)
        raise Illegal("7.2", limit=TURN_LIMIT)
    check_held(deck, cells[HAND + deck + seat], kind)


def discard(state: HeadsState, seat: i64, deck: i64, kind: i64) -> None:
    """Discard a card openly, and be done if that is enough."""
    throw_away(state, seat, deck, kind)
    state.show()
    done(state, seat)
