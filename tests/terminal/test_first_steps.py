"""What newcomers do first, and what they are told when it goes wrong."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from camarilla.core.clauses import Malformed
from camarilla.core.registry import find_game
from camarilla.drawing import png
from camarilla.speech.voice import voice
from camarilla.terminal.fullscreen.app import TableApp
from camarilla.terminal.table.help import explain
from tests.paths import ROOT
from tests.terminal.pilot import LARGE, SMALL, Player, at_the_table, pages, screen_text, shown, sitting, type_in
from tests.terminal.screenplay import PROMPT, Terminal, run

TOY = "tests.toys.pledges:GAME"
CRASHING = """class Crashing:
    def __init__(self, chance):
        pass

    def choose(self, chair):
        raise ZeroDivisionError("nothing to share")
"""


def test_a_bot_that_crashes_is_named_with_its_seat_its_file_and_a_command_that_repeats_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "crashing.py").write_text(CRASHING)
    monkeypatch.syspath_prepend(str(tmp_path))
    words = ("simulate", "strozzi", "--bots", "crashing:Crashing,random", "--seats", "3", "--games", "1", "--seed", "x")
    done = run(tmp_path, *words)
    assert done.returncode == 1
    assert f"ZeroDivisionError: nothing to share ({tmp_path / 'crashing.py'}, line 6)" in done.stdout
    assert "This was Crashing in seat " in done.stdout
    again = "camarilla simulate strozzi --bots crashing:Crashing,random --seats 3 --seed x --first 0 --games 1 --audit"
    assert again in done.stdout


@pytest.mark.parametrize("command", [("verify",), ("play", "--resume")])
def test_a_game_that_is_only_a_module_has_to_be_named(command: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "toy.json"
    assert run(tmp_path, "play", TOY, "--seed", "1", "--bot", "random", "--save", str(file)).returncode == 0
    done = run(tmp_path, *command, str(file))
    assert done.returncode == 2 and "camarilla verify --game module:GAME" in done.stderr


def test_a_missing_package_and_a_missing_browser_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "playwright.sync_api", None)
    with pytest.raises(Malformed, match=r"pip install '\.\[png\]'.*Or choose an \.svg file"):
        png.png("<svg/>")
    with pytest.raises(Malformed, match="Python package") as lack, png.chromium():
        pass
    assert ".svg" not in str(lack.value)


def test_a_game_without_a_box_says_nothing_of_print(tmp_path: Path) -> None:
    assert "as printed" not in run(tmp_path, "rules", TOY).stdout
    assert "The box" in run(tmp_path, "rules", "strozzi").stdout


def test_settings_are_written_as_they_are_set(tmp_path: Path) -> None:
    assert "serve.public-url" in run(tmp_path, "settings").stdout


def test_the_first_menu_can_be_asked_and_left(pseudo_terminals: Callable[..., Terminal], tmp_path: Path) -> None:
    terminal = pseudo_terminals(tmp_path, "play")
    assert "q quit" in terminal.until(PROMPT)
    terminal.say("?")
    assert "camarilla learn" in terminal.until(PROMPT)
    terminal.say("q")
    assert terminal.end()[0] == 0


@pytest.mark.parametrize(
    ("language", "asked", "told"),
    [
        ("en", "gold", "paid with attribute cards"),
        ("en", "baron", "A rank of nobles"),
        ("en", "ireland", "The first noble here"),
        ("en", "revolution", "one of them the revolution"),
        ("hu", "arany", "jellemzőkártyákkal"),
        ("it", "Irlanda", "Il primo nobile"),
    ],
)
def test_every_name_on_the_screen_has_help(language: str, asked: str, told: str) -> None:
    game = find_game("heads-of-state")
    [(_, text)] = explain(game, voice(game, language), asked)
    assert told in text


def test_help_begins_with_the_aim_and_tab_is_told_only_where_there_are_pages(tmp_path: Path) -> None:
    session = sitting(tmp_path, "principe")

    async def look(app: TableApp, pilot: Player) -> None:
        assert pages(app) > 1 and "Tab page" in shown(app)[-1]
        await pilot.resize_terminal(*LARGE)
        await pilot.pause()
        assert pages(app) == 1 and "Tab page" not in shown(app)[-1]
        await type_in(pilot, "?")
        await pilot.press("enter")
        await pilot.pause()
        assert screen_text(app).startswith("Score the most points")

    at_the_table(session, look, SMALL)


@pytest.mark.parametrize("words", [[], ["http://127.0.0.1:9"], ["http://127.0.0.1:9", "strozzi"]])
@pytest.mark.parametrize("bot", [[sys.executable, "examples/bot.py"], ["node", "examples/bot.mjs"]], ids=["py", "mjs"])
def test_an_example_bot_says_what_it_needs(bot: list[str], words: list[str]) -> None:
    done = subprocess.run([*bot, *words], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert ("usage: " if len(words) < 2 else "cannot be reached") in done.stderr and done.stderr.count("\n") == 1
