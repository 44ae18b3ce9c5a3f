"""Cities, flags, ships and patronage tiles, by number and by name."""

from typing import Final

from mypy_extensions import i64

PLAYERS: Final[i64] = 6
NONE: Final = -1

VENICE: Final = 0
ROME: Final = 1
NAPLES: Final = 2
PORTS: Final[i64] = 3
"""The first three cities have a port; Florence has none."""
FLORENCE: Final = 3
CITIES: Final[i64] = 4
CITY_NAMES: Final = ["venice", "rome", "naples", "florence"]
PORT_NAMES: Final = ["venice", "rome", "naples"]
WARE_NAMES: Final = ["gold", "grain", "cloth"]
"""The ware that each port asks for."""

PIRATE: Final = 0
PLUS_ONE: Final = 1
WARES: Final = 2
FLAGS: Final[i64] = 3
FLAG_NAMES: Final = ["pirate", "plus-one", "wares"]

SHIPS: Final = 29
SHIP_NAMES: Final = [f"s{number:02}" for number in range(1, 30)]

CATEGORIES: Final[i64] = 3
CATEGORY_NAMES: Final = ["art", "science", "architecture"]

FACES: Final = 4
"""A tile has value 1 and shows the ware of one of the three ports, or value 2 and shows none."""
VALUE_TWO: Final = 3
KINDS_OF_TILE: Final[i64] = 12
TILE_NAMES: Final = [f"{category}-{face}" for category in CATEGORY_NAMES for face in (*WARE_NAMES, "two")]
