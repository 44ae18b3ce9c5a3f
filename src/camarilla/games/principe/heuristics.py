"""How good a guessed world is for a seat, in hundredths of a point.

Cities, shields, sets and roles are worth the points they will probably bring; coins and cards are worth
the cities they can still build. A running auction is read as if the highest bidder had won it, so the
least raise is the best one, and passing is better as soon as the price exceeds the worth.
"""

from typing import Final

from mypy_extensions import i64

from camarilla.core.counts import GUARDED, less, number, of, total
from camarilla.core.position import Position
from camarilla.games.principe.layout import (
    BIDDER, BLESSINGS, CARD_AUCTION, COLOUR, DOWN, HAND, LAST, LOTS, MONEY, OPEN, OPEN_CITIES, OVER, PATRONAGE,
    PHASE, PLAYING, POSTED, PRICE, PRINCIPE, RANK, ROLE, ROLE_AUCTION, SEATS, STAGE, TURN, UP,
)  # fmt: skip
from camarilla.games.principe.pieces import BLUE, COLOURS, GREEN, MAJOR, RED, REGIONS, ROLES, WHITE
from camarilla.games.principe.rules.place import shields_left
from camarilla.games.principe.rules.scoring import (
    A_SET, city_points, hand_points, money_points, region_points, role_points, score, sets,
)  # fmt: skip
from camarilla.games.principe.state import PrincipeState

POINT: Final = 100
COIN: Final = 50
SPARE_COIN: Final = 25
"""A coin beyond what a player can use soon."""
PURSE: Final = 10
LAST_COIN: Final = 8
CARD: Final = 35
SHIELD: Final = 130
PATRON: Final = 31
"""A point of a role while it is held, for every player at the table: so often do they build its colour."""
LAID: Final = 30
"""A card on the table, for the roles and sets of later rounds."""
READY: Final = 70
"""Per cent: a city with all its cards in hand, and below with one and two cards missing."""
ONE_MISSING: Final = 30
TWO_MISSING: Final = 12


