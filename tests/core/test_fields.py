"""Positions written down: the readable document, its way back, and precise refusals."""

from typing import Any

import pytest

from camarilla.core.chance import FastChance
from camarilla.core.fields import BadDocument
from camarilla.core.registry import find_game, game_ids
from tests.toys.pledges import GAME


def document() -> dict[str, Any]:
    return GAME.start(2, FastChance(1)).dump()


def test_a_document_is_readable() -> None:
    dumped = document()
    assert dumped["seats"] == 2
    assert [len(hand) for hand in dumped["hand"]] == [2, 2]
    assert dumped["pledge"] == [None, None]


def test_equal_positions_have_equal_digests_and_others_do_not() -> None:
    first, second, third = (GAME.start(2, FastChance(seed)) for seed in (1, 1, 2))
    assert first.digest() == second.digest() != third.digest()


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"pile": 3}, "pile: expected a list of names"),
        ({"pile": ["99"]}, "pile: expected one of 1, 2"),
        ({"hand": [["1", "2"]]}, "hand: expected 2 entries, found 1"),
        ({"hand": "none"}, "hand: expected a list"),
        ({"seats": 4, "hand": [[], [], [], []]}, "hand: there is room for 3 entries, not for 4"),
        ({"points": [0, 1 << 63]}, "points: expected a whole number of 64 bits"),
        ({"points": [0, True]}, "points: expected a whole number of 64 bits"),
        ({"pledge": ["99", None]}, "pledge: expected one of"),
        ({"seats": "two"}, "seats: expected a whole number of 64 bits"),
        ({"treasure": 1}, "there is no field “treasure”"),
    ],
)
def test_bad_documents_name_the_field(change: dict[str, Any], reason: str) -> None:
    position = GAME.start(2, FastChance(1))
    before = list(position.cells)
    with pytest.raises(BadDocument) as problem:
        position.load({**document(), **change})
    assert reason in str(problem.value)
    assert list(position.cells) == before


def test_a_missing_field_is_named() -> None:
    lacking = document()
    del lacking["points"]
    with pytest.raises(BadDocument, match="“points” is missing"):
        GAME.start(2, FastChance(1)).load(lacking)


@pytest.mark.parametrize("id", game_ids())
def test_fields_do_not_overlap_and_cover_all_cells(id: str) -> None:
    game = find_game(id)
    layout = game.start(game.seats[-1], FastChance(1)).layout()
    taken: set[int] = set()
    for field in layout.fields:
        length = game.seats[-1] if field.length < 0 else max(field.length, 1)
        cells = set(range(field.at, field.at + length))
        assert not cells & taken, f"{field.name} overlaps"
        taken |= cells
    assert taken == set(range(layout.size))
