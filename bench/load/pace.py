"""When decisions are sent, and how long they wait for their answer."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass
class Tally:
    """What was measured: seconds from a decision to its answer, and what went wrong."""

    seconds: float = 0.0
    spent: float = 0.0
    """Seconds of the processor that the servers have used meanwhile."""
    waits: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    @property
    def rate(self) -> float:
        return len(self.waits) / self.seconds if self.seconds else 0.0

    def percentile(self, share: float) -> float:
        """Milliseconds that this share of the decisions waited at most."""
        ordered = sorted(self.waits)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000 if ordered else float("inf")


class Pace:
    """Lets every table decide `each` times a second, at moments spread evenly; 0 is as fast as it can."""

    def __init__(self, each: float, tables: int, tally: Tally) -> None:
        self._loop = asyncio.get_running_loop()
        self._gap = 1 / each if each else 0.0
        # Counted from a table's first question: while thousands of pages are opened, nothing is due yet, and what had
        # been due meanwhile would come all at once.
        self._due: list[float | None] = [None] * tables
        self._sent: dict[object, float] = {}
        self.measuring = False
        self.done = False
        self.tally = tally

    def when_due(self, table: int, send: Callable[[], None]) -> None:
        """Send a table's next decision when its time has come."""
        now = self._loop.time()
        planned = self._due[table]
        due = now + random.random() * self._gap if planned is None else max(now, planned)
        self._due[table] = due + self._gap
        if due <= now:
            send()
        else:
            self._loop.call_at(due, send)

    def sent(self, decision: object) -> None:
        self._sent[decision] = self._loop.time()

    def answered(self, decision: object) -> None:
        begun = self._sent.pop(decision, None)
        if begun is not None and self.measuring:
            self.tally.waits.append(self._loop.time() - begun)

    async def measure(self, warm: float, seconds: float, processor: Callable[[], float] = lambda: 0.0) -> None:
        """Count the decisions of a span of time, and the processor's time, after a while that is not counted."""
        await asyncio.sleep(warm)
        self.measuring = True
        begun, used = self._loop.time(), processor()
        await asyncio.sleep(seconds)
        self.measuring, self.done = False, True
        self.tally.seconds, self.tally.spent = self._loop.time() - begun, processor() - used
