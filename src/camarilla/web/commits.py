"""Group commit: all decisions that wait are written in one transaction and acknowledged after it."""

import asyncio
import contextlib
from collections.abc import Sequence

from sqlalchemy import Executable
from sqlalchemy.ext.asyncio import AsyncEngine

_Waiting = tuple[Sequence[Executable], "asyncio.Future[None]"]


class Writer:
    """The only one who writes. `write` returns once the statements are safely on the disk."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._task = asyncio.get_running_loop().create_task(self._run())
        self.commits = 0

    async def write(self, *statements: Executable) -> None:
        """Write all of the statements or, with the database's reason, none."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((statements, done))
        await done

    async def close(self) -> None:
        """Finish what waits, then stop."""
        while not self._queue.empty():
            await asyncio.sleep(0.01)
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty():
                batch.append(self._queue.get_nowait())
            await asyncio.shield(self._commit(batch))

    async def _commit(self, batch: list[_Waiting]) -> None:
        try:
            await self._together(batch)
        except Exception as problem:
            if len(batch) > 1:
                for one in batch:
                    await self._commit([one])
                return
            if not batch[0][1].done():
                batch[0][1].set_exception(problem)
            return
        for _, done in batch:
            if not done.done():
                done.set_result(None)

    async def _together(self, batch: list[_Waiting]) -> None:
        async with self._engine.begin() as connection:
            for statements, _ in batch:
                for statement in statements:
                    await connection.execute(statement)
        self.commits += 1
