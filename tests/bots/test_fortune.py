"""Luck taken off results: nothing in the mean, by enumeration; less spread; the same games."""

import statistics
from collections.abc import Iterator
from pathlib import Path

import pytest

from camarilla.bots.arena import Arena
from camarilla.bots.judging.fortune import BookedRotation, Fortune, without_luck
from camarilla.bots.judging.judge import Judge
from camarilla.bots.results import Contest, ResultsFile, read_results
from camarilla.core.chance import FastChance
from camarilla.core.clauses import Malformed
from camarilla.core.position import Position
from camarilla.core.registry import find_game
from camarilla.review.chances import ranked
from camarilla.testkit.worlds import decided
from tests.bots.test_arena import TOY, UNEQUAL, untimed

ADJUSTED = Contest(TOY, ("greedy", "random"), 2, luck_adjusted=True)
LATER = 7
"""In how many ways it looks ahead."""


class ExactFortune(Fortune):
    """Compares what was drawn with all that could have been, by how likely it was."""

    def instead(self, before: Position, seat: int, action: int) -> Iterator[tuple[float, Position, int]]:
        for other, likely in decided(before, seat, action):
            yield from [(likely / LATER, other, later) for later in range(LATER)]


def worth(judge: Judge, position: Position, seat: int, action: int) -> float:
    return sum(likely * judge.chances(future)[seat] for future, likely in decided(position, seat, action))


def courses(position: Position, judge: Judge, luck: list[float]) -> Iterator[tuple[float, float, float]]:
    """All ways in which luck can answer a fixed way to play: how likely, the first seat's share, and its luck."""
    if not position.acting():
        yield 1.0, ranked(position.ranking())[0][0], luck[0]
        return
    seat = position.to_act()[0]
    action = max(position.legal(seat), key=lambda action: worth(judge, position, seat, action))
    futures = list(decided(position, seat, action))
    for future, likely in futures:
        fortune = ExactFortune(judge, position.seats, FastChance(0))
        if len(futures) > 1:
            fortune.book(position, seat, action, future)
        booked = [one + more for one, more in zip(luck, fortune.booked, strict=True)]
        for weight, share, sum_of_luck in courses(future, judge, booked):
            yield likely * weight, share, sum_of_luck


def spread(weighed: list[tuple[float, float]]) -> float:
    mean = sum(weight * value for weight, value in weighed)
    return sum(weight * (value - mean) ** 2 for weight, value in weighed)


@pytest.mark.parametrize("id", [TOY, "strozzi:small", "ruse-and-bruise:small", "heads-of-state:small"])
def test_in_the_mean_over_all_luck_nothing_is_taken_off_and_less_spread_is_left(id: str) -> None:
    """Exactly, where everything can be tried; in the small Il Principe nothing is drawn after the deal."""
    game = find_game(id)
    plain = adjusted = 0.0
    for seed in range(4):
        start = game.start(game.seats[0], FastChance(seed), {})
        found = list(courses(start, Judge(game), [0.0] * start.seats))
        assert sum(likely for likely, _, _ in found) == pytest.approx(1.0)
        assert sum(likely * luck for likely, _, luck in found) == pytest.approx(0.0, abs=1e-9)
        plain += spread([(likely, share) for likely, share, _ in found])
        adjusted += spread([(likely, share - luck) for likely, share, luck in found])
    assert adjusted < plain / 10


def test_what_is_sampled_tends_to_what_could_have_been() -> None:
    game = find_game("heads-of-state:small")
    position, judge, tried = game.start(game.seats[0], FastChance(1), {}), Judge(game), 0
    while position.acting():
        seat = position.to_act()[0]
        action = max(position.legal(seat), key=lambda one: worth(judge, position, seat, one))
        futures = list(decided(position, seat, action))
        exact, sampled = (kind(judge, position.seats, FastChance(5)) for kind in (ExactFortune, Fortune))
        for fortune in (exact, sampled) if len(futures) > 1 else ():
            fortune.book(position, seat, action, futures[-1][0])
            tried += any(abs(value) > 0.2 for value in fortune.booked)
        assert sampled.booked == pytest.approx(exact.booked, abs=0.15)
        position = futures[-1][0]
    assert tried == 2


def test_the_games_are_the_same_and_their_luck_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    booked = Arena(ADJUSTED, results=ResultsFile(path)).play(6)
    assert untimed(booked.deals) == untimed(Arena(UNEQUAL).play(6).deals)
    _, again = read_results(path)
    moved = 0.0
    for deal, read in zip(booked.deals, again, strict=True):
        for one, other in zip(deal, read, strict=True):
            assert isinstance(one, BookedRotation) and isinstance(other, BookedRotation)
            assert other.luck == pytest.approx(one.luck, abs=1e-6)
            # What one of two wins the other loses.
            assert sum(one.luck) == pytest.approx(0.0, abs=1e-9)
            moved = max(moved, abs(one.luck[0]))
    assert moved > 0.1
    assert len(Arena(ADJUSTED, results=ResultsFile(path)).play(7, jobs=2).adjusted) == 2


def test_results_with_luck_and_without_are_not_mixed(tmp_path: Path) -> None:
    for number, (one, other) in enumerate([(ADJUSTED, UNEQUAL), (UNEQUAL, ADJUSTED)]):
        file = ResultsFile(tmp_path / f"{number}.jsonl")
        Arena(one, results=file).play(1)
        with pytest.raises(Malformed) as refusal:
            Arena(other, results=file)
        assert refusal.value.facts["different"] == "luck_adjusted"


def booked(win: float, luck: float) -> list[BookedRotation]:
    places = [1, 1] if win == 0.5 else [2 - int(win), 1 + int(win)]
    return [BookedRotation([0, 1], [0, 0], places, [1, 1], [0.0, 0.0], [luck, -luck])]


def test_a_deal_has_no_say_in_what_its_own_luck_was_worth() -> None:
    told = [(1.0, 0.4), (0.0, -0.3), (1.0, 0.2), (0.5, 0.0), (0.0, -0.4), (1.0, 0.5)]
    deals = [booked(win, luck) for win, luck in told]
    before = without_luck(deals, 2, 0)
    after = without_luck([booked(0.0, 0.4), *deals[1:]], 2, 0)
    assert after[0] == pytest.approx(before[0] - 1.0)
    assert statistics.variance(before) < statistics.variance([win for win, _ in told]) / 2


def test_luck_that_explains_nothing_is_not_taken_off() -> None:
    deals = [booked(float(number % 2), 0.3 if number % 2 == 0 else -0.3) for number in range(8)]
    assert without_luck(deals, 2, 0) == [float(number % 2) for number in range(8)]
    assert without_luck(deals[:3], 2, 0) == [0.0, 1.0, 0.0], "too few to tell"


def test_a_deal_is_worth_more_without_its_luck() -> None:
    standing = Arena(ADJUSTED).play(40)
    for plain, found in zip(standing.comparison.results, standing.adjusted, strict=True):
        assert found.wins.low < plain.wins.high and plain.wins.low < found.wins.high
        assert found.worth > 1.1
        assert found.wins.high - found.wins.low < plain.wins.high - plain.wins.low
