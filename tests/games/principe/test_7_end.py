"""Chapter 7: the end of the game."""

from typing import Any

import pytest

from camarilla.core.position import Position
from tests.games.principe.tables import ANITA, JENO, KRISZTINA, PETER, Cards, act, cards, given, listen, see, told

LIMITS = [(2, 10), (3, 12), (4, 16), (5, 20)]
REVEALED = {2: 6, 3: 6, 4: 8, 5: 10}
EDITIONS = pytest.mark.parametrize("edition", ["it", "hu"])


def next_round(deck: int, **cells: Any) -> Position:
    """The last player of phase 3 does nothing, nobody has cards on the table, and the next round begins."""
    seats = cells.get("seats", 4)
    green = min(deck, 19)
    hands: list[Cards] = [{}] * (seats - 1) + [{"red": 1}]
    table: dict[str, Any] = {"deck": {"green": green, "white": deck - green}, "hands": hands, "turn": seats - 1}
    return act(listen(given(**(table | cells))), seats - 1, "skip")


def over(**cells: Any) -> Position:
    """A finished game."""
    table: dict[str, Any] = {"phase": "over", "turn": -1, "money": [0, 0, 0, 1]}
    return given(**(table | cells))


def lines(position: Position, seat: int) -> dict[str, int]:
    """The account of a player: what for, and how much."""
    found = {}
    for entry in position.account(seat):
        what = [str(entry.facts[name]) for name in ("city", "role", "region") if name in entry.facts]
        found[" ".join([entry.key.removeprefix("account-"), *what])] = entry.points
    return found


@EDITIONS
@pytest.mark.rule("7.1")
def test_fewer_than_four_cities_end_the_game_at_once(edition: str) -> None:
    position = next_round(30, edition=edition, open=["siena", "lucca", "pisa"], pile=[])
    assert position.to_act() == []
    assert see(position)["phase"] == "over"
    assert [player["money"] for player in see(position)["players"]] == [10] * 4


@pytest.mark.rule("7.1")
def test_four_cities_are_enough() -> None:
    position = next_round(30, pile=[])
    assert see(position)["phase"] == "offering"


@pytest.mark.rule("7.1")
def test_the_cities_are_looked_at_before_the_deck() -> None:
    position = next_round(15, open=["siena", "lucca", "pisa"], pile=[])
    assert [event["event"] for event in told(position)][-2:] == ["returned", "over"]


@EDITIONS
@pytest.mark.rule("7.2")
@pytest.mark.parametrize(("seats", "limit"), LIMITS)
def test_the_limit_of_the_deck(edition: str, seats: int, limit: int) -> None:
    assert see(next_round(limit, seats=seats, edition=edition))["last_round"] is False
    assert see(next_round(limit - 1, seats=seats, edition=edition))["last_round"] is True


@EDITIONS
@pytest.mark.rule("7.3")
@pytest.mark.parametrize(("seats", "limit"), LIMITS)
def test_in_the_last_round_cards_of_the_deck_are_auctioned(edition: str, seats: int, limit: int) -> None:
    position = next_round(limit - 1, seats=seats, edition=edition)
    view = see(position)
    assert view["phase"] == "card-auction"
    assert sum(view["lots"].values()) == REVEALED[seats]
    assert view["deck"] == limit - 1 - REVEALED[seats]
    assert [player["hand_size"] for player in view["players"]] == [0] * (seats - 1) + [1]


@pytest.mark.rule("7.4")
@pytest.mark.parametrize(
    ("edition", "seats", "coins"), [("it", 2, 16), ("it", 3, 15), ("it", 5, 15), ("hu", 2, 10), ("hu", 4, 10)]
)
def test_coins_of_the_last_round_by_edition(edition: str, seats: int, coins: int) -> None:
    position = next_round(9, seats=seats, edition=edition)
    assert see(position, JENO)["last_round"] is True
    assert see(position, JENO)["players"][JENO]["money"] == coins


@pytest.mark.rule("7.5")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_deck_too_short_ends_the_italian_edition_at_once(seats: int) -> None:
    roles = {"bishop": KRISZTINA}
    up = [{}, {"white": 2}]
    enough = next_round(2 * seats, seats=seats)
    assert see(enough)["phase"] == "card-auction"
    position = next_round(2 * seats - 1, seats=seats, roles=roles, up=up)
    assert position.to_act() == []
    assert see(position)["roles"]["bishop"] == KRISZTINA
    assert lines(position, KRISZTINA)["role bishop"] == 2


@pytest.mark.rule("7.5")
@pytest.mark.parametrize(("edition", "seats"), [("it", 2), ("hu", 2), ("hu", 3), ("hu", 4), ("hu", 5)])
def test_otherwise_what_is_left_is_auctioned(edition: str, seats: int) -> None:
    position = next_round(3, seats=seats, edition=edition)
    assert see(position)["lots"] == cards(green=3)
    assert see(position)["deck"] == 0


@pytest.mark.rule("7.5")
def test_an_empty_deck_leaves_nothing_to_auction() -> None:
    position = next_round(0, seats=2)
    assert see(position)["stage"] == 3
    assert position.to_act() == [KRISZTINA]


