"""What a box file must agree with: everything that the rules and the reviews state about the components."""

from typing import Final

from camarilla.core.box import BoxFile, BoxEntry
from camarilla.games.heads_of_state.pieces import (
    ATTRIBUTE_NAMES, COUNTRY_NAMES, RANK_NAMES, TERRITORY_NAMES, TREACHERY_NAMES,
)  # fmt: skip

MOST_OF_A_KIND: Final = 31
"""What a guarded count can hold (core/counts.py)."""
COUNTRY_OF_TERRITORY: Final = [0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]
CAPITALS: Final = [0, 3, 8, 12]
"""The first territory of each country."""
LADDER: Final = [1, 2, 3, 4, 5, 6, 8]
STATED_COSTS: Final = {"baron": ["gold"], "earl": ["title", "troops", "castle"], "king": ATTRIBUTE_NAMES[:8]}
TILES: Final = [6, 6, 4, 4, 4, 4, 4]
POINTS: Final = [4, 6, 8, 10, 12, 14, 16]
LARGE: Final = [16, 12, 8]
SMALL: Final = [[8, 3], [10, 2], [7, 4], [6, 5]]
FIRST_TURNS: Final = {2: [2, 3], 3: [1, 2, 3], 4: [1, 1, 2, 3], 5: [1, 1, 2, 2, 3]}
ALL_ATTRIBUTES: Final = 100
ALL_TREACHERY: Final = 29
DOUBLES: Final = 6
FIRST_DOUBLE: Final = 5
"""The treachery cards from here on work in two countries."""
COPIES: Final = ["unmarked", "three", "four", "five"]
"""How many cards of a kind bear which mark: with fewer players than it says they stay in the box."""
SEASON: Final = 16
"""Ten cards of the revolution pile and six open ones: the least that a century needs."""


def ranks(file: BoxFile) -> list[BoxEntry]:
    """The ladder of prices, and what the rules state of tiles, cards and points."""
    entries = file.entries("rank", ["name", "cost", "courtesan", "tiles", "cards", "points"], names=RANK_NAMES)
    for rank, entry in enumerate(entries):
        _check_cost(entry, rank)
        entry.stated("courtesan", RANK_NAMES[rank] not in ("baron", "king"))
        entry.stated("tiles", TILES[rank])
        entry.stated("cards", 10)
        entry.stated("points", POINTS[rank])
    return entries


def _check_cost(entry: BoxEntry, rank: int) -> None:
    cost = entry.get("cost")
    known = ATTRIBUTE_NAMES[:8]
    name = RANK_NAMES[rank]
    if not isinstance(cost, list) or any(item not in known for item in cost) or len(set(cost)) != len(cost):
        entry.wrong("cost", "box-cost-kinds", known=", ".join(known))
    elif len(cost) != LADDER[rank]:
        entry.wrong("cost", "box-cost-number", name=name, wanted=LADDER[rank], given=len(cost))
    elif sorted(cost) != sorted(STATED_COSTS.get(name, cost)):
        entry.wrong("cost", "box-cost-stated", name=name, wanted=", ".join(STATED_COSTS[name]))


def attributes(file: BoxFile) -> list[BoxEntry]:
    """One hundred cards of nine kinds, not equally many, some of them marked 3, 4 and 5."""
    entries = file.entries("attribute", ["name", *COPIES], names=ATTRIBUTE_NAMES)
    totals = [sum([entry.integer(mark, 0, MOST_OF_A_KIND) for mark in COPIES]) for entry in entries]
    for entry, total in zip(entries, totals, strict=True):
        if entry.sound(*COPIES) and not 1 <= total <= MOST_OF_A_KIND:
            entry.wrong("", "box-kind-number", high=MOST_OF_A_KIND, given=total)
    if entries and all(entry.sound(*COPIES) for entry in entries):
        _check_deck(file, entries, totals)
    return entries


def _check_deck(file: BoxFile, entries: list[BoxEntry], totals: list[int]) -> None:
    marked = {mark: sum([int(entry.get(mark)) for entry in entries]) for mark in COPIES}
    if sum(totals) != ALL_ATTRIBUTES:
        file.wrong("attribute", "box-attributes", wanted=ALL_ATTRIBUTES, given=sum(totals))
    if len(set(totals)) == 1:
        file.wrong("attribute", "box-equally-many")
    deck = 0
    for seats, mark in enumerate(COPIES, 2):
        if not marked[mark] and mark != COPIES[0]:
            file.wrong("attribute", "box-none-marked", name=mark)
        deck += marked[mark]
        least = SEASON + 10 * seats
        if deck < least:
            file.wrong("attribute", "box-deck", players=seats, wanted=least, given=deck)


