"""The drawn table: what is shown to whom, and what the page may rely on."""

from typing import Any
from xml.etree import ElementTree

import pytest


from camarilla.core.clauses import LANGUAGES
from camarilla.core.position import Position
from camarilla.core.text import Say, speaker
from camarilla.drawing.boards import board_symbols
from camarilla.games.ruse_and_bruise import GAME
from camarilla.games.ruse_and_bruise.board import board
from camarilla.games.ruse_and_bruise.pieces import CARD_NAMES, KIND_NAMES
from camarilla.testkit.setups import Setup, random_play
from tests.games.ruse_and_bruise.notation import Table

NAMES = ["<Anna>", "Béla & fia", '"Carla"', "D'Este", "Emma", "Flóra"]
SPEAKERS = {language: speaker(GAME, language, NAMES) for language in LANGUAGES}

TABLE = Table(
    """
    music-5 [A:minstrel, B:cap/wizard, C:king?]
    trade-2 [B:minstrel, C:squire?]
    alchemy-4 [C:storm, B:explorer*]
    """,
    hands={"A": "king, witch, doppelganger"},
)


def parsed(position: Position, seat: int | None, say: Say = SPEAKERS["en"]) -> ElementTree.Element:
    return ElementTree.fromstring(f"<root>{board(position.view(seat), say)}</root>")


def pieces(root: ElementTree.Element) -> list[str]:
    return [element.attrib["data-piece"] for element in root.iter() if "data-piece" in element.attrib]


def choices(root: ElementTree.Element) -> set[tuple[str, str]]:
    return {(e.attrib["data-domain"], e.attrib["data-value"]) for e in root.iter() if "data-domain" in e.attrib}


def words(root: ElementTree.Element) -> str:
    return " ".join("".join(root.itertext()).split())


def test_an_opponent_sees_backs_and_an_owner_marked_cards() -> None:
    other, owner = parsed(TABLE.position, 0), parsed(TABLE.position, 2)
    assert {"laid-1-2", "laid-2-1", "under-1-1"} <= set(pieces(other))
    assert not {"card-2-king", "card-2-squire", "card-1-wizard"} & set(pieces(other))
    assert {"card-2-king", "card-2-squire"} <= set(pieces(owner))
    king = next(element for element in owner.iter() if element.attrib.get("data-piece") == "card-2-king")
    assert king.attrib["class"].split() == ["card", "own", "facedown", "whole", "seat-2"]
    assert king.attrib["title"] == "Face down: only you know it"


def test_a_travelled_explorer_is_known_to_all_and_a_hidden_card_to_the_owner_of_the_cap() -> None:
    for seat in (0, 1, 2, None):
        root = parsed(TABLE.position, seat)
        explorer = next(element for element in root.iter() if element.attrib.get("data-piece") == "card-1-explorer")
        assert "known" in explorer.attrib["class"]
    assert "card-1-wizard" in pieces(parsed(TABLE.position, 1))


def test_goals_tell_kind_points_and_fill() -> None:
    headings = [
        words(element) for element in parsed(TABLE.position, None).iter() if "goal " in element.get("class", "")
    ]
    assert headings == ["1music5●●●○○", "2trade2●●FULL", "3alchemy4●●○○STORM"]


def test_a_specialist_shows_the_value_that_counts_in_its_column() -> None:
    root = parsed(TABLE.position, 0)
    shown = {e.attrib["data-piece"]: words(e) for e in root.iter() if e.get("data-help") == "card-minstrel"}
    assert shown == {"card-0-minstrel": "Minstrel12", "card-1-minstrel": "Minstrel812 for music"}


def test_the_hand_says_value_name_and_effect() -> None:
    hand = [words(e) for e in parsed(TABLE.position, 0).iter() if e.get("data-domain") == "card"]
    assert hand == ["20KingThe most of all", "1WitchRemoves 9 and less", "DoppelgangerWorth what lies beneath"]


def test_a_spectator_has_no_hand() -> None:
    assert {domain for domain, _ in choices(parsed(TABLE.position, None))} == {"column"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_short_effect(language: str) -> None:
    for card in CARD_NAMES:
        assert 0 < len(SPEAKERS[language](f"effect-{card}", high="12")) <= 36


def test_every_card_and_kind_has_an_emblem() -> None:
    root = ElementTree.fromstring(board_symbols(GAME))
    drawn = [element.attrib["id"] for element in root.iter("symbol")]
    assert len(set(drawn)) == len(drawn)
    assert {f"rb-{name}" for name in (*CARD_NAMES, *KIND_NAMES)} <= set(drawn)
    assert len({ElementTree.tostring(element).partition(b">")[2] for element in root.iter("symbol")}) == len(drawn)


def test_a_finished_game_shows_everybodys_goals() -> None:
    *_, position = random_play(Setup(GAME, 3, GAME.choose({})), 5)
    view: dict[str, Any] = position.view(None)
    goals = [f"goal-{goal['name']}" for player in view["players"] for goal in player["goals"]]
    assert sorted(pieces(parsed(position, None))) == sorted(goals)
