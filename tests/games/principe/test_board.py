"""The drawn table: a pure picture of a view on which every decision can be pointed at."""

import re
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest

from camarilla.core.position import Position
from camarilla.core.text import Say, speaker
from camarilla.drawing.boards import board_symbols
from camarilla.games.principe import GAME
from camarilla.games.principe.board import board
from camarilla.games.principe.board_map import CORNERS
from camarilla.testkit.setups import Setup, random_play
from tests.games.principe.tables import JENO, KRISZTINA, act, given, see
from tests.games.principe.test_3_auctions import at_auction

NAMES = ["Jenő", "<Krisztina & co.>", "Péter", "Anita", "Zoé"]


def drawn(position: Position, seat: int | None, language: str = "en") -> str:
    view: Any = see(position, seat)
    return board(view, words(language, position.seats))


@cache
def words(language: str, seats: int) -> Say:
    return speaker(GAME, language, NAMES[:seats])


def parsed(fragment: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<root>{fragment}</root>")


def pointed_at(fragment: str, domain: str, value: str | int) -> list[ElementTree.Element]:
    return parsed(fragment).findall(f".//*[@data-domain='{domain}'][@data-value='{value}']")


def all_text(element: ElementTree.Element) -> str:
    return " ".join(" ".join(element.itertext()).split())


# What is on it -------------------------------------------------------------------------


def test_the_emblems_are_well_formed_and_all_that_are_used_are_there() -> None:
    defined = {element.get("id") for element in parsed(board_symbols(GAME)).iter("symbol")}
    used = set(re.findall(r'href="#(pr-[a-z-]+)"', drawn(given(), JENO)))
    assert used <= defined
    assert {"pr-green", "pr-white", "pr-red", "pr-blue", "pr-yellow"} <= used


def test_regions_lie_between_the_cities_that_border_on_them() -> None:
    borders = {str(row["name"]): row["regions"] for row in _city_rows()}
    for region, corners in CORNERS.items():
        assert {city for city, regions in borders.items() if region in regions} == set(corners)


def _city_rows() -> list[dict[str, Any]]:
    import tomllib

    rows: list[dict[str, Any]] = tomllib.loads(GAME.box.source)["city"]
    return rows


def test_an_open_city_with_its_figures() -> None:
    card = parsed(drawn(given(open=["firenze"]), JENO)).find(".//*[@data-piece='city-firenze']")
    assert card is not None
    assert [figure.text for figure in card.iter("b")] == ["8", "2", "Florence", "5"]
    icons = [use.get("href") for use in card.iter("use")]
    assert icons.count("#pr-green") == 2
    assert "#pr-white" not in icons


def test_a_third_card_stands_for_three() -> None:
    fragment = drawn(given(hands=[{"green": 3}]), JENO)
    (fan,) = pointed_at(fragment, "colour", "green")
    assert len(fan.findall(".//*[@data-domain='cards']")) == 3
    assert "data-value='3'" not in drawn(given(hands=[{"green": 3}]), KRISZTINA)


def test_a_card_put_down_keeps_its_name() -> None:
    position = next(random_play(Setup(GAME, 4, {}), 3))
    before = parsed(drawn(position, JENO))
    own = {element.get("data-piece") for element in before.iter() if "own-" in str(element.get("data-piece"))}
    position.play(JENO, position.legal(JENO)[0])
    after = parsed(drawn(position, JENO))
    chosen = after.findall(".//*[@class='chosen']/*[@data-piece]")
    assert len(chosen) == 1
    assert {element.get("data-piece") for element in after.iter() if "own-" in str(element.get("data-piece"))} == own


def test_shields_stand_in_their_region_and_roles_with_their_holder() -> None:
    root = parsed(drawn(given(roles={"bishop": KRISZTINA}, posted=[{"umbria": 2}], open=["venezia"]), None))
    umbria = root.find(".//*[@data-domain='region'][@data-value='umbria']")
    assert umbria is not None
    shield = umbria.find(".//*[@data-piece='shield-0-umbria']")
    assert shield is not None
    assert all_text(shield).endswith("2")
    holder = root.find(".//*[@data-help='role-bishop']//*[@data-piece='holder-bishop']")
    assert holder is not None
    assert "seat-1" in str(holder.get("class"))


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "bids 3"), ("hu", "licitje 3"), ("it", "offre 3")],
)  # fmt: skip
def test_the_auction_bar(language: str, sentence: str) -> None:
    position = at_auction({"green": 2})
    act(position, KRISZTINA, "bid 3")
    bar = parsed(drawn(position, None, language)).find(".//*[@class='auction']")
    assert bar is not None
    assert sentence in all_text(bar)
    assert len([use for use in bar.iter("use") if use.get("href") == "#pr-green"]) == 2


def test_a_built_city_moves_to_its_builder() -> None:
    position = given(hands=[{"green": 2, "red": 1, "blue": 1, "yellow": 1}])
    act(position, JENO, "build firenze")
    root = parsed(drawn(position, None))
    assert root.find(".//*[@class='line built']/*[@data-piece='city-firenze']") is not None
    assert "Being built: Florence" in all_text(root)


def test_others_money_and_hands_are_not_drawn() -> None:
    position = given(hands=[{"green": 2}, {"red": 7}], money=[4, 33, 33, 33])
    fragment = drawn(position, JENO)
    assert ">33<" not in fragment
    assert "own-red-1" not in fragment
    assert ">33<" in drawn(position, KRISZTINA)
