"""Chapter 3, cards that act when they are flipped: the magic cap."""

import pytest

from tests.games.ruse_and_bruise.notation import given


@pytest.mark.rule("3.13", "3.15", "3.22")
def test_the_owner_of_a_cap_may_hide_a_card_out_of_turn() -> None:
    table = given(
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
    table = given(
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
    table = given(
        """
        music-5 [B:cap?]
        trade-5 []
        """,
        hands={"B": "king, queen, wizard"},
    )
    table.play("A play king 1")
    assert table.refused("B play king 1").clause == "3.13"
    assert table.refused("B swap 2").clause == "3.13"


@pytest.mark.rule("3.14")
def test_only_a_card_from_the_hand_can_be_hidden() -> None:
    table = given(
        """
        music-5 [B:cap?]
        trade-5 []
        """,
        hands={"B": "king, queen, wizard"},
    )
    table.play("A play king 1")
    assert table.refused("B hide witch") == ("3.14", {"card": "witch"})


@pytest.mark.rule("3.15", "2.6")
def test_who_flips_his_own_cap_chooses_from_two_cards_and_draws_twice() -> None:
    table = given(
        """
        music-5 [A:cap?]
        trade-5 []
        """,
        hands={"A": "king, squire, storm"},
        piles={"A": "queen, juliet"},
    )
    table.play("A play king 1")
    assert table.asked() == "A capping"
    assert table.refused("A hide king") == ("3.14", {"card": "king"})
    table.play("A hide storm")
    assert table.column(1) == "music-5 [A:cap/storm, A:king?]"
    assert table.hand("A") == "queen, juliet, squire"
    assert table.pile("A") == ""


@pytest.mark.rule("3.1", "3.16", "4.4")
def test_a_hidden_card_never_acts_by_being_opened_but_counts() -> None:
    table = given(
        """
        music-2 [B:cap/storm, A:romeo?]
        trade-1 [C:king]
        alchemy-1 []
        """,
        hands={"A": "king, squire, witch"},
    )
    table.play("A play king 3")
    assert "Column 1: revealed: Storm (B)." in table.story()
    assert "Column 1: B has 9 influence." in table.story()
    assert table.won("B") == "music-2"


@pytest.mark.rule("3.16")
def test_a_hidden_card_stays_hidden_until_the_end_of_the_round() -> None:
    table = given(
        """
        music-5 [B:cap/explorer, A:romeo?]
        trade-5 []
        """,
        hands={"A": "king, squire, witch"},
    )
    table.play("A play king 1")
    assert table.column(1) == "music-5 [B:cap/explorer, A:romeo, A:king?]"
    cards = table.cards(1, "A")
    assert cards[0]["under"] == "hidden"


@pytest.mark.rule("3.17")
def test_without_a_card_in_hand_the_owner_of_a_cap_is_not_asked() -> None:
    table = given(
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
    table = given(
        """
        music-3 [C:cap?]
        trade-1 [B:king]
        alchemy-1 [B:queen]
        """,
        turn="B",
        hands={"B": "witch, squire, storm", "C": "king, queen, wizard"},
        cap_cards=cap_cards,
    )
    table.play("B play squire 1")
    table.play("C hide wizard")
    if cap_cards == "1":
        assert table.column(1) == "music-3 [C:cap/wizard, B:squire?]"
        assert table.asked() == "C placing"
    else:
        assert "Round 2. C begins." in table.story()
