"""Phase 4: who holds the roles, and what they do at once (chapter 6).

The functions that go on with the phase say whether a player has to decide something before it can continue.
"""

from mypy_extensions import i64

from camarilla.core.bits import bit, count, lowest
from camarilla.core.counts import GUARDED, number, of
from camarilla.games.principe.actions import (
    BOUGHT_ROLE, COINS, DREW, FOLLOWING, LEADING, NO_USE, POINT, RETURNED, ROLE_AUCTION_OPENED, ROLE_TAKEN, ROLE_TIE,
    TURNED_DOWN, VACANT,
)  # fmt: skip
from camarilla.games.principe.layout import (
    BLESSINGS, COLOUR, DECK, DOWN, DUE, HAND, NONE, PHASE, POSTING, PRICE, RANK, ROLE, ROLE_AUCTION, SEATS, TURN,
    TURNING_UP, UP,
)  # fmt: skip
from camarilla.games.principe.pieces import BLUE, COLOURS, GREEN, MAJOR, MINOR, RED, ROLES, WHITE
from camarilla.games.principe.rules.bid import collect, crown, forget_auction, open_auction
from camarilla.games.principe.rules.hands import draw_from_deck, receive
from camarilla.games.principe.rules.place import shields_left
from camarilla.games.principe.rules.turn_up import colours_down, turn_up
from camarilla.games.principe.state import PrincipeState


def return_roles(state: PrincipeState) -> None:
    """All role tiles go back to the board."""
    for role in range(ROLES):
        state.cells[ROLE + role] = NONE
    state.tell(RETURNED)
    state.show()


def assign_roles(state: PrincipeState) -> bool:
    """Assign the roles of the colours that are left, in order, until a player has to decide."""
    cells = state.cells
    while cells[COLOUR] < COLOURS - 1:
        cells[COLOUR] += 1
        forget_auction(state)
        if _assign_major(state):
            return True
    cells[COLOUR] = NONE
    cells[RANK] = MAJOR
    forget_auction(state)
    return False


def sell_role(state: PrincipeState) -> bool:
    """The winner takes the tile; without a bid it stays on the board. Then come the colours that are left."""
    winner = collect(state)
    if winner == NONE:
        state.tell(VACANT, _at_stake(state))
        state.show()
        return assign_roles(state)
    state.tell(BOUGHT_ROLE, winner, _at_stake(state), state.cells[PRICE])
    state.show()
    crown(state, winner)
    return _grant(state, winner) or assign_roles(state)


def after_ability(state: PrincipeState) -> bool:
    """A major role that was not bought is followed by the minor one of its colour."""
    cells = state.cells
    if cells[RANK] == MAJOR and not cells[PRICE] and _assign_minor(state):
        return True
    return assign_roles(state)


def _assign_major(state: PrincipeState) -> bool:
    """To the player with most cards, who makes way for the minor role."""
    cells = state.cells
    cells[RANK] = MAJOR
    first = _leaders(state, cells[COLOUR], NONE)
    if not first:
        return False
    if count(first) > 1:
        return _auction(state, first)
    if state.log is not None:
        _tell_lead(state, LEADING, lowest(first), NONE)
    return _grant(state, lowest(first)) or _assign_minor(state)


def _assign_minor(state: PrincipeState) -> bool:
    """To the player with the second most cards; not in a game without minor roles."""
    cells = state.cells
    if not state.printed.minor_roles[state.table()]:
        return False
    major = cells[ROLE + cells[COLOUR]]
    second = _leaders(state, cells[COLOUR], major)
    if not second:
        return False
    cells[RANK] = MINOR
    if count(second) > 1:
        return _auction(state, second)
    if state.log is not None:
        _tell_lead(state, FOLLOWING, lowest(second), major)
    return _grant(state, lowest(second))


