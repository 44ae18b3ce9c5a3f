"""What is reconstructed is marked where it lies on the table."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from camarilla.core.chance import FastChance
from camarilla.core.registry import find_game, game_ids
from camarilla.speech.provenance import doubts_of, name_of
from camarilla.drawing.boards import draw_board
from camarilla.web.http.language import voice
from tests.web.house import house, open_table

MARK = re.compile(r'data-mark="([^"]+)"')


def doubts_on(page: str) -> dict[str, dict[str, str | bool]]:
    found = re.search(r'<script type="application/json" id="doubts">(.*?)</script>', page, re.DOTALL)
    assert found
    told: dict[str, dict[str, str | bool]] = json.loads(found[1])
    return told


@pytest.mark.parametrize("id", game_ids())
def test_what_a_board_marks_stands_in_the_box(id: str) -> None:
    game = find_game(id)
    seats = game.default_seats
    position = game.start(seats, FastChance(1), game.choose({}), None)
    say = voice(game, "en", [f"Player {seat}" for seat in range(seats)])
    box = tomllib.loads(game.box.source)
    tables = {table: content for table, content in box.items() if isinstance(content, list)}
    things = {f"{table}-{name_of(row)}" for table, rows in tables.items() for row in rows}
    board = draw_board(game, position.view(0), say)
    doubts = doubts_of(game.box.source, say)
    assert set(MARK.findall(board)) <= things
    # A game in which something is reconstructed marks some of it from the very beginning.
    reconstructed = any(doubt["marked"] for doubt in doubts.values())
    assert reconstructed == bool({mark for mark in MARK.findall(board) if mark in doubts})


def test_a_corrected_box_leaves_no_doubt(tmp_path: Path) -> None:
    corrected = re.sub(r"^reconstructed = .*$", "", find_game("principe").box.source, flags=re.MULTILINE)
    corrected = re.sub(r'^mark = ".*"$', 'mark = "printed"', corrected, flags=re.MULTILINE)
    with house(tmp_path) as client:
        usual = client.get(open_table(client, "principe", "me", "bot:random", "bot:random")).text
        own = client.get(open_table(client, "principe", "me", "bot:random", "bot:random", box=corrected)).text
    assert doubts_on(usual)["city-milano"]["marked"] is True
    assert "reconstructed" in str(doubts_on(usual)["city-milano"]["text"])
    assert doubts_on(own) == {}


def test_what_is_only_inferred_is_told_but_not_marked() -> None:
    game = find_game("ruse-and-bruise")
    doubts = doubts_of(game.box.source, voice(game, "en"))
    assert doubts["card-explorer"] == {
        "name": "Explorer",
        "text": "Inferred: the rules do not say it outright.",
        "marked": False,
    }
