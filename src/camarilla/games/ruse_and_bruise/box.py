"""The box of Ruse & Bruise as flat tables, checked against all that the rulebook states."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.box import Box, BoxFile
from camarilla.games.ruse_and_bruise.pieces import (
    ALCHEMIST, BEGGAR, CAP, CARD_NAMES, CARDS, DOPPELGANGER, DRAGON, EXPLORER, GIANT, GOAL_NAMES, GOALS,
    GOALS_OF_A_KIND, HERMIT, JULIET, KIND_NAMES, KING, MINSTREL, PRINCE, QUEEN, ROMEO, SQUIRE, STORM, TRAITOR, WITCH,
    WIZARD, influence_text,
)  # fmt: skip

POINTS_OF_A_KIND: Final = [1, 2, 3, 3, 4, 5]
MARKS: Final = ["printed", "inferred", "reconstructed"]

_SPECIALISTS: Final = range(ALCHEMIST, MINSTREL + 1)
_STATED: Final = {KING: 20, QUEEN: 16, JULIET: 14, CAP: 0, ROMEO: 5, **dict.fromkeys(_SPECIALISTS, 8)}
_STATED_AT_HOME: Final = {ROMEO: 15, **dict.fromkeys(_SPECIALISTS, 12)}
_TEN_OR_MORE: Final = [EXPLORER, TRAITOR, PRINCE, HERMIT, DRAGON]
"""On the rulebook's list of what the wizard removes."""
_NINE_OR_LESS: Final = [STORM, SQUIRE, GIANT, BEGGAR, WITCH]
"""On its list of what the witch removes, and the witch, whom her own rule must except."""


class RuseBox(Box):
    """`value` and `at_home` are doubled influence by card; `points` and `kind` are by goal."""

    def __init__(self, source: str) -> None:
        super().__init__(source)
        file = BoxFile(source)
        names = [row.get("name") for row in file.rows("card")]
        file.demand(names == CARD_NAMES, f"the [[card]] entries must be, in this order: {', '.join(CARD_NAMES)}")
        kinds = [row.get("kind") for row in file.rows("goals")]
        file.demand(kinds == KIND_NAMES, f"the [[goals]] entries must be, in this order: {', '.join(KIND_NAMES)}")
        for table in ("card", "goals"):
            _check_marks(file, table)
        self.value = vec[i64]([_influence(file, card, "value") for card in range(CARDS)])
        self.at_home = vec[i64]([_influence(file, card, "at_home") for card in range(CARDS)])
        self.points = vec[i64]([_points(file, goal) for goal in range(GOALS)])
        self.kind = vec[i64]([goal // GOALS_OF_A_KIND for goal in range(GOALS)])

    def components(self, seats: int) -> dict[str, int]:
        """Every goal once, and every character once for each seat."""
        found = {f"goal {name}": 1 for name in GOAL_NAMES}
        for seat in range(seats):
            for name in CARD_NAMES:
                found[f"seat {seat} {name}"] = 1
        return found


def read_box(text: str) -> RuseBox:
    """The box of a `box.toml`."""
    return RuseBox(text)


def _influence(file: BoxFile, card: int, key: str) -> int:
    """The influence of a card, doubled; `at_home` is what specialists and Romeo can rise to."""
    written = file.rows("card")[card].get(key)
    if (key == "at_home" and card not in _STATED_AT_HOME) or (key == "value" and card == DOPPELGANGER):
        if written is not None:
            raise file.wrong("card", card, key, f"{CARD_NAMES[card]} has no {key}")
        return 0
    if not isinstance(written, int | float) or written is True or not 0 <= written <= 20 or written * 2 % 1:
        raise file.wrong("card", card, key, f"{key} must be 0 to 20 in halves, not {written!r}")
    doubled = int(written * 2)
    _check_stated(file, card, key, doubled)
    return doubled


def _check_stated(file: BoxFile, card: int, key: str, doubled: int) -> None:
    """Refuse what the rulebook rules out."""
    name = CARD_NAMES[card]
    given = influence_text(doubled)
    stated = (_STATED if key == "value" else _STATED_AT_HOME).get(card)
    if stated is not None and doubled != 2 * stated:
        raise file.wrong("card", card, key, f"the rulebook gives {name} the {key} {stated}, not {given}")
    if card in _TEN_OR_MORE and doubled < 20:
        raise file.wrong("card", card, key, f"by the rulebook the wizard removes {name}: at least 10, not {given}")
    if card in _NINE_OR_LESS and doubled > 18:
        raise file.wrong("card", card, key, f"by the rulebook {name} is worth at most 9, not {given}")
    if card == WIZARD and doubled >= 20:
        raise file.wrong("card", card, key, f"by the rulebook the wizard spares himself: below 10, not {given}")


def _points(file: BoxFile, goal: int) -> int:
    kind, place = divmod(goal, GOALS_OF_A_KIND)
    points = file.rows("goals")[kind].get("points")
    if points != POINTS_OF_A_KIND:
        raise file.wrong("goals", kind, "points", f"every kind has the points {POINTS_OF_A_KIND}, not {points!r}")
    return POINTS_OF_A_KIND[place]


def _check_marks(file: BoxFile, table: str) -> None:
    """Every entry says how sure it is, and why."""
    for index, row in enumerate(file.rows(table)):
        if row.get("mark") not in MARKS:
            raise file.wrong(table, index, "mark", f"mark must be one of {', '.join(MARKS)}, not {row.get('mark')!r}")
        if not isinstance(row.get("source"), str):
            raise file.wrong(table, index, "source", "source must say where the entry comes from")
