"""Migrates the database when the server starts: an empty one, one of an older version, or one that is up to date."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from camarilla.core.clauses import Refusal

FOLDER = Path(__file__).parent / "migrations"
FIRST = "0001"
ONE_AT_A_TIME = 7_140_001
"""The advisory lock that processes take which start together: one migrates, the others wait."""


def newest() -> str:
    """The number of the last migration that this build has."""
    return max(file.stem[1:5] for file in (FOLDER / "versions").glob("v*.py"))


def bring_up_to_date(connection: Connection) -> None:
    """Run the migrations that the database has not had; refuse a database that is newer than this build."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
    has = version(connection)
    if has == newest():
        return
    if has is not None and has > newest():
        raise Refusal("database-newer", has=has, knows=newest())
    # Imported only when needed: it takes longer than the rest of the start.
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    if has is None and "tables" in inspect(connection).get_table_names():
        # Created before there were migrations, with the schema of the first one.
        command.stamp(config, FIRST)
    command.upgrade(config, "head")


def version(connection: Connection) -> str | None:
    """The last migration that the database has had; None if it has had none."""
    if "alembic_version" not in inspect(connection).get_table_names():
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)
