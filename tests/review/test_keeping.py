"""A review that was kept is the same when it is read again."""

import pytest

from camarilla.review.keeping import kept, read_kept
from camarilla.review.review import review
from tests.review.test_hint import record_of


def test_a_kept_review_tells_the_same() -> None:
    record = record_of("strozzi")
    found = review(record, 4)
    again = read_kept(record, kept(found))
    assert again.turns()[0].number == found.turns()[0].number
    assert [study.verdict and study.verdict.mark for study in again.studies] == [
        study.verdict and study.verdict.mark for study in found.studies
    ]
    for one, other in zip(found.ledgers, again.ledgers, strict=True):
        assert other.own == pytest.approx(one.own, abs=1e-3)
        assert other.draws == pytest.approx(one.draws, abs=1e-3)
