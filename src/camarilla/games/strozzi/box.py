"""The box of Strozzi as flat tables, checked against everything that the rulebook states."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.box import Box, BoxFile, BoxEntry
from camarilla.games.strozzi.pieces import (
    CATEGORY_NAMES, CITIES, CITY_NAMES, FACES, FLAG_NAMES, KINDS_OF_TILE, PLAYERS, PORTS, SHIP_NAMES,
    TILE_NAMES, VALUE_TWO, WARE_NAMES,
)  # fmt: skip

FASTEST: Final = 8
MOST_GOODS: Final = 9
MOST_SCROLLS: Final = 2
MOST_SPACES: Final = 32
MOST_SCORINGS: Final = 4
"""Of the tracks, that a marker may have before it, and one more: before the first round they are so many."""
PACE: Final = 2
"""How far a marker can be expected to go up from one scoring to the next."""
BONUSES: Final = [5, 10, 15]
TILES: Final = 36
TILES_OF_A_CATEGORY: Final = 12
REMOVED_BY_SEATS: Final = {3: 17, 4: 14, 5: 11, 6: 8}
COINS: Final = {5: 18, 10: 30, 50: 12}


class StrozziBox(Box):
    """`goods` is by port * SHIPS + ship, `bonus` by city * MOST_SPACES + space, `tiles` by kind of tile.

    `bonuses` are all that a marker can expect, for bots: by (scorings left * CITIES + city) * MOST_SPACES + space.
    """

    def __init__(self, source: str) -> None:
        super().__init__(source)
        file = BoxFile(source)
        _check_counts(file)
        tracks = _tracks(file)
        tiles = _tiles(file)
        ships = _Ships(file)
        file.close()
        self.speed = vec[i64](ships.speed)
        self.goods = vec[i64]([goods[ware] for ware in range(PORTS) for goods in ships.goods])
        self.scrolls = vec[i64](ships.scrolls)
        self.patronage = vec[i64](ships.patronage)
        self.bonus = vec[i64]([0] * (CITIES * MOST_SPACES))
        self.end = vec[i64]([len(spaces) - 1 for spaces in tracks])
        for city, spaces in enumerate(tracks):
            for space, bonus in enumerate(spaces):
                self.bonus[city * MOST_SPACES + space] = bonus
        self.bonuses = vec[i64]([0] * ((MOST_SCORINGS + 1) * CITIES * MOST_SPACES))
        self._add_up_bonuses()
        self.tiles = vec[i64](tiles)
        self.removed = vec[i64]([0] * (PLAYERS + 1))
        for seats, removed in REMOVED_BY_SEATS.items():
            self.removed[seats] = removed

    def _add_up_bonuses(self) -> None:
        for scorings in range(MOST_SCORINGS + 1):
            for city in range(CITIES):
                for space in range(self.end[city] + 1):
                    reached = [min(space + PACE * later, self.end[city]) for later in range(scorings)]
                    bonuses = sum([int(self.bonus[city * MOST_SPACES + later]) for later in reached])
                    self.bonuses[(scorings * CITIES + city) * MOST_SPACES + space] = bonuses

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


class _Ships:
    """The ship cards of a file, a list by ship of each number on them."""

    def __init__(self, file: BoxFile) -> None:
        keys = ["name", "speed", *WARE_NAMES, "scrolls", "patronage"]
        entries = file.entries("ship", keys, names=SHIP_NAMES)
        self.speed = [entry.integer("speed", 1, FASTEST) for entry in entries]
        self.goods = [[entry.integer(ware, 0, MOST_GOODS) for ware in WARE_NAMES] for entry in entries]
        self.scrolls = [entry.integer("scrolls", 0, MOST_SCROLLS) for entry in entries]
        self.patronage = [int(entry.truth("patronage")) for entry in entries]
        if entries and all(entry.sound(*keys) for entry in entries) and not self._has_example():
            entries[-1].wrong("", "box-no-example-ship")

    def _has_example(self) -> bool:
        """The ship of the rulebook's long example: no gold, two grain, two cloth, a patronage tile, no scroll."""
        ships = zip(self.goods, self.scrolls, self.patronage, strict=True)
        return any(goods == [0, 2, 2] and patronage and not scrolls for goods, scrolls, patronage in ships)


