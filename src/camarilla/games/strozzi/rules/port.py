"""A won ship comes into a port and unloads (chapter 3)."""

from mypy_extensions import i64

from camarilla.core.clauses import Illegal
from camarilla.games.strozzi.actions import DOCKED
from camarilla.games.strozzi.layout import CLAIM_FLAG, HARBOUR, LANDED, SHIP, berth, flag_of, owner_of, ship_of
from camarilla.games.strozzi.pieces import FLORENCE, NONE, PLAYERS, PLUS_ONE, PORT_NAMES, SHIPS, WARES
from camarilla.games.strozzi.rules.track import advance
from camarilla.games.strozzi.state import StrozziState


def has_ship_in(state: StrozziState, seat: i64, port: i64) -> bool:
    """Whether the seat has brought a ship into that port this round."""
    cells = state.cells
    first = HARBOUR + port * PLAYERS
    for place in range(first, first + cells[LANDED + port]):
        if owner_of(cells[place]) == seat:
            return True
    return False


def check_dock(state: StrozziState, seat: i64, port: i64) -> None:
    """One ship a player in each port."""
    if has_ship_in(state, seat, port):
        raise Illegal("3.3", port=PORT_NAMES[port])


def dock(state: StrozziState, seat: i64, port: i64) -> None:
    """Place the ship by its speed; move the port's marker by its goods, Florence's by its scrolls."""
    cells = state.cells
    box = state.printed
    ship = cells[SHIP]
    flag = cells[CLAIM_FLAG]
    _moor(state, port, berth(ship, seat, flag))
    cells[SHIP] = NONE
    cells[CLAIM_FLAG] = NONE
    steps = box.goods[port * SHIPS + ship]
    if flag == WARES:
        steps += 1
    advance(state, port, seat, steps)
    advance(state, FLORENCE, seat, box.scrolls[ship])


def speed_of(state: StrozziState, packed: i64) -> i64:
    """The number on the sail, one more under the +1 flag."""
    speed = state.printed.speed[ship_of(packed)]
    if flag_of(packed) == PLUS_ONE:
        speed += 1
    return speed


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
