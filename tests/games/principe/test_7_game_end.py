"""Chapter 7: the end of the game."""

from typing import Any

import pytest

from tests.games.notation import LETTERS
from tests.games.principe.notation import Table, cards, given

LIMITS = [(2, 10), (3, 12), (4, 16), (5, 20)]
REVEALED = {2: 6, 3: 6, 4: 8, 5: 10}
EDITIONS = pytest.mark.parametrize("edition", ["it", "hu"])


def next_round(deck: int, seats: int = 4, **written: Any) -> Table:
    """The last player of phase 3 does nothing, nobody has cards on the table, and the next round begins."""
    last = LETTERS[seats - 1]
    cards_left = f"{min(deck, 19)} green, {max(deck - 19, 0)} white"
    return given(seats, deck=cards_left, hands={last: "red"}, turn=last, **written).play(f"{last} skip")


def over(**written: Any) -> Table:
    """A finished game."""
    return given(**{"phase": "over", "money": [0, 0, 0, 1], **written})


@EDITIONS
@pytest.mark.rule("7.1")
def test_fewer_than_four_cities_end_the_game_at_once(edition: str) -> None:
    table = next_round(30, edition=edition, open="siena lucca pisa", pile="")
    assert table.asked() == "over"
    assert table.players("money") == [10] * 4


@pytest.mark.rule("7.1")
def test_four_cities_are_enough() -> None:
    assert next_round(30, pile="").asked() == "ABCD offering"


@pytest.mark.rule("7.1")
def test_the_cities_are_looked_at_before_the_deck() -> None:
    table = next_round(15, open="siena lucca pisa", pile="")
    assert table.happened()[-1] == "over"
    assert not {"round", "last-round"} & set(table.happened())


@EDITIONS
@pytest.mark.rule("7.2")
@pytest.mark.parametrize(("seats", "limit"), LIMITS)
def test_the_limit_of_the_deck(edition: str, seats: int, limit: int) -> None:
    assert next_round(limit, seats, edition=edition).sees()["last_round"] is False
    assert next_round(limit - 1, seats, edition=edition).sees()["last_round"] is True


@EDITIONS
@pytest.mark.rule("7.3")
@pytest.mark.parametrize(("seats", "limit"), LIMITS)
def test_in_the_last_round_cards_of_the_deck_are_auctioned(edition: str, seats: int, limit: int) -> None:
    table = next_round(limit - 1, seats, edition=edition)
    assert table.sees()["phase"] == "card-auction"
    assert sum(table.sees()["lots"].values()) == REVEALED[seats]
    assert table.sees()["deck"] == limit - 1 - REVEALED[seats]
    assert table.players("hand_size") == [0] * (seats - 1) + [1]


@pytest.mark.rule("7.4")
@pytest.mark.parametrize(
    ("edition", "seats", "coins"), [("it", 2, 16), ("it", 3, 15), ("it", 5, 15), ("hu", 2, 10), ("hu", 4, 10)]
)
def test_coins_of_the_last_round_by_edition(edition: str, seats: int, coins: int) -> None:
    table = next_round(9, seats, edition=edition)
    assert table.sees("A")["last_round"] is True
    assert table.player("A", "A")["money"] == coins


@pytest.mark.rule("7.5")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_deck_too_short_ends_the_italian_edition_at_once(seats: int) -> None:
    enough = next_round(2 * seats, seats)
    assert enough.sees()["phase"] == "card-auction"
    table = next_round(2 * seats - 1, seats, roles={"bishop": "B"}, up={"B": "2 white"})
    assert table.asked() == "over"
    assert table.holders()["bishop"] == "B"
    assert table.account("B")["role bishop"] == 2


@pytest.mark.rule("7.5")
@pytest.mark.parametrize(("edition", "seats"), [("it", 2), ("hu", 2), ("hu", 3), ("hu", 4), ("hu", 5)])
def test_otherwise_what_is_left_is_auctioned(edition: str, seats: int) -> None:
    table = next_round(3, seats, edition=edition)
    assert table.sees()["lots"] == cards("3 green")
    assert table.sees()["deck"] == 0


@pytest.mark.rule("7.5")
def test_an_empty_deck_leaves_nothing_to_auction() -> None:
    table = next_round(0, 2)
    assert table.sees()["stage"] == 3
    assert table.asked() == "B playing"


@EDITIONS
@pytest.mark.rule("7.6")
def test_the_last_round_is_played_to_its_end(edition: str) -> None:
    table = next_round(10, edition=edition)
    while table.lot():
        table.play(f"{table.to_act()} pass")
    assert table.sees()["stage"] == 3
    table.play("D lay red 1")
    assert table.asked() == "over"
    assert table.holders()["councillor"] == "D"


