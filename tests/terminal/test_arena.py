"""`camarilla arena`: what it reports, and how it is stopped, repeated and gone on with."""

import json
import time
from pathlib import Path

import pytest

from camarilla.core.table import Chair
from camarilla.terminal import progress
from tests.terminal.screenplay import Terminal, run
from tests.toys.own_bots import First

TOY = "tests.toys.pledges:GAME"


def held(data: Path, *words: str) -> dict[str, object]:
    done = run(data, "arena", TOY, "--json", *words)
    assert done.returncode == 0, done.stderr
    document: dict[str, object] = json.loads(done.stdout)
    return document


def test_it_reports_wins_places_points_and_pace(tmp_path: Path) -> None:
    done = run(tmp_path, "arena", TOY, "--bots", "greedy,random", "--seats", "2", "--deals", "20", "--mirror")
    assert done.returncode == 0
    *head, titles, greedy, rest, mirror = done.stdout.splitlines()
    assert "2 seats, 20 deals" in " ".join(head) and titles.split()[:5] == ["Bot", "Won", "Place", "Points", "Rating"]
    assert greedy.startswith("greedy") and rest.startswith("random") and greedy.count(" ± ") == 2
    assert mirror == "Mirror: greedy against itself is even."


@pytest.mark.parametrize(("language", "told"), [("hu", "osztás"), ("it", "distribuzioni")])
def test_it_reports_in_other_languages(tmp_path: Path, language: str, told: str) -> None:
    words = ("--bots", "greedy,random", "--seats", "2", "--deals", "2", "--lang", language)
    assert told in run(tmp_path, "arena", TOY, *words).stdout


def test_the_test_ends_it_and_tells(tmp_path: Path) -> None:
    words = ("--bots", "greedy,random", "--seats", "2", "--deals", "400", "--until", "0.05")
    assert run(tmp_path, "arena", TOY, *words).stdout.splitlines()[-1] == "greedy wins more than 50.0% (error 5.0%)."
    assert held(tmp_path, *words, "--line", "0.99")["answer"] == "below"
    few = run(tmp_path, "arena", TOY, *words[:5], "1", "--until", "0.05")
    assert few.stdout.splitlines()[-1] == "Whether greedy wins more than 50.0% cannot be told yet."
    assert few.stdout.count("± ?") == 4, "neither points nor ratings are known from one deal"


def test_no_interval_leaves_what_is_possible(tmp_path: Path) -> None:
    """Two deals that end alike prove little, and nobody wins more than everything or comes in before the first."""
    done = run(tmp_path, "arena", "ruse-and-bruise", "--bots", "greedy,random,random,random", "--deals", "2")
    *_, greedy, rest, _ = done.stdout.splitlines()
    assert "100.0% (22.4–100)" in greedy and "1.00 (1–3.3)" in greedy
    assert "0.0% (0–77.6)" in rest and "3.00 (1.4–3.8)" in rest


def test_results_are_gone_on_with(tmp_path: Path) -> None:
    words = ("--bots", "greedy,random", "--seats", "2", "--results", str(tmp_path / "results.jsonl"))
    first = held(tmp_path, *words, "--deals", "3")
    more = held(tmp_path, *words, "--deals", "6")
    at_once = held(tmp_path, *words[:4], "--deals", "6")
    assert (first["deals"], more["deals"]) == (3, 6)
    wins = [document["figures"]["greedy"]["wins"] for document in (more, at_once)]  # type: ignore[index]
    assert wins[0] == wins[1]
    other = run(tmp_path, "arena", TOY, "--bots", "random,greedy", *words[2:], "--deals", "3")
    assert other.returncode == 2 and "results of another contest (different: bots)" in other.stderr


