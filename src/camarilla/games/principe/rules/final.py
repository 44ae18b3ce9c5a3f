"""The points of the game and of its end (chapter 7)."""

from typing import Final

from mypy_extensions import i64

from camarilla.core.bits import bit
from camarilla.games.principe.counts import least, number, total
from camarilla.games.principe.layout import (
    BLESSINGS, BUILT, DOWN, HAND, MONEY, OVER, PATRONAGE, PHASE, POSTED, ROLE, SEATS, UP,
)  # fmt: skip
from camarilla.games.principe.pieces import CITIES, REGIONS, ROLES
from camarilla.games.principe.rules.city import role_points
from camarilla.games.principe.state import PrincipeState

FIRST_IN_REGION: Final = 5
SECOND_IN_REGION: Final = 2
MOST_OF: Final = 2


def score(state: PrincipeState, seat: i64) -> i64:
    """The points on the track; when all is over, with those of the end."""
    points = city_points(state, seat) + state.cells[PATRONAGE + seat] + state.cells[BLESSINGS + seat]
    if state.cells[PHASE] != OVER:
        return points
    points += office_points(state, seat) + set_points(state, seat)
    points += money_points(state, seat) + hand_points(state, seat)
    for region in range(REGIONS):
        points += region_points(state, seat, region)
    return points


def city_points(state: PrincipeState, seat: i64) -> i64:
    """The points of the cities the player built."""
    points: i64 = 0
    for city in range(CITIES):
        if state.cells[BUILT + seat] & bit(city):
            points += state.printed.points[city]
    return points


def office_points(state: PrincipeState, seat: i64) -> i64:
    """2 for each major role, 1 for each minor one."""
    points: i64 = 0
    for role in range(ROLES):
        if state.cells[ROLE + role] == seat:
            points += role_points(role)
    return points


def set_points(state: PrincipeState, seat: i64) -> i64:
    """2 for each set of five colours on the table, whichever side up."""
    return 2 * least(state.cells[UP + seat] + state.cells[DOWN + seat])


def money_points(state: PrincipeState, seat: i64) -> i64:
    """2 for the most money, also for those who share it."""
    for other in range(state.cells[SEATS]):
        if state.cells[MONEY + other] > state.cells[MONEY + seat]:
            return 0
    return MOST_OF


def hand_points(state: PrincipeState, seat: i64) -> i64:
    """2 for the most building cards in hand, also for those who share it."""
    for other in range(state.cells[SEATS]):
        if total(state.cells[HAND + other]) > total(state.cells[HAND + seat]):
            return 0
    return MOST_OF


def region_points(state: PrincipeState, seat: i64, region: i64) -> i64:
    """5 for the most shields; 2 for the second most, unless several share the first place."""
    cells = state.cells
    own = number(cells[POSTED + seat], region)
    if not own:
        return 0
    more: i64 = 0
    most: i64 = own
    for other in range(cells[SEATS]):
        shields = number(cells[POSTED + other], region)
        if shields > most:
            most = shields
            more = 1
        elif shields == most and shields > own:
            more += 1
    if not more:
        return FIRST_IN_REGION
    if more > 1 or _between(state, own, most, region):
        return 0
    return SECOND_IN_REGION


def _between(state: PrincipeState, own: i64, most: i64, region: i64) -> bool:
    """Whether somebody has more than `own` shields in a region, but fewer than the most."""
    for other in range(state.cells[SEATS]):
        if own < number(state.cells[POSTED + other], region) < most:
            return True
    return False
