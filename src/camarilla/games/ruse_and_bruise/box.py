"""The box of Ruse & Bruise as flat tables, checked against all that the rulebook states."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.box import Box, BoxFile, BoxEntry, quoted
from camarilla.games.ruse_and_bruise.pieces import (
    ALCHEMIST, BEGGAR, CAP, CARD_NAMES, DOPPELGANGER, DRAGON, EXPLORER, GIANT, GOAL_NAMES, GOALS,
    GOALS_OF_A_KIND, HERMIT, JULIET, KIND_NAMES, KING, MINSTREL, PRINCE, QUEEN, ROMEO, SQUIRE, STORM, TRAITOR, WITCH,
    WIZARD, influence_text,
)  # fmt: skip

POINTS_OF_A_KIND: Final = [1, 2, 3, 3, 4, 5]

_SPECIALISTS: Final = range(ALCHEMIST, MINSTREL + 1)
_STATED: Final = {KING: 20, QUEEN: 16, JULIET: 14, CAP: 0, ROMEO: 5, **dict.fromkeys(_SPECIALISTS, 8)}
_STATED_AT_HOME: Final = {ROMEO: 15, **dict.fromkeys(_SPECIALISTS, 12)}
_TEN_OR_MORE: Final = [EXPLORER, TRAITOR, PRINCE, HERMIT, DRAGON]
"""On the rulebook's list of what the wizard removes."""
_NINE_OR_LESS: Final = [STORM, SQUIRE, GIANT, BEGGAR, WITCH]
"""On its list of what the witch removes, and the witch, whom her own rule must except."""


class RuseBox(Box):
    """`value` and `at_home` are doubled influence by card; `points` and `kind` are by goal.

    `best` and `sum` are the points of the best one and of all by the set of goals of one kind.
    """

    def __init__(self, source: str) -> None:
        super().__init__(source)
        file = BoxFile(source)
        cards = file.entries("card", ["name"], optional=["value", "at_home"], names=CARD_NAMES)
        value = [_influence(entry, card, "value") for card, entry in enumerate(cards)]
        at_home = [_influence(entry, card, "at_home") for card, entry in enumerate(cards)]
        for entry in file.entries("goals", ["kind", "points"], names=KIND_NAMES, called=["kind"]):
            entry.stated("points", POINTS_OF_A_KIND)
        file.close()
        self.value = vec[i64](value)
        self.at_home = vec[i64](at_home)
        self.points = vec[i64]([POINTS_OF_A_KIND[goal % GOALS_OF_A_KIND] for goal in range(GOALS)])
        self.best = vec[i64]([max(points, default=0) for points in _sets_of_a_kind()])
        self.sum = vec[i64]([sum(points) for points in _sets_of_a_kind()])
        self.kind = vec[i64]([goal // GOALS_OF_A_KIND for goal in range(GOALS)])

    def components(self, seats: int) -> dict[str, int]:
        """Every goal once, and every character once for each seat."""
        found = {f"goal {name}": 1 for name in GOAL_NAMES}
        for seat in range(seats):
            for name in CARD_NAMES:
                found[f"seat {seat} {name}"] = 1
        return found


def _sets_of_a_kind() -> list[list[int]]:
    """The points of all goals in a set, for every set of goals of one kind."""
    sets = range(1 << GOALS_OF_A_KIND)
    return [[points for place, points in enumerate(POINTS_OF_A_KIND) if goals >> place & 1] for goals in sets]


def read_box(text: str) -> RuseBox:
    """The box of a `box.toml`."""
    return RuseBox(text)


def _influence(entry: BoxEntry, card: int, key: str) -> int:
    """The influence of a card, doubled; `at_home` is what specialists and Romeo can rise to."""
    written = entry.get(key)
    if (key == "at_home" and card not in _STATED_AT_HOME) or (key == "value" and card == DOPPELGANGER):
        if written is not None:
            entry.wrong(key, "box-has-none", name=CARD_NAMES[card], what=key)
        return 0
    if written is None:
        entry.missing(key)
        return 0
    if not isinstance(written, int | float) or written is True or not 0 <= written <= 20 or written * 2 % 1:
        entry.wrong(key, "box-halves", name=key, given=quoted(written))
        return 0
    doubled = int(written * 2)
    _check_stated(entry, card, key, doubled)
    return doubled


def _check_stated(entry: BoxEntry, card: int, key: str, doubled: int) -> None:
    """Note what the rulebook rules out."""
    name, given = CARD_NAMES[card], influence_text(doubled)
    stated = (_STATED if key == "value" else _STATED_AT_HOME).get(card)
    if stated is not None and doubled != 2 * stated:
        entry.wrong(key, "box-stated", name=name, what=key, wanted=stated, given=given)
    if card in _TEN_OR_MORE and doubled < 20:
        entry.wrong(key, "box-wizard-removes", name=name, given=given)
    if card in _NINE_OR_LESS and doubled > 18:
        entry.wrong(key, "box-nine-or-less", name=name, given=given)
    if card == WIZARD and doubled >= 20:
        entry.wrong(key, "box-wizard-spares", given=given)
