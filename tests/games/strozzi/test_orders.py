"""Standing orders: ships pass by until one comes that the owner wants to decide about himself."""

from typing import Any

import pytest

from tests.games.standing_orders import give, offered, says, stands
from tests.games.strozzi.notation import given


def cargo_of(ship: str) -> dict[str, Any]:
    shown: dict[str, Any] = given(ship=ship).sees()["ship"]
    return {"speed": shown["speed"], **shown["goods"], "scrolls": shown["scrolls"], "patronage": shown["patronage"]}


@pytest.mark.parametrize("ship", ["s01", "s05", "s12", "s20", "s29"])
@pytest.mark.parametrize("cargo", ["any", "gold", "grain", "cloth", "scrolls", "patronage"])
def test_passes_until_a_ship_with_the_speed_and_the_cargo(ship: str, cargo: str) -> None:
    table = given(ship=ship, active="B")
    carried = cargo_of(ship)
    for speed in range(1, 9):
        order = give(table, "B", f"pass-until {speed} {cargo}")
        fits = carried["speed"] >= speed and (cargo == "any" or bool(carried[cargo]))
        assert says(table, "B", order) == (None if fits else "pass")
        assert stands(table, "B", order) == (not fits)
        assert says(table, "C", order) is None, "C is not asked"


def test_a_ship_that_fits_ends_the_order_only_on_its_owner_s_turn() -> None:
    table = given(ship="s12", active="A")
    order = give(table, "B", "pass-until 1 any")
    assert stands(table, "B", order)
    table.play("A pass")
    assert not stands(table, "B", order)


def test_the_whole_round_is_passed_and_no_more() -> None:
    table = given(ship="s12", active="A", deck="s13")
    order = give(table, "A", "pass-round")
    assert says(table, "A", order) == "pass"
    table.all_pass()
    assert (table.asked(), table.ship(), says(table, "A", order)) == ("A claim", "s13", "pass")
    table.all_pass()
    assert table.sees()["round"] == 2
    assert not stands(table, "A", order)


def test_ports_and_tiles_are_left_to_the_owner() -> None:
    table = given(ship="s12", active="A").play("A claim pirate")
    order = give(table, "A", "pass-round")
    assert table.asked() == "A port"
    assert says(table, "A", order) is None
    assert stands(table, "A", order)


def test_whoever_is_not_asked_again_has_nothing_to_order() -> None:
    ports = {"venice": "A:s01/P", "rome": "A:s02/+1", "naples": "A:s03/W"}
    table = given(ports=ports, active="B")
    assert offered(table, "A") == {}
    assert list(offered(table, "B")) == ["pass-until", "pass-round"]
    over = given(round=3, deck="").all_pass()
    assert over.asked() == "over"
    assert offered(over, "A") == {}
