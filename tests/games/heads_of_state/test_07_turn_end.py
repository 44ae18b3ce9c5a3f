"""Chapter 7: the end of a turn."""

import pytest

from tests.games.heads_of_state.notation import given, placing, plotting

TWELVE = "gold gold gold gold title title title title troops troops troops castle"
FIVE = "assassin assassin guillotine inquisition gallows"


@pytest.mark.rule("7.1", "7.2", "7.3", "7.4")
def test_t28_down_to_ten_and_four() -> None:
    table = placing(turn="A", hands={"A": TWELVE}, treachery={"A": FIVE}).play("A done")
    assert table.asked() == "A discarding"
    assert [table.player("A")[cards] for cards in ("owes", "treachery_owes")] == [2, 1]
    assert table.refused("A done") == ("7.4", {"cards": 2, "daggers": 1})
    table.play("A discard gold, discard castle")
    assert table.refused("A discard gold") == ("7.2", {"limit": 10})
    assert table.asked() == "A discarding"
    table.play("A discard-treachery gallows")
    assert table.asked() == "B choosing"
    assert table.hand_size("A") == 10
    assert table.treachery_size("A") == 4
    assert table["treachery_discards"] == {"gallows": 1}


@pytest.mark.rule("7.1", "7.3")
def test_both_limits_hold_after_either_option() -> None:
    table = plotting(turn="A", hands={"A": TWELVE}, treachery={"A": FIVE}).play("A done")
    table.play("A discard-treachery assassin")
    assert table.refused("A discard-treachery assassin") == ("7.3", {"limit": 4})
    table.play("A discard gold, discard gold")
    assert table.asked() == "B choosing"


@pytest.mark.rule("7.1")
def test_ten_and_four_are_not_too_many() -> None:
    hand = " ".join(TWELVE.split()[:10])
    table = placing(turn="A", hands={"A": hand}, treachery={"A": "assassin assassin gallows gallows"})
    assert table.play("A done").asked() == "B choosing"


@pytest.mark.rule("7.5")
def test_no_discards_at_other_times() -> None:
    for table in (given(turn="A", hands={"A": "gold"}), placing(turn="A", hands={"A": "gold"})):
        assert table.refused("A discard gold").clause == "7.5"
    table = plotting(turn="A", treachery={"A": "assassin"})
    assert table.refused("A discard-treachery assassin").clause == "7.5"


@pytest.mark.rule("7.6", "7.7")
def test_only_cards_in_the_hand() -> None:
    table = placing(turn="A", hands={"A": TWELVE}, treachery={"A": FIVE}).play("A done")
    assert table.refused("A discard crown") == ("7.6", {"attribute": "crown"})
    assert table.refused("A discard-treachery axeman") == ("7.7", {"treachery": "axeman"})


@pytest.mark.rule("7.8")
def test_the_treachery_display_is_refilled_before_the_attribute_display() -> None:
    table = given(turn="C").play("C plot, take-treachery assassin, take gold, done")
    refill = [kind for kind in table.happened() if kind.startswith("opened")]
    assert refill == ["opened-treachery", "opened"]
    assert sum(table["treachery_display"].values()) == 2
    assert sum(table["display"].values()) == 6


@pytest.mark.rule("7.8")
def test_nothing_is_refilled_that_was_not_taken() -> None:
    table = given(turn="C").play("C plot, draw-treachery, draw, done")
    assert not [kind for kind in table.happened() if kind.startswith("opened")]
