"""Chapter 6: the final score."""

import pytest

from tests.games.ruse_and_bruise.notation import Table, given

MARK = "alchemy-3 fencing-2 farming-2 trade-3 religion-1 music-2"
JENO = "alchemy-4 fencing-3 religion-4 music-4 music-5"
ANITA = "alchemy-1 fencing-4 farming-5 trade-2 religion-2 music-1 farming-3"


def finished(*goals: str) -> Table:
    """A finished game in which A, B, ... have won these goals."""
    open_goals = ["music-3b []", "trade-3b []", "religion-3b []", "farming-3b []"]
    table = given("\n".join(open_goals[: len(goals)]), won=dict(zip("ABCD", goals, strict=False)))
    return table.rewrite(phase="over")


@pytest.mark.rule("6.1", "6.2", "6.3", "6.4")
def test_the_example_of_the_rulebook() -> None:
    table = finished(MARK, JENO, ANITA)
    assert table.scores() == [26, 20, 29]
    assert table.ranking() == [2, 3, 1]


@pytest.mark.rule("6.1")
def test_without_all_six_kinds_points_are_added_up() -> None:
    table = finished("music-5 music-4 trade-3", "")
    assert table.scores() == [12, 0]
    assert table.account_in_words("A") == ["trade 3: 3", "music 4: 4", "music 5: 5"]
    assert table.account_in_words("B") == []


@pytest.mark.rule("6.2")
def test_a_set_of_six_is_doubled_and_further_goals_cost_a_point_each() -> None:
    assert finished(ANITA, "").account_in_words("A") == [
        "Best alchemy goal, doubled: 2",
        "Best fencing goal, doubled: 8",
        "Best farming goal, doubled: 10",
        "Best trade goal, doubled: 4",
        "Best religion goal, doubled: 4",
        "Best music goal, doubled: 2",
        "1 extra goal: -1",
    ]


@pytest.mark.rule("6.3")
def test_the_better_way_counts() -> None:
    # A set of ones doubles to 12, less 1; with enough other goals the plain sum is more.
    ones = "alchemy-1 fencing-1 farming-1 trade-1 religion-1 music-1"
    assert finished(ones, "").scores() == [12, 0]
    assert finished(f"{ones} music-2", "").scores() == [13, 0]
    many = "alchemy-5 alchemy-4 alchemy-3 fencing-1 farming-1 trade-1 religion-1 music-1"
    assert finished(many, "").scores() == [18, 0]
    more = f"{ones} alchemy-5 alchemy-4 alchemy-3 alchemy-2"
    assert finished(more, "").scores() == [20, 0]
    assert finished(f"{ones} alchemy-5 alchemy-4 fencing-5 fencing-4", "").scores() == [24, 0]


@pytest.mark.rule("6.4")
def test_equal_scores_share_the_place() -> None:
    assert finished("music-5", "trade-5", "farming-4").ranking() == [1, 1, 3]
