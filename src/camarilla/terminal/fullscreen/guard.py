"""Keeps a key that was meant for the last picture from deciding on the next."""

import time

GUARD = 0.4
"""For so many seconds after a question appears, Enter chooses nothing: it was pressed to go on."""


class Guard:
    """Up for a moment after a question appears; keys that follow each other faster than that keep it up."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._until = 0.0

    def raise_(self) -> None:
        """A question has appeared."""
        self._until = time.monotonic() + self._seconds

    def lower(self) -> None:
        """The player has done something that shows that the question is seen."""
        self._until = 0.0

    def holds(self) -> bool:
        """Whether a key comes too early to be an answer."""
        if time.monotonic() >= self._until:
            return False
        self.raise_()
        return True
