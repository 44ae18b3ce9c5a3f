"""Cutting a hand down after a revolution: all players at the same time, in secret (chapter 8)."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import bit
from camarilla.core.clauses import Illegal
from camarilla.games.heads_of_state.actions import CHOSE, TRIM_CARD, TRIM_TREACHERY
from camarilla.games.heads_of_state.layout import ATTRIBUTE, PHASE, TREACHERY, TRIM, TRIMMING
from camarilla.games.heads_of_state.rules.decks import card, each_kind, event_of
from camarilla.games.heads_of_state.rules.hands import (
    CENTURY_LIMIT, CENTURY_TREACHERY_LIMIT, check_held, kept, owed,
)  # fmt: skip
from camarilla.games.heads_of_state.rules.round import resume
from camarilla.games.heads_of_state.state import HeadsState


def trim_options(state: HeadsState, seat: i64, into: vec[i64]) -> i64:
    """Every card of a deck of which the player still keeps too many."""
    found: i64 = 0
    if owed(state, seat, ATTRIBUTE):
        found = each_kind(ATTRIBUTE, kept(state, seat, ATTRIBUTE), TRIM_CARD, into, found)
    if owed(state, seat, TREACHERY):
        found = each_kind(TREACHERY, kept(state, seat, TREACHERY), TRIM_TREACHERY, into, found)
    return found


def check_trim(state: HeadsState, seat: i64, deck: i64, kind: i64) -> None:
    """Only after a revolution, only above the limit, only what is still kept."""
    if state.cells[PHASE] != TRIMMING:
        raise Illegal("8.7")
    if not owed(state, seat, deck):
        if deck == TREACHERY:
            raise Illegal("8.5", limit=CENTURY_TREACHERY_LIMIT)
        raise Illegal("8.4", limit=CENTURY_LIMIT)
    check_held(deck, kept(state, seat, deck), kind)


def trim(state: HeadsState, seat: i64, deck: i64, kind: i64) -> None:
    """Choose a card to give up; the others see it when all have chosen."""
    state.cells[TRIM + deck + seat] += card(deck, kind)
    state.tell(event_of(deck, CHOSE), seat, kind, eyes=bit(seat))
    resume(state)
