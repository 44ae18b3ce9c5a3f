"""The table as text."""

import io
from typing import Any

from rich.console import Console

from camarilla.core.text import speaker
from camarilla.games.heads_of_state import GAME
from camarilla.games.heads_of_state.terminal import draw
from tests.games.heads_of_state.tables import BLUE, RED, YELLOW, Table, a_table, plotting

NAMES = ["Rosa", "Gelsomina", "Bianca"]


def drawn(table: Table, seat: int | None = RED, language: str = "en", width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, no_color=True)
    view: dict[str, Any] = table.position.view(seat)
    with console.capture() as captured:
        console.print(draw(view, speaker(GAME, language, NAMES), width))
    return captured.get()


def given() -> Table:
    return plotting(
        turn=BLUE, treachery={BLUE: "gallows"}, hands={RED: "gold gold courtesan"},
        board={RED: "duke saxony, earl saxony", YELLOW: "king england"},
    ).play(BLUE, "strike gallows duke saxony")  # fmt: skip


def test_countries_boxes_and_the_dead() -> None:
    lines = drawn(given())
    assert "*England ·9  king:B" in lines
    assert " Saxony ·4  duke:! †A  earl:A" in lines
    assert "*Castile ⬡7  king:_  prince:_" in lines
    assert "Britain 8/3 □7/3" in lines
    assert "influence: B 4" in lines


def test_displays_players_and_the_own_hand() -> None:
    text = drawn(given())
    assert "Open cards: gold, title, troops, castle, duelling skills, bishop" in text
    assert "(pile 51, revolution pile 11, discards 0)" in text
    assert "you: 2×gold, courtesan" in text
    assert ">C Bianca" in text
    assert "2×gold" not in drawn(given(), YELLOW)
    assert "you:" not in drawn(given(), None)


def test_all_languages_fit_eighty_columns() -> None:
    table = a_table(hands={RED: "gold gold title title troops castle castle duelling bishop palace"})
    for language, word in (("en", "Burgundy"), ("hu", "Burgundia"), ("it", "Borgogna")):
        text = drawn(table, RED, language)
        assert word in text
        assert max(len(line) for line in text.splitlines()) <= 80
    assert max(len(line) for line in drawn(table, RED, "hu", 60).splitlines()) <= 60
