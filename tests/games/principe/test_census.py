"""The census finds what is lost, or there twice, wherever it lies."""

from typing import Any

import pytest

from camarilla.core.chance import FastChance
from camarilla.games.principe import GAME

CARDS = ["deck", "gone", "lots"]
PLAYERS_CARDS = ["hand", "chosen", "up", "down"]


def changed(field: str, value: Any, **others: Any) -> dict[str, int]:
    """What is found too much of, or too little, in a new game of three with another value in a field."""
    position = GAME.start(3, FastChance(1))
    document = position.dump() | {field: value} | others
    position.load(document)
    wanted = position.box.components(3)
    census = position.census()
    assert list(census) == list(wanted)
    return {name: census[name] - wanted[name] for name in wanted if census[name] != wanted[name]}


def held_in(document: dict[str, Any], field: str, colour: str) -> int:
    """How many cards of a colour a field of a new game holds."""
    held = document[field]
    return sum([cards.get(colour, 0) for cards in held] if isinstance(held, list) else [held.get(colour, 0)])


@pytest.mark.parametrize("field", [*CARDS, *PLAYERS_CARDS])
def test_building_cards(field: str) -> None:
    document: dict[str, Any] = GAME.start(3, FastChance(1)).dump()
    some = {"green": 30}
    value = some if field in CARDS else [some, {}, {}]
    found = changed(field, value)
    assert found["green cards"] == 30 - held_in(document, field, "green")


@pytest.mark.parametrize("field", ["given", "known"])
def test_what_is_only_remembered_is_no_card(field: str) -> None:
    assert changed(field, [{"green": 3}, {}, {}]) == {}


def test_city_cards() -> None:
    document: dict[str, Any] = GAME.start(3, FastChance(1)).dump()
    row, pile = document["open"], document["city_pile"]
    assert changed("built", [[], [row[0]], [pile[0]]]) == {f"city {row[0]}": 1, f"city {pile[0]}": 1}
    assert changed("city_pile", pile[1:]) == {f"city {pile[0]}": -1}
    assert changed("cities_out", [row[1]]) == {f"city {row[1]}": 1}
    assert changed("open", row[1:], open_cities=len(row) - 1) == {f"city {row[0]}": -1}


def test_coins_in_the_bank_and_in_purses() -> None:
    document: dict[str, Any] = GAME.start(3, FastChance(1)).dump()
    assert changed("bank", document["bank"] - 3) == {"coins": -3}
    assert changed("money", [coins + 1 for coins in document["money"]]) == {"coins": 3}


def test_a_role_that_nobody_can_hold() -> None:
    assert changed("role", [-1, 2, 3, *[-1] * 7]) == {"role councillor": -1}


def test_a_twelfth_shield_on_the_map() -> None:
    assert changed("posted", [{"umbria": 11}, {"umbria": 5, "emilia": 7}, {}]) == {"shields of seat 1": 1}
