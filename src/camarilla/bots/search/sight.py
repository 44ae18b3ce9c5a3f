"""What is seen at the end of a look ahead: each seat's chance to win."""

import math

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.bots.search.leaf import MOST_SEATS, LearnedLeaf
from camarilla.core.fields import SEATS
from camarilla.core.position import Position


class Sight:
    """Judges positions; keeps the room that it needs for it."""

    def __init__(self, temperature: float, leaf: LearnedLeaf | None = None) -> None:
        self.temperature = temperature
        self.leaf = leaf
        self.prospects = vec[i64]([0] * MOST_SEATS)
        self.chances = vec[float]([0.0] * MOST_SEATS)

    def look(self, position: Position) -> None:
        """Write every seat's chance to win into `chances`: certain once the game is over, else by the prospects."""
        if not position.acting():
            self._ended(position)
            return
        if self.leaf is not None:
            self.leaf.look(position, self.chances)
            return
        position.judge(self.prospects)
        seats = position.cells[SEATS]
        best = self.prospects[0]
        for seat in range(seats):
            if self.prospects[seat] > best:
                best = self.prospects[seat]
        total = 0.0
        for seat in range(seats):
            chance = math.exp(float(self.prospects[seat] - best) / self.temperature)
            self.chances[seat] = chance
            total += chance
        for seat in range(seats):
            self.chances[seat] = self.chances[seat] / total

    def lead(self, position: Position, seat: i64) -> i64:
        """By how much a seat's prospects exceed the others', in hundredths of a point."""
        position.judge(self.prospects)
        seats = position.cells[SEATS]
        others: i64 = 0
        for other in range(seats):
            if other != seat:
                others += self.prospects[other]
        return self.prospects[seat] - others // (seats - 1)

    def _ended(self, position: Position) -> None:
        places = position.ranking()
        share = 1.0 / places.count(1)
        for seat in range(len(places)):
            self.chances[seat] = share if places[seat] == 1 else 0.0
