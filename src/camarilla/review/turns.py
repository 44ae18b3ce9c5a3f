"""Turning points and pieces of luck: found in the curves of a review, told only if a second look confirms them.

A review asks many questions in few worlds, and the largest of many noisy changes are mostly noise. So the few entries
that may be told are looked at again, in ten times as many worlds that did not find them.
"""

import math
import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from camarilla.core.clauses import Refusal
from camarilla.core.events import Seen
from camarilla.core.moments import Replayed
from camarilla.review.evaluator import SamplingEvaluator
from camarilla.review.ledger import Ledger, change_error
from camarilla.review.marks import STEPS
from camarilla.review.news import news

TOLD = 5
"""How many turning points are told at most, and how many pieces of luck ..."""
CANDIDATES = 10
"""... out of how many that are looked at again."""
TIMES = 10
"""In how many times as many worlds."""
OTHER_SEED = 77
LEAST = STEPS[-1][0]
"""What changes a chance by less is not told: the step of an inaccuracy."""
LASTS = 3
"""A turn is one that lasts: the chances of so many moments before it are compared with those of as many after it ..."""
PART = 40
"""... or, in a long game, of such a part of it. Entries that are not further apart belong to one turn."""

Place = tuple[int, int]
"""An entry, and whose chance to win it changed."""


@dataclass(frozen=True)
class Turn:
    """What one entry did to a seat's chance to win: from what to what, by decision and by luck.

    Each of the three differences comes with half of its 95 % interval.
    """

    number: int
    seat: int
    before: float
    then: float
    error: float
    decision: float
    decision_error: float
    luck: float
    luck_error: float
    revealed: list[Seen] = field(default_factory=list)
    """What came to light, as the seat saw it: that was the luck ..."""
    missed: list[Seen] = field(default_factory=list)
    """... unless it was that this did not happen."""

    @property
    def change(self) -> float:
        """How much it changed."""
        return self.then - self.before

    @property
    def is_sure(self) -> bool:
        """Whether the change is worth telling, and more than chance."""
        return abs(self.change) >= max(LEAST, self.error)

    @property
    def is_luck(self) -> bool:
        """The same of the luck in it."""
        return abs(self.luck) >= max(LEAST, self.luck_error)

    @property
    def is_mostly_luck(self) -> bool:
        """Whether luck did more of it than the decision."""
        return abs(self.luck) > abs(self.decision)


def looked_at_again(replayed: Replayed, place: Place, evaluator: SamplingEvaluator) -> Turn:
    """The second look at an entry; refuses one of a game that is not over."""
    if replayed.record.scores is None:
        raise Refusal("review-running")
    number, seat = place
    was, came = replayed.moment(number - 1), replayed.moment(number)
    before, then = evaluator.now(was, seat), evaluator.now(came, seat)
    entry, change = replayed.record.entries[number - 1], then.win(seat) - before.win(seat)
    error = math.hypot(before.errors[seat], then.errors[seat])
    all_decided = Turn(number, seat, before.win(seat), then.win(seat), error, change, error, 0.0, 0.0)
    if entry.undo:
        return all_decided
    outcomes = evaluator.outcomes(was, seat, entry.seat, replayed.game.verbs.parse(entry.play))
    seen = evaluator.mean_of(was, seat, outcomes, came)
    if seen is None:
        # What was decided cannot be told from what came of it.
        return all_decided
    if seen.silent:
        return replace(all_decided, decision_error=change_error(seen, seat, then.win(seat)))
    luck = then.win(seat) - seen.win(seat)
    found = news(replayed.game, seat, outcomes, came.events(seat), luck)
    return replace(
        all_decided, decision=change - luck, decision_error=seen.shift, luck=luck,
        luck_error=math.hypot(seen.errors[seat], then.errors[seat]), revealed=found.revealed, missed=found.missed,
    )  # fmt: skip


def candidates(curves: Sequence[Sequence[float]], ledgers: Sequence[Ledger]) -> list[Place]:
    """The entries that may be told: the largest lasting changes, and the largest pieces of luck."""
    places = [(number, seat) for seat, curve in enumerate(curves) for number in range(1, len(curve))]
    turns = {(number, seat): lasting(curves[seat], number) for number, seat in places}
    luck = {(number, seat): abs(ledgers[seat].bookings[number - 1].luck) for number, seat in places}
    return sorted({*apart(turns, span_of(curves[0]), CANDIDATES), *apart(luck, 0, CANDIDATES)})


def turning_points(looks: Iterable[Turn], curves: Sequence[Sequence[float]]) -> list[Turn]:
    """The confirmed changes that lasted longest and were largest, in the order of the game; there may be fewer."""
    sure = {(turn.number, turn.seat): turn for turn in looks if turn.is_sure}
    sizes = {
        place: min(abs(turn.change), lasting(curves[turn.seat], turn.number))
        for place, turn in sure.items()
        if turn.change * (curves[turn.seat][turn.number] - curves[turn.seat][turn.number - 1]) > 0.0
    }
    worth_telling = {place: size for place, size in sizes.items() if size >= LEAST}
    return [sure[place] for place in sorted(apart(worth_telling, span_of(curves[0]), TOLD))]


def pieces_of_luck(looks: Iterable[Turn]) -> list[Turn]:
    """The confirmed pieces of luck, the largest of an entry, in the order of the game."""
    lucky = {(turn.number, turn.seat): turn for turn in looks if turn.is_luck}
    sizes = {place: abs(turn.luck) for place, turn in lucky.items()}
    return [lucky[place] for place in sorted(apart(sizes, 0, TOLD))]


def apart(sizes: dict[Place, float], span: int, most: int) -> list[Place]:
    """The largest, so many at most, whose entries are further than so much from each other."""
    kept: list[Place] = []
    for number, seat in sorted((place for place in sizes if sizes[place]), key=lambda place: -sizes[place]):
        if len(kept) < most and all(abs(number - other) > span for other, _ in kept):
            kept.append((number, seat))
    return kept


def span_of(moments: Sequence[object]) -> int:
    """How many moments a turn lasts at least."""
    return max(LASTS, len(moments) // PART)


def lasting(chances: Sequence[float], number: int) -> float:
    """How much an entry changed a chance for good: a jump that is taken back at once is none.

    No more than the entry itself changed: what came shortly before or after it is not its own.
    """
    change = chances[number] - chances[number - 1]
    span = span_of(chances)
    before = statistics.median(chances[max(0, number - span) : number])
    after = statistics.median(chances[number : number + span])
    if (after - before) * change <= 0.0:
        return 0.0
    return min(abs(change), abs(after - before))
