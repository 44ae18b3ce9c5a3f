"""Phase 4: who holds the roles, and what they do at once (chapter 6)."""

from mypy_extensions import i64

from camarilla.core.bits import bit, count, lowest
from camarilla.games.principe.actions import COINS, NO_USE, POINT, TURNED_DOWN, TURNED_UP
from camarilla.games.principe.actions import ROLE as ROLE_TAKEN
from camarilla.games.principe.counts import number, of
from camarilla.games.principe.layout import (
    BANK, BLESSINGS, COLOUR, DECK, DOWN, DUE, MONEY, PHASE, POSTING, RANK, ROLE, SEATS, TURN, TURNING_UP, UP,
)  # fmt: skip
from camarilla.games.principe.pieces import BLUE, COLOURS, GREEN, MAJOR, RED, WHITE
from camarilla.games.principe.rules.city import shields_left
from camarilla.games.principe.rules.hands import draw_unseen
from camarilla.games.principe.state import PrincipeState


def leaders(state: PrincipeState, colour: i64, without: i64) -> i64:
    """The players with the most face-up cards of a colour, at least one, leaving out `without`."""
    cells = state.cells
    found: i64 = 0
    most: i64 = 1
    for seat in range(cells[SEATS]):
        cards = number(cells[UP + seat], colour)
        if cards < most or seat == without:
            continue
        if cards > most:
            most = cards
            found = 0
        found |= bit(seat)
    return found


def role_at_stake(state: PrincipeState) -> i64:
    """The role tile in question."""
    return state.cells[RANK] * COLOURS + state.cells[COLOUR]


def grant(state: PrincipeState, seat: i64) -> bool:
    """Give the tile in question to a player; says whether he must now choose something."""
    cells = state.cells
    cells[ROLE + role_at_stake(state)] = seat
    state.tell(ROLE_TAKEN, seat, role_at_stake(state))
    if cells[RANK] == MAJOR:
        _turn_down_half(state, seat, cells[COLOUR])
    return _ability(state, seat)


def _turn_down_half(state: PrincipeState, seat: i64, colour: i64) -> None:
    """A major role costs half of the face-up cards of its colour, rounded up."""
    cells = state.cells
    cards = (number(state.cells[UP + seat], colour) + 1) // 2
    cells[UP + seat] -= of(cards, colour)
    cells[DOWN + seat] += of(cards, colour)
    state.tell(TURNED_DOWN, seat, colour, cards)


def _ability(state: PrincipeState, seat: i64) -> bool:
    cells = state.cells
    colour = cells[COLOUR]
    if colour == GREEN:
        return _ask_which_to_turn_up(state, seat)
    if colour == WHITE:
        cells[BLESSINGS + seat] += 1
        state.tell(POINT, seat, 1)
    elif colour == RED:
        if cells[DECK]:
            draw_unseen(state, seat)
        else:
            state.tell(NO_USE, seat, role_at_stake(state))
    elif colour == BLUE:
        return _ask_where_to_post(state, seat)
    else:
        cells[MONEY + seat] += 2
        cells[BANK] -= 2
        state.tell(COINS, seat, 2)
    return False


def can_turn_up(state: PrincipeState, seat: i64) -> i64:
    """The colours other than green of which the player has face-down cards."""
    found: i64 = 0
    for colour in range(1, COLOURS):
        if number(state.cells[DOWN + seat], colour):
            found |= bit(colour)
    return found


def _ask_which_to_turn_up(state: PrincipeState, seat: i64) -> bool:
    """All can see the cards before him, so a single choice needs no question."""
    choices = can_turn_up(state, seat)
    if not choices:
        state.tell(NO_USE, seat, role_at_stake(state))
    elif count(choices) == 1:
        turn_up(state, seat, lowest(choices))
    else:
        state.cells[PHASE] = TURNING_UP
        state.cells[TURN] = seat
        return True
    return False


def turn_up(state: PrincipeState, seat: i64, colour: i64) -> None:
    """Turn a face-down card face up again."""
    state.cells[DOWN + seat] -= of(1, colour)
    state.cells[UP + seat] += of(1, colour)
    state.tell(TURNED_UP, seat, colour)


def _ask_where_to_post(state: PrincipeState, seat: i64) -> bool:
    if not shields_left(state, seat):
        state.tell(NO_USE, seat, role_at_stake(state))
        return False
    state.cells[PHASE] = POSTING
    state.cells[TURN] = seat
    state.cells[DUE] = 1
    return True
