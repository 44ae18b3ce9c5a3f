"""The box of Ruse & Bruise as flat tables."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.box import Box, BoxFile
from camarilla.games.ruse_and_bruise.cards import (
    ALCHEMIST, CARD_NAMES, CARDS, DOPPELGANGER, GOAL_NAMES, GOALS, GOALS_OF_A_KIND, KIND_NAMES, MINSTREL, ROMEO,
)  # fmt: skip

POINTS_OF_A_KIND: Final = [1, 2, 3, 3, 4, 5]


class RuseBox(Box):
    """`value` and `at_home` are doubled influence by card; `points` and `kind` are by goal."""

    def __init__(self, source: str) -> None:
        super().__init__(source)
        file = BoxFile(source)
        rows = file.rows("card")
        names = [row.get("name") for row in rows]
        file.demand(names == CARD_NAMES, f"the [[card]] entries must be, in this order: {', '.join(CARD_NAMES)}")
        self.value = vec[i64]([self._doubled(file, card, "value") for card in range(CARDS)])
        self.at_home = vec[i64]([self._doubled(file, card, "at_home") for card in range(CARDS)])
        self.points = vec[i64]([self._points(file, goal) for goal in range(GOALS)])
        self.kind = vec[i64]([goal // GOALS_OF_A_KIND for goal in range(GOALS)])

    def components(self, seats: int) -> dict[str, int]:
        found = {f"goal {name}": 1 for name in GOAL_NAMES}
        for seat in range(seats):
            for name in CARD_NAMES:
                found[f"seat {seat} {name}"] = 1
        return found

    def _doubled(self, file: BoxFile, card: int, key: str) -> int:
        """The influence of a card, doubled; `at_home` is what specialists and Romeo can rise to."""
        rises = ALCHEMIST <= card <= MINSTREL or card == ROMEO
        written = file.rows("card")[card].get(key)
        if (key == "at_home" and not rises) or (key == "value" and card == DOPPELGANGER):
            if written is not None:
                raise file.wrong("card", card, key, f"{CARD_NAMES[card]} has no {key}")
            return 0
        if not isinstance(written, int | float) or not 0 <= written <= 20 or written * 2 % 1:
            raise file.wrong("card", card, key, f"{key} must be 0 to 20 in halves, not {written!r}")
        return int(written * 2)

    def _points(self, file: BoxFile, goal: int) -> int:
        rows = file.rows("goals")
        file.demand(
            [row.get("kind") for row in rows] == KIND_NAMES,
            f"the [[goals]] entries must be, in this order: {', '.join(KIND_NAMES)}",
        )
        kind, place = divmod(goal, GOALS_OF_A_KIND)
        points = rows[kind].get("points")
        if points != POINTS_OF_A_KIND:
            raise file.wrong("goals", kind, "points", f"every kind has the points {POINTS_OF_A_KIND}, not {points!r}")
        return POINTS_OF_A_KIND[place]


def read_box(text: str) -> RuseBox:
    """The box of a `box.toml`."""
    return RuseBox(text)
