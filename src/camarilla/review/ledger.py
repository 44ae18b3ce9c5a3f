"""Where a seat's result came from: the deal, what was revealed, its own decisions, and those of the others.

Before each decision a seat has a chance to win by all that it knows. Seeing what is decided moves it to another one;
seeing what comes of it, which card is drawn or turned up, moves it again. The first is booked as a decision, the
second as luck: it is measured against all that the unseen could have been, when it is seen and not before.
Where nothing came to light, there was no luck.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from camarilla.review.chances import Chances


@dataclass(frozen=True)
class Booking:
    """What one entry of the record changed in a seat's chance to win, and by whom."""

    actor: int
    decision: float
    luck: float
    error: float = 0.0
    """Half of the 95 % interval of the decision's part."""


@dataclass(frozen=True)
class Ledger:
    """All bookings of one seat. Its sums and the fair share make up the result; what is missing is the residual."""

    seat: int
    fair: float
    result: float
    deal: float
    bookings: list[Booking]
    deal_error: float = 0.0
    """Half of the 95 % interval of the luck of the deal."""

    @property
    def draws(self) -> float:
        """The luck of all that was revealed after the deal."""
        return sum(booking.luck for booking in self.bookings)

    @property
    def own(self) -> float:
        """What the seat's own decisions brought."""
        return sum(booking.decision for booking in self.bookings if booking.actor == self.seat)

    @property
    def others(self) -> float:
        """What the decisions of the others brought this seat."""
        return sum(booking.decision for booking in self.bookings if booking.actor != self.seat)

    @property
    def own_error(self) -> float:
        """Half of the interval of the own decisions, whose errors have nothing to do with each other."""
        return math.hypot(*[booking.error for booking in self.bookings if booking.actor == self.seat])

    @property
    def others_error(self) -> float:
        """The same of the others' decisions."""
        return math.hypot(*[booking.error for booking in self.bookings if booking.actor != self.seat])

    @property
    def draws_error(self) -> float:
        """The same of the luck of what was revealed: it is what the others leave of a result that is certain."""
        return math.hypot(self.deal_error, self.own_error, self.others_error)

    @property
    def residual(self) -> float:
        """What does not add up."""
        return self.result - self.fair - self.deal - self.draws - self.own - self.others


@dataclass(frozen=True)
class Hope:
    """A chance to win, and half of an interval: of itself, or after a decision of how much that changed it."""

    win: float
    error: float = 0.0

    @classmethod
    def of(cls, chances: Chances, seat: int) -> "Hope":
        """A seat's."""
        return cls(chances.win(seat), chances.errors[seat])


def change_error(seen: Chances, seat: int, then: float) -> float:
    """Half of the interval of what a decision changed if nothing came to light after it.

    Its chance before and after the next look are two estimates of one number: what they differ by is error, too.
    """
    return math.hypot(seen.shift, then - seen.win(seat))


def keep(
    seat: int, chances: Sequence[Hope], actors: Sequence[int], after: Sequence[Hope | None], result: float, fair: float
) -> Ledger:
    """The ledger of a seat from its chance to win before each entry and at the end, and after seeing each decision.

    Where a seat could not tell a decision from what came of it (None), all of the change is the decision.
    """
    bookings = []
    for number, (actor, seen) in enumerate(zip(actors, after, strict=True)):
        before, then = chances[number], chances[number + 1]
        turn = seen or Hope(then.win, math.hypot(before.error, then.error))
        bookings.append(Booking(actor, turn.win - before.win, then.win - turn.win, turn.error))
    return Ledger(seat, fair, result, chances[0].win - fair, bookings, chances[0].error)
