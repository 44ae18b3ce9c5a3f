"""Four levels of bots: `easy`, `medium`, `hard` and `master`.

`easy` and `medium` judge what each action leads to at once; `easy` looks at fewer worlds and misjudges, as people do.
`hard` and `master` look ahead. What suits a game best is data in its `levels.toml`; a game without one is played with
the settings below.
"""

import tomllib
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from camarilla.bots.learned import learned_leaf
from camarilla.bots.search import thinker
from camarilla.bots.search.budget import Budget
from camarilla.bots.search.findings import drawn
from camarilla.bots.search.settings import ENGINES, Settings
from camarilla.core.chance import FastChance
from camarilla.core.game import Game
from camarilla.core.table import Chair

LEVELS = ("easy", "medium", "hard", "master")
USUAL = "medium"
"""Against whom people play if they have not said."""
FIRST_SIGHT = 0.2
"""How many seconds a level is given that makes few simulations: no machine needs more for them."""
LEAVES = ("judged", "learned")
"""What judges the end of a look ahead: the game's handwritten judgement, or what it has learned."""

_PLAIN = """
[all]
temperature = 1000.0
[easy]
worlds = 3
noise = 0.1
[medium]
worlds = 24
[hard]
simulations = 1000
seconds = 0.2
[master]
simulations = 5000
seconds = 1.0
"""


class Level:
    """How one level plays one game: the settings of its search, how much of it, and how far it misjudges."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.worlds = int(told.pop("worlds", 0))
        """In how many worlds actions are compared at first sight; 0: it searches."""
        self.noise = float(told.pop("noise", 0.0))
        """How far off, at most, its judgement of a chance to win may be."""
        self.simulations = int(told.pop("simulations", 0))
        self.seconds = float(told.pop("seconds", 0.0))
        """How long so many simulations may take where somebody waits for them; 0: they are few, and all are made."""
        self.learned = told.pop("leaf", LEAVES[0]) == LEAVES[1]
        """Whether the end of a look ahead is judged by what was learned."""
        self.settings = Settings()
        if "engine" in told:
            self.settings.engine = ENGINES.index(told.pop("engine"))
        for name, value in told.items():
            setattr(self.settings, name, value)


@lru_cache(maxsize=64)
def level_of(game: Game, name: str) -> Level:
    """What a level means in a game."""
    return make_level(game, told_of(game, name))


def make_level(game: Game, told: dict[str, Any]) -> Level:
    """A level of a game that is told this, with what the game has learned if it asks for it."""
    level = Level(dict(told))
    if level.learned:
        level.settings.leaf = learned_leaf(game)
    return level


def told_of(game: Game, name: str) -> dict[str, Any]:
    """What a game's file says of a level; where it has none, what fits any game."""
    levels = tomllib.loads(_levels_file(game))
    return {**levels.get("all", {}), **levels[name]}


def seconds_of(game: Game, bot: str) -> float:
    """How long a decision of a bot takes where somebody waits for it; 0 for one that does not think."""
    return level_of(game, bot).seconds or FIRST_SIGHT if bot in LEVELS else 0.0


def is_hurried(bots: Iterable[str], compiled: bool) -> bool:
    """Whether one of the bots gets less thinking into its time than it could, unless the search is compiled."""
    return not compiled and not {"hard", "master"}.isdisjoint(bots)


def _levels_file(game: Game) -> str:
    try:
        return game.resource("levels.toml", "LEVELS")
    except (OSError, AttributeError):
        return _PLAIN


class LevelBot:
    """Plays a level. With `in_time` it answers within the level's time, however slow the machine is."""

    def __init__(self, name: str, chance: FastChance, in_time: bool = False) -> None:
        self._name = name
        self._chance = chance
        self._in_time = in_time

    def choose(self, chair: Chair) -> int:
        """One of the actions that it would play, as likely as it would play it."""
        actions, weights = self.weights(chair)
        return actions[drawn(weights, self._chance)]

    def level(self, game: Game) -> Level:
        """What its level means in a game."""
        return level_of(game, self._name)

    def weights(self, chair: Chair) -> tuple[list[int], list[float]]:
        """The actions worth a thought, and how likely it plays each."""
        legal = chair.legal()
        if len(legal) == 1:
            return legal, [1.0]
        level = self.level(chair.game)
        mind = thinker.Thinker(level.settings, self._chance)
        seconds = level.seconds if self._in_time else 0.0
        if level.worlds:
            found = mind.glance(chair, Budget(level.worlds, seconds))
        else:
            found = mind.think(chair, Budget(level.simulations, seconds))
        if level.noise:
            found.misjudge(level.noise, self._chance)
        return [int(action) for action in found.actions], found.weights(level.settings.mixing)
