"""Chapter 11: the final score."""

from typing import Any

import pytest

from tests.games.heads_of_state.notation import RANKS, Table, given
from tests.games.notation import counted


def at_the_end(*cards: str, **written: Any) -> Table:
    """The third revolution comes; A, B, ... have these noble cards, and nobody has a noble on the board."""
    held = [counted(hand) for hand in cards]
    table = given(len(cards), turn="A", century=1789, pile="", uprising="", noble_cards=held, **written)
    return table.play("A collect, draw")


@pytest.mark.rule("11.1", "11.2")
def test_t29_the_example_of_the_rules() -> None:
    table = at_the_end(
        "3 baron, 2 count, 1 earl, 2 marquis, 1 duke, 1 prince, 2 king",
        "2 baron, 2 count, 2 earl, 1 marquis, 2 duke, 2 prince, 2 king",
        "2 count, 1 king",
        "",
    )
    assert table.scores()[0] == 4 + 10 + 8 + 0
    assert table.account("A") == {"majority baron": 4, "majority marquis": 10, "shared king": 8}


@pytest.mark.rule("11.1")
def test_what_the_most_cards_are_worth() -> None:
    found = {rank: at_the_end(rank, "").scores() for rank in RANKS}
    assert found == {
        "baron": [4, 0], "count": [6, 0], "earl": [8, 0], "marquis": [10, 0],
        "duke": [12, 0], "prince": [14, 0], "king": [16, 0],
    }  # fmt: skip


@pytest.mark.rule("11.2")
@pytest.mark.parametrize(("holders", "share"), [(1, 14), (2, 7), (3, 0), (4, 0), (5, 0)])
def test_t31_two_share_and_three_or_more_get_nothing(holders: int, share: int) -> None:
    table = at_the_end(*["2 prince"] * holders, *[""] * (5 - holders))
    assert table.scores() == [share] * holders + [0] * (5 - holders)


@pytest.mark.rule("11.3")
def test_nobody_gets_points_for_no_cards() -> None:
    assert at_the_end("", "").scores() == [0, 0]


@pytest.mark.rule("11.4")
def test_the_most_points_win() -> None:
    table = at_the_end("baron", "king", "count")
    assert table.ranking() == [3, 1, 2]


@pytest.mark.rule("11.5")
def test_t32_equal_scores_are_decided_from_kings_down() -> None:
    table = at_the_end("marquis", "baron, count")
    assert table.scores() == [10, 4 + 6]
    assert table.ranking() == [1, 2], "a marquis goes before a count"
    table = at_the_end("king, duke", "king, prince", score=[2, 0])
    assert table.scores() == [2 + 8 + 12, 8 + 14]
    assert table.ranking() == [2, 1], "equal in kings, a prince decides"


@pytest.mark.rule("11.5")
def test_complete_equality_shares_the_win() -> None:
    table = at_the_end("king", "king", "baron")
    assert table.scores() == [8, 8, 4]
    assert table.ranking() == [1, 1, 3]


def test_the_account_names_every_source() -> None:
    table = given(
        4, turn="A", century=1789, pile="", uprising="",
        board={"C": "king england, count scotland, baron ireland", "D": "earl scotland"},
        squares=[[], [], ["britain"], []], large=[-1, -1, 0, -1], score=[0, 0, 9 + 3 + 2 + 7 + 16, 0],
    ).play("A collect, draw")  # fmt: skip
    assert list(table.account("C").items()) == [
        ("hexagon england", 9),
        ("hexagon scotland", 3),
        ("hexagon ireland", 2),
        ("square britain", 7),
        ("set", 16),
        ("most 1789 britain", 8),
        ("majority baron", 4),
        ("majority count", 6),
        ("majority king", 16),
    ]
    assert sum(table.account("C").values()) == table.scores()[2]
    assert list(table.account("D")) == ["second-most 1789 britain", "majority earl"]
    assert table.account("B") == {}
