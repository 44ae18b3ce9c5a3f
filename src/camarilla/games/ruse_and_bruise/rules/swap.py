"""The owner of a flipped traitor may swap the goal above it with another (clauses 3.20 to 3.23)."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.clauses import Illegal
from camarilla.games.ruse_and_bruise.actions import DECLINED, PASS, SWAP, SWAPPED
from camarilla.games.ruse_and_bruise.layout import GOAL, SCENE, SEATS
from camarilla.games.ruse_and_bruise.pieces import TRAITOR
from camarilla.games.ruse_and_bruise.rules.round import end_turn
from camarilla.games.ruse_and_bruise.state import RuseState


def swap_options(state: RuseState, seat: i64, into: vec[i64]) -> i64:
    """Every other column, and none."""
    cells = state.cells
    found: i64 = 0
    for column in range(cells[SEATS]):
        if column != cells[SCENE]:
            into[found] = SWAP + column
            found += 1
    into[found] = PASS
    return found + 1


def check_swap(state: RuseState, seat: i64, column: i64) -> None:
    """The other goal heads another column in play."""
    if column >= state.cells[SEATS] or column == state.cells[SCENE]:
        raise Illegal("3.21", column=int(column) + 1, own=int(state.cells[SCENE]) + 1, columns=int(state.cells[SEATS]))


def swap(state: RuseState, seat: i64, other: i64) -> None:
    """Exchange the goal above the traitor with another column's."""
    cells = state.cells
    column = cells[SCENE]
    goal = cells[GOAL + column]
    cells[GOAL + column] = cells[GOAL + other]
    cells[GOAL + other] = goal
    state.tell(SWAPPED, seat, column, other)
    state.show()
    end_turn(state)


def swap_nothing(state: RuseState, seat: i64) -> None:
    """Leave the goals as they are."""
    state.tell(DECLINED, seat, state.cells[SCENE], TRAITOR)
    end_turn(state)
