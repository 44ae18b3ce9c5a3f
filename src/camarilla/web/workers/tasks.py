"""Work in the background: none is lost on the way, none is left behind at the end."""

import asyncio
import logging
from collections.abc import Coroutine

from camarilla.core.clauses import Refusal

LOG = logging.getLogger(__name__)


class Tasks:
    """All that runs besides."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[None, None, None]) -> None:
        """Do something in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._done)

    async def finish(self) -> None:
        """Wait for all that still runs."""
        while self._running:
            await asyncio.gather(*self._running, return_exceptions=True)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._running.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None and not isinstance(problem, Refusal):
            LOG.warning("something was not done: %s", type(problem).__name__)
