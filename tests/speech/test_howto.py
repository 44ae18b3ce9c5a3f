"""How to play: read from a game's folder, and true of the game that it shows."""

import pytest

from camarilla.core.clauses import LANGUAGES
from camarilla.core.game import Game
from camarilla.core.record import BadRecord
from camarilla.core.registry import find_game, game_ids
from camarilla.speech.games import advice_texts
from camarilla.speech.howto import HowTo, howto
from camarilla.speech.voice import voice
from tests.toys.pledges import GAME as TOY


def explained(game: Game) -> HowTo:
    found = howto(game)
    assert found is not None
    return found


def test_a_game_need_not_say_how_it_is_played() -> None:
    assert howto(TOY) is None
    unfinished = Game("unfinished", "tests.toys", seats=(2, 4), rules_version=1)
    assert howto(unfinished) is None and advice_texts(unfinished, voice(unfinished, "en")) == {}


def test_the_numbers_of_an_example_are_those_of_the_log() -> None:
    game = find_game("strozzi")
    shown = explained(game)
    assert shown.told(shown.example, voice(game, "en", shown.names)) == [
        "Florence, highest marker first: 5 before 1 before 1.",
        "Florence: on the same space (1) the left marker is higher.",
        "Anna earns 15: marker in place 1 in Florence.",
        "Béla earns 10: marker in place 2 in Florence.",
        "Chiara earns 5: marker in place 3 in Florence.",
    ]


@pytest.mark.parametrize("id", game_ids())
def test_people_of_the_record_are_named_in_every_language(id: str) -> None:
    game = find_game(id)
    shown = explained(game)
    for language in LANGUAGES:
        told = " ".join(shown.told(shown.example, voice(game, language, shown.names)))
        assert sum(name in told for name in shown.names) >= 2, told


def test_a_scene_is_seen_with_the_eyes_that_it_names() -> None:
    game = find_game("ruse-and-bruise")
    shown = explained(game)
    scene = next(step for step in shown.steps if step.name == "play")
    hands = [player["hand"] for player in shown.view(scene)["players"]]  # type: ignore[union-attr, call-overload, index]
    assert [hand is not None for hand in hands] == [True, False, False]


def test_a_record_that_the_rules_no_longer_play_is_refused() -> None:
    game = find_game("strozzi")
    listed, record = game.resource("howto.toml", ""), game.resource("howto.json", "")
    broken = HowTo(game, listed, record.replace('"play": "dock venice"', '"play": "dock rome"', 1))
    with pytest.raises(BadRecord, match="entry 2"):
        broken.view(broken.example)
