"""Chapter 11: the final score."""

from typing import Any

import pytest

from tests.games.heads_of_state.tables import BLUE, GREEN, RED, YELLOW, Table, a_table


def at_the_end(cards: list[dict[str, int]], **given: Any) -> Table:
    """The third revolution comes; nobody has a noble on the board."""
    table = a_table(len(cards), turn=RED, century=1789, pile="", uprising="", noble_cards=cards, **given)
    return table.play(RED, "collect", "draw")


@pytest.mark.rule("11.1", "11.2")
def test_t29_the_example_of_the_rules() -> None:
    cards = [
        {"baron": 3, "marquis": 2, "king": 2, "count": 2, "earl": 1, "duke": 1, "prince": 1},
        {"baron": 2, "marquis": 1, "king": 2, "count": 2, "earl": 2, "duke": 2, "prince": 2},
        {"count": 2, "king": 1},
        {},
    ]
    table = at_the_end(cards)
    assert table.position.scores()[RED] == 4 + 10 + 8 + 0
    assert [(entry.key, entry.points) for entry in table.position.account(RED)] == [
        ("account-majority", 4), ("account-majority", 10), ("account-shared", 8),
    ]  # fmt: skip


@pytest.mark.rule("11.1")
def test_what_the_most_cards_are_worth() -> None:
    ranks = ["baron", "count", "earl", "marquis", "duke", "prince", "king"]
    found = [at_the_end([{rank: 1}, {}]).position.scores() for rank in ranks]
    assert found == [[4, 0], [6, 0], [8, 0], [10, 0], [12, 0], [14, 0], [16, 0]]


@pytest.mark.rule("11.2")
@pytest.mark.parametrize(("holders", "share"), [(1, 14), (2, 7), (3, 0), (4, 0), (5, 0)])
def test_t31_two_share_and_three_or_more_get_nothing(holders: int, share: int) -> None:
    cards = [{"prince": 2} if seat < holders else {} for seat in range(5)]
    assert at_the_end(cards).position.scores() == [share] * holders + [0] * (5 - holders)


@pytest.mark.rule("11.3")
def test_nobody_gets_points_for_no_cards() -> None:
    assert at_the_end([{}, {}]).position.scores() == [0, 0]


@pytest.mark.rule("11.4")
def test_the_most_points_win() -> None:
    table = at_the_end([{"baron": 1}, {"king": 1}, {"count": 1}])
    assert table.position.ranking() == [3, 1, 2]


@pytest.mark.rule("11.5")
def test_t32_equal_scores_are_decided_from_kings_down() -> None:
    # 8 + 8 for barons and counts against one earl card and a marquis card: both score 10 + ...
    cards = [{"marquis": 1}, {"baron": 1, "count": 1}]
    table = at_the_end(cards)
    assert table.position.scores() == [10, 10]
    assert table.position.ranking() == [1, 2], "a marquis goes before a count"
    table = at_the_end([{"king": 1, "duke": 1}, {"king": 1, "prince": 1}], score=[2, 0])
    assert table.position.scores() == [2 + 8 + 12, 8 + 14]
    assert table.position.ranking() == [2, 1], "equal in kings, a prince decides"


@pytest.mark.rule("11.5")
def test_complete_equality_shares_the_win() -> None:
    table = at_the_end([{"king": 1}, {"king": 1}, {"baron": 1}])
    assert table.position.scores() == [8, 8, 4]
    assert table.position.ranking() == [1, 1, 3]


def test_the_account_names_every_source() -> None:
    board = {
        BLUE: "king england, count scotland, baron ireland",
        GREEN: "earl scotland",
    }
    squares = [[], [], ["britain"], []]
    table = a_table(
        4, turn=RED, century=1789, pile="", uprising="", board=board, squares=squares, large=[-1, -1, 0, -1],
        score=[0, 0, 9 + 3 + 2 + 7 + 16, 0],
    ).play(RED, "collect", "draw")  # fmt: skip
    lines = [(entry.key, entry.points, *entry.facts.values()) for entry in table.position.account(BLUE)]
    assert lines == [
        ("account-hexagon", 9, "england"),
        ("account-hexagon", 3, "scotland"),
        ("account-hexagon", 2, "ireland"),
        ("account-square", 7, "britain"),
        ("account-set", 16),
        ("account-most", 8, "1789", "britain"),
        ("account-majority", 4, "baron"),
        ("account-majority", 6, "count"),
        ("account-majority", 16, "king"),
    ]
    assert sum(entry.points for entry in table.position.account(BLUE)) == table.position.scores()[BLUE]
    assert [entry.key for entry in table.position.account(GREEN)] == ["account-second-most", "account-majority"]
    assert table.position.account(YELLOW) == []
