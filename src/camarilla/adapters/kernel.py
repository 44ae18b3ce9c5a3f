"""Many games stepped by one call inside compiled code, into buffers that stay where they are.

Each game has a row in every buffer. Whose decision it is, what is open to that seat and what it knows are written
anew by each step; a NumPy array laid over a buffer shows them without a copy.
"""

from collections.abc import Callable
from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from camarilla.core.bits import bit, lowest
from camarilla.core.chance import Chance, FastChance
from camarilla.core.clauses import Malformed
from camarilla.core.position import Position
from camarilla.observing.observer import Observer
from camarilla.observing.sheet import Sheet

NOBODY: Final = -1
"""Who has to decide in a row whose game is over."""
_BYTES: Final = 8
"""Of one action among those that a step is given."""

Dealer = Callable[[Chance], Position]
Chooser = Callable[[Position, int], int]


class Kernel:
    """Rows of games. Seats in the set `ours` decide from outside; for all others `choose` does, or luck without one."""

    def __init__(
        self, deal: Dealer, observer: Observer | None, width: int, rows: int, ours: int, by_place: bool
    ) -> None:
        first = deal(FastChance(0))
        self.rows: Final = rows
        self.seats: Final = first.seats
        self.actions: Final = first.verbs().size
        self.width: Final = width
        self.acting: Final = vec[i64]([NOBODY] * rows)
        self.mask: Final = vec[u8]([0] * (rows * self.actions))
        self.numbers: Final = vec[i16]([0] * (rows * width))
        self.rewards: Final = vec[float]([0.0] * (rows * self.seats))
        self.ended: Final = vec[u8]([0] * rows)
        self.positions: Final = [first for _ in range(rows)]
        self.choose: Chooser | None = None
        self._dealer: Final = deal
        self._observer: Final = observer
        self._sheet: Final = Sheet(self.numbers)
        self._ours: Final[i64] = ours
        self._by_place: Final = by_place
        self._luck: Final[list[Chance]] = [FastChance(0) for _ in range(rows)]
        self._options: Final = vec[i64]([0] * self.actions)
        self._open: Final = vec[i16]([0] * (rows * self.actions))
        """The actions that are open in each row, so that only these have to be taken back from the mask."""
        self._opened: Final = vec[i64]([0] * rows)

    def reset(self, row: i64, seed: int) -> None:
        """Begin a row anew: its luck, and a game from it."""
        self._luck[row] = FastChance(seed)
        self._begin(row)
        self._settle(row)

    def step(self, actions: bytes) -> None:
        """Take one decision in every row, eight bytes each, little-endian; a row that is over is dealt anew instead.

        What is not open is refused before anything changes.
        """
        self._check(actions)
        for row in range(self.rows):
            seat = self.acting[row]
            if seat == NOBODY:
                self._begin(row)
            else:
                self.positions[row].apply(seat, read_i64_le(actions, row * _BYTES))
            self._settle(row)

    def _check(self, actions: bytes) -> None:
        if len(actions) != self.rows * _BYTES:
            raise Malformed("batch-rows", given=len(actions) // _BYTES, wanted=self.rows)
        for row in range(self.rows):
            if self.acting[row] != NOBODY:
                action = read_i64_le(actions, row * _BYTES)
                if not 0 <= action < self.actions or not self.mask[row * self.actions + action]:
                    self.positions[row].may(self.acting[row], action)

    def _begin(self, row: i64) -> None:
        self.positions[row] = self._dealer(self._luck[row])
        self.ended[row] = 0
        for seat in range(self.seats):
            self.rewards[row * self.seats + seat] = 0.0

    def _settle(self, row: i64) -> None:
        """Let the others decide, then write down the row as it stands."""
        position = self.positions[row]
        acting = position.acting()
        while acting and not self._ours & bit(lowest(acting)):
            seat = lowest(acting)
            position.apply(seat, self._answer(row, position, seat))
            acting = position.acting()
        self._take_back_mask(row)
        if acting:
            seat = lowest(acting)
            self.acting[row] = seat
            self._open_mask(row, position, seat)
        else:
            seat = self._last_viewer(row)
            self.acting[row] = NOBODY
            self._pay(row, position)
        observer = self._observer
        if observer is not None:
            self._sheet.begin(row * self.width, seat, self.seats)
            observer.write(position, seat, self._sheet)

    def _answer(self, row: i64, position: Position, seat: i64) -> i64:
        choose = self.choose
        if choose is not None:
            return choose(position, int(seat))
        return self._options[self._luck[row].below(position.options(seat, self._options))]

    def _last_viewer(self, row: i64) -> i64:
        """Whose knowledge is shown when a game is over: that of who decided last from outside."""
        seat = self.acting[row]
        if seat == NOBODY:
            return lowest(self._ours)
        return seat

    def _take_back_mask(self, row: i64) -> None:
        first = row * self.actions
        for place in range(first, first + self._opened[row]):
            self.mask[first + i64(self._open[place])] = 0
        self._opened[row] = 0

    def _open_mask(self, row: i64, position: Position, seat: i64) -> None:
        first = row * self.actions
        found = position.options(seat, self._options)
        for place in range(found):
            action = self._options[place]
            self._open[first + place] = i16(action)
            self.mask[first + action] = 1
        self._opened[row] = found

    def _pay(self, row: i64, position: Position) -> None:
        self.ended[row] = 1
        for seat, reward in enumerate(rewards_of(position, self._by_place)):
            self.rewards[row * self.seats + seat] = reward


def rewards_of(position: Position, by_place: bool) -> list[float]:
    """What the seats are rewarded with at the end: their points or, by place, from 1 for the winner to -1 for the last.

    By place, each seat gets the share of the others it has left behind less the share that is before it: the rewards
    add up to nothing, and who shares a place shares the reward.
    """
    if not by_place:
        return [float(points) for points in position.scores()]
    places = position.ranking()
    others = len(places) - 1
    return [
        float(len([1 for other in places if other > place]) - len([1 for other in places if other < place])) / others
        for place in places
    ]
