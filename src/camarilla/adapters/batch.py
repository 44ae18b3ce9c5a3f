"""Many games at once in NumPy arrays: one compiled call steps them all."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from camarilla.adapters.environment import RANDOM, Environment
from camarilla.adapters.kernel import Kernel
from camarilla.core.box import Box
from camarilla.core.chance import FastChance
from camarilla.core.clauses import Malformed
from camarilla.core.game import Game
from camarilla.core.position import Position

SPREAD = 1 << 32
"""Rows that are seeded together lie so far apart that their seeds never meet."""


class Batch:
    """So many games of one kind, each in a row of arrays that every step fills anew, in place.

    | array | shape | what it says |
    |---|---|---|
    | `acting` | `(rows,)` | the seat that has to decide; -1 where the game is over |
    | `mask` | `(rows, actions)` | 1 for each action that is open to that seat |
    | `observation` | `(rows, width)` | what that seat knows; at the end, what the seat knows that decided last |
    | `rewards` | `(rows, seats)` | zeros until the game is over, then what each seat gets |
    | `ended` | `(rows,)` | 1 where the last step ended the game |

    They can be read only, and a step overwrites them: copy what is to be kept. A row whose game is over ignores the
    next action and is dealt anew by that step. With `seat`, that seat alone decides from outside: the others are played
    by the bot `opponents` between two decisions of its own. Without `observe` no observations are written.

    A row depends on its own seed and its own decisions alone: not on the others, nor on how many there are. Only a bot
    that thinks is the same for all rows, and so is its luck.
    """

    def __init__(
        self, game: Game | str, rows: int, *, seats: int | None = None, box: Box | str | None = None, seed: int = 0,
        reward: str = "place", seat: int | None = None, opponents: str = RANDOM, observe: bool = True, **options: Any,
    ) -> None:  # fmt: skip
        if not isinstance(rows, int) or rows < 1:
            raise Malformed("batch-empty", given=repr(rows))
        self.environment = Environment(game, seats, box, reward, options)
        if seat is not None and not 0 <= seat < self.environment.seats:
            raise Malformed("unknown-seat", given=seat, last=self.environment.seats - 1)
        self._seat, self._opponents = seat, opponents
        ours = (1 << self.environment.seats) - 1 if seat is None else 1 << seat
        lens, seats = self.environment.lens(rows, observe), self.environment.seats
        self.kernel = Kernel(self.environment.start, lens, rows, seats, ours, self.environment.by_place)
        self.rows = rows
        self.acting: NDArray[np.int64] = _over(self.kernel.acting)
        self.mask: NDArray[np.int8] = _over(lens.mask, rows).view(np.int8)
        self.observation: NDArray[np.int16] = _over(lens.numbers, rows)
        self.rewards: NDArray[np.float64] = _over(self.kernel.rewards, rows)
        self.ended: NDArray[np.bool_] = _over(self.kernel.ended).view(np.bool_)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all rows anew. The same seed gives the same games."""
        if self._seat is not None:
            self.kernel.choose = self.environment.chooser(self._opponents, seed)
        for row in range(self.rows):
            self.kernel.reset(row, FastChance(seed + row * SPREAD))

    def step(self, actions: NDArray[Any]) -> None:
        """Take one decision in every row, or refuse them all if one is not open."""
        self.kernel.step(_whole(actions).tobytes())

    def position(self, row: int) -> Position:
        """The whole position of a row, with all that is hidden in it: for tests and pictures, not for players."""
        return self.kernel.positions[row]


def _whole(actions: NDArray[Any]) -> NDArray[np.int64]:
    """Actions as the kernel takes them; refuses what would have to be rounded."""
    try:
        given = np.asarray(actions)
    except ValueError:  # a ragged list
        given = np.asarray(None)
    if given.dtype.kind not in "iu":
        raise Malformed("batch-no-actions", given=repr(actions)[:80])
    return np.ascontiguousarray(given, "<i8")


def _over(buffer: Any, rows: int = 0) -> Any:
    """An array over a buffer of the kernel: it shows what the kernel writes."""
    flat = np.asarray(buffer)
    return flat.reshape(rows, -1) if rows else flat
