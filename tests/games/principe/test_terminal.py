"""The table in the terminal."""

import pytest

from tests.games.pictures import line_with, printed
from tests.games.principe.notation import at_auction, given


def test_the_open_cities_with_cost_points_shields_icons_and_regions() -> None:
    firenze = line_with(printed(given(), "A"), "Florence")
    assert firenze.split() == ["Florence", "5", "8", "2", "2", "Gr", "1", "Re", "1", "Bl", "1", "Ye",
                               "Emilia,", "Lombardy,", "Tuscany"]  # fmt: skip


def test_own_hand_and_money_but_not_those_of_others() -> None:
    table = given(hands={"A": "2 green", "B": "7 red"}, money=[4, 9, 9, 9])
    text = printed(table, "A", width=100)
    assert "Your hand: 2 Gr · Your money: 4" in text
    assert "7 Re" not in text
    assert line_with(text, "Visconti").split()[:5] == ["Béla", "Visconti", "0", "?", "7"]
    assert "Your hand" not in printed(table)


def test_cards_on_the_table_face_up_and_face_down() -> None:
    text = printed(given(up={"A": "3 green"}, down={"A": "green, 2 blue"}))
    assert "3/1 0/0 0/0 0/2 0/0" in line_with(text, "Anna  ")
    assert "0/0 0/0 0/0 0/0 0/0" in line_with(text, "Béla  ")


def test_roles_and_shields() -> None:
    text = printed(given(roles={"bishop": "B"}, posted={"A": "2 umbria"}, open="venezia"))
    assert line_with(text, "Bishop").split()[:3] == ["white", "Bishop", "Béla"]
    assert line_with(text, "Umbria   ").split() == ["Umbria", "2", "·", "·", "·"]


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "Auction: 2 green cards · Béla bids 3"), ("hu", "Aukció: 2 zöld kártya · Béla licitje 3"),
     ("it", "Asta: 2 carte di colore verde · Béla offre 3")],
)  # fmt: skip
def test_the_bidding_line(language: str, line: str) -> None:
    table = at_auction("2 green")
    table.play("B bid 3")
    assert line in printed(table, None, language, width=100)


def test_a_city_that_waits_for_its_shields() -> None:
    table = given(hands={"A": "2 green, red, blue, yellow"})
    table.play("A build firenze")
    assert "Being built: Florence (Emilia, Lombardy, Tuscany) · shields to place: 2" in printed(table)
