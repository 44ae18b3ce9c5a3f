"""Work in the background: none is lost on the way, none is left behind at the end."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from camarilla.core.clauses import Refusal

LOG = logging.getLogger(__name__)
Answer = TypeVar("Answer")


class Tasks:
    """All that runs besides."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[None, None, None]) -> None:
        """Do something in the background."""
        self._begin(work)

    async def surely(self, work: Coroutine[None, None, Answer]) -> Answer:
        """Go through with it, even if whoever asked for it leaves meanwhile."""
        return await asyncio.shield(self._begin(work))

    async def finish(self) -> None:
        """Wait for all that still runs."""
        while self._running:
            await asyncio.gather(*self._running, return_exceptions=True)

    def _begin(self, work: Coroutine[None, None, Answer]) -> "asyncio.Task[Answer]":
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._running.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None and not isinstance(problem, Refusal):
            LOG.warning("something was not done: %s", type(problem).__name__)
