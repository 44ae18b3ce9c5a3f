"""What decides by itself at a table: bots, and the standing orders of people. One process at a time, for each table."""

import asyncio
import logging
from typing import TYPE_CHECKING

from camarilla.web.storage.database import DatabaseUnavailable
from camarilla.web.storage.group_commit import Conflict
from camarilla.web.tables import standing_orders
from camarilla.web.tables.session import TableSession
from camarilla.web.workers.bot_pool import Job

if TYPE_CHECKING:
    from camarilla.web.tables.hall import Hall

LOG = logging.getLogger(__name__)
PATIENCE = 1.0
"""Seconds after which it is tried again when the database does not answer, or another process is at it."""


class Autoplay:
    """Wakes bots and orders, and goes on until none of them has to decide."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall

    def wake(self, match: TableSession) -> None:
        """Let bots and standing orders decide, if any of them has to."""
        if match.driver is None and not self._hall.closing.is_set() and waits_for_us(match):
            match.driver = asyncio.get_running_loop().create_task(self._drive(match))

    async def _drive(self, match: TableSession) -> None:
        id = match.terms.id
        try:
            while not await self._hall.neighbours.lease(id):
                await asyncio.sleep(PATIENCE)
                if not waits_for_us(match):
                    return
            while await self._one_step(match):
                pass
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("what decides by itself at table %s stopped", id)
        finally:
            match.driver = None
            self._hall.neighbours.release(id)

    async def _one_step(self, match: TableSession) -> bool:
        """One decision of an order or a bot; False when none is owed any more."""
        try:
            async with match.lock:
                await self._hall.catch_up_if_behind(match)
                if not waits_for_us(match):
                    match.driver = None
                    return False
                ordered, seat = standing_orders.due(match), match.next_bot()
                version = match.version
                job = match.job(seat) if ordered is None and seat is not None else None
            if ordered is not None:
                await self._obey(match, ordered, version)
            elif job is not None:
                await self._think(match, job, version)
        except DatabaseUnavailable as problem:
            LOG.warning("table %s waits for the database: %s", match.terms.id, problem.reason)
            await asyncio.sleep(PATIENCE)
        except Conflict:
            # Somebody else was faster; what has happened is read before the next step.
            match.behind = True
        return True

    async def _obey(self, match: TableSession, ordered: standing_orders.Due, version: int) -> None:
        """Decide as the owner ordered, as if by hand; unless something has changed meanwhile."""
        await asyncio.sleep(standing_orders.pause())
        async with match.lock:
            if match.version == version and standing_orders.due(match) == ordered:
                await self._hall.obey(match, ordered.seat, ordered.action)

    async def _think(self, match: TableSession, job: Job, version: int) -> None:
        """Decide as a bot does, no faster than was agreed."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        action = await self._hall.minds.choose(job)
        await asyncio.sleep(max(0.0, match.terms.bot_delay / 1000 - (loop.time() - begun)))
        async with match.lock:
            if match.version == version and match.next_bot() == job.seat:
                await self._hall.keep(match, match.play(job.seat, action, None))

    async def go_on(self) -> None:
        """Wake the bots and orders of every table at which somebody owes a decision."""
        try:
            waiting = await self._hall.store.playing()
        except DatabaseUnavailable as problem:
            LOG.warning("tables cannot go on without their database: %s", problem.reason)
            return
        for id in waiting:
            if self._hall.closing.is_set():
                return
            try:
                self.wake(await self._hall.match(id))
            except Exception:
                LOG.exception("table %s cannot go on", id)


def waits_for_us(match: TableSession) -> bool:
    """Whether a bot or a standing order has to decide."""
    return match.next_bot() is not None or standing_orders.due(match) is not None
