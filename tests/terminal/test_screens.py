"""The full screen on a pseudo-terminal: begun, left and without colours, as people start it."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.terminal.screenplay import PROMPT, Terminal, saved

Open = Callable[..., Terminal]
GAME = ("play", "strozzi", "--seed", "7", "--bot", "random", "--pace", "0")
COLOUR = re.compile(r"\x1b\[(?:\d+;)*(?:3[0-7]|9[0-7]|4[0-7]|10[0-7]|38;[25]|48;[25])[;\d]*m")


def test_a_terminal_gets_the_full_screen_and_its_own_colours(pseudo_terminals: Open, tmp_path: Path) -> None:
    terminal = pseudo_terminals(tmp_path, *GAME)
    terminal.until_shown("Do you want this ship")
    assert "\x1b[?1049h" in terminal.raw and COLOUR.search(terminal.raw)
    assert not re.search(r"\x1b\[[\d;]*[34]8;[25]", terminal.raw), "sixteen colours are enough"
    terminal.press("q\r")
    status, shown = terminal.end()
    assert status == 0 and "\x1b[?1049l" in terminal.raw
    assert f"Continue with: camarilla play --resume {saved(tmp_path)}" in shown.replace("\n", "")


def test_ctrl_c_keeps_the_game(pseudo_terminals: Open, tmp_path: Path) -> None:
    terminal = pseudo_terminals(tmp_path, *GAME)
    terminal.until_shown("Do you want this ship")
    terminal.press("\x03")
    status, shown = terminal.end()
    assert status == 130 and f"camarilla play --resume {saved(tmp_path)}" in shown.replace("\n", "")


def test_no_color_is_heard(pseudo_terminals: Open, tmp_path: Path) -> None:
    terminal = pseudo_terminals(tmp_path, *GAME, NO_COLOR="1")
    terminal.until_shown("Do you want this ship")
    assert "\x1b[?1049h" in terminal.raw
    assert not COLOUR.search(terminal.raw)
    terminal.press("\x11")
    assert terminal.end()[0] == 0


@pytest.mark.parametrize("changes", [{"columns": 50}, {"lines": 15}, {"TERM": "dumb"}])
def test_where_there_is_no_room_the_table_is_played_in_lines(
    pseudo_terminals: Open, tmp_path: Path, changes: dict[str, object]
) -> None:
    terminal = pseudo_terminals(tmp_path, *GAME, **changes)
    terminal.until(PROMPT)
    assert "\x1b[?1049h" not in terminal.raw
