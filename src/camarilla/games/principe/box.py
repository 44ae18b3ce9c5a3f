"""The box of Il Principe as flat tables, checked against everything that the rules state."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import bit
from camarilla.core.box import Box, BoxFile, BoxEntry, quoted
from camarilla.core.counts import GUARDED, of
from camarilla.games.principe.pieces import (
    BUILDING_NAMES, CITIES, CITIES_OF_A_SIZE, CITY_NAMES, COLOUR_NAMES, COLOURS, EDITION_NAMES, FAMILY_NAMES,
    REGION_NAMES, REGIONS, ROLE_NAMES, SIZE_NAMES,
)  # fmt: skip

TABLES: Final = 4
"""Numbers of players in each edition: 2 to 5."""
ABILITIES: Final = ["turn-up", "point", "card", "shield", "coins"]
FACE_VALUE: Final = 68

STATED_ICONS: Final = {
    "firenze": ["green", "green", "red", "blue", "yellow"],
    "lucca": ["white", "white", "red", "blue"],
}
STATED_REGIONS: Final = {
    "venezia": ["romagna"],
    "padova": ["romagna", "upper-po"],
    "ferrara": ["romagna", "upper-po", "emilia"],
}
STATED_CITIES: Final = {
    "tuscany": ["pisa", "lucca", "firenze", "rimini", "urbino"],
    "umbria": ["pisa", "urbino", "perugia", "orvieto", "siena"],
}
SIZES: Final = {
    "regions": [1, 2, 3],
    "icons": [3, 4, 5],
    "cost": [3, 4, 5],
    "points": [4, 6, 8],
    "shields": [1, 2, 2],
}
STATED_TABLES: Final = {
    "income": [6, 5, 5, 5, 6, 5, 5, 5],
    "draw": [5, 4, 4, 4, 5, 5, 5, 5],
    "offer": [3, 2, 2, 2, 3, 2, 2, 2],
    "deck_limit": [10, 12, 16, 20, 10, 12, 16, 20],
    "last_income": [6, 5, 5, 5, 0, 0, 0, 0],
    "last_cards": [6, 6, 8, 10, 6, 6, 8, 10],
    "last_least": [0, 6, 8, 10, 0, 0, 0, 0],
    "removed": [7, 0, 0, 0, 7, 0, 0, 0],
    "cities": [10, 15, 15, 15, 10, 15, 15, 15],
}


class PrincipeBox(Box):
    """Tables by city, and by set-up (edition and number of players, see `table_of`)."""

    def __init__(self, source: str) -> None:
        super().__init__(source)
        file = BoxFile(source)
        _check_families(file)
        _check_colours(file)
        _check_sizes(file)
        _check_tables(file)
        icons, regions = _check_cities(file)
        file.close()
        self.cost = _of_cities("cost")
        self.points = _of_cities("points")
        self.shields = _of_cities("shields")
        self.icons = vec[i64](icons)
        self.regions = vec[i64](regions)
        self.income = vec[i64](STATED_TABLES["income"])
        self.draw = vec[i64](STATED_TABLES["draw"])
        self.offer = vec[i64](STATED_TABLES["offer"])
        self.deck_limit = vec[i64](STATED_TABLES["deck_limit"])
        self.last_income = vec[i64](STATED_TABLES["last_income"])
        self.last_cards = vec[i64](STATED_TABLES["last_cards"])
        self.last_least = vec[i64](STATED_TABLES["last_least"])
        self.removed = vec[i64](STATED_TABLES["removed"])
        self.cities = vec[i64](STATED_TABLES["cities"])
        self.minor_roles = vec[i64]([int(_has_minor_roles(table)) for table in range(2 * TABLES)])
        self.cards: i64 = 20
        self.family_shields: i64 = 11
        """Shields that can go on the map; the twelfth counts the points."""

    def components(self, seats: int) -> dict[str, int]:
        found = {f"{name} cards": int(self.cards) for name in COLOUR_NAMES}
        found.update({f"city {name}": 1 for name in CITY_NAMES})
        found.update({f"role {name}": 1 for name in ROLE_NAMES})
        found.update({f"shields of seat {seat}": int(self.family_shields) for seat in range(seats)})
        found["coins"] = FACE_VALUE
        return found


def read_box(text: str) -> PrincipeBox:
    """The box of a `box.toml`."""
    return PrincipeBox(text)


def table_of(edition: i64, seats: i64) -> i64:
    """Where the set-up of an edition for so many players stands in the tables."""
    return edition * TABLES + seats - 2


def _check_families(file: BoxFile) -> None:
    for entry in file.entries("family", ["name", "shields"], names=FAMILY_NAMES):
        entry.stated("shields", 12)
    for entry in file.entries("money", ["ones", "fives"], number=1):
        entry.stated("ones", 33)
        entry.stated("fives", 7)


def _check_colours(file: BoxFile) -> None:
    keys = ["name", "building", "cards", "major", "minor", "ability"]
    for colour, entry in enumerate(file.entries("colour", keys, names=COLOUR_NAMES)):
        entry.stated("building", BUILDING_NAMES[colour])
        entry.stated("cards", 20)
        entry.stated("major", ROLE_NAMES[colour])
        entry.stated("minor", ROLE_NAMES[COLOURS + colour])
        entry.stated("ability", ABILITIES[colour])


def _check_sizes(file: BoxFile) -> None:
    for size, entry in enumerate(file.entries("size", ["name", *SIZES], names=SIZE_NAMES)):
        for key, values in SIZES.items():
            entry.stated(key, values[size])
    file.entries("region", ["name", "letter"], names=REGION_NAMES)


def _check_tables(file: BoxFile) -> None:
    names = [f"{edition} {players}" for edition in EDITION_NAMES for players in range(2, 6)]
    keys = ["edition", "players", *STATED_TABLES, "minor_roles"]
    for table, entry in enumerate(file.entries("table", keys, names=names, called=["edition", "players"])):
        for key, values in STATED_TABLES.items():
            entry.stated(key, values[table])
        entry.stated("minor_roles", _has_minor_roles(table))


def _has_minor_roles(table: int) -> bool:
    return table % TABLES > 0


def _of_cities(key: str) -> vec[i64]:
    return vec[i64]([SIZES[key][city // CITIES_OF_A_SIZE] for city in range(CITIES)])


def _check_cities(file: BoxFile) -> tuple[list[int], list[int]]:
    """The icons and the regions of each city, packed; what else stands on the cards is stated by the rules."""
    entries = file.entries("city", ["name", "size", *SIZES], names=CITY_NAMES)
    icons = [_icons(entry, city) for city, entry in enumerate(entries)]
    regions = [_regions(entry, city) for city, entry in enumerate(entries)]
    for city, entry in enumerate(entries):
        entry.stated("size", SIZE_NAMES[city // CITIES_OF_A_SIZE])
        for key in ("cost", "points", "shields"):
            entry.stated(key, SIZES[key][city // CITIES_OF_A_SIZE])
    if entries and all(entry.sound("regions") for entry in entries):
        for region in range(REGIONS):
            if not any(mask >> region & 1 for mask in regions):
                file.wrong("city", "box-no-city", name=REGION_NAMES[region])
    return icons, regions


def _listed(entry: BoxEntry, city: int, key: str, known: list[str]) -> list[str]:
    """The names in a city's list; each must be known, and the number is fixed by the size. Empty where they are not."""
    written = entry.get(key)
    size = city // CITIES_OF_A_SIZE
    if not isinstance(written, list) or len(written) != SIZES[key][size]:
        entry.wrong(key, "box-list-length", size=SIZE_NAMES[size], wanted=SIZES[key][size], what=key)
        return []
    for name in written:
        if name not in known:
            entry.wrong(key, "box-none-of", given=quoted(name), known=", ".join(known))
            return []
    return [str(name) for name in written]


