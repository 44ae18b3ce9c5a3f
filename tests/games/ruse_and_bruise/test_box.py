"""The box: a corrected value is played with, a wrong one is refused with its line and the reason."""

import re
from typing import Any

import pytest

from camarilla.games.ruse_and_bruise import GAME
from tests.games.boxes import box_of, line_of, refused_box, with_text, with_value
from tests.games.ruse_and_bruise.notation import Table, scored

SHIPPED = box_of(GAME)


@pytest.mark.parametrize(
    ("card", "value", "reason"),
    [
        ("king", 19, "the rulebook gives “king” the value 20, not 19."),
        ("cap", 1, "the rulebook gives “cap” the value 0, not 1."),
        ("merchant", 9, "the rulebook gives “merchant” the value 8, not 9."),
        ("explorer", 9, "the wizard removes “explorer”: at least 10, not 9."),
        ("storm", 10, "“storm” is worth at most 9, not 10."),
        ("witch", 9.5, "“witch” is worth at most 9, not 9½."),
        ("wizard", 10, "the wizard spares himself: below 10, not 10."),
        ("assassin", 9.25, "value must be 0 to 20 in halves, not 9.25."),
        ("assassin", 21, "value must be 0 to 20 in halves, not 21."),
        ("assassin", -1, "value must be 0 to 20 in halves, not -1."),
        ("assassin", "true", "value must be 0 to 20 in halves, not true."),
        ("assassin", '"nine"', 'value must be 0 to 20 in halves, not "nine".'),
    ],
)
def test_a_value_that_does_not_fit_is_refused_with_its_line_and_the_reason(
    card: str, value: object, reason: str
) -> None:
    text = with_value(SHIPPED, card, "value", value)
    said = refused_box(GAME, text)
    assert said.startswith(f"line {line_of(text, card, 'value')}: ")
    assert said.endswith(reason)


def test_the_higher_numbers_are_checked_too() -> None:
    text = with_value(SHIPPED, "romeo", "at_home", 16)
    reason = f"line {line_of(text, 'romeo', 'at_home')}: the rulebook gives “romeo” the at_home 15"
    assert refused_box(GAME, text).startswith(reason)
    extra = with_text(SHIPPED, 'name = "king"\n', 'name = "king"\nat_home = 12\n')
    assert "“king” has no at_home" in refused_box(GAME, extra)
    valued = with_text(SHIPPED, 'name = "doppelganger"\n', 'name = "doppelganger"\nvalue = 3\n')
    assert "“doppelganger” has no value" in refused_box(GAME, valued)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('name = "king"', 'name = "emperor"', r"there is no \[\[card\]\] “emperor”. There are: king, queen"),
        ('kind = "music"', 'kind = "dance"', r"\[\[goals\]\] “music” is missing"),
        (
            "points = [1, 2, 3, 3, 4, 5]",
            "points = [1, 2, 3, 4, 4, 5]",
            r"line \d+: points must be exactly \[1, 2, 3, 3, 4, 5\], not",
        ),
        ('\nmark = "printed"', '\nmark = "certain"', r"line \d+: mark must be one of"),
        ('\nsource = "', '\norigin = "', r"line \d+: source must say"),
        ("[[card]]", "[[card", "not a TOML file"),
    ],
)
def test_cards_goals_and_marks_are_checked(old: str, new: str, reason: str) -> None:
    assert re.search(reason, refused_box(GAME, with_text(SHIPPED, old, new)))


def test_a_corrected_value_is_played_with() -> None:
    corrected = GAME.read_box(with_value(SHIPPED, "explorer", "value", 10.5))
    assert scored("[A:explorer, B:storm]", box=corrected) == "A 10½, B 9: A wins"
    assert corrected.digest != GAME.box.digest
    assert Table.new(2, box=corrected).sees("A")["values"]["explorer"] == "10½"


def test_every_value_of_the_shipped_box() -> None:
    box: Any = GAME.box
    assert sum(int(doubled) for doubled in box.value) == 417, "208½ in all"
    values = Table.new(2).sees()["values"]
    assert values["king"] == "20"
    assert values["assassin"] == "9½"
