"""Whether the database can be written: known by a regular probe, so that whoever asks causes no write."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from camarilla.web.storage.database import DatabaseUnavailable

LOG = logging.getLogger(__name__)
PROBE_SECONDS = 10.0
"""How often something is written if nobody else writes."""
RETRY_SECONDS = 1.0
"""How soon it is tried again when nothing could be written."""
LOOK_SECONDS = 1.0
"""How long the answer of the database holds for all who ask."""
PATIENCE = 2.0
"""How long, in seconds, whoever asks waits for the database."""


class Health:
    """What the latest write and the latest look at the database have shown."""

    def __init__(self, look: Callable[[], Awaitable[None]], probe: Callable[[], Awaitable[None]]) -> None:
        self._look = look
        self._probe = probe
        self._looking: asyncio.Task[bool] | None = None
        self._looked = 0.0
        self._written = 0.0
        self._unwritable = False

    def failed(self, reason: str) -> None:
        """Nothing could be written. Logged once, until something can be written again."""
        if not self._unwritable:
            LOG.error("nothing can be stored: %s", reason)
        self._unwritable = True

    def written(self) -> None:
        """Something was written."""
        if self._unwritable:
            LOG.warning("the database stores again")
        self._unwritable = False
        self._written = asyncio.get_running_loop().time()

    async def good(self) -> bool:
        """Whether the database answers now, and stored what was last written."""
        if self._unwritable:
            return False
        moment = asyncio.get_running_loop().time()
        if self._looking is None or (self._looking.done() and moment - self._looked >= LOOK_SECONDS):
            self._looked = moment
            self._looking = asyncio.get_running_loop().create_task(self._answers())
        done, _ = await asyncio.wait([self._looking], timeout=PATIENCE)
        return bool(done) and self._looking.result()

    async def run(self, closing: asyncio.Event) -> None:
        """Write now and then, until the server closes."""
        loop = asyncio.get_running_loop()
        while not closing.is_set():
            wait = 0.0 if self._unwritable else self._written + PROBE_SECONDS - loop.time()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(closing.wait(), max(wait, RETRY_SECONDS))
            if not closing.is_set() and (self._unwritable or loop.time() >= self._written + PROBE_SECONDS):
                with contextlib.suppress(DatabaseUnavailable):  # which is noted already
                    await self._probe()

    async def _answers(self) -> bool:
        try:
            await self._look()
        except DatabaseUnavailable:
            return False
        return True