def test_it_can_be_interrupted_and_says_how_to_continue(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    terminal = Terminal(
        tmp_path, "arena", TOY, "--bots", "greedy,random", "--deals", "100000", "--results", str(file), "--seats", "2"
    )
    try:
        terminal.until_shown(r"[1-9]\d*/100000")
        terminal.interrupt()
        status, shown = terminal.end()
    finally:
        terminal.close()
    assert status == 130 and "Traceback" not in shown
    assert "of 100,000 deals" in shown and "The same command continues with" in shown
    assert len(file.read_text().splitlines()) > 1


def test_a_bot_that_cannot_be_repeated_is_told(tmp_path: Path) -> None:
    words = ("--bots", "tests.toys.own_bots:Whimsical,random", "--seats", "3", "--deals", "1", "--mirror")
    done = run(tmp_path, "arena", "strozzi", *words)
    assert done.returncode == 1 and "is NOT even" in done.stdout


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--deals", "0"), "--deals must be at least 1"),
        (("--jobs", "0"), "--jobs must be at least 1"),
        (("--until", "0.5"), "--until must be more than 0 and less than 0.5"),
        (("--until", "0.05", "--line", "40"), "--line must be more than 0 and less than 1"),
        (("--seats", "9"), "2 to"),
    ],
)
def test_what_cannot_be_is_refused(tmp_path: Path, words: tuple[str, ...], reason: str) -> None:
    done = run(tmp_path, "arena", TOY, "--bots", "greedy,random", *words)
    assert done.returncode == 2 and reason in done.stderr and len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("command", [("arena", "--deals", "1"), ("simulate", "--games", "2")])
def test_bots_that_sit_twice_are_told(tmp_path: Path, command: tuple[str, ...]) -> None:
    name, *rest = command
    done = run(tmp_path, name, "strozzi", "--bots", "random,greedy,greedy", "--seats", "4", *rest, COLUMNS="120")
    assert "Around the table: random, greedy, greedy, random;" in done.stdout
    full = run(tmp_path, name, "strozzi", "--bots", "random,greedy,greedy", "--seats", "3", *rest)
    assert "Around the table" not in full.stdout


def test_an_arena_refuses_more_bots_than_seats(tmp_path: Path) -> None:
    done = run(tmp_path, "arena", "strozzi", "--bots", "random,greedy,easy,medium", "--seats", "3", "--deals", "1")
    assert done.returncode == 2 and "4 bots cannot sit in 3 seats" in done.stderr


def test_a_simulation_says_that_bots_take_turns_when_they_are_more_than_the_seats(tmp_path: Path) -> None:
    words = ("simulate", TOY, "--games", "4", "--bots")
    told = "4 bots for 3 seats: they take turns, and in every game somebody sits out."
    assert told in run(tmp_path, *words, "random,greedy,easy,medium", "--seats", "3").stdout
    assert "take turns" not in run(tmp_path, *words, "random,greedy,easy", "--seats", "3").stdout


def test_where_no_game_could_be_played_there_are_no_figures(tmp_path: Path) -> None:
    done = run(tmp_path, "simulate", TOY, "--bots", "tests.toys.own_bots:Cheat", "--games", "2")
    assert done.returncode == 1 and "This was Cheat in seat" in done.stdout
    assert "Mean" not in done.stdout and "on average" not in done.stdout


def test_through_a_pipe_a_line_now_and_then_says_how_far_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("arena", TOY, "--bots", "tests.terminal.test_arena:Sleepy", "--seats", "2", "--deals", "3")
    assert run(tmp_path, *words).stderr == ""
    monkeypatch.setattr(progress, "FIRST", 0.02)
    monkeypatch.setattr(progress, "THEN", 0.1)
    first, *others = run(tmp_path, *words).stderr.splitlines()
    assert first == "Playing deals: 0/3" and others and others[-1].startswith("Playing deals: ")
    assert "Playing deals: 1/3" in others


class Sleepy(First):
    """Thinks long."""

    def choose(self, chair: Chair) -> int:
        time.sleep(0.03)
        return super().choose(chair)