def _leaders(state: PrincipeState, colour: i64, without: i64) -> i64:
    """The players with the most face-up cards of a colour, at least one, leaving out `without`."""
    cells = state.cells
    found: i64 = 0
    most: i64 = 1
    for seat in range(cells[SEATS]):
        cards = number(cells[UP + seat], colour, GUARDED)
        if cards < most or seat == without:
            continue
        if cards > most:
            most = cards
            found = 0
        found |= bit(seat)
    return found


def _tell_lead(state: PrincipeState, kind: i64, seat: i64, without: i64) -> None:
    """How many face-up cards give a player the role, and the most that any other one has, leaving out `without`."""
    cells = state.cells
    colour = cells[COLOUR]
    against: i64 = 0
    for other in range(cells[SEATS]):
        cards = number(cells[UP + other], colour, GUARDED)
        if other != seat and other != without and cards > against:
            against = cards
    state.tell(kind, colour, number(cells[UP + seat], colour, GUARDED), against)


def _auction(state: PrincipeState, tied: i64) -> bool:
    cells = state.cells
    open_auction(state, ROLE_AUCTION, tied)
    state.tell(ROLE_TIE, cells[COLOUR], number(cells[UP + lowest(tied)], cells[COLOUR], GUARDED))
    state.tell(ROLE_AUCTION_OPENED, _at_stake(state))
    state.show()
    return True


def _at_stake(state: PrincipeState) -> i64:
    """The role tile in question."""
    return state.cells[RANK] * COLOURS + state.cells[COLOUR]


def _grant(state: PrincipeState, seat: i64) -> bool:
    """Give the tile in question to a player, who uses it at once."""
    cells = state.cells
    cells[ROLE + _at_stake(state)] = seat
    state.tell(ROLE_TAKEN, seat, _at_stake(state))
    state.show()
    if cells[RANK] == MAJOR:
        _turn_down_half(state, seat, cells[COLOUR])
    return _ability(state, seat)


def _turn_down_half(state: PrincipeState, seat: i64, colour: i64) -> None:
    """A major role costs half of the face-up cards of its colour, rounded up."""
    cells = state.cells
    cards = (number(cells[UP + seat], colour, GUARDED) + 1) // 2
    cells[UP + seat] -= of(cards, colour, GUARDED)
    cells[DOWN + seat] += of(cards, colour, GUARDED)
    state.tell(TURNED_DOWN, seat, colour, cards)
    state.show()


def _ability(state: PrincipeState, seat: i64) -> bool:
    colour = state.cells[COLOUR]
    if colour == GREEN:
        return _ask_which_to_turn_up(state, seat)
    if colour == BLUE:
        return _ask_where_to_post(state, seat)
    if colour == WHITE:
        state.cells[BLESSINGS + seat] += 1
        state.tell(POINT, seat, 1)
        state.show()
    elif colour == RED:
        _draw_unseen(state, seat)
    else:
        receive(state, seat, 2)
        state.tell(COINS, seat, 2)
        state.show()
    return False


def _ask_which_to_turn_up(state: PrincipeState, seat: i64) -> bool:
    """All can see the cards before him, so a single choice needs no question."""
    choices = colours_down(state, seat)
    if not choices:
        state.tell(NO_USE, seat, _at_stake(state))
        return False
    if count(choices) == 1:
        turn_up(state, seat, lowest(choices))
        return False
    state.cells[PHASE] = TURNING_UP
    state.cells[TURN] = seat
    return True


def _ask_where_to_post(state: PrincipeState, seat: i64) -> bool:
    if not shields_left(state, seat):
        state.tell(NO_USE, seat, _at_stake(state))
        return False
    state.cells[PHASE] = POSTING
    state.cells[TURN] = seat
    state.cells[DUE] = 1
    return True


def _draw_unseen(state: PrincipeState, seat: i64) -> None:
    """The player draws one card of the deck, if there is any."""
    if not state.cells[DECK]:
        state.tell(NO_USE, seat, _at_stake(state))
        return
    card = draw_from_deck(state, 1)
    state.cells[HAND + seat] += card
    if state.log is not None:
        for colour in range(COLOURS):
            if number(card, colour, GUARDED):
                state.tell(DREW, seat, colour, eyes=bit(seat))
