"""Which database: a SQLite file that one process owns, or a PostgreSQL that several processes share."""

import sqlite3
import time
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, event
from sqlalchemy.exc import DBAPIError, DisconnectionError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as Timeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from camarilla.core.clauses import Refusal
from camarilla.web.storage.sqlite_file import PRAGMAS, configure, make_private

SQLITE, POSTGRESQL = "sqlite", "postgresql"
_CONNECT_SECONDS = 5
"""The timeout of a new connection."""
_RESTED_SECONDS = 1.0
"""A connection that was used so lately is taken to be alive."""
HUNG_SECONDS = 30.0
"""After so long, by the clock of PostgreSQL, a process that hangs is cut off from what others wait for."""
_STATES = ("08", "40", "53", "57", "58", "25006", "3D")
"""PostgreSQL's error classes that a retry may cure: lost connections, rolled back transactions, a full disk, a server
that stops or starts, a standby that only reads, and a missing database."""


class DatabaseUnavailable(Refusal):
    """The database does not answer, or cannot store anything now. Nothing is known to be committed; retry later."""

    def __init__(self, problem: BaseException) -> None:
        super().__init__("web-try-again")
        self.reason = reason_of(problem)


def is_unavailable(problem: BaseException) -> bool:
    """Whether an error comes from the state of the database, and not from the statement."""
    if isinstance(problem, DBAPIError) and not isinstance(problem, OperationalError | InterfaceError):
        return problem.connection_invalidated or _state(problem.orig).startswith(_STATES)
    lost = (OSError, OperationalError, InterfaceError, Timeout, sqlite3.OperationalError)
    return isinstance(problem, lost) or _state(problem).startswith(_STATES)


def reason_of(problem: BaseException) -> str:
    """The database's own message: one line, without the statement and its values."""
    said = str(getattr(problem, "orig", None) or problem) or type(problem).__name__
    return said.splitlines()[0].rpartition("'>: ")[2]


def _state(problem: BaseException | None) -> str:
    return str(getattr(problem, "sqlstate", None) or "-")


def connect(place: str) -> AsyncEngine:
    """An engine for a file or for the URL of a PostgreSQL; it connects when it is first used."""
    if "://" in place:
        return _postgresql(place)
    file = Path(place).resolve()
    file.parent.mkdir(parents=True, exist_ok=True)
    make_private(file)  # it holds seeds, keys and the cookies' secret
    engine = create_async_engine(URL.create("sqlite+aiosqlite", database=str(file)), hide_parameters=True)
    event.listen(engine.sync_engine, "connect", lambda connection, _: configure(connection, *PRAGMAS))
    return engine


def file_of(engine: AsyncEngine) -> Path | None:
    """The file of a SQLite database."""
    return Path(engine.url.database) if engine.dialect.name == SQLITE and engine.url.database else None


def _postgresql(url: str) -> AsyncEngine:
    """The driver parses the URL itself, so it may hold everything that PostgreSQL's own tools understand."""
    if not url.startswith(("postgresql://", "postgres://")):
        raise Refusal("database-unknown")
    try:
        import asyncpg
    except ModuleNotFoundError:
        raise Refusal("database-driver") from None

    async def enter() -> Any:
        connection = await asyncpg.connect(url, timeout=_CONNECT_SECONDS)
        # A process that hangs in a transaction must not keep its rows locked for ever.
        await connection.execute(f"SET idle_in_transaction_session_timeout = {HUNG_SECONDS * 1000:.0f}")
        return connection

    engine = create_async_engine("postgresql+asyncpg://", async_creator=enter, hide_parameters=True)
    _ping_rested(engine.sync_engine)
    return engine


def _ping_rested(engine: Engine) -> None:
    """Try out a connection before its use, as `pool_pre_ping` does, but only one that was not just used.

    A ping is a transaction of its own, so under load it costs as much as what is stored. A server that goes away
    within the second refuses a statement instead, as it may at any other moment.
    """

    @event.listens_for(engine, "checkin")
    def rest(_: Any, entry: ConnectionPoolEntry) -> None:
        entry.info["used"] = time.monotonic()

    @event.listens_for(engine, "checkout")
    def ping(connection: Any, entry: ConnectionPoolEntry, _: object) -> None:
        used = entry.info.get("used")
        if used is None or time.monotonic() - used < _RESTED_SECONDS:
            return
        try:
            engine.dialect.do_ping(connection)
        except engine.dialect.loaded_dbapi.Error as problem:
            raise DisconnectionError(reason_of(problem)) from problem
