"""The clock of a database: it runs while a server runs that can write, and stands still otherwise."""

import time

LONGEST_STEP = 60.0
"""How far the clock goes on without being stored, in seconds."""


class RunningTime:
    """For how many seconds the tables of a database have been served. No wall clock is asked.

    The time that an absent player has is measured by it, so neither downtime nor a clock that is set uses any of it up.
    While a server hangs, or can store nothing, nobody can decide: then the clock stops after a while.
    """

    def __init__(self, stored: float) -> None:
        self.resume(stored)

    def resume(self, stored: float) -> None:
        """Go on from what is stored."""
        self._stored = stored
        self._since = time.monotonic()

    def now(self) -> float:
        """What the clock shows."""
        return self._stored + min(time.monotonic() - self._since, LONGEST_STEP)
