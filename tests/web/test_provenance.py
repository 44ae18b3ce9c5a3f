"""What is reconstructed is marked where it lies on the table."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from camarilla.core.chance import FastChance
from camarilla.core.registry import find_game, game_ids
from camarilla.drawing.boards import draw_board
from camarilla.speech.provenance import name_of, provenance_of_things
from camarilla.speech.voice import voice
from tests.web.house import house, open_table

MARK = re.compile(r'data-mark="([^"]+)"')


def told_on(page: str) -> dict[str, dict[str, str | bool]]:
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
    board = draw_board(game, position.view(0), say).whole()
    things_told = provenance_of_things(game.box.source, say)
    assert set(MARK.findall(board)) <= things
    # A game in which something is reconstructed marks some of it from the very beginning.
    reconstructed = any(told["marked"] for told in things_told.values())
    assert reconstructed == bool({mark for mark in MARK.findall(board) if mark in things_told})


def test_a_corrected_box_is_as_printed(tmp_path: Path) -> None:
    corrected = re.sub(r"^reconstructed = .*$", "", find_game("principe").box.source, flags=re.MULTILINE)
    corrected = re.sub(r'^mark = ".*"$', 'mark = "printed"', corrected, flags=re.MULTILINE)
    with house(tmp_path) as client:
        usual = client.get(open_table(client, "principe", "me", "bot:random", "bot:random")).text
        own = client.get(open_table(client, "principe", "me", "bot:random", "bot:random", box=corrected)).text
    assert told_on(usual)["city-milano"]["marked"] is True
    assert "reconstructed" in str(told_on(usual)["city-milano"]["text"])
    assert told_on(own) == {}


def test_what_is_only_inferred_is_told_but_not_marked() -> None:
    game = find_game("ruse-and-bruise")
    told = provenance_of_things(game.box.source, voice(game, "en"))
    assert told["card-explorer"] == {
        "name": "Explorer",
        "text": "Inferred: the rules do not say it outright.",
        "marked": False,
    }


def test_the_rulebook_lists_each_value_and_where_it_comes_from(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        page = client.get("/games/strozzi").text
    name, mark, values = r"<li><strong>(.*?)</strong>", r'<em class="mark">(.*?)</em>', r"<span>(.*?)</span>"
    listed = re.findall(rf'{name} {mark} {values}<small>Source: <span lang="en">(.*?)<', page)
    assert (
        "ship 4",
        "inferred",
        "speed: 8; gold: 0; grain: 0; cloth: 0; scrolls: 0; patronage symbol: no",
        "minaspeltips.se: a ship may be nothing but an 8",
    ) in listed


def test_a_table_without_reconstructed_values_has_no_switch_for_them(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        for game, switched in (("principe", True), ("ruse-and-bruise", False)):
            page = client.get(open_table(client, game, "me", "bot:random", "bot:random")).text
            assert ('id="reconstructed"' in page) == switched
