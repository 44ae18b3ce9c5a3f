"""The second card against a capital, asked for right after the first (chapter 5)."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.clauses import Illegal
from camarilla.games.heads_of_state.actions import SECOND, SECONDED
from camarilla.games.heads_of_state.layout import (
    DISCARDS, FIRST_CARD, HAND, NONE, PHASE, SCHEMING, TARGET, TREACHERY,
)  # fmt: skip
from camarilla.games.heads_of_state.pieces import ASSASSIN, TREACHERIES, TREACHERY_NAMES
from camarilla.games.heads_of_state.rules.decks import card, copies
from camarilla.games.heads_of_state.rules.hands import spend
from camarilla.games.heads_of_state.rules.treachery import country_name, kill, works_in
from camarilla.games.heads_of_state.state import HeadsState


def second_options(state: HeadsState, seat: i64, into: vec[i64]) -> i64:
    """Every card of the capital's country."""
    hand = state.cells[HAND + TREACHERY + seat]
    box = state.cells[TARGET]
    found: i64 = 0
    for kind in range(ASSASSIN + 1, TREACHERIES):
        if copies(TREACHERY, hand, kind) and works_in(state, kind, box):
            into[found] = SECOND + kind
            found += 1
    return found


def check_second(state: HeadsState, seat: i64, kind: i64) -> None:
    """A first card must wait for it; it must be of the country, no assassin, and at hand."""
    cells = state.cells
    if cells[FIRST_CARD] == NONE:
        raise Illegal("5.15")
    box = cells[TARGET]
    if kind == ASSASSIN:
        raise Illegal("5.16", country=country_name(state, box))
    if not works_in(state, kind, box):
        raise Illegal("5.10", treachery=TREACHERY_NAMES[kind], country=country_name(state, box))
    if not copies(TREACHERY, cells[HAND + TREACHERY + seat], kind):
        raise Illegal("5.6", treachery=TREACHERY_NAMES[kind])


def second(state: HeadsState, seat: i64, kind: i64) -> None:
    """Play the second card against a capital: its noble dies for certain."""
    cells = state.cells
    spend(state, seat, TREACHERY, kind)
    state.tell(SECONDED, seat, kind)
    state.show()
    cells[DISCARDS + TREACHERY] += card(TREACHERY, cells[FIRST_CARD])
    box = cells[TARGET]
    cells[FIRST_CARD] = NONE
    cells[TARGET] = NONE
    cells[PHASE] = SCHEMING
    kill(state, box)
