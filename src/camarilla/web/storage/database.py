"""Which database: SQLite in a file that one server has to itself, or a PostgreSQL that several share."""

import contextlib
import os
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import URL, event
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as Timeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from camarilla.core.clauses import Refusal

SQLITE, POSTGRESQL = "sqlite", "postgresql"
_PATIENCE = 5
"""How many seconds a database may take to let us in."""
_STATES = ("08", "40", "53", "57", "58", "25006", "3D")
"""PostgreSQL's states of lost connections, transactions that stood in each other's way, missing room, a server that
stops or starts, and of a missing database."""


class DatabaseUnavailable(Refusal):
    """The database cannot be reached, or has no room, now. What was to be kept may be tried again."""

    def __init__(self, problem: BaseException) -> None:
        super().__init__("web-try-again")
        self.reason = reason_of(problem)


def is_away(problem: BaseException) -> bool:
    """Whether the database, and not what was asked of it, is to blame."""
    if isinstance(problem, DBAPIError) and not isinstance(problem, OperationalError | InterfaceError):
        return problem.connection_invalidated or _state(problem.orig).startswith(_STATES)
    return isinstance(problem, OSError | OperationalError | InterfaceError | Timeout) or _state(problem).startswith(
        _STATES
    )


def reason_of(problem: BaseException) -> str:
    """What the database said, in one line and without the statement and its values."""
    said = str(getattr(problem, "orig", None) or problem) or type(problem).__name__
    return said.splitlines()[0].rpartition("'>: ")[2]


def _state(problem: BaseException | None) -> str:
    return str(getattr(problem, "sqlstate", None) or "-")


def connect(place: str) -> AsyncEngine:
    """The way to a database, given as a file or as the URL of a PostgreSQL; nothing is asked of it yet."""
    if "://" in place:
        return _postgresql(place)
    file = Path(place).resolve()
    file.parent.mkdir(parents=True, exist_ok=True)
    # Seeds, keys and the secret of the cookies are in it; what SQLite puts beside it has the same mode.
    with contextlib.suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))
    engine = create_async_engine(URL.create("sqlite+aiosqlite", database=str(file)), hide_parameters=True)
    event.listen(engine.sync_engine, "connect", careful)
    return engine


def _postgresql(url: str) -> AsyncEngine:
    """The driver reads the URL by itself, so that all that PostgreSQL's own tools understand can stand in it."""
    if not url.startswith(("postgresql://", "postgres://")):
        raise Refusal("database-unknown")
    try:
        import asyncpg
    except ModuleNotFoundError:
        raise Refusal("database-driver") from None

    async def enter() -> Any:
        return await asyncpg.connect(url, timeout=_PATIENCE)

    return create_async_engine("postgresql+asyncpg://", async_creator=enter, pool_pre_ping=True, hide_parameters=True)


def careful(connection: Any, _: Any) -> None:
    """SQLite writes ahead, and a commit returns when the disk has it."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def exclusive(engine: AsyncEngine) -> sqlite3.Connection | None:
    """Keep a SQLite file to this process for as long as the answer is kept, however the process ends.

    Two servers on one file would not hear of each other's decisions. A second file that is locked works on every
    system and leaves the first one free for backups.
    """
    file = engine.url.database
    if engine.dialect.name != SQLITE or not file:
        return None
    held = sqlite3.connect(f"{file}.lock", timeout=0, isolation_level=None, check_same_thread=False)
    try:
        held.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        held.close()
        raise Refusal("database-in-use", file=file) from None
    return held
