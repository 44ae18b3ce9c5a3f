"""How sure a mean is: 95 % intervals, and a test that ends as soon as enough is known."""

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass

_NORMAL = 1.959964
_FEW = [12.7062, 4.3027, 3.1824, 2.7764, 2.5706]
_ALIKE = 1e-9
"""Means of the same seats, added up in another order, differ by less than this."""


@dataclass(frozen=True)
class Estimate:
    """A mean, and the interval in which the true one lies with 95 % confidence."""

    mean: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float], least: float = -math.inf, most: float = math.inf) -> "Estimate":
        """The estimate from independent values; from a single one nothing can be said of its precision.

        `least` and `most` are what a value can be: no share is below nothing, and nobody comes in sixth of four.
        """
        mean = statistics.fmean(values)
        if len(values) < 2:
            return cls(mean, least, most)
        if max(values) - min(values) < _ALIKE:
            return cls._of_alike(values[0], len(values), least, most)
        half = students_t(len(values) - 1) * statistics.stdev(values) / math.sqrt(len(values))
        return cls(mean, max(least, mean - half), min(most, mean + half))

    @classmethod
    def _of_alike(cls, value: float, number: int, least: float, most: float) -> "Estimate":
        """The estimate from values that do not differ: others may be so rare that none of them was seen.

        If more than a part of all were others, so many alike would come in less than one of twenty cases; at worst all
        others are as far away as can be. Many that are alike between the ends are taken at their word: the same bot
        against itself comes out even in every deal.
        """
        value = min(most, max(least, value))
        if least < value < most and number > len(_FEW):
            return cls(value, value, value)
        if math.isinf(most - least):
            return cls(value, least, most)
        others = 1 - 0.05 ** (1 / number)
        return cls(value, value - others * (value - least), value + others * (most - value))

    def __str__(self) -> str:
        return f"{self.mean:.2f} [{self.low:.2f}, {self.high:.2f}]"


@dataclass(frozen=True)
class SequentialTest:
    """Whether a mean lies above or below a line, told as soon as the values tell: a sequential probability ratio test.

    Two claims are weighed, each `margin` away from the line. Where the truth lies no nearer to the line than that, the
    answer is wrong in at most `error` of all tests, however often one looks. The spread is estimated from the values.
    """

    line: float
    error: float = 0.05
    margin: float = 0.05

    def ratio(self, values: Sequence[float]) -> float:
        """How much more likely the values are above the line than below it: a logarithm."""
        if not values:
            return 0.0
        mean = statistics.fmean(values)
        # One more value, far off: a few values that happen to be alike do not make us sure.
        spread = (sum((value - mean) ** 2 for value in values) + 0.25) / len(values)
        return 2 * self.margin * len(values) * (mean - self.line) / spread

    def answer(self, values: Sequence[float]) -> bool | None:
        """True: above. False: below. None: it cannot be told yet."""
        ratio = self.ratio(values)
        return ratio > 0 if abs(ratio) >= math.log((1 - self.error) / self.error) else None


def students_t(freedom: int) -> float:
    """What a 95 % interval reaches to either side, in standard errors: exact for few, to four digits for many."""
    if freedom <= len(_FEW):
        return _FEW[freedom - 1]
    z = _NORMAL
    terms = [
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    ]
    return float(z + sum(term / freedom**power for power, term in enumerate(terms, 1)))
