"""What a seat knows as numbers: the view's own facts, part after part (chapter 8)."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core import counts
from camarilla.core.bits import count
from camarilla.core.position import Position
from camarilla.games.strozzi.layout import (
    ACTIVE, CLAIM_FLAG, CLAIMANT, DECIDER, DECK, DISPLAY, FLAGS_OF, HARBOUR, LANDED, LAST_HARBOUR, LAST_LANDED,
    OPEN_MONEY, OVER, PHASE, PHASE_NAMES, RANK, REFUSED, REMOVED, ROUND, SEATS, SHIP, SPACE, STOCK, TILE_BITS, TILES_OF,
    flag_of, owner_of, ship_of,
)  # fmt: skip
from camarilla.games.strozzi.pieces import (
    CATEGORIES, CATEGORY_NAMES, CITIES, CITY_NAMES, FLAG_NAMES, NONE, PLAYERS, PORT_NAMES, PORTS, SHIP_NAMES, SHIPS,
    TILE_NAMES, WARE_NAMES,
)  # fmt: skip
from camarilla.games.strozzi.rules.patronage import total
from camarilla.games.strozzi.rules.scoring import money_of
from camarilla.games.strozzi.rules.ship import speed_of
from camarilla.games.strozzi.state import StrozziState
from camarilla.observing.observer import Observer
from camarilla.observing.sheet import UNKNOWN, Sheet

_ROUNDS: Final = 3
_MOST_SPACES: Final = 31
_MOST_TILES: Final = 60
_MOST_PRINTED: Final = 31
_MOST_MONEY: Final = 2000
_SPACES: Final = [f"{city} space" for city in CITY_NAMES]
_RANKS: Final = [f"{city} rank" for city in CITY_NAMES]
_LAST_PORTS: Final = [f"last {port}" for port in PORT_NAMES]


class StrozziObserver(Observer):
    """Writes down what a seat knows."""

    def write(self, position: Position, seat: i64, sheet: Sheet) -> None:
        state = cast(StrozziState, position)
        _write_course(state, sheet)
        _write_ship(state, sheet)
        _write_piles(state, sheet)
        for city in range(CITIES):
            _write_track(state, city, sheet)
        for port in range(PORTS):
            _write_port(state, port, sheet)
        for distance in range(state.cells[SEATS]):
            _write_player(state, seat, sheet.player(distance), sheet)


def _write_course(state: StrozziState, sheet: Sheet) -> None:
    cells = state.cells
    active, decider = cells[ACTIVE], cells[DECIDER]
    if cells[PHASE] == OVER:
        active = NONE
        decider = NONE
    sheet.choice("phase", "what is asked", cells[PHASE], PHASE_NAMES)
    sheet.number("round", "the number of the round", cells[ROUND], 1, _ROUNDS)
    sheet.flag("open money", "whether money is open", cells[OPEN_MONEY] != 0)
    sheet.seat("active", "who turned up the ship", active)
    sheet.seat("decider", "who has to decide", decider)


def _write_ship(state: StrozziState, sheet: Sheet) -> None:
    """The ship that was turned up; nothing but zeros while there is none."""
    cells, box = state.cells, state.printed
    ship, claimant = cells[SHIP], cells[CLAIMANT]
    if cells[CLAIM_FLAG] == NONE:
        claimant = NONE
    sheet.choice("ship", "the ship that was turned up", cells[SHIP], SHIP_NAMES)
    sheet.number("speed", "its printed speed", _printed(box.speed, 0, ship), 0, _MOST_PRINTED)
    for port in range(PORTS):
        goods = _printed(box.goods, port * SHIPS, ship)
        sheet.number(WARE_NAMES[port], "how much of it is on board", goods, 0, _MOST_PRINTED)
    sheet.number("scrolls", "scrolls on board", _printed(box.scrolls, 0, ship), 0, _MOST_PRINTED)
    sheet.flag("patronage", "whether its owner takes a tile", _printed(box.patronage, 0, ship) != 0)
    sheet.seat("claimant", "whose flag lies on it", claimant)
    sheet.choice("flag", "the flag that lies on it", cells[CLAIM_FLAG], FLAG_NAMES)


def _printed(values: vec[i64], first: i64, ship: i64) -> i64:
    """What is printed on a ship; 0 where there is none."""
    if ship == NONE:
        return 0
    return values[first + ship]


def _write_piles(state: StrozziState, sheet: Sheet) -> None:
    cells = state.cells
    sheet.number("deck", "ships still to be turned up", count(cells[DECK]), 0, SHIPS)
    sheet.number("removed", "ships put aside unseen before the round", count(cells[REMOVED]), 0, SHIPS)
    sheet.number("refused", "ships that nobody wanted", count(cells[REFUSED]), 0, SHIPS)
    sheet.number("stock", "tiles face down", counts.total(cells[STOCK], TILE_BITS), 0, _MOST_TILES)
    sheet.counts("display", "tiles that can be taken", cells[DISPLAY], TILE_NAMES, TILE_BITS)


def _write_track(state: StrozziState, city: i64, sheet: Sheet) -> None:
    for distance in range(state.cells[SEATS]):
        place = city * PLAYERS + sheet.player(distance)
        sheet.number(_SPACES[city], "where the marker stands, from the start up", state.cells[SPACE + place], 0,
                     _MOST_SPACES)  # fmt: skip
        sheet.number(_RANKS[city], "how many markers stand before it", state.cells[RANK + place], 0, PLAYERS)


def _write_port(state: StrozziState, port: i64, sheet: Sheet) -> None:
    """Its ships from the fastest down, and those that lay there when the last round was paid."""
    cells = state.cells
    for place in range(cells[SEATS]):
        at = port * PLAYERS + place
        sheet.thing(PORT_NAMES[port], place)
        _write_berth(state, cells[HARBOUR + at], place < cells[LANDED + port], sheet)
        sheet.thing(_LAST_PORTS[port], place)
        _write_berth(state, cells[LAST_HARBOUR + at], place < cells[LAST_LANDED + port], sheet)


def _write_berth(state: StrozziState, packed: i64, taken: bool, sheet: Sheet) -> None:
    owner: i64 = NONE
    ship: i64 = NONE
    flag: i64 = NONE
    speed: i64 = 0
    if taken:
        owner = owner_of(packed)
        ship = ship_of(packed)
        flag = flag_of(packed)
        speed = speed_of(state, packed)
    sheet.whose("owner", "whose ship lies there", owner)
    sheet.which("ship", "which ship it is", ship, SHIP_NAMES)
    sheet.which("flag", "under which flag", flag, FLAG_NAMES)
    sheet.number("counts as", "its speed under that flag", speed, 0, _MOST_PRINTED)


def _write_player(state: StrozziState, seat: i64, player: i64, sheet: Sheet) -> None:
    cells = state.cells
    money: i64 = UNKNOWN
    if player == seat or cells[OPEN_MONEY] or cells[PHASE] == OVER:
        money = money_of(state, player)
    sheet.members("flags", "those not used in this round", cells[FLAGS_OF + player], FLAG_NAMES)
    sheet.counts("tiles", "the tiles taken", cells[TILES_OF + player], TILE_NAMES, TILE_BITS)
    for category in range(CATEGORIES):
        sheet.number(CATEGORY_NAMES[category], "the value of these tiles", total(state, player, category), 0,
                     _MOST_TILES)  # fmt: skip
    sheet.number("money", "-1 where it is hidden", money, UNKNOWN, _MOST_MONEY)


OBSERVER: Final = StrozziObserver(version=0)
