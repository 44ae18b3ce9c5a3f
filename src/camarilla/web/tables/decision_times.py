"""How long decisions take, and how many are refused: counted here, published as metrics."""

import contextlib
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator

from camarilla.core.clauses import Refusal

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""The upper bounds of the histogram's buckets, in seconds; one more bucket takes what is longer."""


class DecisionTimes:
    """A histogram of the seconds from a person's decision until it is stored and broadcast; and refusals by kind."""

    def __init__(self) -> None:
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0
        self.refusals: Counter[str] = Counter()

    @contextlib.contextmanager
    def measured(self) -> Iterator[None]:
        """Count what happens inside as one decision, or as a refusal if it ends with one."""
        begun = time.perf_counter()
        try:
            yield
        except Refusal as refusal:
            self.refusals[type(refusal).__name__.lower()] += 1
            raise
        seconds = time.perf_counter() - begun
        self.buckets[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds
