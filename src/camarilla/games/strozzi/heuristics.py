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
    CATEGORIES, CITIES, FLORENCE, NONE, PIRATE, PLAYERS, PLUS_ONE, PORTS, SHIPS, WARES,
)  # fmt: skip
from camarilla.games.strozzi.rules.patronage import total
from camarilla.games.strozzi.rules.dock import has_ship_in
from camarilla.games.strozzi.rules.round import ROUNDS
from camarilla.games.strozzi.rules.scoring import money_of
from camarilla.games.strozzi.rules.ship import speed_of
from camarilla.games.strozzi.state import StrozziState

_CATEGORIES: Final = 3
_CITIES: Final = 4
_PLAYERS: Final = 6
"""CATEGORIES, CITIES and PLAYERS again: the compiler folds constants only within a module."""
NO_LIMIT: Final = 1 << 40
"""More than anything is worth."""
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
    expected = vec[i64]([0] * _PLAYERS)
    write_prospects(state, expected)
    others: i64 = 0
    for other in range(seats):
        if other != seat:
            others += expected[other]
    return expected[seat] - others // (seats - 1)


def write_prospects(state: StrozziState, into: vec[i64]) -> None:
    """Write what everybody can expect to end with, in hundredths of money."""
    for seat in range(state.cells[SEATS]):
        into[seat] = 100 * money_of(state, seat)
    if state.cells[PHASE] != OVER:
        standing = markers_worth(state)
        add_ships(state, into)
        add_tracks(state, standing, into)
        add_patronage(state, into)
        add_flags(state, into)
        add_pending(state, standing, into)


def add_ships(state: StrozziState, into: vec[i64]) -> None:
    """Add what everybody's ships in the ports can expect."""
    cells = state.cells
    for port in range(PORTS):
        first = HARBOUR + port * PLAYERS
        landed = cells[LANDED + port]
        for place in range(landed):
            packed = cells[first + place]
            into[owner_of(packed)] += _berth(state, place, speed_of(state, packed), landed)


def markers_worth(state: StrozziState) -> vec[i64]:
    """What everybody's markers can expect where they stand, city by city: worked out once for all that asks for it."""
    cells = state.cells
    worth = vec[i64]([0] * (_CITIES * _PLAYERS))
    for city in range(CITIES):
        first = city * _PLAYERS
        for seat in range(cells[SEATS]):
            worth[first + seat] = _marker_worth(state, seat, city, cells[SPACE + first + seat])
    return worth


def add_tracks(state: StrozziState, standing: vec[i64], into: vec[i64]) -> None:
    """Add what everybody's markers can expect where they stand."""
    for city in range(CITIES):
        for seat in range(state.cells[SEATS]):
            into[seat] += standing[city * _PLAYERS + seat]


def add_patronage(state: StrozziState, into: vec[i64]) -> None:
    """Add what everybody's tiles can expect at the end."""
    totals = patronage_totals(state)
    for category in range(CATEGORIES):
        for seat in range(state.cells[SEATS]):
            into[seat] += patronage_of(state, seat, category, totals)


def _share(behind: i64, first: i64, step: i64) -> i64:
    """The pay of an expected place, given in hundredths of rivals ahead."""
    pay = 100 * first - step * behind
    if pay < 0:
        return 0
    return pay


def _berth(state: StrozziState, place: i64, speed: i64, landed: i64) -> i64:
    """The pay of a place that faster ships, still to come, may push down."""
    to_come = state.cells[SEATS] - landed
    faster = 100 * (FASTEST + 1 - speed) // (FASTEST + 2)
    return _share(100 * place + to_come * faster, 15, 5)


def _marker_worth(state: StrozziState, seat: i64, city: i64, space: i64) -> i64:
    """What a marker on that space can expect of all scorings that are left."""
    cells = state.cells
    spaces = SPACE + city * PLAYERS
    ranks = RANK + city * PLAYERS
    moves = space - cells[spaces + seat]
    own_rank: i64 = 0
    if not moves:
        own_rank = cells[ranks + seat]
    # Among those who are counted is the marker itself, where it stands.
    behind = -_chance_of_being_behind(-moves, 0)
    for other in range(cells[SEATS]):
        behind += _chance_of_being_behind(cells[spaces + other] - space, cells[ranks + other] - own_rank)
    left = ROUNDS + 1 - cells[ROUND]
    place = _share(behind, 15, 5) * left
    if space == 0:
        place //= 2
    if city == FLORENCE:
        place += place // 8
    return place + 100 * state.printed.bonuses[(left * CITIES + city) * MOST_SPACES + space]


def _chance_of_being_behind(lead: i64, after: i64) -> i64:
    """In hundredths, of a rival who is `lead` spaces ahead, or level and before one: then `after` is below 0.

    Who is level, and who before whom, no processor foresees: it is worked out without a branch.
    """
    level = 1 + ((lead | -lead) >> 63)
    chance = 45 + 22 * lead + 11 * (level & after >> 63)
    if chance < 4:
        return 4
    if chance > 96:
        return 96
    return chance


