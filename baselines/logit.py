"""What `camarilla train` learns, played at first sight: every action judged right after it, in a few worlds."""

from collections.abc import Callable
from pathlib import Path

from camarilla.adapters.environment import Environment
from camarilla.bots.base import Bot
from camarilla.bots.learned import leaf_of
from camarilla.bots.levels import Level, told_of
from camarilla.bots.search.leaf import LearnedLeaf
from camarilla.core.chance import FastChance
from camarilla.core.game import Game
from camarilla.training.logit import Positions
from camarilla.training.logit import learn as fit
from camarilla.training.selfplay import SelfPlay, play_games
from camarilla.training.trainer import compact, rounded
from camarilla.training.tuning import TriedBot

PLAYER = "greedy"
"""Who plays the games that are learned from."""
WORLDS = 8
"""In so many worlds every action is tried."""


class Judgement:
    """Weights of a game's features, as the text of a file; without any, the handwritten judgement."""

    def __init__(self, game: Game, text: str = "") -> None:
        self.text = text
        self._leaf: LearnedLeaf | None = leaf_of(game, text) if text else None
        self._temperature = told_of(game, "medium")["temperature"]

    def bot(self, environment: Environment, chance: FastChance) -> Bot:
        """Who plays by it: one that looks at once and not ahead."""
        level = Level({"worlds": WORLDS, "temperature": self._temperature})
        level.settings.leaf = self._leaf
        return TriedBot(level, chance)

    def save(self, file: Path) -> None:
        """Write it down."""
        file.with_suffix(".json").write_text(self.text, encoding="utf-8")


def learn(environment: Environment, seed: int, points: list[int], look: Callable[[int, Judgement], None]) -> Judgement:
    """Learn from ever more games; `look` is shown what was learned at each point, a number of games."""
    game, seats = environment.game, environment.seats
    names = game.part("features", "FEATURES")
    plan = SelfPlay(game.id, seats, f"baseline {seed}", PLAYER, environment.options)
    games, judgement = play_games(plan, range(points[-1])), Judgement(game)
    for point in points:
        if point:
            weights = rounded(fit(Positions.of(games[:point])))
            judgement = Judgement(game, compact({"features": names, "seats": {str(seats): weights}}))
        look(point, judgement)
    return judgement
