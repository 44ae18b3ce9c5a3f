"""Learned judgement: each seat's chance to win, from a game's features and from weights that many games taught."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.fields import SEATS
from camarilla.core.position import Position

MOST_SEATS: Final = 8


class LearnedLeaf:
    """Weighs the features of every seat; the seats' sums say how likely each of them wins (a softmax).

    There is a row of weights for each chapter of the game; the last one also serves all later chapters.
    """

    def __init__(self, size: int, weights: dict[int, list[list[float]]]) -> None:
        self.size: i64 = size
        self.chapters: i64 = max([len(rows) for rows in weights.values()])
        self.row = vec[i64]([0] * (MOST_SEATS * size))
        self.weights = vec[float](self._laid_out(weights))

    def _laid_out(self, weights: dict[int, list[list[float]]]) -> list[float]:
        """The weights in one row, for any number of seats: those learned with the nearest number of them."""
        found = list[float]()
        for seats in range(MOST_SEATS + 1):
            nearest = min(weights, key=lambda learned: (abs(learned - seats), learned))
            rows = weights[nearest]
            for chapter in range(self.chapters):
                found += rows[min(chapter, len(rows) - 1)]
        return found

    def look(self, position: Position, chances: vec[float]) -> None:
        """Write every seat's chance to win into `chances`."""
        position.features(self.row)
        seats = position.cells[SEATS]
        chapter = position.chapter()
        if chapter >= self.chapters:
            chapter = self.chapters - 1
        first = (seats * self.chapters + chapter) * self.size
        best = 0.0
        for seat in range(seats):
            promise = self._promise(seat, first)
            chances[seat] = promise
            if seat == 0 or promise > best:
                best = promise
        total = 0.0
        for seat in range(seats):
            chances[seat] = math.exp(chances[seat] - best)
            total += chances[seat]
        for seat in range(seats):
            chances[seat] = chances[seat] / total

    def _promise(self, seat: i64, first: i64) -> float:
        promise = 0.0
        at = seat * self.size
        for place in range(self.size):
            promise += self.weights[first + place] * float(self.row[at + place])
        return promise
