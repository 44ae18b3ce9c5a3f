"""How long a search may take: a number of simulations, a time, or whichever ends first."""

import time

from mypy_extensions import i64


class Budget:
    """Counts simulations, and looks at the clock if there is a time."""

    def __init__(self, simulations: int, seconds: float = 0.0) -> None:
        self.most: i64 = simulations
        self.seconds = seconds
        self.used: i64 = 0
        self.started = time.monotonic() if seconds else 0.0

    def use(self, simulations: i64) -> None:
        """Count simulations that were made."""
        self.used += simulations

    def late(self) -> bool:
        """Whether the time is over."""
        return self.seconds > 0.0 and time.monotonic() - self.started >= self.seconds

    def spent(self) -> bool:
        """Whether there are no simulations or no time left."""
        return self.used >= self.most or self.late()

    def share(self, rounds: i64, actions: i64) -> i64:
        """How often each of so many actions can be tried in a round, if so many rounds are to come; at least once."""
        left = self.most - self.used
        if self.seconds > 0.0 and self.used > 0:
            elapsed = time.monotonic() - self.started
            possible = int((self.seconds - elapsed) * float(self.used) / max(elapsed, 1e-6))
            if possible < left:
                left = possible
        each = left // (rounds * actions)
        return each if each > 0 else 1
