"""Chapter 10: influence at the end of a century. The rule text's two examples come first."""

import pytest

from tests.games.heads_of_state.notation import Table, given


def scored(board: dict[str, str], seats: int = 3) -> tuple[Table, list[int]]:
    """The table after a revolution, and what each player got for it."""
    table = given(seats, turn="A", pile="", uprising="", board=board)
    before = table["score"]
    table.play("A collect, draw")
    return table, [after - score for after, score in zip(table["score"], before, strict=True)]


def influence(board: dict[str, str], country: str) -> list[int]:
    shown: list[int] = given(board=board).country(country)["influence"]
    return shown


GERMAN_EXAMPLE = {
    #    capital               Saxony                      Bavaria           Rhineland
    "A": "prince brandenburg",
    "B":                       "duke saxony, earl saxony",
    "C":                                                   "marquis bavaria, baron rhineland",
}  # fmt: skip

FRENCH_EXAMPLE = {
    #    Ile-de-France          Aquitaine        Normandy                            Provence
    "A": "prince ile-de-france, earl aquitaine,                                      baron provence",
    "B":                       "duke aquitaine,  marquis normandy, count normandy",
    "C": "king ile-de-france",
}  # fmt: skip


@pytest.mark.rule("10.1", "10.2", "10.3")
def test_t21_the_german_example() -> None:
    assert influence(GERMAN_EXAMPLE, "germany") == [4, 3, 4]
    table, gained = scored(GERMAN_EXAMPLE)
    assert gained == [6, 0, 5]
    assert table["most_influence"] == [["1589 germany"], [], []]
    assert table["next_influence"] == [[], [], ["1589 germany"]]


@pytest.mark.rule("10.1", "10.2", "10.3")
def test_t22_the_french_example() -> None:
    assert influence(FRENCH_EXAMPLE, "france") == [5, 5, 4]
    assert scored(FRENCH_EXAMPLE)[1] == [10, 2, 0]


@pytest.mark.rule("10.1")
def test_the_nobles_present_count_not_the_printed_boxes() -> None:
    assert influence({"A": "earl saxony"}, "germany") == [2, 0, 0]
    assert influence({"A": "earl saxony", "C": "duke saxony"}, "germany") == [1, 0, 2]
    assert influence({"A": "prince castile"}, "spain") == [4, 0, 0]
    assert influence({"A": "prince castile", "C": "king castile"}, "spain") == [2, 0, 4]
    assert influence({"A": "king england"}, "britain") == [4, 0, 0]


@pytest.mark.rule("10.2")
@pytest.mark.parametrize(
    ("board", "gained"),
    [
        ({"A": "king england", "C": "baron ireland"}, [8, 0, 3]),
        ({"A": "king ile-de-france", "C": "baron provence"}, [10, 0, 2]),
        ({"A": "king castile", "C": "baron galicia"}, [7, 0, 4]),
        ({"A": "king brandenburg", "C": "baron rhineland"}, [6, 0, 5]),
    ],
)
def test_what_each_country_is_worth(board: dict[str, str], gained: list[int]) -> None:
    assert scored(board)[1] == gained


@pytest.mark.rule("10.4")
def test_equal_ranks_are_decided_by_the_number_of_that_nobles_territory() -> None:
    # Both have an earl as the highest noble and 2 influence: Aragon is worth 4, Galicia 2.
    assert scored({"A": "earl galicia", "C": "earl aragon"})[1] == [4, 0, 7]
    # The territory of the tied noble counts, not that of any other noble: Burgundy (5) beats Aquitaine (4)
    # for the dukes, though A's marquis stands on 3 and C's baron on 2.
    board = {"A": "duke aquitaine, marquis normandy", "C": "duke burgundy, baron provence"}
    assert influence(board, "france") == [4, 0, 4]
    assert scored(board)[1] == [2, 0, 10]


@pytest.mark.rule("10.3")
def test_rank_goes_before_the_number() -> None:
    # A duke on 3 (Andalusia) beats an earl on 4 (Aragon).
    assert scored({"A": "earl aragon", "C": "duke andalusia"})[1] == [4, 0, 7]


@pytest.mark.rule("10.5")
def test_t24_alone_in_spain() -> None:
    table, gained = scored({"C": "king castile, prince castile"})
    assert gained == [0, 0, 7]
    assert table["next_influence"] == [[], [], []]


@pytest.mark.rule("10.5")
def test_nobody_anywhere() -> None:
    table, gained = scored({})
    assert gained == [0, 0, 0]
    assert not table.told("most")
    assert table["century"] == 1689


@pytest.mark.rule("10.6")
def test_two_players_get_both_markers() -> None:
    assert scored({"A": "king brandenburg", "B": "baron rhineland"}, seats=2)[1] == [6, 5]
