"""Nobles on the board, and what they cost (chapters 1 and 4)."""

from mypy_extensions import i64

from camarilla.core.bits import bit
from camarilla.core.counts import holds, number, of
from camarilla.games.heads_of_state.box import CARDS_OF_A_RANK
from camarilla.games.heads_of_state.layout import ATTRIBUTE, NOBLE_CARDS, NOBLES, NONE, SEATS
from camarilla.games.heads_of_state.pieces import COURTESAN, NOBLE_CARD_WIDTH, NOTHING, PAYMENTS, TILE_WIDTH
from camarilla.games.heads_of_state.rules.decks import card, copies
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
    cards = state.printed.price[rank]
    if replaced != NOTHING:
        cards += card(ATTRIBUTE, COURTESAN) - card(ATTRIBUTE, replaced - 1)
    return cards


def may_replace(state: HeadsState, rank: i64, replaced: i64) -> bool:
    """Whether a courtesan may stand in for that card of that rank's price."""
    printed = state.printed
    return printed.courtesan[rank] != 0 and copies(ATTRIBUTE, printed.price[rank], replaced - 1) != 0


def ways_to_pay(state: HeadsState, hand: i64, rank: i64) -> i64:
    """The set of ways in which a hand can pay for a rank."""
    ways: i64 = 0
    if holds(hand, state.printed.price[rank]):
        ways = bit(NOTHING)
    if state.printed.courtesan[rank] and copies(ATTRIBUTE, hand, COURTESAN):
        for replaced in range(NOTHING + 1, PAYMENTS):
            if can_pay(state, hand, rank, replaced):
                ways |= bit(replaced)
    return ways


def can_pay(state: HeadsState, hand: i64, rank: i64, replaced: i64) -> bool:
    """Whether a hand holds the price in that way."""
    if replaced != NOTHING and not may_replace(state, rank, replaced):
        return False
    return holds(hand, price(state, rank, replaced))
