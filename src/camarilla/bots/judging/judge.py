"""The one judge of positions: whoever looks ahead with it, in a review or in a contest, means the same by a chance."""

import tomllib
from functools import lru_cache
from typing import Any

from camarilla.bots.levels import make_level, told_of
from camarilla.bots.search.rollout import Rollout
from camarilla.bots.search.settings import Settings
from camarilla.bots.search.sight import Sight
from camarilla.core.chance import FastChance
from camarilla.core.game import Game
from camarilla.core.position import Position

LEVEL = "hard"
"""Whose way to look ahead is taken where a game does not say how it is judged: the first level that looks ahead."""

MANY = 1000
"""More chapters than any game has."""


class Judge:
    """Looks ahead from positions of one game; keeps the room that it needs for it."""

    def __init__(self, game: Game) -> None:
        self.settings = settings_of(game)
        self._sights = [Sight(temperature) for temperature in temperatures_of(game, self.settings.temperature)]
        self._rollout = Rollout(self.settings, self._sights[0], game.verbs.size)
        self._reach = int(guidance_of(game).get("reach", 0))

    def look_ahead(self, position: Position, share: float = 0.0) -> None:
        """Let everybody play on sensibly and fast, for some decisions.

        Where a look ahead ends with the chapter, it would end a whole chapter later as soon as a decision ends one. So
        such a share of the game's `reach`, another one in each world, is played before the end of a chapter counts:
        then the ends move on little by little.
        """
        luck = position.chance
        assert isinstance(luck, FastChance)
        first = int(share * self._reach)
        if first:
            self._rollout.depth, self._rollout.chapters = first, MANY
            self._rollout.play(position, luck)
            self._rollout.depth, self._rollout.chapters = self.settings.depth, self.settings.chapters
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
def settings_of(game: Game) -> Settings:
    """How the judge of a game looks ahead: as its `review.toml` says, so that tuning a level changes no review."""
    told = guidance_of(game).get("look-ahead", told_of(game, LEVEL))
    settings: Settings = make_level(game, told).settings
    return settings


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