@pytest.mark.rule("7.7")
def test_roles_at_the_end() -> None:
    table = over(roles={"doctor": "A", "bishop": "A", "scribe": "A", "knight": "B"})
    assert table.account("A") | {"role doctor": 2, "role bishop": 2, "role scribe": 1} == table.account("A")
    assert table.account("B")["role knight"] == 1


@pytest.mark.rule("7.8")
def test_example_of_the_sets() -> None:
    """T8: no yellow: 0; at least 3 of four colours but 1 red: 2; 4 of each: 8."""
    table = over(
        up={"A": "2 green, white, 3 red", "B": "3 green, 3 white, red, blue", "C": "4 green, 4 white"},
        down={"A": "blue", "B": "2 blue, 4 yellow", "C": "4 red, 4 blue, 4 yellow"},
        hands={"A": "5 yellow"},
    )
    assert [table.account(letter)["sets"] for letter in "ABC"] == [0, 2, 8]


@pytest.mark.rule("7.9")
@pytest.mark.parametrize(
    ("money", "points"),
    [([4, 3, 2, 1], [2, 0, 0, 0]), ([4, 4, 2, 1], [2, 2, 0, 0]), ([0, 0, 0, 0], [2, 2, 2, 2])],
)
def test_most_money(money: list[int], points: list[int]) -> None:
    table = over(money=money)
    assert [table.account(letter)["money"] for letter in "ABCD"] == points


@pytest.mark.rule("7.10")
@pytest.mark.parametrize(
    ("hands", "points"),
    [
        ({"A": "2 red, blue", "B": "2 green"}, [2, 0, 0, 0]),
        ({"A": "2 red", "B": "blue, green"}, [2, 2, 0, 0]),
        ({}, [2, 2, 2, 2]),
    ],
)
def test_most_cards_in_hand(hands: dict[str, str], points: list[int]) -> None:
    table = over(hands=hands)
    assert [table.account(letter)["hand"] for letter in "ABCD"] == points


@pytest.mark.rule("7.11", "7.12")
def test_example_of_the_regions() -> None:
    """T9: Tuscany 3, 2, 1 shields: 5, 2, 0. Umbria 2, 2, 1: 5, 5, 0."""
    visconti, medici, gonzaga = "ABC"
    table = over(posted={"A": "3 tuscany, umbria", "B": "2 tuscany, 2 umbria", "C": "tuscany, 2 umbria"})
    assert [table.account(letter)["region tuscany"] for letter in (visconti, medici, gonzaga)] == [5, 2, 0]
    assert [table.account(letter)["region umbria"] for letter in (medici, gonzaga, visconti)] == [5, 5, 0]


@pytest.mark.rule("7.11")
def test_all_who_tie_for_second_score() -> None:
    table = over(posted={"A": "3 emilia", "B": "emilia", "C": "emilia"})
    assert [table.account(letter).get("region emilia") for letter in "ABCD"] == [5, 2, 2, None]


@pytest.mark.rule("7.13")
def test_no_shield_no_points() -> None:
    table = over(posted={"A": "emilia"})
    assert table.scores() == [5 + 2, 2, 2, 2 + 2]


@pytest.mark.rule("7.14")
def test_a_tie_is_shared() -> None:
    table = over(money=[1, 1, 0, 0])
    assert table.scores() == [4, 4, 2, 2]
    assert table.ranking() == [1, 1, 3, 3]


@pytest.mark.rule("7.7", "7.8", "7.9", "7.10", "7.11")
def test_every_point_is_accounted_for() -> None:
    table = over(
        built={"A": "firenze siena"}, open="lucca", patronage=[5, 0, 0, 0], blessings=[2, 0, 0, 0],
        roles={"banker": "A"}, posted={"A": "2 tuscany, umbria"}, hands={"A": "red"}, money=[3, 1, 1, 1],
        up={"A": "green, white, red, blue, yellow"},
    )  # fmt: skip
    assert table.account("A") == {
        "city siena": 4, "city firenze": 8, "patronage": 5, "blessings": 2, "role banker": 2, "sets": 2,
        "money": 2, "hand": 2, "region tuscany": 5, "region umbria": 5,
    }  # fmt: skip
    assert table.scores()[0] == 37


@pytest.mark.rule("7.7")
def test_before_the_end_only_the_track_counts() -> None:
    table = given(built={"A": "firenze"}, roles={"banker": "A"}, posted={"A": "2 tuscany"}, open="lucca")
    assert table.scores() == [8, 0, 0, 0]
