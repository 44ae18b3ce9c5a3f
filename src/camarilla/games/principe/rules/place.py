"""Placing shields on the map: those of a city just built (chapter 4), or the one of a blue role (chapter 6)."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import bit, full, lowest
from camarilla.core.clauses import Illegal
from camarilla.core.counts import GUARDED, of, total
from camarilla.games.principe.actions import PLACE, SHIELD
from camarilla.games.principe.layout import DUE, PHASE, POSTED, POSTING, SITE
from camarilla.games.principe.pieces import CITY_NAMES, REGION_NAMES, REGIONS
from camarilla.games.principe.state import PrincipeState


def place_options(state: PrincipeState, into: vec[i64]) -> i64:
    """Every region that is open to the shield."""
    regions = _regions(state)
    found: i64 = 0
    while regions:
        into[found] = PLACE + lowest(regions)
        found += 1
        regions &= regions - 1
    return found


def check_place(state: PrincipeState, region: i64) -> None:
    """A city's shields go where the city borders."""
    if not _regions(state) & bit(region):
        raise Illegal("4.7", region=REGION_NAMES[region], city=CITY_NAMES[state.cells[SITE]])


def place(state: PrincipeState, seat: i64, region: i64) -> None:
    """Put one of the shields due into a region."""
    state.cells[POSTED + seat] += of(1, region, GUARDED)
    state.cells[DUE] -= 1
    state.tell(SHIELD, seat, region)
    state.show()


def shields_left(state: PrincipeState, seat: i64) -> i64:
    """How many shields the player can still bring to the map."""
    return state.printed.family_shields - total(state.cells[POSTED + seat], GUARDED)


def _regions(state: PrincipeState) -> i64:
    """The regions on which the city borders; for a blue role all."""
    if state.cells[PHASE] == POSTING:
        return full(REGIONS)
    return state.printed.regions[state.cells[SITE]]
