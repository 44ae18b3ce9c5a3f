"""The judge that guesses, against one that tries everything."""

import pytest

from camarilla.core.moments import Replayed
from camarilla.review.evaluator import SamplingEvaluator
from tests.review.exact import ExactEvaluator
from tests.review.small import finished
from tests.toys.pledges import GAME


def at_random(simulations: int, seed: int = 1) -> SamplingEvaluator:
    """One that lets everybody decide at random to the end, as the exact one does."""
    evaluator = SamplingEvaluator(GAME, simulations, seed)
    evaluator._judge._rollout.sampled = 0
    evaluator._judge._rollout.depth = 1000
    return evaluator


@pytest.mark.parametrize("eyes", [0, 1, None])
def test_guesses_tend_to_the_exact_chances(eyes: int | None) -> None:
    exact, guessing = ExactEvaluator(GAME), at_random(600)
    replayed = Replayed(GAME, finished(1))
    for number in range(replayed.last):
        moment = replayed.moment(number)
        wanted, found = exact.now(moment, eyes), guessing.now(moment, eyes)
        for seat in range(2):
            assert found.win(seat) == pytest.approx(wanted.win(seat), abs=1.6 * found.errors[seat] + 1e-9)


@pytest.mark.parametrize("eyes", [0, 1])
def test_seeing_a_decision_tells_what_it_tells_exactly(eyes: int) -> None:
    exact, guessing = ExactEvaluator(GAME), at_random(600)
    record = finished(1)
    replayed = Replayed(GAME, record)
    for number, entry in enumerate(record.entries):
        moment, action = replayed.moment(number), GAME.verbs.parse(entry.play)
        wanted = exact.after(moment, eyes, entry.seat, action)
        found = guessing.after(moment, eyes, entry.seat, action)
        assert found is not None
        assert found.win(eyes) == pytest.approx(wanted.win(eyes), abs=1.6 * found.errors[eyes] + 1e-9)


def test_the_error_shrinks_with_the_budget() -> None:
    moment = Replayed(GAME, finished(1)).moment(0)
    errors = [at_random(simulations).now(moment, 0).errors[0] for simulations in (50, 800)]
    assert errors[1] < errors[0] / 3


def test_from_too_few_worlds_nothing_is_concluded() -> None:
    record = finished(1)
    moment = Replayed(GAME, record).moment(0)
    entry = record.entries[0]
    assert at_random(3).after(moment, entry.seat, entry.seat, GAME.verbs.parse(entry.play)) is None


def test_another_seed_gives_another_estimate_and_the_same_seed_the_same() -> None:
    moment = Replayed(GAME, finished(1)).moment(0)
    first, same, other = (at_random(40, seed).now(moment, 0) for seed in (1, 1, 2))
    assert first == same
    assert first != other
