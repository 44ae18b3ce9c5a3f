"""The state that the rules work on: the cells by name, and the box."""

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.actions import Verbs
from camarilla.core.chance import Chance
from camarilla.core.fields import Layout
from camarilla.core.position import Position
from camarilla.games.heads_of_state.actions import VERBS
from camarilla.games.heads_of_state.box import HeadsBox
from camarilla.games.heads_of_state.layout import LAYOUT


class HeadsState(Position):
    """A position with its box at hand."""

    def __init__(self, box: HeadsBox, cells: vec[i64], chance: Chance) -> None:
        super().__init__(box, cells, chance)
        self.printed = box

    def layout(self) -> Layout:
        return LAYOUT

    def verbs(self) -> Verbs:
        return VERBS
