"""A control of the ladder: `medium` once more, with luck of its own, against which `medium` has to come out even.

The same bot in all seats would have the same luck in each, and every rotation of a deal would be one and the same game.
"""

from camarilla.bots.levels import LevelBot
from camarilla.core.chance import FastChance


class Twin(LevelBot):
    """Plays `medium`."""

    def __init__(self, chance: FastChance) -> None:
        super().__init__("medium", FastChance(chance.below(1 << 30)))
