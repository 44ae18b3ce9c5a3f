"""Reviews of whole records."""

from itertools import pairwise

import pytest

from camarilla.core.chance import FastChance
from camarilla.core.clauses import Refusal
from camarilla.core.moments import Replayed
from camarilla.core.table import Table
from camarilla.review.evaluator import SamplingEvaluator
from camarilla.review.marks import BEST, FORCED, GOOD, Verdict, judged, mark_of
from camarilla.review.review import LASTS, TURNING_POINTS, Review, lasting, pieces_of, review, span_of
from camarilla.review.words import PARTS, part_values, signed, turn_words
from camarilla.speech.voice import voice
from tests.review.test_ledger import finished
from tests.toys.pledges import GAME

PLACE = "tests.toys.pledges:GAME"


@pytest.fixture(scope="module")
def found() -> Review:
    return review(finished(1), 30, PLACE)


def test_the_parts_of_an_estimated_review_add_up_too(found: Review) -> None:
    for ledger in found.ledgers:
        assert abs(ledger.residual) < 1e-9
        assert abs(ledger.draws) + abs(ledger.own) > 0.01


def test_turning_points_are_the_largest_changes_in_the_order_of_the_game(found: Review) -> None:
    turns = found.turns()
    assert 1 <= len(turns) <= TURNING_POINTS
    assert [turn.number for turn in turns] == sorted(turn.number for turn in turns)
    for turn in turns:
        assert turn.then - turn.before == pytest.approx(turn.decision + turn.luck)


def test_the_same_record_and_budget_give_the_same_review(found: Review) -> None:
    again = review(finished(1), 30, PLACE)
    assert again.json(GAME) == found.json(GAME)


def test_more_processes_change_no_result(found: Review) -> None:
    assert review(finished(1), 30, PLACE, jobs=2).json(GAME) == found.json(GAME)


def test_progress_is_told_moment_by_moment() -> None:
    steps: list[int] = []
    record = finished(2)
    review(record, 4, PLACE, step=steps.append)
    assert steps == [1] * (len(record.entries) + 1)


def test_a_game_that_runs_is_not_reviewed() -> None:
    with pytest.raises(Refusal, match="not over"):
        pieces_of(Table(GAME, ["Anna", "Béla"], seed=1).record(reveal=True))


def test_every_sentence_can_be_said(found: Review) -> None:
    for language in ("en", "hu", "it"):
        say = voice(GAME, language, found.record.names)
        for turn in found.turns():
            assert turn_words(turn, found.record.entries[turn.number - 1], GAME, say)
        assert len(part_values(found.ledgers[0], say)) == len(PARTS)


def test_the_worse_of_two_cards_is_called_so() -> None:
    record = finished(1)
    replayed = Replayed(GAME, record)
    evaluator = SamplingEvaluator(GAME, 200)
    moment = replayed.moment(0)
    low, high = moment.chair(0, FastChance(1)).legal()
    verdicts = [judged(moment, 0, action, evaluator) for action in (low, high)]
    assert {verdict.mark for verdict in verdicts} & {BEST}
    worse = max(verdicts, key=lambda verdict: verdict.loss)
    assert worse.loss > 0.0
    assert worse.best != worse.action


def test_where_there_is_no_choice_nothing_is_marked() -> None:
    record = finished(1)
    replayed = Replayed(GAME, record)
    last = replayed.last - 1
    entry = record.entries[last]
    action = GAME.verbs.parse(entry.play)
    verdict = judged(replayed.moment(last), entry.seat, action, SamplingEvaluator(GAME, 4))
    assert verdict == Verdict(action, action, 0.0, 0.0, FORCED)


def test_differences_have_a_sign_unless_they_are_nothing() -> None:
    say = voice(GAME, "en")
    assert [signed(value, say) for value in (0.125, -0.125, -1e-17)] == ["+12.5%", "−12.5%", "+0.0%"]


def test_marks_are_those_of_the_documented_scale() -> None:
    called = [mark_of(loss, 0.0) for loss in (0.049, 0.05, 0.1, 0.15)]
    assert called == [GOOD, "inaccuracy", "mistake", "blunder"]
    assert mark_of(0.2, 0.3) == GOOD, "what cannot be told from nothing is nothing"


def test_a_jump_that_is_taken_back_is_no_turn() -> None:
    spike = [0.2, 0.2, 0.2, 0.7, 0.2, 0.2, 0.2]
    assert [lasting(spike, number) for number in range(1, len(spike))] == [0.0] * 6
    step = [0.2, 0.2, 0.2, 0.7, 0.7, 0.7]
    assert lasting(step, 3) == pytest.approx(0.5)
    assert lasting(step, 2) == lasting(step, 4) == 0.0


def test_the_last_entry_can_be_a_turn() -> None:
    assert lasting([0.5, 0.5, 0.5, 1.0], 3) == pytest.approx(0.5)


def test_turning_points_lie_apart(found: Review) -> None:
    numbers = [turn.number for turn in found.turns()]
    assert all(later - earlier > LASTS for earlier, later in pairwise(numbers))


def test_in_a_long_game_a_turn_has_to_last_longer() -> None:
    assert [span_of(range(length)) for length in (20, 160, 400)] == [3, 4, 10]
    wave = [0.2] * 200 + [0.7] * 4 + [0.2] * 196
    assert lasting(wave, 200) == lasting(wave, 204) == 0.0


def test_no_more_counts_than_lasts_and_than_the_entry_changed() -> None:
    assert lasting([0.2, 0.2, 0.2, 0.9, 0.3, 0.3, 0.3], 3) == pytest.approx(0.1)
    assert lasting([0.2, 0.2, 0.2, 0.25, 0.9, 0.9, 0.9], 3) == pytest.approx(0.05)
