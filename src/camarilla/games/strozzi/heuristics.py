"""How good a guessed world is for a seat, in hundredths of money.

A player's prospects are the money that his ships, markers, tiles and unused flags can be expected to
bring. Places are estimated softly: each rival is ahead with a chance that depends on the distance.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import bit, count
from camarilla.core.position import Position
from camarilla.games.strozzi.box import FASTEST, MOST_SPACES
from camarilla.games.strozzi.layout import (
    ACTIVE, CHOOSING, CLAIM_FLAG, CLAIMANT, CLAIMING, DECIDER, DECK, FLAGS_OF, HARBOUR, LANDED, OVER, PHASE, RANK,
    ROUND, SEATS, SHIP, SPACE, owner_of,
)  # fmt: skip
from camarilla.games.strozzi.pieces import (
    CATEGORIES, CITIES, FLORENCE, PIRATE, PLAYERS, PLUS_ONE, PORTS, SHIPS, WARES,
)  # fmt: skip
from camarilla.games.strozzi.rules.patronage import total
from camarilla.games.strozzi.rules.dock import has_ship_in
from camarilla.games.strozzi.rules.round import ROUNDS
from camarilla.games.strozzi.rules.scoring import money_of
from camarilla.games.strozzi.rules.ship import speed_of
from camarilla.games.strozzi.state import StrozziState

_CATEGORIES: Final = 3
_PLAYERS: Final = 6
"""CATEGORIES and PLAYERS again: the compiler folds constants only within a module."""
FLAG: Final = 1000
"""What an unused flag is worth for the race into port: about what a poor ship brings."""
FLAG_SCORING: Final = 400
"""What it is worth besides for each scoring of the tracks that is left."""
PIRATE_MORE: Final = 300
"""A pirate flag cannot be robbed, and can rob."""
TILE: Final = 800
"""What a tile is worth before it is known which."""
ROBBED: Final = 60
"""How likely, in hundredths, a later holder of a pirate flag takes a claimed ship that is worth it to him."""
ROBBED_OF_LITTLE: Final = 10
"""How likely he takes one that does not."""


def value(position: Position, seat: int) -> int:
    """What the seat can expect to earn, less what the others can expect on average."""
    assert isinstance(position, StrozziState)
    return int(_lead(position, seat))


def _lead(state: StrozziState, seat: i64) -> i64:
    seats = state.cells[SEATS]
    totals = patronage_totals(state)
    others: i64 = 0
    for other in range(seats):
        if other != seat:
            others += prospects(state, other, totals)
    return prospects(state, seat, totals) - others // (seats - 1)


def prospects(state: StrozziState, seat: i64, totals: vec[i64]) -> i64:
    """What a player can expect to end with, in hundredths of money."""
    worth = 100 * money_of(state, seat)
    if state.cells[PHASE] == OVER:
        return worth
    worth += ships_worth(state, seat) + tracks_worth(state, seat) + patronage_worth(state, seat, totals)
    return worth + flags_worth(state, seat) + pending_worth(state, seat)


def ships_worth(state: StrozziState, seat: i64) -> i64:
    """What the seat's ships in the ports can expect."""
    worth: i64 = 0
    for port in range(PORTS):
        worth += _moored(state, seat, port)
    return worth


def tracks_worth(state: StrozziState, seat: i64) -> i64:
    """What the seat's markers can expect where they stand."""
    worth: i64 = 0
    for city in range(CITIES):
        worth += marker_worth(state, seat, city, state.cells[SPACE + city * PLAYERS + seat])
    return worth


def patronage_worth(state: StrozziState, seat: i64, totals: vec[i64]) -> i64:
    """What the seat's tiles can expect at the end."""
    worth: i64 = 0
    for category in range(CATEGORIES):
        worth += patronage_of(state, seat, category, totals)
    return worth


def _share(behind: i64, first: i64, step: i64) -> i64:
    """The pay of an expected place, given in hundredths of rivals ahead."""
    pay = 100 * first - step * behind
    if pay < 0:
        return 0
    return pay


def _moored(state: StrozziState, seat: i64, port: i64) -> i64:
    """What the seat's ship in a port can expect, or 0 if it has none there."""
    cells = state.cells
    first = HARBOUR + port * PLAYERS
    for place in range(cells[LANDED + port]):
        packed = cells[first + place]
        if owner_of(packed) == seat:
            return _berth(state, port, place, speed_of(state, packed), cells[LANDED + port])
    return 0


def _berth(state: StrozziState, port: i64, place: i64, speed: i64, landed: i64) -> i64:
    """The pay of a place that faster ships, still to come, may push down."""
    to_come = state.cells[SEATS] - landed
    faster = 100 * (FASTEST + 1 - speed) // (FASTEST + 2)
    return _share(100 * place + to_come * faster, 15, 5)


def marker_worth(state: StrozziState, seat: i64, city: i64, space: i64) -> i64:
    """What a marker on that space can expect of all scorings that are left."""
    cells = state.cells
    spaces = SPACE + city * PLAYERS
    ranks = RANK + city * PLAYERS
    behind: i64 = 0
    own_rank = cells[ranks + seat]
    stays = space == cells[spaces + seat]
    for other in range(cells[SEATS]):
        if other != seat:
            lead = 2 * (cells[spaces + other] - space)
            if lead == 0 and stays and cells[ranks + other] < own_rank:
                lead = 1
            behind += _chance_of_being_behind(lead)
    left = ROUNDS + 1 - cells[ROUND]
    place = _share(behind, 15, 5) * left
    if space == 0:
        place //= 2
    if city == FLORENCE:
        place += place // 8
    return place + _bonuses(state, city, space, left)


