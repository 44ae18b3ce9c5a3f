"""Chapter 7: what is secret."""

import json

import pytest

from tests.games.ruse_and_bruise.notation import given

TABLE = """
    music-5 [B:queen, B:king?]
    trade-5 [B:explorer*]
    alchemy-5 [C:cap/wizard, C:romeo?]
    """


@pytest.mark.rule("7.1")
def test_hands_face_down_cards_and_cards_under_caps_are_their_owners() -> None:
    table = given(TABLE, hands={"B": "witch, storm, cap"})
    assert table.player("B", "B")["hand"] == ["storm", "cap", "witch"]
    assert [card["card"] for card in table.cards(1, "B")] == ["queen", "king"]
    assert table.cards(3, "C")[0]["under"] == "wizard"
    for eyes in ("A", None):
        assert table.player("B", eyes)["hand"] is None
        assert table.player("B", eyes)["hand_size"] == 3
        assert [card["card"] for card in table.cards(1, eyes)] == ["queen", None]
        assert table.cards(3, eyes)[0]["under"] == "hidden"
        assert table.cards(3, eyes)[1]["card"] is None


@pytest.mark.rule("7.2")
def test_a_travelled_explorer_lies_face_down_but_everybody_knows_it() -> None:
    table = given(TABLE)
    for eyes in ("A", "B", None):
        assert table.cards(2, eyes) == [{"owner": 1, "card": "explorer", "open": False, "known": True, "under": None}]


@pytest.mark.rule("7.3")
def test_the_victim_of_an_assassin_is_known_to_its_owner_only() -> None:
    table = given(
        """
        music-5 [B:assassin?]
        trade-5 []
        alchemy-5 []
        """,
        hands={"A": "king, squire, cap"},
    )
    table.play("A play king 1")
    assert "Column 1: the assassin kills King (A)." in table.story("A")
    for eyes in ("B", "C", None):
        assert "Column 1: the assassin kills a face-down card (A)." in table.story(eyes)
        assert table.player("A", eyes)["discards"] is None
        assert table.player("A", eyes)["seen_discards"] == []
        assert table.player("A", eyes)["discard_size"] == 1
    assert table.player("A", "A")["discards"] == ["king"]


@pytest.mark.rule("7.4")
def test_discards_are_remembered_as_far_as_they_were_seen() -> None:
    table = given(TABLE, discards={"A": "storm, giant"}, victims={"A": "dragon"})
    assert table.player("A", "A")["discards"] == ["storm", "giant", "dragon"]
    for eyes in ("B", None):
        assert table.player("A", eyes)["seen_discards"] == ["storm", "giant"]
        assert table.player("A", eyes)["discards"] is None
        assert table.player("A", eyes)["discard_size"] == 3


@pytest.mark.rule("7.5")
def test_a_pile_is_its_owners_reckoning() -> None:
    table = given(TABLE, piles={"A": "storm, giant"})
    assert table.player("A", "A")["pile"] == ["storm", "giant"]
    assert table.player("A", "B")["pile"] is None
    assert table.player("A", "B")["pile_size"] == 2


@pytest.mark.rule("7.6")
def test_won_goals_lie_face_down_until_the_end() -> None:
    table = given(
        """
        music-1 []
        trade-1 [B:king]
        """,
        round=5,
    )
    table.play("A play king 1")
    assert "A takes music 1 (column 1)." in table.story("B")
    assert table.player("A", "A")["goals"] == [{"name": "music-1", "kind": "music", "points": 1}]
    assert table.player("A", "A")["score"] == 1
    assert table.player("A", "B")["goals"] is None
    assert table.player("A", "B")["score"] is None
    assert table.player("A", "B")["goals_won"] == 1
    table = given("music-1 []\ntrade-1 [B:king]", round=6)
    table.play("A play king 1")
    assert table.player("A", "B")["goals"] == [{"name": "music-1", "kind": "music", "points": 1}]


@pytest.mark.rule("7.1")
def test_what_others_are_told_does_not_depend_on_hidden_cards() -> None:
    told = set()
    for card in ("king", "storm", "doppelganger"):
        table = given(
            """
            music-5 [B:assassin?]
            trade-5 [C:cap]
            alchemy-5 []
            """,
            hands={"A": f"{card}, squire, giant"},
        )
        table.play(f"A play {card} 1")
        told.add(json.dumps([table.story("B"), table.sees("B"), table.story(), table.sees()]))
    assert len(told) == 1
