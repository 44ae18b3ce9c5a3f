"""Every choice on the full screen is explained, in the reader's language."""

from random import Random

import pytest

from camarilla.core.clauses import LANGUAGES
from camarilla.core.registry import find_game, game_ids
from camarilla.core.table import Table
from camarilla.core.text import Say
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
