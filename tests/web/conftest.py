"""Both databases: what is tested with `database` is tested on SQLite and on a real PostgreSQL."""

import asyncio
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from camarilla.web.app import Backend, opened
from tests.postgres import Postgres
from tests.web.house import thinking_here


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for the whole run."""
    # The path of a Unix socket must be short: shorter than the folders of pytest are.
    with tempfile.TemporaryDirectory(prefix="postgres-") as folder:
        server = Postgres(Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database, as `--database` takes it."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite3")
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()


@pytest.fixture
def pair_of(postgres: Postgres) -> Callable[..., None]:
    """Runs something on two backends of one database."""
    place = postgres.database()

    def run_on(test: Callable[[Backend, Backend], Any]) -> None:
        async def run() -> None:
            async with opened(place, thinking_here()) as here, opened(place, thinking_here()) as there:
                await test(here, there)

        asyncio.run(asyncio.wait_for(run(), 60))

    return run_on
