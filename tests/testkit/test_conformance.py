"""A broken promise says which check, setup and seed it was, what differed, and how to run just that again."""

import shlex
from pathlib import Path

import pytest

from camarilla.core.fields import Json
from camarilla.core.registry import find_game
from camarilla.testkit import CHECKS, Setup, Violation, conformance
from camarilla.testkit.__main__ import main
from camarilla.testkit.conformance import again
from camarilla.testkit.differences import first_difference, first_differing_line
from tests.testkit.test_catches import LeakyView, LosingCards, played_with
from tests.toys.pledges import GAME


def test_a_broken_promise_names_its_check_setup_and_seed_and_can_be_seen_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played_with(monkeypatch, LeakyView)
    with pytest.raises(Violation) as broken:
        conformance(GAME, seed=40)
    (note,) = broken.value.__notes__
    said, command = note.splitlines()
    assert said == "seat_sees_nothing_hidden: pledges 2 seats, seed 40. Only this again:"
    python, _, module, *words = shlex.split(command)
    assert (python, module) == ("python", "camarilla.testkit")
    assert words == [
        "tests.toys.pledges:GAME", "--check", "seat_sees_nothing_hidden", "--seats", "2", "--seed", "40",
    ]  # fmt: skip
    assert main(words) == 1
    shown = capsys.readouterr().out
    assert str(broken.value) in shown and "0 promises kept, 1 broken" in shown
    assert f"python -m {shlex.join([module, *words])}" in shown


def test_options_stand_in_the_command_and_known_games_go_by_their_id() -> None:
    game = find_game("strozzi")
    setup = Setup(game, 3, {"money": "open"})
    words = "python -m camarilla.testkit strozzi --check records_replay --seats 3 --seed 5 --option money=open"
    assert again("records_replay", setup, 5) == words
    assert again("languages_agree", game) == "python -m camarilla.testkit strozzi --check languages_agree"


def test_the_command_reports_every_broken_promise_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played_with(monkeypatch, LosingCards)
    assert main(["tests.toys.pledges:GAME", "--games", "2"]) == 1
    shown = capsys.readouterr().out
    assert shown.count("components_are_conserved\n") == 1
    assert "components lost or doubled" in shown and "pledges 2 seats, seed 0. Only this again" in shown


def test_the_command_says_that_all_is_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tests.toys.pledges:GAME", "--check", "records_replay", "--games", "3"]) == 0
    assert capsys.readouterr().out == "1 promises kept, 0 broken\n"
    assert main(["chess"]) == 2
    assert "There is no game “chess”" in capsys.readouterr().err


def test_what_is_raised_by_mistake_keeps_its_kind_and_its_place(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tests.toys.pledges.named", lambda cards: 1 // 0)
    with pytest.raises(ZeroDivisionError) as mistake:
        CHECKS["views_have_what_all_read"](Setup(GAME, 2, {}), 3)
    assert "views_have_what_all_read: pledges 2 seats, seed 3" in mistake.value.__notes__[0]
    assert main(["tests.toys.pledges:GAME", "--check", "views_have_what_all_read"]) == 1
    shown = capsys.readouterr().out
    assert "Traceback" in shown and "pledges.py" in shown and "Only this again" in shown
    assert main(["tests.toys.pledges:GAME"]) == 1
    shown = capsys.readouterr().out
    assert shown.count("Traceback") == 1, "one mistake is shown once"
    (also,) = [line for line in shown.splitlines() if " also breaks: " in line]
    assert "ZeroDivisionError" in also and also.count(", ") > 5


def test_a_file_that_cannot_be_imported_is_the_only_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "stumbling.py").write_text("GAME = (\n")
    monkeypatch.chdir(tmp_path)
    assert main(["stumbling:GAME"]) == 1
    shown = capsys.readouterr().out
    assert 'stumbling.py", line 1' in shown and "was never closed" in shown
    assert shown.endswith("Nothing else was looked at: mend this first.\n") and len(shown.splitlines()) == 5


def test_a_difference_is_found_where_it_is() -> None:
    one: dict[str, Json] = {"hand": ["1", "2"], "players": [{"points": 3}, {"points": 4}]}
    assert first_difference(one, {**one, "players": [{"points": 3}, {"points": 5}]}, "view") == (
        "view.players[1].points is 4 and 5"
    )
    assert first_difference(one, {**one, "hand": ["1"]}, "view") == "view.hand is ['1', '2'] and ['1']"
    assert first_difference(one, {"hand": ["1", "2"]}, "view") == "view.players is there only once"
    assert first_difference(one, dict(one), "view") == ""
    assert first_differing_line("a\nbcd\n", "a\nbxd\n") == "'bcd' and 'bxd'"
    assert first_differing_line("a\n", "a\n") == ""
    assert first_differing_line("x" * 100 + "1", "x" * 100 + "2") == f"'{'x' * 40}1' and '{'x' * 40}2'"


def test_a_copy_that_names_the_module_it_was_copied_from_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "copied.py").write_text("from tests.toys.pledges import GAME\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert main(["copied:GAME", "--check", "views_have_what_all_read"]) == 2
    assert "copied:GAME says that its game is in the module “tests.toys.pledges”" in capsys.readouterr().err
