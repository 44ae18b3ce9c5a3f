"""Luck and decisions add up, and luck is luck: exactly, in a game so small that everything can be tried."""

import math

import pytest

from camarilla.core.moments import Replayed
from camarilla.core.registry import game_ids
from camarilla.review.ledger import Ledger, Hope, keep
from camarilla.review.review import assembled
from camarilla.review.study import chances_of
from tests.review.exact import ExactEvaluator, moment_at
from tests.review.test_evaluator import at_random
from tests.review.small import finished, hold_to_the_identity
from tests.toys.pledges import GAME

EXACT = ExactEvaluator(GAME)


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
    chances = [Hope(0.5), Hope(0.7)]
    assert keep(0, chances, [0], [Hope(0.6)], result=1.0, fair=0.5).residual == pytest.approx(0.3)


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
    chances = [Hope(win) for win in (0.3, 0.5, 0.2, 1.0)]
    ledger = keep(1, chances, [1, 0, 1], [Hope(0.4), None, Hope(0.9)], result=1.0, fair=0.25)
    assert ledger.deal == pytest.approx(0.05)
    assert ledger.own == pytest.approx(0.8)
    assert ledger.others == pytest.approx(-0.3)
    assert ledger.draws == pytest.approx(0.2)


def test_a_ledger_of_no_decisions_is_the_deal() -> None:
    assert keep(0, [Hope(1.0)], [], [], result=1.0, fair=0.5) == Ledger(0, 0.5, 1.0, 0.5, [])


def test_the_parts_have_the_errors_of_what_they_are_made_of() -> None:
    chances = [Hope(0.3, 0.04), Hope(0.5, 0.03), Hope(0.2, 0.04), Hope(1.0)]
    ledger = keep(1, chances, [1, 0, 1], [Hope(0.4, 0.06), None, Hope(0.9, 0.08)], result=1.0, fair=0.25)
    assert ledger.deal_error == 0.04
    assert ledger.own_error == pytest.approx(0.10)
    assert ledger.others_error == pytest.approx(0.05), "where decision and luck are one, of both chances"
    # The result is certain, so what the other parts may be wrong by, luck is wrong by.
    assert ledger.draws_error == pytest.approx(math.hypot(0.04, 0.10, 0.05))


def test_the_interval_of_a_part_holds_the_exact_value() -> None:
    """In the pledges everything can be tried: of forty parts nearly all lie where the samples say."""
    inside, tried, widest = 0, 0, 0.0
    for seed in range(5):
        record = finished(seed)
        replayed = Replayed(GAME, record)
        exact, sampled = (
            assembled(record, [chances_of(GAME, replayed, number, judge) for number in range(replayed.last + 1)])
            for judge in (EXACT, at_random(60, seed + 1))
        )
        for true, found in zip(exact.ledgers, sampled.ledgers, strict=True):
            parts = [
                (true.deal, found.deal, found.deal_error), (true.draws, found.draws, found.draws_error),
                (true.own, found.own, found.own_error), (true.others, found.others, found.others_error),
            ]  # fmt: skip
            inside += sum(abs(one - other) <= error for one, other, error in parts)
            tried += len(parts)
            widest = max(widest, found.own_error)
    assert 0.01 < widest < 0.5
    assert tried == 40 and inside >= 35


@pytest.mark.parametrize("id", game_ids())
def test_the_parts_add_up_in_the_small_version_of_every_game(id: str) -> None:
    hold_to_the_identity(id, range(2))
