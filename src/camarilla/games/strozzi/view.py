"""What a seat may know of a position, built by naming what is visible (chapter 8)."""

from typing import TypedDict

from mypy_extensions import i64

from camarilla.core import counts
from camarilla.core.bits import count, members
from camarilla.games.strozzi.box import MOST_SPACES
from camarilla.games.strozzi.layout import (
    ACTIVE, CLAIM_FLAG, CLAIMANT, DECIDER, DECK, DISPLAY, FLAGS_OF, HARBOUR, LANDED, LAST_HARBOUR, LAST_LANDED,
    OPEN_MONEY, OVER, PHASE, PHASE_NAMES, RANK, REFUSED, REMOVED, ROUND, SEATS, SHIP, SPACE, STOCK, TILE_BITS, TILES_OF,
    flag_of, owner_of, ship_of,
)  # fmt: skip
from camarilla.games.strozzi.pieces import (
    CATEGORY_NAMES, CITIES, CITY_NAMES, FLAG_NAMES, FLORENCE, NONE, PLAYERS, PORTS, SHIP_NAMES, SHIPS, TILE_NAMES,
    WARE_NAMES,
)  # fmt: skip
from camarilla.games.strozzi.rules.ship import speed_of
from camarilla.games.strozzi.rules.patronage import total
from camarilla.games.strozzi.rules.scoring import money_of
from camarilla.games.strozzi.state import StrozziState


class OptionsView(TypedDict):
    """What was chosen before the game: `money` is `secret` or `open`."""

    money: str  # `secret` or `open`


class ShipView(TypedDict):
    """A ship, with its printed speed; `patronage` says that its owner takes a tile."""

    ship: str  # its name, `s01` to `s29`
    speed: int  # printed on it
    goods: dict[str, int]  # how much of each ware is on board
    scrolls: int  # scrolls on board
    patronage: bool  # whether its owner takes a patronage tile


class BerthView(ShipView):
    """A ship in a port; `counts_as` is its speed under its flag."""

    owner: int  # whose ship it is
    flag: str  # the flag under which it sails
    counts_as: int  # its speed under that flag


class ClaimView(TypedDict):
    """Whose flag lies on the ship that was turned up, and which."""

    owner: int  # who claims it
    flag: str  # under which flag


class SpaceView(TypedDict):
    """A space of a track; the seats whose markers stand there, from left, the highest, to right."""

    bonus: int  # what the space pays
    markers: list[int]  # the seats that stand there, the highest first


class TrackView(TypedDict):
    """A city's track, from the start up; `ware` is what moves its markers."""

    city: str  # its city
    ware: str  # what moves its markers
    spaces: list[SpaceView]  # from the start up


class PortView(TypedDict):
    """A port and the ware that it asks for; its ships from the fastest down."""

    port: str  # its name
    ware: str  # what it asks for
    ships: list[BerthView]  # from the fastest down


class PlayerView(TypedDict):
    """What a player has; `patronage` is the value of the tiles by category, `money` is None where it is hidden."""

    flags: list[str]  # those not used in this round
    tiles: list[str]  # the patronage tiles taken
    patronage: dict[str, int]  # their value by category
    money: int | None  # None where it is hidden


class StrozziView(TypedDict):
    """The table as a seat sees it; ships and tiles that lie face down are only counted."""

    seat: int | None  # whose view it is; None: a spectator's
    seats: int  # how many play
    options: OptionsView  # what was chosen
    round: int  # the number of the round, from 1
    phase: str  # what is asked: `claim`, `port`, `tile` or `over`
    active: int | None
    """Who turned up the ship."""
    decider: int | None  # who has to decide
    ship: ShipView | None
    """The ship that was turned up, until it is in a port or refused."""
    claim: ClaimView | None  # who has claimed it, and how
    deck: int  # ships still to be turned up
    removed: int  # ships put aside unseen before the round
    refused: int  # ships that nobody wanted
    stock: int  # patronage tiles face down
    display: list[str]  # patronage tiles that can be taken
    tracks: list[TrackView]  # of the four cities
    ports: list[PortView]  # of the three ports
    last_ports: list[PortView]
    """The ports as they were when the last round was paid."""
    players: list[PlayerView]  # by seat


