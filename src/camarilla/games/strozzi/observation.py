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
    CATEGORIES, CATEGORY_NAMES, CITY_NAMES, FLAG_NAMES, NONE, PLAYERS, PORT_NAMES, PORTS, SHIP_NAMES, SHIPS,
    TILE_NAMES, WARE_NAMES,
)  # fmt: skip
from camarilla.games.strozzi.rules.patronage import total
from camarilla.games.strozzi.rules.scoring import money_of
from camarilla.games.strozzi.rules.ship import speed_of
from camarilla.games.strozzi.state import StrozziState
from camarilla.observing.observer import Observer
from camarilla.observing.slate import UNKNOWN, Slate

_ROUNDS: Final = 3
_MOST_SPACES: Final = 31
_MOST_TILES: Final = 60
_MOST_PRINTED: Final = 31
_MOST_MONEY: Final = 2000
_BERTH: Final = ["owner", "ship", "flag", "counts as"]
_LAST_PORTS: Final = [f"last {port}" for port in PORT_NAMES]


class StrozziObserver(Observer):
    """Writes down what a seat knows."""

    def write(self, position: Position, seat: i64, slate: Slate) -> None:
        state = cast(StrozziState, position)
        _write_course(state, slate)
        _write_ship(state, slate)
        _write_piles(state, slate)
        for port in range(PORTS):
            _write_port(state, port, slate)
        for distance in range(state.cells[SEATS]):
            player = slate.player(distance)
            _write_tracks(state, player, slate)
            _write_player(state, seat, player, slate)


def _write_course(state: StrozziState, slate: Slate) -> None:
    cells = state.cells
    active, decider = cells[ACTIVE], cells[DECIDER]
    if cells[PHASE] == OVER:
        active = NONE
        decider = NONE
    slate.choice("phase", "what is asked", cells[PHASE], PHASE_NAMES)
    slate.number("round", "the number of the round", cells[ROUND], 1, _ROUNDS)
    slate.flag("open money", "whether money is open", cells[OPEN_MONEY] != 0)
    slate.seat("active", "who turned up the ship", active)
    slate.seat("decider", "who has to decide", decider)


def _write_ship(state: StrozziState, slate: Slate) -> None:
    """The ship that was turned up; nothing but zeros while there is none."""
    cells, box = state.cells, state.printed
    ship, claimant = cells[SHIP], cells[CLAIMANT]
    if cells[CLAIM_FLAG] == NONE:
        claimant = NONE
    slate.choice("ship", "the ship that was turned up", cells[SHIP], SHIP_NAMES)
    slate.number("speed", "its printed speed", _printed(box.speed, 0, ship), 0, _MOST_PRINTED)
    for port in range(PORTS):
        goods = _printed(box.goods, port * SHIPS, ship)
        slate.number(WARE_NAMES[port], "how much of it is on board", goods, 0, _MOST_PRINTED)
    slate.number("scrolls", "scrolls on board", _printed(box.scrolls, 0, ship), 0, _MOST_PRINTED)
    slate.flag("patronage", "whether its owner takes a tile", _printed(box.patronage, 0, ship) != 0)
    slate.seat("claimant", "whose flag lies on it", claimant)
    slate.choice("flag", "the flag that lies on it", cells[CLAIM_FLAG], FLAG_NAMES)


def _printed(values: vec[i64], first: i64, ship: i64) -> i64:
    """What is printed on a ship; 0 where there is none."""
    if ship == NONE:
        return 0
    return values[first + ship]


def _write_piles(state: StrozziState, slate: Slate) -> None:
    cells = state.cells
    slate.number("deck", "ships still to be turned up", count(cells[DECK]), 0, SHIPS)
    slate.number("removed", "ships put aside unseen before the round", count(cells[REMOVED]), 0, SHIPS)
    slate.number("refused", "ships that nobody wanted", count(cells[REFUSED]), 0, SHIPS)
    slate.number("stock", "tiles face down", counts.total(cells[STOCK], TILE_BITS), 0, _MOST_TILES)
    slate.counts("display", "tiles that can be taken", cells[DISPLAY], TILE_NAMES, TILE_BITS)


def _write_tracks(state: StrozziState, player: i64, slate: Slate) -> None:
    cells = state.cells
    at = SPACE + player
    slate.quartet("spaces", "where the marker stands on each track, from the start up", CITY_NAMES, _MOST_SPACES,
                  cells[at], cells[at + PLAYERS], cells[at + 2 * PLAYERS], cells[at + 3 * PLAYERS])  # fmt: skip
    at = RANK + player
    slate.quartet("ranks", "how many markers stand before it on each track", CITY_NAMES, PLAYERS,
                  cells[at], cells[at + PLAYERS], cells[at + 2 * PLAYERS], cells[at + 3 * PLAYERS])  # fmt: skip


def _write_port(state: StrozziState, port: i64, slate: Slate) -> None:
    """Its ships from the fastest down, and those that lay there when the last round was paid."""
    cells = state.cells
    for place in range(cells[SEATS]):
        at = port * PLAYERS + place
        slate.thing(PORT_NAMES[port], place)
        _write_berth(state, cells[HARBOUR + at], place < cells[LANDED + port], slate)
        slate.thing(_LAST_PORTS[port], place)
        _write_berth(state, cells[LAST_HARBOUR + at], place < cells[LAST_LANDED + port], slate)


def _write_berth(state: StrozziState, packed: i64, taken: bool, slate: Slate) -> None:
    owner: i64 = NONE
    ship: i64 = NONE
    flag: i64 = NONE
    speed: i64 = 0
    if taken:
        owner = owner_of(packed)
        ship = ship_of(packed)
        flag = flag_of(packed)
        speed = speed_of(state, packed)
    slate.quartet("berth", "owner: 1 you, 2 who sits next, ...; ship, flag: 1 the first, ...; speed; 0 where none is",
                  _BERTH, _MOST_PRINTED, slate.place_of(owner), ship + 1, flag + 1, speed)  # fmt: skip


def _write_player(state: StrozziState, seat: i64, player: i64, slate: Slate) -> None:
    cells = state.cells
    money: i64 = UNKNOWN
    if player == seat or cells[OPEN_MONEY] or cells[PHASE] == OVER:
        money = money_of(state, player)
    slate.members("flags", "those not used in this round", cells[FLAGS_OF + player], FLAG_NAMES)
    slate.counts("tiles", "the tiles taken", cells[TILES_OF + player], TILE_NAMES, TILE_BITS)
    for category in range(CATEGORIES):
        slate.number(CATEGORY_NAMES[category], "the value of these tiles", total(state, player, category), 0,
                     _MOST_TILES)  # fmt: skip
    slate.number("money", "-1 where it is hidden", money, UNKNOWN, _MOST_MONEY)


OBSERVER: Final = StrozziObserver(version=0)
