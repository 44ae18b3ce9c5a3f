"""The board in the browser: what is shown to whom, and what the page may rely on."""

import pytest

from camarilla.core.clauses import LANGUAGES
from camarilla.core.text import speaker
from camarilla.games.ruse_and_bruise import GAME
from tests.games.pictures import choices, drawn, emblems, looks, of_class, offered, piece, pieces, words
from tests.games.ruse_and_bruise.notation import CARDS, KINDS, Table, given

TABLE = given(
    """
    music-5 [A:minstrel, B:cap/wizard, C:king?]
    trade-2 [B:minstrel, C:squire?]
    alchemy-4 [C:storm, B:explorer*]
    """,
    hands={"A": "king, witch, doppelganger"},
)


def test_an_opponent_sees_backs_and_an_owner_marked_cards() -> None:
    other, owner = drawn(TABLE, "A"), drawn(TABLE, "C")
    assert {"laid-1-2", "laid-2-1", "under-1-1"} <= set(pieces(other))
    assert not {"card-2-king", "card-2-squire", "card-1-wizard"} & set(pieces(other))
    assert {"card-2-king", "card-2-squire"} <= set(pieces(owner))
    king = piece(owner, "card-2-king")
    assert looks(king) == ["card", "own", "facedown", "whole", "seat-2"]
    assert king.attrib["title"] == "Face down: only you know it"


def test_a_travelled_explorer_is_known_to_all_and_a_hidden_card_to_the_owner_of_the_cap() -> None:
    for eyes in ("A", "B", "C", None):
        assert "known" in looks(piece(drawn(TABLE, eyes), "card-1-explorer"))
    assert "card-1-wizard" in pieces(drawn(TABLE, "B"))


def test_goals_tell_kind_points_and_fill() -> None:
    headings = [words(goal) for goal in of_class(drawn(TABLE), "goal")]
    assert headings == ["1music5●●●○○", "2trade2●●FULL", "3alchemy4●●○○STORM"]


def test_a_specialist_shows_the_value_that_counts_in_its_column() -> None:
    root = drawn(TABLE, "A")
    assert words(piece(root, "card-0-minstrel")) == "Minstrel12"
    assert words(piece(root, "card-1-minstrel")) == "Minstrel812 for music"
    assert len([card for card in root.iter() if card.get("data-help") == "card-minstrel"]) == 2


def test_the_hand_says_value_name_and_effect() -> None:
    hand = [words(card) for card in offered(drawn(TABLE, "A"), "card")]
    assert hand == ["20KingHighest card", "1WitchRemoves cards worth 9 or less", "DoppelgangerWorth the card below"]


def test_a_spectator_has_no_hand() -> None:
    assert {domain for domain, _ in choices(drawn(TABLE))} == {"column"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_short_effect(language: str) -> None:
    say = speaker(GAME, language)
    for card in CARDS:
        assert 0 < len(say(f"effect-{card}", high="12")) <= 36


def test_every_card_and_kind_has_an_emblem() -> None:
    assert {f"rb-{name}" for name in (*CARDS, *KINDS)} <= emblems(GAME)


def test_a_finished_game_shows_everybodys_goals() -> None:
    table = Table.new(3).play_at_random(5)
    goals = [f"goal-{goal['name']}" for goals in table.players("goals") for goal in goals]
    assert len(goals) > 10
    assert sorted(pieces(drawn(table))) == sorted(goals)
