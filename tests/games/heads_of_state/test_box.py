"""The box: what is marked how, and which files are refused."""

import re
import tomllib
from typing import Any

import pytest

from camarilla.games.heads_of_state import GAME
from tests.games.boxes import box_of, line_of, refused_box, with_value
from tests.games.heads_of_state.notation import Table

BOX = box_of(GAME)
DOCUMENT: dict[str, Any] = tomllib.loads(BOX)


def changed(pattern: str, replacement: str) -> str:
    """The box file with one place changed."""
    text, number = re.subn(pattern, replacement, BOX, count=1, flags=re.DOTALL)
    assert number == 1
    return text


def test_there_are_printed_inferred_and_reconstructed_rows() -> None:
    rows = [row for table in DOCUMENT.values() for row in table]
    assert {row["mark"] for row in rows} == {"printed", "inferred", "reconstructed"}
    assert len(rows) == 7 + 9 + 11 + 4 + 16 + 1 + 4


def test_the_reconstructed_deck() -> None:
    copies = {row["name"]: [row["unmarked"], row["three"], row["four"], row["five"]] for row in DOCUMENT["attribute"]}
    assert copies == {
        "gold": [10, 1, 3, 3], "title": [10, 2, 3, 3], "troops": [8, 1, 2, 2], "castle": [7, 1, 1, 2],
        "duelling": [7, 1, 2, 2], "bishop": [5, 1, 1, 1], "palace": [4, 1, 1, 0], "crown": [3, 1, 1, 1],
        "courtesan": [7, 0, 1, 1],
    }  # fmt: skip
    prices = {row["name"]: row["cost"] for row in DOCUMENT["rank"]}
    assert prices["prince"] == ["title", "troops", "duelling", "bishop", "palace", "crown"]


BAD_VALUES = [
    ("england", "hexagon", "0", "from 1 to 30"),
    ("scotland", "hexagon", "9", "9 stands in “england” already"),
    ("scotland", "lower", '"duke"', "the upper space is for the higher rank"),
    ("ireland", "upper", '"pope"', "upper must be one of"),
    ("england", "upper", '"prince"', "a capital holds a king"),
    ("aragon", "country", '"france"', 'country must be exactly "spain"'),
    ("count", "cost", '["gold"]', "“count” costs 2 cards, not 1"),
    ("earl", "cost", '["gold", "troops", "castle"]', "“earl” costs title, troops, castle"),
    ("baron", "cost", '["title"]', "“baron” costs gold"),
    ("duke", "cost", '["gold", "gold", "title", "castle", "bishop"]', "different ones"),
    ("king", "courtesan", "true", "courtesan must be exactly false"),
    ("marquis", "points", "9", "points must be exactly 10"),
    ("duke", "tiles", "5", "tiles must be exactly 4"),
    ("france", "small", "[9, 2]", r"small must be exactly \[10, 2\]"),
    ("spain", "squares", "[4, 8]", "the first one higher"),
    ("troops", "three", "-1", "from 0 to 31"),
    ("gallows", "copies", "0", "at least one “gallows”"),
    ("gold", "mark", '"guessed"', "mark must be one of"),
    ("title", "source", '""', "source must say"),
    ("scotland", "reconstructed", '["owner"]', 'not "owner"'),
]


@pytest.mark.parametrize(("row", "key", "value", "reason"), BAD_VALUES)
def test_a_bad_value_is_refused_with_its_line(row: str, key: str, value: str, reason: str) -> None:
    text = with_value(BOX, row, key, value)
    said = refused_box(GAME, text)
    assert re.match(rf"line {line_of(text, row, key)}: ", said), said
    assert re.search(reason, said), said


BAD_WHOLES = [
    (r'name = "gold"\nunmarked = 10', 'name = "gold"\nunmarked = 11', "there are 100 attribute cards, not 101"),
    (r"copies = 11", "copies = 12", "there are 29 treachery cards, not 30"),
    (r'(name = "assassin"\ncopies = )11(.*name = "axeman-guillotine"\ncopies = )1', r"\g<1>10\g<2>2", "6 double"),
    (r'(name = "bavaria".*?upper = )"marquis"', r'\g<1>"duke"', "Germany has spaces"),
    (r'(name = "saxony".*?upper = )"duke"', r'\g<1>"marquis"', "Germany has spaces"),
    (r"points = \[16, 12, 8\]", "points = [16, 12, 6]", r"points must be exactly \[16, 12, 8\]"),
    (r"cards = \[1, 1, 2, 3\]", "cards = [1, 2, 2, 3]", r"cards must be exactly \[1, 1, 2, 3\]"),
    (r'name = "castile"', 'name = "leon"', "“castile” is missing"),
    (r"\[\[large\]\]", "[[big]]", r"no \[\[large\]\] entries"),
    (r"# What is", "What is", "not a TOML file"),
]


@pytest.mark.parametrize(("pattern", "replacement", "reason"), BAD_WHOLES)
def test_a_box_that_contradicts_the_rules_is_refused(pattern: str, replacement: str, reason: str) -> None:
    assert re.search(reason, refused_box(GAME, changed(pattern, replacement)))


def test_french_and_stated_boxes() -> None:
    text = changed(r'(name = "provence".*?upper = )"count"\nlower = "baron"', r'\g<1>"count"')
    assert "France has spaces for all seven ranks" in refused_box(GAME, text)
    text = changed(r'(name = "scotland".*?)lower = "count"\n(.*?), "lower"', r"\g<1>\g<2>")
    assert "“scotland” has 2 spaces, not 1" in refused_box(GAME, text)
    text = changed(r'(name = "scotland".*?upper = )"earl"', r'\g<1>"duke"')
    assert "a count and an earl" in refused_box(GAME, text)


def test_a_corrected_box_can_be_played() -> None:
    text = changed(r'(name = "aragon"\n.*?hexagon = )4', r"\g<1>6")
    text = text.replace("copies = 11", "copies = 7").replace("copies = 3\n", "copies = 4\n")
    box = GAME.read_box(text)
    table = Table.new(3, seed=3, box=box).play_at_random(3)
    assert table.asked() == "over"
    assert table.position.census() == box.components(3)
    assert table.country("spain")["territories"][1]["hexagon"] == 6
    assert box.components(3)["treachery assassin"] == 7
    assert sum(table.account("A").values()) == table.scores()[0]


def test_the_components_of_the_rules() -> None:
    found = GAME.box.components(5)
    assert sum(number for name, number in found.items() if name.startswith("seat")) == 160
    assert sum(number for name, number in found.items() if name.startswith("noble card")) == 70
    assert sum(number for name, number in found.items() if name.startswith("attribute")) == 100
    assert sum(number for name, number in found.items() if name.startswith("treachery")) == 29
    markers = [found[f"{kind} marker"] for kind in ("hexagonal", "square", "large round", "small round")]
    assert markers == [16, 8, 3, 24]
    assert sum(markers) == 51
