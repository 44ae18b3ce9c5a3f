"""The course of one game of bots: who decides is asked, from a chair, until nobody has to.

Whoever lets bots play does it here, so that the same deal and the same bots are the same game everywhere.
"""

import hashlib
import time
from collections.abc import Callable, Sequence

from camarilla.bots.base import Bot, decide
from camarilla.core.chance import FastChance
from camarilla.core.game import Game
from camarilla.core.position import Position

LONGEST = 1_000_000
"""A game with more decisions than this is taken for one that does not end."""


class Luck:
    """All luck of one game: it depends on the seed of a run and on the game's number alone."""

    def __init__(self, seed: str, number: int) -> None:
        self._drawn = int.from_bytes(hashlib.sha256(f"{seed}/{number}".encode()).digest()[:24], "big")

    def deal(self) -> FastChance:
        """What the game deals from."""
        return FastChance(self._drawn)

    def guesses(self) -> FastChance:
        """What is guessed with, and what random play decides with."""
        return FastChance(self._drawn >> 96)

    def of_bot(self, seat: int) -> FastChance:
        """A bot's own luck: the same for whoever sits there."""
        return FastChance((self._drawn >> 8) + seat)


class BotGame:
    """One game being played; counts each seat's decisions and how long it thought, in seconds of the processor."""

    def __init__(self, game: Game, position: Position, bots: Sequence[Bot], guesses: FastChance) -> None:
        self._game = game
        self._position = position
        self._bots = bots
        self._guesses = guesses
        self.decisions = [0] * len(bots)
        self.seconds = [0.0] * len(bots)

    def play(self, after_each: Callable[[Position], None] | None = None) -> None:
        """Play to the end, or until the game is taken for one that has none."""
        position = self._position
        while position.acting() and sum(self.decisions) < LONGEST:
            self._decide(position.to_act()[0])
            if after_each is not None:
                after_each(position)

    def _decide(self, seat: int) -> None:
        bot, begun = self._bots[seat], time.process_time()
        try:
            self._position.play(seat, decide(self._game, self._position, bot, seat, self._guesses))
        except Exception as problem:
            problem.add_note(f"This was {type(bot).__name__} in seat {seat} of {self._game.id}.")
            raise
        self.decisions[seat] += 1
        self.seconds[seat] += time.process_time() - begun
