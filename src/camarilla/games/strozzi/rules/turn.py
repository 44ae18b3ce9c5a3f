"""The three decisions of the game, and the end of a turn."""

from mypy_extensions import i64

from camarilla.core.clauses import Illegal
from camarilla.games.strozzi.actions import CLAIM, DOCK, PASS, TAKE
from camarilla.games.strozzi.layout import CHOOSING, CLAIMING, DISPLAY, DOCKING, PHASE, SHIP
from camarilla.games.strozzi.rules.claim import check_claim, claim, decline
from camarilla.games.strozzi.rules.patronage import check_take, take
from camarilla.games.strozzi.rules.port import check_dock, dock
from camarilla.games.strozzi.rules.round import go_on, next_with_flags
from camarilla.games.strozzi.state import StrozziState


def check(state: StrozziState, seat: i64, action: i64) -> None:
    """Refuse what the rules forbid, with the clause."""
    phase = state.cells[PHASE]
    if phase == CLAIMING:
        if action > PASS:
            raise Illegal("2.1")
        if action < PASS:
            check_claim(state, seat, action - CLAIM)
    elif phase == DOCKING:
        if not DOCK <= action < TAKE:
            raise Illegal("3.1")
        check_dock(state, seat, action - DOCK)
    else:
        if action < TAKE:
            raise Illegal("5.1")
        check_take(state, action - TAKE)


def apply(state: StrozziState, seat: i64, action: i64) -> None:
    """Carry out a decision."""
    if action < PASS:
        claim(state, seat, action - CLAIM)
    elif action == PASS:
        decline(state, seat)
    elif action < TAKE:
        _bring_in(state, seat, action - DOCK)
    else:
        take(state, seat, action - TAKE)
        _finish_turn(state, seat)


def _bring_in(state: StrozziState, seat: i64, port: i64) -> None:
    """Dock; a ship with a patronage tile lets its owner choose one, if any lies open."""
    cells = state.cells
    ship = cells[SHIP]
    dock(state, seat, port)
    if state.printed.patronage[ship] and cells[DISPLAY]:
        cells[PHASE] = CHOOSING
    else:
        _finish_turn(state, seat)


def _finish_turn(state: StrozziState, seat: i64) -> None:
    """The nearest player with flags to the left of the ship's owner turns up the next ship."""
    go_on(state, next_with_flags(state, seat))
