"""Chapter 9: markers taken at once."""

from typing import Any

import pytest

from tests.games.heads_of_state.tables import BLUE, GREEN, RED, YELLOW, Table, placing, plotting

PRINCE = "title troops duelling bishop palace crown"
KING = "gold title troops castle duelling bishop palace crown"


@pytest.mark.rule("9.1")
def test_t20_the_first_noble_takes_the_hexagon_whatever_his_rank() -> None:
    table = placing(turn=BLUE, hands={BLUE: PRINCE + " gold", RED: KING}).play(BLUE, "place prince castile nothing")
    assert table["score"] == [0, 0, 7]
    assert table["hexagons"][BLUE] == ["castile"]
    table = placing(turn=RED, hands={RED: KING}, board={BLUE: "prince castile"})
    table.play(RED, "place king castile nothing")
    assert table["score"] == [0, 0, 7]


@pytest.mark.rule("9.1")
def test_a_replacement_brings_no_hexagon() -> None:
    table = plotting(turn=BLUE, treachery={BLUE: "axeman"}, hands={BLUE: "gold"}, board={RED: "baron ireland"})
    table.play(BLUE, "strike axeman baron ireland", "place baron ireland nothing")
    assert table["score"] == [2, 0, 0]


def in_all_of_germany_but_one(seat: int) -> dict[int, str]:
    return {seat: "prince brandenburg, duke saxony, count bavaria"}


@pytest.mark.rule("9.2")
def test_the_first_in_all_territories_takes_the_higher_square() -> None:
    table = placing(turn=BLUE, hands={BLUE: "gold"}, board=in_all_of_germany_but_one(BLUE))
    before = table["score"][BLUE]
    table.play(BLUE, "place baron rhineland nothing")
    assert table["score"][BLUE] == before + 2 + 8
    assert table["squares"][BLUE] == ["germany"]
    countries: Any = table.view()["countries"]
    assert countries[3]["squares_left"] == [4]


def squares_taken(first: int, second: int | None = None) -> dict[str, Any]:
    taken: dict[str, Any] = {"squares": [[] for _ in range(4)], "second_squares": [[] for _ in range(4)]}
    taken["squares"][first] = ["germany"]
    if second is not None:
        taken["second_squares"][second] = ["germany"]
    return taken


def blue_completes_germany(**taken: Any) -> Table:
    table = plotting(
        seats=4, turn=BLUE, hands={BLUE: "gold"}, treachery={BLUE: "gallows"},
        board={RED: "baron rhineland", **in_all_of_germany_but_one(BLUE)}, **taken,
    )  # fmt: skip
    return table.play(BLUE, "strike gallows baron rhineland", "place baron rhineland nothing")


@pytest.mark.rule("9.2")
def test_the_second_takes_the_other_square() -> None:
    before = 7 + 4 + 3
    assert blue_completes_germany(**squares_taken(RED))["score"][BLUE] == before + 4
    assert blue_completes_germany(**squares_taken(RED))["second_squares"][BLUE] == ["germany"]


@pytest.mark.rule("9.3")
def test_a_third_player_gets_nothing_and_nobody_two() -> None:
    before = 7 + 4 + 3
    assert blue_completes_germany(**squares_taken(RED, GREEN))["score"][BLUE] == before
    assert blue_completes_germany(**squares_taken(BLUE))["score"][BLUE] == before


@pytest.mark.rule("9.4", "5.18")
def test_the_dead_count_for_the_square() -> None:
    table = plotting(
        turn=RED, treachery={RED: "gallows"}, hands={BLUE: "gold"}, board=in_all_of_germany_but_one(BLUE)
    ).play(RED, "strike gallows duke saxony", "done")
    table.play(YELLOW, "collect", "take gold", "take title", "take troops", "done")
    table.play(BLUE, "collect", "draw", "draw", "draw", "place baron rhineland nothing")
    assert table["squares"][BLUE] == ["germany"]
    assert table["nobles"][BLUE] == ["brandenburg lower", "bavaria lower", "rhineland upper"]


ALL_BUT_A_BARON = "count scotland, earl aquitaine, marquis bavaria, duke andalusia, prince castile, king england"


@pytest.mark.rule("9.5", "9.6", "9.7", "1.7")
@pytest.mark.parametrize(
    ("seats", "taken", "points"),
    [(4, [], 16), (4, [0], 12), (4, [0, 1], 8), (4, [0, 1, 2], 0), (2, [], 16), (2, [0], 8)],
)
def test_all_seven_ranks_bring_the_best_large_marker_left(seats: int, taken: list[int], points: int) -> None:
    blue = seats - 1
    large = [*taken, *[-1] * (seats - len(taken))]
    if len(taken) == 3:
        seats, blue, large = 4, 3, [0, 1, 2, -1]
    table = placing(seats=seats, turn=blue, hands={blue: "gold"}, board={blue: ALL_BUT_A_BARON}, large=large)
    before = table["score"][blue]
    table.play(blue, "place baron rhineland nothing")
    assert table["score"][blue] == before + 2 + points


@pytest.mark.rule("9.6")
def test_one_large_marker_a_player() -> None:
    table = placing(turn=BLUE, hands={BLUE: "gold gold"}, board={BLUE: ALL_BUT_A_BARON})
    before = table["score"][BLUE]
    table.play(BLUE, "place baron rhineland nothing", "place baron galicia nothing")
    assert table["score"][BLUE] == before + 2 + 16 + 2


@pytest.mark.rule("9.4", "9.5")
def test_the_set_counts_placements_not_the_living_and_not_cards() -> None:
    graves: list[dict[str, int]] = [{} for _ in range(32)]
    table = placing(turn=BLUE, hands={BLUE: "gold"}, board={BLUE: ALL_BUT_A_BARON})
    nobles, cards = table["nobles"], table["noble_cards"]
    nobles[BLUE].remove("england upper")
    graves[0] = {"C": 1}
    cards[BLUE] = {}
    table = placing(
        turn=BLUE, hands={BLUE: "gold"}, nobles=nobles, dead=graves, noble_cards=cards, tiles=table["tiles"],
        present=table["present"], hexagons=table["hexagons"], score=table["score"],
    )  # fmt: skip
    before = table["score"][BLUE]
    table.play(BLUE, "place baron rhineland nothing")
    assert table["score"][BLUE] == before + 2 + 16


@pytest.mark.rule("9.7")
def test_one_placement_brings_several_markers() -> None:
    board = {
        BLUE: "king england, marquis burgundy, earl aragon, prince brandenburg, duke saxony, count bavaria",
    }
    table = placing(turn=BLUE, hands={BLUE: "gold"}, board=board)
    before = table["score"][BLUE]
    table.play(BLUE, "place baron rhineland nothing")
    assert table["score"][BLUE] == before + 2 + 8 + 16
    assert [event["event"] for event in table.events()][-3:] == ["hexagon", "square", "set"]
