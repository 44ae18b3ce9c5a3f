"""Chapter 5: patronage."""

import pytest

from camarilla.core.chance import FastChance
from tests.games.strozzi.scene import Scene, given


def _with_tile(display: str) -> Scene:
    """A has brought a ship that shows a patronage tile into Venice."""
    return given(ship="s08", display=display).play("A", "claim pirate", "dock venice")


@pytest.mark.rule("5.1")
def test_taking_a_tile_is_compulsory_the_choice_is_free() -> None:
    scene = _with_tile("art-gold science-grain architecture-two")
    assert (scene.asked, scene.view["phase"]) == ("A", "tile")
    assert scene.may("A") == ["take art-gold", "take science-grain", "take architecture-two"]
    for action in ("pass", "claim wares", "dock rome"):
        assert scene.refusal("A", action).clause == "5.1"


@pytest.mark.rule("5.1")
def test_a_ship_without_the_icon_brings_no_tile() -> None:
    scene = given(ship="s12").play("A", "claim pirate", "dock venice")
    assert (scene.view["phase"], scene.tiles("A")) == ("claim", [])


@pytest.mark.rule("5.2")
def test_three_tiles_alike_are_still_asked_for() -> None:
    scene = _with_tile("art-gold art-gold art-gold")
    assert (scene.asked, scene.may("A")) == ("A", ["take art-gold"])


@pytest.mark.rule("5.3")
def test_only_an_open_tile_can_be_taken() -> None:
    refusal = _with_tile("art-gold art-grain art-cloth").refusal("A", "take science-two")
    assert (refusal.clause, refusal.facts) == ("5.3", {"tile": "science-two"})


@pytest.mark.rule("5.4", "5.5", "5.7")
def test_t18_a_ware_on_the_tile_is_a_step_in_its_port() -> None:
    """T18: a tile of value 1 with cloth: N +1 though the ship went to Venice; it lies open; one is drawn."""
    scene = _with_tile("science-cloth art-two art-two").play("A", "take science-cloth")
    assert [scene.space(city, "A") for city in ("venice", "rome", "naples", "florence")] == [0, 0, 1, 0]
    assert scene.tiles("A") == ["science-cloth"]
    assert scene.totals("A") == {"art": 0, "science": 1, "architecture": 0}
    assert len(scene.view["display"]) == 3
    assert scene.view["stock"] == 32


@pytest.mark.rule("5.4", "5.6")
def test_t19_a_tile_of_value_2_moves_nothing() -> None:
    """T19: value 2: no marker moves."""
    scene = _with_tile("architecture-two art-gold art-gold").play("A", "take architecture-two")
    assert scene.told("advanced") == []
    assert scene.totals("A") == {"art": 0, "science": 0, "architecture": 2}


@pytest.mark.rule("5.7")
def test_any_tile_of_the_stock_can_come() -> None:
    opened = set()
    for seed in range(200):
        scene = _with_tile("art-gold science-grain architecture-two")
        scene.position.chance = FastChance(seed)
        opened.add(scene.play("A", "take art-gold").told("opened")[0]["tile"])
    assert len(opened) == 12


@pytest.mark.rule("5.8")
def test_with_the_stock_empty_one_takes_what_lies_open() -> None:
    scene = _with_tile("art-gold art-grain art-cloth")
    document = scene.position.dump()
    document["tiles"][1] = document["stock"]
    document["stock"] = {}
    scene.position.load(document)
    scene.play("A", "take art-gold")
    assert scene.view["display"] == ["art-grain", "art-cloth"]


@pytest.mark.rule("5.8")
def test_with_no_tile_left_one_takes_nothing() -> None:
    scene = given(ship="s08")
    document = scene.position.dump()
    heap = dict(document["stock"])
    for name, number in document["display"].items():
        heap[name] = heap.get(name, 0) + number
    document |= {"stock": {}, "display": {}, "tiles": [{}, heap, {}, {}]}
    scene.position.load(document)
    scene.play("A", "claim pirate", "dock venice")
    assert (scene.view["phase"], scene.asked, scene.tiles("A")) == ("claim", "B", [])
