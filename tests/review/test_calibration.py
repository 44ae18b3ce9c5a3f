"""The figures about how far the judge can be trusted: computed as the page says, from games that repeat."""

import pytest

from tools.calibration import (
    END,
    MOMENTS,
    PAGE,
    SEATS,
    Sample,
    brier,
    by_lead,
    by_lead_at_best,
    played,
    report,
    with_section,
)
from tools.reliability import plot


def sample(stage: int, chances: list[float], scores: list[int]) -> Sample:
    return Sample(stage, chances, scores, [1.0, 0.0])


def test_the_brier_score_of_saying_always_the_same() -> None:
    assert brier([0.25] * 4, [1.0, 0.0, 0.0, 0.0]) == pytest.approx(0.1875)
    assert brier([1.0, 0.0], [1.0, 0.0]) == 0.0


def test_the_points_alone_get_the_temperature_that_fits_best() -> None:
    # The leader wins twice, so the coldest temperature is the best one, and almost never wrong.
    games = [[sample(0, [0.5, 0.5], [9, 1])], [sample(0, [0.5, 0.5], [4, 2])]]
    assert max(by_lead_at_best(games, 0)) < 1e-6
    # Once for and once against the leader: no temperature is better than saying nothing.
    uneven = [[sample(0, [0.5, 0.5], [9, 1])], [sample(0, [0.5, 0.5], [1, 9])]]
    assert sum(by_lead_at_best(uneven, 0)) / 2 == pytest.approx(0.25, abs=0.01)


def test_no_half_of_the_games_teaches_the_points_about_itself() -> None:
    # The leader wins all even games and loses all odd ones: each half teaches the other the wrong thing.
    games = [[sample(0, [0.5, 0.5], [9, 1] if number % 2 == 0 else [1, 9])] for number in range(6)]
    even, odd = by_lead(games, 0)[:2]
    # From the odd games: that a lead is worth nothing; from the even ones: that it is worth everything.
    assert even == pytest.approx(0.25, abs=0.01)
    assert odd > 0.99


def test_the_report_says_what_was_said_and_what_happened() -> None:
    games = [[sample(stage, [0.7, 0.3], [0, 0]) for stage in range(MOMENTS)] for _ in range(2)]
    lines = report("a-game", games)
    assert "2 games, Brier score 0.0900; of the points alone 0.2500: better by 0.1600 (-inf to inf)." in lines
    assert "| 60 to 80 % | 70 % | 100 % | 16 |" in lines
    assert "| 20 to 40 % | 30 % | 0 % | 16 |" in lines


def test_a_game_of_bots_gives_the_same_samples_again() -> None:
    first = played("strozzi", 1, "random", 1)
    assert len(first) == MOMENTS
    assert {len(found.chances) for found in first} == {SEATS}
    assert sum(first[0].shares) == pytest.approx(1.0)
    assert played("strozzi", 1, "random", 1) == first
    assert played("strozzi", 2, "random", 1) != first


def test_the_page_has_a_table_for_every_game() -> None:
    assert PAGE.read_text(encoding="utf-8").count("| it says | in the mean |") == 4


def test_a_game_s_lines_take_the_place_of_those_that_the_page_had() -> None:
    page = f"# Page\n\n### One\n\nold\n\n### Two\n\nkept\n\n{END}\n"
    assert with_section(page, ["### One", "", "new", ""]) == page.replace("old", "new")
    assert with_section(page, ["### Two", "", "new", ""]) == page.replace("kept", "new")


def test_the_plot_has_a_point_for_what_was_said_often_enough() -> None:
    pairs = [(0.25, float(number % 4 == 0)) for number in range(40)] + [(0.9, 1.0)]
    drawn = plot("a game", pairs)
    assert drawn.count("<circle") == 1
    assert f'cx="{46 + 320 * 0.25:.1f}" cy="{46 + 320 * 0.75:.1f}"' in drawn
