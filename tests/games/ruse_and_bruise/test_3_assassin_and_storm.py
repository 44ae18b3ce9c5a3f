"""Chapter 3, cards that act when they are flipped: the assassin and the storm."""

import pytest

from tests.games.ruse_and_bruise.notation import given, lines


@pytest.mark.rule("3.8", "2.6", "4.3")
def test_an_assassin_kills_the_card_that_flips_it_and_the_round_goes_on() -> None:
    table = given(
        """
        music-2 [B:assassin?]
        trade-1 [C:king]
        alchemy-1 [C:queen]
        """,
        hands={"A": "king, squire, cap"},
        piles={"A": "storm, queen"},
    )
    table.play("A play king 1")
    assert table.column(1) == "music-2 [B:assassin]"
    assert "king" in table.discards("A")
    assert len(table.hand("A").split(", ")) == 3
    assert table.asked() == "B placing"


@pytest.mark.rule("3.8", "7.3")
def test_an_explorer_that_arrives_under_an_assassin_dies_for_all_to_see() -> None:
    table = given(
        """
        music-5 [B:explorer?]
        trade-5 [C:assassin?]
        alchemy-5 []
        """,
        hands={"A": "king, squire, cap"},
    )
    table.play("A play king 1")
    assert table.columns() == lines(
        """
        music-5 [A:king?]
        trade-5 [C:assassin]
        alchemy-5 []
        """
    )
    assert table.discards("B") == "explorer"
    assert "Column 2: the assassin kills Explorer (B)." in table.story()


@pytest.mark.rule("3.9")
def test_an_open_assassin_harms_nobody() -> None:
    table = given(
        """
        music-5 [B:assassin]
        trade-5 []
        """,
        hands={"A": "king, squire, cap"},
    )
    table.play("A play king 1")
    assert table.column(1) == "music-5 [B:assassin, A:king?]"


@pytest.mark.rule("2.7", "3.8")
def test_a_victim_can_be_shuffled_into_the_new_pile_at_once() -> None:
    table = given(
        """
        music-5 [B:assassin?]
        trade-5 []
        """,
        hands={"A": "king, squire, cap"},
        piles={"A": ""},
    )
    everything = table.discards("A").split(", ")
    table.play("A play king 1")
    assert table.discards("A") == ""
    assert {*table.hand("A").split(", "), *table.pile("A").split(", ")} == {*everything, "king", "squire", "cap"}


@pytest.mark.rule("3.10", "3.11", "3.12", "4.2")
def test_a_storm_closes_a_short_column_and_ends_the_round() -> None:
    table = given(
        """
        music-5 [B:storm?]
        trade-1 [C:king]
        alchemy-1 [C:queen]
        """,
        hands={"A": "king, squire, assassin"},
    )
    table.play("A play assassin 1")
    # Both are opened at the end of the round; the assassin has flipped nothing and kills nobody.
    assert table.won("A") == "music-5"
    assert "Column 1: A has 9½ influence." in table.story()
    assert "Round 2. B begins." in table.story()


@pytest.mark.rule("3.10", "2.1")
def test_nothing_may_be_laid_in_a_closed_column() -> None:
    table = given(
        """
        music-5 [B:storm]
        trade-5 []
        """,
        hands={"A": "king, squire, cap"},
    )
    assert table.refused("A play king 1") == ("3.10", {"column": 1})
    assert not table.can("A play king 1")
    assert table.can("A play king 2")


@pytest.mark.rule("3.12")
def test_an_explorer_that_opens_a_storm_stays_under_it() -> None:
    table = given(
        """
        music-5 [B:explorer?]
        trade-5 [C:storm?]
        alchemy-5 []
        """,
        hands={"A": "king, squire, cap"},
    )
    table.play("A play king 1")
    assert table.column(2) == "trade-5 [C:storm, B:explorer*]"
    assert table.refused("B play king 2") == ("3.10", {"column": 2})


@pytest.mark.rule("3.11", "3.21", "3.23")
def test_a_closed_column_stays_full_under_a_higher_goal() -> None:
    table = given(
        """
        music-1 [B:storm]
        trade-3 [B:traitor?]
        alchemy-1 [C:king]
        """,
        hands={"A": "king, squire, cap"},
    )
    table.play("A play king 2")
    table.play("B swap 1")
    # Column 1 now asks for three cards and has one; column 2 asks for one and has two.
    assert "Round 2. B begins." in table.story()
