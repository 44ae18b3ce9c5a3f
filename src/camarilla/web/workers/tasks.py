"""Background tasks: each is referenced until it ends, its failure is logged, and shutdown waits for all of them."""

import asyncio
import logging
from collections.abc import Coroutine

from camarilla.core.clauses import Refusal

LOG = logging.getLogger(__name__)


class Tasks:
    """The background tasks of a process."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[None, None, None]) -> None:
        """Run something in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._done)

    async def finish(self) -> None:
        """Wait until nothing runs any more."""
        while self._running:
            await asyncio.gather(*self._running, return_exceptions=True)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._running.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None and not isinstance(problem, Refusal):
            LOG.warning("a background task failed: %s", type(problem).__name__)
