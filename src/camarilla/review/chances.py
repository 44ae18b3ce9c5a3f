"""Chances of places: how likely each seat ends where, and how sure that is."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from camarilla.bots.estimate import students_t

Places = list[list[float]]
"""Seat by seat, how likely it is first, second, ..."""


@dataclass(frozen=True)
class Chances:
    """Each seat's chance of each place; `errors` are half the 95 % intervals of the chances to win."""

    places: Places
    errors: list[float]
    shift: float = 0.0
    """After a decision: half the interval of how much it changed the chance to win of whoever saw it."""
    silent: bool = False
    """After a decision: whether nothing came to light, because all that was then seen had to come."""

    def win(self, seat: int) -> float:
        """A seat's chance to win; of a shared victory, its share."""
        return self.places[seat][0]

    @classmethod
    def certain(cls, ranking: Sequence[int]) -> "Chances":
        """What is known once the game is over."""
        return cls(ranked(ranking), [0.0] * len(ranking))

    @classmethod
    def mean(cls, samples: Sequence[tuple[float, Places]]) -> "Chances":
        """The mean of samples by their weights."""
        seats = range(len(samples[0][1]))
        total = sum(weight for weight, _ in samples)
        places = [
            [sum(weight * sample[seat][at] for weight, sample in samples) / total for at in seats] for seat in seats
        ]
        wins = [[(weight, sample[seat][0]) for weight, sample in samples] for seat in seats]
        return cls(places, [half_interval(values) for values in wins])


def half_interval(values: Sequence[tuple[float, float]], least: float = 0.0) -> float:
    """How far the 95 % interval of a mean reaches to either side, from weights and values; 1 where one cannot tell.

    The values are chances, from 0 to 1, or differences of chances, whose least is -1.
    """
    total = sum(weight for weight, _ in values)
    mean = sum(weight * value for weight, value in values) / total
    if len(values) < 2:
        return 1.0
    spread = sum((weight * (value - mean)) ** 2 for weight, value in values) * len(values) / (len(values) - 1)
    room = min(mean - least, 1.0 - mean)
    return _bounded(students_t(len(values) - 1) * math.sqrt(spread) / total, len(values), room)


def half_interval_of_change(before: Sequence[float], after: Sequence[tuple[float, float]]) -> float:
    """How far the 95 % interval of the change of a mean reaches to either side, from the same worlds before and after.

    World by world, so that what the worlds differ in does not blur the change; a world without weight was ruled out.
    """
    number, total = len(before), sum(weight for weight, _ in after)
    if number < 2:
        return 1.0
    mean, then = sum(before) / number, sum(weight * value for weight, value in after) / total
    pulls = [
        number * weight / total * (value - then) - (old - mean)
        for old, (weight, value) in zip(before, after, strict=True)
    ]
    spread = sum(pull**2 for pull in pulls) / (number - 1)
    return _bounded(students_t(number - 1) * math.sqrt(spread / number), number, 1.0 - abs(then - mean))


def _bounded(half: float, worlds: int, room: float) -> float:
    """Half an interval, from none to all, with so much room between the mean and the end of what is possible.

    Worlds that all tell the same, that somebody wins, leave no spread; but what would happen in three of as many worlds
    may well be in none of these (the rule of three). So the interval reaches at least that far from the end.
    """
    return min(1.0, max(half, 3.0 / worlds - room))


def ranked(ranking: Sequence[int]) -> Places:
    """The places of a finished game; those who share one share the places below it, too, in equal parts."""
    tied = [ranking.count(place) for place in ranking]
    return [
        [1.0 / tied[seat] if place <= at < place + tied[seat] else 0.0 for at in range(1, len(ranking) + 1)]
        for seat, place in enumerate(ranking)
    ]


def by_strength(chances: Sequence[float]) -> Places:
    """The places that chances to win suggest: whoever wins, the next place goes among the others by the same chances.

    This is the model of Plackett and Luce, summed over the sets of those who are placed already.
    """
    seats = len(chances)
    places = [[0.0] * seats for _ in range(seats)]
    reached = [0.0] * (1 << seats)
    reached[0] = 1.0
    for placed in range((1 << seats) - 1):
        others = [seat for seat in range(seats) if not placed >> seat & 1]
        for seat, chance in zip(others, _normed([chances[seat] for seat in others]), strict=True):
            likely = reached[placed] * chance
            places[seat][placed.bit_count()] += likely
            reached[placed | 1 << seat] += likely
    return places


def _normed(chances: list[float]) -> Iterable[float]:
    total = sum(chances)
    return [chance / total if total > 0.0 else 1.0 / len(chances) for chance in chances]
