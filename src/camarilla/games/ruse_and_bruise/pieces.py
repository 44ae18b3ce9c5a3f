"""The twenty-five characters and the six kinds of goals, by number and by name."""

from typing import Final

from mypy_extensions import i64

KING: Final = 0
QUEEN: Final = 1
JULIET: Final = 2
ALCHEMIST: Final = 3
"""The first of six specialists, in the order of the kinds of goals."""
MINSTREL: Final = 8
EXPLORER: Final = 9
ASSASSIN: Final = 10
STORM: Final = 11
CAP: Final = 12
TRAITOR: Final = 13
MUSKETEERS: Final = 14
WIZARD: Final = 15
WITCH: Final = 16
PRINCE: Final = 17
SQUIRE: Final = 18
HERMIT: Final = 19
GIANT: Final = 20
DOPPELGANGER: Final = 21
DRAGON: Final = 22
ROMEO: Final = 23
BEGGAR: Final = 24

CARDS: Final = 25
CARD_NAMES: Final = [
    "king", "queen", "juliet",
    "alchemist", "fencing-master", "landlord", "merchant", "cardinal", "minstrel",
    "explorer", "assassin", "storm", "cap", "traitor",
    "musketeers", "wizard", "witch", "prince", "squire",
    "hermit", "giant", "doppelganger", "dragon", "romeo", "beggar",
]  # fmt: skip

KINDS_OF_GOAL: Final[i64] = 6
KIND_NAMES: Final = ["alchemy", "fencing", "farming", "trade", "religion", "music"]
GOALS_OF_A_KIND: Final = 6
GOALS: Final = 36
GOAL_NAMES: Final = [f"{kind}-{mark}" for kind in KIND_NAMES for mark in ("1", "2", "3", "3b", "4", "5")]


def influence_text(doubled: int) -> str:
    """Doubled influence as people write it: 19 is 9½."""
    if doubled % 2:
        return f"{doubled // 2 or ''}½"
    return str(doubled // 2)
