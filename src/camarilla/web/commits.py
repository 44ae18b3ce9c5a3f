"""Group commit: all that waits is written in one transaction, each kind of row at once, and acknowledged after it."""

import asyncio
from collections.abc import Mapping
from typing import Any, NamedTuple

from sqlalchemy import Connection, Delete, Insert, Update, text
from sqlalchemy.exc import DataError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from camarilla.web.database import POSTGRESQL
from camarilla.web.lanes import Lane

_TELL = text("SELECT count(pg_notify('camarilla', said)) FROM unnest(CAST(:news AS text[])) AS said")


MOST_AT_ONCE = 40
"""With smaller batches the disk writes one while the answers to another go out: nobody waits for a crowd."""


class Taken(Exception):
    """Somebody else has written this meanwhile."""


class Change(NamedTuple):
    """One row to be written. A `sure` change must find its row, or nothing of its transaction is written."""

    statement: Insert | Update | Delete
    values: Mapping[str, Any]
    sure: bool = False


class _Waiting(NamedTuple):
    changes: tuple[Change, ...]
    news: str
    done: "asyncio.Future[None]"


class Writer:
    """The only one who writes. `write` returns once the changes are safely on the disk."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._lane = Lane(engine, threads=1)
        self._queue: asyncio.Queue[_Waiting | None] = asyncio.Queue()
        self._task = asyncio.get_running_loop().create_task(self._run())
        self.commits = 0

    async def write(self, *changes: Change, news: str = "") -> None:
        """Write all of the changes or, with the database's reason, none; other processes hear the news.

        Changes that wait at the same time must not build on one another.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Waiting(changes, news, done))
        await done

    async def close(self) -> None:
        """Finish what waits, then stop."""
        self._queue.put_nowait(None)
        await self._task
        self._lane.close()

    async def _run(self) -> None:
        while (first := await self._queue.get()) is not None:
            batch = [first]
            while not self._queue.empty() and len(batch) < MOST_AT_ONCE:
                more = self._queue.get_nowait()
                if more is None:
                    await self._commit(batch)
                    return
                batch.append(more)
            await self._commit(batch)

    async def _commit(self, batch: list[_Waiting]) -> None:
        try:
            await self._together(batch)
        except (IntegrityError, DataError, Taken) as problem:
            # One that cannot be written does not take the others with it.
            if len(batch) > 1:
                for one in batch:
                    await self._commit([one])
                return
            _fail(batch, problem)
        except Exception as problem:
            _fail(batch, problem)
        else:
            for one in batch:
                if not one.done.done():
                    one.done.set_result(None)

    async def _together(self, batch: list[_Waiting]) -> None:
        await self._lane.do(lambda connection: _write_all(connection, batch))
        self.commits += 1


def _write_all(connection: Connection, batch: list[_Waiting]) -> None:
    kinds: dict[tuple[int, tuple[str, ...]], list[Change]] = {}
    # Processes that write the same tables take them in the same order, or each would wait for the other.
    for change in sorted([change for one in batch for change in one.changes], key=_table_of):
        kinds.setdefault((id(change.statement), tuple(change.values)), []).append(change)
    for changes in sorted(kinds.values(), key=_turn_of):
        _write(connection, changes)
    news = list(dict.fromkeys(one.news for one in batch if one.news))
    if news and connection.dialect.name == POSTGRESQL:
        connection.execute(_TELL, {"news": news})


def _table_of(change: Change) -> str:
    """The table at which people sit that a change is about; none for a setting."""
    return str(next((change.values[name] for name in ("of", "table", "id") if name in change.values), ""))


def _turn_of(changes: list[Change]) -> tuple[bool, str, bool, tuple[str, ...]]:
    """What others refer to comes first; what is replaced goes before what replaces it."""
    first = changes[0]
    rows = first.statement.table
    return bool(rows.foreign_keys), str(rows), isinstance(first.statement, Insert), tuple(first.values)


def _write(connection: Connection, changes: list[Change]) -> None:
    """The rows of one kind with one statement; a sure one by itself, for only so it says whether it found its row."""
    many = [change.values for change in changes if not change.sure]
    if many:
        connection.execute(changes[0].statement, many)
    for change in changes:
        if change.sure and connection.execute(change.statement, change.values).rowcount != 1:
            raise Taken


def _fail(batch: list[_Waiting], problem: Exception) -> None:
    for one in batch:
        if not one.done.done():
            one.done.set_exception(problem)
