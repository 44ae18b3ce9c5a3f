"""Chapter 1: setting up."""

from collections import Counter
from typing import Any

import pytest

from camarilla.core.chance import FastChance
from camarilla.core.clauses import Malformed
from camarilla.games.ruse_and_bruise import GAME
from tests.games.ruse_and_bruise.notation import CARDS, GOALS, KINDS, Table


@pytest.mark.rule("1.1")
def test_twenty_five_different_characters_in_every_colour() -> None:
    assert len(set(CARDS)) == len(CARDS) == 25
    found = Table.new(6).position.census()
    assert sum(number for name, number in found.items() if name.startswith("seat")) == 150
    assert found == GAME.box.components(6)


@pytest.mark.rule("1.2")
def test_thirty_six_goals() -> None:
    assert Counter(name.split("-")[0] for name in GOALS) == dict.fromkeys(KINDS, 6)
    box: Any = GAME.box
    assert [int(points) for points in box.points] == [1, 2, 3, 3, 4, 5] * 6


@pytest.mark.rule("1.3")
@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_has_a_hand_of_three_and_a_pile_of_twenty_two(seats: int) -> None:
    table = Table.new(seats)
    assert [len(hand) for hand in table["hand"]] == [3] * seats
    assert [len(pile) for pile in table["pile"]] == [22] * seats


@pytest.mark.rule("1.4", "1.6")
@pytest.mark.parametrize(("seats", "goals"), [(2, 12), (3, 18), (4, 24), (5, 30), (6, 36)])
def test_six_goals_a_player_and_as_many_columns_as_players(seats: int, goals: int) -> None:
    table = Table.new(seats)
    assert len(table["goal"]) == seats
    assert len(table["goal_pile"]) == goals - seats
    assert len(table["goals_out"]) == 36 - goals
    assert len({*table["goal"], *table["goal_pile"], *table["goals_out"]}) == 36


@pytest.mark.rule("1.5")
def test_two_players_can_take_the_ones_out() -> None:
    for seed in range(40):
        table = Table.new(2, seed, two_player_ones="out")
        assert not [name for name in [*table["goal"], *table["goal_pile"]] if name.endswith("-1")]
        assert len(table["goal_pile"]) == 10
    with_ones = [Table.new(2, seed)["goal_pile"] for seed in range(40)]
    assert any(name.endswith("-1") for pile in with_ones for name in pile)


@pytest.mark.rule("1.5")
def test_more_players_cannot_take_the_ones_out() -> None:
    with pytest.raises(Malformed, match="Only with 2 players"):
        Table.new(3, two_player_ones="out")


@pytest.mark.rule("1.6", "4.10")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_has_six_rounds(seats: int) -> None:
    table = Table.new(seats).play_at_random(3)
    assert table.asked() == "over"
    assert [event["round"] for event in table.told("round")] == [1, 2, 3, 4, 5, 6]
    assert table.sees()["round"] == 6


@pytest.mark.rule("1.7")
def test_the_first_starter_is_drawn_by_lot() -> None:
    chance = FastChance(5)
    starters = Counter(GAME.start(4, chance).to_act()[0] for _ in range(400))
    assert set(starters) == {0, 1, 2, 3}
    assert min(starters.values()) > 70
