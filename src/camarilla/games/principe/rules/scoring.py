"""The points of the game and of its end, and where they came from (chapter 7)."""

from typing import Final

from mypy_extensions import i64

from camarilla.core.bits import lowest, members
from camarilla.core.counts import GUARDED, number, total
from camarilla.core.position import Entry
from camarilla.games.principe.layout import (
    BLESSINGS, BUILT, DOWN, HAND, MONEY, OVER, PATRONAGE, PHASE, POSTED, ROLE, SEATS, UP,
)  # fmt: skip
from camarilla.games.principe.pieces import CITY_NAMES, COLOURS, REGION_NAMES, REGIONS, ROLE_NAMES, ROLES
from camarilla.games.principe.state import PrincipeState

FIRST_IN_REGION: Final = 5
SECOND_IN_REGION: Final = 2
A_SET: Final = 2
MOST_OF: Final = 2
"""For the most money, and for the most cards in hand."""


def score(state: PrincipeState, seat: i64) -> i64:
    """The points on the track; when all is over, with those of the end."""
    points = city_points(state, seat) + state.cells[PATRONAGE + seat] + state.cells[BLESSINGS + seat]
    if state.cells[PHASE] != OVER:
        return points
    points += office_points(state, seat) + A_SET * sets(state, seat)
    points += money_points(state, seat) + hand_points(state, seat)
    for region in range(REGIONS):
        points += region_points(state, seat, region)
    return points


def city_points(state: PrincipeState, seat: i64) -> i64:
    """The points of the cities the player built."""
    points: i64 = 0
    built = state.cells[BUILT + seat]
    while built:
        points += state.printed.points[lowest(built)]
        built &= built - 1
    return points


def office_points(state: PrincipeState, seat: i64) -> i64:
    """2 for each major role, 1 for each minor one."""
    points: i64 = 0
    for role in range(ROLES):
        if state.cells[ROLE + role] == seat:
            points += role_points(role)
    return points


def role_points(role: i64) -> i64:
    """What a major or a minor role scores."""
    if role < COLOURS:
        return 2
    return 1


def sets(state: PrincipeState, seat: i64) -> i64:
    """How many sets of five colours lie before a player, whichever side up."""
    laid = state.cells[UP + seat] + state.cells[DOWN + seat]
    fewest = number(laid, 0, GUARDED)
    for colour in range(1, COLOURS):
        cards = number(laid, colour, GUARDED)
        if cards < fewest:
            fewest = cards
    return fewest


def money_points(state: PrincipeState, seat: i64) -> i64:
    """2 for the most money, also for those who share it."""
    for other in range(state.cells[SEATS]):
        if state.cells[MONEY + other] > state.cells[MONEY + seat]:
            return 0
    return MOST_OF


def hand_points(state: PrincipeState, seat: i64) -> i64:
    """2 for the most building cards in hand, also for those who share it."""
    for other in range(state.cells[SEATS]):
        if total(state.cells[HAND + other], GUARDED) > total(state.cells[HAND + seat], GUARDED):
            return 0
    return MOST_OF


def region_points(state: PrincipeState, seat: i64, region: i64) -> i64:
    """5 for the most shields; 2 for the second most, unless several share the first place."""
    cells = state.cells
    own = number(cells[POSTED + seat], region, GUARDED)
    if not own:
        return 0
    more: i64 = 0
    most: i64 = own
    for other in range(cells[SEATS]):
        shields = number(cells[POSTED + other], region, GUARDED)
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
        if own < number(state.cells[POSTED + other], region, GUARDED) < most:
            return True
    return False


def account(state: PrincipeState, seat: i64) -> list[Entry]:
    """The cities, the roles' points during the game and, when it is over, every item of the end."""
    cells = state.cells
    lines = [
        Entry("account-city", int(state.printed.points[city]), {"city": CITY_NAMES[city]})
        for city in members(cells[BUILT + seat])
    ]
    lines.append(Entry("account-patronage", int(cells[PATRONAGE + seat])))
    lines.append(Entry("account-blessings", int(cells[BLESSINGS + seat])))
    if cells[PHASE] == OVER:
        lines.extend(_final_account(state, seat))
    return lines


def _final_account(state: PrincipeState, seat: i64) -> list[Entry]:
    cells = state.cells
    lines = [
        Entry("account-role", int(role_points(role)), {"role": ROLE_NAMES[role]})
        for role in range(ROLES)
        if cells[ROLE + role] == seat
    ]
    complete = int(sets(state, seat))
    lines.append(Entry("account-sets", A_SET * complete, {"sets": complete}))
    lines.append(Entry("account-money", int(money_points(state, seat)), {"coins": int(cells[MONEY + seat])}))
    cards = int(total(cells[HAND + seat], GUARDED))
    lines.append(Entry("account-hand", int(hand_points(state, seat)), {"cards": cards}))
    for region in range(REGIONS):
        shields = int(number(cells[POSTED + seat], region, GUARDED))
        if shields:
            points = int(region_points(state, seat, region))
            lines.append(Entry("account-region", points, {"region": REGION_NAMES[region], "shields": shields}))
    return lines
