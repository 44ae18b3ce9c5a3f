"""A review that was kept is the same when it is read again."""

import zlib

import pytest

from camarilla.review.keeping import kept, read_kept
from camarilla.review.review import review
from tests.review.test_hint import record_of


def test_a_kept_review_tells_the_same() -> None:
    record = record_of("strozzi")
    found = review(record, 4)
    again = read_kept(record, kept(found))
    assert again is not None and found.looks
    assert [turn.number for turn in again.looks] == [turn.number for turn in found.looks]
    assert [study.verdict and study.verdict.mark for study in again.studies] == [
        study.verdict and study.verdict.mark for study in found.studies
    ]
    for one, other in zip(found.ledgers, again.ledgers, strict=True):
        assert other.own == pytest.approx(one.own, abs=1e-3)
        assert other.draws == pytest.approx(one.draws, abs=1e-3)
        assert other.own_error == pytest.approx(one.own_error, abs=1e-3) and one.own_error > 0.0


def test_a_review_of_an_earlier_kind_is_made_anew() -> None:
    assert read_kept(record_of("strozzi"), zlib.compress(b"[]")) is None
