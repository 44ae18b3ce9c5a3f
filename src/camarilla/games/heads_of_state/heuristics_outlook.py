"""What the board offers to anybody: worked out once, then asked for every seat that is judged."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from camarilla.core.bits import bit
from camarilla.games.heads_of_state.layout import NOBLES, NONE, PRESENT, SEATS, SECOND_SQUARES, SQUARES
from camarilla.games.heads_of_state.pieces import territory_of
from camarilla.games.heads_of_state.rules.markers import next_large
from camarilla.games.heads_of_state.state import HeadsState

INFLUENCE: Final = 60
"""What influence is worth besides its marker, in hundredths of a point."""
_BOXES: Final[i64] = 32
_COUNTRIES: Final[i64] = 4
_RANKS: Final[i64] = 7
_PLAYERS: Final[i64] = 5
"""BOXES and so forth again: the compiler folds constants only within a module."""
_NO_BOXES: Final = vec[i64]([0] * _BOXES)
_NO_COUNTRIES: Final = vec[i64]([0] * _COUNTRIES)
_NO_RANKS: Final = vec[i64]([0] * (2 * _PLAYERS * _RANKS))


@mypyc_attr(free_list_len=1)
class Outlook:
    """Boxes that are taken, markers that are left, and what a noble in each box would bring."""

    def __init__(self, state: HeadsState) -> None:
        self.state = state
        self.taken: i64 = 0
        """The boxes in which a noble stands."""
        self.square = _NO_COUNTRIES[:_COUNTRIES]
        """The points of each country's best square marker that is left."""
        self.large: i64 = 0
        """The points of the best large round marker that is left."""
        marker = next_large(state)
        if marker != NONE:
            self.large = state.printed.large[marker]
        self._brings = _NO_BOXES[:_BOXES]
        self._best = _NO_RANKS[: 2 * _PLAYERS * _RANKS]
        """The best empty box of each rank for each seat; behind them all the best that another player holds."""
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
        """Hexagon and influence, the same for everybody; and which box is the best of its rank."""
        printed = self.state.printed
        hexagon, country_of, most = printed.hexagon, printed.country_of, printed.most
        taken, capitals, brings = self.taken, printed.capital_boxes, self._brings
        for box in range(_BOXES):
            if not printed.boxes >> box & 1:
                continue
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
            self._compare(box, printed.rank_of[box])

    def _compare(self, box: i64, rank: i64) -> None:
        """Note the box where it is the best of its rank so far; nobody thinks of boxes that he holds himself."""
        cells = self.state.cells
        best, brings = self._best, self._brings[box]
        square = 25 * self.square[self.state.printed.country_of[territory_of(box)]]
        first = rank
        if self.taken & bit(box):
            first += _PLAYERS * _RANKS
        for seat in range(cells[SEATS]):
            if not cells[NOBLES + seat] & bit(box):
                worth = brings
                if not cells[PRESENT + seat] & bit(territory_of(box)):
                    worth += square
                if worth > best[first + seat * _RANKS]:
                    best[first + seat * _RANKS] = worth

    def box_worth(self, seat: i64, box: i64) -> i64:
        """What a noble in this box would bring besides his card: hexagon, influence, and a step to a square marker."""
        state = self.state
        territory = territory_of(box)
        worth = self._brings[box]
        if not state.cells[PRESENT + seat] & bit(territory):
            worth += 25 * self.square[state.printed.country_of[territory]]
        return worth

    def best_empty(self, seat: i64, rank: i64) -> i64:
        """What the best empty box for a rank would bring; nothing, if there is none."""
        return self._best[seat * _RANKS + rank]

    def best_held(self, seat: i64, rank: i64) -> i64:
        """What the best box for a rank would bring that another player holds; nothing, if there is none."""
        return self._best[(_PLAYERS + seat) * _RANKS + rank]
