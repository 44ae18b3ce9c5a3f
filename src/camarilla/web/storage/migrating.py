"""Brings a database up to date on start: one that is empty, one of an older version, one that needs nothing."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from camarilla.core.clauses import Refusal

FOLDER = Path(__file__).parent / "migrations"
FIRST = "0001"
ONE_AT_A_TIME = 7_140_001
"""The advisory lock under which processes that start together wait for one another."""


def newest() -> str:
    """The number of the last step that this build knows."""
    return max(file.stem[1:5] for file in (FOLDER / "versions").glob("v*.py"))


def bring_up_to_date(connection: Connection) -> None:
    """Take the steps that the database has not seen; refuses one that is newer than this build."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
    has = version(connection)
    if has == newest():
        return
    if has is not None and has > newest():
        raise Refusal("database-newer", has=has, knows=newest())
    # Only now: it takes longer to import than the rest of the start.
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    if has is None and "tables" in inspect(connection).get_table_names():
        # Made before there were steps: it stands where the first one leads.
        command.stamp(config, FIRST)
    command.upgrade(config, "head")


def version(connection: Connection) -> str | None:
    """The last step that a database has seen; None if it knows of none."""
    if "alembic_version" not in inspect(connection).get_table_names():
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)
