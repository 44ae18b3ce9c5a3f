"""The box: what is printed, what is reconstructed, and an owner's own box."""

from collections import Counter
from pathlib import Path
import tomllib
from typing import Any

import pytest

from camarilla.core.box import BadBox
from camarilla.core.chance import FastChance
from camarilla.games.principe import GAME
from camarilla.games.principe import box as box_module
from tests.games.principe.tables import see

TEXT = Path(box_module.__file__).with_name("box.toml").read_text(encoding="utf-8")
DOCUMENT: dict[str, Any] = tomllib.loads(TEXT)


def with_city(city: str, key: str, value: str, text: str = TEXT) -> str:
    """The box file with one value of a city replaced."""
    lines = text.split("\n")
    lines[line_of(text, city, key) - 1] = f"{key} = {value}"
    return "\n".join(lines)


def refused(text: str) -> str:
    with pytest.raises(BadBox) as refusal:
        GAME.read_box(text)
    return str(refusal.value)


def line_of(text: str, city: str, key: str) -> int:
    lines = text.split("\n")
    start = lines.index(f'name = "{city}"')
    return next(number for number in range(start, len(lines)) if lines[number].startswith(f"{key} =")) + 1


@pytest.mark.rule("1.10")
def test_every_row_says_where_it_comes_from() -> None:
    for table, rows in DOCUMENT.items():
        for row in rows:
            assert row["mark"] in {"printed", "inferred", "reconstructed"}, table
            assert row["source"], table
            assert set(row.get("reconstructed", [])) <= set(row)


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
    own = GAME.read_box(with_city("siena", "icons", '["white", "red", "blue"]'))
    position = GAME.start(4, FastChance(1), box=own)
    position.load(position.dump() | {"open": ["siena", "lucca", "pisa", "milano"]})
    assert see(position)["open"][0]["icons"] == {"green": 0, "white": 1, "red": 1, "blue": 1, "yellow": 0}
    assert own.digest != GAME.box.digest


@pytest.mark.rule("1.10")
def test_an_owner_plays_with_the_true_map() -> None:
    own = GAME.read_box(with_city("verona", "regions", '["lombardy"]'))
    position = GAME.start(4, FastChance(1), box=own)
    position.load(position.dump() | {"open": ["verona", "lucca", "pisa", "milano"]})
    assert see(position)["open"][0]["regions"] == ["lombardy"]


@pytest.mark.rule("1.10")
@pytest.mark.parametrize(
    ("city", "key", "value", "reason"),
    [
        ("siena", "icons", '["green", "red"]', "a small city has 3 icons"),
        ("siena", "icons", '["green", "green", "red"]', "must have icons of different colours"),
        ("siena", "icons", '["green", "red", "pink"]', "'pink' is none of green"),
        ("urbino", "icons", '["green", "white", "red", "blue"]', "must have exactly one pair"),
        ("urbino", "icons", '["green", "green", "red", "red"]', "must have exactly one pair"),
        ("mantova", "icons", '["green", "green", "green", "red", "blue"]', "must have exactly one pair"),
        ("firenze", "icons", '["white", "white", "red", "blue", "yellow"]', "the rules state green, green"),
        ("lucca", "icons", '["white", "red", "red", "blue"]', "the rules state white, white"),
        ("verona", "regions", '["upper-po", "lombardy"]', "a small city has 1 regions"),
        ("milano", "regions", '["upper-po", "upper-po"]', "a region stands twice"),
        ("milano", "regions", '["upper-po", "tuscany"]', "the rules list the cities of tuscany"),
        ("firenze", "regions", '["lombardy", "tuscany", "umbria"]', "the rules list the cities of umbria"),
        ("venezia", "regions", '["emilia"]', "the rules state romagna for venezia"),
        ("ferrara", "regions", '["romagna", "emilia", "lombardy"]', "the rules state romagna, upper-po, emilia"),
        ("siena", "regions", '["sicily"]', "'sicily' is none of romagna"),
        ("firenze", "points", "6", "points is 8 in the rules, not 6"),
        ("siena", "cost", "4", "cost is 3 in the rules, not 4"),
        ("pisa", "shields", "3", "shields is 2 in the rules, not 3"),
        ("pisa", "size", '"medium"', "size is 'large' in the rules"),
    ],
)
def test_a_box_that_contradicts_the_rules(city: str, key: str, value: str, reason: str) -> None:
    text = with_city(city, key, value)
    said = refused(text)
    assert reason in said
    assert said.startswith(f"line {line_of(text, city, key)}: ")


@pytest.mark.rule("1.10")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("ones = 33", "ones = 30", "ones is 33 in the rules, not 30"),
        ('major = "bishop"', 'major = "pope"', "major is 'bishop' in the rules"),
        ("cards = 20", "cards = 24", "cards is 20 in the rules, not 24"),
        ("draw = 4", "draw = 6", "draw is 4 in the rules, not 6"),
        ("minor_roles = false", "minor_roles = true", "minor_roles is False in the rules"),
        ('name = "tuscany"', 'name = "toscana"', "the [[region]] entries must be, in this order"),
        ("players = 3", "players = 6", "the [[table]] entries must be"),
        ("[[city]]", "[[town]]", "no [[city]] entries"),
        ("shields = 12", "shields = 10", "shields is 12 in the rules, not 10"),
        ("[[family]]", "[[family]", "not a TOML file"),
    ],
)
def test_a_box_that_is_not_this_game(old: str, new: str, reason: str) -> None:
    assert reason in refused(TEXT.replace(old, new))


@pytest.mark.rule("1.10")
def test_every_region_needs_a_city() -> None:
    text = TEXT
    for city, regions in [
        ("milano", '["romagna", "upper-po"]'), ("mantova", '["romagna", "upper-po", "emilia"]'),
        ("firenze", '["romagna", "emilia", "tuscany"]'), ("lucca", '["emilia", "tuscany"]'),
        ("pisa", '["emilia", "tuscany", "umbria"]'),
    ]:  # fmt: skip
        text = with_city(city, "regions", regions, text)
    assert refused(text) == "no city borders on lombardy"
