"""Markers on the tracks: higher spaces first, on one space the left one first (chapter 4)."""

from mypy_extensions import i64

from camarilla.games.strozzi.actions import ADVANCED
from camarilla.games.strozzi.layout import RANK, SEATS, SPACE
from camarilla.games.strozzi.pieces import PLAYERS
from camarilla.games.strozzi.state import StrozziState


def advance(state: StrozziState, city: i64, seat: i64, steps: i64) -> None:
    """Move a marker up; it stands right of all that are there. Steps beyond the end are lost."""
    cells = state.cells
    spaces = SPACE + city * PLAYERS
    here = cells[spaces + seat]
    there = here + steps
    if there > state.printed.end[city]:
        there = state.printed.end[city]
    if there == here:
        return
    ahead: i64 = 0
    for other in range(cells[SEATS]):
        if cells[spaces + other] >= there:
            ahead += 1
    cells[spaces + seat] = there
    _rise(state, city, seat, ahead)
    state.tell(ADVANCED, seat, city, there - here, there)
    state.show()


def _rise(state: StrozziState, city: i64, seat: i64, rank: i64) -> None:
    """Give the seat a better rank; those it overtakes fall one behind."""
    cells = state.cells
    ranks = RANK + city * PLAYERS
    before = cells[ranks + seat]
    for other in range(cells[SEATS]):
        if rank <= cells[ranks + other] < before:
            cells[ranks + other] += 1
    cells[ranks + seat] = rank


def marker_at(state: StrozziState, city: i64, place: i64) -> i64:
    """Whose marker has that rank."""
    seat: i64 = 0
    while state.cells[RANK + city * PLAYERS + seat] != place:
        seat += 1
    return seat
