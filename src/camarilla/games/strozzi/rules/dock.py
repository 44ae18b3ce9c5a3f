"""A won ship comes into a port and unloads (chapter 3)."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.clauses import Illegal
from camarilla.games.strozzi.actions import DOCK, DOCKED
from camarilla.games.strozzi.layout import (
    CHOOSING, CLAIM_FLAG, DISPLAY, HARBOUR, LANDED, PHASE, SHIP, berth, owner_of, ship_of,
)  # fmt: skip
from camarilla.games.strozzi.pieces import FLORENCE, NONE, PLAYERS, PORT_NAMES, PORTS, SHIPS, WARES
from camarilla.games.strozzi.rules.round import end_turn
from camarilla.games.strozzi.rules.ship import speed_of
from camarilla.games.strozzi.rules.track import advance
from camarilla.games.strozzi.state import StrozziState


def dock_options(state: StrozziState, seat: i64, into: vec[i64]) -> i64:
    """The ports without a ship of the seat's."""
    found: i64 = 0
    for port in range(PORTS):
        if not has_ship_in(state, seat, port):
            into[found] = DOCK + port
            found += 1
    return found


def check_dock(state: StrozziState, seat: i64, port: i64) -> None:
    """One ship a player in each port."""
    if has_ship_in(state, seat, port):
        raise Illegal("3.3", port=PORT_NAMES[port])


def dock(state: StrozziState, seat: i64, port: i64) -> None:
    """Place the ship and unload it; if it shows a patronage tile and any lies open, its owner chooses one next."""
    cells = state.cells
    ship = cells[SHIP]
    flag = cells[CLAIM_FLAG]
    cells[SHIP] = NONE
    cells[CLAIM_FLAG] = NONE
    _moor(state, port, berth(ship, seat, flag))
    _unload(state, seat, port, ship, flag)
    if state.printed.patronage[ship] and cells[DISPLAY]:
        cells[PHASE] = CHOOSING
    else:
        end_turn(state, seat)


def has_ship_in(state: StrozziState, seat: i64, port: i64) -> bool:
    """Whether the seat has brought a ship into that port this round."""
    cells = state.cells
    first = HARBOUR + port * PLAYERS
    for place in range(first, first + cells[LANDED + port]):
        if owner_of(cells[place]) == seat:
            return True
    return False


def _moor(state: StrozziState, port: i64, packed: i64) -> None:
    """The faster ship lies above; a ship goes below those of its own speed."""
    cells = state.cells
    first = HARBOUR + port * PLAYERS
    place = first + cells[LANDED + port]
    speed = speed_of(state, packed)
    while place > first and speed_of(state, cells[place - 1]) < speed:
        cells[place] = cells[place - 1]
        place -= 1
    cells[place] = packed
    cells[LANDED + port] += 1
    state.tell(DOCKED, owner_of(packed), ship_of(packed), port, place - first + 1)
    state.show()


def _unload(state: StrozziState, seat: i64, port: i64, ship: i64, flag: i64) -> None:
    """The port's marker moves by the ship's goods, one more under the wares flag; Florence's by its scrolls."""
    steps = state.printed.goods[port * SHIPS + ship]
    if flag == WARES:
        steps += 1
    advance(state, port, seat, steps)
    advance(state, FLORENCE, seat, state.printed.scrolls[ship])
