"""The table as text."""

import io
from typing import Any

import pytest
from rich.console import Console

from camarilla.core.position import Position
from camarilla.core.text import speaker
from camarilla.games.principe import GAME
from camarilla.games.principe.terminal import draw
from tests.games.principe.tables import JENO, KRISZTINA, act, given, see
from tests.games.principe.test_3_auctions import at_auction

NAMES = ["Jenő", "Krisztina", "Péter", "Anita"]


def drawn(position: Position, seat: int | None, language: str = "en", width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, no_color=True)
    view: Any = see(position, seat)
    with console.capture() as captured:
        console.print(draw(view, speaker(GAME, language, NAMES), width))
    return captured.get()


def line_with(text: str, words: str) -> str:
    return next(line for line in text.splitlines() if words in line)


def test_the_open_cities_with_cost_points_shields_icons_and_regions() -> None:
    firenze = line_with(drawn(given(), JENO), "Florence")
    assert firenze.split() == ["Florence", "5", "8", "2", "2", "Gr", "1", "Re", "1", "Bl", "1", "Ye",
                               "Emilia,", "Lombardy,", "Tuscany"]  # fmt: skip


def test_own_hand_and_money_but_not_those_of_others() -> None:
    position = given(hands=[{"green": 2}, {"red": 7}], money=[4, 9, 9, 9])
    text = drawn(position, JENO)
    assert "Your hand: 2 Gr · Your money: 4" in text
    assert "7 Re" not in text
    assert line_with(text, "Visconti").split()[:5] == ["Krisztina", "Visconti", "0", "?", "7"]
    assert "Your hand" not in drawn(position, None)


def test_cards_on_the_table_face_up_and_face_down() -> None:
    text = drawn(given(up=[{"green": 3}], down=[{"green": 1, "blue": 2}]), None)
    assert "Jenő      3/1 0/0 0/0 0/2 0/0" in text


def test_roles_and_shields() -> None:
    text = drawn(given(roles={"bishop": KRISZTINA}, posted=[{"umbria": 2}], open=["venezia"]), None)
    assert line_with(text, "Bishop").split()[:3] == ["white", "Bishop", "Krisztina"]
    assert line_with(text, "Umbria   ").split() == ["Umbria", "2", "·", "·", "·"]


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "Auction: 2 green · Krisztina bids 3"), ("hu", "Aukció: 2 zöld · Krisztina licitje 3"),
     ("it", "Asta: 2 di colore verde · Krisztina offre 3")],
)  # fmt: skip
def test_the_bidding_line(language: str, line: str) -> None:
    position = at_auction({"green": 2})
    act(position, KRISZTINA, "bid 3")
    assert line in drawn(position, None, language, width=100)


def test_a_city_that_waits_for_its_shields() -> None:
    position = given(hands=[{"green": 2, "red": 1, "blue": 1, "yellow": 1}])
    act(position, JENO, "build firenze")
    assert "Being built: Florence (Emilia, Lombardy, Tuscany) · shields to place: 2" in drawn(position, None)
