"""A bot that can be told apart from all others."""

from typing import ClassVar

from camarilla.core.chance import FastChance
from camarilla.core.table import Chair


class Lowest:
    """Takes the first open action, and remembers where it was asked."""

    asked: ClassVar[list[int]] = []

    def __init__(self, chance: FastChance) -> None:
        """It needs no luck."""

    def choose(self, chair: Chair) -> int:
        self.asked.append(chair.seat)
        return chair.legal()[0]
