"""Lets bots and standing orders decide: one task for each table where one of them has to, in one process at a time."""

import asyncio
import logging
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from camarilla.bots.levels import seconds_of
from camarilla.web.storage.database import DatabaseUnavailable
from camarilla.web.tables import standing_orders
from camarilla.web.tables.bot_job import BotJob, bot_job
from camarilla.web.tables.due import has_to_decide
from camarilla.web.tables.session import TableSession
from camarilla.web.workers.bot_pool import BotPool
from camarilla.web.workers.bot_queue import BotQueue
from camarilla.web.workers.cluster import SingleProcess

LOG = logging.getLogger(__name__)
RETRY_SECONDS = 1.0
"""How long to wait before a retry when the database does not answer, or another process has the lease."""
PAUSE_SECONDS = 0.02
"""Between two tables that are woken although nobody watches them: so everything else goes on meanwhile."""
MOST_UNASKED = 500
"""While so many tables play by themselves, no further one is woken that nobody watches: all are in memory."""


class AutoplayTables(Protocol):
    """Where the tables are found that wait for a bot or an order."""

    async def find(self, id: str) -> TableSession:
        """A table with everything that has been committed."""

    async def due_at_once(self) -> list[str]:
        """The ids of all tables at which a bot or an order has to decide, the most urgent first."""

    def referenced(self) -> list[TableSession]:
        """All tables in memory that may have a running task."""

    def locked(self, session: TableSession) -> AbstractAsyncContextManager[None]:
        """Hold a table's lock, up to date."""


class AutomaticDecisions(Protocol):
    """How decisions are taken that no client sends. Both do nothing if the table has changed since the version."""

    async def decide_by_order(self, session: TableSession, due: standing_orders.Due, version: int) -> None:
        """Decide as a standing order says."""

    async def decide_by_bot(self, session: TableSession, seat: int, action: int, version: int) -> None:
        """Decide as a bot has chosen."""


class Autoplay:
    """Starts the tasks and, when the server closes, stops them."""

    def __init__(
        self,
        tables: AutoplayTables,
        decisions: AutomaticDecisions,
        processes: SingleProcess,
        bots: BotPool,
        closing: asyncio.Event,
    ) -> None:
        self._tables = tables
        self._decisions = decisions
        self._processes = processes
        self._bots = bots
        self._queue = BotQueue(bots.places)
        self._closing = closing
        self._waking = self._once_more = False
        self._running = 0

    def wake(self, session: TableSession) -> None:
        """Start the table's task, if a bot or a standing order has to decide and it does not run already."""
        if session.autoplay is None and not self._closing.is_set() and has_to_decide(session):
            self._running += 1
            session.autoplay = asyncio.get_running_loop().create_task(self._run(session))

    async def wake_all(self) -> None:
        """Start the tasks of all tables: the watched ones at once, the others at a bounded rate, people's first."""
        for session in self._tables.referenced():
            if session.watched:
                self.wake(session)
        self._once_more = True
        if self._waking:
            return
        self._waking = True
        try:
            while self._once_more:
                self._once_more = False
                await self._wake_one_by_one()
        finally:
            self._waking = False

    async def _wake_one_by_one(self) -> None:
        try:
            due = await self._tables.due_at_once()
        except DatabaseUnavailable as problem:
            LOG.warning("tables cannot go on without their database: %s", problem.reason)
            return
        for id in due:
            while self._running >= MOST_UNASKED and not self._closing.is_set():
                await asyncio.sleep(RETRY_SECONDS)
            if self._closing.is_set():
                return
            try:
                self.wake(await self._tables.find(id))
            except Exception:
                LOG.exception("table %s cannot go on", id)
            await asyncio.sleep(PAUSE_SECONDS)

    async def stop(self) -> None:
        """Stop all tasks; a decision that is being stored is finished first, because it holds the lock."""
        stopped = []
        for session in self._tables.referenced():
            async with session.lock:
                if session.autoplay is not None:
                    stopped.append(session.autoplay)
                    session.autoplay.cancel()
        await asyncio.gather(*stopped, return_exceptions=True)

    async def _run(self, session: TableSession) -> None:
        id = session.terms.id
        try:
            while True:
                # Asked before each step: whoever hung for a while has lost the lease.
                if await self._processes.lease(id):
                    if not await self._step(session):
                        return
                else:
                    await asyncio.sleep(RETRY_SECONDS)
                    if not has_to_decide(session):
                        return
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("autoplay at table %s stopped", id)
        finally:
            session.autoplay = None
            self._running -= 1
            self._processes.release(id)

    async def _step(self, session: TableSession) -> bool:
        """One decision of an order or a bot; False when neither has to decide any more."""
        try:
            async with self._tables.locked(session):
                if not has_to_decide(session):
                    # Under the lock: whoever changes the table next can wake a new task.
                    session.autoplay = None
                    return False
                due, seat = standing_orders.due(session), session.next_bot()
                version = session.version
                job = bot_job(session, seat) if due is None and seat is not None else None
            if due is not None:
                await asyncio.sleep(standing_orders.pause())
                await self._decisions.decide_by_order(session, due, version)
            elif job is not None:
                await self._think(session, job, version)
        except DatabaseUnavailable as problem:
            LOG.warning("table %s waits for the database: %s", session.terms.id, problem.reason)
            await asyncio.sleep(RETRY_SECONDS)
        return True

    async def _think(self, session: TableSession, job: BotJob, version: int) -> None:
        """Decide as a bot does, no faster than was agreed.

        However short it thought, it answers after the longest that it may think: how long it takes tells nobody whether
        it had a choice, or how hard that was.
        """
        loop = asyncio.get_running_loop()
        asked = loop.time()
        async with self._queue.place(session):
            begun = loop.time()
            action = await self._bots.choose(job)
        answered_at = max(asked + session.terms.bot_delay / 1000, begun + seconds_of(session.game, job.bot))
        await asyncio.sleep(max(0.0, answered_at - loop.time()))
        await self._decisions.decide_by_bot(session, job.seat, action, version)
