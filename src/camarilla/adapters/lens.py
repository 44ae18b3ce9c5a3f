"""What a seat knows and what is open to it, written into buffers that stay where they are.

A NumPy array laid over a buffer shows what is written into it without a copy. Each game has a row in both buffers.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from camarilla.core.bits import lowest
from camarilla.core.position import Position
from camarilla.observing.observer import Observer
from camarilla.observing.slate import Slate

NOBODY: Final = -1
"""Who has to decide when a game is over."""


class Lens:
    """The two buffers, and who writes them; without an observer there are no numbers."""

    def __init__(self, observer: Observer | None, width: int, parts: int, actions: int, rows: int) -> None:
        self.actions: Final = actions
        self.mask: Final = vec[u8]([0] * (rows * actions))
        self._observer: Final = observer
        self._slate: Final = Slate(width, parts, rows)
        self.numbers: Final = self._slate.numbers
        self._options: Final = vec[i64]([0] * actions)
        self._open: Final = vec[i16]([0] * (rows * actions))
        """The actions that are open in each row, so that only these have to be taken back from the mask."""
        self._opened: Final = vec[i64]([0] * rows)

    def observe(self, row: i64, position: Position, seat: i64) -> None:
        """Write what a seat knows."""
        observer = self._observer
        if observer is not None:
            observer.look(position, seat, self._slate, row)

    def open(self, row: i64, position: Position, seat: i64) -> None:
        """Write a 1 for each action that is open to a seat that has to decide, instead of those before."""
        self.close(row)
        first = row * self.actions
        found = position.options(seat, self._options)
        for place in range(found):
            action = self._options[place]
            self._open[first + place] = i16(action)
            self.mask[first + action] = 1
        self._opened[row] = found

    def ask(self, row: i64, position: Position) -> i64:
        """Write what is open to the first seat that has to decide; says which seat that is, or NOBODY at the end."""
        acting = position.acting()
        if not acting:
            self.close(row)
            return NOBODY
        seat = lowest(acting)
        self.open(row, position, seat)
        return seat

    def close(self, row: i64) -> None:
        """Nothing is open any more."""
        first = row * self.actions
        for place in range(first, first + self._opened[row]):
            self.mask[first + i64(self._open[place])] = 0
        self._opened[row] = 0

    def is_open(self, row: i64, action: i64) -> bool:
        """Whether an action is open in a row."""
        return 0 <= action < self.actions and self.mask[row * self.actions + action] != 0
