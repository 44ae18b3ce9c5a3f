"""Standing orders: ships pass by until one comes that the owner wants to decide about himself."""

from typing import Any

import pytest

from camarilla.games.strozzi import GAME
from camarilla.games.strozzi.orders import ORDERS, answer, lot, offers, stands
from tests.games.strozzi.scene import LETTERS, Scene, given


def give(scene: Scene, player: str, text: str) -> tuple[dict[str, Any], str]:
    spelled = ORDERS.action(ORDERS.parse(text)).json()
    return spelled, lot(spelled, scene.position.view(LETTERS.index(player)))


def says(scene: Scene, player: str, order: tuple[dict[str, Any], str]) -> str | None:
    seat = LETTERS.index(player)
    action = answer(*order, scene.position.view(seat), scene.position.legal(seat))
    return None if action is None else GAME.verbs.text(action)


def holds(scene: Scene, player: str, order: tuple[dict[str, Any], str]) -> bool:
    return stands(*order, scene.position.view(LETTERS.index(player)))


def cargo_of(ship: str) -> dict[str, Any]:
    shown: dict[str, Any] = given(ship=ship).view["ship"]
    return {"speed": shown["speed"], **shown["goods"], "scrolls": shown["scrolls"], "patronage": shown["patronage"]}


@pytest.mark.parametrize("ship", ["s01", "s05", "s12", "s20", "s29"])
@pytest.mark.parametrize("cargo", ["any", "gold", "grain", "cloth", "scrolls", "patronage"])
def test_passes_until_a_ship_with_the_speed_and_the_cargo(ship: str, cargo: str) -> None:
    scene = given(ship=ship, active="B")
    carried = cargo_of(ship)
    for speed in range(1, 9):
        order = give(scene, "B", f"pass-until {speed} {cargo}")
        fits = carried["speed"] >= speed and (cargo == "any" or bool(carried[cargo]))
        assert says(scene, "B", order) == (None if fits else "pass")
        assert holds(scene, "B", order) == (not fits)
        assert says(scene, "C", order) is None, "C is not asked"


def test_a_ship_that_fits_ends_the_order_only_on_its_owner_s_turn() -> None:
    scene = given(ship="s12", active="A")
    order = give(scene, "B", "pass-until 1 any")
    assert holds(scene, "B", order)
    scene.play("A", "pass")
    assert not holds(scene, "B", order)


def test_the_whole_round_is_passed_and_no_more() -> None:
    scene = given(ship="s12", active="A", deck="s13")
    order = give(scene, "A", "pass-round")
    assert says(scene, "A", order) == "pass"
    scene.all_pass()
    assert (scene.ship, says(scene, scene.asked, order)) == ("s13", "pass")
    scene.all_pass()
    assert scene.view["round"] == 2
    assert not holds(scene, "A", order)


def test_ports_and_tiles_are_left_to_the_owner() -> None:
    scene = given(ship="s12", active="A").play("A", "claim pirate")
    order = give(scene, "A", "pass-round")
    assert scene.view["phase"] == "port"
    assert says(scene, "A", order) is None and holds(scene, "A", order)


def test_whoever_is_not_asked_again_has_nothing_to_order() -> None:
    ports = {"venice": "A:s01/P", "rome": "A:s02/+1", "naples": "A:s03/W"}
    scene = given(ports=ports, active="B")
    assert offers(scene.position.view(0)) == []
    assert [verb.name for verb in offers(scene.position.view(1))] == ["pass-until", "pass-round"]
    over = given(round=3, deck="").all_pass()
    assert over.view["phase"] == "over" and offers(over.position.view(0)) == []
