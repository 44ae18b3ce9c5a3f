"""How temperatures are found: from where look-aheads end."""

import pytest

from tools.calibration import MOMENTS, SEATS, Sample, played
from tools.temperatures import TEMPERATURES, End, Ends, crossed, ends_of, fitting

from camarilla.bots.judging.judge import temperatures_of
from camarilla.core.registry import find_game


def game(chapter: int, lead: float, leader_wins: bool) -> list[Ends]:
    shares = [1.0, 0.0] if leader_wins else [0.0, 1.0]
    return [Ends(0, [[End(False, chapter, [lead, 0.0])], [End(False, chapter, [lead, 0.0])]], [0, 0], shares)]


def test_where_a_lead_decides_more_the_temperature_is_lower() -> None:
    always = [game(2, 1000.0, True) for _ in range(4)]
    hardly = [game(1, 1000.0, number % 2 == 0) for number in range(4)]
    assert fitting([*always, *hardly]) == {1: max(TEMPERATURES), 2: min(TEMPERATURES)}


def test_a_moment_whose_look_aheads_end_in_two_chapters_counts_for_both() -> None:
    # One of two worlds ends in the first chapter, where a lead is known to mean nothing: the other has to explain all.
    nothing = [game(1, 1000.0, number % 2 == 0) for number in range(40)]
    ends = [End(False, 1, [1000.0, 0.0]), End(False, 2, [1000.0, 0.0])]
    both = [[Ends(0, [ends, ends], [0, 0], [0.7, 0.3])] for _ in range(4)]
    found = fitting([*nothing, *both])
    assert found[1] == max(TEMPERATURES)
    # A lead of 1000 must give 0.87 there, so that the mean is 0.7: exp(-1000 / 525) = 0.13 / 0.87.
    assert found[2] == 500


def test_no_game_is_judged_by_what_was_found_from_it() -> None:
    # The leader wins all even games and loses all odd ones: each half teaches the other the wrong thing.
    games = [game(1, 1000.0, number % 2 == 0) for number in range(6)]
    even, odd = crossed(games)[0][0], crossed(games)[1][0]
    assert even.chances[0] < 0.56 and odd.chances[0] > 0.85


def test_a_game_that_is_over_is_not_judged() -> None:
    over = Ends(0, [[End(True, 1, [0.5, 0.5])], [End(True, 1, [0.5, 0.5])]], [0, 0], [1.0, 0.0])
    assert over.judged({1: 700.0}) == Sample(0, [0.5, 0.5], [0, 0], [1.0, 0.0])


def test_the_ends_of_a_game_are_those_that_the_judge_sees() -> None:
    found = ends_of("strozzi", 1, "random", 2)
    assert len(found) == MOMENTS and {len(ends.seats) for ends in found} == {SEATS}
    # The judge takes the temperatures that the game's file names.
    told = played("strozzi", 1, "random", 2)
    known = dict(enumerate(temperatures_of(find_game("strozzi"), 0.0)))
    for ends, sample in zip(found, told, strict=True):
        assert ends.judged(known).chances == pytest.approx(sample.chances)