def view(state: StrozziState, seat: int | None) -> StrozziView:
    """Everything the seat may know (`None`: a spectator), as plain data."""
    cells = state.cells
    over = cells[PHASE] == OVER
    claimed = cells[CLAIM_FLAG] != NONE
    return {
        "seat": seat,
        "seats": int(cells[SEATS]),
        "options": {"money": "open" if cells[OPEN_MONEY] else "secret"},
        "round": int(cells[ROUND]),
        "phase": PHASE_NAMES[cells[PHASE]],
        "active": None if over else int(cells[ACTIVE]),
        "decider": None if over else int(cells[DECIDER]),
        "ship": None if cells[SHIP] == NONE else _ship(state, cells[SHIP]),
        "claim": {"owner": int(cells[CLAIMANT]), "flag": FLAG_NAMES[cells[CLAIM_FLAG]]} if claimed else None,
        "deck": int(count(cells[DECK])),
        "removed": int(count(cells[REMOVED])),
        "refused": int(count(cells[REFUSED])),
        "stock": int(counts.total(cells[STOCK], TILE_BITS)),
        "display": _tiles(cells[DISPLAY]),
        "tracks": [_track(state, city) for city in range(CITIES)],
        "ports": [_port(state, port, LANDED, HARBOUR) for port in range(PORTS)],
        "last_ports": [_port(state, port, LAST_LANDED, LAST_HARBOUR) for port in range(PORTS)],
        "players": [_player(state, player, seat) for player in range(cells[SEATS])],
    }


def _ship(state: StrozziState, ship: i64) -> ShipView:
    box = state.printed
    return {
        "ship": SHIP_NAMES[ship],
        "speed": int(box.speed[ship]),
        "goods": {ware: int(box.goods[port * SHIPS + ship]) for port, ware in enumerate(WARE_NAMES)},
        "scrolls": int(box.scrolls[ship]),
        "patronage": box.patronage[ship] != 0,
    }


def _track(state: StrozziState, city: i64) -> TrackView:
    cells, printed = state.cells, state.printed
    first = city * MOST_SPACES
    spaces: list[SpaceView] = [
        {"bonus": int(bonus), "markers": []} for bonus in printed.bonus[first : first + printed.end[city] + 1]
    ]
    row = city * PLAYERS
    for seat in sorted(range(int(cells[SEATS])), key=lambda seat: int(cells[RANK + row + seat])):
        spaces[cells[SPACE + row + seat]]["markers"].append(seat)
    ware = "scroll" if city == FLORENCE else WARE_NAMES[city]
    return {"city": CITY_NAMES[city], "ware": ware, "spaces": spaces}


def _port(state: StrozziState, port: i64, landed: i64, harbour: i64) -> PortView:
    first = harbour + port * PLAYERS
    ships = [_berth(state, state.cells[first + place]) for place in range(state.cells[landed + port])]
    return {"port": CITY_NAMES[port], "ware": WARE_NAMES[port], "ships": ships}


def _berth(state: StrozziState, packed: i64) -> BerthView:
    return {
        **_ship(state, ship_of(packed)),
        "owner": int(owner_of(packed)),
        "flag": FLAG_NAMES[flag_of(packed)],
        "counts_as": int(speed_of(state, packed)),
    }


def _player(state: StrozziState, player: i64, seat: int | None) -> PlayerView:
    cells = state.cells
    shown = seat == int(player) or cells[OPEN_MONEY] != 0 or cells[PHASE] == OVER
    return {
        "flags": [FLAG_NAMES[flag] for flag in members(cells[FLAGS_OF + player])],
        "tiles": _tiles(cells[TILES_OF + player]),
        "patronage": {name: int(total(state, player, category)) for category, name in enumerate(CATEGORY_NAMES)},
        "money": int(money_of(state, player)) if shown else None,
    }


def _tiles(heap: i64) -> list[str]:
    if heap == 0:
        return []
    return [name for kind, name in enumerate(TILE_NAMES) for _ in range(counts.number(heap, kind, TILE_BITS))]
