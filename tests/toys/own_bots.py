"""Bots as somebody else writes them."""

import random

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


class Whimsical:
    """Any legal action by a luck that nobody gave it: no result of it can be repeated."""

    def __init__(self, chance: FastChance) -> None:
        self.luck = random.SystemRandom()

    def choose(self, chair: Chair) -> int:
        """Whatever comes."""
        return self.luck.choice(chair.legal())


NOT_A_BOT = 7
