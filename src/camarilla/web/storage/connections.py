"""Runs blocking database work beside the event loop: each piece of work from start to end on one connection."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine

from camarilla.web.storage.database import SQLITE, set_pragmas

T = TypeVar("T")


class DatabaseExecutor:
    """Runs functions of a connection: SQLite's in a pool of threads, PostgreSQL's through its asynchronous driver.

    SQLite's asynchronous driver hands every single statement to a thread and waits for the event loop after each;
    under load that wait costs more than the statement.
    """

    def __init__(self, engine: AsyncEngine, threads: int) -> None:
        self._engine = engine
        self._threads = ThreadPoolExecutor(threads, "database")
        url = engine.url.set(drivername=SQLITE)
        self._file = create_engine(url, hide_parameters=True) if engine.dialect.name == SQLITE else None
        if self._file is not None:
            event.listen(self._file, "connect", set_pragmas)

    def submit(self, work: Callable[[Connection], T]) -> "asyncio.Future[T]":
        """Call `work` with a connection; it begins and ends its transactions itself."""
        loop = asyncio.get_running_loop()
        if self._file is not None:
            return loop.run_in_executor(self._threads, self._in_thread, work)
        return loop.create_task(self._by_driver(work))

    async def _by_driver(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    def _in_thread(self, work: Callable[[Connection], T]) -> T:
        assert self._file is not None
        with self._file.connect() as connection:
            return work(connection)

    def close(self) -> None:
        """Wait for the threads, then close the file."""
        self._threads.shutdown()
        if self._file is not None:
            self._file.dispose()
