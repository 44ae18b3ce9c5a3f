"""The box: what is printed and what is reconstructed; a corrected value is played with, a wrong one is refused."""

import tomllib
from collections import Counter
from typing import Any

import pytest

from camarilla.games.principe import GAME
from tests.games.boxes import box_of, line_of, refused_box, with_value
from tests.games.principe.notation import given

TEXT = box_of(GAME)
DOCUMENT: dict[str, Any] = tomllib.loads(TEXT)


@pytest.mark.rule("1.10")
def test_what_is_reconstructed_is_marked() -> None:
    icons = [row["name"] for row in DOCUMENT["city"] if "icons" not in row.get("reconstructed", [])]
    assert icons == ["lucca", "firenze"]
    regions = [row["name"] for row in DOCUMENT["city"] if "regions" in row.get("reconstructed", [])]
    assert regions == ["verona", "lucca", "milano", "bologna", "mantova", "firenze", "pisa", "rimini"]


@pytest.mark.rule("1.10")
def test_the_reconstruction_is_even() -> None:
    icons = Counter(colour for row in DOCUMENT["city"] for colour in row["icons"])
    assert set(icons.values()) == {12}
    regions = Counter(region for row in DOCUMENT["city"] for region in row["regions"])
    assert set(regions.values()) == {5}
    assert len(regions) == 6


@pytest.mark.rule("1.10")
def test_an_owner_plays_with_the_true_icons() -> None:
    own = GAME.read_box(with_value(TEXT, "siena", "icons", '["white", "red", "blue"]'))
    table = given(box=own, open="siena lucca pisa milano")
    assert table.sees()["open"][0]["icons"] == {"green": 0, "white": 1, "red": 1, "blue": 1, "yellow": 0}
    assert own.digest != GAME.box.digest


@pytest.mark.rule("1.10")
def test_an_owner_plays_with_the_true_map() -> None:
    own = GAME.read_box(with_value(TEXT, "verona", "regions", '["lombardy"]'))
    table = given(box=own, open="verona lucca pisa milano")
    assert table.sees()["open"][0]["regions"] == ["lombardy"]


@pytest.mark.rule("1.10")
@pytest.mark.parametrize(
    ("city", "key", "value", "reason"),
    [
        ("siena", "icons", '["green", "red"]', "a small city must have exactly 3 icons"),
        ("siena", "icons", '["green", "green", "red"]', "must have icons of different colours"),
        ("siena", "icons", '["green", "red", "pink"]', '"pink" is none of green'),
        ("urbino", "icons", '["green", "white", "red", "blue"]', "must have exactly one pair"),
        ("urbino", "icons", '["green", "green", "red", "red"]', "must have exactly one pair"),
        ("mantova", "icons", '["green", "green", "green", "red", "blue"]', "must have exactly one pair"),
        ("firenze", "icons", '["white", "white", "red", "blue", "yellow"]', "the rules state green, green"),
        ("lucca", "icons", '["white", "red", "red", "blue"]', "the rules state white, white"),
        ("verona", "regions", '["upper-po", "lombardy"]', "a small city must have exactly 1 regions"),
        ("milano", "regions", '["upper-po", "upper-po"]', "a region stands there twice"),
        ("milano", "regions", '["upper-po", "tuscany"]', "the rules list the cities of “tuscany”"),
        ("firenze", "regions", '["lombardy", "tuscany", "umbria"]', "the rules list the cities of “umbria”"),
        ("venezia", "regions", '["emilia"]', "the rules state romagna for “venezia”"),
        ("ferrara", "regions", '["romagna", "emilia", "lombardy"]', "the rules state romagna, upper-po, emilia"),
        ("siena", "regions", '["sicily"]', '"sicily" is none of romagna'),
        ("firenze", "points", "6", "points must be exactly 8, not 6"),
        ("siena", "cost", "4", "cost must be exactly 3, not 4"),
        ("pisa", "shields", "3", "shields must be exactly 2, not 3"),
        ("pisa", "size", '"medium"', 'size must be exactly "large"'),
    ],
)
def test_a_box_that_contradicts_the_rules(city: str, key: str, value: str, reason: str) -> None:
    text = with_value(TEXT, city, key, value)
    said = refused_box(GAME, text)
    assert reason in said
    assert said.startswith(f"line {line_of(text, city, key)}: ")


@pytest.mark.rule("1.10")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("ones = 33", "ones = 30", "ones must be exactly 33, not 30"),
        ('major = "bishop"', 'major = "pope"', 'major must be exactly "bishop"'),
        ("cards = 20", "cards = 24", "cards must be exactly 20, not 24"),
        ("draw = 4", "draw = 6", "draw must be exactly 4, not 6"),
        ("minor_roles = false", "minor_roles = true", "minor_roles must be exactly false"),
        ('name = "tuscany"', 'name = "toscana"', "there is no [[region]] “toscana”. Did you mean “tuscany”?"),
        ("players = 3", "players = 6", "there is no [[table]] “it 6”. Did you mean “it 3”?"),
        ("[[city]]", "[[town]]", "no [[city]] entries"),
        ("shields = 12", "shields = 10", "shields must be exactly 12, not 10"),
        ("[[family]]", "[[family]", "not a TOML file"),
    ],
)
def test_a_box_that_is_not_this_game(old: str, new: str, reason: str) -> None:
    assert reason in refused_box(GAME, TEXT.replace(old, new))


@pytest.mark.rule("1.10")
def test_every_region_needs_a_city() -> None:
    text = TEXT
    for city, regions in [
        ("milano", '["romagna", "upper-po"]'), ("mantova", '["romagna", "upper-po", "emilia"]'),
        ("firenze", '["romagna", "emilia", "tuscany"]'), ("lucca", '["emilia", "tuscany"]'),
        ("pisa", '["emilia", "tuscany", "umbria"]'),
    ]:  # fmt: skip
        text = with_value(text, city, "regions", regions)
    first = text.split("\n").index("[[city]]") + 1
    assert refused_box(GAME, text) == f"line {first}: no city borders on “lombardy”."
