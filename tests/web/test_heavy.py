"""One request, whoever sends it, can neither take all the memory nor stop the others for long."""

import contextlib
import itertools
import re
from pathlib import Path
from typing import cast

import pytest

from camarilla.core.box import BadBox
from camarilla.core.clauses import Refusal
from camarilla.core.game import LONGEST_BOX_LINE
from camarilla.core.registry import find_game, game_ids
from camarilla.core.table import Table
from camarilla.web.tables.plans import LONGEST_BOX
from camarilla.web.tables.why import why_not
from tests.web.house import form, house
from tests.web.test_api import GAME

LONG = "a." * LONGEST_BOX_LINE + "b = 1"


@pytest.mark.parametrize(
    ("box", "reason"),
    [
        (LONG, "line 1: it is longer than"),  # a TOML key costs the square of its parts; long enough, all the memory
        ("# fine\n\n" + LONG, "line 3: it is longer than"),
        (LONG[:300] + '"\u2028".' + LONG[:300] + "b = 1", "line 1: it is longer than"),
        ("a = " + "[" * 390 + "\n" + "[" * 390 + "\n" + "[" * 390, "nested too deeply"),
        ("a = 1", "no [["),
    ],
)
def test_a_box_cannot_be_a_bomb(tmp_path: Path, box: str, reason: str) -> None:
    with house(tmp_path) as client:
        answer = client.post("/api/tables", json={"game": GAME, "seats": ["me", "bot:random"], "box": box})
        assert answer.status_code == 400 and reason in answer.json()["text"], answer.text
        page = client.post("/new", data=form(GAME, "me", "bot:random", box=box))
        assert page.status_code == 422 and reason in page.text


@pytest.mark.parametrize("game", [id for id in game_ids() if find_game(id).has_box])
def test_a_value_of_another_kind_is_refused(game: str) -> None:
    """Every value of the box in turn, as each kind that TOML has."""
    lines = find_game(game).box.source.split("\n")
    values = [number for number, line in enumerate(lines) if re.match(r"[a-z_]+ *=", line)]
    assert values
    for number, odd in zip(values, itertools.cycle(["true", "1.5", "{}", "[{}]", "1979-05-27", '"x"']), strict=False):
        name = lines[number].split("=")[0]
        with contextlib.suppress(BadBox):
            find_game(game).read_box("\n".join([*lines[:number], f"{name}= {odd}", *lines[number + 1 :]]))


def test_what_is_wrong_with_a_box_is_said_in_the_readers_language(tmp_path: Path) -> None:
    box = find_game(GAME).box.source.replace("[[goals]]", "[[goal]]")
    with house(tmp_path) as client:
        client.headers["Accept-Language"] = "it"
        answer = client.post("/api/tables", json={"game": GAME, "seats": ["me", "bot:random"], "box": box})
        assert "riga 1" in answer.json()["text"] and "Intendevi [[goals]]?" in answer.json()["text"], answer.text


def test_a_box_is_no_library(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        page = client.post("/new", data=form(GAME, "me", "bot:random", box="#\n" * LONGEST_BOX))
        assert page.status_code == 422 and str(LONGEST_BOX) in page.text.replace(",", "").replace("\u202f", "")


class Counted:
    """A table that counts what is tried on it, and at which nothing can be played."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.tried = 0
        self.game = table.game
        self.legal = table.legal

    def check(self, seat: int, action: int) -> None:
        self.tried += 1
        self._table.check(seat, action)

    def play(self, seat: int, action: int) -> None:
        raise AssertionError("whoever asks why has not decided")


def test_to_explain_a_refusal_little_is_tried() -> None:
    """Who is not asked gets one refusal, not that of every action of the game in turn."""
    game = max(map(find_game, game_ids()), key=lambda game: game.verbs.size)
    true = Table(game, ["A", "B", "C"], seed=bytes(32))
    for wanted in ({}, {"verb": game.verbs.verbs[-1].name}, {"nothing": "there"}):
        for seat in range(3):
            table = Counted(true)
            refusal = why_not(cast(Table, table), seat, wanted)
            open_to = seat in true.to_act() and not wanted
            assert (refusal is None) == (open_to or "nothing" in wanted)
            assert table.tried <= 1


@pytest.mark.parametrize("game_id", game_ids())
def test_to_explain_a_refusal_nothing_is_played(game_id: str) -> None:
    game = find_game(game_id)
    true = Table(game, [f"player {seat}" for seat in range(game.default_seats)], seed=bytes(32))
    seat = true.to_act()[0]
    closed = next(number for number in range(game.verbs.size) if number not in true.legal(seat))
    wanted = {name: str(value) for name, value in game.verbs.action(closed).json().items()}
    with pytest.raises(Refusal) as met:
        true.play(seat, closed)
    refusal = why_not(cast(Table, Counted(true)), seat, wanted)
    assert refusal is not None and (refusal.key, refusal.facts) == (met.value.key, met.value.facts)
