"""Chapter 1: set-up, and what is in the box."""

import re
from collections import Counter

import pytest

from camarilla.core.box import BadBox
from camarilla.core.chance import FastChance
from camarilla.core.clauses import Malformed
from camarilla.core.fields import Json
from camarilla.games.ruse_and_bruise import GAME
from camarilla.games.ruse_and_bruise.actions import COLUMNS, HIDE, PASS, SWAP
from camarilla.games.ruse_and_bruise.box import influence_text, read_box
from camarilla.games.ruse_and_bruise.pieces import CARD_NAMES, CARDS, GOAL_NAMES
from camarilla.games.ruse_and_bruise.layout import ROW_SIZE
from tests.games.ruse_and_bruise.notation import BOX, scored

SHIPPED = GAME.resource("box.toml", "BOX")


def dealt(seats: int, seed: int = 1, **options: str) -> dict[str, Json]:
    return GAME.start(seats, FastChance(seed), options).dump()


def sizes(document: dict[str, Json], field: str) -> list[int]:
    rows = document[field]
    assert isinstance(rows, list)
    return [len(row) for row in rows if isinstance(row, list)]


def names(document: dict[str, Json], field: str) -> list[str]:
    row = document[field]
    assert isinstance(row, list)
    return [str(name) for name in row]


@pytest.mark.rule("1.1")
def test_twenty_five_different_characters_in_every_colour() -> None:
    assert len(set(CARD_NAMES)) == CARDS == 25
    position = GAME.start(6, FastChance(1))
    assert sum(number for name, number in position.census().items() if name.startswith("seat")) == 150
    assert position.census() == BOX.components(6)


@pytest.mark.rule("1.2")
def test_thirty_six_goals() -> None:
    kinds = Counter(name.split("-")[0] for name in GOAL_NAMES)
    assert kinds == dict.fromkeys(["alchemy", "fencing", "farming", "trade", "religion", "music"], 6)
    assert [int(points) for points in BOX.points] == [1, 2, 3, 3, 4, 5] * 6


@pytest.mark.rule("1.3")
@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_has_a_hand_of_three_and_a_pile_of_twenty_two(seats: int) -> None:
    document = dealt(seats)
    assert sizes(document, "hand") == [3] * seats
    assert sizes(document, "pile") == [22] * seats


@pytest.mark.rule("1.4", "1.6")
@pytest.mark.parametrize(("seats", "goals"), [(2, 12), (3, 18), (4, 24), (5, 30), (6, 36)])
def test_six_goals_a_player_and_as_many_columns_as_players(seats: int, goals: int) -> None:
    document = dealt(seats)
    revealed = names(document, "goal")
    assert len(revealed) == seats
    assert len(names(document, "goal_pile")) == goals - seats
    assert len(names(document, "goals_out")) == 36 - goals
    assert len({*revealed, *names(document, "goal_pile"), *names(document, "goals_out")}) == 36


@pytest.mark.rule("1.5")
def test_two_players_can_take_the_ones_out() -> None:
    for seed in range(40):
        document = dealt(2, seed, two_player_ones="out")
        assert not [name for name in [*names(document, "goal"), *names(document, "goal_pile")] if name.endswith("-1")]
        assert len(names(document, "goal_pile")) == 10
    with_ones = [names(dealt(2, seed), "goal_pile") for seed in range(40)]
    assert any(name.endswith("-1") for pile in with_ones for name in pile)


@pytest.mark.rule("1.5")
def test_more_players_cannot_take_the_ones_out() -> None:
    with pytest.raises(Malformed, match="option-needs-seats"):
        dealt(3, two_player_ones="out")


@pytest.mark.rule("1.6", "4.10")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_has_six_rounds(seats: int) -> None:
    chance = FastChance(3)
    position = GAME.start(seats, chance)
    rounds = [1]
    while position.to_act():
        seat = position.to_act()[0]
        legal = position.legal(seat)
        position.play(seat, legal[chance.below(len(legal))])
        now = position.view(None)["round"]
        assert isinstance(now, int)
        if now != rounds[-1]:
            rounds.append(now)
    assert rounds == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("1.7")
def test_the_first_starter_is_drawn_by_lot() -> None:
    chance = FastChance(5)
    starters = Counter(GAME.start(4, chance).to_act()[0] for _ in range(400))
    assert set(starters) == {0, 1, 2, 3}
    assert min(starters.values()) > 70


# The box


def with_value(card: str, value: object, key: str = "value") -> str:
    """The shipped box with one value changed."""
    changed, times = re.subn(rf'(name = "{card}"\n(?:value = .*\n)?){key} = .*\n', rf"\g<1>{key} = {value}\n", SHIPPED)
    if key == "value":
        changed, times = re.subn(rf'(name = "{card}"\n)value = .*\n', rf"\g<1>value = {value}\n", SHIPPED)
    assert times == 1
    return changed


