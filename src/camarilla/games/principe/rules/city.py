"""Building in a city (chapter 4): pay, lay the cards, score, place the shields, the others' roles, a new city."""

from mypy_extensions import i64

from camarilla.core.bits import bit, count, lowest
from camarilla.games.principe.actions import BUILT as BUILT_NOW
from camarilla.games.principe.actions import NO_CITY, NO_SHIELD, OPENED, PATRON, SHIELD
from camarilla.games.principe.counts import holds, number, of, total
from camarilla.games.principe.layout import (
    BUILT, CITY_PILE, DUE, HAND, MONEY, NONE, OPEN, OPEN_CITIES, PATRONAGE, PHASE, POSTED, ROLE, SHIELDS, SITE, UP,
)  # fmt: skip
from camarilla.games.principe.pieces import COLOURS, ROLES
from camarilla.games.principe.rules.hands import pay, show
from camarilla.games.principe.state import PrincipeState


def open_cities(state: PrincipeState) -> i64:
    """The set of cities that lie open."""
    cells = state.cells
    found: i64 = 0
    for place in range(OPEN, OPEN + cells[OPEN_CITIES]):
        found |= bit(cells[place])
    return found


def can_build(state: PrincipeState, seat: i64, city: i64) -> bool:
    """Whether the player has the coins and the cards for an open city."""
    cells = state.cells
    return cells[MONEY + seat] >= state.printed.cost[city] and holds(cells[HAND + seat], state.printed.icons[city])


def shields_left(state: PrincipeState, seat: i64) -> i64:
    """How many shields the player can still bring to the map."""
    return state.printed.family_shields - total(state.cells[POSTED + seat])


def build(state: PrincipeState, seat: i64, city: i64) -> bool:
    """Build; says whether it is done, or waits for the player to place shields."""
    cells = state.cells
    box = state.printed
    pay(state, seat, box.cost[city])
    lay_cards(state, seat, box.icons[city])
    cells[BUILT + seat] |= bit(city)
    _take_card(state, city)
    state.tell(BUILT_NOW, seat, city, box.cost[city], box.points[city])
    cells[SITE] = city
    cells[DUE] = shields_left(state, seat)
    if cells[DUE] > box.shields[city]:
        cells[DUE] = box.shields[city]
    if not cells[DUE]:
        state.tell(NO_SHIELD, seat)
    if count(box.regions[city]) == 1:
        while cells[DUE]:
            place_shield(state, seat, lowest(box.regions[city]))
    if cells[DUE]:
        cells[PHASE] = SHIELDS
        return False
    complete(state, seat)
    return True


def lay_cards(state: PrincipeState, seat: i64, cards: i64) -> None:
    """Cards of the hand go face up before the player."""
    state.cells[HAND + seat] -= cards
    state.cells[UP + seat] += cards
    show(state, seat, cards)


def place_shield(state: PrincipeState, seat: i64, region: i64) -> None:
    """Put one of the shields due into a region."""
    state.cells[POSTED + seat] += of(1, region)
    state.cells[DUE] -= 1
    state.tell(SHIELD, seat, region)


def complete(state: PrincipeState, seat: i64) -> None:
    """The others' roles score, and a new city is turned up."""
    cells = state.cells
    icons = state.printed.icons[cells[SITE]]
    for role in range(ROLES):
        holder = cells[ROLE + role]
        if holder != NONE and holder != seat and number(icons, role % COLOURS):
            points = role_points(role)
            cells[PATRONAGE + holder] += points
            state.tell(PATRON, holder, role, points)
    cells[SITE] = NONE
    turn_up_city(state)


def role_points(role: i64) -> i64:
    """What a major or a minor role scores."""
    if role < COLOURS:
        return 2
    return 1


def turn_up_city(state: PrincipeState) -> None:
    """Turn up a city card at the end of the row, while there are any."""
    cells = state.cells
    if not cells[CITY_PILE]:
        state.tell(NO_CITY)
        return
    city = state.chance.pick(cells[CITY_PILE])
    cells[CITY_PILE] &= ~bit(city)
    cells[OPEN + cells[OPEN_CITIES]] = city
    cells[OPEN_CITIES] += 1
    state.tell(OPENED, city)


def _take_card(state: PrincipeState, city: i64) -> None:
    """The builder takes the city card; the cards behind it move up."""
    cells = state.cells
    last = OPEN + cells[OPEN_CITIES] - 1
    place: i64 = OPEN
    while cells[place] != city:
        place += 1
    while place < last:
        cells[place] = cells[place + 1]
        place += 1
    cells[last] = 0
    cells[OPEN_CITIES] -= 1
