"""How turns end (chapter 2), rounds end and the next ones begin (chapter 4)."""

from typing import Final

from mypy_extensions import i64

from camarilla.core.bits import bit
from camarilla.games.ruse_and_bruise.actions import GOAL_WON, OPENED, OVER_NOW, REVEALED, ROUND_BEGAN, TOTAL, UNCLAIMED
from camarilla.games.ruse_and_bruise.layout import (
    CLOSED, DECIDER, DISCARD, GOAL, GOAL_PILE, GOALS_LOST, HAND, LAID, LENGTH, NONE, OPEN, OVER, PHASE, PLACING, ROUND,
    ROW, SCENE, SEATS, SEEN, TURN, WON, card_of, column_of, owner_of, wearer_of,
)  # fmt: skip
from camarilla.games.ruse_and_bruise.rules.column import Column, read_column, room_for_columns
from camarilla.games.ruse_and_bruise.rules.hands import draw, fill_hand
from camarilla.games.ruse_and_bruise.rules.row import all_full
from camarilla.games.ruse_and_bruise.rules.scoring import NOBODY, winner
from camarilla.games.ruse_and_bruise.state import RuseState

ROUNDS: Final = 6


def begin_round(state: RuseState, starter: i64) -> None:
    """Reveal a goal for each column and fill all hands."""
    cells = state.cells
    cells[ROUND] += 1
    cells[PHASE] = PLACING
    cells[TURN] = starter
    cells[DECIDER] = NONE
    cells[SCENE] = NONE
    state.tell(ROUND_BEGAN, cells[ROUND], starter)
    seats = cells[SEATS]
    for column in range(seats):
        goal = state.chance.pick(cells[GOAL_PILE])
        cells[GOAL_PILE] &= ~bit(goal)
        cells[GOAL + column] = goal
        state.tell(REVEALED, column, goal)
    for step in range(seats):
        fill_hand(state, (starter + step) % seats)


def end_turn(state: RuseState) -> None:
    """Draw; then, last of all, see whether the round is over; else the next player with cards."""
    cells = state.cells
    cells[PHASE] = PLACING
    cells[DECIDER] = NONE
    cells[SCENE] = NONE
    draw(state, cells[TURN])
    follower = _next_with_cards(state)
    if all_full(state) or follower == NONE:
        end_round(state)
    else:
        cells[TURN] = follower


def _next_with_cards(state: RuseState) -> i64:
    cells = state.cells
    seats = cells[SEATS]
    seat = cells[TURN]
    asked: i64 = 0
    while asked < seats:
        asked += 1
        seat += 1
        if seat == seats:
            seat = 0
        if cells[HAND + seat]:
            return seat
    return NONE


def end_round(state: RuseState) -> None:
    """Open everything, hand out the goals, clear the table; then the next round, or the end."""
    cells = state.cells
    _open_all(state)
    cards = room_for_columns(state)
    for column in range(cells[SEATS]):
        _award(state, column, cards)
    _clear_table(state)
    if cells[ROUND] == ROUNDS:
        cells[PHASE] = OVER
        state.tell(OVER_NOW)
    else:
        begin_round(state, (cells[TURN] + 1) % cells[SEATS])


def _open_all(state: RuseState) -> None:
    """Turn up what still lies face down; nothing flips, nothing acts."""
    cells = state.cells
    for place in range(ROW, ROW + cells[LAID]):
        packed = cells[place]
        cells[place] = packed | OPEN
        if state.log is not None:
            if not packed & OPEN:
                state.tell(OPENED, owner_of(packed), column_of(packed), card_of(packed))
            if wearer_of(packed) != NONE:
                state.tell(OPENED, owner_of(packed), column_of(packed), wearer_of(packed))


def _award(state: RuseState, column: i64, cards: Column) -> None:
    cells = state.cells
    goal = cells[GOAL + column]
    cells[GOAL + column] = NONE
    read_column(state, column, goal, cards)
    seat = winner(cards)
    _tell_totals(state, column, cards)
    if seat == NOBODY:
        cells[GOALS_LOST] |= bit(goal)
        state.tell(UNCLAIMED, column, goal)
    else:
        cells[WON + seat] |= bit(goal)
        state.tell(GOAL_WON, seat, column, goal)


def _tell_totals(state: RuseState, column: i64, cards: Column) -> None:
    if state.log is not None:
        for seat in range(state.cells[SEATS]):
            total = cards.total[seat]
            if total != NONE:
                state.tell(TOTAL, seat, column, total // 2, total % 2)


def _clear_table(state: RuseState) -> None:
    """All played cards go to their owners' discards, seen by everybody."""
    cells = state.cells
    for place in range(ROW, ROW + cells[LAID]):
        packed = cells[place]
        owner = owner_of(packed)
        cards = bit(card_of(packed))
        if wearer_of(packed) != NONE:
            cards |= bit(wearer_of(packed))
        cells[DISCARD + owner] |= cards
        cells[SEEN + owner] |= cards
        cells[place] = 0
    cells[LAID] = 0
    cells[CLOSED] = 0
    for column in range(cells[SEATS]):
        cells[LENGTH + column] = 0