def patronage_totals(state: StrozziState) -> vec[i64]:
    """The value of everybody's tiles, category by category: worked out once for all seats."""
    totals = vec[i64]([0] * (_CATEGORIES * _PLAYERS))
    for category in range(CATEGORIES):
        for seat in range(state.cells[SEATS]):
            totals[category * _PLAYERS + seat] = total(state, seat, category)
    return totals


def patronage_of(state: StrozziState, seat: i64, category: i64, totals: vec[i64]) -> i64:
    """What the seat's tiles of a category can expect at the end."""
    cells = state.cells
    first = category * _PLAYERS
    mine = totals[first + seat]
    ranks = RANK + FLORENCE * PLAYERS
    own_rank = cells[ranks + seat]
    # Among those who are counted is the seat itself.
    behind = -_chance_of_being_behind(0, 0)
    for other in range(cells[SEATS]):
        behind += _chance_of_being_behind(totals[first + other] - mine, cells[ranks + other] - own_rank)
    pay = _share(behind, 30, 10)
    if mine == 0:
        return pay * (ROUNDS - cells[ROUND]) // 4
    return pay


def add_flags(state: StrozziState, into: vec[i64]) -> None:
    """Add everybody's unused flags: worth a ship each as long as there are ships for all of them."""
    cells = state.cells
    waiting: i64 = 0
    for seat in range(cells[SEATS]):
        waiting += _flags(cells[FLAGS_OF + seat])
    ships = count(cells[DECK]) + 1
    for seat in range(cells[SEATS]):
        flags = cells[FLAGS_OF + seat]
        worth = _flag(state) * _flags(flags)
        if flags & bit(PIRATE):
            worth += PIRATE_MORE
        if ships < waiting:
            worth = worth * ships // waiting
        into[seat] += worth


def _flags(flags: i64) -> i64:
    """How many of the three flags there are."""
    return (flags & 1) + (flags >> 1 & 1) + (flags >> 2)


def _flag(state: StrozziState) -> i64:
    return FLAG + FLAG_SCORING * (ROUNDS + 1 - state.cells[ROUND])


def add_pending(state: StrozziState, standing: vec[i64], into: vec[i64]) -> None:
    """Add the ship on which somebody's flag lies, as likely as it is to stay, or the tile that he may choose."""
    cells = state.cells
    seat = cells[CLAIMANT]
    if seat == NONE:
        return
    if cells[PHASE] == CHOOSING:
        into[seat] += TILE
        return
    gain = _cargo(state, standing, seat, cells[CLAIM_FLAG], NO_LIMIT)
    if cells[PHASE] == CLAIMING:
        kept = _kept(state, standing)
        gain = (gain * kept + _flag(state) * (100 - kept)) // 100
    into[seat] += gain


def _kept(state: StrozziState, standing: vec[i64]) -> i64:
    """How likely, in hundredths, nobody who is still to be asked robs the claimed ship."""
    cells = state.cells
    kept: i64 = 100
    other = cells[DECIDER]
    price = _flag(state) + PIRATE_MORE
    while other != cells[ACTIVE]:
        if cells[FLAGS_OF + other] & bit(PIRATE):
            if _cargo(state, standing, other, PIRATE, price) > price:
                kept = kept * (100 - ROBBED) // 100
            else:
                kept = kept * (100 - ROBBED_OF_LITTLE) // 100
        other += 1
        if other == cells[SEATS]:
            other = 0
    return kept


def _cargo(state: StrozziState, standing: vec[i64], seat: i64, flag: i64, enough: i64) -> i64:
    """What the ship brings in the best port that is open to the seat; beyond `enough` it need not be the best."""
    box = state.printed
    ship = state.cells[SHIP]
    worth = _steps(state, standing, seat, FLORENCE, box.scrolls[ship]) + box.patronage[ship] * TILE
    speed = box.speed[ship]
    if flag == PLUS_ONE:
        speed += 1
    best: i64 = 0
    for port in range(PORTS):
        if worth + best > enough:
            break
        if not has_ship_in(state, seat, port):
            steps = box.goods[port * SHIPS + ship]
            if flag == WARES:
                steps += 1
            gain = _arrival(state, port, speed) + _steps(state, standing, seat, port, steps)
            if gain > best:
                best = gain
    return worth + best


def _arrival(state: StrozziState, port: i64, speed: i64) -> i64:
    """What a ship of that speed can expect in a port."""
    cells = state.cells
    first = HARBOUR + port * PLAYERS
    place: i64 = 0
    while place < cells[LANDED + port] and speed_of(state, cells[first + place]) >= speed:
        place += 1
    return _berth(state, place, speed, cells[LANDED + port] + 1)


def _steps(state: StrozziState, standing: vec[i64], seat: i64, city: i64, steps: i64) -> i64:
    """What so many steps on a track are worth."""
    here = state.cells[SPACE + city * PLAYERS + seat]
    there = here + steps
    if there > state.printed.end[city]:
        there = state.printed.end[city]
    if there == here:
        return 0
    return _marker_worth(state, seat, city, there) - standing[city * PLAYERS + seat]
