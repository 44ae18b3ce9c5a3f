"""Worlds to think in: guessed from a chair, the likelier ones more often."""

import math

from mypy_extensions import i64

from camarilla.core.chance import FastChance
from camarilla.core.position import Position
from camarilla.core.table import Chair


class Worlds:
    """Guesses for one seat."""

    def __init__(self, chair: Chair, guesses: int, chance: FastChance, forgets: bool = False) -> None:
        self.chair = chair
        self.seat: i64 = chair.seat
        self.guesses = guesses
        self.forgets = forgets
        self.chance = chance

    def next(self) -> Position:
        """A world; of several guesses, one by how likely it makes what the others did."""
        taken = self._guess()
        if self.guesses > 1:
            best = self._score(taken)
            for _ in range(self.guesses - 1):
                world = self._guess()
                score = self._score(world)
                if score > best:
                    best = score
                    taken = world
        return taken

    def _guess(self) -> Position:
        world = self.chair.world(self.chance)
        if self.forgets:
            world.forget(self.seat)
            world.redeal(self.seat, self.chance)
        return world

    def _score(self, world: Position) -> float:
        # The largest of weights with Gumbel noise on them is a draw in proportion to the weights.
        uniform = (float(self.chance.below(1 << 30)) + 0.5) / float(1 << 30)
        return world.likelihood(self.seat) - math.log(-math.log(uniform))


class KnownWorld(Worlds):
    """The one world that there is, for one who sees all: it says what knowing everything would be worth.

    No bot gets one: a chair does not hold it.
    """

    def __init__(self, chair: Chair, truth: Position, chance: FastChance) -> None:
        super().__init__(chair, 1, chance)
        self.truth = truth

    def next(self) -> Position:
        """The truth; only luck to come is not known."""
        return self.truth.clone(self.chance)
