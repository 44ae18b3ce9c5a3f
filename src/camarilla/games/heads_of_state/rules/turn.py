"""The course of a turn: choose an option, draw, act, discard, refill (chapters 2, 3 and 7)."""

from mypy_extensions import i64

from camarilla.games.heads_of_state.actions import (
    COLLECT, COLLECTED, DISCARD, DISCARD_TREACHERY, DONE, DRAW, DRAW_TREACHERY, PLACE, PLOTTED, REFRESH, REFRESHED,
    RETURNED, SECOND, STRIKE, TAKE, TAKE_TREACHERY, TRIM_CARD, TRIM_TREACHERY, TURN_BEGAN,
)  # fmt: skip
from camarilla.games.heads_of_state.box import MOST_SEATS
from camarilla.games.heads_of_state.layout import (
    ASIDE, CHOOSING, COLLECTING, DISCARDING, DISPLAY, DRAWING, DRAWS, GAPS, INTERRUPTED_DRAW, INTERRUPTED_REFILL,
    OPTION, PHASE, PILE, PLACING, PLOTTING, REFRESHING, SCHEMING, SEATS, TARGETED, TREACHERY_DRAWS, TRIMMING, TURN,
    TURNS, UNDECIDED,
)  # fmt: skip
from camarilla.games.heads_of_state.pieces import PAYMENTS, RANKS, TERRITORIES
from camarilla.games.heads_of_state.rules.hands import (
    choose, choose_treachery, debtors, discard, discard_treachery, excess, treachery_excess,
)  # fmt: skip
from camarilla.games.heads_of_state.rules.memory import put_back
from camarilla.games.heads_of_state.rules.nobles import place
from camarilla.games.heads_of_state.rules.piles import (
    draw_unseen, draw_unseen_treachery, fill_display, fill_treachery_display, take_open, take_open_treachery,
)  # fmt: skip
from camarilla.games.heads_of_state.rules.revolution import renew, revolt
from camarilla.games.heads_of_state.rules.treachery import second, strike
from camarilla.games.heads_of_state.state import HeadsState


def apply(state: HeadsState, seat: i64, action: i64) -> None:
    """Carry out a decision and all that follows from it without another one."""
    if action < TAKE:
        _choose_option(state, seat, action)
    elif action < PLACE:
        _draw(state, seat, action)
    elif action < STRIKE:
        where = (action - PLACE) // PAYMENTS
        place(state, seat, state.printed.box_at[where], (action - PLACE) % PAYMENTS)
    elif action < SECOND:
        kind = (action - STRIKE) // (RANKS * TERRITORIES)
        strike(state, seat, kind, state.printed.box_at[(action - STRIKE) % (RANKS * TERRITORIES)])
    elif action < DONE:
        second(state, seat, action - SECOND)
    elif action == DONE:
        _discard_or_finish(state, seat)
    elif action < TRIM_CARD:
        _discard(state, seat, action)
    else:
        _trim(state, seat, action)


def begin_turn(state: HeadsState, seat: i64) -> None:
    """A player's turn begins. In his first turn there is nothing to choose: he collects."""
    cells = state.cells
    cells[TURN] = seat
    state.tell(TURN_BEGAN, seat)
    if cells[TURNS] < cells[SEATS]:
        _collect(state, seat, state.printed.first_draws[cells[SEATS] * MOST_SEATS + cells[TURNS]])
    else:
        cells[OPTION] = UNDECIDED
        cells[PHASE] = CHOOSING


def _choose_option(state: HeadsState, seat: i64, option: i64) -> None:
    if option == COLLECT:
        _collect(state, seat, 3)
    elif option == REFRESH:
        _refresh(state, seat)
    else:
        _plot(state, seat)


def _collect(state: HeadsState, seat: i64, cards: i64) -> None:
    cells = state.cells
    cells[OPTION] = COLLECTING
    cells[PHASE] = DRAWING
    cells[DRAWS] = cards
    state.tell(COLLECTED, seat, cards)


def _refresh(state: HeadsState, seat: i64) -> None:
    """Set the six open cards aside, open six others, and take one card."""
    cells = state.cells
    cells[OPTION] = REFRESHING
    cells[PHASE] = DRAWING
    cells[DRAWS] = 1
    cells[ASIDE] = cells[DISPLAY]
    cells[DISPLAY] = 0
    state.tell(REFRESHED, seat)
    fill_display(state)


def _plot(state: HeadsState, seat: i64) -> None:
    cells = state.cells
    cells[OPTION] = PLOTTING
    cells[PHASE] = DRAWING
    cells[DRAWS] = 1
    cells[TREACHERY_DRAWS] = 1
    state.tell(PLOTTED, seat)


def _draw(state: HeadsState, seat: i64, action: i64) -> None:
    """Take or draw one card; a revolution instead of it leaves the draw still to be made."""
    cells = state.cells
    if action < TAKE_TREACHERY:
        if action < DRAW:
            take_open(state, seat, action - TAKE)
        elif not draw_unseen(state, seat):
            revolt(state, INTERRUPTED_DRAW)
            _resume_if_nobody_owes(state)
            return
        cells[DRAWS] -= 1
    else:
        if action < DRAW_TREACHERY:
            take_open_treachery(state, seat, action - TAKE_TREACHERY)
        else:
            draw_unseen_treachery(state, seat)
        cells[TREACHERY_DRAWS] -= 1
    if not cells[DRAWS] and not cells[TREACHERY_DRAWS]:
        if cells[OPTION] == PLOTTING:
            cells[PHASE] = SCHEMING
        else:
            cells[PHASE] = PLACING


def _discard(state: HeadsState, seat: i64, action: i64) -> None:
    if action < DISCARD_TREACHERY:
        discard(state, seat, action - DISCARD)
    else:
        discard_treachery(state, seat, action - DISCARD_TREACHERY)
    _discard_or_finish(state, seat)


def _trim(state: HeadsState, seat: i64, action: i64) -> None:
    if action < TRIM_TREACHERY:
        choose(state, seat, action - TRIM_CARD)
    else:
        choose_treachery(state, seat, action - TRIM_TREACHERY)
    _resume_if_nobody_owes(state)


def _discard_or_finish(state: HeadsState, seat: i64) -> None:
    if excess(state, seat) or treachery_excess(state, seat):
        state.cells[PHASE] = DISCARDING
    else:
        _finish_turn(state)


def _finish_turn(state: HeadsState) -> None:
    """Cards set aside go back, the treachery display is refilled, then the attribute display."""
    cells = state.cells
    cells[TARGETED] = 0
    cells[GAPS] = 0
    if cells[ASIDE]:
        put_back(state)
        cells[PILE] += cells[ASIDE]
        cells[ASIDE] = 0
        state.tell(RETURNED)
    fill_treachery_display(state)
    if fill_display(state):
        _pass_on(state)
    else:
        revolt(state, INTERRUPTED_REFILL)
        _resume_if_nobody_owes(state)


def _resume_if_nobody_owes(state: HeadsState) -> None:
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
