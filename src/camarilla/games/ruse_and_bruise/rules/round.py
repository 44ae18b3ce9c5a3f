"""How turns end (chapter 2), rounds end and the next ones begin (chapter 4)."""

from typing import Final

from mypy_extensions import i64

from camarilla.core.bits import bit
from camarilla.games.ruse_and_bruise.actions import (
    ALONE, BY_FARTHEST, BY_HIGHEST, BY_LOWEST, BY_NEAREST, GOAL_WON, OPENED, OVER_NOW, PAIR_WINS, REVEALED, ROUND_BEGAN,
    TOTAL, UNCLAIMED,
)  # fmt: skip
from camarilla.games.ruse_and_bruise.layout import (
    CLOSED, DECIDER, DISCARD, GOAL, GOAL_PILE, GOALS_LOST, HAND, LAID, LENGTH, NONE, OPEN, OVER, PHASE, PLACING, ROUND,
    ROW, SCENE, SEATS, SEEN, TURN, WON, card_of, column_of, owner_of, wearer_of,
)  # fmt: skip
from camarilla.games.ruse_and_bruise.rules.column import LEAST, PAIR, Column, read_column, room_for_columns
from camarilla.games.ruse_and_bruise.rules.hands import draw, fill_hand
from camarilla.games.ruse_and_bruise.rules.row import all_full
from camarilla.games.ruse_and_bruise.rules.scoring import NO_VALUE, NOBODY, rival, winner
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
    state.show()
    seats = cells[SEATS]
    for column in range(seats):
        goal = state.chance.pick(cells[GOAL_PILE])
        cells[GOAL_PILE] &= ~bit(goal)
        cells[GOAL + column] = goal
        state.tell(REVEALED, column, goal)
        state.show()
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
    """Column by column, open everything and hand out the goal; clear the table; then the next round, or the end."""
    cells = state.cells
    cards = room_for_columns(state)
    for column in range(cells[SEATS]):
        if state.log is not None:
            _open(state, column)
        _award(state, column, cards)
    _clear_table(state)
    if cells[ROUND] == ROUNDS:
        cells[PHASE] = OVER
        state.tell(OVER_NOW)
    else:
        begin_round(state, (cells[TURN] + 1) % cells[SEATS])


def _open(state: RuseState, column: i64) -> None:
    """Turn up what still lies face down in a column; nothing flips, nothing acts.

    Only those who are told see it: open or not, the cards count the same, and then leave the table.
    """
    cells = state.cells
    for place in range(ROW, ROW + cells[LAID]):
        packed = cells[place]
        if column_of(packed) == column:
            cells[place] = packed | OPEN
            _tell_opened(state, packed)


def _tell_opened(state: RuseState, packed: i64) -> None:
    if not packed & OPEN:
        state.tell(OPENED, owner_of(packed), column_of(packed), card_of(packed))
        state.show()
    if wearer_of(packed) != NONE:
        state.tell(OPENED, owner_of(packed), column_of(packed), wearer_of(packed))
        state.show()


def _award(state: RuseState, column: i64, cards: Column) -> None:
    cells = state.cells
    goal = cells[GOAL + column]
    read_column(state, column, goal, cards)
    seat = winner(cards)
    if state.log is not None:
        _tell_why(state, column, cards, seat)
    cells[GOAL + column] = NONE
    if seat == NOBODY:
        cells[GOALS_LOST] |= bit(goal)
        state.tell(UNCLAIMED, column, goal)
    else:
        cells[WON + seat] |= bit(goal)
        state.tell(GOAL_WON, seat, column, goal)
    state.show()


def _tell_why(state: RuseState, column: i64, cards: Column, seat: i64) -> None:
    """What everybody's cards are worth, and what that decides."""
    for owner in range(state.cells[SEATS]):
        total = cards.total[owner]
        if total != NONE:
            state.tell(TOTAL, owner, column, total // 2, total % 2)
    if seat == NOBODY:
        return
    own = cards.total[seat]
    against = rival(cards, seat)
    if cards.asks == PAIR:
        state.tell(PAIR_WINS, seat, column)
    elif against == NO_VALUE or own == NO_VALUE:
        state.tell(ALONE, column)
    elif cards.asks == LEAST:
        state.tell(BY_FARTHEST if own == against else BY_LOWEST, column, own, against)
    else:
        state.tell(BY_NEAREST if own == against else BY_HIGHEST, column, own, against)
    state.show()


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
