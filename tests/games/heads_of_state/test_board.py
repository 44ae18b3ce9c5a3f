"""The drawn table: a pure picture of a view on which every decision can be pointed at."""

import re
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest

from camarilla.core.clauses import LANGUAGES
from camarilla.core.position import Position
from camarilla.core.text import Say, speaker
from camarilla.drawing.boards import board_symbols
from camarilla.games.heads_of_state import GAME
from camarilla.games.heads_of_state.board import board
from camarilla.games.heads_of_state.board_map import BORDER, ROOM
from camarilla.games.heads_of_state.pieces import ATTRIBUTE_NAMES, RANK_NAMES, TERRITORY_NAMES
from camarilla.testkit.setups import Setup, random_play, setups
from tests.games.heads_of_state.tables import BLUE, RED, YELLOW, Table, a_table, plotting

NAMES = ["Rosa", "<Gelsomina & co.>", "Bianca", "Dora", "Elsa"]


def drawn(position: Position, seat: int | None, language: str = "en") -> str:
    view: Any = position.view(seat)
    return board(view, words(language, position.seats))


@cache
def words(language: str, seats: int) -> Say:
    return speaker(GAME, language, NAMES[:seats])


def parsed(fragment: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<root>{fragment}</root>")


def seen(table: Table, seat: int | None = RED, language: str = "en") -> ElementTree.Element:
    return parsed(drawn(table.position, seat, language))


def all_text(element: ElementTree.Element) -> str:
    return " ".join(" ".join(element.itertext()).split())


def box(root: ElementTree.Element, territory: str, rank: str) -> ElementTree.Element:
    path = f".//*[@data-domain='territory'][@data-value='{territory}']/*[@data-domain='rank'][@data-value='{rank}']"
    found = root.find(path)
    assert found is not None
    return found


# In random games -----------------------------------------------------------------------


@pytest.mark.parametrize("setup", setups(GAME), ids=repr)
def test_every_decision_can_be_pointed_at(setup: Setup) -> None:
    for step, position in enumerate(random_play(setup, 21)):
        if step % 7:
            continue
        for seat in position.to_act():
            root = parsed(drawn(position, seat, LANGUAGES[step % 3]))
            for number in position.legal(seat):
                spelled = dict(GAME.verbs.action(number).json())
                del spelled["verb"]
                if "territory" in spelled:
                    box(root, str(spelled.pop("territory")), str(spelled.pop("rank")))
                for domain, value in spelled.items():
                    path = f".//*[@data-domain='{domain}'][@data-value='{value}']"
                    assert root.find(path) is not None, f"{GAME.verbs.text(number)} cannot be pointed at"


# What is on it -------------------------------------------------------------------------


def test_the_emblems_are_well_formed_and_all_that_are_used_are_there() -> None:
    defined = {element.get("id") for element in parsed(board_symbols(GAME)).iter("symbol")}
    used = set(re.findall(r'href="#(hs-[a-z-]+)"', drawn(given().position, RED)))
    assert used <= defined
    assert {f"hs-{name}" for name in [*ATTRIBUTE_NAMES, *RANK_NAMES]} <= defined
    assert {f"hs-{name}" for name in ("assassin", "axeman", "guillotine", "inquisition", "gallows")} <= defined


def test_every_territory_has_its_place() -> None:
    assert set(BORDER) == set(ROOM) == set(TERRITORY_NAMES)


def given() -> Table:
    return plotting(
        turn=BLUE, treachery={BLUE: "gallows"}, hands={RED: "gold gold courtesan"},
        board={RED: "duke saxony, earl saxony", YELLOW: "king england"},
    )  # fmt: skip


def test_nobles_in_their_boxes() -> None:
    root = seen(given())
    assert "held seat-0" in str(box(root, "saxony", "duke").get("class"))
    assert "seat-1" in str(box(root, "england", "king").get("class"))
    assert "held" not in str(box(root, "castile", "king").get("class"))


def test_a_noble_who_dies_keeps_his_name() -> None:
    table = given()
    alive = seen(table).find(".//*[@class='noble'][@data-piece='noble-saxony-duke-0-0']")
    table.play(BLUE, "strike gallows duke saxony")
    root = seen(table)
    dead = root.find(".//*[@class='graves']/*[@data-piece='noble-saxony-duke-0-0']")
    assert alive is not None
    assert dead is not None
    assert "gap" in str(box(root, "saxony", "duke").get("class"))


def test_prices_are_lit_where_the_hand_covers_them() -> None:
    root = seen(given())
    lines = root.findall(".//*[@class='price-row']")
    rows = {name: row for row in lines for name in RANK_NAMES if row.find(f".//*[@data-value='{name}']") is not None}
    assert len(rows["baron"].findall("*[@class='needed lit']")) == 1
    assert rows["baron"].find("*[@class='lack ready']") is not None
    assert rows["count"].find("*[@class='lack ready']") is not None, "a courtesan covers the title"
    assert len(rows["king"].findall("*[@class='needed']")) == 7
    lack = rows["king"].find("*[@class='lack']")
    assert lack is not None
    assert lack.text == "7"


def test_the_own_hand_and_nobody_elses() -> None:
    root = seen(given())
    assert root.find(".//*[@data-piece='hand-gold-2']") is not None
    other = seen(given(), YELLOW)
    assert other.find(".//*[@data-piece='hand-gold-1']") is None
    assert seen(given(), None).find(".//*[@class='own']") is None


def test_cards_are_offered_where_they_are_asked_for() -> None:
    asked = ".//*[@data-domain='treachery'][@data-value='gallows']"
    card = seen(given(), BLUE).find(asked)
    assert card is not None
    assert card.get("data-piece") == "hand-gallows-1"
    assert seen(given(), RED).find(asked) is None


@pytest.mark.parametrize(("language", "word"), [("en", "Burgundy"), ("hu", "Burgundia"), ("it", "Borgogna")])
def test_all_languages(language: str, word: str) -> None:
    table = a_table(hands={RED: "gold gold title title troops castle castle duelling bishop palace"})
    assert word in all_text(seen(table, RED, language))
