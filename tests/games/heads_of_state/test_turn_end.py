"""Chapter 7: the end of a turn."""

import pytest

from tests.games.heads_of_state.tables import BLUE, RED, YELLOW, a_table, placing, plotting

TWELVE = "gold gold gold gold title title title title troops troops troops castle"
FIVE = "assassin assassin guillotine inquisition gallows"


@pytest.mark.rule("7.1", "7.2", "7.3", "7.4")
def test_t28_down_to_ten_and_four() -> None:
    table = placing(turn=RED, hands={RED: TWELVE}, treachery={RED: FIVE}).play(RED, "done")
    assert table.phase == "discarding"
    assert table.view()["players"][RED]["owes"] == [2, 1]
    refusal = table.refuse(RED, "done")
    assert (refusal.clause, refusal.facts) == ("7.4", {"cards": 2, "daggers": 1})
    table.play(RED, "discard gold", "discard castle")
    refusal = table.refuse(RED, "discard gold")
    assert (refusal.clause, refusal.facts) == ("7.2", {"limit": 10})
    assert table["turn"] == RED
    table.play(RED, "discard-treachery gallows")
    assert table["turn"] == YELLOW
    assert sum(table["hand"][RED].values()) == 10
    assert sum(table["treachery_hand"][RED].values()) == 4
    assert table["treachery_discards"] == {"gallows": 1}


@pytest.mark.rule("7.1", "7.3")
def test_both_limits_hold_after_either_option() -> None:
    table = plotting(turn=RED, hands={RED: TWELVE}, treachery={RED: FIVE}).play(RED, "done")
    table.play(RED, "discard-treachery assassin")
    refusal = table.refuse(RED, "discard-treachery assassin")
    assert (refusal.clause, refusal.facts) == ("7.3", {"limit": 4})
    table.play(RED, "discard gold", "discard gold")
    assert table["turn"] == YELLOW


@pytest.mark.rule("7.1")
def test_ten_and_four_are_not_too_many() -> None:
    hand = " ".join(TWELVE.split()[:10])
    table = placing(turn=RED, hands={RED: hand}, treachery={RED: "assassin assassin gallows gallows"})
    assert table.play(RED, "done")["turn"] == YELLOW


@pytest.mark.rule("7.5")
def test_no_discards_at_other_times() -> None:
    for table in (a_table(turn=RED, hands={RED: "gold"}), placing(turn=RED, hands={RED: "gold"})):
        assert table.refuse(RED, "discard gold").clause == "7.5"
    table = plotting(turn=RED, treachery={RED: "assassin"})
    assert table.refuse(RED, "discard-treachery assassin").clause == "7.5"


@pytest.mark.rule("7.6", "7.7")
def test_only_cards_in_the_hand() -> None:
    table = placing(turn=RED, hands={RED: TWELVE}, treachery={RED: FIVE}).play(RED, "done")
    refusal = table.refuse(RED, "discard crown")
    assert (refusal.clause, refusal.facts) == ("7.6", {"attribute": "crown"})
    refusal = table.refuse(RED, "discard-treachery axeman")
    assert (refusal.clause, refusal.facts) == ("7.7", {"treachery": "axeman"})


@pytest.mark.rule("7.8")
def test_the_treachery_display_is_refilled_before_the_attribute_display() -> None:
    table = a_table(turn=BLUE).play(BLUE, "plot", "take-treachery assassin", "take gold", "done")
    refill = [event["event"] for event in table.events() if event["event"].startswith("opened")]
    assert refill == ["opened-treachery", "opened"]
    assert sum(table["treachery_display"].values()) == 2
    assert sum(table["display"].values()) == 6


@pytest.mark.rule("7.8")
def test_nothing_is_refilled_that_was_not_taken() -> None:
    table = a_table(turn=BLUE).play(BLUE, "plot", "draw-treachery", "draw", "done")
    assert not [event for event in table.events() if event["event"].startswith("opened")]