def _icons(entry: BoxEntry, city: int) -> int:
    """The building cards a city asks for: all different if small, else with exactly one pair."""
    icons = _listed(entry, city, "icons", COLOUR_NAMES)
    pairs = int(city >= CITIES_OF_A_SIZE)
    if icons and len(set(icons)) != len(icons) - pairs:
        entry.wrong("icons", "box-one-pair" if pairs else "box-no-pair", size=SIZE_NAMES[city // CITIES_OF_A_SIZE])
    stated = STATED_ICONS.get(CITY_NAMES[city])
    if icons and stated is not None and sorted(icons) != sorted(stated):
        entry.wrong("icons", "box-stated", name=CITY_NAMES[city], wanted=", ".join(stated))
    packed: i64 = 0
    for name in icons:
        packed += of(1, COLOUR_NAMES.index(name), GUARDED)
    return int(packed)


def _regions(entry: BoxEntry, city: int) -> int:
    """The regions that a city borders on."""
    regions = _listed(entry, city, "regions", REGION_NAMES)
    if len(set(regions)) != len(regions):
        entry.wrong("regions", "box-region-twice")
    stated = STATED_REGIONS.get(CITY_NAMES[city])
    if regions and stated is not None and sorted(regions) != sorted(stated):
        entry.wrong("regions", "box-stated", name=CITY_NAMES[city], wanted=", ".join(stated))
    for region, cities in STATED_CITIES.items():
        if regions and (region in regions) != (CITY_NAMES[city] in cities):
            entry.wrong("regions", "box-cities-of", name=region, wanted=", ".join(cities))
    mask: i64 = 0
    for name in regions:
        mask |= bit(REGION_NAMES.index(name))
    return int(mask)
