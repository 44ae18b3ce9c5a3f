"""Ranks, cards, countries and territories, by number and by name."""

from typing import Final

from mypy_extensions import i64

BARON: Final = 0
COUNT: Final = 1
EARL: Final = 2
MARQUIS: Final = 3
DUKE: Final = 4
PRINCE: Final = 5
KING: Final = 6
RANKS: Final = 7
RANK_NAMES: Final = ["baron", "count", "earl", "marquis", "duke", "prince", "king"]

GOLD: Final = 0
COURTESAN: Final = 8
ATTRIBUTES: Final = 9
ATTRIBUTE_NAMES: Final = [
    "gold", "title", "troops", "castle", "duelling", "bishop", "palace", "crown", "courtesan",
]  # fmt: skip

ASSASSIN: Final = 0
TREACHERIES: Final = 11
TREACHERY_NAMES: Final = [
    "assassin",
    "axeman", "guillotine", "inquisition", "gallows",
    "axeman-guillotine", "axeman-inquisition", "axeman-gallows",
    "guillotine-inquisition", "guillotine-gallows", "inquisition-gallows",
]  # fmt: skip

BRITAIN: Final = 0
FRANCE: Final = 1
SPAIN: Final = 2
GERMANY: Final = 3
COUNTRIES: Final = 4
COUNTRY_NAMES: Final = ["britain", "france", "spain", "germany"]

TERRITORIES: Final = 16
TERRITORY_NAMES: Final = [
    "england", "scotland", "ireland",
    "ile-de-france", "burgundy", "aquitaine", "normandy", "provence",
    "castile", "aragon", "andalusia", "galicia",
    "brandenburg", "saxony", "bavaria", "rhineland",
]  # fmt: skip
COUNTRY_OF_TERRITORY: Final = [0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]
CAPITALS: Final = [0, 3, 8, 12]
"""The first territory of each country."""

BOXES: Final = 32
"""Box 2t is the upper box of territory t, box 2t + 1 the lower one; not every territory has two."""

CENTURIES: Final = 3
CENTURY_NAMES: Final = ["1589", "1689", "1789"]

NOTHING: Final = 0
"""The first way to pay: the courtesan replaces nothing. Way n + 1: she replaces attribute n."""
REPLACED_NAMES: Final = ["nothing", *ATTRIBUTE_NAMES[:COURTESAN]]
PAYMENTS: Final = 9


def territory_of(box: i64) -> i64:
    """The territory that a box belongs to."""
    return box >> 1


def box_name(box: int) -> str:
    """For people: `scotland upper`."""
    return f"{TERRITORY_NAMES[box // 2]} {'lower' if box % 2 else 'upper'}"