@EDITIONS
@pytest.mark.rule("7.6")
def test_the_last_round_is_played_to_its_end(edition: str) -> None:
    position = next_round(10, edition=edition)
    while see(position)["auction"]:
        act(position, position.to_act()[0], "pass")
    assert see(position)["stage"] == 3
    act(position, ANITA, "lay red 1")
    assert see(position)["phase"] == "over"
    assert see(position)["roles"]["councillor"] == ANITA


@pytest.mark.rule("7.7")
def test_roles_at_the_end() -> None:
    position = over(roles={"doctor": 0, "bishop": 0, "scribe": 0, "knight": 1})
    assert lines(position, JENO) | {"role doctor": 2, "role bishop": 2, "role scribe": 1} == lines(position, JENO)
    assert lines(position, KRISZTINA)["role knight"] == 1


@pytest.mark.rule("7.8")
def test_example_of_the_sets() -> None:
    """T8: no yellow: 0; at least 3 of four colours but 1 red: 2; 4 of each: 8."""
    position = over(
        up=[
            {"green": 2, "white": 1, "red": 3},
            {"green": 3, "white": 3, "red": 1, "blue": 1},
            {"green": 4, "white": 4},
        ],
        down=[{"blue": 1}, {"blue": 2, "yellow": 4}, {"red": 4, "blue": 4, "yellow": 4}],
        hands=[{"yellow": 5}],
    )
    assert [lines(position, seat)["sets"] for seat in (JENO, KRISZTINA, PETER)] == [0, 2, 8]


@pytest.mark.rule("7.9")
@pytest.mark.parametrize(
    ("money", "points"),
    [([4, 3, 2, 1], [2, 0, 0, 0]), ([4, 4, 2, 1], [2, 2, 0, 0]), ([0, 0, 0, 0], [2, 2, 2, 2])],
)
def test_most_money(money: list[int], points: list[int]) -> None:
    position = over(money=money)
    assert [lines(position, seat)["money"] for seat in range(4)] == points


@pytest.mark.rule("7.10")
@pytest.mark.parametrize(
    ("hands", "points"),
    [([{"red": 2, "blue": 1}, {"green": 2}], [2, 0, 0, 0]), ([{"red": 2}, {"blue": 1, "green": 1}], [2, 2, 0, 0]),
     ([], [2, 2, 2, 2])],
)  # fmt: skip
def test_most_cards_in_hand(hands: list[dict[str, int]], points: list[int]) -> None:
    position = over(hands=hands)
    assert [lines(position, seat)["hand"] for seat in range(4)] == points


@pytest.mark.rule("7.11", "7.12")
def test_example_of_the_regions() -> None:
    """T9: Tuscany 3, 2, 1 shields: 5, 2, 0. Umbria 2, 2, 1: 5, 5, 0."""
    visconti, medici, gonzaga = 0, 1, 2
    position = over(posted=[{"tuscany": 3, "umbria": 1}, {"tuscany": 2, "umbria": 2}, {"tuscany": 1, "umbria": 2}])
    assert [lines(position, seat)["region tuscany"] for seat in (visconti, medici, gonzaga)] == [5, 2, 0]
    assert [lines(position, seat)["region umbria"] for seat in (medici, gonzaga, visconti)] == [5, 5, 0]


@pytest.mark.rule("7.11")
def test_all_who_tie_for_second_score() -> None:
    position = over(posted=[{"emilia": 3}, {"emilia": 1}, {"emilia": 1}])
    assert [lines(position, seat).get("region emilia") for seat in range(4)] == [5, 2, 2, None]


@pytest.mark.rule("7.13")
def test_no_shield_no_points() -> None:
    position = over(posted=[{"emilia": 1}])
    assert position.scores()[JENO] - 5 == position.scores()[KRISZTINA] == position.scores()[PETER]


@pytest.mark.rule("7.14")
def test_a_tie_is_shared() -> None:
    position = over(money=[1, 1, 0, 0])
    assert position.scores() == [4, 4, 2, 2]
    assert position.ranking() == [1, 1, 3, 3]


@pytest.mark.rule("7.7", "7.8", "7.9", "7.10", "7.11")
def test_every_point_is_accounted_for() -> None:
    position = over(
        built=[["firenze", "siena"]], open=["lucca"], patronage=[5, 0, 0, 0], blessings=[2, 0, 0, 0],
        roles={"banker": 0}, posted=[{"tuscany": 2, "umbria": 1}], hands=[{"red": 1}], money=[3, 1, 1, 1],
        up=[{"green": 1, "white": 1, "red": 1, "blue": 1, "yellow": 1}],
    )  # fmt: skip
    assert lines(position, JENO) == {
        "city siena": 4, "city firenze": 8, "patronage": 5, "blessings": 2, "role banker": 2, "sets": 2,
        "money": 2, "hand": 2, "region tuscany": 5, "region umbria": 5,
    }  # fmt: skip
    assert position.scores()[JENO] == 37


@pytest.mark.rule("7.7")
def test_before_the_end_only_the_track_counts() -> None:
    position = given(built=[["firenze"]], roles={"banker": 0}, posted=[{"tuscany": 2}], open=["lucca"])
    assert position.scores() == [8, 0, 0, 0]
