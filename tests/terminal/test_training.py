"""`camarilla train` and `camarilla tune`: what they report and write, and what they refuse."""

import json
import tomllib
from pathlib import Path

import pytest

from camarilla.cli import main
from tests.terminal.screenplay import run

TOY = "tests.toys.pledges:GAME"
TRAIN = ("train", "strozzi", "--seats", "3", "--bot", "random", "--games", "12")


def test_training_says_what_it_learned_and_where_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "learned"
    done = run(tmp_path, *TRAIN, "--output", str(folder))
    assert done.returncode == 0, done.stderr
    assert "learned from 12 games" in done.stdout and "handwritten" in done.stdout
    assert {file.name for file in folder.iterdir()} == {
        "weights.json", "figures-3.json", "curve-3.svg", "games-3.jsonl"
    }  # fmt: skip
    again = run(tmp_path, *TRAIN, "--output", str(folder), "--json")
    assert json.loads(again.stdout) == json.loads((folder / "figures-3.json").read_text())


def test_tuning_writes_settings(tmp_path: Path) -> None:
    words = ("tune", TOY, "--seats", "2", "--simulations", "3", "--against", "random", "--deals", "1", "--fresh", "2")
    tried = ("--try", "depth=2,8", "--try", "engine=tree", "--candidates", "3")
    done = run(tmp_path, *words, *tried)
    assert done.returncode == 0, done.stderr
    assert tomllib.loads(done.stdout)["hard"]["simulations"] == 3
    into = run(tmp_path, *words, *tried, "--output", str(tmp_path / "found.toml"))
    assert into.stdout == "" and (tmp_path / "found.toml").read_text() == done.stdout


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("train", "strozzi", "--minutes", "31"), "--minutes must be more than 0 and at most 30, not 31.0"),
        (("train", "strozzi", "--minutes", "0"), "--minutes must be more than 0"),
        (("train", "strozzi", "--games", "0"), "--games must be at least 1"),
        (("train", "strozzi", "--jobs", "0"), "--jobs must be at least 1"),
        (("train", "strozzi", "--bot", "nobody"), "nobody"),
        (("train", TOY), "no features to learn from"),
        (("tune", TOY, "--candidates", "0"), "--candidates must be at least 1"),
        (("tune", TOY, "--simulations", "0"), "--simulations must be at least 1"),
        (("tune", TOY, "--level", "easy"), "easy is no level that searches"),
        (("tune", TOY, "--try", "depth"), "--try takes a setting and its values"),
        (("tune", TOY, "--try", "luck=1"), "luck is no setting"),
        (("tune", TOY, "--seats", "9"), "2 to"),
    ],
)
def test_what_cannot_be_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: list[str], reason: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C")
    assert main(words) == 2
    said = capsys.readouterr().err
    assert reason in said and len(said.splitlines()) == 1
    assert not list(tmp_path.iterdir())
