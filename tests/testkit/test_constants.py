"""What the testkit catches in numbers that a game writes twice: a small package, right and with one number wrong."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from camarilla.core.fields import PER_SEAT, Field, Layout
from camarilla.core.game import Game
from camarilla.testkit import WHOLE_GAME_CHECKS, Violation
from camarilla.testkit.sources.constants import (
    cells_are_numbered, copies_agree, events_are_numbered, fields_cover_the_cells,
    names_are_numbered, verbs_are_numbered,
)  # fmt: skip
from tests.toys import pledges

Check = Callable[[Game], None]
CHECKS: list[Check] = [
    cells_are_numbered, copies_agree, events_are_numbered, fields_cover_the_cells,
    names_are_numbered, verbs_are_numbered,
]  # fmt: skip

MODULES = {
    "pieces": '''
CARDS = 5
PIRATE = 0
PLUS_ONE = 1
FLAG_NAMES = ["pirate", "plus-one"]
''',
    "actions": '''
from camarilla.core.actions import Verb, Verbs, names, numbers
from camarilla.core.events import SEAT, Kind, Kinds
from .pieces import FLAG_NAMES

_CARDS = 5
"""CARDS again: the compiler folds constants only within a module."""

VERBS = Verbs(Verb("play", numbers("card", 1, _CARDS)), Verb("claim", names("flag", FLAG_NAMES)), Verb("turn-up"))
PLAY = 0
CLAIM_SHIP = PLAY + _CARDS
"""A claim."""
TURN_UP = CLAIM_SHIP + 2

KINDS = Kinds(Kind("round", SEAT), Kind("last-round"), Kind("took"), Kind("hexagon"), Kind("over"))
ROUND_BEGAN = 0
LAST_ROUND = 1
TOOK = 2
TOOK_HEXAGON = 3
OVER_NOW = 4
''',
    "layout": '''
from camarilla.core.fields import PER_SEAT, Field, Layout

PLAYERS = 3
SEATS = 0
PILE, LAID, ROW = 1, 2, 3
ROW_SIZE = 4
HAND = ROW + ROW_SIZE
SPACE = HAND + PLAYERS
SIZE = SPACE + 2 * PLAYERS

LAYOUT = Layout(
    SIZE,
    Field("seats", SEATS),
    Field("pile", PILE),
    Field("laid", LAID),
    Field("row", ROW, ROW_SIZE, counted=LAID),
    Field("hand", HAND, PER_SEAT),
    *[Field(city, SPACE + place * PLAYERS, PER_SEAT) for place, city in enumerate(["rome", "venice"])],
)
''',
    "position": '''
from librt.vecs import vec
from mypy_extensions import i64
from camarilla.core.position import Position
from .layout import HAND, LAID, LAYOUT, ROW, SEATS, SIZE, SPACE


class Toy(Position):
    def layout(self):
        return LAYOUT

    def hand(self, seat):
        cells = self.cells
        return cells[HAND + seat] + cells[SPACE + 3 * 1 + seat] + self.cells[ROW + cells[LAID]]


def start(box, seats, chance, options, log):
    cells = vec[i64]([0] * SIZE)
    cells[SEATS] = seats
    return Toy(box, cells, chance)
''',
}  # fmt: skip


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Game]:
    """Writes the package, with one text replaced by another in one of its modules."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def write(module: str = "", right: str = "", wrong: str = "") -> Game:
        package = tmp_path / "numbered"
        package.mkdir()
        (package / "__init__.py").touch()
        for name, text in MODULES.items():
            assert name != module or text.count(right) == 1
            (package / f"{name}.py").write_text(text.replace(right, wrong) if name == module else text)
        for loaded in [name for name in sys.modules if name.split(".")[0] == "numbered"]:
            monkeypatch.delitem(sys.modules, loaded)
        return Game("numbered", "numbered", seats=(2, 3), rules_version=1)

    return write


@pytest.mark.parametrize("check", CHECKS)
def test_right_numbers_pass(written: Callable[..., Game], check: Check) -> None:
    check(written())
    check(pledges.GAME)
    assert check.__name__ in WHOLE_GAME_CHECKS


