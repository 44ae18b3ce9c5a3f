"""One chain of flips, and what a flipped explorer, assassin, storm, magic cap or traitor does (chapter 3).

A newcomer flips the face-down card directly above it. An explorer so flipped travels on and
becomes the newcomer of another column; every other card ends the chain. Each explorer travels
at most once in a turn, so the chain ends.
"""

from mypy_extensions import i64

from camarilla.core.bits import bit
from camarilla.core.events import EVERYONE
from camarilla.games.ruse_and_bruise.actions import CLOSED_BY_STORM, FLIPPED, KILLED, STRANDED, TRAVELLED
from camarilla.games.ruse_and_bruise.pieces import ASSASSIN, CAP, EXPLORER, STORM, TRAITOR
from camarilla.games.ruse_and_bruise.layout import (
    BETRAYING, CAPPING, CLOSED, DECIDER, HAND, KNOWN, LENGTH, NONE, OPEN, PHASE, SCENE,
    card_of, owner_of, with_column,
)  # fmt: skip
from camarilla.games.ruse_and_bruise.rules.hands import discard
from camarilla.games.ruse_and_bruise.rules.row import above, lay, lift, newcomer, next_open_column
from camarilla.games.ruse_and_bruise.state import RuseState


def settle(state: RuseState, column: i64) -> None:
    """A card has come to rest at the bottom of `column`: flip what it covers, as long as explorers travel."""
    travelled: i64 = 0
    while True:
        flipped = _flip_above_newcomer(state, column)
        if flipped == NONE:
            return
        packed = state.cells[flipped]
        if card_of(packed) != EXPLORER:
            _act(state, column, packed)
            return
        explorer = bit(owner_of(packed))
        if travelled & explorer:
            state.tell(STRANDED, owner_of(packed), column)
            state.show()
            return
        travelled |= explorer
        column = _travel(state, column, flipped)


def _flip_above_newcomer(state: RuseState, column: i64) -> i64:
    cells = state.cells
    if cells[LENGTH + column] == 1:
        return NONE
    place = above(state, column, newcomer(state))
    packed = cells[place]
    if packed & OPEN:
        return NONE
    cells[place] = packed & ~KNOWN | OPEN
    if state.log is not None:
        state.tell(FLIPPED, owner_of(packed), column, card_of(packed))
        state.show()
    return place


def _travel(state: RuseState, column: i64, place: i64) -> i64:
    """The explorer goes face down to the bottom of the next open column, known to all."""
    goal = next_open_column(state, column)
    packed = lift(state, place)
    lay(state, with_column(packed, goal) & ~OPEN | KNOWN)
    state.tell(TRAVELLED, owner_of(packed), column, goal)
    state.show()
    return goal


def _act(state: RuseState, column: i64, packed: i64) -> None:
    card = card_of(packed)
    if card == ASSASSIN:
        _assassinate(state, column)
    elif card == STORM:
        state.cells[CLOSED] |= bit(column)
        state.tell(CLOSED_BY_STORM, column)
        state.show()
    elif card == CAP:
        if state.cells[HAND + owner_of(packed)]:
            _ask(state, CAPPING, owner_of(packed), column)
    elif card == TRAITOR:
        _ask(state, BETRAYING, owner_of(packed), column)


def _assassinate(state: RuseState, column: i64) -> None:
    """The card that flipped the assassin goes to its owner's discards, unseen unless all know it."""
    victim = lift(state, newcomer(state))
    owner = owner_of(victim)
    known = victim & KNOWN != 0
    discard(state, owner, card_of(victim), known)
    state.tell(KILLED, owner, column, card_of(victim), eyes=EVERYONE if known else bit(owner))
    state.show()


def _ask(state: RuseState, phase: i64, owner: i64, column: i64) -> None:
    """The owner of the flipped card decides next, in turn or not."""
    cells = state.cells
    cells[PHASE] = phase
    cells[DECIDER] = owner
    cells[SCENE] = column
