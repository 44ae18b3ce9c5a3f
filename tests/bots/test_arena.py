"""Contests: the same in any number of processes, gone on with after an interruption, and ended by a test."""

import json
import random
from pathlib import Path

import pytest

from camarilla.bots.arena import Arena, ContestResult, mirror_is_even
from camarilla.bots.deals import BrokenDeal
from camarilla.bots.compare import compare
from camarilla.bots.deals import Rotation, outcomes, rotations
from camarilla.bots.estimate import Estimate, SequentialTest
from camarilla.bots.results import Contest, ResultsFile, read_results
from camarilla.core.clauses import Malformed

TOY = "tests.toys.pledges:GAME"
UNEQUAL = Contest(TOY, ("greedy", "random"), 2)


def untimed(deals: list[list[Rotation]]) -> list[list[tuple[list[int], ...]]]:
    """What was played, without how long it took."""
    return [[(game.bots, game.scores, game.places, game.decisions) for game in deal] for deal in deals]


def test_it_finds_what_a_comparison_finds_in_any_number_of_processes() -> None:
    alone, shared = (Arena(UNEQUAL).play(12, jobs) for jobs in (1, 2))
    assert untimed(alone.deals) == untimed(shared.deals)
    assert alone.comparison.results == compare(["greedy", "random"], TOY, 12).results


def test_bots_of_one_name_are_one_bot_with_several_seats() -> None:
    contest = Contest(TOY, ("greedy", "random", "random"), 3)
    assert contest.names == ["greedy", "random"] and contest.line_up == [0, 1, 1]
    assert rotations(contest.line_up) == [[0, 1, 1], [1, 1, 0], [1, 0, 1]]
    greedy, rest = Arena(contest).play(6).comparison.results
    assert greedy.wins.mean + 2 * rest.wins.mean == pytest.approx(1)


def test_a_shared_win_counts_in_parts() -> None:
    deal = [Rotation([0, 1, 1], [9, 9, 2], [1, 1, 3], [1, 1, 1], [0.0] * 3)]
    assert [outcome.win for outcome in outcomes(deal, 2)] == [0.5, 0.25]
    assert [outcome.place for outcome in outcomes(deal, 2)] == [1, 2]


def test_an_interrupted_contest_goes_on_where_it_was(tmp_path: Path) -> None:
    whole, broken = ResultsFile(tmp_path / "whole.jsonl"), tmp_path / "broken.jsonl"
    Arena(UNEQUAL, results=whole).play(5)
    Arena(UNEQUAL, results=ResultsFile(broken)).play(3)
    with broken.open("a") as file:
        file.write('{"scores":[[1,')
    arena = Arena(UNEQUAL, results=ResultsFile(broken))
    assert len(arena.standing.deals) == 3
    steps: list[int] = []
    arena.play(5, progress=steps.append)
    assert sum(steps) == 2
    again, expected = (read_results(tmp_path / name)[1] for name in ("broken.jsonl", "whole.jsonl"))
    assert untimed(again) == untimed(expected)
    assert len(Arena(UNEQUAL, results=ResultsFile(broken)).play(4).deals) == 5


