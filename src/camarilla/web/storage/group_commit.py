"""Group commit: all that waits is written in one transaction, each kind of row at once, and acknowledged after it."""

import asyncio
from collections import deque
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Connection, Delete, Insert, Update, text
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DataError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql.compiler import SQLCompiler

from camarilla.core.errors import CamarillaError
from camarilla.web.storage.connections import ConnectionThread
from camarilla.web.storage.database import POSTGRESQL, SQLITE

_TELL = text("SELECT count(pg_notify('camarilla', said)) FROM unnest(CAST(:news AS text[])) AS said")


MOST_AT_ONCE = 40
"""With smaller batches the disk writes one while the answers to another go out: nobody waits for a crowd."""


class Conflict(CamarillaError):
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


Outcome = tuple[_Waiting, BaseException | None]


class GroupCommit:
    """The only one who writes. `write` returns once the changes are safely on the disk."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._lane = ConnectionThread(engine, threads=1)
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[_Waiting] = deque()
        self._writing: asyncio.Future[None] | None = None
        self.commits = 0

    async def write(self, *changes: Change, news: str = "") -> None:
        """Write all of the changes or, with the database's reason, none; other processes hear the news.

        Changes that wait at the same time must not build on one another.
        """
        done: asyncio.Future[None] = self._loop.create_future()
        self._waiting.append(_Waiting(changes, news, done))
        if self._writing is None:
            self._begin()
        await done

    async def close(self) -> None:
        """Finish what waits, then stop."""
        while self._writing is not None:
            await asyncio.wait([self._writing])
        self._lane.close()

    def _begin(self) -> None:
        self._writing = self._lane.start(self._write_what_waits)
        self._writing.add_done_callback(self._end)

    def _end(self, writing: "asyncio.Future[None]") -> None:
        self._writing = None
        problem = None if writing.cancelled() else writing.exception()
        if problem is not None:
            self._answer([(one, problem) for one in self._next()])
        if self._waiting:
            self._begin()

    def _write_what_waits(self, connection: Connection) -> None:
        """Go on as long as anything waits: whoever comes meanwhile is in the next transaction."""
        while batch := self._next():
            outcomes = self._settle(connection, batch)
            self._loop.call_soon_threadsafe(self._answer, outcomes)
            if connection.invalidated:
                return

    def _next(self) -> list[_Waiting]:
        return [self._waiting.popleft() for _ in range(min(len(self._waiting), MOST_AT_ONCE))]

    def _settle(self, connection: Connection, batch: list[_Waiting]) -> list[Outcome]:
        try:
            with connection.begin():
                _write_all(connection, batch)
        except (IntegrityError, DataError, Conflict) as problem:
            # One that cannot be written does not take the others with it.
            if len(batch) > 1:
                return [outcome for one in batch for outcome in self._settle(connection, [one])]
            return [(batch[0], problem)]
        except Exception as problem:
            return [(one, problem) for one in batch]
        self.commits += 1
        return [(one, None) for one in batch]

    def _answer(self, outcomes: list[Outcome]) -> None:
        for one, problem in outcomes:
            if one.done.done():
                continue
            if problem is None:
                one.done.set_result(None)
            else:
                one.done.set_exception(problem)


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
    statement = changes[0].statement
    if many and isinstance(statement, Insert) and connection.dialect.name == SQLITE:
        _insert(connection, statement, many)
    elif many:
        connection.execute(statement, many)
    for change in changes:
        if change.sure and connection.execute(change.statement, change.values).rowcount != 1:
            raise Conflict


def _insert(connection: Connection, statement: Insert, rows: list[Mapping[str, Any]]) -> None:
    """All rows with one statement and no ado about each value, for all are plain: the rest waits for this thread."""
    compiled = _compiled(statement, tuple(rows[0]))
    head, _, row = compiled.string.rpartition(" VALUES ")
    values = tuple([values[name] for values in rows for name in compiled.positiontup or ()])
    connection.exec_driver_sql(f"{head} VALUES {', '.join([row] * len(rows))}", values)


@cache
def _compiled(statement: Insert, names: tuple[str, ...]) -> SQLCompiler:
    compiled = statement.compile(dialect=sqlite.dialect(), column_keys=list(names))
    assert isinstance(compiled, SQLCompiler)
    return compiled
