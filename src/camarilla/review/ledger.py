"""Where a seat's result came from: the deal, what was revealed, its own decisions, and those of the others.

Before each decision a seat has a chance to win by all that it knows. Seeing what is decided moves it to another one;
seeing what comes of it, which card is drawn or turned up, moves it again. The first is booked as a decision, the
second as luck: it is measured against all that the unseen could have been, when it is seen and not before.
"""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Booking:
    """What one entry of the record changed in a seat's chance to win, and by whom."""

    actor: int
    decision: float
    luck: float


@dataclass(frozen=True)
class Ledger:
    """All bookings of one seat. Its sums and the fair share make up the result; what is missing is the residual."""

    seat: int
    fair: float
    result: float
    deal: float
    bookings: list[Booking]

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
    def residual(self) -> float:
        """What does not add up."""
        return self.result - self.fair - self.deal - self.draws - self.own - self.others


def keep(
    seat: int,
    chances: Sequence[float],
    actors: Sequence[int],
    after: Sequence[float | None],
    result: float,
    fair: float,
) -> Ledger:
    """The ledger of a seat from its chance to win before each entry and at the end, and after seeing each decision.

    Where a seat could not tell a decision from what came of it (None), all of the change is the decision.
    """
    bookings = []
    for number, (actor, seen) in enumerate(zip(actors, after, strict=True)):
        before, then = chances[number], chances[number + 1]
        turn = then if seen is None else seen
        bookings.append(Booking(actor, turn - before, then - turn))
    return Ledger(seat, fair, result, chances[0] - fair, bookings)
