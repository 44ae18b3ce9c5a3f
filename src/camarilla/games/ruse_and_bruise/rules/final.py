"""The final score (chapter 6)."""

from mypy_extensions import i64

from camarilla.core.bits import count, full, lowest
from camarilla.games.ruse_and_bruise.cards import GOALS_OF_A_KIND, KINDS
from camarilla.games.ruse_and_bruise.layout import WON
from camarilla.games.ruse_and_bruise.state import RuseState


def plain_sum(state: RuseState, seat: i64) -> i64:
    """The points of all won goals."""
    points: i64 = 0
    won = state.cells[WON + seat]
    while won:
        points += state.printed.points[lowest(won)]
        won &= won - 1
    return points


def best_of_kind(state: RuseState, seat: i64, kind: i64) -> i64:
    """The points of the best goal of a kind, or 0."""
    first = kind * GOALS_OF_A_KIND
    won = state.cells[WON + seat] >> first & full(GOALS_OF_A_KIND)
    best: i64 = 0
    while won:
        points = state.printed.points[first + lowest(won)]
        won &= won - 1
        if points > best:
            best = points
    return best


def set_score(state: RuseState, seat: i64) -> i64:
    """Twice one goal of every kind, less 1 for each further goal; 0 without all six kinds."""
    chosen: i64 = 0
    for kind in range(KINDS):
        best = best_of_kind(state, seat, kind)
        if not best:
            return 0
        chosen += best
    return 2 * chosen - (count(state.cells[WON + seat]) - KINDS)


def score(state: RuseState, seat: i64) -> i64:
    """The better of the two ways to count."""
    plain = plain_sum(state, seat)
    doubled = set_score(state, seat)
    if doubled > plain:
        return doubled
    return plain
