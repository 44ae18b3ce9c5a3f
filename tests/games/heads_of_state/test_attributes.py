"""Chapter 3: option 1, attribute cards."""

import pytest

from tests.games.heads_of_state.tables import RED, YELLOW, a_table, placing


@pytest.mark.rule("3.1")
def test_three_cards_from_the_display_or_the_pile() -> None:
    table = a_table(turn=RED).play(RED, "collect")
    assert table["draws"] == 3
    assert "draw" in table.open_to(RED)
    table.play(RED, "take bishop", "draw", "take gold")
    assert sum(table["hand"][RED].values()) == 3
    assert table["known"][RED] == {"gold": 1, "bishop": 1}


@pytest.mark.rule("3.2")
def test_only_what_lies_open_can_be_taken() -> None:
    table = a_table(turn=RED).play(RED, "collect", "take gold")
    refusal = table.refuse(RED, "take gold")
    assert (refusal.clause, refusal.facts) == ("3.2", {"attribute": "gold"})
    assert table.refuse(RED, "take crown").clause == "3.2"


@pytest.mark.rule("3.3")
def test_no_fourth_card() -> None:
    table = placing(turn=RED)
    assert table.refuse(RED, "take gold").clause == "3.3"
    assert table.refuse(RED, "draw").clause == "3.3"


@pytest.mark.rule("3.4")
def test_no_treachery_card_in_option_1() -> None:
    table = a_table(turn=RED).play(RED, "collect")
    assert table.refuse(RED, "take-treachery assassin").clause == "3.4"
    assert table.refuse(RED, "draw-treachery").clause == "3.4"


@pytest.mark.rule("3.5")
def test_t27_five_cards_in_the_pile_are_too_few_for_a_refresh() -> None:
    table = a_table(turn=RED, pile="gold gold gold title title")
    refusal = table.refuse(RED, "refresh")
    assert (refusal.clause, refusal.facts) == ("3.5", {"cards": 5, "needed": 6})
    assert table.open_to(RED) == ["collect", "plot"]


@pytest.mark.rule("3.6", "3.7", "7.8")
def test_t27_with_six_cards_a_refresh_is_allowed_and_the_old_ones_return_after_the_turn() -> None:
    six = "crown palace courtesan gold gold title"
    table = a_table(turn=RED, pile=six).play(RED, "refresh")
    old = {"gold": 1, "title": 1, "troops": 1, "castle": 1, "duelling": 1, "bishop": 1}
    assert table["aside"] == old
    assert table["display"] == {"gold": 2, "title": 1, "palace": 1, "crown": 1, "courtesan": 1}
    assert (table["pile"], table["draws"]) == ({}, 1)
    assert table.refuse(RED, "draw").clause == "3.7"
    table.play(RED, "take crown")
    assert table["aside"] == old
    table.play(RED, "done")
    # The six went back before the refill, so that it came from the regular pile.
    assert table["aside"] == {}
    assert sum(table["pile"].values()) == 5
    assert (table["turn"], table["century"]) == (YELLOW, 1589)


@pytest.mark.rule("3.6")
def test_after_a_refresh_one_card_is_taken_perhaps_from_the_pile() -> None:
    table = a_table(turn=RED).play(RED, "refresh")
    assert "draw" in table.open_to(RED)
    table.play(RED, "draw")
    assert table.phase == "placing"
    assert sum(table["hand"][RED].values()) == 1


@pytest.mark.rule("3.8")
def test_when_the_pile_is_used_up_cards_come_from_the_revolution_pile() -> None:
    table = a_table(turn=RED, pile="crown", uprising="palace palace").luck(0, 0, 0)
    table.play(RED, "collect", "draw", "draw")
    assert table["hand"][RED] == {"crown": 1, "palace": 1}
    assert table["uprising"] == {"palace": 1}


@pytest.mark.rule("3.9")
def test_any_number_of_nobles_into_empty_boxes() -> None:
    table = placing(turn=RED, hands={RED: "gold gold gold title"})
    table.play(RED, "place baron ireland nothing", "place baron provence nothing", "place count scotland nothing")
    assert table["nobles"][RED] == ["scotland lower", "ireland lower", "provence lower"]
    assert table["hand"][RED] == {}
    table.play(RED, "done")
