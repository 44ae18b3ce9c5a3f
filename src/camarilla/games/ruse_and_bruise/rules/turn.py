"""The three decisions of the game, and the end of a turn (chapters 2 and 3)."""

from mypy_extensions import i64

from camarilla.core.bits import bit
from camarilla.core.clauses import Illegal
from camarilla.games.ruse_and_bruise.actions import (
    COLUMNS, DECLINED, HID, HIDE, LAID_DOWN, PASS, PLAY, SWAP, SWAPPED,
)  # fmt: skip
from camarilla.games.ruse_and_bruise.cards import CAP, CARD_NAMES, TRAITOR
from camarilla.games.ruse_and_bruise.layout import (
    BETRAYING, CAP_CARDS, CAPPING, DECIDER, GOAL, HAND, LENGTH, NONE, PHASE, PLACING, SCENE, SEATS, TURN,
    WEARER_LATE, card_of, owner_of, slot, with_wearer,
)  # fmt: skip
from camarilla.games.ruse_and_bruise.rules.flip import settle
from camarilla.games.ruse_and_bruise.rules.hands import draw
from camarilla.games.ruse_and_bruise.rules.round import end_round
from camarilla.games.ruse_and_bruise.rules.row import above, all_full, is_closed, lay, newcomer
from camarilla.games.ruse_and_bruise.state import RuseState


def check(state: RuseState, seat: i64, action: i64) -> None:
    """Refuse what the rules forbid, with the clause."""
    phase = state.cells[PHASE]
    if action < HIDE:
        if phase == PLACING:
            _check_placing(state, seat, (action - PLAY) // COLUMNS, (action - PLAY) % COLUMNS)
            return
    elif action < SWAP:
        if phase == CAPPING:
            _check_held(state, seat, action - HIDE, "3.14")
            return
    elif action < PASS:
        if phase == BETRAYING:
            _check_swap(state, action - SWAP)
            return
    elif phase != PLACING:
        return
    raise Illegal("2.1" if phase == PLACING else "3.13" if phase == CAPPING else "3.20")


def _check_placing(state: RuseState, seat: i64, card: i64, column: i64) -> None:
    _check_held(state, seat, card, "2.2")
    if column >= state.cells[SEATS]:
        raise Illegal("2.3", column=int(column) + 1, columns=int(state.cells[SEATS]))
    if is_closed(state, column):
        raise Illegal("3.10", column=int(column) + 1)


def _check_held(state: RuseState, seat: i64, card: i64, clause: str) -> None:
    if not state.cells[HAND + seat] & bit(card):
        raise Illegal(clause, card=CARD_NAMES[card])


def _check_swap(state: RuseState, column: i64) -> None:
    if column >= state.cells[SEATS] or column == state.cells[SCENE]:
        raise Illegal("3.21", column=int(column) + 1, own=int(state.cells[SCENE]) + 1, columns=int(state.cells[SEATS]))


def apply(state: RuseState, seat: i64, action: i64) -> None:
    """Carry out a decision and finish the turn unless the owner of a flipped card must decide."""
    if action < HIDE:
        _place(state, seat, action // COLUMNS, action % COLUMNS)
        if state.cells[PHASE] != PLACING:
            return
    elif action < SWAP:
        _hide(state, seat, action - HIDE)
    elif action < PASS:
        _swap(state, seat, action - SWAP)
    else:
        flipped = CAP if state.cells[PHASE] == CAPPING else TRAITOR
        state.tell(DECLINED, seat, state.cells[SCENE], flipped)
    _finish_turn(state)


def _place(state: RuseState, seat: i64, card: i64, column: i64) -> None:
    state.cells[HAND + seat] &= ~bit(card)
    lay(state, slot(card, seat, column))
    if state.log is not None:
        state.tell(LAID_DOWN, seat, column, card, eyes=bit(seat))
    settle(state, column)


def _hide(state: RuseState, seat: i64, card: i64) -> None:
    """Slide a card under the cap just flipped, and draw one at once."""
    cells = state.cells
    column = cells[SCENE]
    place = above(state, column, newcomer(state) + 1)
    while card_of(cells[place]) != CAP or owner_of(cells[place]) != seat:
        place = above(state, column, place)
    cells[HAND + seat] &= ~bit(card)
    cells[place] = with_wearer(cells[place], card) | WEARER_LATE
    if cells[CAP_CARDS] == 2:
        cells[LENGTH + column] += 1
    state.tell(HID, seat, column, card, eyes=bit(seat))
    draw(state, seat)


def _swap(state: RuseState, seat: i64, other: i64) -> None:
    """Exchange the goal above the traitor with another column's."""
    cells = state.cells
    column = cells[SCENE]
    goal = cells[GOAL + column]
    cells[GOAL + column] = cells[GOAL + other]
    cells[GOAL + other] = goal
    state.tell(SWAPPED, seat, column, other)


def _finish_turn(state: RuseState) -> None:
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