def treacheries(file: BoxFile) -> list[BoxEntry]:
    """Twenty-nine cards, six of them double, one of those for Britain and Germany."""
    entries = file.entries("treachery", ["name", "copies"], names=TREACHERY_NAMES)
    copies = [entry.integer("copies", 0, ALL_TREACHERY) for entry in entries]
    for kind, entry in enumerate(entries):
        if not copies[kind] and (kind < FIRST_DOUBLE or TREACHERY_NAMES[kind] == "axeman-gallows"):
            entry.wrong("copies", "box-at-least-one", name=TREACHERY_NAMES[kind])
    if entries and all(entry.sound("copies") for entry in entries):
        if sum(copies) != ALL_TREACHERY:
            file.wrong("treachery", "box-treachery", wanted=ALL_TREACHERY, given=sum(copies))
        if sum(copies[FIRST_DOUBLE:]) != DOUBLES:
            file.wrong("treachery", "box-doubles", wanted=DOUBLES, given=sum(copies[FIRST_DOUBLE:]))
    return entries


def territories(file: BoxFile) -> list[BoxEntry]:
    """Sixteen territories, 3, 5, 4 and 4 a country, and the boxes that the rules speak of."""
    keys = ["name", "country", "capital", "hexagon", "upper"]
    entries = file.entries("territory", keys, optional=["lower"], names=TERRITORY_NAMES)
    for territory, entry in enumerate(entries):
        entry.stated("country", COUNTRY_NAMES[COUNTRY_OF_TERRITORY[territory]])
        entry.stated("capital", territory in CAPITALS)
        entry.integer("hexagon", 1, 30)
        _check_boxes(entry, territory)
    _check_hexagons(entries)
    if entries and all(entry.sound("upper", "lower", "hexagon") for entry in entries):
        _check_stated_boxes(file, entries)
    return entries


def _check_boxes(entry: BoxEntry, territory: int) -> None:
    upper = entry.choice("upper", RANK_NAMES)
    lower = entry.choice("lower", RANK_NAMES) if "lower" in entry.values else ""
    if not entry.sound("upper", "lower"):
        return
    if lower and RANK_NAMES.index(lower) >= RANK_NAMES.index(upper):
        entry.wrong("lower", "box-upper-higher")
    if territory in CAPITALS and (upper != "king" or lower not in ("", "prince")):
        entry.wrong("upper", "box-capital")


def _check_hexagons(entries: list[BoxEntry]) -> None:
    seen: dict[tuple[int, int], str] = {}
    for territory, entry in enumerate(entries):
        if entry.sound("hexagon"):
            points = int(entry.get("hexagon"))
            place = (COUNTRY_OF_TERRITORY[territory], points)
            if place in seen:
                entry.wrong("hexagon", "box-hexagon-twice", given=points, name=seen[place])
            seen[place] = TERRITORY_NAMES[territory]


def _check_stated_boxes(file: BoxFile, entries: list[BoxEntry]) -> None:
    boxes = [[str(entry.get(key)) for key in ("upper", "lower") if key in entry.values] for entry in entries]
    present: list[set[str]] = [set(), set(), set(), set()]
    for territory, held in enumerate(boxes):
        present[COUNTRY_OF_TERRITORY[territory]].update(held)
    for territory, number in ((0, 1), (1, 2), (2, 2), (3, 2)):
        if len(boxes[territory]) != number:
            name, given = TERRITORY_NAMES[territory], len(boxes[territory])
            entries[territory].wrong("", "box-boxes", name=name, wanted=number, given=given)
    sevens = [held for held, entry in zip(boxes, entries, strict=True) if entry.get("hexagon") == 7]
    stated = {
        "box-france": present[1] == set(RANK_NAMES),
        "box-germany": {"baron", "earl", "marquis", "duke", "prince"} <= present[3],
        "box-german-marquis": any("marquis" in held for held in boxes[13:16]),
        "box-capital-seven": ["king", "prince"] in sevens,
        "box-count-and-earl": ["earl", "count"] in boxes,
        "box-duke-and-earl": ["duke", "earl"] in boxes,
    }
    for message, holds in stated.items():
        if not holds:
            file.wrong("territory", message)


def countries(file: BoxFile) -> list[BoxEntry]:
    """Two square markers, the first one higher, and the stated small round markers."""
    entries = file.entries("country", ["name", "squares", "small"], names=COUNTRY_NAMES)
    for country, entry in enumerate(entries):
        squares = entry.get("squares")
        fits = isinstance(squares, list) and len(squares) == 2 and all(type(points) is int for points in squares)
        if not fits or not 40 >= squares[0] > squares[1] >= 1:
            entry.wrong("squares", "box-squares")
        entry.stated("small", SMALL[country])
    return entries


def check_stated(file: BoxFile) -> None:
    """The three large round markers, and how many cards are taken in the first turns."""
    for entry in file.entries("large", ["points"], number=1):
        entry.stated("points", LARGE)
    names = [str(players) for players in FIRST_TURNS]
    turns = file.entries("first_turn", ["players", "cards"], names=names, called=["players"])
    for entry, cards in zip(turns, FIRST_TURNS.values(), strict=False):
        entry.stated("cards", cards)
