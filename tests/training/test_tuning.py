"""Tuning: a known best is found in spite of luck, little is played by what is bad, and an interrupted run goes on."""

import hashlib
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from camarilla.core.clauses import Malformed
from camarilla.core.registry import find_game
from camarilla.training.journal import Journal
from camarilla.training.race import Result, Trial, race
from camarilla.training.tuning import (
    Grid, Tuner, Tuning, check_grid, drawn_candidates, play_trial, toml_of, usual_grid,
)  # fmt: skip

TOY = "tests.toys.pledges:GAME"
TUNING = Tuning(TOY, "hard", "random", 2, simulations=4)


def lucky(trials: list[Trial]) -> Iterator[Result]:
    """A toy: candidate 11 of 16 is best, by less than the luck of a single deal."""
    for trial in trials:
        noise = hashlib.sha256(f"{trial.candidate}/{trial.deal}".encode()).digest()[0] / 255 - 0.5
        yield Result(0.5 - 0.04 * abs(trial.candidate - 11) + noise / 2, 0.0)


def test_a_known_best_is_found_and_little_is_played_by_what_is_bad() -> None:
    results = race(16, 16, lucky)
    order = list(results)
    assert order[-1] == 11 and set(order[:8]) & {9, 10, 11, 12, 13} == set()
    played = [len(results[number]) for number in order]
    assert played == sorted(played) and (played[0], played[-1]) == (16, 128)


def test_all_that_are_left_play_the_same_deals() -> None:
    asked: list[Trial] = []

    def play(trials: list[Trial]) -> Iterator[Result]:
        asked.extend(trials)
        return lucky(trials)

    race(4, 2, play)
    assert len(asked) == len(set(asked))
    for deal in range(2):
        assert [trial.candidate for trial in asked if trial.deal == deal] == [0, 1, 2, 3]
    assert [len([trial for trial in asked if trial.deal == deal]) for deal in range(4)] == [4, 4, 2, 2]


def test_where_wins_are_equal_points_decide() -> None:
    def play(trials: list[Trial]) -> Iterator[Result]:
        return (Result(0.5, float(-trial.candidate)) for trial in trials)

    assert list(race(3, 1, play))[-1] == 0


def test_candidates_are_the_present_settings_and_different_others() -> None:
    told = {"temperature": 1000.0, "depth": 8}
    grid: Grid = {"depth": [4, 8], "temperature": [500.0, 1000.0]}
    found = drawn_candidates(told, grid, 10, "1")
    assert found[0] == told and len(found) == 4
    assert len({tuple(sorted(one.items())) for one in found}) == 4
    assert drawn_candidates(told, usual_grid(find_game(TOY), told), 5, "1") == drawn_candidates(
        told, usual_grid(find_game(TOY), told), 5, "1"
    )


def test_a_race_goes_on_where_it_was_and_is_the_same_in_processes(tmp_path: Path) -> None:
    candidates = drawn_candidates(TUNING.told, {"depth": [1, 4], "stray": [0, 100]}, 4, "1")
    whole = Tuner(TUNING, candidates, 1, Journal(tmp_path / "whole.jsonl")).find(3, jobs=2)
    lines = (tmp_path / "whole.jsonl").read_text().splitlines(keepends=True)
    (tmp_path / "broken.jsonl").write_text("".join(lines[:5]) + lines[5][:4])
    steps: list[int] = []
    tuner = Tuner(TUNING, candidates, 1, Journal(tmp_path / "broken.jsonl"))
    assert tuner.find(3, progress=steps.append) == whole
    assert sum(steps) == len(lines) - 5
    with pytest.raises(Malformed, match="another run"):
        Tuner(TUNING, candidates[:2], 1, Journal(tmp_path / "whole.jsonl"))


def test_what_is_found_can_be_read_as_a_level() -> None:
    candidates = [TUNING.told, TUNING.told | {"depth": 2, "engine": "tree"}]
    found = Tuner(TUNING, candidates, 1, Journal(None)).find(2)
    text = toml_of(TUNING, found)
    assert tomllib.loads(text) == {"hard": found.told} and text.startswith("# " + TOY)
    assert "On 2 fresh deals it won" in text


def test_a_candidate_plays_as_it_is_told() -> None:
    """One that strays always plays otherwise than one that never does, on the same deals."""
    tuning = Tuning("strozzi", "hard", "random", 3, options=find_game("strozzi").choose({}), simulations=3)
    told = [tuning.told | {"temperature": 1.0}, tuning.told | {"temperature": 1e9, "explore": 100.0}]
    made = [play_trial(tuning, told, Trial(candidate, 0)) for candidate in (0, 1, 0)]
    assert made[0] == made[2] != made[1]


@pytest.mark.parametrize(
    ("grid", "reason"),
    [
        ({"depth": ["deep"]}, "The setting depth cannot be deep"),
        ({"depth": [1.5]}, "The setting depth cannot be 1.5"),
        ({"engine": ["steam"]}, "The setting engine cannot be steam"),
        ({"leaf": ["oak"]}, "The setting leaf cannot be oak"),
        ({"leaf": ["learned"]}, "has learned nothing"),
        ({"luck": [1]}, "luck is no setting"),
        ({"depth": []}, "depth is no setting of a search, or was given no values"),
    ],
)
def test_settings_that_cannot_be_are_refused(grid: dict[str, list[object]], reason: str) -> None:
    with pytest.raises(Malformed, match=reason):
        check_grid(find_game(TOY), grid)


def test_a_whole_number_will_do_where_a_fraction_is_usual() -> None:
    check_grid(find_game(TOY), {"trust": [4], "depth": [4], "leaf": ["judged"], "engine": ["tree"]})


@pytest.mark.parametrize("level", ["medium", "nobody"])
def test_levels_that_do_not_search_are_refused(level: str) -> None:
    with pytest.raises(Malformed, match="no level that searches"):
        Tuning(TOY, level, "random", 2).check()
