"""Turn after turn: how one begins, ends, and goes on after a revolution (chapters 2, 7 and 8)."""

from mypy_extensions import i64

from camarilla.games.heads_of_state.actions import RETURNED, TURN_BEGAN
from camarilla.games.heads_of_state.layout import (
    ASIDE, ATTRIBUTE, CHOOSING, DRAWING, GAPS, INTERRUPTED_REFILL, OPTION, PHASE, PILE, SEATS, TARGETED, TREACHERY,
    TRIMMING, TURN, TURNS, UNDECIDED,
)  # fmt: skip
from camarilla.games.heads_of_state.rules.choose import collect, first_cards
from camarilla.games.heads_of_state.rules.hands import debtors
from camarilla.games.heads_of_state.rules.memory import put_back
from camarilla.games.heads_of_state.rules.piles import fill_display
from camarilla.games.heads_of_state.rules.revolution import renew, revolt
from camarilla.games.heads_of_state.state import HeadsState


def begin_turn(state: HeadsState, seat: i64) -> None:
    """A player's turn begins. In his first turn there is nothing to choose: he collects."""
    cells = state.cells
    cells[TURN] = seat
    state.tell(TURN_BEGAN, seat)
    if cells[TURNS] < cells[SEATS]:
        collect(state, seat, first_cards(state))
    else:
        cells[OPTION] = UNDECIDED
        cells[PHASE] = CHOOSING


def end_turn(state: HeadsState) -> None:
    """Cards set aside go back, the treachery display is refilled, then the attribute display."""
    cells = state.cells
    cells[TARGETED] = 0
    cells[GAPS] = 0
    if cells[ASIDE]:
        put_back(state)
        cells[PILE] += cells[ASIDE]
        cells[ASIDE] = 0
        state.tell(RETURNED)
    fill_display(state, TREACHERY)
    if fill_display(state, ATTRIBUTE):
        _pass_on(state)
    else:
        interrupt(state, INTERRUPTED_REFILL)


def interrupt(state: HeadsState, where: i64) -> None:
    """The revolution comes; the turn goes on later from where it was."""
    revolt(state, where)
    resume(state)


def resume(state: HeadsState) -> None:
    """When all hands are cut down, the interrupted turn goes on where it stopped."""
    cells = state.cells
    if cells[PHASE] != TRIMMING or debtors(state):
        return
    if renew(state) == INTERRUPTED_REFILL:
        _pass_on(state)
    else:
        cells[PHASE] = DRAWING


def _pass_on(state: HeadsState) -> None:
    cells = state.cells
    cells[TURNS] += 1
    begin_turn(state, (cells[TURN] + 1) % cells[SEATS])
