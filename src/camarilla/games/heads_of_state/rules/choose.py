"""What to do in this turn: collect, refresh or plot (chapters 2 and 3)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.clauses import Illegal
from camarilla.games.heads_of_state.actions import COLLECT, COLLECTED, PLOT, PLOTTED, REFRESH, REFRESHED
from camarilla.games.heads_of_state.layout import (
    ASIDE, ATTRIBUTE, CHOOSING, COLLECTING, DISPLAY, DRAWING, DRAWS, OPTION, PHASE, PILE, PLOTTING, REFRESHING, SEATS,
    TREACHERY, TURNS,
)  # fmt: skip
from camarilla.games.heads_of_state.pieces import PLAYERS
from camarilla.games.heads_of_state.rules.decks import size
from camarilla.games.heads_of_state.rules.piles import OPEN_ATTRIBUTES, fill_display
from camarilla.games.heads_of_state.state import HeadsState

COLLECTED_CARDS: Final = 3


def cards_of_turn(state: HeadsState) -> i64:
    """How many cards this turn brings, of both decks, taken already or not."""
    cells = state.cells
    if cells[TURNS] < cells[SEATS]:
        return first_cards(state)
    if cells[OPTION] == COLLECTING:
        return COLLECTED_CARDS
    if cells[OPTION] == REFRESHING:
        return 1
    return 2


def first_cards(state: HeadsState) -> i64:
    """How many cards a player takes in his first turn: the later he begins, the more."""
    return state.printed.first_draws[state.cells[SEATS] * PLAYERS + state.cells[TURNS]]


def choose_options(state: HeadsState, seat: i64, into: vec[i64]) -> i64:
    """All three, or two if the regular pile is too small for a refresh."""
    found: i64 = 1
    into[0] = COLLECT
    if size(ATTRIBUTE, state.cells[PILE]) >= OPEN_ATTRIBUTES:
        into[found] = REFRESH
        found += 1
    into[found] = PLOT
    return found + 1


def check_choose(state: HeadsState, seat: i64, option: i64) -> None:
    """There is a choice at the beginning of a turn, but not of the first one."""
    cells = state.cells
    if cells[TURNS] < cells[SEATS]:
        raise Illegal("2.5")
    if cells[PHASE] != CHOOSING:
        raise Illegal("2.3")
    pile = size(ATTRIBUTE, cells[PILE])
    if option == REFRESH and pile < OPEN_ATTRIBUTES:
        raise Illegal("3.5", cards=int(pile), needed=OPEN_ATTRIBUTES)


def choose(state: HeadsState, seat: i64, option: i64) -> None:
    """Say how this turn's cards are drawn, and what can be done with them."""
    if option == COLLECT:
        collect(state, seat, COLLECTED_CARDS)
    elif option == REFRESH:
        _refresh(state, seat)
    else:
        _plot(state, seat)


def collect(state: HeadsState, seat: i64, cards: i64) -> None:
    """Take so many attribute cards."""
    _begin_draws(state, COLLECTING, cards)
    state.tell(COLLECTED, seat, cards)


def _refresh(state: HeadsState, seat: i64) -> None:
    """Set the six open cards aside, open six others, and take one card."""
    cells = state.cells
    _begin_draws(state, REFRESHING, 1)
    cells[ASIDE] = cells[DISPLAY]
    cells[DISPLAY] = 0
    state.tell(REFRESHED, seat)
    state.show()
    fill_display(state, ATTRIBUTE)


def _plot(state: HeadsState, seat: i64) -> None:
    """Take a card of each deck."""
    _begin_draws(state, PLOTTING, 1)
    state.cells[DRAWS + TREACHERY] = 1
    state.tell(PLOTTED, seat)


def _begin_draws(state: HeadsState, option: i64, cards: i64) -> None:
    cells = state.cells
    cells[OPTION] = option
    cells[PHASE] = DRAWING
    cells[DRAWS] = cards
