"""Chapter 5: build or lay cards."""

import pytest

from tests.games.principe.notation import at_auction, cards, given

EVERYBODY = dict.fromkeys("ABCD", "white")


@pytest.mark.rule("5.1")
def test_clockwise_from_the_principe_each_once() -> None:
    table = given(hands=EVERYBODY, principe="C", turn="C")
    acted = ""
    while table.sees()["stage"] == 3:
        acted += table.to_act()
        table.play(f"{table.to_act()} skip")
    assert acted == "CDAB"


@pytest.mark.rule("5.1", "3.9")
def test_who_became_principe_in_the_auctions_begins() -> None:
    table = at_auction("green", hands=EVERYBODY)
    table.play("B pass", "C bid 1").all_pass()
    table.play("C skip")
    assert table.asked() == "C playing"


@pytest.mark.rule("5.1")
def test_build_or_lay_or_nothing() -> None:
    table = given(hands={"A": "green, 2 red, yellow"}, open="siena lucca")
    wanted = ["build siena", "lay green 1", "lay red 1", "lay red 2", "lay yellow 1", "skip"]
    assert table.may("A") == wanted
    assert table.refused("A pass") == ("5.1", {})


@pytest.mark.rule("5.1")
def test_not_both() -> None:
    table = given(hands={"A": "green, 2 red, yellow", "B": "white"}, open="siena")
    table.play("A build siena")
    assert table.asked() == "B playing"


@pytest.mark.rule("5.2")
def test_any_number_of_one_colour() -> None:
    table = given(hands={"A": "4 blue, red", "B": "white"}, up={"A": "blue"}, open="siena")
    table.play("A lay blue 3")
    jeno = table.player("A", "A")
    assert jeno["up"] == cards("4 blue")
    assert jeno["hand"] == cards("blue, red")
    assert table.asked() == "B playing"


@pytest.mark.rule("5.3")
def test_example_of_an_early_city() -> None:
    """T12: the cards of Firenze count for the roles like any others."""
    table = given(hands={"D": "2 green, red, blue, yellow"}, turn="D")
    table.play("D build firenze, place emilia, place tuscany, place umbria")
    assert table.holders() == dict.fromkeys(["doctor", "councillor", "nobleman", "banker"], "D")
    assert table.player("D")["down"] == cards("green, red, blue, yellow")


@pytest.mark.rule("5.4")
def test_not_more_than_in_hand() -> None:
    table = given(hands={"A": "2 blue"})
    assert table.refused("A lay blue 3") == ("5.4", {"colour": "blue", "cards": 3, "held": 2})
    assert table.refused("A lay red 1") == ("5.4", {"colour": "red", "cards": 1, "held": 0})


@pytest.mark.rule("5.5")
def test_an_empty_hand_is_passed_over() -> None:
    table = given(hands={"A": "white", "D": "white"})
    table.play("A skip")
    assert table.asked() == "D playing"
    assert [event["seat"] for event in table.told("skipped")] == ["A", "B", "C"]
