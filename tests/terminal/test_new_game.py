"""A new game, written by one command: it plays, is drawn, and keeps every promise from its first day."""

import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import camarilla
from camarilla.core.registry import find_game
from camarilla.core.table import Table
from camarilla.core.text import speaker
from camarilla.testkit import conformance
from camarilla.testkit.__main__ import main as run_testkit
from tests.paths import ROOT, SOURCE
from tests.terminal.screenplay import run, run_process


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a new game called red-court."""
    monkeypatch.chdir(tmp_path)
    done = run(tmp_path, "new-game", "red-court")
    assert done.returncode == 0, done.stderr
    monkeypatch.chdir(tmp_path / "red-court")
    monkeypatch.syspath_prepend(str(tmp_path / "red-court"))
    yield tmp_path / "red-court"
    for name in [name for name in sys.modules if name.split(".")[0] == "red_court"]:
        del sys.modules[name]


def test_it_keeps_every_promise(project: Path) -> None:
    conformance(find_game("red_court:GAME"), games=4)


@pytest.mark.parametrize(
    ("file", "slip", "told"),
    [("view.py", "def broken(:", "SyntaxError"), ("board.py", "import no_such_module", "ModuleNotFoundError")],
)
def test_a_slip_in_any_file_is_one_report(
    project: Path, capsys: pytest.CaptureFixture[str], file: str, slip: str, told: str
) -> None:
    with (project / "red_court" / file).open("a") as source:
        source.write(f"\n{slip}\n")
    assert run_testkit(["red_court:GAME"]) == 1
    shown = capsys.readouterr().out
    assert file in shown and told in shown and len(shown.splitlines()) <= 5
    assert shown.endswith("mend this first.\n")


def test_words_that_are_missing_are_told_without_a_traceback(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    texts = project / "red_court" / "text" / "en.ftl"
    missing = ("courtier-duke", "event-favoured")
    lines = texts.read_text(encoding="utf-8").splitlines()
    texts.write_text("\n".join(line for line in lines if not line.startswith(missing)), encoding="utf-8")
    assert run_testkit(["red_court:GAME"]) == 1
    shown = capsys.readouterr().out
    assert "Traceback" not in shown and "MissingText" not in shown
    assert all(f"There are no words for “{key}”." in shown for key in missing)
    assert "--check everything_has_words" in shown


def test_the_terminal_shows_a_table_and_the_hand(project: Path, tmp_path: Path) -> None:
    shown = run(tmp_path, "play", "red_court:GAME", "--seed", "7", typed="1\nq\n").stdout
    assert "Player      Cards  Favours  Presents" in shown and "Your hand: poet, count" in shown
    assert "phase presenting" not in shown


def test_its_own_tests_pass(project: Path) -> None:
    path = os.pathsep.join([str(SOURCE.parent), str(project)])
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"],
        capture_output=True, text=True, cwd=project, env={**os.environ, "PYTHONPATH": path}, timeout=120,
    )  # fmt: skip
    assert done.returncode == 0 and " passed" in done.stdout, done.stdout


def test_bots_play_it_and_the_greedy_one_wins_more(project: Path, tmp_path: Path) -> None:
    words = ("simulate", "red_court:GAME", "--bots", "greedy,random", "--games", "60", "--seats", "2", "--json")
    report = json.loads(run(tmp_path, *words, "--audit").stdout)
    assert report["violations"] == 0
    assert report["bots"]["greedy"]["wins"] > report["bots"]["random"]["wins"]


def test_it_is_played_drawn_and_looked_up(project: Path, tmp_path: Path) -> None:
    played = run(tmp_path, "play", "red_court:GAME", "--seed", "7", "--lang", "hu", typed="1\n1\n1\n")
    assert played.returncode == 0 and "Whom do you present?" in played.stdout
    assert "2.2" in run(tmp_path, "rules", "red_court:GAME").stdout
    game = find_game("red_court:GAME")
    table = Table(game, ["Anna", "Béla"], seed="7")
    svg = camarilla.draw(table, seat=0).svg
    assert 'data-domain="courtier"' in svg and "Anna" in svg and 'class="palette-ochre"' in svg
    assert speaker(game, "it")("title") == "Red Court"


def test_it_is_written_as_all_code_is(project: Path) -> None:
    lint = [sys.executable, "-m", "ruff", "check", "--config", str(ROOT / "pyproject.toml"), "--no-cache", "."]
    # What makers may do as they like, and what all games are excused from.
    done = subprocess.run([*lint, "--ignore", "I001,D1"], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stdout
    written = [file for file in project.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    assert [file for file in written if "@" in file.read_text("utf-8").replace("@pytest.mark", "")] == []


def test_it_says_how_it_is_found_once_installed(project: Path) -> None:
    points = tomllib.loads((project / "pyproject.toml").read_text("utf-8"))["project"]["entry-points"]
    assert find_game(points["camarilla.games"]["red-court"]) is find_game("red_court:GAME")


def test_in_a_checkout_it_lies_where_all_games_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "src" / "camarilla" / "games").mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    done = run(tmp_path, "new-game", "courtiers")
    assert done.returncode == 0 and "camarilla play courtiers\n" in done.stdout
    rules = (tmp_path / "src" / "camarilla" / "games" / "courtiers" / "rules" / "present.py").read_text("utf-8")
    assert "from camarilla.games.courtiers.state import CourtiersState" in rules
    tests = (tmp_path / "tests" / "games" / "courtiers" / "test_3_end.py").read_text("utf-8")
    assert "from tests.games.courtiers.notation import" in tests
    assert not (tmp_path / "courtiers").exists() and not (tmp_path / "pyproject.toml").exists()


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Red-Court", "cannot be the name of a game"),
        ("red_court", "cannot be the name of a game"),
        ("../red", "cannot be the name of a game"),
        ("class", "cannot be the name of a game"),
        ("random", "cannot be the name of a game"),
        ("strozzi", "There is a game “strozzi” already."),
        ("there", "there is there already."),
        ("closed", "closed is there already."),
        ("x" * 300, "cannot be written: File name too long"),
    ],
)
def test_what_cannot_be_written_is_refused_in_one_line(
    name: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there" / "there").mkdir(parents=True)
    (tmp_path / "closed").write_text("a file")
    done = run(tmp_path, "new-game", name)
    assert done.returncode == 2 and told in done.stderr and done.stderr.count("\n") == 1
    assert sorted(file.name for file in tmp_path.iterdir()) == ["closed", "there"]


def test_a_process_of_its_own_writes_it_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run_process(tmp_path, "new-game", "blue-court").returncode == 0
    assert (tmp_path / "blue-court" / "blue_court" / "board.py").is_file()
