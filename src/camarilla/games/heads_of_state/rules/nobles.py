"""Nobles on the board, and what they cost (chapters 1 and 4)."""

from mypy_extensions import i64

from camarilla.core.bits import bit, lowest
from camarilla.core.counts import holds, less, number, of
from camarilla.games.heads_of_state.box import CARDS_OF_A_RANK
from camarilla.games.heads_of_state.layout import ATTRIBUTE, NOBLE_CARDS, NOBLES, NONE, SEATS
from camarilla.games.heads_of_state.pieces import ATTRIBUTE_WIDTH, COURTESAN, NOBLE_CARD_WIDTH, NOTHING, TILE_WIDTH
from camarilla.games.heads_of_state.rules.decks import card, copies, size
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
    return CARDS_OF_A_RANK - noble_cards(cards_taken(state), rank)


def cards_taken(state: HeadsState) -> i64:
    """All noble cards that the players have."""
    taken: i64 = 0
    for seat in range(state.cells[SEATS]):
        taken += state.cells[NOBLE_CARDS + seat]
    return taken


def price(state: HeadsState, rank: i64, replaced: i64) -> i64:
    """The cards that a noble costs, one of them replaced by a courtesan or none."""
    cards = state.printed.price[rank]
    if replaced != NOTHING:
        cards += card(ATTRIBUTE, COURTESAN) - card(ATTRIBUTE, replaced - 1)
    return cards


def may_replace(state: HeadsState, rank: i64, replaced: i64) -> bool:
    """Whether a courtesan may stand in for that card of that rank's price."""
    return state.printed.replaceable[rank] & bit(replaced) != 0


def ways_to_pay(state: HeadsState, hand: i64, rank: i64) -> i64:
    """The set of ways in which a hand can pay for a rank."""
    printed = state.printed
    cards = printed.price[rank]
    ways: i64 = 0
    if holds(hand, cards):
        ways = bit(NOTHING)
    replaceable = printed.replaceable[rank]
    if replaceable and copies(ATTRIBUTE, hand, COURTESAN):
        lack = less(cards, hand - card(ATTRIBUTE, COURTESAN))
        if not lack:
            ways |= replaceable
        elif size(ATTRIBUTE, lack) == 1:
            ways |= replaceable & bit(lowest(lack) // ATTRIBUTE_WIDTH + 1)
    return ways


def can_pay(state: HeadsState, hand: i64, rank: i64, replaced: i64) -> bool:
    """Whether a hand holds the price in that way."""
    if replaced != NOTHING and not may_replace(state, rank, replaced):
        return False
    return holds(hand, price(state, rank, replaced))
