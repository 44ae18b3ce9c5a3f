"""The clock of a database: it runs while a server runs that can write, and stands still otherwise."""

import time

LONGEST_STEP = 60.0
"""How far the clock goes on without being stored, in seconds."""


class RunningTime:
    """The seconds for which the tables of a database have been served. No wall clock is asked.

    So neither downtime nor a clock that is set makes anybody wait longer than players had to. A server that hangs, or
    whose database takes nothing, stops the clock after a while, because nobody can decide then.
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
