"""Group commit: all changes that wait are written in one transaction, and each is acknowledged after its commit."""

import asyncio
from collections import deque
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Connection, Delete, Insert, Update, text
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DataError, IntegrityError
from sqlalchemy.sql.compiler import SQLCompiler

from camarilla.core.clauses import Refusal
from camarilla.web.storage.connections import DatabaseExecutor
from camarilla.web.storage.database import POSTGRESQL, SQLITE

_NOTIFY = text("SELECT count(pg_notify('camarilla', said)) FROM unnest(CAST(:news AS text[])) AS said")


MOST_AT_ONCE = 40
"""How many writes one transaction takes: while the disk writes one batch, the answers to the one before go out."""


class Conflict(Refusal):
    """Somebody else has written first what this write relied on; nothing of it is stored."""

    def __init__(self) -> None:
        super().__init__("web-stale")


class Change(NamedTuple):
    """One row to be written. A `sure` change must find its row, or nothing of its write is stored."""

    statement: Insert | Update | Delete
    values: Mapping[str, Any]
    sure: bool = False


class _Write(NamedTuple):
    """Changes that are stored together or not at all, and whom to tell."""

    changes: tuple[Change, ...]
    news: str
    done: "asyncio.Future[None]"


Outcome = tuple[_Write, BaseException | None]


class GroupCommit:
    """The only writer of this process. `write` returns once its changes are committed to the disk."""

    def __init__(self, executor: DatabaseExecutor) -> None:
        self._executor = executor
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[_Write] = deque()
        self._writing: asyncio.Future[None] | None = None
        self.commits = 0

    async def write(self, *changes: Change, news: str = "") -> None:
        """Commit all of the changes or, with the database's error, none; then notify the other processes.

        Writes that wait at the same time must not depend on each other: they may share a transaction.
        """
        done: asyncio.Future[None] = self._loop.create_future()
        self._waiting.append(_Write(changes, news, done))
        if self._writing is None:
            self._begin()
        await done

    async def close(self) -> None:
        """Commit what waits."""
        while self._writing is not None:
            await asyncio.wait([self._writing])

    def _begin(self) -> None:
        self._writing = self._executor.submit(self._write_what_waits)
        self._writing.add_done_callback(self._end)

    def _end(self, writing: "asyncio.Future[None]") -> None:
        self._writing = None
        problem = None if writing.cancelled() else writing.exception()
        if problem is not None:
            self._answer([(write, problem) for write in self._next()])
        if self._waiting:
            self._begin()

    def _write_what_waits(self, connection: Connection) -> None:
        """Write batch after batch: what arrives during one transaction is in the next."""
        while batch := self._next():
            outcomes = self._commit(connection, batch)
            self._loop.call_soon_threadsafe(self._answer, outcomes)
            self._executor.written(len(batch))
            if connection.invalidated or self._executor.others_wait:
                return

    def _next(self) -> list[_Write]:
        return [self._waiting.popleft() for _ in range(min(len(self._waiting), MOST_AT_ONCE))]

    def _commit(self, connection: Connection, batch: list[_Write]) -> list[Outcome]:
        try:
            self._executor.check_file()
            with connection.begin():
                _write_all(connection, batch)
            # Again, because nothing is acknowledged that has gone into a file without a name.
            self._executor.check_file()
        except (IntegrityError, DataError, Conflict) as problem:
            # Each by itself, so that the one which cannot be stored does not fail the others.
            if len(batch) > 1:
                return [outcome for write in batch for outcome in self._commit(connection, [write])]
            return [(batch[0], problem)]
        except Exception as problem:
            return [(write, problem) for write in batch]
        self.commits += 1
        return [(write, None) for write in batch]

    def _answer(self, outcomes: list[Outcome]) -> None:
        for write, problem in outcomes:
            if write.done.done():
                continue
            if problem is None:
                write.done.set_result(None)
            else:
                write.done.set_exception(problem)


def _write_all(connection: Connection, batch: list[_Write]) -> None:
    kinds: dict[tuple[int, tuple[str, ...]], list[Change]] = {}
    # Sorted, so that two processes lock the same rows in the same order: otherwise they could deadlock.
    for change in sorted([change for write in batch for change in write.changes], key=_table_of):
        kinds.setdefault((id(change.statement), tuple(change.values)), []).append(change)
    for changes in sorted(kinds.values(), key=_turn_of):
        _write(connection, changes)
    news = list(dict.fromkeys(write.news for write in batch if write.news))
    if news and connection.dialect.name == POSTGRESQL:
        connection.execute(_NOTIFY, {"news": news})


def _table_of(change: Change) -> str:
    """The id of the game table that a change belongs to; a setting belongs to none."""
    return str(next((change.values[name] for name in ("of", "table", "id") if name in change.values), ""))


def _turn_of(changes: list[Change]) -> tuple[bool, str, bool, tuple[str, ...]]:
    """Rows that foreign keys point to come first; in one database table, updates and deletions before insertions."""
    first = changes[0]
    rows = first.statement.table
    return bool(rows.foreign_keys), str(rows), isinstance(first.statement, Insert), tuple(first.values)


def _write(connection: Connection, changes: list[Change]) -> None:
    """Write rows of one kind with one statement; each sure one with its own, whose row count tells if it was found."""
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
    """Insert all rows with one statement, past SQLAlchemy's handling of each value, which plain values do not need.

    While this thread computes, the event loop waits for the interpreter's lock: the less it does, the better.
    """
    compiled = _compiled(statement, tuple(rows[0]))
    head, _, row = compiled.string.rpartition(" VALUES ")
    values = tuple([values[name] for values in rows for name in compiled.positiontup or ()])
    connection.exec_driver_sql(f"{head} VALUES {', '.join([row] * len(rows))}", values)


@cache
def _compiled(statement: Insert, names: tuple[str, ...]) -> SQLCompiler:
    compiled = statement.compile(dialect=sqlite.dialect(), column_keys=list(names))
    assert isinstance(compiled, SQLCompiler)
    return compiled
