"""The state that the rules work on: the cells by name, and the box."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.actions import Verbs
from camarilla.core.chance import Chance
from camarilla.core.fields import Layout
from camarilla.core.position import Position
from camarilla.games.principe.actions import VERBS
from camarilla.games.principe.box import PrincipeBox, table_of
from camarilla.games.principe.layout import EDITION, LAYOUT, SEATS


class PrincipeState(Position):
    """A position with its box at hand."""

    def __init__(self, box: PrincipeBox, cells: vec[i64], chance: Chance) -> None:
        super().__init__(box, cells, chance)
        self.printed = box

    def layout(self) -> Layout:
        return LAYOUT

    def verbs(self) -> Verbs:
        return VERBS

    def table(self) -> i64:
        """Where the box tells what this edition asks for with this many players."""
        return table_of(self.cells[EDITION], self.cells[SEATS])
