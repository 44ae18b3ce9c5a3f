"""Chapter 1: setting up."""

import pytest

from camarilla.games.principe import GAME
from tests.games.principe.tables import given, new_game, see

EDITIONS = pytest.mark.parametrize("edition", ["it", "hu"])


@pytest.mark.rule("1.1")
def test_a_hundred_cards_twenty_of_each_colour() -> None:
    position = new_game(4)
    found = position.census()
    assert {name: number for name, number in found.items() if name.endswith("cards")} == {
        "green cards": 20, "white cards": 20, "red cards": 20, "blue cards": 20, "yellow cards": 20,
    }  # fmt: skip
    assert see(position)["deck"] == 100 - 4 * 4


@pytest.mark.rule("1.1")
def test_the_colours_stand_in_the_order_of_the_board() -> None:
    assert list(see(new_game())["lots"]) == ["green", "white", "red", "blue", "yellow"]


@pytest.mark.rule("1.2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_four_of_fifteen_cities_lie_open(seats: int) -> None:
    view = see(new_game(seats))
    assert len({card["city"] for card in view["open"]}) == 4
    assert view["cities_to_come"] == 11


@pytest.mark.rule("1.3")
def test_the_caption_of_the_map() -> None:
    """T10: Venezia lies in A, Padova in A and B, Ferrara in A, B and C."""
    view = see(given(open=["venezia", "padova", "ferrara", "siena"]))
    borders = {card["city"]: card["regions"] for card in view["open"]}
    assert borders["venezia"] == ["romagna"]
    assert borders["padova"] == ["romagna", "upper-po"]
    assert borders["ferrara"] == ["romagna", "upper-po", "emilia"]


@pytest.mark.rule("1.3")
def test_the_size_of_a_city_is_the_number_of_its_regions() -> None:
    for row in ["siena orvieto venezia verona", "urbino padova lucca milano", "mantova ferrara pisa rimini"]:
        for card in see(given(open=row.split()))["open"]:
            assert len(card["regions"]) == {"small": 1, "medium": 2, "large": 3}[card["size"]]


@pytest.mark.rule("1.4")
def test_eleven_of_twelve_shields_can_go_on_the_map() -> None:
    view = see(new_game(5))
    assert [player["shields_left"] for player in view["players"]] == [11] * 5
    assert [player["family"] for player in view["players"]] == ["medici", "visconti", "carraresi", "este", "gonzaga"]


@pytest.mark.rule("1.5", "1.7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_only_the_first_income_is_there_at_the_start(seats: int) -> None:
    position = new_game(seats)
    for seat in range(seats):
        own = see(position, seat)["players"][seat]
        assert own["money"] == (6 if seats == 2 else 5)
        assert own["roles"] == own["cities"] == []
        assert own["points"] == 0


@pytest.mark.rule("1.7")
def test_all_roles_lie_on_the_board() -> None:
    roles = see(new_game())["roles"]
    assert len(roles) == 10
    assert set(roles.values()) == {None}


@pytest.mark.rule("1.6")
def test_the_first_principe_is_drawn_by_lot() -> None:
    first = [see(new_game(4, seed=seed))["principe"] for seed in range(60)]
    assert set(first) == {0, 1, 2, 3}


@pytest.mark.rule("1.8")
def test_the_bank_never_runs_out() -> None:
    position = given(money=[25, 25, 25, 25], turn=3, roles={})
    position.play(3, GAME.verbs.parse("skip"))
    assert [see(position, seat)["players"][seat]["money"] for seat in range(4)] == [30] * 4
    assert position.dump()["bank"] == 68 - 120
    assert position.census()["coins"] == 68


@EDITIONS
@pytest.mark.rule("1.9")
def test_two_players_play_with_less(edition: str) -> None:
    position = new_game(2, edition)
    view = see(position)
    assert list(view["roles"]) == ["doctor", "bishop", "councillor", "nobleman", "banker"]
    assert view["gone"] == dict.fromkeys(view["gone"], 7)
    assert view["deck"] == 65 - 2 * 5
    assert (len(view["open"]), view["cities_to_come"]) == (4, 6)


@pytest.mark.rule("1.9")
def test_nobody_knows_which_cities_were_put_away() -> None:
    out = [tuple(new_game(2, seed=seed).dump()["cities_out"]) for seed in range(40)]  # type: ignore[arg-type]
    assert {len(cities) for cities in out} == {5}
    assert len(set(out)) > 35


@pytest.mark.rule("1.11")
def test_firenze_is_a_large_city_like_the_others() -> None:
    firenze = see(given())["open"][0]
    assert (firenze["cost"], firenze["points"], firenze["shields"]) == (5, 8, 2)
    assert firenze["regions"] == ["emilia", "lombardy", "tuscany"]
