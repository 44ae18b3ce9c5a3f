"""Which phase asks which decision."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import bit
from camarilla.core.clauses import Illegal
from camarilla.games.ruse_and_bruise.actions import COLUMNS, HIDE, PASS, PLAY, SWAP
from camarilla.games.ruse_and_bruise.layout import CAPPING, DECIDER, OVER, PHASE, PLACING, TURN
from camarilla.games.ruse_and_bruise.rules.hide import check_hide, hide, hide_nothing, hide_options
from camarilla.games.ruse_and_bruise.rules.play import check_play, play, play_options
from camarilla.games.ruse_and_bruise.rules.swap import check_swap, swap, swap_nothing, swap_options
from camarilla.games.ruse_and_bruise.state import RuseState


def acting(state: RuseState) -> i64:
    """Whose turn it is, or, as long as that is to be decided, who owns the flipped cap or traitor."""
    phase = state.cells[PHASE]
    if phase == OVER:
        return 0
    if phase == PLACING:
        return bit(state.cells[TURN])
    return bit(state.cells[DECIDER])


def options(state: RuseState, seat: i64, into: vec[i64]) -> i64:
    """What may be chosen; says how many there are."""
    phase = state.cells[PHASE]
    if phase == PLACING:
        return play_options(state, seat, into)
    if phase == CAPPING:
        return hide_options(state, seat, into)
    return swap_options(state, seat, into)


def check(state: RuseState, seat: i64, action: i64) -> None:
    """Refuse what the rules forbid, with the clause."""
    phase = state.cells[PHASE]
    if phase == PLACING:
        if action >= HIDE:
            raise Illegal("2.1")
        check_play(state, seat, (action - PLAY) // COLUMNS, (action - PLAY) % COLUMNS)
    elif phase == CAPPING:
        if action != PASS:
            if not HIDE <= action < SWAP:
                raise Illegal("3.13")
            check_hide(state, seat, action - HIDE)
    elif action != PASS:
        if action < SWAP:
            raise Illegal("3.20")
        check_swap(state, seat, action - SWAP)


def apply(state: RuseState, seat: i64, action: i64) -> None:
    """Carry out a decision."""
    if action < HIDE:
        play(state, seat, (action - PLAY) // COLUMNS, (action - PLAY) % COLUMNS)
    elif action < SWAP:
        hide(state, seat, action - HIDE)
    elif action < PASS:
        swap(state, seat, action - SWAP)
    elif state.cells[PHASE] == CAPPING:
        hide_nothing(state, seat)
    else:
        swap_nothing(state, seat)
