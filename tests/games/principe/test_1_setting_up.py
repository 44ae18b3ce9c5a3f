"""Chapter 1: setting up."""

import pytest

from tests.games.principe.notation import Table, given

EDITIONS = pytest.mark.parametrize("edition", ["it", "hu"])


@pytest.mark.rule("1.1")
def test_a_hundred_cards_twenty_of_each_colour() -> None:
    table = Table.new(4)
    found = table.position.census()
    assert {name: number for name, number in found.items() if name.endswith("cards")} == {
        "green cards": 20, "white cards": 20, "red cards": 20, "blue cards": 20, "yellow cards": 20,
    }  # fmt: skip
    assert table.sees()["deck"] == 100 - 4 * 4


@pytest.mark.rule("1.1")
def test_the_colours_stand_in_the_order_of_the_board() -> None:
    assert list(Table.new(4).sees()["lots"]) == ["green", "white", "red", "blue", "yellow"]


@pytest.mark.rule("1.2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_four_of_fifteen_cities_lie_open(seats: int) -> None:
    view = Table.new(seats).sees()
    assert len({card["city"] for card in view["open"]}) == 4
    assert view["cities_to_come"] == 11


@pytest.mark.rule("1.3")
def test_the_caption_of_the_map() -> None:
    """T10: Venezia lies in A, Padova in A and B, Ferrara in A, B and C."""
    view = given(open="venezia padova ferrara siena").sees()
    borders = {card["city"]: card["regions"] for card in view["open"]}
    assert borders["venezia"] == ["romagna"]
    assert borders["padova"] == ["romagna", "upper-po"]
    assert borders["ferrara"] == ["romagna", "upper-po", "emilia"]


@pytest.mark.rule("1.3")
def test_the_size_of_a_city_is_the_number_of_its_regions() -> None:
    for row in ["siena orvieto venezia verona", "urbino padova lucca milano", "mantova ferrara pisa rimini"]:
        for card in given(open=row).sees()["open"]:
            assert len(card["regions"]) == {"small": 1, "medium": 2, "large": 3}[card["size"]]


@pytest.mark.rule("1.4")
def test_eleven_of_twelve_shields_can_go_on_the_map() -> None:
    table = Table.new(5)
    assert table.players("shields_left") == [11] * 5
    assert table.players("family") == ["medici", "visconti", "carraresi", "este", "gonzaga"]


@pytest.mark.rule("1.5", "1.7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_only_the_first_income_is_there_at_the_start(seats: int) -> None:
    table = Table.new(seats)
    for letter in table.letters:
        own = table.player(letter, letter)
        assert own["money"] == (6 if seats == 2 else 5)
        assert own["roles"] == own["cities"] == []
        assert own["points"] == 0


@pytest.mark.rule("1.7")
def test_all_roles_lie_on_the_board() -> None:
    roles = Table.new(4).sees()["roles"]
    assert len(roles) == 10
    assert set(roles.values()) == {None}


@pytest.mark.rule("1.6")
def test_the_first_principe_is_drawn_by_lot() -> None:
    assert {Table.new(4, seed).principe() for seed in range(60)} == set("ABCD")


@pytest.mark.rule("1.8")
def test_the_bank_never_runs_out() -> None:
    table = given(money=[25, 25, 25, 25], turn="D").play("D skip")
    assert [table.player(letter, letter)["money"] for letter in "ABCD"] == [30] * 4
    assert table["bank"] == 68 - 120
    assert table.position.census()["coins"] == 68


@EDITIONS
@pytest.mark.rule("1.9")
def test_two_players_play_with_less(edition: str) -> None:
    view = Table.new(2, edition=edition).sees()
    assert list(view["roles"]) == ["doctor", "bishop", "councillor", "nobleman", "banker"]
    assert view["gone"] == dict.fromkeys(view["gone"], 7)
    assert view["deck"] == 65 - 2 * 5
    assert (len(view["open"]), view["cities_to_come"]) == (4, 6)


@pytest.mark.rule("1.9")
def test_nobody_knows_which_cities_were_put_away() -> None:
    out = [tuple(Table.new(2, seed)["cities_out"]) for seed in range(40)]
    assert {len(cities) for cities in out} == {5}
    assert len(set(out)) > 35


@pytest.mark.rule("1.9")
def test_two_players_have_no_minor_roles() -> None:
    table = given(seats=2, up={"A": "4 white", "B": "white"}, turn="B", hands={"B": "red"}).play("B skip")
    assert table.holders() == {"bishop": "A"}


@pytest.mark.rule("1.11")
def test_firenze_is_a_large_city_like_the_others() -> None:
    firenze = given().sees()["open"][0]
    assert (firenze["cost"], firenze["points"], firenze["shields"]) == (5, 8, 2)
    assert firenze["regions"] == ["emilia", "lombardy", "tuscany"]