def _check_counts(file: BoxFile) -> None:
    """The numbers that the rulebook states of flags, coins and ships that are left out."""
    setups = file.entries("setup", ["seats", "removed"], names=[str(s) for s in REMOVED_BY_SEATS], called=["seats"])
    for entry, removed in zip(setups, REMOVED_BY_SEATS.values(), strict=False):
        entry.integer("removed", removed, removed)
    for entry in file.entries("flag", ["name", "count"], names=FLAG_NAMES):
        entry.integer("count", PLAYERS, PLAYERS)
    coins = file.entries("coin", ["value", "count"], names=[str(coin) for coin in COINS], called=["value"])
    for entry, number in zip(coins, COINS.values(), strict=False):
        entry.integer("count", number, number)


def _tracks(file: BoxFile) -> list[list[int]]:
    """The bonuses of each city's track, space by space."""
    entries = file.entries("track", ["city", "bonus"], names=CITY_NAMES, called=["city"])
    for entry in entries:
        spaces = entry.get("bonus")
        if not isinstance(spaces, list) or not 4 <= len(spaces) <= MOST_SPACES:
            entry.wrong("bonus", "box-track-length", low=4, high=MOST_SPACES)
        elif not all(type(bonus) is int for bonus in spaces) or sorted({0, *BONUSES, *spaces}) != [0, *BONUSES]:
            entry.wrong("bonus", "box-track-bonuses")
        elif spaces[0] != 0 or spaces[-1] != 15 or spaces.count(15) != 1 or sorted(spaces) != spaces:
            entry.wrong("bonus", "box-track-ends")
        elif sorted(set(spaces)) != [0, *BONUSES]:
            entry.wrong("bonus", "box-track-bonuses")
    return [entry.get("bonus") for entry in entries]


def _tiles(file: BoxFile) -> list[int]:
    """How many tiles there are of each kind."""
    tiles = [0] * KINDS_OF_TILE
    entries = file.entries("tiles", ["category", "value", "count"], optional=["ware"])
    for entry in entries:
        tiles[_kind_of_tile(entry)] += entry.integer("count", 0, TILES_OF_A_CATEGORY)
    if not entries or not all(entry.sound("category", "value", "ware", "count") for entry in entries):
        return tiles
    for category, name in enumerate(CATEGORY_NAMES):
        number = sum(tiles[category * FACES : (category + 1) * FACES])
        if number != TILES_OF_A_CATEGORY:
            last = [entry for entry in entries if entry.get("category") == name][-1:] or entries[:1]
            last[0].wrong("count", "box-tiles", wanted=TILES_OF_A_CATEGORY, all=TILES, category=name, given=number)
    if not tiles[TILE_NAMES.index("art-gold")]:
        file.wrong("tiles", "box-no-example-tile")
    return tiles


def _kind_of_tile(entry: BoxEntry) -> int:
    """Value 1 shows the ware of a port, value 2 shows none."""
    category = CATEGORY_NAMES.index(entry.choice("category", CATEGORY_NAMES)) * FACES
    shown = entry.get("ware")
    if entry.integer("value", 1, 2) == 1:
        if shown in WARE_NAMES:
            return category + WARE_NAMES.index(shown)
        if shown is None:
            entry.missing("ware")
        else:
            entry.wrong("ware", "box-tile-ware", known=", ".join(WARE_NAMES))
    elif shown is not None:
        entry.wrong("ware", "box-tile-no-ware")
    return category + VALUE_TWO


def read_box(text: str) -> StrozziBox:
    """The box of a `box.toml`."""
    return StrozziBox(text)
