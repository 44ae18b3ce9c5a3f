"""Chapter 1: setting up."""

import tomllib
from collections import Counter

import pytest

from camarilla.games.heads_of_state import GAME
from tests.games.boxes import box_of
from tests.games.heads_of_state.notation import RANKS, TILES, Table, given
from tests.games.notation import LETTERS

BOARD: dict[str, dict[str, list[str]]] = {
    country["name"]: {
        territory["name"]: [box["rank"] for box in territory["boxes"]] for territory in country["territories"]
    }
    for country in Table.new(3).sees()["countries"]
}


@pytest.mark.rule("1.1")
def test_t1_britain_has_ireland_scotland_and_a_capital_with_one_box() -> None:
    assert {name: len(boxes) for name, boxes in BOARD["britain"].items()} == {"england": 1, "scotland": 2, "ireland": 2}


@pytest.mark.rule("1.1")
def test_sixteen_territories_and_a_capital_in_each_country() -> None:
    assert [len(BOARD[country]) for country in ("britain", "france", "spain", "germany")] == [3, 5, 4, 4]
    for country in Table.new(3).sees()["countries"]:
        capitals = [territory["name"] for territory in country["territories"] if territory["capital"]]
        assert len(capitals) == 1
        assert all(1 <= len(boxes) <= 2 for boxes in BOARD[country["name"]].values())


@pytest.mark.rule("1.2")
def test_t23_the_upper_box_is_for_the_higher_rank() -> None:
    assert BOARD["germany"]["saxony"] == ["duke", "earl"]
    assert RANKS == ["baron", "count", "earl", "marquis", "duke", "prince", "king"]
    for territories in BOARD.values():
        for boxes in territories.values():
            assert boxes == sorted(boxes, key=RANKS.index, reverse=True)


@pytest.mark.rule("1.3")
@pytest.mark.parametrize(
    ("seats", "left_out"), [(5, []), (4, ["five"]), (3, ["four", "five"]), (2, ["three", "four", "five"])]
)
def test_t2_marked_cards_are_left_out(seats: int, left_out: list[str]) -> None:
    expected = {
        row["name"]: row["unmarked"] + sum(row[mark] for mark in ("three", "four", "five") if mark not in left_out)
        for row in tomllib.loads(box_of(GAME))["attribute"]
    }
    table = Table.new(seats)
    found = Counter(table["pile"]) + Counter(table["uprising"]) + Counter(table["display"])
    assert dict(found) == expected
    assert found.total() == {2: 61, 3: 70, 4: 85, 5: 100}[seats]


@pytest.mark.rule("1.4", "1.5")
def test_t3_revolution_pile_and_open_cards() -> None:
    table = Table.new(4)
    piles = table.sees()["piles"]
    assert piles["revolution_pile"] == 11
    assert sum(table["uprising"].values()) == 10
    assert sum(piles["display"].values()) == 6
    assert piles["pile"] == 85 - 10 - 6
    assert sum(piles["treachery_display"].values()) == 2
    assert piles["treachery_pile"] == 27


@pytest.mark.rule("1.5")
def test_treachery_cards() -> None:
    held = Counter(given()["treachery_pile"]) + Counter({"assassin": 1, "axeman": 1})
    assert held.total() == 29
    assert sum(number for name, number in held.items() if "-" in name) == 6
    assert {"assassin", "axeman", "guillotine", "inquisition", "gallows"} <= set(held)


@pytest.mark.rule("1.6")
def test_t4_three_high_and_three_low_small_markers_at_each_country() -> None:
    countries = Table.new(3).sees()["countries"]
    assert {country["name"]: (country["most"], country["second_most"]) for country in countries} == {
        "france": (10, 2), "britain": (8, 3), "spain": (7, 4), "germany": (6, 5),
    }  # fmt: skip
    # One of each value in each of three centuries, on four countries.
    assert Table.new(3).position.census()["small round marker"] == 3 * 2 * 4


@pytest.mark.rule("1.6")
def test_hexagonal_and_square_markers_lie_on_the_board() -> None:
    countries = Table.new(3).sees()["countries"]
    assert all(territory["marker"] for country in countries for territory in country["territories"])
    assert [len(country["squares_left"]) for country in countries] == [2, 2, 2, 2]


@pytest.mark.rule("1.7")
def test_t5_two_players_play_without_the_12() -> None:
    assert Table.new(2).sees()["large_left"] == [16, 8]
    assert Table.new(3).sees()["large_left"] == [16, 12, 8]


@pytest.mark.rule("1.8")
def test_each_player_has_32_tiles_and_nothing_else() -> None:
    table = Table.new(5)
    for tiles in table["tiles"]:
        assert tiles == TILES
        assert sum(tiles.values()) == 32
    assert table["hand"] == [{}] * 5
    assert table["treachery_hand"] == [{}] * 5
    assert table["score"] == [0] * 5
    assert [price["cards_left"] for price in table.sees()["prices"].values()] == [10] * 7


@pytest.mark.rule("1.9")
def test_the_starting_player_is_drawn_by_lot_and_play_is_clockwise() -> None:
    starters = Counter(Table.new(3, seed)["starter"] for seed in range(300))
    assert set(starters) == {0, 1, 2}
    assert min(starters.values()) > 60
    table = Table.new(3)
    order = ""
    while len(order) < 6:
        player = table.to_act()
        if not order.endswith(player):
            order += player
        table.play(f"{player} {table.may(player)[-1]}")
    assert order in "ABC" * 3
    assert order[0] == LETTERS[table["starter"]]


@pytest.mark.rule("1.10")
def test_the_first_century_is_1589() -> None:
    assert Table.new(3).sees()["century"] == "1589"
