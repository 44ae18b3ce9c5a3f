"""Chapter 9: markers taken at once."""

import pytest

from tests.games.heads_of_state.notation import Table, graves, placing, plotting
from tests.games.notation import LETTERS

PRINCE = "title troops duelling bishop palace crown"
KING = "gold title troops castle duelling bishop palace crown"


@pytest.mark.rule("9.1")
def test_t20_the_first_noble_takes_the_hexagon_whatever_his_rank() -> None:
    table = placing(turn="C", hands={"C": PRINCE + " gold", "A": KING}).play("C place prince castile nothing")
    assert table["score"] == [0, 0, 7]
    assert table.has("C", "hexagons") == ["castile"]
    table = placing(turn="A", hands={"A": KING}, board={"C": "prince castile"})
    table.play("A place king castile nothing")
    assert table["score"] == [0, 0, 7]


@pytest.mark.rule("9.1")
def test_a_replacement_brings_no_hexagon() -> None:
    table = plotting(turn="C", treachery={"C": "axeman"}, hands={"C": "gold"}, board={"A": "baron ireland"})
    table.play("C strike axeman baron ireland, place baron ireland nothing")
    assert table["score"] == [2, 0, 0]


ALL_OF_GERMANY_BUT_ONE = "prince brandenburg, duke saxony, count bavaria"


@pytest.mark.rule("9.2")
def test_the_first_in_all_territories_takes_the_higher_square() -> None:
    table = placing(turn="C", hands={"C": "gold"}, board={"C": ALL_OF_GERMANY_BUT_ONE})
    before = table.has("C", "score")
    table.play("C place baron rhineland nothing")
    assert table.has("C", "score") == before + 2 + 8
    assert table.has("C", "squares") == ["germany"]
    assert table.country("germany")["squares_left"] == [4]


def blue_completes_germany(first: str, second: str = "") -> Table:
    """C comes into all of Germany after others have taken the first square marker, or both."""
    table = plotting(
        seats=4, turn="C", hands={"C": "gold"}, treachery={"C": "gallows"},
        board={"A": "baron rhineland", "C": ALL_OF_GERMANY_BUT_ONE},
        squares=[["germany"] if letter == first else [] for letter in "ABCD"],
        second_squares=[["germany"] if letter == second else [] for letter in "ABCD"],
    )  # fmt: skip
    assert table.has("C", "score") == 7 + 4 + 3
    return table.play("C strike gallows baron rhineland, place baron rhineland nothing")


@pytest.mark.rule("9.2")
def test_the_second_takes_the_other_square() -> None:
    table = blue_completes_germany("A")
    assert table.has("C", "score") == 7 + 4 + 3 + 4
    assert table.has("C", "second_squares") == ["germany"]


@pytest.mark.rule("9.3")
def test_a_third_player_gets_nothing_and_nobody_two() -> None:
    assert blue_completes_germany("A", "D").has("C", "score") == 7 + 4 + 3
    assert blue_completes_germany("C").has("C", "score") == 7 + 4 + 3


@pytest.mark.rule("9.4", "5.18")
def test_the_dead_count_for_the_square() -> None:
    table = plotting(
        turn="A", treachery={"A": "gallows"}, hands={"C": "gold"}, board={"C": ALL_OF_GERMANY_BUT_ONE}
    ).play("A strike gallows duke saxony, done")
    table.play("B collect, take gold, take title, take troops, done")
    table.play("C collect, draw, draw, draw, place baron rhineland nothing")
    assert table.has("C", "squares") == ["germany"]
    assert table.has("C", "nobles") == ["brandenburg lower", "bavaria lower", "rhineland upper"]


ALL_BUT_A_BARON = "count scotland, earl aquitaine, marquis bavaria, duke andalusia, prince castile, king england"


@pytest.mark.rule("9.5", "9.6", "9.7", "1.7")
@pytest.mark.parametrize(
    ("seats", "taken", "points"),
    [(4, [], 16), (4, [0], 12), (4, [0, 1], 8), (4, [0, 1, 2], 0), (2, [], 16), (2, [0], 8)],
)
def test_all_seven_ranks_bring_the_best_large_marker_left(seats: int, taken: list[int], points: int) -> None:
    last = LETTERS[seats - 1]
    large = [*taken, *[-1] * (seats - len(taken))]
    table = placing(seats=seats, turn=last, hands={last: "gold"}, board={last: ALL_BUT_A_BARON}, large=large)
    before = table.has(last, "score")
    table.play(f"{last} place baron rhineland nothing")
    assert table.has(last, "score") == before + 2 + points


@pytest.mark.rule("9.6")
def test_one_large_marker_a_player() -> None:
    table = placing(turn="C", hands={"C": "gold gold"}, board={"C": ALL_BUT_A_BARON})
    before = table.has("C", "score")
    table.play("C place baron rhineland nothing, place baron galicia nothing")
    assert table.has("C", "score") == before + 2 + 16 + 2


@pytest.mark.rule("9.4", "9.5")
def test_the_set_counts_placements_not_the_living_and_not_cards() -> None:
    table = placing(turn="C", hands={"C": "gold"}, board={"C": ALL_BUT_A_BARON})
    living = [box for box in table.has("C", "nobles") if box != "england upper"]
    table.rewrite(nobles=[[], [], living], dead=graves("england upper", C=1), noble_cards=[{}, {}, {}])
    before = table.has("C", "score")
    table.play("C place baron rhineland nothing")
    assert table.has("C", "score") == before + 2 + 16


@pytest.mark.rule("9.7")
def test_one_placement_brings_several_markers() -> None:
    board = {
        "C": "king england, marquis burgundy, earl aragon, prince brandenburg, duke saxony, count bavaria",
    }
    table = placing(turn="C", hands={"C": "gold"}, board=board)
    before = table.has("C", "score")
    table.play("C place baron rhineland nothing")
    assert table.has("C", "score") == before + 2 + 8 + 16
    assert table.happened()[-5:] == ["hexagon", "everywhere", "square", "all-ranks", "set"]
