"""The colours, cities, regions and families, by number and by name."""

from typing import Final

GREEN: Final = 0
WHITE: Final = 1
RED: Final = 2
BLUE: Final = 3
YELLOW: Final = 4
COLOURS: Final = 5
COLOUR_NAMES: Final = ["green", "white", "red", "blue", "yellow"]
BUILDING_NAMES: Final = ["university", "cathedral", "town-hall", "castle", "marketplace"]

MAJOR: Final = 0
MINOR: Final = 1
ROLES: Final = 10
ROLE_NAMES: Final = [
    "doctor", "bishop", "councillor", "nobleman", "banker",
    "magister", "preacher", "scribe", "knight", "merchant",
]  # fmt: skip
"""The major roles in the order of the colours, then the minor ones."""

CITIES: Final = 15
CITY_NAMES: Final = [
    "siena", "orvieto", "venezia", "verona", "perugia",
    "urbino", "padova", "lucca", "milano", "bologna",
    "mantova", "firenze", "ferrara", "pisa", "rimini",
]  # fmt: skip
SIZE_NAMES: Final = ["small", "medium", "large"]
CITIES_OF_A_SIZE: Final = 5

REGIONS: Final = 6
REGION_NAMES: Final = ["romagna", "upper-po", "emilia", "lombardy", "tuscany", "umbria"]

FAMILY_NAMES: Final = ["medici", "visconti", "carraresi", "este", "gonzaga"]
EDITION_NAMES: Final = ["it", "hu"]
