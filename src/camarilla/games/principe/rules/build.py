"""Building in a city (chapter 4): pay, lay the cards, score, place the shields, the others' roles, a new city."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import bit, count, lowest
from camarilla.core.clauses import Illegal
from camarilla.core.counts import GUARDED, holds, number
from camarilla.games.principe.actions import BUILD, BUILT_NOW, ICON, NO_CITY, NO_SHIELD, OPENED, PATRON
from camarilla.games.principe.layout import (
    BUILT, CITY_PILE, DUE, HAND, MONEY, NONE, OPEN, OPEN_CITIES, PATRONAGE, PHASE, ROLE, ROUND, SHIELDS, SITE, TURN,
)  # fmt: skip
from camarilla.games.principe.pieces import CITY_NAMES, COLOUR_NAMES, COLOURS, ROLES
from camarilla.games.principe.rules.hands import lay_openly, pay
from camarilla.games.principe.rules.place import place, shields_left
from camarilla.games.principe.rules.scoring import role_points
from camarilla.games.principe.state import PrincipeState


def build_options(state: PrincipeState, seat: i64, into: vec[i64]) -> i64:
    """The open cities for which the player has the coins and the cards; none in round 1."""
    cells = state.cells
    box = state.printed
    found: i64 = 0
    if cells[ROUND] == 1:
        return 0
    cities = _open_cities(state)
    while cities:
        city = lowest(cities)
        cities &= cities - 1
        if cells[MONEY + seat] >= box.cost[city] and holds(cells[HAND + seat], box.icons[city]):
            into[found] = BUILD + city
            found += 1
    return found


def check_build(state: PrincipeState, seat: i64, city: i64) -> None:
    """Not in round 1; an open city, with its cost in coins and a card in hand for each icon."""
    cells = state.cells
    box = state.printed
    name = CITY_NAMES[city]
    if cells[ROUND] == 1:
        raise Illegal("4.1")
    if not _open_cities(state) & bit(city):
        raise Illegal("4.2", city=name)
    if cells[MONEY + seat] < box.cost[city]:
        raise Illegal("4.4", city=name, cost=int(box.cost[city]), money=int(cells[MONEY + seat]))
    for colour in range(COLOURS):
        needed = number(box.icons[city], colour, GUARDED)
        held = number(cells[HAND + seat], colour, GUARDED)
        if held < needed:
            raise Illegal("4.3", city=name, colour=COLOUR_NAMES[colour], needed=int(needed), held=int(held))


def build(state: PrincipeState, seat: i64, city: i64) -> None:
    """Pay, lay the cards, take the city card, and place the shields; where there is one region only, at once."""
    cells = state.cells
    box = state.printed
    pay(state, seat, box.cost[city])
    lay_openly(state, seat, box.icons[city])
    cells[BUILT + seat] |= bit(city)
    _take_card(state, city)
    state.tell(BUILT_NOW, seat, city, box.cost[city], box.points[city])
    state.show()
    cells[PHASE] = SHIELDS
    cells[SITE] = city
    cells[DUE] = shields_left(state, seat)
    if cells[DUE] > box.shields[city]:
        cells[DUE] = box.shields[city]
    if not cells[DUE]:
        state.tell(NO_SHIELD, seat)
        state.show()
    if count(box.regions[city]) == 1:
        while cells[DUE]:
            place(state, seat, lowest(box.regions[city]))


def complete(state: PrincipeState) -> None:
    """Once the shields are placed the others' roles score, and a new city is turned up."""
    cells = state.cells
    icons = state.printed.icons[cells[SITE]]
    for role in range(ROLES):
        holder = cells[ROLE + role]
        if holder != NONE and holder != cells[TURN] and number(icons, role % COLOURS, GUARDED):
            points = role_points(role)
            cells[PATRONAGE + holder] += points
            state.tell(ICON, cells[SITE], role % COLOURS)
            state.tell(PATRON, holder, role, points)
            state.show()
    cells[SITE] = NONE
    turn_up_city(state)
    state.show()


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


def _open_cities(state: PrincipeState) -> i64:
    """The set of cities that lie open."""
    cells = state.cells
    found: i64 = 0
    for card in range(OPEN, OPEN + cells[OPEN_CITIES]):
        found |= bit(cells[card])
    return found


def _take_card(state: PrincipeState, city: i64) -> None:
    """The builder takes the city card; the cards behind it move up."""
    cells = state.cells
    last = OPEN + cells[OPEN_CITIES] - 1
    card: i64 = OPEN
    while cells[card] != city:
        card += 1
    while card < last:
        cells[card] = cells[card + 1]
        card += 1
    cells[last] = 0
    cells[OPEN_CITIES] -= 1
