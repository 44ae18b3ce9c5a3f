"""Chapter 3: option 1, attribute cards."""

import pytest

from tests.games.heads_of_state.notation import given, placing


@pytest.mark.rule("3.1")
def test_three_cards_from_the_display_or_the_pile() -> None:
    table = given(turn="A").play("A collect")
    assert table["draws"] == 3
    assert "draw" in table.may("A")
    table.play("A take bishop, draw, take gold")
    assert table.hand_size("A") == 3
    assert table.has("A", "known") == {"gold": 1, "bishop": 1}


@pytest.mark.rule("3.2")
def test_only_what_lies_open_can_be_taken() -> None:
    table = given(turn="A").play("A collect, take gold")
    assert table.refused("A take gold") == ("3.2", {"attribute": "gold"})
    assert table.refused("A take crown").clause == "3.2"


@pytest.mark.rule("3.3")
def test_no_fourth_card() -> None:
    table = placing(turn="A")
    assert table.refused("A take gold").clause == "3.3"
    assert table.refused("A draw").clause == "3.3"


@pytest.mark.rule("3.4")
def test_no_treachery_card_in_option_1() -> None:
    table = given(turn="A").play("A collect")
    assert table.refused("A take-treachery assassin").clause == "3.4"
    assert table.refused("A draw-treachery").clause == "3.4"


@pytest.mark.rule("3.5")
def test_t27_five_cards_in_the_pile_are_too_few_for_a_refresh() -> None:
    table = given(turn="A", pile="gold gold gold title title")
    assert table.refused("A refresh") == ("3.5", {"cards": 5, "needed": 6})
    assert table.may("A") == ["collect", "plot"]


@pytest.mark.rule("3.6", "3.7", "7.8")
def test_t27_with_six_cards_a_refresh_is_allowed_and_the_old_ones_return_after_the_turn() -> None:
    six = "crown palace courtesan gold gold title"
    table = given(turn="A", pile=six).play("A refresh")
    old = {"gold": 1, "title": 1, "troops": 1, "castle": 1, "duelling": 1, "bishop": 1}
    assert table["aside"] == old
    assert table["display"] == {"gold": 2, "title": 1, "palace": 1, "crown": 1, "courtesan": 1}
    assert (table["pile"], table["draws"]) == ({}, 1)
    assert table.refused("A draw").clause == "3.7"
    table.play("A take crown")
    assert table["aside"] == old
    table.play("A done")
    # The six went back before the refill, so that it came from the regular pile.
    assert table["aside"] == {}
    assert sum(table["pile"].values()) == 5
    assert (table.asked(), table["century"]) == ("B choosing", 1589)


@pytest.mark.rule("3.6")
def test_after_a_refresh_one_card_is_taken_perhaps_from_the_pile() -> None:
    table = given(turn="A").play("A refresh")
    assert "draw" in table.may("A")
    table.play("A draw")
    assert table.asked() == "A placing"
    assert table.hand_size("A") == 1


@pytest.mark.rule("3.8")
def test_when_the_pile_is_used_up_cards_come_from_the_revolution_pile() -> None:
    table = given(turn="A", pile="crown", uprising="palace palace").luck(0, 0, 0)
    table.play("A collect, draw, draw")
    assert table.has("A", "hand") == {"crown": 1, "palace": 1}
    assert table["uprising"] == {"palace": 1}


@pytest.mark.rule("3.9")
def test_any_number_of_nobles_into_empty_boxes() -> None:
    table = placing(turn="A", hands={"A": "gold gold gold title"})
    table.play("A place baron ireland nothing, place baron provence nothing, place count scotland nothing")
    assert table.has("A", "nobles") == ["scotland lower", "ireland lower", "provence lower"]
    assert table.has("A", "hand") == {}
    table.play("A done")
