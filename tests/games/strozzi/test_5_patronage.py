"""Chapter 5: patronage."""

from collections import Counter

import pytest

from tests.games.strozzi.notation import Table, given


def with_tile(display: str) -> Table:
    """A has brought a ship that shows a patronage tile into Venice."""
    return given(ship="s08", display=display).play("A claim pirate, dock venice")


@pytest.mark.rule("5.1")
def test_taking_a_tile_is_compulsory_the_choice_is_free() -> None:
    table = with_tile("art-gold science-grain architecture-two")
    assert table.asked() == "A tile"
    assert table.may("A") == ["take art-gold", "take science-grain", "take architecture-two"]
    for action in ("pass", "claim wares", "dock rome"):
        assert table.refused(f"A {action}").clause == "5.1"


@pytest.mark.rule("5.1")
def test_a_ship_without_the_icon_brings_no_tile() -> None:
    table = given(ship="s12").play("A claim pirate, dock venice")
    assert (table.asked(), table.tiles("A")) == ("B claim", [])


@pytest.mark.rule("5.2")
def test_three_tiles_alike_are_still_asked_for() -> None:
    table = with_tile("art-gold art-gold art-gold")
    assert (table.asked(), table.may("A")) == ("A tile", ["take art-gold"])


@pytest.mark.rule("5.3")
def test_only_an_open_tile_can_be_taken() -> None:
    assert with_tile("art-gold art-grain art-cloth").refused("A take science-two") == ("5.3", {"tile": "science-two"})


@pytest.mark.rule("5.4", "5.5", "5.7")
def test_t18_a_ware_on_the_tile_is_a_step_in_its_port() -> None:
    """T18: a tile of value 1 with cloth: N +1 though the ship went to Venice; it lies open; one is drawn."""
    table = with_tile("science-cloth art-two art-two").play("A take science-cloth")
    assert [table.space(city, "A") for city in ("venice", "rome", "naples", "florence")] == [0, 0, 1, 0]
    assert table.tiles("A") == ["science-cloth"]
    assert table.patronage("A") == {"art": 0, "science": 1, "architecture": 0}
    assert len(table.sees()["display"]) == 3
    assert table.sees()["stock"] == 32


@pytest.mark.rule("5.4", "5.6")
def test_t19_a_tile_of_value_2_moves_nothing() -> None:
    """T19: value 2: no marker moves."""
    table = with_tile("architecture-two art-gold art-gold").play("A take architecture-two")
    assert table.told("advanced") == []
    assert table.patronage("A") == {"art": 0, "science": 0, "architecture": 2}


@pytest.mark.rule("5.7")
def test_any_tile_of_the_stock_can_come() -> None:
    opened = set()
    for seed in range(200):
        table = with_tile("art-gold science-grain architecture-two")
        opened.add(table.seeded(seed).play("A take art-gold").told("opened")[0]["tile"])
    assert len(opened) == 12


@pytest.mark.rule("5.8")
def test_with_the_stock_empty_one_takes_what_lies_open() -> None:
    table = with_tile("art-gold art-grain art-cloth")
    table.rewrite(stock={}, tiles=[{}, table["stock"], {}, {}])
    table.play("A take art-gold")
    assert table.sees()["display"] == ["art-grain", "art-cloth"]


@pytest.mark.rule("5.8")
def test_with_no_tile_left_one_takes_nothing() -> None:
    table = given(ship="s08")
    everything = dict(Counter(table["stock"]) + Counter(table["display"]))
    table.rewrite(stock={}, display={}, tiles=[{}, everything, {}, {}])
    table.play("A claim pirate, dock venice")
    assert (table.asked(), table.tiles("A")) == ("B claim", [])