def test_results_say_what_they_depend_on_and_are_not_mixed_with_others(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    Arena(UNEQUAL, results=ResultsFile(path)).play(1)
    head, _ = read_results(path)
    assert head["bots"] == ["greedy", "random"] and set(head["settings"]) == {"greedy", "random"}
    for other in (Contest(TOY, ("greedy", "random"), 2, seed="2"), Contest(TOY, ("random", "greedy"), 2)):
        with pytest.raises(Malformed) as refusal:
            Arena(other, results=ResultsFile(path))
        assert refusal.value.key == "arena-other-results"
    path.write_text(json.dumps({**head, "engine": "another"}) + "\n")
    with pytest.raises(Malformed) as refusal:
        Arena(UNEQUAL, results=ResultsFile(path))
    assert refusal.value.facts["different"] == "engine"
    path.write_text("no results\n")
    with pytest.raises(Malformed, match="has no results"):
        Arena(UNEQUAL, results=ResultsFile(path))
    with pytest.raises(Malformed, match="cannot be written"):
        Arena(UNEQUAL, results=ResultsFile(tmp_path / "nowhere" / "results.jsonl"))


def test_settings_and_own_bots_have_digests_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def digests(game: str) -> dict[str, str]:
        found: dict[str, str] = Contest(game, ("hard", "greedy", "movers:Mover"), 3).head()["settings"]
        return found

    (tmp_path / "movers.py").write_text("class Mover: ...\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    before = digests("strozzi")
    assert len(set(before.values())) == 3 and before["hard"] != digests("principe")["hard"]
    (tmp_path / "movers.py").write_text("class Mover:\n    more = 1\n")
    assert {name for name, digest in digests("strozzi").items() if digest != before[name]} == {"movers:Mover"}


def test_a_contest_ends_when_the_test_can_tell() -> None:
    ended = Arena(UNEQUAL, SequentialTest(0.5)).play(400)
    assert ended.answer is True and 2 < len(ended.deals) < 200
    below = Arena(Contest(TOY, ("random", "greedy"), 2), SequentialTest(0.5)).play(400)
    assert below.answer is False
    equal = Arena(Contest(TOY, ("random", "random"), 2), SequentialTest(0.5)).play(10)
    assert equal.answer is None and len(equal.deals) == 10


@pytest.mark.parametrize(("truth", "answer"), [(0.35, True), (0.15, False)])
def test_the_test_is_seldom_wrong(truth: float, answer: bool) -> None:
    """A truth two margins from the line, three hundred times: wrong in fewer than five of a hundred, as it promises."""
    test, luck, answers = SequentialTest(0.25, 0.05, 0.05), random.Random(1), []
    for _ in range(300):
        values: list[float] = []
        while (told := test.answer(values)) is None:
            values.append(sum(luck.random() < truth for _ in range(4)) / 4)
        answers.append(told)
    assert answers.count(not answer) <= 15


def test_a_few_values_that_are_alike_do_not_decide() -> None:
    assert SequentialTest(0.25).answer([0.5, 0.5]) is None
    assert SequentialTest(0.25).answer([]) is None


def test_a_mirror_is_even_only_for_a_bot_that_is_the_same_for_the_same_luck() -> None:
    assert mirror_is_even(Contest(TOY, ("greedy", "random"), 3))
    assert not mirror_is_even(Contest("strozzi", ("tests.toys.own_bots:Whimsical", "random"), 3))


def test_what_cannot_be_played_is_refused_before_anything_is_played() -> None:
    for contest in (Contest(TOY, ("greedy",), 9), Contest(TOY, ("genius",), 2)):
        with pytest.raises(Malformed):
            Arena(contest)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_fails_is_named_with_its_seat_and_the_deal(jobs: int) -> None:
    cheating = Arena(Contest(TOY, ("random", "tests.toys.own_bots:Cheat"), 2))
    with pytest.raises(BrokenDeal, match=r"^Deal 0 cannot be played: .* This was Cheat in seat [01] of pledges\.$"):
        cheating.play(2, jobs)


def test_a_contest_that_one_bot_wins_always_or_never_is_called_saturated() -> None:
    def standing(*places: tuple[int, int]) -> ContestResult:
        return ContestResult(UNEQUAL, [[Rotation([0, 1], [1, 1], list(place), [1, 1], [0.0] * 2)] for place in places])

    assert standing((1, 2), (1, 2)).saturated and standing((2, 1)).saturated
    assert not standing((1, 2), (2, 1)).saturated and not standing((1, 1), (1, 1)).saturated


def test_to_have_won_always_is_not_to_win_for_certain() -> None:
    always, never = (Estimate.of([share] * 10, 0, 1) for share in (1.0, 0.0))
    assert (always.mean, always.high) == (1, 1) and always.low == pytest.approx(0.741, abs=0.001)
    assert (never.mean, never.low) == (0, 0) and never.high == pytest.approx(0.259, abs=0.001)


def test_the_bots_of_a_contest_are_rated() -> None:
    greedy, rest = Arena(UNEQUAL).play(30).ratings
    assert greedy.low > rest.high and greedy.mean + rest.mean == pytest.approx(3000)


def test_how_long_a_decision_takes_is_known() -> None:
    standing = Arena(UNEQUAL).play(3)
    assert standing.pace("greedy") > standing.pace("random") > 0