def _chance_of_being_behind(lead: i64) -> i64:
    """In hundredths, of a rival who is `lead` half spaces ahead."""
    chance = 45 + 11 * lead
    if chance < 4:
        return 4
    if chance > 96:
        return 96
    return chance


def _bonuses(state: StrozziState, city: i64, space: i64, left: i64) -> i64:
    """The bonuses of this round's scoring and of later ones, when the marker will be further up."""
    end = state.printed.end[city]
    bonuses = state.printed.bonus
    bonus: i64 = 0
    for later in range(left):
        reached = space + 2 * later
        if reached > end:
            reached = end
        bonus += bonuses[city * MOST_SPACES + reached]
    return 100 * bonus


def patronage_totals(state: StrozziState) -> vec[i64]:
    """The value of everybody's tiles, category by category: worked out once for all seats."""
    totals = vec[i64]([0] * (_CATEGORIES * _PLAYERS))
    for category in range(_CATEGORIES):
        for seat in range(state.cells[SEATS]):
            totals[category * _PLAYERS + seat] = total(state, seat, category)
    return totals


def patronage_of(state: StrozziState, seat: i64, category: i64, totals: vec[i64]) -> i64:
    """What the seat's tiles of a category can expect at the end."""
    cells = state.cells
    first = category * _PLAYERS
    mine = totals[first + seat]
    ranks = RANK + FLORENCE * PLAYERS
    behind: i64 = 0
    for other in range(cells[SEATS]):
        if other != seat:
            lead = 2 * (totals[first + other] - mine)
            if lead == 0 and cells[ranks + other] < cells[ranks + seat]:
                lead = 1
            behind += _chance_of_being_behind(lead)
    pay = _share(behind, 30, 10)
    if mine == 0:
        return pay * (ROUNDS - cells[ROUND]) // 4
    return pay


def flags_worth(state: StrozziState, seat: i64) -> i64:
    """Unused flags: worth a ship each as long as there are ships for all of them."""
    cells = state.cells
    waiting: i64 = 0
    for other in range(cells[SEATS]):
        waiting += count(cells[FLAGS_OF + other])
    ships = count(cells[DECK]) + 1
    worth = _flag(state) * count(cells[FLAGS_OF + seat])
    if cells[FLAGS_OF + seat] & bit(PIRATE):
        worth += PIRATE_MORE
    if ships < waiting:
        worth = worth * ships // waiting
    return worth


def _flag(state: StrozziState) -> i64:
    return FLAG + FLAG_SCORING * (ROUNDS + 1 - state.cells[ROUND])


def pending_worth(state: StrozziState, seat: i64) -> i64:
    """The ship on which the seat's flag lies, as likely as it is to stay, or the tile it may choose."""
    cells = state.cells
    if cells[CLAIMANT] != seat:
        return 0
    if cells[PHASE] == CHOOSING:
        return TILE
    gain = _cargo(state, seat, cells[SHIP], cells[CLAIM_FLAG])
    if cells[PHASE] != CLAIMING:
        return gain
    kept = _kept(state)
    return (gain * kept + _flag(state) * (100 - kept)) // 100


def _kept(state: StrozziState) -> i64:
    """How likely, in hundredths, nobody who is still to be asked robs the claimed ship."""
    cells = state.cells
    kept: i64 = 100
    other = cells[DECIDER]
    while other != cells[ACTIVE]:
        if cells[FLAGS_OF + other] & bit(PIRATE):
            if _cargo(state, other, cells[SHIP], PIRATE) > _flag(state) + PIRATE_MORE:
                kept = kept * (100 - ROBBED) // 100
            else:
                kept = kept * (100 - ROBBED_OF_LITTLE) // 100
        other = (other + 1) % cells[SEATS]
    return kept


def _cargo(state: StrozziState, seat: i64, ship: i64, flag: i64) -> i64:
    """What a ship brings in the best port that is open to the seat."""
    box = state.printed
    best: i64 = 0
    for port in range(PORTS):
        if not has_ship_in(state, seat, port):
            steps = box.goods[port * SHIPS + ship]
            if flag == WARES:
                steps += 1
            speed = box.speed[ship]
            if flag == PLUS_ONE:
                speed += 1
            gain = _arrival(state, port, speed) + _steps(state, seat, port, steps)
            if gain > best:
                best = gain
    best += _steps(state, seat, FLORENCE, box.scrolls[ship])
    return best + box.patronage[ship] * TILE


def _arrival(state: StrozziState, port: i64, speed: i64) -> i64:
    """What a ship of that speed can expect in a port."""
    cells = state.cells
    first = HARBOUR + port * PLAYERS
    place: i64 = 0
    while place < cells[LANDED + port] and speed_of(state, cells[first + place]) >= speed:
        place += 1
    return _berth(state, port, place, speed, cells[LANDED + port] + 1)


def _steps(state: StrozziState, seat: i64, city: i64, steps: i64) -> i64:
    """What so many steps on a track are worth."""
    if steps == 0:
        return 0
    here = state.cells[SPACE + city * PLAYERS + seat]
    there = here + steps
    if there > state.printed.end[city]:
        there = state.printed.end[city]
    return marker_worth(state, seat, city, there) - marker_worth(state, seat, city, here)
