"""Chapter 1: the box and the set-up."""

import pytest

from camarilla.core.clauses import Malformed
from camarilla.games.strozzi import GAME
from camarilla.games.strozzi.pieces import SHIP_NAMES
from tests.games.strozzi.scene import LETTERS, given, new_game


@pytest.mark.rule("1.1")
def test_the_box_holds_what_the_rules_list() -> None:
    box = GAME.box.components(6)
    assert sum(number for name, number in box.items() if name.startswith("ship")) == 29
    for category in ("art", "science", "architecture"):
        assert sum(number for name, number in box.items() if name.startswith(f"tile {category}-")) == 12
    assert sum(number for name, number in box.items() if name.startswith("seat")) == 18
    assert sum(number for name, number in box.items() if "marker" in name) == 24


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.rule("1.2", "1.3")
def test_t02_how_a_game_begins(seats: int) -> None:
    """T02: three flags each, markers on the start spaces, no money, three tiles open, 33 in the stock."""
    scene = new_game(seats)
    for player in LETTERS[:seats]:
        assert scene.flags(player) == "P +1 W"
        assert [scene.space(city, player) for city in ("venice", "rome", "naples", "florence")] == [0, 0, 0, 0]
    assert scene.money() == [0] * seats
    assert len(scene.view["display"]) == 3
    assert scene.view["stock"] == 33


@pytest.mark.parametrize(("seats", "removed", "deck"), [(3, 17, 12), (4, 14, 15), (5, 11, 18), (6, 8, 21)])
@pytest.mark.rule("1.4")
def test_t01_ships_are_put_aside(seats: int, removed: int, deck: int) -> None:
    """T01: 17, 14, 11 or 8 random ships are out; the first ship of the deck has just been turned up."""
    put_aside = set()
    for seed in range(60):
        scene = new_game(seats, seed)
        document = scene.position.dump()
        assert len(document["removed"]) == removed
        assert len(document["deck"]) + 1 == deck
        assert sorted([*document["removed"], *document["deck"], scene.ship]) == SHIP_NAMES
        put_aside |= set(document["removed"])
    assert put_aside == set(SHIP_NAMES)


@pytest.mark.rule("1.5")
def test_the_first_starting_player_is_drawn_by_lot() -> None:
    assert {new_game(4, seed).active for seed in range(40)} == set("ABCD")


@pytest.mark.rule("1.6")
def test_the_start_space_is_ordered_clockwise_from_the_starting_player() -> None:
    seed = next(seed for seed in range(40) if new_game(4, seed).active == "C")
    for city in ("venice", "rome", "naples", "florence"):
        assert new_game(4, seed).track(city) == "C0 D0 A0 B0"


@pytest.mark.rule("1.7")
def test_the_bank_pays_more_than_all_coins() -> None:
    """All coins together are 990; a bank that could run out would stop there."""
    scene = given(3, round=3, deck="", ship="s04", paid={"A": 900, "B": 900, "C": 900}, tracks={"rome": "B3 A0 C0"})
    scene.all_pass()
    assert scene.money() == [900, 915, 900]


@pytest.mark.rule("1.8")
def test_three_rounds_of_at_most_three_ships_each() -> None:
    scene = new_game(4).play_at_random()
    assert [event["round"] for event in scene.told("round")] == [1, 2, 3]
    landed = [
        event["seat"] if event["event"] == "docked" else "round"
        for event in scene.told()
        if event["event"] in ("docked", "round")
    ]
    for _ in range(3):
        landed = landed[1:]
        this_round = landed[: landed.index("round")] if "round" in landed else landed
        assert all(this_round.count(seat) <= 3 for seat in range(4))
        landed = landed[len(this_round) :]
    assert landed == []


@pytest.mark.rule("1.9")
def test_which_city_asks_for_what() -> None:
    asked = {track["city"]: track["ware"] for track in new_game().view["tracks"]}
    assert asked == {"venice": "gold", "rome": "grain", "naples": "cloth", "florence": "scroll"}


def test_two_or_seven_cannot_play() -> None:
    for seats in (2, 7):
        with pytest.raises(Malformed):
            new_game(seats)
