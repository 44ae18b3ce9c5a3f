"""The final score (chapter 6), of any set of won goals, and how it comes about."""

from mypy_extensions import i64

from camarilla.core.bits import count, full, members
from camarilla.core.position import Entry
from camarilla.games.ruse_and_bruise.box import RuseBox
from camarilla.games.ruse_and_bruise.pieces import GOAL_NAMES, GOALS_OF_A_KIND, KIND_NAMES, KINDS_OF_GOAL


def plain_sum(box: RuseBox, won: i64) -> i64:
    """The points of all won goals."""
    points: i64 = 0
    while won:
        points += box.sum[won & full(GOALS_OF_A_KIND)]
        won >>= GOALS_OF_A_KIND
    return points


def best_of_kind(box: RuseBox, won: i64, kind: i64) -> i64:
    """The points of the best goal of a kind, or 0."""
    return box.best[won >> (kind * GOALS_OF_A_KIND) & full(GOALS_OF_A_KIND)]


def set_score(box: RuseBox, won: i64) -> i64:
    """Twice one goal of every kind, less 1 for each further goal; 0 without all six kinds."""
    chosen: i64 = 0
    for kind in range(KINDS_OF_GOAL):
        best = best_of_kind(box, won, kind)
        if not best:
            return 0
        chosen += best
    return 2 * chosen - (count(won) - KINDS_OF_GOAL)


def score(box: RuseBox, won: i64) -> i64:
    """The better of the two ways to count."""
    plain = plain_sum(box, won)
    doubled = set_score(box, won)
    if doubled > plain:
        return doubled
    return plain


def account(box: RuseBox, won: i64) -> list[Entry]:
    """One line a kind if the set of six is the better way to count, else one line a goal."""
    if score(box, won) == plain_sum(box, won):
        return [Entry("account-goal", int(box.points[goal]), {"goal": GOAL_NAMES[goal]}) for goal in members(won)]
    lines = [
        Entry("account-set", 2 * int(best_of_kind(box, won, kind)), {"kind": KIND_NAMES[kind]})
        for kind in range(KINDS_OF_GOAL)
    ]
    further = int(set_score(box, won)) - sum([line.points for line in lines])
    if further:
        lines.append(Entry("account-further", further, {"cards": -further}))
    return lines
