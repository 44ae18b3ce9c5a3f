"""Chapter 3: cards that act when they are flipped."""

import pytest

from camarilla.core.clauses import Illegal
from tests.games.ruse_and_bruise.notation import Table, at, lines


def refused(table: Table, decision: str) -> Illegal:
    with pytest.raises(Illegal) as refusal:
        table.play(decision)
    return refusal.value


# The explorer


@pytest.mark.rule("3.2", "3.3", "3.4", "2.4")
def test_an_explorer_goes_from_the_last_column_to_the_first_and_flips_there() -> None:
    table = Table(
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
    assert "The explorer of B travels from column 3 to column 1, face down." in table.story()


@pytest.mark.rule("3.2")
def test_an_explorer_that_has_travelled_travels_again_when_it_is_flipped_in_a_later_turn() -> None:
    table = Table(
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
    table = Table(
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
    table = Table(
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
    table = Table(
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
    table = Table(
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
    table = Table(
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
    table = Table(
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
    assert "The explorer of A has travelled this turn and stays open in column 2." in table.story()
    shown = at(table.position.view(2), "columns", 1, "cards")
    assert [(card["open"], card["known"]) for card in shown] == [(True, False), (False, True)]
    assert table.asked() == "A placing"


@pytest.mark.rule("3.3")
def test_a_chain_of_explorers_ends_with_another_card() -> None:
    table = Table(
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
    table = Table(
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


# The assassin


@pytest.mark.rule("3.8", "2.6", "4.3")
def test_an_assassin_kills_the_card_that_flips_it_and_the_round_goes_on() -> None:
    table = Table(
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
    table = Table(
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
    assert "The assassin in column 2 kills Explorer of B." in table.story()


@pytest.mark.rule("3.9")
def test_an_open_assassin_harms_nobody() -> None:
    table = Table(
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
    table = Table(
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


# The storm


@pytest.mark.rule("3.10", "3.11", "3.12", "4.2")
def test_a_storm_closes_a_short_column_and_ends_the_round() -> None:
    table = Table(
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
    table = Table(
        """
        music-5 [B:storm]
        trade-5 []
        """,
        hands={"A": "king, squire, cap"},
    )
    refusal = refused(table, "A play king 1")
    assert refusal.clause == "3.10"
    assert refusal.facts == {"column": 1}
    assert table.can("A play king 2")
    assert not table.can("A play king 1")


@pytest.mark.rule("3.12")
def test_an_explorer_that_opens_a_storm_stays_under_it() -> None:
    table = Table(
        """
        music-5 [B:explorer?]
        trade-5 [C:storm?]
        alchemy-5 []
        """,
        hands={"A": "king, squire, cap"},
    )
    table.play("A play king 1")
    assert table.column(2) == "trade-5 [C:storm, B:explorer*]"
    assert not table.can("B play king 2")


@pytest.mark.rule("3.11", "3.21", "3.23")
def test_a_closed_column_stays_full_under_a_higher_goal() -> None:
    table = Table(
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


# The magic cap


@pytest.mark.rule("3.13", "3.15", "3.22")
def test_the_owner_of_a_cap_may_hide_a_card_out_of_turn() -> None:
    table = Table(
        """
        music-5 [B:cap?]
        trade-5 []
        alchemy-5 []
        """,
        hands={"A": "king, squire, storm", "B": "king, queen, wizard"},
    )
    table.play("A play king 1")
    assert table.asked() == "B capping"
    table.play("B hide wizard")
    assert table.column(1) == "music-5 [B:cap/wizard, A:king?]"
    assert len(table.hand("B").split(", ")) == 3
    assert table.asked() == "B placing"


@pytest.mark.rule("3.13")
def test_the_owner_of_a_cap_may_decline() -> None:
    table = Table(
        """
        music-5 [B:cap?]
        trade-5 []
        """,
        hands={"A": "king, squire, storm", "B": "king, queen, wizard"},
    )
    table.play("A play king 1")
    table.play("B pass")
    assert table.column(1) == "music-5 [B:cap, A:king?]"
    assert table.hand("B") == "king, queen, wizard"
    assert table.asked() == "B placing"


@pytest.mark.rule("3.13")
def test_while_a_cap_waits_nothing_else_can_be_decided() -> None:
    table = Table(
        """
        music-5 [B:cap?]
        trade-5 []
        """,
        hands={"B": "king, queen, wizard"},
    )
    table.play("A play king 1")
    assert refused(table, "B play king 1").clause == "3.13"
    assert refused(table, "B swap 2").clause == "3.13"


@pytest.mark.rule("3.14")
def test_only_a_card_from_the_hand_can_be_hidden() -> None:
    table = Table(
        """
        music-5 [B:cap?]
        trade-5 []
        """,
        hands={"B": "king, queen, wizard"},
    )
    table.play("A play king 1")
    refusal = refused(table, "B hide witch")
    assert refusal.clause == "3.14"
    assert refusal.facts == {"card": "witch"}


@pytest.mark.rule("3.15", "2.6")
def test_who_flips_his_own_cap_chooses_from_two_cards_and_draws_twice() -> None:
    table = Table(
        """
        music-5 [A:cap?]
        trade-5 []
        """,
        hands={"A": "king, squire, storm"},
        piles={"A": "queen, juliet"},
    )
    table.play("A play king 1")
    assert table.asked() == "A capping"
    assert not table.can("A hide king")
    table.play("A hide storm")
    assert table.column(1) == "music-5 [A:cap/storm, A:king?]"
    assert table.hand("A") == "queen, juliet, squire"
    assert table.pile("A") == ""


@pytest.mark.rule("3.1", "3.16", "4.4")
def test_a_hidden_card_never_acts_by_being_opened_but_counts() -> None:
    table = Table(
        """
        music-2 [B:cap/storm, A:romeo?]
        trade-1 [C:king]
        alchemy-1 []
        """,
        hands={"A": "king, squire, witch"},
    )
    table.play("A play king 3")
    assert "Column 1: Storm of B is opened." in table.story()
    assert "Column 1: B has 9 influence." in table.story()
    assert table.won("B") == "music-2"


@pytest.mark.rule("3.16")
def test_a_hidden_card_stays_hidden_until_the_end_of_the_round() -> None:
    table = Table(
        """
        music-5 [B:cap/explorer, A:romeo?]
        trade-5 []
        """,
        hands={"A": "king, squire, witch"},
    )
    table.play("A play king 1")
    assert table.column(1) == "music-5 [B:cap/explorer, A:romeo, A:king?]"
    cards = at(table.position.view(0), "columns", 0, "cards")
    assert cards[0]["under"] == "hidden"


@pytest.mark.rule("3.17")
def test_without_a_card_in_hand_the_owner_of_a_cap_is_not_asked() -> None:
    table = Table(
        """
        music-5 [B:cap?]
        trade-5 []
        """,
        hands={"A": "king, squire, storm", "B": ""},
    )
    table.play("A play king 1")
    assert table.asked() == "A placing"
    assert table.column(1) == "music-5 [B:cap, A:king?]"


@pytest.mark.rule("3.18", "3.19")
@pytest.mark.parametrize("cap_cards", ["1", "2"])
def test_a_cap_and_its_wearer_fill_one_place_or_two(cap_cards: str) -> None:
    table = Table(
        """
        music-3 [C:cap?]
        trade-1 [B:king]
        alchemy-1 [B:queen]
        """,
        turn="B",
        hands={"B": "witch, squire, storm", "C": "king, queen, wizard"},
        options={"cap_cards": cap_cards},
    )
    table.play("B play squire 1")
    table.play("C hide wizard")
    if cap_cards == "1":
        assert table.column(1) == "music-3 [C:cap/wizard, B:squire?]"
        assert table.asked() == "C placing"
    else:
        assert "Round 2. C begins." in table.story()


# The traitor


@pytest.mark.rule("3.20", "3.23", "4.2")
def test_a_swap_that_fills_all_columns_ends_the_round() -> None:
    table = Table(
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
    table = Table(
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
    table = Table(
        """
        music-5 [B:traitor?]
        trade-3 []
        """,
    )
    table.play("A play king 1")
    assert refused(table, "B play king 1").clause == "3.20"
    assert refused(table, "B hide king").clause == "3.20"


@pytest.mark.rule("3.21")
def test_a_traitor_swaps_with_another_column_in_play() -> None:
    table = Table(
        """
        music-5 [A:storm]
        trade-3 [B:traitor?]
        alchemy-4 []
        """,
    )
    table.play("A play king 2")
    refusal = refused(table, "B swap 2")
    assert refusal.clause == "3.21"
    assert refusal.facts == {"column": 2, "own": 2, "columns": 3}
    assert refused(table, "B swap 4").clause == "3.21"
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
    table = Table(
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
    table = Table(
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
    table = Table(
        """
        music-5 [B:traitor?]
        trade-3 []
        """,
        hands={"A": "king, squire, storm"},
    )
    table.play("A play squire 1")
    assert "A lays a card face down in column 1." in table.story("B")
    cards = at(table.position.view(1), "columns", 0, "cards")
    assert [card["card"] for card in cards] == ["traitor", None]


@pytest.mark.rule("3.1", "4.4")
def test_what_is_opened_at_the_end_of_a_round_does_not_act() -> None:
    table = Table(
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
