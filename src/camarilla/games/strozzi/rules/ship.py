"""Ships: what is put aside before a round, how one is turned up, how fast it is (chapters 1, 2 and 3)."""

from mypy_extensions import i64

from camarilla.core.bits import bit, count
from camarilla.core.chance import Chance
from camarilla.games.strozzi.actions import CARGO, TURNED_UP
from camarilla.games.strozzi.layout import (
    ACTIVE, CLAIM_FLAG, CLAIMANT, CLAIMING, DECIDER, DECK, PHASE, SHIP, flag_of, ship_of,
)  # fmt: skip
from camarilla.games.strozzi.pieces import NAPLES, NONE, PLUS_ONE, ROME, SHIPS, VENICE
from camarilla.games.strozzi.state import StrozziState


def some_ships(ships: i64, size: i64, chance: Chance) -> i64:
    """A set of `size` of these ships, each such set equally likely; draws whichever part is smaller."""
    rest = count(ships) - size
    if rest < size:
        return ships & ~chance.subset(ships, rest)
    return chance.subset(ships, size)


def turn_up(state: StrozziState) -> None:
    """The active player turns up a ship and is the first to be asked."""
    cells = state.cells
    ship = state.chance.pick(cells[DECK])
    cells[DECK] &= ~bit(ship)
    cells[PHASE] = CLAIMING
    cells[DECIDER] = cells[ACTIVE]
    cells[SHIP] = ship
    cells[CLAIMANT] = NONE
    cells[CLAIM_FLAG] = NONE
    if state.log is not None:
        _tell_ship(state, ship)


def speed_of(state: StrozziState, packed: i64) -> i64:
    """The number on the sail, one more under the +1 flag."""
    speed = state.printed.speed[ship_of(packed)]
    if flag_of(packed) == PLUS_ONE:
        speed += 1
    return speed


def _tell_ship(state: StrozziState, ship: i64) -> None:
    box = state.printed
    state.tell(TURNED_UP, state.cells[ACTIVE], ship, box.speed[ship], box.patronage[ship])
    state.tell(
        CARGO,
        box.goods[VENICE * SHIPS + ship],
        box.goods[ROME * SHIPS + ship],
        box.goods[NAPLES * SHIPS + ship],
        box.scrolls[ship],
    )
    state.show()
