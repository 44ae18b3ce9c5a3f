"""A backup is a SQLite file with a consistent snapshot of the database, taken while games go on.

It can be restored into SQLite and into PostgreSQL, so it is also how tables move from one to the other.
"""

import contextlib
import os
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

from sqlalchemy import insert, select, text
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from camarilla.core.clauses import Refusal
from camarilla.web.storage.database import POSTGRESQL, connect, file_of, is_unavailable, reason_of
from camarilla.web.storage.migrating import bring_up_to_date, newest, version
from camarilla.web.storage.schema import METADATA, TABLES
from camarilla.web.storage.sqlite_file import copy_file, serving

SQLITE_BEGINS = b"SQLite format 3\0"
"""How every file of SQLite begins."""
ROWS = 500
"""How many rows are copied at a time."""


async def backup(database: str, file: Path) -> int:
    """Write a snapshot of the database to a new file; returns how many tables it holds."""
    if file.exists():
        raise Refusal("backup-exists", file=str(file))
    if "://" not in database and not Path(database).exists():
        raise Refusal("backup-missing", file=database)
    with _beside(file) as unfinished:
        if "://" not in database:
            copy = unfinished.with_name("copy.sqlite3")
            copy_file(Path(database), copy)
            database = str(copy)
        async with _opened(database) as source, _opened(str(unfinished)) as target:
            async with target.begin() as there:
                await there.run_sync(bring_up_to_date)
                tables = await _copy(source, there)
            async with target.connect() as there:
                # Move what is still in the journal into the file.
                await there.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
        unfinished.replace(file)
    return tables


async def restore(file: Path, database: str) -> int:
    """Fill an empty database from a backup of this version or an older one; returns how many tables it holds."""
    if not file.is_file():
        raise Refusal("backup-missing", file=str(file))
    with file.open("rb") as opened:
        if opened.read(len(SQLITE_BEGINS)) != SQLITE_BEGINS:
            raise Refusal("restore-no-backup", file=str(file))
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.sqlite3"
        copy.write_bytes(file.read_bytes())
        async with _opened(str(copy)) as source, _opened(database) as target:
            place = file_of(target)
            with contextlib.nullcontext() if place is None else contextlib.closing(serving(place)):
                async with source.begin() as here:
                    await here.run_sync(bring_up_to_date)
                async with target.begin() as there:
                    await there.run_sync(bring_up_to_date)
                    if (await there.execute(select(TABLES.c.id).limit(1))).first() is not None:
                        raise Refusal("restore-not-empty")
                    return await _copy(source, there)


async def _copy(source: AsyncEngine, there: AsyncConnection) -> int:
    """Copy every row of every table in one snapshot, which begins with the first row read."""
    tables = 0
    async with source.connect() as here:
        if source.dialect.name == POSTGRESQL:
            await here.execution_options(isolation_level="REPEATABLE READ")
        else:
            await here.execute(text("BEGIN"))
        has = await here.run_sync(version)
        if has != newest():
            raise Refusal("backup-older", has=has or "0000", knows=newest())
        for table in METADATA.sorted_tables:
            # A database without tables may have settings from an earlier start: the backup's replace them.
            await there.execute(table.delete())
            async with here.stream(select(table)) as rows:
                async for some in rows.mappings().partitions(ROWS):
                    await there.execute(insert(table), [dict(row) for row in some])
                    tables += len(some) if table is TABLES else 0
    return tables


@contextlib.asynccontextmanager
async def _opened(place: str) -> AsyncIterator[AsyncEngine]:
    engine = connect(place)
    try:
        yield engine
    except Refusal:
        raise
    except Exception as problem:
        if is_unavailable(problem) or isinstance(problem, DatabaseError | ValueError):
            raise Refusal("database-away", reason=reason_of(problem)) from None
        raise
    finally:
        await engine.dispose()


@contextlib.contextmanager
def _beside(file: Path) -> Iterator[Path]:
    """A file that gets its name only when it is complete, so that there is no half a backup; others cannot read it."""
    with tempfile.TemporaryDirectory(dir=file.parent, prefix=".backup-") as folder:
        unfinished = Path(folder) / "backup.sqlite3"
        os.close(os.open(unfinished, os.O_CREAT | os.O_WRONLY, 0o600))
        yield unfinished
