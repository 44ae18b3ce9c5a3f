"""How temperatures are found: from where look-aheads end, and never for a game from itself."""

from tools.calibration import MOMENTS, SEATS, Sample, played
from tools.temperatures import TEMPERATURES, Ends, crossed, ends_of, fitting


def game(chapter: int, lead: float, leader_wins: bool) -> list[Ends]:
    shares = [1.0, 0.0] if leader_wins else [0.0, 1.0]
    return [Ends(0, chapter, [[(False, [lead, 0.0])], [(False, [lead, 0.0])]], [0, 0], shares)]


def test_where_a_lead_decides_more_the_temperature_is_lower() -> None:
    always = [game(2, 1000.0, True) for _ in range(4)]
    hardly = [game(1, 1000.0, number % 2 == 0) for number in range(4)]
    assert fitting([*always, *hardly]) == {1: max(TEMPERATURES), 2: min(TEMPERATURES)}


def test_no_game_is_judged_by_what_was_found_from_it() -> None:
    # The leader wins all even games and loses all odd ones: each half teaches the other the wrong thing.
    games = [game(1, 1000.0, number % 2 == 0) for number in range(6)]
    even, odd = crossed(games)[0][0], crossed(games)[1][0]
    assert even.chances[0] < 0.56 and odd.chances[0] > 0.85


def test_a_game_that_is_over_is_not_judged() -> None:
    over = Ends(0, 1, [[(True, [0.5, 0.5])], [(True, [0.5, 0.5])]], [0, 0], [1.0, 0.0])
    assert over.judged(700.0) == Sample(0, [0.5, 0.5], [0, 0], [1.0, 0.0])


def test_the_ends_of_a_game_are_those_that_the_judge_sees() -> None:
    found = ends_of("strozzi", 1, "random", 2)
    assert len(found) == MOMENTS and {len(ends.seats) for ends in found} == {SEATS}
    # In the second round the judge takes the temperature that the game's file names for it.
    told = played("strozzi", 1, "random", 2)
    second = [ends for ends in found if ends.chapter == 2]
    assert second and any(ends.judged(2000.0).chances == told[ends.stage].chances for ends in second)
