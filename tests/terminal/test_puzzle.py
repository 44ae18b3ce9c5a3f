"""`camarilla puzzle`: asked, answered by number or words, told."""

import io

import pytest

from camarilla.cli import main
from camarilla.core.registry import find_game
from camarilla.review.puzzles import puzzle_table, puzzles_of


def asked(typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *more: str) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert main(["puzzle", *more, "--lang", "en"]) == 0
    return capsys.readouterr().out


def test_the_answer_is_found_by_its_number(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    game = find_game("strozzi")
    puzzle = puzzles_of(game)[7]
    legal = [game.verbs.text(action) for action in puzzle_table(game, puzzle).legal(puzzle.seat)]
    wrong, right = (legal.index(one.play) + 1 for one in (puzzle.tried[1], puzzle.tried[0]))
    told = asked(f"nonsense\n{wrong}\n{right}\n", monkeypatch, capsys, "strozzi", "8")
    assert "not a command" in told and "something better" in told and "Found." in told
    assert "camarilla puzzle strozzi 9" in told


def test_who_gives_up_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for typed, more in (("?\n", ()), ("", ()), ("", ("--answer",))):
        told = asked(typed, monkeypatch, capsys, "strozzi", "8", *more)
        assert "Best:" in told and "Found." not in told


def test_without_a_game_they_are_listed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert "24 puzzles" in asked("", monkeypatch, capsys)


def test_an_unknown_puzzle_is_one_line_and_status_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", "strozzi", "1000", "--lang", "it"]) == 2
    assert "Non esiste il problema" in capsys.readouterr().err
