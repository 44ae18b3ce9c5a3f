"""The final score (chapter 6), of any set of won goals."""

from mypy_extensions import i64

from camarilla.core.bits import count, full, lowest
from camarilla.games.ruse_and_bruise.box import RuseBox
from camarilla.games.ruse_and_bruise.cards import GOALS_OF_A_KIND, KINDS


def plain_sum(box: RuseBox, won: i64) -> i64:
    """The points of all won goals."""
    points: i64 = 0
    while won:
        points += box.points[lowest(won)]
        won &= won - 1
    return points


def best_of_kind(box: RuseBox, won: i64, kind: i64) -> i64:
    """The points of the best goal of a kind, or 0."""
    first = kind * GOALS_OF_A_KIND
    of_kind = won >> first & full(GOALS_OF_A_KIND)
    best: i64 = 0
    while of_kind:
        points = box.points[first + lowest(of_kind)]
        of_kind &= of_kind - 1
        if points > best:
            best = points
    return best


def set_score(box: RuseBox, won: i64) -> i64:
    """Twice one goal of every kind, less 1 for each further goal; 0 without all six kinds."""
    chosen: i64 = 0
    for kind in range(KINDS):
        best = best_of_kind(box, won, kind)
        if not best:
            return 0
        chosen += best
    return 2 * chosen - (count(won) - KINDS)


def score(box: RuseBox, won: i64) -> i64:
    """The better of the two ways to count."""
    plain = plain_sum(box, won)
    doubled = set_score(box, won)
    if doubled > plain:
        return doubled
    return plain
