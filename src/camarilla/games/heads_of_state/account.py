"""Where every point came from: the markers a player holds, and at the end his noble cards."""

from mypy_extensions import i64

from camarilla.core.bits import members
from camarilla.core.position import Entry
from camarilla.games.heads_of_state.layout import (
    HEXAGONS, LARGE, MOST_INFLUENCE, NEXT_INFLUENCE, NONE, OVER, PHASE, SECOND_SQUARES, SQUARES,
)  # fmt: skip
from camarilla.games.heads_of_state.pieces import (
    CENTURY_NAMES, COUNTRIES, COUNTRY_NAMES, RANK_NAMES, RANKS, TERRITORY_NAMES,
)  # fmt: skip
from camarilla.games.heads_of_state.rules.scoring import majority_points
from camarilla.games.heads_of_state.state import HeadsState


def account(state: HeadsState, seat: int) -> list[Entry]:
    """One line for each marker and for each rank of noble cards that brought points."""
    return [*_placements(state, seat), *_centuries(state, seat), *_noble_cards(state, seat)]


def _placements(state: HeadsState, seat: i64) -> list[Entry]:
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


def _centuries(state: HeadsState, seat: i64) -> list[Entry]:
    cells, printed = state.cells, state.printed
    most, following = members(cells[MOST_INFLUENCE + seat]), members(cells[NEXT_INFLUENCE + seat])
    lines: list[Entry] = []
    for mark in sorted([*most, *following]):
        country = mark % COUNTRIES
        facts: dict[str, str | int] = {
            "century": CENTURY_NAMES[mark // COUNTRIES],
            "country": COUNTRY_NAMES[country],
        }
        if mark in most:
            lines.append(Entry("account-most", int(printed.most[country]), facts))
        else:
            lines.append(Entry("account-second-most", int(printed.second_most[country]), facts))
    return lines


def _noble_cards(state: HeadsState, seat: i64) -> list[Entry]:
    if state.cells[PHASE] != OVER:
        return []
    lines: list[Entry] = []
    for rank in range(RANKS):
        points = int(majority_points(state, rank, seat))
        if points == state.printed.points[rank]:
            lines.append(Entry("account-majority", points, {"rank": RANK_NAMES[rank]}))
        elif points:
            lines.append(Entry("account-shared", points, {"rank": RANK_NAMES[rank]}))
    return lines
