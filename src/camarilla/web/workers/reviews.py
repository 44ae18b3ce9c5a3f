"""Reviews finished games in the background: one at a time, with low priority, so that no live table waits."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from camarilla.bots.builds import compiled_anew
from camarilla.core.clauses import Refusal
from camarilla.core.record import Record
from camarilla.review.evaluator import usual_simulations
from camarilla.review.hint import Hint
from camarilla.review.keeping import kept, read_kept
from camarilla.review.marks import Verdict
from camarilla.review.review import Piece, Review, assembled, doubts, pieces_of, steps_of, work, work_again
from camarilla.web.storage.store import Store
from camarilla.web.tables.bot_job import BotJob
from camarilla.web.tables.reviewing import ReviewProgress
from camarilla.web.workers.bot_pool import IN_BACKGROUND, BotPool, sigint_blocked
from camarilla.web.workers.tasks import Tasks

LOG = logging.getLogger(__name__)
MOST_WAITING = 20
"""How many reviews may be under way or wait for their turn."""
SECONDS_A_REVIEW = 60
"""How long one takes at most, on an ordinary machine: when to ask again if too many wait."""
IN_MEMORY = 100
"""How many reviews stay in memory; all are kept in the database."""

Done = TypeVar("Done")


class Reviews:
    """The reviews of a process."""

    def __init__(self, store: Store, pool: BotPool, tasks: Tasks, closing: asyncio.Event) -> None:
        self._store = store
        self._pool = pool
        self._tasks = tasks
        self._closing = closing
        self._executor: Executor | None = None
        self._compiled = False
        self._turn = asyncio.Lock()
        self._progress: dict[str, ReviewProgress] = {}
        self._found: OrderedDict[str, Review] = OrderedDict()

    async def found(self, table: str, record: Record) -> Review | None:
        """The review of a table, if it is made."""
        if table not in self._found:
            text = await self._store.review(table)
            if text is None:
                return None
            found = await asyncio.to_thread(read_kept, record, text)
            if found is None:
                return None
            self._found[table] = found
            while len(self._found) > IN_MEMORY:
                self._found.popitem(last=False)
        return self._found[table]

    def progress(self, table: str) -> ReviewProgress | None:
        """How far it is, if it is being made or waits for its turn."""
        return self._progress.get(table)

    def begin(self, table: str, record: Record) -> None:
        """Have a record reviewed, unless that is done or under way; refuses if too many wait already."""
        if table in self._found or table in self._progress:
            return
        if len(self._progress) >= MOST_WAITING:
            raise Refusal("web-many-reviews", most=MOST_WAITING, seconds=SECONDS_A_REVIEW)
        self._progress[table] = ReviewProgress(0, steps_of(record))
        self._tasks.start(self._make(table, record))

    async def verdict(self, job: BotJob, action: int) -> Verdict:
        """How good a decision would be: thought of like a hint."""
        return await self._pool.judge(job, action)

    async def hint(self, job: BotJob) -> Hint:
        """A hint for a seat: thought of where bots think, as somebody waits for it."""
        return await self._pool.advise(job)

    def close(self) -> None:
        """Stop the processes; a review under way ends with them."""
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)

    async def _make(self, table: str, record: Record) -> None:
        try:
            async with self._turn:
                found = await self._study(record, self._progress[table])
        except BrokenProcessPool:
            LOG.warning("a process that reviews games has died; the next review starts others")
            self._executor = None
        else:
            if found is not None:
                # Shown is what is kept, so that no figure changes when the server starts again.
                await self._store.keep_review(table, await asyncio.to_thread(kept, found))
        finally:
            del self._progress[table]

    async def _study(self, record: Record, progress: ReviewProgress) -> Review | None:
        """All moments in their order; None if the server closes meanwhile."""
        if self._executor is None or self._compiled != compiled_anew():
            self.close()
            self._compiled = compiled_anew()
            self._executor = self._pool.for_the_background()
        pieces = pieces_of(record, usual_simulations())
        studies = await self._all(work, pieces, progress)
        if studies is None:
            return None
        looks = await self._all(work_again, doubts(assembled(record, studies), pieces), progress)
        return None if looks is None else assembled(record, studies, looks)

    async def _all(
        self, work: Callable[[Piece], Done], pieces: Sequence[Piece], progress: ReviewProgress
    ) -> list[Done] | None:
        """What comes of the pieces: a few at a time, so that little is thrown away when the server closes."""
        done: list[Done] = []
        for first in range(0, len(pieces), IN_BACKGROUND):
            if self._closing.is_set() or self._executor is None:
                return None
            with sigint_blocked():
                under_way = [self._executor.submit(work, piece) for piece in pieces[first : first + IN_BACKGROUND]]
            done += await asyncio.gather(*map(asyncio.wrap_future, under_way))
            progress.done += len(under_way)
        return done