def value(position: Position, seat: int) -> int:
    """The seat's own prospects against those of the others."""
    assert isinstance(position, PrincipeState)
    state = position
    seats = state.cells[SEATS]
    own: i64 = 0
    others: i64 = 0
    for player in range(seats):
        worth = final_worth(state, player) if state.cells[PHASE] == OVER else worth_of(state, player)
        if player == seat:
            own = worth
        else:
            others += worth
    return int(own - others * 2 // (3 * (seats - 1)))


def final_worth(state: PrincipeState, seat: i64) -> i64:
    """The score, once the game is over."""
    return score(state, seat) * POINT


def worth_of(state: PrincipeState, seat: i64) -> i64:
    """What a player has and may hope for."""
    worth = track_worth(state, seat) + map_worth(state, seat) + table_worth(state, seat)
    return worth + roles_worth(state, seat) + purse_worth(state, seat) + hand_worth(state, seat)


def track_worth(state: PrincipeState, seat: i64) -> i64:
    """The points that a player has already."""
    cells = state.cells
    return (city_points(state, seat) + cells[PATRONAGE + seat] + cells[BLESSINGS + seat]) * POINT


def roles_worth(state: PrincipeState, seat: i64) -> i64:
    """The roles that a player has, may win, and is winning."""
    cells = state.cells
    worth = _roles_held(state, seat) + _roles_hoped_for(state, seat)
    if cells[BIDDER] == seat and cells[PHASE] == ROLE_AUCTION:
        worth += _role_worth(state, seat, cells[COLOUR], cells[RANK])
    return worth


def purse_worth(state: PrincipeState, seat: i64) -> i64:
    """The coins that are left to a player if he wins what he bids for."""
    return _purse(state, seat, _money_left(state, seat))


def hand_worth(state: PrincipeState, seat: i64) -> i64:
    """The cards in hand, with those that a player is winning."""
    cells = state.cells
    hand = cells[HAND + seat]
    if cells[BIDDER] == seat and cells[PHASE] == CARD_AUCTION:
        hand += of(number(cells[LOTS], cells[COLOUR], GUARDED), cells[COLOUR], GUARDED)
    return _hand(state, seat, hand, _money_left(state, seat))


def _money_left(state: PrincipeState, seat: i64) -> i64:
    cells = state.cells
    money = cells[MONEY + seat]
    if cells[BIDDER] == seat and (cells[PHASE] == CARD_AUCTION or cells[PHASE] == ROLE_AUCTION):
        money -= cells[PRICE]
    return money


def map_worth(state: PrincipeState, seat: i64) -> i64:
    """The regions as they stand; early in the game they will still change."""
    points: i64 = 0
    for region in range(REGIONS):
        points += region_points(state, seat, region)
    if state.cells[LAST]:
        return points * POINT
    return points * 65 + total(state.cells[POSTED + seat], GUARDED) * 25


def table_worth(state: PrincipeState, seat: i64) -> i64:
    """Sets, and cards that count for the next set or for roles to come."""
    up = state.cells[UP + seat]
    laid = up + state.cells[DOWN + seat]
    complete = sets(state, seat)
    towards: i64 = 0
    for colour in range(COLOURS):
        if number(laid, colour, GUARDED) > complete:
            towards += 1
    worth = complete * A_SET * POINT
    if state.cells[LAST]:
        return worth + towards * 5
    return worth + towards * 25 + total(up, GUARDED) * LAID


def _roles_held(state: PrincipeState, seat: i64) -> i64:
    """Points from the others' cities until the tiles go back; at the end of the last round, those of the end."""
    cells = state.cells
    worth: i64 = 0
    for role in range(ROLES):
        if cells[ROLE + role] == seat:
            worth += role_points(role) * _role_factor(state)
    return worth


def _role_factor(state: PrincipeState) -> i64:
    """What a point of a role will probably bring before phase 4, or at the end."""
    cells = state.cells
    if cells[STAGE] < 3:
        return PATRON * cells[SEATS]
    if cells[STAGE] == 3:
        return 35
    if cells[LAST]:
        return POINT
    return PATRON * cells[SEATS]


def _roles_hoped_for(state: PrincipeState, seat: i64) -> i64:
    """The roles that the cards on the table would win as they lie."""
    cells = state.cells
    worth: i64 = 0
    for colour in range(COLOURS):
        own = number(cells[UP + seat], colour, GUARDED)
        if own:
            hoped = _hope(state, seat, colour, own)
            if cells[STAGE] == 4 and colour <= cells[COLOUR]:
                hoped //= 3
                if cells[LAST]:
                    hoped = 0
            worth += hoped
    return worth


def _hope(state: PrincipeState, seat: i64, colour: i64, own: i64) -> i64:
    """A lone first place is the major role; a shared one, or a second place, is worth part of it."""
    cells = state.cells
    more: i64 = 0
    equal: i64 = 0
    for other in range(cells[SEATS]):
        cards = number(cells[UP + other], colour, GUARDED)
        if other != seat and cards > own:
            more += 1
        elif other != seat and cards == own:
            equal += 1
    major = _role_worth(state, seat, colour, MAJOR)
    if not more and not equal:
        return major
    if not more:
        return major * 2 // (3 + 2 * equal)
    if more == 1 and state.printed.minor_roles[state.table()]:
        return _role_worth(state, seat, colour, 1) * 2 // (2 + 3 * equal)
    return 0


def _role_worth(state: PrincipeState, seat: i64, colour: i64, rank: i64) -> i64:
    """The ability, and the points that the tile brings later."""
    cells = state.cells
    points = PATRON * cells[SEATS]
    if cells[LAST]:
        points = POINT
    if rank == MAJOR:
        points *= 2
    if colour == GREEN:
        return points + 30
    if colour == WHITE:
        return points + POINT
    if colour == RED:
        return points + (10 if cells[LAST] else CARD + 15)
    if colour == BLUE:
        return points + (SHIELD if shields_left(state, seat) else 0)
    return points + 2 * (LAST_COIN if cells[LAST] else COIN)


def _purse(state: PrincipeState, seat: i64, money: i64) -> i64:
    """Coins: many do not help more than enough do, and at the end only the most count."""
    if not _may_still_build(state, seat):
        return money * LAST_COIN + money_points(state, seat) * POINT // 2
    coin: i64 = COIN
    if state.cells[LAST]:
        coin = COIN // 2
    if money > PURSE:
        return PURSE * coin + (money - PURSE) * SPARE_COIN
    return money * coin


def _may_still_build(state: PrincipeState, seat: i64) -> bool:
    """Whether the player will have another turn."""
    cells = state.cells
    if not cells[LAST] or cells[STAGE] < 3:
        return True
    if cells[STAGE] == 4:
        return False
    seats = cells[SEATS]
    place = (seat - cells[PRINCIPE] + seats) % seats
    now = (cells[TURN] - cells[PRINCIPE] + seats) % seats
    return place > now or (place == now and cells[PHASE] == PLAYING)


def _hand(state: PrincipeState, seat: i64, hand: i64, money: i64) -> i64:
    """Cards: each a little, and the open cities that they can build or nearly build."""
    cells = state.cells
    if not _may_still_build(state, seat):
        return total(hand, GUARDED) * 5 + hand_points(state, seat) * POINT // 2
    best: i64 = 0
    second: i64 = 0
    shields = shields_left(state, seat)
    for place in range(OPEN, OPEN + cells[OPEN_CITIES]):
        hope = _city_hope(state, shields, cells[place], hand, money)
        if hope > best:
            second = best
            best = hope
        elif hope > second:
            second = hope
    worth = best + second // 3
    for colour in range(COLOURS):
        worth += _cards_of_a_colour(number(hand, colour, GUARDED))
    return worth


def _cards_of_a_colour(cards: i64) -> i64:
    """The first cards of a colour are the most useful."""
    if cards > 3:
        return 3 * CARD + (cards - 3) * 15
    return cards * CARD


def _city_hope(state: PrincipeState, shields: i64, city: i64, hand: i64, money: i64) -> i64:
    """What a city would bring to one who has so many shields left, times how near it is."""
    box = state.printed
    missing = total(less(box.icons[city], hand), GUARDED)
    if missing > 2:
        return 0
    if shields > box.shields[city]:
        shields = box.shields[city]
    gain = box.points[city] * POINT + shields * SHIELD - box.cost[city] * COIN // 2
    if money < box.cost[city]:
        gain //= 3
    if missing == 0:
        return gain * READY // 100
    if missing == 1:
        return gain * ONE_MISSING // 100
    return gain * TWO_MISSING // 100
