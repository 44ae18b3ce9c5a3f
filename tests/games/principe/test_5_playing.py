"""Chapter 5: build or lay cards."""

import pytest

from tests.games.principe.tables import ANITA, JENO, KRISZTINA, PETER, act, cards, choices, given, listen, refusal, see
from tests.games.principe.tables import each_passes, told
from tests.games.principe.test_3_auctions import at_auction

ONE = {"white": 1}


@pytest.mark.rule("5.1")
def test_clockwise_from_the_principe_each_once() -> None:
    position = given(hands=[ONE] * 4, principe=PETER, turn=PETER)
    acted = []
    while see(position)["stage"] == 3:
        acted += position.to_act()
        act(position, position.to_act()[0], "skip")
    assert acted == [PETER, ANITA, JENO, KRISZTINA]


@pytest.mark.rule("5.1", "3.9")
def test_who_became_principe_in_the_auctions_begins() -> None:
    position = at_auction({"green": 1}, hands=[ONE] * 4)
    act(position, KRISZTINA, "pass")
    act(position, PETER, "bid 1")
    each_passes(position)
    act(position, PETER, "skip")
    assert see(position)["phase"] == "playing"
    assert position.to_act() == [PETER]


@pytest.mark.rule("5.1")
def test_build_or_lay_or_nothing() -> None:
    position = given(hands=[{"green": 1, "red": 2, "yellow": 1}], open=["siena", "lucca"])
    wanted = ["build siena", "lay green 1", "lay red 1", "lay red 2", "lay yellow 1", "skip"]
    assert choices(position, JENO) == wanted
    assert refusal(position, JENO, "pass") == ("5.1", {})


@pytest.mark.rule("5.1")
def test_not_both() -> None:
    position = given(hands=[{"green": 1, "red": 2, "yellow": 1}, ONE], open=["siena"])
    act(position, JENO, "build siena")
    assert position.to_act() == [KRISZTINA]


@pytest.mark.rule("5.2")
def test_any_number_of_one_colour() -> None:
    position = given(hands=[{"blue": 4, "red": 1}, ONE], up=[{"blue": 1}], open=["siena"])
    act(position, JENO, "lay blue 3")
    jeno = see(position, JENO)["players"][JENO]
    assert jeno["up"] == cards(blue=4)
    assert jeno["hand"] == cards(blue=1, red=1)
    assert position.to_act() == [KRISZTINA]


@pytest.mark.rule("5.3")
def test_example_of_an_early_city() -> None:
    """T12: the cards of Firenze count for the roles like any others."""
    position = given(hands=[{}, {}, {}, {"green": 2, "red": 1, "blue": 1, "yellow": 1}], turn=ANITA)
    act(position, ANITA, "build firenze", "place emilia", "place tuscany")
    act(position, ANITA, "place umbria")
    roles = see(position)["roles"]
    held = {role for role, holder in roles.items() if holder == ANITA}
    assert held == {"doctor", "councillor", "nobleman", "banker"}
    assert see(position)["players"][ANITA]["down"] == cards(green=1, red=1, blue=1, yellow=1)


@pytest.mark.rule("5.4")
def test_not_more_than_in_hand() -> None:
    position = given(hands=[{"blue": 2}])
    assert refusal(position, JENO, "lay blue 3") == ("5.4", {"colour": "blue", "cards": 3, "held": 2})
    assert refusal(position, JENO, "lay red 1") == ("5.4", {"colour": "red", "cards": 1, "held": 0})


@pytest.mark.rule("5.5")
def test_an_empty_hand_is_passed_over() -> None:
    position = listen(given(hands=[ONE, {}, {}, ONE]))
    act(position, JENO, "skip")
    assert position.to_act() == [ANITA]
    assert [event["seat"] for event in told(position) if event["event"] == "skipped"] == [0, 1, 2]
