"""How a game begins (chapter 1)."""

from mypy_extensions import i64

from camarilla.core.bits import bit, full
from camarilla.games.ruse_and_bruise.pieces import CARDS, GOALS
from camarilla.games.ruse_and_bruise.layout import CAP_CARDS, FRESH, GOAL_PILE, GOALS_OUT, ONES, PILE, SEATS
from camarilla.games.ruse_and_bruise.rules.round import ROUNDS, begin_round
from camarilla.games.ruse_and_bruise.state import RuseState


def begin(state: RuseState, seats: i64, cap_cards: i64, ones: i64) -> None:
    """Deal a new game, with the goals of 1 point if `ones`; the first starter is drawn by lot."""
    cells = state.cells
    cells[SEATS] = seats
    cells[CAP_CARDS] = cap_cards
    cells[ONES] = ones
    for seat in range(seats):
        cells[PILE + seat] = full(CARDS)
        cells[FRESH + seat] = full(CARDS)
    cells[GOAL_PILE] = state.chance.subset(goals_in_play(state, ones), ROUNDS * seats)
    cells[GOALS_OUT] = full(GOALS) & ~cells[GOAL_PILE]
    begin_round(state, state.chance.below(seats))


def goals_in_play(state: RuseState, ones: i64) -> i64:
    """The goals that the pile is drawn from: all, or all above 1 if two players so choose."""
    if ones:
        return full(GOALS)
    goals: i64 = 0
    for goal in range(GOALS):
        if state.printed.points[goal] > 1:
            goals |= bit(goal)
    return goals
