"""Nobles on the board, and what they cost (chapters 1 and 4)."""

from mypy_extensions import i64

from camarilla.core.bits import bit, lowest
from camarilla.core.counts import holds, number, of
from camarilla.games.heads_of_state.box import CARDS_OF_A_RANK
from camarilla.games.heads_of_state.layout import ATTRIBUTE, NOBLE_CARDS, NOBLES, NONE, SEATS
from camarilla.games.heads_of_state.pieces import COURTESAN, NOBLE_CARD_WIDTH, NOTHING, PAYMENTS, TILE_WIDTH
from camarilla.games.heads_of_state.rules.decks import copies
from camarilla.games.heads_of_state.state import HeadsState


def anybodys(state: HeadsState, place: i64) -> i64:
    """What any of the players has: the sets in their cells of a field, put together."""
    found: i64 = 0
    for seat in range(state.cells[SEATS]):
        found |= state.cells[place + seat]
    return found


def occupied(state: HeadsState) -> i64:
    """The boxes in which a noble stands."""
    return anybodys(state, NOBLES)


def owner_of(state: HeadsState, box: i64) -> i64:
    """Whose noble stands in a box, or NONE."""
    for seat in range(state.cells[SEATS]):
        if state.cells[NOBLES + seat] & bit(box):
            return seat
    return NONE


def tile(rank: i64) -> i64:
    """One tile of a rank."""
    return of(1, rank, TILE_WIDTH)


def tiles(pieces: i64, rank: i64) -> i64:
    """How many tiles of a rank."""
    return number(pieces, rank, TILE_WIDTH)


def noble_cards(cards: i64, rank: i64) -> i64:
    """How many noble cards of a rank."""
    return number(cards, rank, NOBLE_CARD_WIDTH)


def cards_left(state: HeadsState, rank: i64) -> i64:
    """How many noble cards of a rank nobody has taken yet."""
    left: i64 = CARDS_OF_A_RANK
    for seat in range(state.cells[SEATS]):
        left -= noble_cards(state.cells[NOBLE_CARDS + seat], rank)
    return left


def price(state: HeadsState, rank: i64, replaced: i64) -> i64:
    """The cards that a noble costs, one of them replaced by a courtesan or none."""
    return state.printed.prices[rank * PAYMENTS + replaced]


def ways_to_pay(state: HeadsState, hand: i64, rank: i64) -> i64:
    """The set of ways in which a hand can pay for a rank."""
    left = payments(state, hand, rank)
    ways: i64 = 0
    while left:
        replaced = lowest(left)
        left &= left - 1
        if holds(hand, price(state, rank, replaced)):
            ways |= bit(replaced)
    return ways


def payments(state: HeadsState, hand: i64, rank: i64) -> i64:
    """The ways to pay for a rank, as far as a hand has a courtesan for them."""
    if copies(ATTRIBUTE, hand, COURTESAN):
        return state.printed.payments[rank]
    return bit(NOTHING)
