"""Markers that are taken at once when a noble comes into play (chapter 9)."""

from typing import Final

from mypy_extensions import i64

from camarilla.core.bits import bit, count, members
from camarilla.core.position import Entry
from camarilla.games.heads_of_state.actions import ALL_RANKS, COMPLETED_SET, EVERYWHERE, TOOK_HEXAGON, TOOK_SQUARE
from camarilla.games.heads_of_state.layout import (
    HEXAGONS, LARGE, NONE, PRESENT, SCORE, SEATS, SECOND_SQUARES, SQUARES, TILES,
)  # fmt: skip
from camarilla.games.heads_of_state.pieces import COUNTRY_NAMES, RANKS, TERRITORY_NAMES
from camarilla.games.heads_of_state.rules.nobles import anybodys
from camarilla.games.heads_of_state.state import HeadsState

_EACH_RANK: Final = 0o1111111
"""One tile of each rank, packed TILE_WIDTH bits wide."""


def take_markers(state: HeadsState, seat: i64, territory: i64) -> None:
    """The player has just placed a noble in a territory: he takes what that brings him."""
    _take_hexagon(state, seat, territory)
    _take_square(state, seat, state.printed.country_of[territory])
    _take_large(state, seat)


def _take_hexagon(state: HeadsState, seat: i64, territory: i64) -> None:
    """The first noble ever in a territory takes its hexagonal marker."""
    cells = state.cells
    ever = anybodys(state, PRESENT)
    cells[PRESENT + seat] |= bit(territory)
    if not ever & bit(territory):
        cells[HEXAGONS + seat] |= bit(territory)
        cells[SCORE + seat] += state.printed.hexagon[territory]
        state.tell(TOOK_HEXAGON, seat, territory, state.printed.hexagon[territory])
        state.show()


def _take_square(state: HeadsState, seat: i64, country: i64) -> None:
    """Who has had a noble in every territory of a country takes its best square marker that is left."""
    cells = state.cells
    needed = state.printed.territories_in[country]
    mark = bit(country)
    if cells[PRESENT + seat] & needed != needed or (cells[SQUARES + seat] | cells[SECOND_SQUARES + seat]) & mark:
        return
    points = square_left(state, country)
    if not points:
        return
    place: i64 = 1
    if not anybodys(state, SQUARES) & mark:
        cells[SQUARES + seat] |= mark
    else:
        cells[SECOND_SQUARES + seat] |= mark
        place = 2
    cells[SCORE + seat] += points
    state.tell(EVERYWHERE, seat, country, place)
    state.tell(TOOK_SQUARE, seat, country, points)
    state.show()


def square_left(state: HeadsState, country: i64) -> i64:
    """The points of a country's best square marker that is left; 0 if both are taken."""
    if not anybodys(state, SQUARES) & bit(country):
        return state.printed.square[country]
    if not anybodys(state, SECOND_SQUARES) & bit(country):
        return state.printed.second_square[country]
    return 0


def _take_large(state: HeadsState, seat: i64) -> None:
    """Who has placed every rank takes the best large round marker that is left."""
    cells = state.cells
    if cells[LARGE + seat] != NONE or ranks_placed(state, seat) < RANKS:
        return
    marker = next_large(state)
    if marker == NONE:
        return
    cells[LARGE + seat] = marker
    cells[SCORE + seat] += state.printed.large[marker]
    state.tell(ALL_RANKS, seat, _large_taken(state))
    state.tell(COMPLETED_SET, seat, state.printed.large[marker])
    state.show()


def ranks_placed(state: HeadsState, seat: i64) -> i64:
    """Of how many ranks the player has placed a noble in this game."""
    gone = state.printed.tiles - state.cells[TILES + seat]
    # Of each rank at most seven: one bit says whether any of its three is set.
    return count((gone | gone >> 1 | gone >> 2) & _EACH_RANK)


def next_large(state: HeadsState) -> i64:
    """The best large round marker that is left, or NONE; two players play without the second one."""
    taken = _large_taken(state)
    if state.cells[SEATS] == 2 and taken == 1:
        return 2
    if taken > 2:
        return NONE
    return taken


def _large_taken(state: HeadsState) -> i64:
    """How many players have a large round marker."""
    taken: i64 = 0
    for seat in range(state.cells[SEATS]):
        if state.cells[LARGE + seat] != NONE:
            taken += 1
    return taken


def account_of_markers(state: HeadsState, seat: int) -> list[Entry]:
    """What each hexagonal, square and large round marker has brought."""
    cells, printed = state.cells, state.printed
    lines = [
        Entry("account-hexagon", int(printed.hexagon[territory]), {"territory": TERRITORY_NAMES[territory]})
        for territory in members(cells[HEXAGONS + seat])
    ]
    for country in members(cells[SQUARES + seat]):
        lines.append(Entry("account-square", int(printed.square[country]), {"country": COUNTRY_NAMES[country]}))
    for country in members(cells[SECOND_SQUARES + seat]):
        points = int(printed.second_square[country])
        lines.append(Entry("account-second-square", points, {"country": COUNTRY_NAMES[country]}))
    if cells[LARGE + seat] != NONE:
        lines.append(Entry("account-set", int(printed.large[cells[LARGE + seat]])))
    return lines
