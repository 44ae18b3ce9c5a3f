"""Bots as somebody else writes them."""

import itertools

from camarilla.core.chance import FastChance
from camarilla.core.table import Chair


class First:
    """The first action on the list, always."""

    def __init__(self, chance: FastChance) -> None:
        self.chance = chance

    def choose(self, chair: Chair) -> int:
        """The first."""
        return chair.legal()[0]


class Last(First):
    """The last action on the list, always."""

    def choose(self, chair: Chair) -> int:
        """The last."""
        return chair.legal()[-1]


class Cheat(First):
    """An action that there is not."""

    def choose(self, chair: Chair) -> int:
        """None of the list."""
        return 999


class Whimsical(First):
    """Plays otherwise in every second game: no result of it can be repeated."""

    made = itertools.count()

    def __init__(self, chance: FastChance) -> None:
        super().__init__(chance)
        self.whim = int(next(self.made) % 4 == 2)

    def choose(self, chair: Chair) -> int:
        """The first or the last, as it likes."""
        return chair.legal()[-self.whim]


NOT_A_BOT = 7