WRONG = [
    # A number that was not changed when the table was, two that were exchanged, one too many, one too few
    (events_are_numbered, "actions", 'Kind("took")', 'Kind("drew"), Kind("took")', "TOOK is 2 .* took is 3"),
    (events_are_numbered, "actions", "OVER_NOW = 4", "OVER_NOW = 5", "OVER_NOW is 5 .* over is 4"),
    (events_are_numbered, "actions", "TOOK = 2\nTOOK_HEXAGON = 3", "TOOK = 3\nTOOK_HEXAGON = 2", "TOOK is 3"),
    (events_are_numbered, "actions", "LAST_ROUND = 1", "ROUND_ENDS = 1", "ROUND_ENDS is 1 .* round is 0"),
    (events_are_numbered, "actions", "OVER_NOW", "THE_END", "THE_END is 4 .* nothing there is called so"),
    (events_are_numbered, "actions", "OVER_NOW = 4", "OVER = OVER_NOW = 4", "one more constant for over"),
    (events_are_numbered, "actions", "TOOK_HEXAGON = 3\n", "", r"no constant below KINDS for \['hexagon'\]"),
    (events_are_numbered, "actions", "ROUND_BEGAN = 0", "\nROUND_BEGAN = 0", "no constant below KINDS for"),
    (events_are_numbered, "actions", "KINDS = ", "globals()['KINDS'] = ", "declares no KINDS"),
    (verbs_are_numbered, "actions", "PLAY + _CARDS", "PLAY + 4", "CLAIM_SHIP is 4 below VERBS, but claim is 5"),
    (verbs_are_numbered, "actions", "CLAIM_SHIP + 2", "CLAIM_SHIP", "TURN_UP is 5 .* turn-up is 7"),
    # Cells
    (fields_cover_the_cells, "layout", "HAND + PLAYERS", "HAND + 2", "cell 9 belongs to hand and to rome"),
    (fields_cover_the_cells, "layout", "HAND + PLAYERS", "HAND + 4", r"no field takes the cells \[10\] of 17"),
    (fields_cover_the_cells, "layout", "SPACE + 2 * PLAYERS", "SPACE + 7", r"no field takes the cells \[16\] of 17"),
    (fields_cover_the_cells, "layout", "SPACE + 2 * PLAYERS", "SPACE + 5", "venice takes cell 15, but there are 15"),
    (fields_cover_the_cells, "layout", 'Field("seats", SEATS)', 'Field("round", SEATS)', "cell 0 is round"),
    (fields_cover_the_cells, "layout", "counted=LAID", "counted=ROW", "row is counted by cell 3"),
    (cells_are_numbered, "layout", '"hand", HAND', '"hand", PILE', "HAND is 7, but the field hand begins at 1"),
    (cells_are_numbered, "position", "cells[SPACE", "cells[SIZE",
     "position.py uses cells.SIZE., but no field begins at 16"),
    (cells_are_numbered, "position", "import HAND, LAID,", "import SEATS as LAID, HAND,",
     "position.py uses cells.LAID. for seats"),
    # Places in lists of names, and copies
    (names_are_numbered, "pieces", "PLUS_ONE = 1", "PLUS_ONE = 2", r"PLUS_ONE is 2 .* listed at \[1\]"),
    (copies_agree, "pieces", "CARDS = 5", "CARDS = 6", "_CARDS is 5 in actions.py, but CARDS is 6 in pieces.py"),
    (copies_agree, "pieces", "CARDS = 5", "FACES = 5", "says CARDS again, but no other module has it"),
    (copies_agree, "actions", '"""CARDS again', '"""FLAGS and CARDS again', "says FLAGS again, but has no _FLAGS"),
]  # fmt: skip


@pytest.mark.parametrize(("check", "module", "right", "wrong", "complaint"), WRONG)
def test_a_wrong_number_is_caught(
    written: Callable[..., Game], check: Check, module: str, right: str, wrong: str, complaint: str
) -> None:
    game = written(module, right, wrong)
    with pytest.raises(Violation, match=complaint):
        check(game)


@pytest.mark.parametrize(
    ("constant", "number", "check", "complaint"),
    [
        ("WON", 0, events_are_numbered, "WON is 0 below KINDS, but won is 1"),
        ("PLEDGE", 5, cells_are_numbered, "PLEDGE is 5, but the field pledge begins at 6"),
    ],
)
def test_wrong_numbers_of_a_game_in_one_module_are_caught(
    monkeypatch: pytest.MonkeyPatch, constant: str, number: int, check: Check, complaint: str
) -> None:
    monkeypatch.setattr(pledges, constant, number)
    with pytest.raises(Violation, match=complaint):
        check(pledges.GAME)


def test_overlapping_fields_of_a_game_in_one_module_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    fields = [Field("seats", 0), Field("hand", 1, PER_SEAT), Field("points", 3, PER_SEAT)]
    monkeypatch.setattr(pledges, "LAYOUT", Layout(12, *pledges.LAYOUT.fields[:4], *fields[2:]))
    with pytest.raises(Violation, match="cell 3 belongs to hand and to points"):
        fields_cover_the_cells(pledges.GAME)
