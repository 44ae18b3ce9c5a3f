"""What the board offers to anybody: worked out once, then asked for every seat that is judged."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.bits import bit, lowest
from camarilla.games.heads_of_state.layout import NOBLES, PRESENT, SEATS, SECOND_SQUARES, SQUARES
from camarilla.games.heads_of_state.pieces import territory_of
from camarilla.games.heads_of_state.state import HeadsState

INFLUENCE: Final = 60
"""What influence is worth besides its marker, in hundredths of a point."""
_BOXES: Final = 32
_COUNTRIES: Final = 4
"""BOXES and COUNTRIES again: the compiler folds constants only within a module."""
_NO_BOXES: Final = vec[i64]([0] * _BOXES)
_NO_COUNTRIES: Final = vec[i64]([0] * _COUNTRIES)


class Outlook:
    """Boxes that are taken, markers that are left, and what a noble in each box would bring."""

    def __init__(self, state: HeadsState) -> None:
        self.state = state
        self.taken: i64 = 0
        """The boxes in which a noble stands."""
        self.square = _NO_COUNTRIES[:_COUNTRIES]
        """The points of each country's best square marker that is left."""
        self._brings = _NO_BOXES[:_BOXES]
        cells = state.cells
        ever: i64 = 0
        squares: i64 = 0
        seconds: i64 = 0
        for seat in range(cells[SEATS]):
            self.taken |= cells[NOBLES + seat]
            ever |= cells[PRESENT + seat]
            squares |= cells[SQUARES + seat]
            seconds |= cells[SECOND_SQUARES + seat]
        self._count_squares(squares, seconds)
        self._weigh_boxes(ever)

    def _count_squares(self, squares: i64, seconds: i64) -> None:
        printed = self.state.printed
        for country in range(_COUNTRIES):
            if not squares & bit(country):
                self.square[country] = printed.square[country]
            elif not seconds & bit(country):
                self.square[country] = printed.second_square[country]

    def _weigh_boxes(self, ever: i64) -> None:
        """Hexagon and influence, the same for everybody."""
        printed = self.state.printed
        hexagon, country_of, most = printed.hexagon, printed.country_of, printed.most
        taken, capitals, brings = self.taken, printed.capital_boxes, self._brings
        left = printed.boxes
        while left:
            box = lowest(left)
            left &= left - 1
            territory = territory_of(box)
            worth: i64 = 0
            if not ever & bit(territory):
                worth = 100 * hexagon[territory]
            step: i64 = 2
            if box & 1 and taken & bit(box - 1):
                step = 1
            if capitals & bit(box):
                step = 2 * step
            brings[box] = worth + step * (INFLUENCE + 15 * most[country_of[territory]])

    def box_worth(self, seat: i64, box: i64) -> i64:
        """What a noble in this box would bring besides his card: hexagon, influence, and a step to a square marker."""
        state = self.state
        territory = territory_of(box)
        worth = self._brings[box]
        if not state.cells[PRESENT + seat] & bit(territory):
            worth += 25 * self.square[state.printed.country_of[territory]]
        return worth

    def best_box(self, seat: i64, boxes: i64) -> i64:
        """What the best of these boxes would bring; nothing, if there are none."""
        state = self.state
        present = state.cells[PRESENT + seat]
        country_of, square, brings = state.printed.country_of, self.square, self._brings
        best: i64 = 0
        while boxes:
            box = lowest(boxes)
            boxes &= boxes - 1
            territory = territory_of(box)
            worth = brings[box]
            if not present & bit(territory):
                worth += 25 * square[country_of[territory]]
            if worth > best:
                best = worth
        return best
