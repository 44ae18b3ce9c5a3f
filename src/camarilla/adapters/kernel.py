"""Many games stepped by one call inside compiled code; each game has a row in every buffer."""

from collections.abc import Callable
from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from camarilla.adapters.lens import NOBODY, Lens
from camarilla.core.bits import bit, lowest
from camarilla.core.chance import Chance, FastChance
from camarilla.core.clauses import Malformed
from camarilla.core.position import Position

_BYTES: Final = 8
"""Of one action among those that a step is given."""

Dealer = Callable[[Chance], Position]
Chooser = Callable[[Position, int], int]


class Kernel:
    """Rows of games. Seats in the set `ours` decide from outside; for all others `choose` does, or luck without one."""

    def __init__(self, deal: Dealer, lens: Lens, rows: int, seats: int, ours: int, by_place: bool) -> None:
        self.rows: Final = rows
        self.seats: Final = seats
        self.acting: Final = vec[i64]([NOBODY] * rows)
        self.rewards: Final = vec[float]([0.0] * (rows * seats))
        self.ended: Final = vec[u8]([0] * rows)
        self.positions: Final = [deal(FastChance(0)) for _ in range(rows)]
        self.choose: Chooser | None = None
        self.luck: Final[list[Chance]] = [FastChance(0) for _ in range(rows)]
        self._deal: Final = deal
        self._lens: Final = lens
        self._ours: Final[i64] = ours
        self._by_place: Final = by_place
        self._viewer: Final = vec[i64]([lowest(ours)] * rows)
        """Whose knowledge is shown: at the end, that of who decided last from outside."""

    def reset(self, row: i64, chance: Chance) -> None:
        """Begin a row anew with other luck."""
        self.luck[row] = chance
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
            action = read_i64_le(actions, row * _BYTES)
            if self.acting[row] != NOBODY and not self._lens.is_open(row, action):
                self.positions[row].may(self.acting[row], action)

    def _begin(self, row: i64) -> None:
        self.positions[row] = self._deal(self.luck[row])
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
        if acting:
            seat = lowest(acting)
            self.acting[row] = seat
            self._viewer[row] = seat
            self._lens.open(row, position, seat)
        else:
            self.acting[row] = NOBODY
            self._lens.close(row)
            self._pay(row, position)
        self._lens.observe(row, position, self._viewer[row])

    def _answer(self, row: i64, position: Position, seat: i64) -> i64:
        choose = self.choose
        if choose is not None:
            return choose(position, int(seat))
        scratch = position.scratch()
        return scratch[self.luck[row].below(position.options(seat, scratch))]

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
