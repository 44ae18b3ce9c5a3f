"""Chapter 1: the box, and setting up."""

import pytest

from camarilla.core.clauses import Malformed
from camarilla.games.strozzi import GAME
from tests.games.strozzi.notation import SHIPS, Table, given


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
    table = Table.new(seats)
    for player in table.letters:
        assert table.flags(player) == "P +1 W"
        assert [table.space(city, player) for city in ("venice", "rome", "naples", "florence")] == [0, 0, 0, 0]
    assert table.scores() == [0] * seats
    assert len(table.sees()["display"]) == 3
    assert table.sees()["stock"] == 33


@pytest.mark.parametrize(("seats", "removed", "deck"), [(3, 17, 12), (4, 14, 15), (5, 11, 18), (6, 8, 21)])
@pytest.mark.rule("1.4")
def test_t01_ships_are_put_aside(seats: int, removed: int, deck: int) -> None:
    """T01: 17, 14, 11 or 8 random ships are out; the first ship of the deck has just been turned up."""
    put_aside = set()
    for seed in range(60):
        table = Table.new(seats, seed)
        assert len(table["removed"]) == removed
        assert len(table["deck"]) + 1 == deck
        assert sorted([*table["removed"], *table["deck"], table.ship()]) == SHIPS
        put_aside |= set(table["removed"])
    assert put_aside == set(SHIPS)


@pytest.mark.rule("1.5")
def test_the_first_starting_player_is_drawn_by_lot() -> None:
    assert {Table.new(4, seed).active() for seed in range(40)} == set("ABCD")


@pytest.mark.rule("1.6")
def test_the_start_space_is_ordered_clockwise_from_the_starting_player() -> None:
    seed = next(seed for seed in range(40) if Table.new(4, seed).active() == "C")
    for city in ("venice", "rome", "naples", "florence"):
        assert Table.new(4, seed).track(city) == "C0 D0 A0 B0"


@pytest.mark.rule("1.7")
def test_the_bank_pays_more_than_all_coins() -> None:
    """All coins together are 990; a bank that could run out would stop there."""
    table = given(3, round=3, deck="", ship="s04", paid={"A": 900, "B": 900, "C": 900}, tracks={"rome": "B3 A0 C0"})
    table.all_pass()
    assert table.scores() == [900, 915, 900]


@pytest.mark.rule("1.8")
def test_three_rounds_of_at_most_three_ships_each() -> None:
    table = Table.new(4).play_at_random()
    assert [event["round"] for event in table.told("round")] == [1, 2, 3]
    landed = [
        event["seat"] if event["event"] == "docked" else "round"
        for event in table.told()
        if event["event"] in ("docked", "round")
    ]
    for _ in range(3):
        landed = landed[1:]
        this_round = landed[: landed.index("round")] if "round" in landed else landed
        assert all(this_round.count(seat) <= 3 for seat in "ABCD")
        landed = landed[len(this_round) :]
    assert landed == []


@pytest.mark.rule("1.9")
def test_which_city_asks_for_what() -> None:
    asked = {track["city"]: track["ware"] for track in Table.new(4).sees()["tracks"]}
    assert asked == {"venice": "gold", "rome": "grain", "naples": "cloth", "florence": "scroll"}


def test_two_or_seven_cannot_play() -> None:
    for seats in (2, 7):
        with pytest.raises(Malformed, match="This game is for 3 to 6 players, not"):
            Table.new(seats)
