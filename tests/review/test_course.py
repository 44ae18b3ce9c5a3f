"""Chances of all places over a game, as a table."""

from camarilla.review.chances import Chances
from camarilla.review.course import ROWS, all_knowing, as_known
from camarilla.review.ledger import Ledger
from camarilla.review.review import Review
from camarilla.review.study import Study
from tests.review.small import finished


def a_review(moments: int) -> Review:
    """Each seat believes that it wins; only one does."""
    certain = [Chances.certain([1, 2]), Chances.certain([2, 1])]
    half = Chances([[0.5, 0.5], [0.5, 0.5]], [0.0, 0.0])
    studies = [Study([half, half], half, [], None) for _ in range(moments - 1)]
    studies.append(Study(certain, certain[0], [], None))
    return Review(finished(1), studies, [Ledger(seat, 0.5, 0.0, 0.0, []) for seat in range(2)])


def test_every_seat_is_told_as_it_knew_and_as_it_was() -> None:
    found = a_review(100)
    known, truth = as_known(found), all_knowing(found)
    assert [len(known), known[0].number, known[-1].number] == [ROWS, 0, 99]
    assert known[0].seats == ["50·50", "50·50"]
    assert known[-1].seats == ["100·0", "100·0"] and truth[-1].seats == ["100·0", "0·100"]


def test_a_short_game_is_told_moment_by_moment() -> None:
    assert [standing.number for standing in as_known(a_review(3))] == [0, 1, 2]
