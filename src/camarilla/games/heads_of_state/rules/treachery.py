"""Treachery cards: whom they can strike, and what comes of it (chapter 5)."""

from typing import Final

from mypy_extensions import i64

from camarilla.core.bits import bit
from camarilla.games.heads_of_state.actions import KILLED, SECONDED, STRUCK, SURVIVED
from camarilla.games.heads_of_state.counts import treacheries, treachery
from camarilla.games.heads_of_state.layout import (
    DEAD, FIRST_CARD, GAPS, NOBLES, NONE, PHASE, SCHEMING, SECONDING, TARGET, TARGETED, TREACHERY_DISCARDS,
    TREACHERY_HAND,
)  # fmt: skip
from camarilla.games.heads_of_state.pieces import ASSASSIN, COUNTRIES, TREACHERIES, territory_of
from camarilla.games.heads_of_state.rules.memory import parted_with_treachery
from camarilla.games.heads_of_state.rules.nobles import occupied, owner_of
from camarilla.games.heads_of_state.state import HeadsState

CUBES: Final = 4
"""In the bag: three of the murderer, one of the victim."""


def works_in(state: HeadsState, kind: i64, box: i64) -> bool:
    """Whether a treachery card can be used in the country of a box; an assassin can anywhere."""
    country = state.printed.country_of[territory_of(box)]
    return kind == ASSASSIN or state.printed.works_in[kind * COUNTRIES + country] != 0


def is_capital(state: HeadsState, box: i64) -> bool:
    """Whether a box belongs to a capital."""
    return state.printed.capital_boxes & bit(box) != 0


def targets(state: HeadsState, seat: i64) -> i64:
    """The boxes with nobles of others that have not been a target in this turn."""
    return occupied(state) & ~state.cells[NOBLES + seat] & ~state.cells[TARGETED]


def has_second(state: HeadsState, hand: i64, first: i64, box: i64) -> bool:
    """Whether a hand that still holds the first card holds another one to strike a capital with it."""
    left = hand - treachery(first)
    if first == ASSASSIN:
        return treacheries(left, ASSASSIN) != 0
    return holds_for(state, left, box)


def holds_for(state: HeadsState, hand: i64, box: i64) -> bool:
    """Whether a hand holds a card of the country of a box."""
    for kind in range(ASSASSIN + 1, TREACHERIES):
        if treacheries(hand, kind) and works_in(state, kind, box):
            return True
    return False


def strike(state: HeadsState, seat: i64, kind: i64, box: i64) -> None:
    """Play a card against a noble. A capital takes two: both assassins at once, or a second card asked for."""
    cells = state.cells
    cells[TARGETED] |= bit(box)
    state.tell(STRUCK, seat, kind, state.printed.rank_of[box], territory_of(box))
    if kind == ASSASSIN:
        _play(state, seat, kind)
        if is_capital(state, box):
            _play(state, seat, kind)
            state.tell(SECONDED, seat, kind)
        _draw_from_bag(state, box)
    elif is_capital(state, box):
        cells[TREACHERY_HAND + seat] -= treachery(kind)
        parted_with_treachery(state, seat, kind)
        cells[FIRST_CARD] = kind
        cells[TARGET] = box
        cells[PHASE] = SECONDING
    else:
        _play(state, seat, kind)
        kill(state, box)


def second(state: HeadsState, seat: i64, kind: i64) -> None:
    """Play the second card against a capital: its noble dies for certain."""
    cells = state.cells
    _play(state, seat, kind)
    state.tell(SECONDED, seat, kind)
    cells[TREACHERY_DISCARDS] += treachery(cells[FIRST_CARD])
    box = cells[TARGET]
    cells[FIRST_CARD] = NONE
    cells[TARGET] = NONE
    cells[PHASE] = SCHEMING
    kill(state, box)


def kill(state: HeadsState, box: i64) -> None:
    """The tile goes face down to the hexagon; its owner keeps the noble card; the box is open."""
    cells = state.cells
    owner = owner_of(state, box)
    cells[NOBLES + owner] &= ~bit(box)
    cells[DEAD + box] += bit(3 * owner)
    cells[GAPS] |= bit(box)
    state.tell(KILLED, owner, state.printed.rank_of[box], territory_of(box))


def dead(state: HeadsState, box: i64, seat: i64) -> i64:
    """How many nobles of a player have died in a box."""
    return state.cells[DEAD + box] >> (3 * seat) & 7


def _play(state: HeadsState, seat: i64, kind: i64) -> None:
    cells = state.cells
    cells[TREACHERY_HAND + seat] -= treachery(kind)
    cells[TREACHERY_DISCARDS] += treachery(kind)
    parted_with_treachery(state, seat, kind)


def _draw_from_bag(state: HeadsState, box: i64) -> None:
    """Three cubes of the murderer's and one of the victim's: his own noble survives if it is drawn."""
    if state.chance.below(CUBES) == CUBES - 1:
        state.tell(SURVIVED, owner_of(state, box), state.printed.rank_of[box], territory_of(box))
    else:
        kill(state, box)
