"""`camarilla puzzle`: asked, answered by number or words, told."""

import io

import pytest

from camarilla.cli import main
from camarilla.core.registry import find_game, game_ids
from camarilla.review.puzzles import COURT, puzzles_of
from camarilla.speech.voice import voice
from camarilla.terminal.fullscreen.app import TableApp
from camarilla.terminal.table.puzzle import PuzzleSession
from tests.terminal.pilot import SMALL, Player, at_the_table, options, screen_text, shown


def asked(typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *more: str) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert main(["puzzle", *more, "--lang", "en"]) == 0
    return capsys.readouterr().out


def test_the_answer_is_found_by_its_number(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    told = asked("nonsense\n2\n0\n", monkeypatch, capsys, "strozzi", "8")
    assert "not a command" in told and "something better" in told and "Found." in told
    assert "camarilla puzzle strozzi 9" in told


def test_who_gives_up_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for typed, more in (("s\nq\n", ()), ("", ()), ("", ("--answer",))):
        told = asked(typed, monkeypatch, capsys, "strozzi", "8", *more)
        assert "Best:" in told and "Found." not in told


def test_without_a_game_they_are_listed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert "24 puzzles" in asked("", monkeypatch, capsys)


@pytest.mark.parametrize(
    ("language", "no_puzzle", "no_game"),
    [
        ("en", "There is no puzzle 1,000: there are", "There is no game “no-such-game”."),
        ("hu", "Nincs 1 000. feladvány", "Nincs „no-such-game” nevű játék."),
        ("it", "Non esiste il problema 1.000", "Non esiste il gioco «no-such-game»."),
    ],
)
def test_an_unknown_puzzle_or_game_is_one_line_and_status_2(
    language: str, no_puzzle: str, no_game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for asked_for, complaint in ((["strozzi", "1000"], no_puzzle), (["no-such-game"], no_game)):
        assert main(["puzzle", *asked_for, "--lang", language]) == 2
        told = capsys.readouterr()
        assert told.out == "" and len(told.err.splitlines()) == 1 and complaint in told.err


@pytest.mark.parametrize("id", game_ids())
def test_a_puzzle_fits_a_screen_of_24_lines(id: str) -> None:
    """What is asked, every choice and what was wrong are in sight; the table has its pages."""
    game = find_game(id)
    longest = max(puzzles_of(game), key=lambda puzzle: len(puzzle.decided))
    session = PuzzleSession(game, longest, voice(game, "en", list(COURT)))
    wrong = next(one.play for one in longest.tried[1:])

    async def solve(app: TableApp, pilot: Player) -> None:
        read = screen_text(app)
        assert len(shown(app)) <= SMALL[1] and "What is best, from what you can know?" in read
        assert all(option in read for option in options(app)[:3])
        for play, answer in ((wrong, "There is something better."), (longest.answer, "")):
            app.screen.query_one("#typed").value = play  # type: ignore[attr-defined]
            await pilot.press("enter")
            await pilot.pause()
            assert answer in screen_text(app) or session.solved

    at_the_table(session, solve)
    assert session.solved
