"""Chapter 7: the end of the game."""

from typing import Any

import pytest

from tests.games.strozzi.notation import Table, given


def end(**written: Any) -> Table:
    """The third round ends with a ship that nobody wants."""
    return given(ship="s04", deck="", round=3, **written).all_pass()


@pytest.mark.rule("7.1")
def test_after_the_third_round_only_patronage_is_paid() -> None:
    table = end(tracks={"venice": "A9 B0 C0 D0"}, tiles={"B": "art-two"})
    assert table.asked() == "over"
    assert table.scores() == [15 + 15, 30, 0, 0], "the track is paid once, not again at the end"
    assert table.told()[-1]["event"] == "over"


@pytest.mark.rule("7.1")
def test_patronage_is_not_paid_before_the_end() -> None:
    table = given(ship="s04", deck="", round=2, tiles={"B": "art-two"}).all_pass()
    assert (table.sees()["round"], table.scores()) == (3, [0, 0, 0, 0])


@pytest.mark.rule("7.2", "7.4")
def test_t31_patronage_pays_30_20_and_10() -> None:
    """T31: art totals A 4, B 3, C 1, D 0: 30, 20, 10, 0."""
    table = end(tiles={"A": "art-two art-two", "B": "art-two art-gold", "C": "art-grain"})
    assert [table.paid(player, "art") for player in "ABCD"] == [30, 20, 10, 0]


@pytest.mark.parametrize("category", ["art", "science", "architecture"])
@pytest.mark.rule("7.2")
def test_each_category_is_paid_by_itself(category: str) -> None:
    table = end(tiles={"C": f"{category}-two", "D": f"{category}-cloth"})
    assert [table.paid(player, category) for player in "ABCD"] == [0, 0, 30, 20]
    assert table.scores() == [0, 0, 30, 20]


@pytest.mark.rule("7.2")
def test_a_fourth_total_earns_nothing() -> None:
    table = end(tiles={"A": "art-gold", "B": "art-two", "C": "art-two art-gold", "D": "art-two art-cloth art-grain"})
    assert [table.paid(player, "art") for player in "ABCD"] == [0, 10, 20, 30]


@pytest.mark.rule("7.3")
def test_t32_florence_decides_between_equal_totals() -> None:
    """T32: science totals A 3, B 3 with B above A in Florence: B 30, A 20."""
    tiles = {"A": "science-two science-gold", "B": "science-two science-grain"}
    table = end(tiles=tiles, tracks={"florence": "B2 A2 C0 D0"})
    assert [table.paid(player, "science") for player in "AB"] == [20, 30]


@pytest.mark.rule("7.3", "1.6")
def test_equal_totals_of_players_who_never_moved_in_florence() -> None:
    table = end(tiles={"A": "art-two", "B": "art-two"}, tracks={"florence": "D0 B0 A0 C0"})
    assert [table.paid(player, "art") for player in "AB"] == [20, 30]


@pytest.mark.rule("7.4")
def test_a_total_of_zero_earns_nothing() -> None:
    """A 2, B 0, C 1, D 0 pays 30, 0, 20, 0, though B and D stand higher in Florence and a third place is free."""
    table = end(tiles={"A": "art-two", "C": "art-gold"}, tracks={"florence": "B0 D0 A0 C0"})
    assert table.scores() == [30, 0, 20, 0]


@pytest.mark.rule("7.5")
def test_the_most_money_wins() -> None:
    table = end(paid={"A": 100, "B": 150, "C": 149, "D": 20}, tracks={"florence": "A0 C0 D0 B0"})
    assert table.ranking() == [3, 1, 2, 4]


@pytest.mark.rule("7.6")
def test_t33_florence_decides_between_equal_money() -> None:
    """T33: A 150, B 150, A above B in Florence: A wins."""
    paid = {"A": 150, "B": 150}
    assert end(paid=paid, tracks={"florence": "A0 B0 C0 D0"}).ranking()[:2] == [1, 2]
    assert end(paid=paid, tracks={"florence": "B0 A0 C0 D0"}).ranking()[:2] == [2, 1]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.rule("7.6")
def test_no_place_is_shared(seats: int) -> None:
    for seed in range(20):
        table = Table.new(seats, seed).play_at_random(seed)
        assert sorted(table.ranking()) == list(range(1, seats + 1))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_payment_is_accounted_for(seats: int) -> None:
    """The account of each source is the sum of the payments that were told, and all of them are the money."""
    sources = {"paid-ship": "ships", "paid-track": "tracks", "paid-bonus": "bonuses"}
    for seed in range(10):
        table = Table.new(seats, seed).play_at_random(seed)
        for player, money in zip(table.letters, table.scores(), strict=True):
            told: dict[str, int] = {}
            for event in table.told():
                if event["event"].startswith("paid-") and event["seat"] == player:
                    source = sources.get(event["event"]) or event["category"]
                    told[source] = told.get(source, 0) + event["money"]
            for source in ("ships", "tracks", "bonuses", "art", "science", "architecture"):
                assert table.paid(player, source) == told.get(source, 0)
            assert sum(told.values()) == money
