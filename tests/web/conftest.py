"""Both databases: what is tested with `database` is tested on SQLite and on a real PostgreSQL."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import Postgres


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
