"""Chapter 3, cards that act when they are flipped: the explorer."""

import pytest

from tests.games.ruse_and_bruise.notation import given, lines


@pytest.mark.rule("3.2", "3.3", "3.4", "2.4")
def test_an_explorer_goes_from_the_last_column_to_the_first_and_flips_there() -> None:
    table = given(
        """
        music-5 [C:queen?]
        trade-5 []
        alchemy-5 [B:explorer?]
        """,
        hands={"A": "king, squire, cap"},
    )
    table.play("A play king 3")
    assert table.columns() == lines(
        """
        music-5 [C:queen, B:explorer*]
        trade-5 []
        alchemy-5 [A:king?]
        """
    )
    assert "B’s explorer moves face down from column 3 to column 1." in table.story()


@pytest.mark.rule("3.2")
def test_an_explorer_that_has_travelled_travels_again_when_it_is_flipped_in_a_later_turn() -> None:
    table = given(
        """
        music-5 [B:explorer*]
        trade-5 []
        alchemy-5 []
        """,
        hands={"A": "king, squire, cap"},
    )
    table.play("A play king 1")
    assert table.columns() == lines(
        """
        music-5 [A:king?]
        trade-5 [B:explorer*]
        alchemy-5 []
        """
    )


@pytest.mark.rule("3.5")
def test_an_explorer_passes_over_closed_columns() -> None:
    table = given(
        """
        music-5 [B:explorer?]
        trade-5 [C:storm]
        alchemy-5 []
        """,
        hands={"A": "king, squire, cap"},
    )
    table.play("A play king 1")
    assert table.columns() == lines(
        """
        music-5 [A:king?]
        trade-5 [C:storm]
        alchemy-5 [B:explorer*]
        """
    )


@pytest.mark.rule("3.5")
def test_an_explorer_passes_over_several_closed_columns() -> None:
    table = given(
        """
        music-5 []
        trade-5 [B:explorer?]
        alchemy-5 [C:storm]
        religion-5 [D:storm]
        """,
        hands={"A": "king, squire, cap"},
    )
    table.play("A play king 2")
    assert table.column(1) == "music-5 [B:explorer*]"


@pytest.mark.rule("3.5")
def test_a_full_column_does_not_stop_an_explorer() -> None:
    table = given(
        """
        music-5 [B:explorer?]
        trade-1 [C:king, C:queen]
        alchemy-5 []
        """,
        hands={"A": "king, squire, cap"},
    )
    table.play("A play king 1")
    assert table.column(2) == "trade-1 [C:king, C:queen, B:explorer*]"


@pytest.mark.rule("3.6")
def test_with_all_other_columns_closed_an_explorer_comes_round_to_its_own() -> None:
    table = given(
        """
        music-5 [C:king, B:explorer?]
        trade-5 [C:storm]
        alchemy-5 [B:storm]
        """,
        hands={"A": "assassin, squire, cap", "C": "juliet, squire, cap"},
    )
    table.play("A play squire 1")
    assert table.column(1) == "music-5 [C:king, A:squire, B:explorer*]"


@pytest.mark.rule("3.6", "3.8")
def test_an_explorer_that_comes_round_can_meet_its_own_killer() -> None:
    table = given(
        """
        music-5 [B:explorer?]
        trade-5 [C:storm]
        alchemy-5 [B:storm]
        """,
        hands={"A": "assassin, squire, cap"},
    )
    table.play("A play assassin 1")
    assert table.column(1) == "music-5 [A:assassin]"
    assert table.discards("B") == "explorer"


@pytest.mark.rule("3.7")
def test_each_explorer_travels_once_in_a_turn() -> None:
    table = given(
        """
        music-5 [A:explorer?]
        trade-5 [B:explorer?]
        alchemy-5 [A:storm]
        """,
        turn="C",
        hands={"C": "explorer, squire, cap"},
    )
    table.play("C play explorer 1")
    assert table.columns() == lines(
        """
        music-5 [B:explorer*]
        trade-5 [A:explorer, C:explorer*]
        alchemy-5 [A:storm]
        """
    )
    assert "A’s explorer has already moved this turn and stays face up in column 2." in table.story()
    shown = table.cards(2, "C")
    assert [(card["open"], card["known"]) for card in shown] == [(True, False), (False, True)]
    assert table.asked() == "A placing"


@pytest.mark.rule("3.3")
def test_a_chain_of_explorers_ends_with_another_card() -> None:
    table = given(
        """
        music-5 [B:explorer?]
        trade-5 [C:explorer?]
        alchemy-5 [C:traitor?]
        religion-5 []
        """,
        hands={"A": "king, squire, cap"},
    )
    table.play("A play king 1")
    assert table.columns() == lines(
        """
        music-5 [A:king?]
        trade-5 [B:explorer*]
        alchemy-5 [C:traitor, C:explorer*]
        religion-5 []
        """
    )
    assert table.asked() == "C betraying"


@pytest.mark.rule("3.4")
def test_cards_move_up_when_an_explorer_leaves_and_nothing_else_is_flipped() -> None:
    table = given(
        """
        music-5 [C:king, B:explorer?]
        trade-5 []
        alchemy-5 [C:assassin?]
        """,
        hands={"A": "king, squire, cap"},
    )
    table.play("A play king 1")
    assert table.columns() == lines(
        """
        music-5 [C:king, A:king?]
        trade-5 [B:explorer*]
        alchemy-5 [C:assassin?]
        """
    )
