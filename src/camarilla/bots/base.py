"""What a bot is: something that, given a chair, names one of its legal actions."""

from collections.abc import Callable
from functools import partial
from typing import Protocol

from camarilla.bots.levels import LEVELS, LevelBot
from camarilla.core.chance import FastChance
from camarilla.core.clauses import Malformed
from camarilla.core.game import Game
from camarilla.core.position import Position
from camarilla.core.table import Chair


class Bot(Protocol):
    """Chooses for one seat from what that seat knows."""

    def choose(self, chair: Chair) -> int:
        """One of the chair's legal actions."""


class RandomBot:
    """Any legal action, each equally likely."""

    def __init__(self, chance: FastChance) -> None:
        self._chance = chance

    def choose(self, chair: Chair) -> int:
        """Any legal action."""
        legal = chair.legal()
        return legal[self._chance.below(len(legal))]


class GreedyBot:
    """The action that looks best at once, averaged over a few worlds that fit what the seat has seen.

    Every action is tried in the same worlds with the same luck, so that the difference between two
    actions is what the actions make, not what the dice do.
    """

    def __init__(self, chance: FastChance, worlds: int = 12) -> None:
        self._chance = chance
        self._worlds = worlds

    def choose(self, chair: Chair) -> int:
        """The best action by the game's own heuristics."""
        legal = chair.legal()
        if len(legal) == 1:
            return legal[0]
        value = _value_of(chair.game)
        totals = [0] * len(legal)
        for _ in range(self._worlds):
            world = chair.world(self._chance)
            luck = self._chance.below(1 << 30)
            for index, action in enumerate(legal):
                future = world.clone()
                future.chance = FastChance(luck)
                future.apply(chair.seat, action)
                totals[index] += value(future, chair.seat)
        return legal[totals.index(max(totals))]


def _value_of(game: Game) -> Callable[[Position, int], int]:
    """The game's own sense of a good position; where it has none, points."""
    if game.has("heuristics", "value"):
        own: Callable[[Position, int], int] = game.part("heuristics", "value")
        return own
    return lambda position, seat: position.scores()[seat]


BotMaker = Callable[[FastChance], Bot]
"""Makes a bot with luck of its own; most often its class."""

BOTS: dict[str, BotMaker] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{level: partial(LevelBot, level) for level in LEVELS},
}


def make_bot(name: str, seed: int, in_time: bool = False) -> Bot:
    """A registered bot by its name; refuses with the names there are.

    With `in_time` it thinks no longer than people should wait, so that a slow machine gets less of it; without, the
    same seed makes the same decisions everywhere.
    """
    if name not in BOTS:
        raise Malformed("unknown-bot", given=name, known=", ".join(BOTS))
    chance = FastChance(seed)
    return LevelBot(name, chance, in_time) if name in LEVELS else BOTS[name](chance)


def decide(game: Game, position: Position, bot: Bot, seat: int, chance: FastChance) -> int:
    """What a bot decides for a seat, from a chair at which all that the seat cannot know is guessed anew."""
    guessed = position.clone(chance)
    guessed.redeal(seat, chance)
    return bot.choose(Chair(game, guessed, seat))
