"""Chapter 10: influence at the end of a century. The rule text's two examples come first."""

from typing import Any

import pytest

from tests.games.heads_of_state.tables import BLUE, RED, YELLOW, Table, a_table

BRITAIN, FRANCE, SPAIN, GERMANY = range(4)


def scored(board: dict[int, str], seats: int = 3) -> tuple[Table, list[int]]:
    """The table after a revolution, and what each player got for it."""
    table = a_table(seats, turn=RED, pile="", uprising="", board=board)
    before = table["score"]
    table.play(RED, "collect", "draw")
    return table, [after - score for after, score in zip(table["score"], before, strict=True)]


def influence(board: dict[int, str], country: int, seats: int = 3) -> list[int]:
    countries: Any = a_table(seats, board=board).view()["countries"]
    shown: list[int] = countries[country]["influence"]
    return shown


GERMAN_EXAMPLE = {
    #       capital               Saxony                   Bavaria           Rhineland
    RED:    "prince brandenburg",
    YELLOW:                       "duke saxony, earl saxony",
    BLUE:                                                  "marquis bavaria, baron rhineland",
}  # fmt: skip

FRENCH_EXAMPLE = {
    #       Ile-de-France           Aquitaine         Normandy                            Provence
    RED:    "prince ile-de-france,  earl aquitaine,                                       baron provence",
    YELLOW: "duke aquitaine,                          marquis normandy, count normandy",
    BLUE:   "king ile-de-france",
}  # fmt: skip
FRENCH_EXAMPLE = {
    seat: ", ".join(" ".join(noble.split()) for noble in line.split(",")) for seat, line in FRENCH_EXAMPLE.items()
}


@pytest.mark.rule("10.1", "10.2", "10.3")
def test_t21_the_german_example() -> None:
    assert influence(GERMAN_EXAMPLE, GERMANY) == [4, 3, 4]
    table, gained = scored(GERMAN_EXAMPLE)
    assert gained == [6, 0, 5]
    assert table["most_influence"] == [["1589 germany"], [], []]
    assert table["next_influence"] == [[], [], ["1589 germany"]]


@pytest.mark.rule("10.1", "10.2", "10.3")
def test_t22_the_french_example() -> None:
    assert influence(FRENCH_EXAMPLE, FRANCE) == [5, 5, 4]
    assert scored(FRENCH_EXAMPLE)[1] == [10, 2, 0]


@pytest.mark.rule("10.1")
def test_the_nobles_present_count_not_the_printed_boxes() -> None:
    assert influence({RED: "earl saxony"}, GERMANY) == [2, 0, 0]
    assert influence({RED: "earl saxony", BLUE: "duke saxony"}, GERMANY) == [1, 0, 2]
    assert influence({RED: "prince castile"}, SPAIN) == [4, 0, 0]
    assert influence({RED: "prince castile", BLUE: "king castile"}, SPAIN) == [2, 0, 4]
    assert influence({RED: "king england"}, BRITAIN) == [4, 0, 0]


@pytest.mark.rule("10.2")
@pytest.mark.parametrize(
    ("board", "gained"),
    [
        ({RED: "king england", BLUE: "baron ireland"}, [8, 0, 3]),
        ({RED: "king ile-de-france", BLUE: "baron provence"}, [10, 0, 2]),
        ({RED: "king castile", BLUE: "baron galicia"}, [7, 0, 4]),
        ({RED: "king brandenburg", BLUE: "baron rhineland"}, [6, 0, 5]),
    ],
)
def test_what_each_country_is_worth(board: dict[int, str], gained: list[int]) -> None:
    assert scored(board)[1] == gained


@pytest.mark.rule("10.4")
def test_equal_ranks_are_decided_by_the_number_of_that_nobles_territory() -> None:
    # Both have an earl as the highest noble and 2 influence: Aragon is worth 4, Galicia 2.
    assert scored({RED: "earl galicia", BLUE: "earl aragon"})[1] == [4, 0, 7]
    # The territory of the tied noble counts, not that of any other noble: Burgundy (5) beats Aquitaine (4)
    # for the dukes, though red's baron stands on 2 and blue's marquis on 3.
    board = {RED: "duke aquitaine, marquis normandy", BLUE: "duke burgundy, baron provence"}
    assert influence(board, FRANCE) == [4, 0, 4]
    assert scored(board)[1] == [2, 0, 10]


@pytest.mark.rule("10.3")
def test_rank_goes_before_the_number() -> None:
    # A duke on 3 (Andalusia) beats an earl on 4 (Aragon).
    assert scored({RED: "earl aragon", BLUE: "duke andalusia"})[1] == [4, 0, 7]


@pytest.mark.rule("10.5")
def test_t24_alone_in_spain() -> None:
    table, gained = scored({BLUE: "king castile, prince castile"})
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
    assert scored({0: "king brandenburg", 1: "baron rhineland"}, seats=2)[1] == [6, 5]
