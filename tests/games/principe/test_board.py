"""The board in the browser: what is shown to whom, and what the page may rely on."""

import tomllib
from xml.etree.ElementTree import Element

import pytest

from camarilla.games.principe import GAME
from camarilla.games.principe.board_map import CORNERS
from tests.games.boxes import box_of
from tests.games.pictures import choice, choices, drawn, emblems, emblems_in, looks, of_class, piece, pieces, words
from tests.games.principe.notation import COLOURS, Table, at_auction, given


def own(root: Element) -> set[str]:
    """The cards that only their owner sees."""
    return {name for name in pieces(root) if name.startswith("own-")}


def test_every_colour_has_an_emblem_and_shows_it() -> None:
    wanted = {f"pr-{colour}" for colour in COLOURS}
    assert wanted <= emblems(GAME)
    assert wanted <= set(emblems_in(drawn(given(), "A")))


def test_regions_lie_between_the_cities_that_border_on_them() -> None:
    borders = {row["name"]: row["regions"] for row in tomllib.loads(box_of(GAME))["city"]}
    for region, corners in CORNERS.items():
        assert {city for city, regions in borders.items() if region in regions} == set(corners)


def test_an_open_city_with_its_figures() -> None:
    card = piece(drawn(given(open="firenze"), "A"), "city-firenze")
    assert [words(figure) for figure in card.iter("b")] == ["8", "2", "Florence", "5"]
    icons = list(emblems_in(card))
    assert icons.count("pr-green") == 2
    assert "pr-white" not in icons


def test_a_third_card_stands_for_three() -> None:
    table = given(hands={"A": "3 green"})
    fan = choice(drawn(table, "A"), "colour", "green")
    assert choices(fan) - {("colour", "green")} == {("cards", "1"), ("cards", "2"), ("cards", "3")}
    assert ("cards", "3") not in choices(drawn(table, "B"))


def test_a_card_put_down_keeps_its_name() -> None:
    table = Table.new(4, seed=3)
    before = own(drawn(table, "A"))
    table.play(f"A {table.may('A')[0]}")
    after = drawn(table, "A")
    assert [len(pieces(chosen)) for chosen in of_class(after, "chosen")] == [1]
    assert own(after) == before


def test_shields_stand_in_their_region_and_roles_with_their_holder() -> None:
    root = drawn(given(roles={"bishop": "B"}, posted={"A": "2 umbria"}, open="venezia"))
    assert words(piece(choice(root, "region", "umbria"), "shield-0-umbria")).endswith("2")
    (holder,) = root.iterfind(".//*[@data-help='role-bishop']//*[@data-piece='holder-bishop']")
    assert "seat-1" in looks(holder)


@pytest.mark.parametrize(("language", "sentence"), [("en", "bids 3"), ("hu", "licitje 3"), ("it", "offre 3")])
def test_the_auction_bar(language: str, sentence: str) -> None:
    table = at_auction("2 green").play("B bid 3")
    (bar,) = of_class(drawn(table, None, language), "auction")
    assert sentence in words(bar)
    assert list(emblems_in(bar)).count("pr-green") == 2


def test_a_built_city_moves_to_its_builder() -> None:
    root = drawn(given(hands={"A": "2 green, red, blue, yellow"}).play("A build firenze"))
    assert "city-firenze" in [name for line in of_class(root, "built") for name in pieces(line)]
    assert "Being built: Florence" in words(root)


def test_others_money_and_hands_are_not_drawn() -> None:
    table = given(hands={"A": "2 green", "B": "7 red"}, money=[4, 33, 33, 33])
    jeno, krisztina = drawn(table, "A"), drawn(table, "B")
    assert "33" not in [element.text for element in jeno.iter()]
    assert own(jeno) == {"own-green-1", "own-green-2"}
    assert "33" in [element.text for element in krisztina.iter()]
    assert "own-red-1" in own(krisztina)
