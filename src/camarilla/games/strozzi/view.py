"""What a seat may know of a position, built by naming what is visible (chapter 8)."""

from mypy_extensions import i64

from camarilla.core.bits import count, members
from camarilla.core.fields import Json
from camarilla.games.strozzi.box import MOST_SPACES
from camarilla.games.strozzi.layout import (
    ACTIVE, CLAIM_FLAG, CLAIMANT, DECIDER, DECK, DISPLAY, FLAGS_OF, HARBOUR, LANDED, LAST_HARBOUR, LAST_LANDED,
    OPEN_MONEY, OVER, PHASE, PHASE_NAMES, RANK, REFUSED, REMOVED, ROUND, SEATS, SHIP, SPACE, STOCK, TILES_OF, flag_of,
    number_of, owner_of, ship_of,
)  # fmt: skip
from camarilla.games.strozzi.pieces import (
    CATEGORIES, CATEGORY_NAMES, CITIES, CITY_NAMES, FLAG_NAMES, FLORENCE, KINDS_OF_TILE, NONE, PLAYERS, PORTS,
    SHIP_NAMES, SHIPS, TILE_NAMES, WARE_NAMES,
)  # fmt: skip
from camarilla.games.strozzi.rules.patronage import heap_size, total
from camarilla.games.strozzi.rules.port import speed_of
from camarilla.games.strozzi.rules.scoring import money_of
from camarilla.games.strozzi.state import StrozziState


def view(state: StrozziState, seat: int | None) -> dict[str, Json]:
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
        "stock": int(heap_size(cells[STOCK])),
        "display": _tiles(cells[DISPLAY]),
        "tracks": [_track(state, city) for city in range(CITIES)],
        "ports": [_port(state, port, LANDED, HARBOUR) for port in range(PORTS)],
        "last_ports": [_port(state, port, LAST_LANDED, LAST_HARBOUR) for port in range(PORTS)],
        "players": [_player(state, player, seat) for player in range(cells[SEATS])],
    }


def _ship(state: StrozziState, ship: i64) -> dict[str, Json]:
    box = state.printed
    return {
        "ship": SHIP_NAMES[ship],
        "speed": int(box.speed[ship]),
        "goods": {ware: int(box.goods[port * SHIPS + ship]) for port, ware in enumerate(WARE_NAMES)},
        "scrolls": int(box.scrolls[ship]),
        "patronage": box.patronage[ship] != 0,
    }


def _track(state: StrozziState, city: i64) -> Json:
    """The spaces from the start up; the markers on each from left, the higher, to right."""
    cells = state.cells
    spaces: list[Json] = []
    for space in range(state.printed.end[city] + 1):
        here = [seat for seat in range(cells[SEATS]) if cells[SPACE + city * PLAYERS + seat] == space]
        here.sort(key=lambda seat: int(cells[RANK + city * PLAYERS + seat]))
        markers: list[Json] = []
        markers.extend([int(seat) for seat in here])
        spaces.append({"bonus": int(state.printed.bonus[city * MOST_SPACES + space]), "markers": markers})
    ware: Json = "scroll" if city == FLORENCE else WARE_NAMES[city]
    return {"city": CITY_NAMES[city], "ware": ware, "spaces": spaces}


def _port(state: StrozziState, port: i64, landed: i64, harbour: i64) -> Json:
    """The ships from the fastest down."""
    cells = state.cells
    ships: list[Json] = []
    for place in range(cells[landed + port]):
        packed = cells[harbour + port * PLAYERS + place]
        shown = _ship(state, ship_of(packed))
        shown["owner"] = int(owner_of(packed))
        shown["flag"] = FLAG_NAMES[flag_of(packed)]
        shown["counts_as"] = int(speed_of(state, packed))
        ships.append(shown)
    return {"port": CITY_NAMES[port], "ware": WARE_NAMES[port], "ships": ships}


def _player(state: StrozziState, player: i64, seat: int | None) -> Json:
    cells = state.cells
    shown = seat == int(player) or cells[OPEN_MONEY] != 0 or cells[PHASE] == OVER
    flags: list[Json] = []
    flags.extend([FLAG_NAMES[flag] for flag in members(cells[FLAGS_OF + player])])
    patronage: dict[str, Json] = {}
    for category in range(CATEGORIES):
        patronage[CATEGORY_NAMES[category]] = int(total(state, player, category))
    return {
        "flags": flags,
        "tiles": _tiles(cells[TILES_OF + player]),
        "patronage": patronage,
        "money": int(money_of(state, player)) if shown else None,
    }


def _tiles(heap: i64) -> Json:
    listed: list[Json] = []
    for kind in range(KINDS_OF_TILE):
        listed.extend([TILE_NAMES[kind]] * int(number_of(heap, kind)))
    return listed
