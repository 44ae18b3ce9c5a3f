"""The box of Heads of State as flat tables, checked against all that the rules and the reviews state."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import bit
from camarilla.core.box import Box, BoxFile, BoxEntry
from camarilla.core.counts import number, of
from camarilla.games.heads_of_state.box_checks import (
    CAPITALS, COPIES, COUNTRY_OF_TERRITORY, FIRST_TURNS, LARGE, attributes, check_stated, countries, ranks, territories,
    treacheries,
)  # fmt: skip
from camarilla.games.heads_of_state.pieces import (
    ASSASSIN, ATTRIBUTE_NAMES, ATTRIBUTE_WIDTH, BOXES, COUNTRIES, COUNTRY_NAMES, COURTESAN, PLAYERS, RANK_NAMES,
    RANKS, TERRITORIES, TERRITORY_NAMES, TILE_WIDTH, TREACHERIES, TREACHERY_NAMES, TREACHERY_WIDTH, territory_of,
)  # fmt: skip

NO_BOX: Final = -1
NO_RANK: Final = -1
SINGLE_NAMES: Final = ["axeman", "guillotine", "inquisition", "gallows"]
"""The treachery of each country, in the order of the countries."""
CARDS_OF_A_RANK: Final = 10


class HeadsBox(Box):
    """Flat tables. Boxes and territories are sets of bits; prices and decks are packed counts."""

    def __init__(self, source: str) -> None:
        super().__init__(source)
        file = BoxFile(source)
        nobles, cards, treachery = ranks(file), attributes(file), treacheries(file)
        places, lands = territories(file), countries(file)
        check_stated(file)
        file.close()
        self._ranks(nobles)
        self._decks(cards, treachery)
        self._board(places)
        self._reach()
        self._markers(lands)

    def _ranks(self, ranks: list[BoxEntry]) -> None:
        self.price = vec[i64]([_price(entry.get("cost")) for entry in ranks])
        self.courtesan = vec[i64]([int(entry.get("courtesan")) for entry in ranks])
        self.replaceable = vec[i64]([_replaceable(entry) for entry in ranks])
        """By rank, the ways to pay in which a courtesan replaces a card: bit n + 1 for attribute n."""
        self.points = vec[i64]([int(entry.get("points")) for entry in ranks])
        self.tiles: i64 = 0
        for rank in range(RANKS):
            self.tiles += of(ranks[rank].get("tiles"), rank, TILE_WIDTH)

    def _decks(self, cards: list[BoxEntry], treachery: list[BoxEntry]) -> None:
        """`deck[seats]` is what is in play, `left_out[seats]` what stays in the box."""
        decks: list[i64] = [0] * (PLAYERS + 1)
        outside: list[i64] = [0] * (PLAYERS + 1)
        for kind, entry in enumerate(cards):
            for least, mark in enumerate(COPIES, 2):
                for seats in range(PLAYERS + 1):
                    if least <= seats:
                        decks[seats] += of(entry.get(mark), kind, ATTRIBUTE_WIDTH)
                    else:
                        outside[seats] += of(entry.get(mark), kind, ATTRIBUTE_WIDTH)
        self.deck = vec[i64](decks)
        self.left_out = vec[i64](outside)
        self.treachery: i64 = 0
        for kind, entry in enumerate(treachery):
            self.treachery += of(entry.get("copies"), kind, TREACHERY_WIDTH)

    def _board(self, territories: list[BoxEntry]) -> None:
        self.hexagon = vec[i64]([int(entry.get("hexagon")) for entry in territories])
        self.country_of = vec[i64](COUNTRY_OF_TERRITORY)
        self.rank_of = vec[i64]([NO_RANK] * BOXES)
        self.box_at = vec[i64]([NO_BOX] * (RANKS * TERRITORIES))
        self.boxes_of_rank = vec[i64]([0] * RANKS)
        self.boxes_in = vec[i64]([0] * COUNTRIES)
        self.territories_in = vec[i64]([0] * COUNTRIES)
        self.boxes: i64 = 0
        self.capital_boxes: i64 = 0
        for territory, entry in enumerate(territories):
            self.territories_in[COUNTRY_OF_TERRITORY[territory]] |= bit(territory)
            for level, key in enumerate(("upper", "lower")):
                if key in entry.values:
                    self._add_box(2 * territory + level, RANK_NAMES.index(entry.get(key)))

    def _add_box(self, box: i64, rank: i64) -> None:
        territory = territory_of(box)
        self.rank_of[box] = rank
        self.box_at[rank * TERRITORIES + territory] = box
        self.boxes_of_rank[rank] |= bit(box)
        self.boxes_in[self.country_of[territory]] |= bit(box)
        self.boxes |= bit(box)
        if int(territory) in CAPITALS:
            self.capital_boxes |= bit(box)

    def _reach(self) -> None:
        """`reach[kind]` is the set of boxes in which a treachery card can be used; an assassin can anywhere."""
        self.reach = vec[i64]([0] * TREACHERIES)
        for kind in range(TREACHERIES):
            for country in range(COUNTRIES):
                if kind == ASSASSIN or SINGLE_NAMES[country] in TREACHERY_NAMES[kind].split("-"):
                    self.reach[kind] |= self.boxes_in[country]

    def _markers(self, countries: list[BoxEntry]) -> None:
        self.square = vec[i64]([int(entry.get("squares")[0]) for entry in countries])
        self.second_square = vec[i64]([int(entry.get("squares")[1]) for entry in countries])
        self.most = vec[i64]([int(entry.get("small")[0]) for entry in countries])
        self.second_most = vec[i64]([int(entry.get("small")[1]) for entry in countries])
        self.large = vec[i64](LARGE)
        self.first_draws = vec[i64]([0] * ((PLAYERS + 1) * PLAYERS))
        for players, turns in FIRST_TURNS.items():
            for place, cards in enumerate(turns):
                self.first_draws[players * PLAYERS + place] = cards

    def components(self, seats: int) -> dict[str, int]:
        """Tiles of all players, cards of each kind with those left out, markers of each kind."""
        found: dict[str, int] = {}
        for kind, name in enumerate(ATTRIBUTE_NAMES):
            whole = self.deck[seats] + self.left_out[seats]
            found[f"attribute {name}"] = int(number(whole, kind, ATTRIBUTE_WIDTH))
        for kind, name in enumerate(TREACHERY_NAMES):
            found[f"treachery {name}"] = int(number(self.treachery, kind, TREACHERY_WIDTH))
        for rank, name in enumerate(RANK_NAMES):
            found[f"noble card {name}"] = CARDS_OF_A_RANK
            for seat in range(PLAYERS):
                found[f"seat {seat} {name}"] = int(number(self.tiles, rank, TILE_WIDTH))
        found["hexagonal marker"] = len(TERRITORY_NAMES)
        found["square marker"] = 2 * len(COUNTRY_NAMES)
        found["large round marker"] = 3
        found["small round marker"] = 6 * len(COUNTRY_NAMES)
        found["revolution"] = 1
        return found


def _price(cost: list[Any]) -> i64:
    price: i64 = 0
    for name in cost:
        price += of(1, ATTRIBUTE_NAMES.index(name), ATTRIBUTE_WIDTH)
    return price


def _replaceable(rank: BoxEntry) -> int:
    if not rank.get("courtesan"):
        return 0
    places = {ATTRIBUTE_NAMES.index(name) for name in rank.get("cost")} - {COURTESAN}
    return sum([2 << place for place in places])


def read_box(text: str) -> HeadsBox:
    """The box of a `box.toml`."""
    return HeadsBox(text)
