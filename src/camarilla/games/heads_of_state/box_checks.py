"""What a box file must agree with: everything that the rules and the reviews state about the components."""

from typing import Any, Final

from camarilla.core.box import BoxFile
from camarilla.games.heads_of_state.pieces import (
    ATTRIBUTE_NAMES, COUNTRY_NAMES, RANK_NAMES, TERRITORY_NAMES, TREACHERY_NAMES,
)  # fmt: skip

MARKS: Final = ["printed", "inferred", "reconstructed"]
MOST_OF_A_KIND: Final = 31
"""What a guarded count can hold (core/counts.py)."""
COUNTRY_OF_TERRITORY: Final = [0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]
CAPITALS: Final = [0, 3, 8, 12]
"""The first territory of each country."""
TABLES: Final = ["rank", "attribute", "treachery", "country", "territory", "large", "first_turn"]
LADDER: Final = [1, 2, 3, 4, 5, 6, 8]
STATED_COSTS: Final = {"baron": ["gold"], "earl": ["title", "troops", "castle"], "king": ATTRIBUTE_NAMES[:8]}
TILES: Final = [6, 6, 4, 4, 4, 4, 4]
POINTS: Final = [4, 6, 8, 10, 12, 14, 16]
SMALL: Final = [[8, 3], [10, 2], [7, 4], [6, 5]]
FIRST_TURNS: Final = {2: [2, 3], 3: [1, 2, 3], 4: [1, 1, 2, 3], 5: [1, 1, 2, 2, 3]}
ALL_ATTRIBUTES: Final = 100
ALL_TREACHERY: Final = 29
DOUBLES: Final = 6
SEASON: Final = 16
"""Ten cards of the revolution pile and six open ones: the least that a century needs."""


def check_marks(file: BoxFile) -> None:
    """Every row says how sure it is and where it comes from."""
    for table in TABLES:
        for index, row in enumerate(file.rows(table)):
            if row.get("mark") not in MARKS:
                raise file.wrong(table, index, "mark", f"mark must be one of {', '.join(MARKS)}")
            if not isinstance(row.get("source"), str) or not row["source"].strip():
                raise file.wrong(table, index, "source", "source must say where the row comes from")
            for certainty in ("inferred", "reconstructed"):
                for key in row.get(certainty, []):
                    if key not in row:
                        raise file.wrong(table, index, certainty, f"{certainty} names {key!r}, which the row lacks")


def check_ranks(file: BoxFile) -> None:
    """The ladder of prices, and what the rules state of tiles, cards and points."""
    _names(file, "rank", RANK_NAMES)
    for index, row in enumerate(file.rows("rank")):
        _check_cost(file, index, row)
        name = RANK_NAMES[index]
        courtesan = name not in ("baron", "king")
        _stated(file, "rank", index, "courtesan", courtesan)
        _stated(file, "rank", index, "tiles", TILES[index])
        _stated(file, "rank", index, "cards", 10)
        _stated(file, "rank", index, "points", POINTS[index])


def _check_cost(file: BoxFile, index: int, row: dict[str, Any]) -> None:
    cost = row.get("cost")
    known = ATTRIBUTE_NAMES[:8]
    if not isinstance(cost, list) or any(name not in known for name in cost) or len(set(cost)) != len(cost):
        raise file.wrong("rank", index, "cost", f"cost must be different ones of {', '.join(known)}")
    name = RANK_NAMES[index]
    if len(cost) != LADDER[index]:
        raise file.wrong("rank", index, "cost", f"a {name} costs {LADDER[index]} cards, not {len(cost)}")
    stated = STATED_COSTS.get(name)
    if stated is not None and sorted(cost) != sorted(stated):
        raise file.wrong("rank", index, "cost", f"a {name} costs {', '.join(stated)}")


def check_attributes(file: BoxFile) -> None:
    """One hundred cards of nine kinds, not equally many, some of them marked 3, 4 and 5."""
    _names(file, "attribute", ATTRIBUTE_NAMES)
    totals = []
    marked = {"unmarked": 0, "three": 0, "four": 0, "five": 0}
    for index in range(len(ATTRIBUTE_NAMES)):
        copies = {mark: file.integer("attribute", index, mark, 0, MOST_OF_A_KIND) for mark in marked}
        for mark, number in copies.items():
            marked[mark] += number
        totals.append(sum(copies.values()))
        if not 1 <= totals[-1] <= MOST_OF_A_KIND:
            raise file.wrong(
                "attribute", index, "", f"there are 1 to {MOST_OF_A_KIND} cards of a kind, not {totals[-1]}"
            )
    file.demand(sum(totals) == ALL_ATTRIBUTES, f"there are 100 attribute cards, not {sum(totals)}")
    file.demand(len(set(totals)) > 1, "the nine kinds of attribute cards are not equally frequent")
    for mark in ("three", "four", "five"):
        file.demand(marked[mark] > 0, f"some attribute cards carry the mark {mark}")
    deck = marked["unmarked"]
    for seats, mark in ((2, ""), (3, "three"), (4, "four"), (5, "five")):
        deck += marked.get(mark, 0)
        least = SEASON + 10 * seats
        file.demand(deck >= least, f"{seats} players need at least {least} attribute cards, not {deck}")


