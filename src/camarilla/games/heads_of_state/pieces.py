"""Ranks, cards, countries and territories, by number and by name."""

from typing import Final

from mypy_extensions import i64

PLAYERS: Final = 5

RANKS: Final[i64] = 7
RANK_NAMES: Final = ["baron", "count", "earl", "marquis", "duke", "prince", "king"]
TILE_WIDTH: Final = 3
NOBLE_CARD_WIDTH: Final = 4
"""How many bits a count of one rank takes where tiles or noble cards are packed into a cell (core/counts.py)."""

COURTESAN: Final = 8
ATTRIBUTES: Final[i64] = 9
ATTRIBUTE_WIDTH: Final = 6
"""GUARDED, so that a hand is compared with a price in one step."""
ATTRIBUTE_NAMES: Final = [
    "gold", "title", "troops", "castle", "duelling", "bishop", "palace", "crown", "courtesan",
]  # fmt: skip

ASSASSIN: Final = 0
TREACHERIES: Final[i64] = 11
TREACHERY_WIDTH: Final = 5
TREACHERY_NAMES: Final = [
    "assassin",
    "axeman", "guillotine", "inquisition", "gallows",
    "axeman-guillotine", "axeman-inquisition", "axeman-gallows",
    "guillotine-inquisition", "guillotine-gallows", "inquisition-gallows",
]  # fmt: skip

COUNTRIES: Final[i64] = 4
COUNTRY_NAMES: Final = ["britain", "france", "spain", "germany"]

TERRITORIES: Final[i64] = 16
TERRITORY_NAMES: Final = [
    "england", "scotland", "ireland",
    "ile-de-france", "burgundy", "aquitaine", "normandy", "provence",
    "castile", "aragon", "andalusia", "galicia",
    "brandenburg", "saxony", "bavaria", "rhineland",
]  # fmt: skip

BOXES: Final = 32
"""Box 2t is the upper box of territory t, box 2t + 1 the lower one; not every territory has two."""
BOX_NAMES: Final = [f"{territory} {level}" for territory in TERRITORY_NAMES for level in ("upper", "lower")]

CENTURIES: Final = 3
CENTURY_NAMES: Final = ["1589", "1689", "1789"]

NOTHING: Final = 0
"""The first way to pay: the courtesan replaces nothing. Way n + 1: she replaces attribute n."""
REPLACED_NAMES: Final = ["nothing", *ATTRIBUTE_NAMES[:COURTESAN]]
PAYMENTS: Final[i64] = 9


def territory_of(box: i64) -> i64:
    """The territory that a box belongs to."""
    return box >> 1
