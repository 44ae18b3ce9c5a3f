"""Promises about how to play: every picture can be drawn, every sentence is there, and rules point at what there is."""

import re

from camarilla.core.clauses import LANGUAGES
from camarilla.core.errors import CamarillaError
from camarilla.core.game import WEIGHTS, Game
from camarilla.core.text import speaker
from camarilla.drawing.boards import board_symbols, draw_board
from camarilla.drawing.excerpt import excerpt
from camarilla.speech.howto import HowTo, howto
from camarilla.testkit.setups import demand

STEPS = range(4, 7)
"""In how many steps a turn is explained."""


def howto_can_be_shown(game: Game) -> None:
    """What a game lists to explain itself can be drawn and said; a released one does so, and says its weight.

    Only a game with a folder has to: one module is a sketch, a toy or an experiment.
    """
    finished = game.released and game.is_package
    demand(not finished or game.weight in WEIGHTS, f"{game.id} has none of the weights {', '.join(WEIGHTS)}")
    try:
        explained = howto(game)
    except (CamarillaError, KeyError, ValueError) as problem:
        demand(False, f"howto.toml or howto.json of {game.id} cannot be read: {problem!r}")
        raise
    demand(explained is not None or not finished, f"{game.id} has no howto.toml")
    if explained is not None:
        demand(len(explained.steps) in STEPS, f"a turn is explained in 4 to 6 steps, not {len(explained.steps)}")
        _has_words(game, explained)
        _has_pictures(game, explained)


def _has_words(game: Game, explained: HowTo) -> None:
    wanted = {"howto-aim", "howto-mood", "howto-example"}
    for step in explained.steps:
        wanted |= {f"howto-step-{step.name}", f"howto-step-{step.name}-title"}
    for kind, names in (("points", explained.points), ("mistake", explained.mistakes), ("note", explained.notes)):
        wanted |= {f"howto-{kind}-{name}" for name in names}
    for language in LANGUAGES:
        there = set(re.findall(r"^(howto-[\w-]+) *=", game.messages(language), re.MULTILINE))
        demand(there == wanted, f"missing or not used in {language}: {', '.join(sorted(there ^ wanted))}")


def _has_pictures(game: Game, explained: HowTo) -> None:
    for language in LANGUAGES:
        say = speaker(game, language, explained.names)
        for scene in [*explained.steps, explained.example]:
            try:
                excerpt(draw_board(game, explained.view(scene), say), scene.show, scene.light)
            except (CamarillaError, IndexError, ValueError) as problem:
                demand(False, f"the picture of {scene.name} cannot be drawn: {problem}")
        demand(bool(explained.told(explained.example, say)), "the log tells nothing of the example")


def clauses_point_at_what_there_is(game: Game) -> None:
    """The pictures of a clause are emblems of the game, and the clauses to see are others of its book."""
    emblems = set(re.findall(r'id="([^"]+)"', board_symbols(game)))
    for clause in game.clauses.values():
        strange = sorted(set(clause.pictures) - emblems)
        demand(not strange, f"clause {clause.number} shows what is no emblem: {', '.join(strange)}")
        lost = sorted(set(clause.see) - (game.clauses.keys() - {clause.number}))
        demand(not lost, f"clause {clause.number} points at {', '.join(lost)}")
