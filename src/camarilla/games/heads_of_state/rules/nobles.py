"""Bringing nobles into play: what they cost, and the markers they earn at once (chapters 4 and 9)."""

from mypy_extensions import i64

from camarilla.core.bits import bit
from camarilla.games.heads_of_state.actions import (
    COMPLETED_SET, NO_CARD, PLACED_NOBLE, TOOK_HEXAGON, TOOK_SQUARE,
)  # fmt: skip
from camarilla.games.heads_of_state.box import CARDS_OF_A_RANK
from camarilla.games.heads_of_state.counts import attribute, attributes, covers, noble_card, noble_cards, tile, tiles
from camarilla.games.heads_of_state.layout import (
    DISCARDS, GAPS, HAND, HEXAGONS, LARGE, NOBLE_CARDS, NOBLES, NONE, PRESENT, SCORE, SEATS, SECOND_SQUARES, SQUARES,
    TILES,
)  # fmt: skip
from camarilla.games.heads_of_state.pieces import ATTRIBUTES, COURTESAN, NOTHING, RANKS, territory_of
from camarilla.games.heads_of_state.rules.memory import parted_with_attribute
from camarilla.games.heads_of_state.state import HeadsState


def occupied(state: HeadsState) -> i64:
    """The boxes in which a noble stands."""
    boxes: i64 = 0
    for seat in range(state.cells[SEATS]):
        boxes |= state.cells[NOBLES + seat]
    return boxes


def owner_of(state: HeadsState, box: i64) -> i64:
    """Whose noble stands in a box, or NONE."""
    for seat in range(state.cells[SEATS]):
        if state.cells[NOBLES + seat] & bit(box):
            return seat
    return NONE


def price(state: HeadsState, rank: i64, replaced: i64) -> i64:
    """The cards that a noble costs, one of them replaced by a courtesan or none."""
    cards = state.printed.price[rank]
    if replaced != NOTHING:
        cards += attribute(COURTESAN) - attribute(replaced - 1)
    return cards


def may_replace(state: HeadsState, rank: i64, replaced: i64) -> bool:
    """Whether a courtesan may stand in for that card of that rank's price."""
    printed = state.printed
    return printed.courtesan[rank] != 0 and attributes(printed.price[rank], replaced - 1) != 0


def can_pay(state: HeadsState, hand: i64, rank: i64, replaced: i64) -> bool:
    """Whether a hand holds the price in that way."""
    if replaced != NOTHING and not may_replace(state, rank, replaced):
        return False
    return covers(hand, price(state, rank, replaced))


def place(state: HeadsState, seat: i64, box: i64, replaced: i64) -> None:
    """Pay for a noble, put his tile into the box, take his card and the markers he earns."""
    cells = state.cells
    rank = state.printed.rank_of[box]
    _pay(state, seat, price(state, rank, replaced))
    cells[TILES + seat] -= tile(rank)
    cells[NOBLES + seat] |= bit(box)
    cells[GAPS] &= ~bit(box)
    state.tell(PLACED_NOBLE, seat, rank, territory_of(box), replaced)
    if cards_left(state, rank):
        cells[NOBLE_CARDS + seat] += noble_card(rank)
    else:
        state.tell(NO_CARD, seat, rank)
    _hexagon(state, seat, territory_of(box))
    _square(state, seat, state.printed.country_of[territory_of(box)])
    _large(state, seat)


def cards_left(state: HeadsState, rank: i64) -> i64:
    """How many noble cards of a rank nobody has taken yet."""
    left: i64 = CARDS_OF_A_RANK
    for seat in range(state.cells[SEATS]):
        left -= noble_cards(state.cells[NOBLE_CARDS + seat], rank)
    return left


def _pay(state: HeadsState, seat: i64, cards: i64) -> None:
    state.cells[DISCARDS] += cards
    for kind in range(ATTRIBUTES):
        if attributes(cards, kind):
            state.cells[HAND + seat] -= attribute(kind)
            parted_with_attribute(state, seat, kind)


def _hexagon(state: HeadsState, seat: i64, territory: i64) -> None:
    """The first noble ever in a territory takes its hexagonal marker."""
    cells = state.cells
    ever: i64 = 0
    for other in range(cells[SEATS]):
        ever |= cells[PRESENT + other]
    cells[PRESENT + seat] |= bit(territory)
    if not ever & bit(territory):
        cells[HEXAGONS + seat] |= bit(territory)
        _score(state, seat, state.printed.hexagon[territory])
        state.tell(TOOK_HEXAGON, seat, territory, state.printed.hexagon[territory])


def _square(state: HeadsState, seat: i64, country: i64) -> None:
    """Who has had a noble in every territory of a country takes its best square marker that is left."""
    cells = state.cells
    needed = state.printed.territories_in[country]
    mark = bit(country)
    if cells[PRESENT + seat] & needed != needed or (cells[SQUARES + seat] | cells[SECOND_SQUARES + seat]) & mark:
        return
    first: i64 = 0
    second: i64 = 0
    for other in range(cells[SEATS]):
        first |= cells[SQUARES + other]
        second |= cells[SECOND_SQUARES + other]
    if not first & mark:
        cells[SQUARES + seat] |= mark
        _score(state, seat, state.printed.square[country])
        state.tell(TOOK_SQUARE, seat, country, state.printed.square[country])
    elif not second & mark:
        cells[SECOND_SQUARES + seat] |= mark
        _score(state, seat, state.printed.second_square[country])
        state.tell(TOOK_SQUARE, seat, country, state.printed.second_square[country])


def _large(state: HeadsState, seat: i64) -> None:
    """Who has placed every rank takes the best large round marker that is left."""
    cells = state.cells
    if cells[LARGE + seat] != NONE or not has_placed_all(state, seat):
        return
    marker = next_large(state)
    if marker == NONE:
        return
    cells[LARGE + seat] = marker
    _score(state, seat, state.printed.large[marker])
    state.tell(COMPLETED_SET, seat, state.printed.large[marker])


def has_placed_all(state: HeadsState, seat: i64) -> bool:
    """Whether the player has placed a noble of every rank in this game."""
    for rank in range(RANKS):
        if tiles(state.cells[TILES + seat], rank) == tiles(state.printed.tiles, rank):
            return False
    return True


def next_large(state: HeadsState) -> i64:
    """The best large round marker that is left, or NONE; two players play without the second one."""
    cells = state.cells
    taken: i64 = 0
    for seat in range(cells[SEATS]):
        if cells[LARGE + seat] != NONE:
            taken += 1
    if cells[SEATS] == 2 and taken == 1:
        return 2
    if taken > 2:
        return NONE
    return taken


def _score(state: HeadsState, seat: i64, points: i64) -> None:
    state.cells[SCORE + seat] += points
