"""Every choice on the full screen is explained, in the reader's language."""

from random import Random

import pytest

from camarilla.core.clauses import LANGUAGES
from camarilla.core.registry import find_game, game_ids
from camarilla.core.table import Table
from camarilla.core.text import Say
from camarilla.drawing.terminal import table_sections
from camarilla.speech.voice import voice
from camarilla.terminal.fullscreen.explaining import Explainer
from camarilla.terminal.table.help import explain


@pytest.mark.parametrize("id", game_ids())
def test_every_choice_is_explained_by_what_it_names_or_does(id: str) -> None:
    game = find_game(id)
    names = [f"P{seat}" for seat in range(game.default_seats)]
    explainers = [Explainer(game, voice(game, language, names)) for language in LANGUAGES]
    table, luck, met = Table(game, names, seed="explained"), Random(3), set()
    while not table.over:
        seat = table.to_act()[0]
        for action in table.legal(seat):
            spelled = game.verbs.action(action)
            if spelled.text() not in met:
                assert all(explainer.choice([spelled], "") for explainer in explainers), spelled.text()
                met.add(spelled.text())
        table.play(seat, luck.choice(table.legal(seat)))
    assert len(met) > 10


def test_where_a_game_tells_nothing_of_a_choice_the_advice_of_the_phase_stands_there() -> None:
    game = find_game("strozzi")
    say = Say("en", ["advice-claim = Look at the ship."], [])
    told = Explainer(game, say).choice([game.verbs.action(game.verbs.parse("pass"))], "claim")
    assert told == "Look at the ship."


@pytest.mark.parametrize(("language", "asked"), [("en", "bid"), ("hu", "licit"), ("it", "offri")])
def test_a_decision_can_be_asked_about_as_it_is_typed(language: str, asked: str) -> None:
    game = find_game("principe")
    say = voice(game, language)
    assert explain(game, say, asked) == [(asked, say("about-bid"))]


@pytest.mark.parametrize(
    ("language", "asked", "place"),
    [
        ("en", "britain", "Britain"),
        ("en", "brit", "Britain"),
        ("en", "eng", "England"),
        ("en", "ile", "Île-de-France"),
        ("it", "gran", "Gran Bretagna"),
        ("it", "britain", "Gran Bretagna"),
        ("hu", "angl", "Anglia"),
    ],
)
def test_a_place_is_explained_by_any_of_its_names(language: str, asked: str, place: str) -> None:
    game = find_game("heads-of-state")
    say = voice(game, language)
    country = place in {say("country-britain"), say("country-france")}
    assert explain(game, say, asked) == [(place, say("help-board-country" if country else "help-board-territory"))]


@pytest.mark.parametrize(
    ("id", "language", "own"),
    [
        ("strozzi", "en", "You: B · Your flags: "),
        ("strozzi", "hu", "Te: B · "),
        ("strozzi", "it", "Tu: B · "),
        ("heads-of-state", "en", "you (B): "),
    ],
)
def test_who_sits_at_a_table_of_letters_is_told_the_own_one(id: str, language: str, own: str) -> None:
    game = find_game(id)
    view = Table(game, ["Anna", "Béla", "Carla"], seed=1).view(1)
    hand = table_sections(game, view, voice(game, language, ["Anna", "Béla", "Carla"]), 80).hand
    assert hand is not None and hand.plain.startswith(own) and len(hand.plain) <= 80


def test_a_decision_that_is_explained_by_what_it_names_says_what_that_is() -> None:
    game = find_game("strozzi")
    assert explain(game, voice(game, "en"), "claim") == [("claim FLAG", "FLAG: pirate flag, +1 flag, wares flag")]
