"""A backup is a SQLite file of all that is kept, as of one moment, while games go on; from it any database is filled.

The same copying serves both ways and both databases, so a backup is also how tables move from one to the other.
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
from camarilla.web.storage.database import POSTGRESQL, connect, exclusive, is_away, reason_of
from camarilla.web.storage.migrating import bring_up_to_date, newest, version
from camarilla.web.storage.schema import METADATA, TABLES

ROWS = 500
"""How many rows are held in memory at a time."""


async def backup(database: str, file: Path) -> int:
    """Write a new file with everything that is kept at this moment; says how many tables it has."""
    if file.exists():
        raise Refusal("backup-exists", file=str(file))
    if "://" not in database and not Path(database).exists():
        raise Refusal("backup-missing", file=database)
    with _beside(file) as unfinished:
        async with _opened(database) as source, _opened(str(unfinished)) as target:
            async with target.begin() as there:
                await there.run_sync(bring_up_to_date)
                tables = await _copy(source, there)
            async with target.connect() as there:
                # All in one file, not in one file and its journal.
                await there.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
        unfinished.replace(file)
    return tables


async def restore(file: Path, database: str) -> int:
    """Fill an empty database from a backup, an older one too; says how many tables there are."""
    if not file.is_file():
        raise Refusal("backup-missing", file=str(file))
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.sqlite3"
        copy.write_bytes(file.read_bytes())
        async with _opened(str(copy)) as source, _opened(database) as target:
            held = exclusive(target)
            try:
                async with source.begin() as here:
                    await here.run_sync(bring_up_to_date)
                async with target.begin() as there:
                    await there.run_sync(bring_up_to_date)
                    if (await there.execute(select(TABLES.c.id).limit(1))).first() is not None:
                        raise Refusal("restore-not-empty")
                    return await _copy(source, there)
            finally:
                if held:
                    held.close()


async def _copy(source: AsyncEngine, there: AsyncConnection) -> int:
    """Every row of every table, as of the moment at which the first one is read."""
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
            # Only a database that was served before has settings: what it has stays out of the way.
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
        if is_away(problem) or isinstance(problem, DatabaseError | ValueError):
            raise Refusal("database-away", reason=reason_of(problem)) from None
        raise
    finally:
        await engine.dispose()


@contextlib.contextmanager
def _beside(file: Path) -> Iterator[Path]:
    """A file to write before it gets its name, so that a backup is whole or not there; nobody else may read it."""
    with tempfile.TemporaryDirectory(dir=file.parent, prefix=".backup-") as folder:
        unfinished = Path(folder) / "backup.sqlite3"
        os.close(os.open(unfinished, os.O_CREAT | os.O_WRONLY, 0o600))
        yield unfinished
