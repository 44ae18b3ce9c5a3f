"""The box of Strozzi as flat tables, checked against everything that the rulebook states."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.box import BadBox, Box, BoxFile
from camarilla.games.strozzi.pieces import (
    CATEGORY_NAMES, CITIES, CITY_NAMES, FACES, FLAG_NAMES, KINDS_OF_TILE, PLAYERS, PORTS, SHIP_NAMES, SHIPS,
    TILE_NAMES, VALUE_TWO, WARE_NAMES,
)  # fmt: skip

MARKS: Final = ["printed", "inferred", "reconstructed"]
FASTEST: Final = 8
MOST_GOODS: Final = 9
MOST_SCROLLS: Final = 2
MOST_SPACES: Final = 32
BONUSES: Final = [5, 10, 15]
TILES: Final = 36
TILES_OF_A_CATEGORY: Final = 12
REMOVED_BY_SEATS: Final = {3: 17, 4: 14, 5: 11, 6: 8}
COINS: Final = {5: 18, 10: 30, 50: 12}


class StrozziBox(Box):
    """`goods` is by port * SHIPS + ship, `bonus` by city * MOST_SPACES + space, `tiles` by kind of tile."""

    def __init__(self, source: str) -> None:
        super().__init__(source)
        file = BoxFile(source)
        _check_marks(file)
        _check_named(file, "ship", SHIP_NAMES, "ship cards")
        _check_flags(file)
        _check_coins(file)
        self.speed = vec[i64]([file.integer("ship", ship, "speed", 1, FASTEST) for ship in range(SHIPS)])
        self.goods = vec[i64](
            [file.integer("ship", ship, ware, 0, MOST_GOODS) for ware in WARE_NAMES for ship in range(SHIPS)]
        )
        self.scrolls = vec[i64]([file.integer("ship", ship, "scrolls", 0, MOST_SCROLLS) for ship in range(SHIPS)])
        self.patronage = vec[i64]([_icon(file, ship) for ship in range(SHIPS)])
        self.bonus = vec[i64]([0] * (CITIES * MOST_SPACES))
        self.end = vec[i64]([0] * CITIES)
        self._read_tracks(file)
        self.tiles = vec[i64]([0] * KINDS_OF_TILE)
        self._read_tiles(file)
        self.removed = vec[i64]([0] * (PLAYERS + 1))
        self._read_setup(file)
        self._check_example(file)

    def components(self, seats: int) -> dict[str, int]:
        found = {f"ship {name}": 1 for name in SHIP_NAMES}
        for kind in range(KINDS_OF_TILE):
            found[f"tile {TILE_NAMES[kind]}"] = int(self.tiles[kind])
        for seat in range(seats):
            for flag in FLAG_NAMES:
                found[f"seat {seat} {flag}"] = 1
            for city in CITY_NAMES:
                found[f"{city} marker {seat}"] = 1
        return found

    def _read_tracks(self, file: BoxFile) -> None:
        _check_named(file, "track", CITY_NAMES, "tracks", "city")
        for city in range(CITIES):
            spaces = file.rows("track")[city].get("bonus")
            if not isinstance(spaces, list) or not 4 <= len(spaces) <= MOST_SPACES:
                raise file.wrong("track", city, "bonus", f"bonus must list 4 to {MOST_SPACES} spaces")
            if spaces[0] != 0 or spaces[-1] != 15 or spaces.count(15) != 1 or sorted(spaces) != spaces:
                raise file.wrong("track", city, "bonus", "a track begins without a bonus and ends with the only 15")
            if sorted(set(spaces)) != [0, *BONUSES]:
                raise file.wrong("track", city, "bonus", f"a track has the bonuses {BONUSES} and no other")
            self.end[city] = len(spaces) - 1
            for space, bonus in enumerate(spaces):
                self.bonus[city * MOST_SPACES + space] = bonus

    def _read_tiles(self, file: BoxFile) -> None:
        for index in range(len(file.rows("tiles"))):
            kind = _kind_of_tile(file, index)
            self.tiles[kind] += file.integer("tiles", index, "count", 0, TILES_OF_A_CATEGORY)
        for category, name in enumerate(CATEGORY_NAMES):
            number = sum([int(self.tiles[category * FACES + face]) for face in range(FACES)])
            if number != TILES_OF_A_CATEGORY:
                reason = f"{TILES_OF_A_CATEGORY} of the {TILES} patronage tiles are {name}, not {number}"
                raise file.wrong("tiles", _last_row_of(file, name), "count", reason)
        if not self.tiles[TILE_NAMES.index("art-gold")]:
            raise BadBox("no art tile of value 1 shows gold, but the rulebook's example takes one")

    def _read_setup(self, file: BoxFile) -> None:
        if [row.get("seats") for row in file.rows("setup")] != list(REMOVED_BY_SEATS):
            raise file.wrong("setup", 0, "", "the [[setup]] entries must be for 3, 4, 5 and 6 seats, in this order")
        for index, (seats, removed) in enumerate(REMOVED_BY_SEATS.items()):
            self.removed[seats] = file.integer("setup", index, "removed", removed, removed)

    def _check_example(self, file: BoxFile) -> None:
        """The ship of the rulebook's long example: no gold, two grain, two cloth, a patronage tile, no scroll."""
        for ship in range(SHIPS):
            goods = [int(self.goods[port * SHIPS + ship]) for port in range(PORTS)]
            if goods == [0, 2, 2] and self.patronage[ship] and not self.scrolls[ship]:
                return
        reason = "no ship is the one of the rulebook's example: gold 0, grain 2, cloth 2, scrolls 0, patronage"
        raise file.wrong("ship", SHIPS - 1, "", reason)


