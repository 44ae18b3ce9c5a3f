"""How work on the database is done besides all else: every piece in one go."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine

from camarilla.web.storage.database import SQLITE, careful

T = TypeVar("T")


class ConnectionThread:
    """A way to a PostgreSQL as its driver goes it, or to a SQLite file with so many threads.

    A driver that asks a thread for every single step would wait for the busy process at each of them.
    """

    def __init__(self, engine: AsyncEngine, threads: int) -> None:
        self._engine = engine
        self._threads = ThreadPoolExecutor(threads, "database")
        url = engine.url.set(drivername=SQLITE)
        self._file = create_engine(url, hide_parameters=True) if engine.dialect.name == SQLITE else None
        if self._file is not None:
            event.listen(self._file, "connect", careful)

    def start(self, work: Callable[[Connection], T]) -> "asyncio.Future[T]":
        """Do something with a connection; where its transactions begin and end is the work's own affair."""
        loop = asyncio.get_running_loop()
        if self._file is not None:
            return loop.run_in_executor(self._threads, self._in_thread, work)
        return loop.create_task(self._as_the_driver_does(work))

    async def _as_the_driver_does(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    def _in_thread(self, work: Callable[[Connection], T]) -> T:
        assert self._file is not None
        with self._file.connect() as connection:
            return work(connection)

    def close(self) -> None:
        """Let go of the file once all is done."""
        self._threads.shutdown()
        if self._file is not None:
            self._file.dispose()
