"""Reviews of whole records."""

from dataclasses import replace
from itertools import pairwise

import pytest

from camarilla.core.chance import FastChance
from camarilla.core.clauses import Refusal
from camarilla.core.moments import Replayed
from camarilla.core.table import Table
from camarilla.review.evaluator import SamplingEvaluator
from camarilla.review.marks import BEST, FORCED, GOOD, Verdict, judged, mark_of
from camarilla.review.review import Review, pieces_of, review, steps_of
from camarilla.review.turns import LASTS, LEAST, TOLD, Turn, lasting, pieces_of_luck, span_of, turning_points
from camarilla.review.words import PARTS, fortune_lines, part_values, signed, turn_lines
from camarilla.speech.voice import voice
from tests.review.small import finished
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
    assert 1 <= len(turns) <= TOLD
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
    assert steps[: len(record.entries) + 1] == [1] * (len(record.entries) + 1)
    assert sum(steps) == steps_of(record)


def test_a_game_that_runs_is_not_reviewed() -> None:
    with pytest.raises(Refusal, match="not over"):
        pieces_of(Table(GAME, ["Anna", "Béla"], seed=1).record(reveal=True))


def test_every_sentence_can_be_said(found: Review) -> None:
    for language in ("en", "hu", "it"):
        say = voice(GAME, language, found.record.names)
        assert len(turn_lines(found, GAME, say)) > len(found.turns()), "fewer than five, so it says why"
        assert len(fortune_lines(found, GAME, say)) == max(1, len(found.fortunes()))
        none = replace(found, looks=[])
        assert len(turn_lines(none, GAME, say)) == len(fortune_lines(none, GAME, say)) == 1
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


def a_turn(number: int, then: float, error: float, luck: float = 0.0, luck_error: float = 0.0) -> Turn:
    return Turn(number, 0, 0.2, then, error, then - 0.2 - luck, error, luck, luck_error)


def test_a_turn_is_told_only_if_a_second_look_confirms_it() -> None:
    curves = [[0.2] * 10 + [0.5] * 10]
    assert turning_points([a_turn(10, 0.45, 0.05)], curves) == [a_turn(10, 0.45, 0.05)]
    assert not turning_points([a_turn(10, 0.45, 0.30)], curves), "within its interval"
    assert not turning_points([a_turn(10, 0.2 + LEAST / 2, 0.01)], curves), "next to nothing"
    assert not turning_points([a_turn(10, 0.1, 0.01)], curves), "the other way round"
    assert not turning_points([a_turn(5, 0.45, 0.05)], curves), "nothing that lasts"


def test_a_piece_of_luck_is_told_only_beyond_its_interval() -> None:
    sure, unsure = a_turn(3, 0.5, 0.1, 0.2, 0.1), a_turn(4, 0.5, 0.1, 0.2, 0.3)
    small = a_turn(5, 0.5, 0.1, LEAST / 2, 0.01)
    assert pieces_of_luck([sure, unsure, small]) == [sure]


def test_what_is_told_was_looked_at_again(found: Review) -> None:
    assert found.looks
    for turn in found.turns():
        assert turn in found.looks and abs(turn.change) >= max(LEAST, turn.error)
    # Ten times the worlds: the second look is surer than the first.
    for turn in found.looks:
        first = found.studies[turn.number - 1].known[turn.seat].errors[turn.seat]
        assert turn.error < max(first, 0.05) * 1.5
