"""Chapter 4: the end of a round."""

import pytest

from tests.games.ruse_and_bruise.notation import all_but, given, scored


@pytest.mark.rule("4.1", "4.2", "4.7", "3.10")
def test_the_round_ends_when_every_column_is_full_and_the_left_neighbour_begins_the_next() -> None:
    table = given(
        """
        music-1 [C:king, C:queen]
        trade-2 [C:juliet]
        alchemy-5 [A:storm]
        """,
        turn="B",
        hands={"B": "king, squire, storm"},
    )
    table.play("B play king 2")
    assert "Round 2. C begins." in table.story()
    assert table.asked() == "C placing"
    assert table.won("C") == "music-1"
    assert table.won("B") == "trade-2"
    assert table.won("A") == "alchemy-5"
    # The storm closed its column for that round only.
    assert [column["closed"] for column in table.sees("C")["columns"]] == [False, False, False]


@pytest.mark.rule("4.2", "4.3")
def test_the_last_card_of_a_round_still_flips_and_its_player_draws_first() -> None:
    table = given(
        """
        music-2 [B:explorer?]
        trade-1 [B:king]
        """,
        hands={"A": "king, squire, storm"},
        piles={"A": "queen"},
    )
    table.play("A play king 1")
    # Two cards would have filled the column, but the explorer left it.
    assert table.column(1) == "music-2 [A:king?]"
    assert table.asked() == "B placing"
    assert table.hand("A") == "queen, storm, squire"


@pytest.mark.rule("4.2", "4.6")
def test_the_draw_comes_before_the_cards_of_the_columns_are_discarded() -> None:
    table = given(
        """
        music-1 []
        trade-1 [A:juliet]
        """,
        hands={"A": "king, squire, storm"},
        piles={"A": ""},
        discards={"A": "queen"},
    )
    table.play("A play king 1")
    told = table.story("A")
    assert told.index("A shuffles their discards into a new draw pile.") < told.index("Column 1: revealed: King (A).")
    assert table.discards("A") == "king, juliet"


@pytest.mark.rule("4.3", "3.8")
def test_a_column_killed_short_is_not_full() -> None:
    table = given(
        """
        music-2 [B:assassin?]
        trade-1 [A:queen]
        """,
        hands={"A": "witch, squire, storm"},
    )
    table.play("A play witch 1")
    assert table.asked() == "B placing"


@pytest.mark.rule("4.4", "4.5", "4.6")
def test_everything_is_opened_scored_and_discarded() -> None:
    table = given(
        """
        music-2 [B:cap/dragon, A:juliet?]
        trade-1 []
        """,
        hands={"A": "king, squire, storm", "B": "queen, witch, giant"},
    )
    table.play("A play king 2")
    told = table.story()
    for opened in ("Column 1: revealed: Dragon (B).", "Column 1: revealed: Juliet (A)."):
        assert opened in told
    assert "Column 1: A has 12 influence." in told
    assert "Column 1: B has 11 influence." in told
    assert "A takes music 2 (column 1)." in told
    assert table.discards("A") == "king, juliet"
    assert table.discards("B") == "cap, dragon"
    assert table.hand("B") == "queen, witch, giant"


@pytest.mark.rule("4.7", "3.22")
def test_somebody_elses_decision_does_not_change_who_begins() -> None:
    table = given(
        """
        music-2 [C:cap?]
        trade-1 [B:king]
        alchemy-1 [B:queen]
        """,
        hands={"A": "king, squire, storm"},
    )
    table.play("A play king 1")
    table.play("C pass")
    assert "Round 2. B begins." in table.story()


@pytest.mark.rule("4.8")
def test_short_hands_are_filled_at_the_start_of_a_round() -> None:
    table = given(
        f"""
        music-1 []
        trade-5 [{all_but("A", "king, queen")}]
        """,
        hands={"A": "king, queen", "B": "king, queen, juliet"},
    )
    table.play("A play king 1")
    assert "Round 2. B begins." in table.story()
    assert len(table.hand("A").split(", ")) == 3
    assert "queen" in table.hand("A")


@pytest.mark.rule("4.9", "2.8")
def test_if_nobody_has_a_card_the_round_ends_as_it_stands() -> None:
    table = given(
        f"""
        music-5 []
        trade-5 [{all_but("A", "king")}, {all_but("B", "queen")}]
        """,
        hands={"A": "king", "B": "queen"},
    )
    table.play("A play king 2")
    table.play("B play queen 2")
    told = table.story()
    assert "Nobody takes music 5 (column 1). It is out of the game." in told
    assert "Round 2. A begins." in told
    assert table["goals_lost"] == ["music-5"]
    assert table.position.census() == table.position.box.components(2)


@pytest.mark.rule("4.9")
def test_a_column_without_cards_has_no_winner() -> None:
    assert scored("[]") == ": nobody wins"


@pytest.mark.rule("4.10")
def test_after_six_rounds_the_game_is_over() -> None:
    table = given(
        """
        music-1 []
        trade-1 [B:king]
        """,
        round=6,
    )
    table.play("A play king 1")
    assert table.asked() == "over"
    assert table.scores() == [1, 1]
    assert table.ranking() == [1, 1]
    assert table.story()[-1] == "All goals are taken. The game is over."