def check_treachery(file: BoxFile) -> None:
    """Twenty-nine cards, six of them double, one of those for Britain and Germany."""
    _names(file, "treachery", TREACHERY_NAMES)
    copies = [file.integer("treachery", index, "copies", 0, ALL_TREACHERY) for index in range(len(TREACHERY_NAMES))]
    for index in (0, 1, 2, 3, 4, TREACHERY_NAMES.index("axeman-gallows")):
        if not copies[index]:
            raise file.wrong("treachery", index, "copies", f"there is at least one {TREACHERY_NAMES[index]}")
    file.demand(sum(copies) == ALL_TREACHERY, f"there are 29 treachery cards, not {sum(copies)}")
    file.demand(sum(copies[5:]) == DOUBLES, f"there are six double treachery cards, not {sum(copies[5:])}")


def check_board(file: BoxFile) -> None:
    """Sixteen territories, 3, 5, 4 and 4 a country, and the boxes that the rules speak of."""
    _names(file, "territory", TERRITORY_NAMES)
    for index, row in enumerate(file.rows("territory")):
        _stated(file, "territory", index, "country", COUNTRY_NAMES[COUNTRY_OF_TERRITORY[index]])
        _stated(file, "territory", index, "capital", index in CAPITALS)
        file.integer("territory", index, "hexagon", 1, 30)
        _check_boxes(file, index, row)
    _check_hexagons(file)
    _check_stated_boxes(file)


def _check_boxes(file: BoxFile, index: int, row: dict[str, Any]) -> None:
    for key in ("upper", "lower"):
        if (key == "upper" or key in row) and row.get(key) not in RANK_NAMES:
            raise file.wrong("territory", index, key, f"{key} must be one of {', '.join(RANK_NAMES)}")
    if "lower" in row and RANK_NAMES.index(row["lower"]) >= RANK_NAMES.index(row["upper"]):
        raise file.wrong("territory", index, "lower", "the upper box is for the higher rank")
    if index in CAPITALS and (row["upper"] != "king" or row.get("lower", "prince") != "prince"):
        raise file.wrong("territory", index, "upper", "a capital holds a king, or a king and a prince")


def _check_hexagons(file: BoxFile) -> None:
    seen: dict[tuple[int, int], str] = {}
    for index, row in enumerate(file.rows("territory")):
        place = (COUNTRY_OF_TERRITORY[index], row["hexagon"])
        if place in seen:
            reason = f"{row['hexagon']} stands in {seen[place]} already; the numbers of a country differ"
            raise file.wrong("territory", index, "hexagon", reason)
        seen[place] = row["name"]


def _check_stated_boxes(file: BoxFile) -> None:
    rows = file.rows("territory")
    boxes = [[row[key] for key in ("upper", "lower") if key in row] for row in rows]
    ranks: list[set[str]] = [set(), set(), set(), set()]
    for index, held in enumerate(boxes):
        ranks[COUNTRY_OF_TERRITORY[index]].update(held)
    for index, number in ((0, 1), (1, 2), (2, 2), (3, 2)):
        if len(boxes[index]) != number:
            raise file.wrong(
                "territory", index, "", f"{TERRITORY_NAMES[index]} has {number} box(es), not {len(boxes[index])}"
            )
    file.demand(ranks[1] == set(RANK_NAMES), "France has boxes for all seven ranks")
    needed = {"baron", "earl", "marquis", "duke", "prince"}
    file.demand(needed <= ranks[3], "Germany has boxes for baron, earl, marquis, duke and prince")
    file.demand(any("marquis" in held for held in boxes[13:16]), "a German province has a box for a marquis")
    sevens = [row for row in rows if row["hexagon"] == 7]
    file.demand(
        any(row["capital"] and row.get("lower") == "prince" for row in sevens),
        "a capital with boxes for king and prince is worth 7",
    )
    file.demand(["earl", "count"] in boxes, "a province has boxes for exactly a count and an earl")
    file.demand(["duke", "earl"] in boxes, "a territory has a duke's box above an earl's")


def check_countries(file: BoxFile) -> None:
    """Two square markers, the first one higher, and the stated small round markers."""
    _names(file, "country", COUNTRY_NAMES)
    for index, row in enumerate(file.rows("country")):
        squares = row.get("squares")
        fits = isinstance(squares, list) and len(squares) == 2 and all(type(points) is int for points in squares)
        if not fits or not 40 >= row["squares"][0] > row["squares"][1] >= 1:
            raise file.wrong("country", index, "squares", "squares must be two numbers up to 40, the first one higher")
        _stated(file, "country", index, "small", SMALL[index])


def check_large(file: BoxFile) -> None:
    """The three large round markers."""
    file.demand(len(file.rows("large")) == 1, "there is one [[large]] entry")
    _stated(file, "large", 0, "points", [16, 12, 8])


def check_first_turns(file: BoxFile) -> None:
    """How many cards are taken in the first turns."""
    rows = file.rows("first_turn")
    file.demand(
        [row.get("players") for row in rows] == [2, 3, 4, 5], "the [[first_turn]] entries are for 2 to 5 players"
    )
    for index, row in enumerate(rows):
        _stated(file, "first_turn", index, "cards", FIRST_TURNS[row["players"]])


def _names(file: BoxFile, table: str, names: list[str]) -> None:
    found = [row.get("name") for row in file.rows(table)]
    for index, name in enumerate(found):
        if index < len(names) and name != names[index]:
            raise file.wrong(
                table, index, "name", f"entry {index + 1} of [[{table}]] must be {names[index]}, not {name!r}"
            )
    file.demand(found == names, f"the [[{table}]] entries must be, in this order: {', '.join(names)}")


def _stated(file: BoxFile, table: str, index: int, key: str, stated: object) -> None:
    written = file.rows(table)[index].get(key)
    if written != stated or isinstance(written, bool) != isinstance(stated, bool):
        raise file.wrong(table, index, key, f"{key} is {stated!r} by the rules, not {written!r}")
