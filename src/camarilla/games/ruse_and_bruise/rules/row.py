"""The cards on the table: laying them down, finding them, taking them away."""

from mypy_extensions import i64

from camarilla.core.bits import bit
from camarilla.games.ruse_and_bruise.layout import (
    CLOSED, GOAL, LAID, LENGTH, NONE, ROW, SEATS, column_of,
)  # fmt: skip
from camarilla.games.ruse_and_bruise.state import RuseState


def lay(state: RuseState, packed: i64) -> None:
    """Put a card at the bottom of its column."""
    cells = state.cells
    cells[ROW + cells[LAID]] = packed
    cells[LAID] += 1
    cells[LENGTH + column_of(packed)] += 1


def lift(state: RuseState, place: i64) -> i64:
    """Take a card off the table; the cards below it move up."""
    cells = state.cells
    packed = cells[place]
    last = ROW + cells[LAID] - 1
    for gap in range(place, last):
        cells[gap] = cells[gap + 1]
    cells[last] = 0
    cells[LAID] -= 1
    cells[LENGTH + column_of(packed)] -= 1
    return packed


def newcomer(state: RuseState) -> i64:
    """Where the card lies that was laid last: at the bottom of its column."""
    return ROW + state.cells[LAID] - 1


def above(state: RuseState, column: i64, place: i64) -> i64:
    """Where the card of that column directly above a place lies, or NONE."""
    cells = state.cells
    place -= 1
    while place >= ROW:
        if column_of(cells[place]) == column:
            return place
        place -= 1
    return NONE


def is_closed(state: RuseState, column: i64) -> bool:
    """Whether an open storm has closed the column."""
    return state.cells[CLOSED] & bit(column) != 0


def is_full(state: RuseState, column: i64) -> bool:
    """Whether a column has as many cards as its goal asks for, or is closed."""
    cells = state.cells
    return is_closed(state, column) or cells[LENGTH + column] >= state.printed.points[cells[GOAL + column]]


def all_full(state: RuseState) -> bool:
    """Whether every column is full."""
    cells = state.cells
    points = state.printed.points
    closed = cells[CLOSED]
    for column in range(cells[SEATS]):
        if cells[LENGTH + column] < points[cells[GOAL + column]] and not closed >> column & 1:
            return False
    return True


def next_open_column(state: RuseState, column: i64) -> i64:
    """The nearest column to the right that is not closed, round the table; at last the same one."""
    columns = state.cells[SEATS]
    column = (column + 1) % columns
    while is_closed(state, column):
        column = (column + 1) % columns
    return column