def _check_marks(file: BoxFile) -> None:
    """Every row says how sure it is and where it comes from."""
    for table in file.document:
        for index, row in enumerate(file.rows(table)):
            if row.get("mark") not in MARKS:
                raise file.wrong(table, index, "mark", f"mark must be one of {', '.join(MARKS)}")
            if not isinstance(row.get("source"), str):
                raise file.wrong(table, index, "source", "source must say where the row comes from")


def _check_named(file: BoxFile, table: str, names: list[str], what: str, key: str = "name") -> None:
    rows = file.rows(table)
    if len(rows) != len(names):
        last = min(len(rows), len(names) + 1) - 1
        raise file.wrong(table, last, "", f"there are {len(names)} {what}, but the file has {len(rows)}")
    for index, name in enumerate(names):
        if rows[index].get(key) != name:
            raise file.wrong(table, index, key, f"{key} must be {name}, not {rows[index].get(key)!r}")


def _check_flags(file: BoxFile) -> None:
    _check_named(file, "flag", FLAG_NAMES, "flags of a colour")
    for index in range(len(FLAG_NAMES)):
        file.integer("flag", index, "count", PLAYERS, PLAYERS)


def _check_coins(file: BoxFile) -> None:
    if [row.get("value") for row in file.rows("coin")] != list(COINS):
        raise file.wrong("coin", 0, "", "the coins are 5, 10 and 50, in this order")
    for index, number in enumerate(COINS.values()):
        file.integer("coin", index, "count", number, number)


def _icon(file: BoxFile, ship: int) -> int:
    shown = file.rows("ship")[ship].get("patronage")
    if not isinstance(shown, bool):
        raise file.wrong("ship", ship, "patronage", f"patronage must be true or false, not {shown!r}")
    return int(shown)


def _kind_of_tile(file: BoxFile, index: int) -> int:
    """Value 1 shows the ware of a port, value 2 shows none."""
    row = file.rows("tiles")[index]
    if row.get("category") not in CATEGORY_NAMES:
        raise file.wrong("tiles", index, "category", f"category must be one of {', '.join(CATEGORY_NAMES)}")
    value = file.integer("tiles", index, "value", 1, 2)
    if value == 1 and row.get("ware") not in WARE_NAMES:
        raise file.wrong("tiles", index, "ware", f"a tile of value 1 shows one of {', '.join(WARE_NAMES)}")
    if value == 2 and "ware" in row:
        raise file.wrong("tiles", index, "ware", "a tile of value 2 shows no ware")
    face = WARE_NAMES.index(row["ware"]) if value == 1 else VALUE_TWO
    return CATEGORY_NAMES.index(row["category"]) * FACES + face


def _last_row_of(file: BoxFile, category: str) -> int:
    places = [place for place, row in enumerate(file.rows("tiles")) if row["category"] == category]
    return places[-1] if places else 0


def read_box(text: str) -> StrozziBox:
    """The box of a `box.toml`."""
    return StrozziBox(text)
