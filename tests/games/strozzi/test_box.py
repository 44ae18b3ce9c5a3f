"""The box: a corrected value is played with, a wrong one is refused with its line and the reason."""

import re
import tomllib

import pytest

from camarilla.games.strozzi import GAME
from tests.games.boxes import box_of, line_of, refused_box, with_text, with_value
from tests.games.strozzi.notation import given

PRINTED = box_of(GAME)


def test_all_ships_but_two_are_reconstructed() -> None:
    marks = [row["mark"] for row in tomllib.loads(PRINTED)["ship"]]
    assert (len(marks), marks.count("reconstructed")) == (29, 27)


def test_what_the_reconstruction_was_made_to_fit() -> None:
    ships = tomllib.loads(PRINTED)["ship"]
    totals = {key: sum(ship[key] for ship in ships) for key in ("gold", "grain", "cloth", "scrolls", "patronage")}
    assert totals == {"gold": 24, "grain": 24, "cloth": 24, "scrolls": 17, "patronage": 11}
    assert len({tuple(ship.values())[1:7] for ship in ships}) == 29
    assert {ship["speed"] for ship in ships} == set(range(1, 9))


def test_a_box_with_one_changed_ship_plays() -> None:
    box = GAME.read_box(with_value(PRINTED, "s12", "grain", "4"))
    table = given(ship="s12", box=box).play("A claim pirate, dock rome")
    assert table.space("rome", "A") == 4
    assert table.play_at_random().asked() == "over"
    assert table.position.census() == box.components(4)


def test_a_changed_speed_changes_the_order_in_port() -> None:
    box = GAME.read_box(with_value(PRINTED, "s28", "speed", "8"))
    table = given(ship="s28", ports={"venice": "B:s05/P"}, box=box).play("A claim pirate, dock venice")
    assert table.port("venice") == "A:s28/P B:s05/P"


def test_a_longer_track_plays() -> None:
    """Whether the start is one of the ten spaces is not known: a start and ten spaces beyond it work as well."""
    longer = PRINTED.replace("[0, 0, 0, 0, 0, 0, 0, 5, 10, 15]", "[0, 0, 0, 0, 0, 0, 0, 0, 5, 10, 15]")
    table = given(ship="s17", tracks={"rome": "A9 B0 C0 D0"}, box=GAME.read_box(longer))
    assert table.play("A claim pirate, dock rome").space("rome", "A") == 10


def test_another_split_of_the_tiles_plays() -> None:
    split = re.sub(r"(value = 1\nware = .*\n)count = 3", r"\1count = 2", PRINTED)
    split = re.sub(r"(value = 2\n)count = 3", r"\1count = 6", split)
    box = GAME.read_box(split)
    table = given(display="art-two art-two art-two", tiles={"B": "art-two art-two art-two"}, box=box)
    assert table.play_at_random().position.census() == box.components(4)


def test_more_ships_with_tiles_than_tiles_play() -> None:
    everywhere = PRINTED.replace("patronage = false", "patronage = true")
    table = given(6, box=GAME.read_box(everywhere), tracks={}).play_at_random()
    assert (table.asked(), table.sees()["stock"], table.sees()["display"]) == ("over", 0, [])


def test_28_ships_are_refused_with_the_reason() -> None:
    short = PRINTED[: PRINTED.rindex("[[ship]]")]
    last = len(short[: short.rindex("[[ship]]")].splitlines()) + 1
    assert refused_box(GAME, short) == f"line {last}: [[ship]] “s29” is missing."


@pytest.mark.parametrize(
    ("ship", "key", "value", "reason"),
    [
        ("s05", "speed", "9", "speed must be a whole number from 1 to 8, not 9"),
        ("s05", "speed", "0", "speed must be a whole number from 1 to 8, not 0"),
        ("s05", "scrolls", "3", "scrolls must be a whole number from 0 to 2, not 3"),
        ("s05", "gold", "-1", "gold must be a whole number from 0 to 9, not -1"),
        ("s05", "patronage", "1", "patronage must be true or false, not 1"),
        ("s05", "mark", '"sure"', 'mark must be one of printed, inferred, reconstructed, not "sure"'),
    ],
)
def test_a_wrong_ship_is_refused_with_its_line(ship: str, key: str, value: str, reason: str) -> None:
    text = with_value(PRINTED, ship, key, value)
    assert refused_box(GAME, text) == f"line {line_of(text, ship, key)}: {reason}."


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("removed = 14", "removed = 13", "removed must be exactly 14, not 13"),
        ('name = "s07"', 'name = "s70"', "there is no [[ship]] “s70”. Did you mean “s07”?"),
        ('ware = "gold"', 'ware = "silver"', "a tile of value 1 shows one of gold, grain, cloth"),
        ("value = 2\ncount", 'value = 2\nware = "gold"\ncount', "a tile of value 2 shows no ware"),
        ('category = "art"', 'category = "music"', 'category must be one of art, science, architecture, not "music"'),
        ("10, 15]", "10, 15, 15]", "a track begins without a bonus, never falls, and ends with the only 15"),
        ("5, 10, 15]", "10, 15]", "a track has the bonuses 5, 10 and 15 and no other"),
        ("count = 6", "count = 5", "count must be exactly 6, not 5"),
        ("count = 18", "count = 20", "count must be exactly 18, not 20"),
    ],
)
def test_what_the_rules_state_is_checked(old: str, new: str, reason: str) -> None:
    text = with_text(PRINTED, old, new)
    place, _, said = refused_box(GAME, text).partition(": ")
    assert said.rstrip(".") == reason
    line = text.splitlines()[int(place.removeprefix("line ")) - 1]
    assert line.split(" = ")[0] in (new.splitlines()[0].split(" = ")[0], "bonus", "ware")


def test_thirteen_tiles_of_a_kind_are_refused() -> None:
    message = refused_box(GAME, with_text(PRINTED, "count = 3\n", "count = 4\n"))
    assert message.endswith("12 of the 36 patronage tiles are “art”, not 13.")
    assert message.startswith("line ")


def test_the_ship_of_the_example_must_be_in_the_box() -> None:
    assert "the one of the rulebook’s example" in refused_box(GAME, with_value(PRINTED, "s29", "gold", "1"))
    without = with_text(PRINTED, 'ware = "gold"\ncount = 3', 'ware = "grain"\ncount = 3')
    assert "no art tile of value 1 shows gold" in refused_box(GAME, without)
