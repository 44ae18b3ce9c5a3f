"""Runs blocking database work beside the event loop: each piece of work from start to end on one connection."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine, StaticPool, create_engine
from sqlalchemy.ext.asyncio import AsyncEngine

from camarilla.web.storage.database import SQLITE, file_of
from camarilla.web.storage.sqlite_file import OwnedFile

T = TypeVar("T")


class DatabaseExecutor:
    """Runs functions of a connection: SQLite's one after the other in one thread, PostgreSQL's through its driver.

    SQLite's asynchronous driver hands every single statement to a thread and waits for the event loop after each;
    under load that wait costs more than the statement.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "database")
        self._file: OwnedFile | None = None
        self._file_engine: Engine | None = None
        self._unfinished = 0
        if (path := file_of(engine)) is not None:
            self._file = OwnedFile(path)
            self._file_engine = create_engine(
                f"{SQLITE}://", creator=self._file.open, poolclass=StaticPool, hide_parameters=True
            )

    def submit(self, work: Callable[[Connection], T]) -> "asyncio.Future[T]":
        """Call `work` with a connection; it begins and ends its transactions itself."""
        loop = asyncio.get_running_loop()
        if self._file_engine is not None:
            result = loop.run_in_executor(self._thread, self._in_thread, self._file_engine, work)
            self._unfinished += 1
            result.add_done_callback(self._finished)
            return result
        return loop.create_task(self._by_driver(work))

    @property
    def others_wait(self) -> bool:
        """Whether other work waits for the end of the one that runs."""
        return self._unfinished > 1

    def check_file(self) -> None:
        """Raise FileNotFoundError if the file that is open is one that nobody finds again."""
        if self._file is not None:
            self._file.check()

    def written(self, writes: int) -> None:
        """Let SQLite's journal be emptied now and then. Called in the thread, after a transaction."""
        if self._file is not None:
            self._file.written(writes)

    async def _by_driver(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    def _in_thread(self, engine: Engine, work: Callable[[Connection], T]) -> T:
        with engine.connect() as connection:
            # Reading counts, too: a decision that is found in a file without a name must not be acknowledged.
            self.check_file()
            return work(connection)

    def _finished(self, _: object) -> None:
        self._unfinished -= 1

    async def close(self) -> None:
        """Wait for what runs, then close all connections."""
        self._thread.shutdown()
        if self._file is not None:
            await asyncio.to_thread(self._file.close)
        if self._file_engine is not None:
            self._file_engine.dispose()
        await self._engine.dispose()
