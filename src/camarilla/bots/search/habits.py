"""What has worked in a search so far: for each seat and action the mean of what came of it, wherever it was played."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.bots.search.leaf import MOST_SEATS

LONGEST: Final = 256
"""So many decisions of one simulation are remembered."""


class Habits:
    """Notes the decisions of a simulation, and books its result for all of them."""

    def __init__(self, size: int) -> None:
        self.size: i64 = size
        self.tried = vec[i64]([0] * (MOST_SEATS * size))
        self.sums = vec[float]([0.0] * (MOST_SEATS * size))
        self.noted = vec[i64]([0] * LONGEST)
        self.count: i64 = 0

    def note(self, seat: i64, action: i64) -> None:
        """A decision was taken."""
        if self.count < LONGEST:
            self.noted[self.count] = seat * self.size + action
            self.count += 1

    def book(self, chances: vec[float]) -> None:
        """The simulation has ended like this."""
        for number in range(self.count):
            key = self.noted[number]
            self.tried[key] += 1
            self.sums[key] += chances[key // self.size]
        self.count = 0

    def best(self, seat: i64, room: vec[i64], found: i64) -> i64:
        """The action that has worked best; what has not been tried yet may work best of all."""
        best = room[0]
        most = -1.0
        for place in range(found):
            key = seat * self.size + room[place]
            mean = self.sums[key] / float(self.tried[key]) if self.tried[key] else 1.0
            if mean > most:
                most = mean
                best = room[place]
        return best
