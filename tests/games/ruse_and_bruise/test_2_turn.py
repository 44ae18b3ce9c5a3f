"""Chapter 2: a turn."""

import pytest

from tests.games.ruse_and_bruise.notation import all_but, given, lines

EMPTY = """
    music-5 []
    trade-5 []
    alchemy-5 []
    """


@pytest.mark.rule("2.1")
def test_a_card_must_be_laid() -> None:
    table = given(EMPTY, hands={"A": "king, squire, storm"})
    for decision in ("A pass", "A hide king", "A swap 2"):
        assert table.refused(decision).clause == "2.1"
    assert table.refused("B play king 1").clause == "not-your-turn"


@pytest.mark.rule("2.2")
def test_the_card_comes_from_the_hand() -> None:
    table = given(EMPTY, hands={"A": "king, squire, storm"})
    assert table.refused("A play queen 1") == ("2.2", {"card": "queen"})


@pytest.mark.rule("2.3")
def test_there_are_as_many_columns_as_players() -> None:
    table = given(EMPTY, hands={"A": "king, squire, storm"})
    assert table.refused("A play king 4") == ("2.3", {"column": 4, "columns": 3})
    assert [table.can(f"A play king {column}") for column in range(1, 7)] == [True, True, True, False, False, False]


@pytest.mark.rule("2.3", "2.4", "2.5")
def test_a_card_goes_face_down_to_the_bottom_and_flips_the_one_above() -> None:
    table = given(
        """
        music-5 [C:king, B:wizard?]
        trade-5 [B:queen?]
        alchemy-5 []
        """,
        hands={"A": "king, squire, storm"},
    )
    table.play("A play king 1")
    # The wizard waits for the end of the round, the queen was not covered.
    assert table.columns() == lines(
        """
        music-5 [C:king, B:wizard, A:king?]
        trade-5 [B:queen?]
        alchemy-5 []
        """
    )


@pytest.mark.rule("2.4")
def test_an_open_card_is_not_flipped_again() -> None:
    table = given(
        """
        music-5 [C:traitor]
        trade-5 []
        alchemy-5 []
        """,
    )
    table.play("A play king 1")
    assert table.asked() == "B placing"
    assert not any("flipped" in told for told in table.story())


@pytest.mark.rule("2.6", "2.9")
def test_then_the_player_draws_and_the_left_neighbour_is_next() -> None:
    table = given(EMPTY, turn="C", hands={"C": "king, squire, storm"}, piles={"C": "queen"})
    table.play("C play king 1")
    assert table.hand("C") == "queen, storm, squire"
    assert table.asked() == "A placing"


@pytest.mark.rule("2.7")
def test_an_empty_pile_is_made_anew_from_the_discards() -> None:
    table = given(
        f"""
        music-5 []
        trade-5 [{all_but("A", "king, queen, juliet, squire, hermit, dragon, romeo, beggar")}]
        """,
        hands={"A": "king, queen, juliet"},
        piles={"A": ""},
    )
    assert table.discards("A") == "squire, hermit, dragon, romeo, beggar"
    table.play("A play king 1")
    assert table.discards("A") == ""
    assert len(table.hand("A").split(", ")) == 3
    assert len(table.pile("A").split(", ")) == 4
    assert "A shuffles their discards into a new draw pile." in table.story()


@pytest.mark.rule("2.7")
def test_a_pile_that_becomes_empty_by_a_draw_waits_for_the_next_one() -> None:
    table = given(EMPTY, hands={"A": "king, squire, storm"}, piles={"A": "queen"})
    table.play("A play king 1")
    assert table.pile("A") == ""
    assert table.discards("A") != ""


@pytest.mark.rule("2.8")
def test_with_pile_and_discards_empty_no_card_is_drawn_and_who_has_none_is_skipped() -> None:
    table = given(
        f"""
        music-5 []
        trade-5 [{all_but("A", "king, queen")}]
        """,
        hands={"A": "king, queen", "B": "king, queen, juliet"},
    )
    table.play("A play king 1")
    assert table.hand("A") == "queen"
    assert "shuffles" not in "".join(table.story()), "there is nothing to shuffle"
    table.play("B play king 2")
    table.play("A play queen 2")
    assert table.hand("A") == ""
    table.play("B play queen 2")
    assert table.asked() == "B placing"


@pytest.mark.rule("2.10")
def test_a_full_column_takes_more_cards_while_another_is_short() -> None:
    table = given(
        """
        music-1 [C:king, C:queen]
        trade-5 []
        alchemy-5 []
        """,
        hands={"A": "king, squire, storm"},
    )
    table.play("A play king 1")
    assert table.column(1) == "music-1 [C:king, C:queen, A:king?]"
    assert table.asked() == "B placing"
