"""Luck and decisions add up, and luck is luck: exactly, in a game so small that everything can be tried."""

import pytest

from camarilla.core.moments import Replayed
from camarilla.core.record import Record
from camarilla.core.registry import game_ids
from camarilla.review.ledger import Ledger, keep
from camarilla.review.review import assembled
from camarilla.review.study import chances_of
from tests.review.exact import ExactEvaluator, moment_at
from tests.review.small import hold_to_the_identity, random_record
from tests.toys.pledges import GAME

EXACT = ExactEvaluator(GAME)


def finished(seed: int) -> Record:
    return random_record(GAME, seed)


@pytest.mark.parametrize("seed", range(4))
def test_the_parts_add_up_to_the_result(seed: int) -> None:
    record = finished(seed)
    replayed = Replayed(GAME, record)
    found = assembled(record, [chances_of(GAME, replayed, number, EXACT) for number in range(replayed.last + 1)])
    for ledger in found.ledgers:
        assert ledger.fair == 0.5
        assert ledger.result == found.studies[-1].truth.win(ledger.seat)
        assert abs(ledger.residual) < 1e-9
    # What one seat wins the other loses, so where both know the same, at the end, nothing is left over.
    assert sum(ledger.result for ledger in found.ledgers) == 1.0


def test_what_does_not_end_in_the_result_is_not_explained() -> None:
    assert keep(0, [0.5, 0.7], [0], [0.6], result=1.0, fair=0.5).residual == pytest.approx(0.3)


@pytest.mark.parametrize("seed", range(3))
def test_luck_is_nothing_in_the_mean(seed: int) -> None:
    """Over all that the unseen could have been, what is revealed after a decision changes no chance to win."""
    record = finished(seed)
    replayed = Replayed(GAME, record)
    moved = 0
    for number, entry in enumerate(record.entries):
        moment, action = replayed.moment(number), GAME.verbs.parse(entry.play)
        for eyes in range(2):
            seen = EXACT.after(moment, eyes, entry.seat, action).win(eyes)
            futures = list(EXACT.futures(moment, eyes, entry.seat, action))
            later = [(weight, EXACT.now(moment_at(GAME, future), eyes).win(eyes)) for future, weight in futures]
            mean = sum(weight * win for weight, win in later) / sum(weight for weight, _ in later)
            assert mean == pytest.approx(seen, abs=1e-9)
            moved += any(abs(win - seen) > 0.01 for _, win in later)
    assert moved


def test_own_and_others_decisions_are_told_apart() -> None:
    ledger = keep(1, [0.3, 0.5, 0.2, 1.0], [1, 0, 1], [0.4, None, 0.9], result=1.0, fair=0.25)
    assert ledger.deal == pytest.approx(0.05)
    assert ledger.own == pytest.approx(0.8)
    assert ledger.others == pytest.approx(-0.3)
    assert ledger.draws == pytest.approx(0.2)


def test_a_ledger_of_no_decisions_is_the_deal() -> None:
    assert keep(0, [1.0], [], [], result=1.0, fair=0.5) == Ledger(0, 0.5, 1.0, 0.5, [])


@pytest.mark.parametrize("id", game_ids())
def test_the_parts_add_up_in_the_small_version_of_every_game(id: str) -> None:
    hold_to_the_identity(id, range(2))
