"""Laying a flag on the ship, or passing: each is asked once, clockwise from the active player (chapter 2)."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import bit
from camarilla.core.clauses import Illegal
from camarilla.games.strozzi.actions import (
    BOARDED, CLAIM, CLAIMED, PASS, PASSED, REFUSED_BY_ALL, RETURNED, SHIP_WON,
)  # fmt: skip
from camarilla.games.strozzi.layout import (
    ACTIVE, CLAIM_FLAG, CLAIMANT, DECIDER, DOCKING, FLAGS_OF, PHASE, REFUSED, SEATS, SHIP,
)  # fmt: skip
from camarilla.games.strozzi.pieces import FLAG_NAMES, FLAGS, NONE, PIRATE
from camarilla.games.strozzi.rules.round import go_on
from camarilla.games.strozzi.state import StrozziState


def claim_options(state: StrozziState, seat: i64, into: vec[i64]) -> i64:
    """The flags that may be laid on the ship, and to pass."""
    flags = _usable_flags(state, seat)
    found: i64 = 0
    for flag in range(FLAGS):
        if flags & bit(flag):
            into[found] = CLAIM + flag
            found += 1
    into[found] = PASS
    return found + 1


def check_claim(state: StrozziState, seat: i64, flag: i64) -> None:
    """A flag must be at hand, and only the pirate flag goes on a ship that carries a flag."""
    cells = state.cells
    if not cells[FLAGS_OF + seat] & bit(flag):
        raise Illegal("2.4", flag=FLAG_NAMES[flag])
    if cells[CLAIMANT] != NONE and flag != PIRATE:
        carried = FLAG_NAMES[cells[CLAIM_FLAG]]
        raise Illegal("2.8", flag=FLAG_NAMES[flag], owner=int(cells[CLAIMANT]), carried=carried)


def claim(state: StrozziState, seat: i64, flag: i64) -> None:
    """Lay a flag. The pirate flag wins the ship at once and sends a flag that lay there home."""
    cells = state.cells
    outdone = cells[CLAIMANT]
    carried = cells[CLAIM_FLAG]
    if outdone != NONE:
        cells[FLAGS_OF + outdone] |= bit(carried)
    cells[FLAGS_OF + seat] &= ~bit(flag)
    cells[CLAIMANT] = seat
    cells[CLAIM_FLAG] = flag
    state.tell(CLAIMED, seat, flag)
    state.show()
    if outdone != NONE:
        state.tell(RETURNED, outdone, carried)
    if flag == PIRATE:
        _win(state, BOARDED)
    else:
        _ask_next(state)


def decline(state: StrozziState, seat: i64) -> None:
    """Leave the ship to the others."""
    state.tell(PASSED, seat)
    state.show()
    _ask_next(state)


def _usable_flags(state: StrozziState, seat: i64) -> i64:
    """The flags that a seat may lay on the ship that lies open."""
    if state.cells[CLAIMANT] == NONE:
        return state.cells[FLAGS_OF + seat]
    return state.cells[FLAGS_OF + seat] & bit(PIRATE)


def _ask_next(state: StrozziState) -> None:
    """Ask the next player who can answer anything but pass; after the last one the ship is settled."""
    cells = state.cells
    seat = cells[DECIDER]
    while True:
        seat += 1
        if seat == cells[SEATS]:
            seat = 0
        if seat == cells[ACTIVE]:
            _settle(state)
            return
        if _usable_flags(state, seat):
            cells[DECIDER] = seat
            return


def _settle(state: StrozziState) -> None:
    if state.cells[CLAIMANT] == NONE:
        _refuse(state)
    else:
        _win(state, SHIP_WON)


def _win(state: StrozziState, event: i64) -> None:
    cells = state.cells
    cells[PHASE] = DOCKING
    cells[DECIDER] = cells[CLAIMANT]
    state.tell(event, cells[CLAIMANT], cells[SHIP])
    state.show()


def _refuse(state: StrozziState) -> None:
    """Nobody wants the ship: it leaves the round, and the same player turns up the next."""
    cells = state.cells
    state.tell(REFUSED_BY_ALL, cells[SHIP])
    state.show()
    cells[REFUSED] |= bit(cells[SHIP])
    cells[SHIP] = NONE
    go_on(state, cells[ACTIVE])