def line_of(text: str, card: str, key: str) -> int:
    lines = text.splitlines()
    start = lines.index(f'name = "{card}"')
    return next(number for number, line in enumerate(lines, 1) if number > start + 1 and line.startswith(f"{key} ="))


@pytest.mark.parametrize(
    ("card", "value", "reason"),
    [
        ("king", 19, "the rulebook gives king the value 20, not 19"),
        ("cap", 1, "the rulebook gives cap the value 0, not 1"),
        ("merchant", 9, "the rulebook gives merchant the value 8, not 9"),
        ("explorer", 9, "the wizard removes explorer: at least 10, not 9"),
        ("storm", 10, "storm is worth at most 9, not 10"),
        ("witch", 9.5, "witch is worth at most 9, not 9½"),
        ("wizard", 10, "the wizard spares himself: below 10, not 10"),
        ("assassin", 9.25, "value must be 0 to 20 in halves, not 9.25"),
        ("assassin", 21, "value must be 0 to 20 in halves, not 21"),
        ("assassin", -1, "value must be 0 to 20 in halves, not -1"),
        ("assassin", "true", "value must be 0 to 20 in halves, not True"),
        ("assassin", '"nine"', "value must be 0 to 20 in halves, not 'nine'"),
    ],
)
def test_a_value_that_does_not_fit_is_refused_with_its_line_and_the_reason(
    card: str, value: object, reason: str
) -> None:
    text = with_value(card, value)
    with pytest.raises(BadBox) as refusal:
        read_box(text)
    assert str(refusal.value).startswith(f"line {line_of(text, card, 'value')}: ")
    assert str(refusal.value).endswith(reason)


def test_the_higher_numbers_are_checked_too() -> None:
    text = with_value("romeo", 16, "at_home")
    with pytest.raises(
        BadBox, match=f"line {line_of(text, 'romeo', 'at_home')}: the rulebook gives romeo the at_home 15"
    ):
        read_box(text)
    extra = SHIPPED.replace('name = "king"\n', 'name = "king"\nat_home = 12\n')
    with pytest.raises(BadBox, match="king has no at_home"):
        read_box(extra)
    valued = SHIPPED.replace('name = "doppelganger"\n', 'name = "doppelganger"\nvalue = 3\n')
    with pytest.raises(BadBox, match="doppelganger has no value"):
        read_box(valued)


def test_cards_goals_and_marks_are_checked() -> None:
    with pytest.raises(BadBox, match="entries must be, in this order: king, queen"):
        read_box(SHIPPED.replace('name = "king"', 'name = "emperor"'))
    with pytest.raises(BadBox, match="entries must be, in this order: alchemy, fencing"):
        read_box(SHIPPED.replace('kind = "music"', 'kind = "dance"'))
    with pytest.raises(BadBox, match=r"line \d+: every kind has the points"):
        read_box(SHIPPED.replace("points = [1, 2, 3, 3, 4, 5]", "points = [1, 2, 3, 4, 4, 5]", 1))
    with pytest.raises(BadBox, match=r"line \d+: mark must be one of"):
        read_box(SHIPPED.replace('\nmark = "printed"', '\nmark = "certain"', 1))
    with pytest.raises(BadBox, match=r"line \d+: source must say"):
        read_box(SHIPPED.replace('\nsource = "', '\norigin = "', 1))
    with pytest.raises(BadBox, match="not a TOML file"):
        read_box("[[card")


def test_a_corrected_value_is_played_with() -> None:
    corrected = read_box(with_value("explorer", 10.5))
    assert scored("[A:explorer, B:storm]", box=corrected) == "A 10½, B 9: A wins"
    assert corrected.digest != BOX.digest
    position = GAME.start(2, FastChance(1), box=corrected)
    values = position.view(0)["values"]
    assert isinstance(values, dict)
    assert values["explorer"] == "10½"


def test_every_value_of_the_shipped_box() -> None:
    values = {name: influence_text(int(BOX.value[card])) for card, name in enumerate(CARD_NAMES)}
    assert sum(int(value) for value in BOX.value) == 417, "208½ in all"
    assert values["king"] == "20"
    assert values["assassin"] == "9½"


def test_the_folded_constants_are_those_of_the_tables() -> None:
    first = GAME.verbs.first
    assert (first["play"], first["hide"], first["swap"], first["pass"]) == (0, HIDE, SWAP, PASS)
    assert GAME.verbs.size == PASS + 1
    assert ROW_SIZE == COLUMNS * CARDS
