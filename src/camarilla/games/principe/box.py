"""The box of Il Principe as flat tables, checked against everything that the rules state."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import bit
from camarilla.core.box import Box, BoxFile
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
        _check_lists(file)
        self.cost = _of_cities(file, "cost")
        self.points = _of_cities(file, "points")
        self.shields = _of_cities(file, "shields")
        self.icons = vec[i64]([_icons(file, city) for city in range(CITIES)])
        self.regions = vec[i64]([_regions(file, city) for city in range(CITIES)])
        _check_regions(file)
        self.income = _of_tables(file, "income")
        self.draw = _of_tables(file, "draw")
        self.offer = _of_tables(file, "offer")
        self.deck_limit = _of_tables(file, "deck_limit")
        self.last_income = _of_tables(file, "last_income")
        self.last_cards = _of_tables(file, "last_cards")
        self.last_least = _of_tables(file, "last_least")
        self.removed = _of_tables(file, "removed")
        self.cities = _of_tables(file, "cities")
        self.minor_roles = vec[i64]([_minor_roles(file, table) for table in range(2 * TABLES)])
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


def _names_of(file: BoxFile, table: str, wanted: list[str]) -> None:
    found = [row.get("name") for row in file.rows(table)]
    file.demand(found == wanted, f"the [[{table}]] entries must be, in this order: {', '.join(wanted)}")


def _stated(file: BoxFile, table: str, index: int, key: str, wanted: object) -> None:
    """Refuse a value that the rules state otherwise."""
    written = file.rows(table)[index].get(key)
    if written != wanted or isinstance(written, bool) != isinstance(wanted, bool):
        raise file.wrong(table, index, key, f"{key} is {wanted!r} in the rules, not {written!r}")


def _check_families(file: BoxFile) -> None:
    _names_of(file, "family", FAMILY_NAMES)
    for family in range(len(FAMILY_NAMES)):
        _stated(file, "family", family, "shields", 12)
    file.demand(len(file.rows("money")) == 1, "there must be one [[money]] entry")
    _stated(file, "money", 0, "ones", 33)
    _stated(file, "money", 0, "fives", 7)


def _check_colours(file: BoxFile) -> None:
    _names_of(file, "colour", COLOUR_NAMES)
    for colour in range(COLOURS):
        _stated(file, "colour", colour, "building", BUILDING_NAMES[colour])
        _stated(file, "colour", colour, "cards", 20)
        _stated(file, "colour", colour, "major", ROLE_NAMES[colour])
        _stated(file, "colour", colour, "minor", ROLE_NAMES[COLOURS + colour])
        _stated(file, "colour", colour, "ability", ABILITIES[colour])


def _check_lists(file: BoxFile) -> None:
    _names_of(file, "size", SIZE_NAMES)
    for key, values in SIZES.items():
        for size, wanted in enumerate(values):
            _stated(file, "size", size, key, wanted)
    _names_of(file, "region", REGION_NAMES)
    _names_of(file, "city", CITY_NAMES)
    for city in range(CITIES):
        _stated(file, "city", city, "size", SIZE_NAMES[city // CITIES_OF_A_SIZE])
    found = [(row.get("edition"), row.get("players")) for row in file.rows("table")]
    wanted_tables = [(edition, players) for edition in EDITION_NAMES for players in range(2, 6)]
    file.demand(found == wanted_tables, "the [[table]] entries must be it and hu, each for 2, 3, 4, 5 players")


def _of_cities(file: BoxFile, key: str) -> vec[i64]:
    for city in range(CITIES):
        _stated(file, "city", city, key, SIZES[key][city // CITIES_OF_A_SIZE])
    return vec[i64]([SIZES[key][city // CITIES_OF_A_SIZE] for city in range(CITIES)])


def _of_tables(file: BoxFile, key: str) -> vec[i64]:
    for table in range(2 * TABLES):
        _stated(file, "table", table, key, STATED_TABLES[key][table])
    return vec[i64]([STATED_TABLES[key][table] for table in range(2 * TABLES)])


def _minor_roles(file: BoxFile, table: int) -> int:
    minors = table % TABLES > 0
    _stated(file, "table", table, "minor_roles", minors)
    return int(minors)


def _listed(file: BoxFile, city: int, key: str, known: list[str]) -> list[str]:
    """The names in a city's list; each must be known, and the number is fixed by the size."""
    written = file.rows("city")[city].get(key)
    size = city // CITIES_OF_A_SIZE
    wanted = SIZES[key][size]
    if not isinstance(written, list) or len(written) != wanted:
        raise file.wrong("city", city, key, f"a {SIZE_NAMES[size]} city has {wanted} {key}, not {written!r}")
    for name in written:
        if name not in known:
            raise file.wrong("city", city, key, f"{name!r} is none of {', '.join(known)}")
    return [str(name) for name in written]


def _icons(file: BoxFile, city: int) -> int:
    """The building cards a city asks for: all different if small, else with exactly one pair."""
    icons = _listed(file, city, "icons", COLOUR_NAMES)
    pairs = int(city >= CITIES_OF_A_SIZE)
    if len(set(icons)) != len(icons) - pairs:
        reason = "must have exactly one pair of equal icons" if pairs else "must have icons of different colours"
        raise file.wrong("city", city, "icons", f"a {SIZE_NAMES[city // CITIES_OF_A_SIZE]} city {reason}")
    stated = STATED_ICONS.get(CITY_NAMES[city])
    if stated is not None and sorted(icons) != sorted(stated):
        raise file.wrong("city", city, "icons", f"the rules state {', '.join(stated)} for {CITY_NAMES[city]}")
    packed: i64 = 0
    for name in icons:
        packed += of(1, COLOUR_NAMES.index(name), GUARDED)
    return int(packed)


def _regions(file: BoxFile, city: int) -> int:
    """The regions that a city borders on."""
    regions = _listed(file, city, "regions", REGION_NAMES)
    if len(set(regions)) != len(regions):
        raise file.wrong("city", city, "regions", "a region stands twice")
    stated = STATED_REGIONS.get(CITY_NAMES[city])
    if stated is not None and sorted(regions) != sorted(stated):
        raise file.wrong("city", city, "regions", f"the rules state {', '.join(stated)} for {CITY_NAMES[city]}")
    for region, cities in STATED_CITIES.items():
        if (region in regions) != (CITY_NAMES[city] in cities):
            raise file.wrong("city", city, "regions", f"the rules list the cities of {region}: {', '.join(cities)}")
    mask: i64 = 0
    for name in regions:
        mask |= bit(REGION_NAMES.index(name))
    return int(mask)


def _check_regions(file: BoxFile) -> None:
    """Every region has a city."""
    bordered = {name for row in file.rows("city") for name in row["regions"]}
    for region in range(REGIONS):
        file.demand(REGION_NAMES[region] in bordered, f"no city borders on {REGION_NAMES[region]}")
