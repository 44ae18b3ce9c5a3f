"""Chapter 3, cards that act when they are flipped: the traitor."""

import pytest

from tests.games.ruse_and_bruise.notation import given, lines


@pytest.mark.rule("3.20", "3.23", "4.2")
def test_a_swap_that_fills_all_columns_ends_the_round() -> None:
    table = given(
        """
        music-4 [C:king, B:traitor?]
        trade-3 [C:juliet, A:queen, A:juliet, B:romeo]
        alchemy-1 [C:squire]
        """,
        hands={"A": "king, squire, storm"},
    )
    table.play("A play squire 1")
    assert table.asked() == "B betraying"
    table.play("B swap 2")
    # Three cards lie under the 3 now, and four under the 4.
    assert "B swaps the goals of columns 1 and 2." in table.story()
    assert "Round 2. B begins." in table.story()
    assert table.won("C") == "alchemy-1, trade-3"
    assert table.won("A") == "music-4"


@pytest.mark.rule("3.20")
def test_the_owner_of_a_traitor_may_decline() -> None:
    table = given(
        """
        music-5 [B:traitor?]
        trade-3 []
        """,
    )
    table.play("A play king 1")
    table.play("B pass")
    assert table.columns() == lines(
        """
        music-5 [B:traitor, A:king?]
        trade-3 []
        """
    )
    assert table.asked() == "B placing"


@pytest.mark.rule("3.20")
def test_while_a_traitor_waits_nothing_else_can_be_decided() -> None:
    table = given(
        """
        music-5 [B:traitor?]
        trade-3 []
        """,
    )
    table.play("A play king 1")
    assert table.refused("B play king 1").clause == "3.20"
    assert table.refused("B hide king").clause == "3.20"


@pytest.mark.rule("3.21")
def test_a_traitor_swaps_with_another_column_in_play() -> None:
    table = given(
        """
        music-5 [A:storm]
        trade-3 [B:traitor?]
        alchemy-4 []
        """,
    )
    table.play("A play king 2")
    assert table.refused("B swap 2") == ("3.21", {"column": 2, "own": 2, "columns": 3})
    assert table.refused("B swap 4").clause == "3.21"
    table.play("B swap 1")
    assert table.columns() == lines(
        """
        trade-3 [A:storm]
        music-5 [B:traitor, A:king?]
        alchemy-4 []
        """
    )


@pytest.mark.rule("3.23", "4.3")
def test_a_swap_can_make_the_traitors_column_short() -> None:
    table = given(
        """
        music-2 [B:traitor?]
        trade-5 [C:king, C:queen, C:juliet, C:romeo]
        alchemy-1 [C:squire]
        """,
    )
    table.play("A play king 1")
    table.play("B swap 2")
    assert table.asked() == "B placing"
    assert table.column(1) == "trade-5 [B:traitor, A:king?]"


@pytest.mark.rule("3.23", "5.3")
def test_specialists_are_judged_by_the_goal_that_lies_there_at_the_end() -> None:
    table = given(
        """
        music-2 [B:traitor?]
        trade-1 [A:merchant, C:minstrel]
        alchemy-1 [C:squire]
        """,
    )
    table.play("A play king 1")
    table.play("B swap 2")
    assert "Column 2: A has 8 influence." in table.story()
    assert "Column 2: C has 12 influence." in table.story()


@pytest.mark.rule("3.22", "7.1")
def test_the_owner_decides_without_seeing_the_card_that_flipped_his() -> None:
    table = given(
        """
        music-5 [B:traitor?]
        trade-3 []
        """,
        hands={"A": "king, squire, storm"},
    )
    table.play("A play squire 1")
    assert "A plays a card face down in column 1." in table.story("B")
    cards = table.cards(1, "B")
    assert [card["card"] for card in cards] == ["traitor", None]


@pytest.mark.rule("3.1", "4.4")
def test_what_is_opened_at_the_end_of_a_round_does_not_act() -> None:
    table = given(
        """
        music-1 [C:traitor?]
        trade-1 [C:explorer?]
        alchemy-1 []
        """,
        hands={"A": "king, squire, storm"},
    )
    table.play("A play king 3")
    assert table.won("C") == "trade-1, music-1"
    assert "Column 1: C has 10 influence." in table.story()
    assert "Column 2: C has 13 influence." in table.story()
    assert not any("travels" in told or "swaps" in told for told in table.story())
