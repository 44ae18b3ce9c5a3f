"""The one judge of positions: whoever looks ahead with it, in a review or in a contest, means the same by a chance."""

import tomllib
from functools import lru_cache
from typing import Any

from camarilla.bots.levels import level_of
from camarilla.bots.search.rollout import Rollout
from camarilla.bots.search.settings import Settings
from camarilla.bots.search.sight import Sight
from camarilla.core.chance import FastChance
from camarilla.core.game import Game
from camarilla.core.position import Position

LEVEL = "medium"
"""Whose way to look ahead is taken: the level that games were played with to find how much a lead decides."""


class Judge:
    """Looks ahead from positions of one game; keeps the room that it needs for it."""

    def __init__(self, game: Game) -> None:
        self.settings: Settings = level_of(game, LEVEL).settings
        self._sights = [Sight(temperature) for temperature in temperatures_of(game, self.settings.temperature)]
        self._rollout = Rollout(self.settings, self._sights[0], game.verbs.size)
        self.until: int | None = None
        """The chapter at which every look ahead ends, wherever it begins; if none is named, as the level has it."""

    def look_ahead(self, position: Position) -> None:
        """Let everybody play on sensibly and fast, for some decisions."""
        luck = position.chance
        if self.until is not None:
            self._rollout.chapters = self.until - int(position.chapter())
        assert isinstance(luck, FastChance)
        self._rollout.play(position, luck)

    def prospects(self, position: Position) -> list[int]:
        """What each seat can hope for as the position stands, in hundredths of a point."""
        self._sights[0].look(position)
        return [int(self._sights[0].prospects[seat]) for seat in range(position.seats)]

    def chances(self, position: Position) -> list[float]:
        """Each seat's chance to win as the position stands."""
        sight = self._sights[min(int(position.chapter()), len(self._sights) - 1)]
        sight.look(position)
        return [sight.chances[seat] for seat in range(position.seats)]


@lru_cache(maxsize=64)
def temperatures_of(game: Game, otherwise: float) -> list[float]:
    """How much a lead decides in each chapter, the last one also in all that follow.

    It is what fits games that were played; where a game says nothing of it, what bots take.
    """
    return [float(one) for one in guidance_of(game).get("temperatures", [otherwise])]


@lru_cache(maxsize=64)
def guidance_of(game: Game) -> dict[str, Any]:
    """What a game tells those who judge it, in its `review.toml`; nothing if it brings none."""
    if not game.is_package or not game.brings("review.toml", "REVIEW"):
        return {}
    return tomllib.loads(game.resource("review.toml", "REVIEW"))
