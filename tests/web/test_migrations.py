"""A database is brought up to date on start, from nothing and from before there were migrations, and goes on."""

import asyncio
import sqlite3
from pathlib import Path

import asyncpg
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from camarilla.cli import main
from camarilla.core.clauses import Refusal
from camarilla.web.storage.database import connect
from camarilla.web.app import opened
from camarilla.web.storage.migrating import FIRST, FOLDER, newest, version
from camarilla.web.storage.schema import METADATA
from camarilla.web.storage.store import Store
from tests.web.house import thinking_here

OVER, PLAYING, WAITING = "tSIWtkTh_SUMGn_4", "zNIDn959UYtQ0IyS", "_7Pd60qnKApoTcoz"


def make_older(database: str, change: str = "") -> None:
    """The tables, and the games in them, of the days before migrations."""
    script = (Path(__file__).parent / "before_migrations.sql").read_text(encoding="utf-8") + change

    async def into_postgresql() -> None:
        connection = await asyncpg.connect(database)
        await connection.execute(script)
        await connection.close()

    if "://" in database:
        asyncio.run(into_postgresql())
    else:
        connection = sqlite3.connect(database)
        connection.executescript(script)
        connection.close()


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, METADATA))


def up_to_date(database: str) -> tuple[str | None, list[object]]:
    """The version that opening leads to, and in what the database differs from what the code expects."""

    async def look() -> tuple[str | None, list[object]]:
        await (await Store.open(database)).close()
        engine = connect(database)
        async with engine.connect() as connection:
            found = await connection.run_sync(version), await connection.run_sync(differences)
        await engine.dispose()
        return found

    return asyncio.run(look())


def test_an_empty_database_gets_all_tables(database: str) -> None:
    assert up_to_date(database) == (newest(), [])
    assert up_to_date(database) == (newest(), [])


def test_a_database_from_before_migrations_is_brought_up_to_date(database: str) -> None:
    make_older(database)
    assert up_to_date(database) == (newest(), [])


def test_games_from_before_migrations_go_on(database: str) -> None:
    make_older(database)

    async def go_on() -> None:
        async with opened(database, thinking_here()) as backend:
            hall = backend.hall
            over = await backend.tables.find(OVER)
            assert over.terms.state == "over" and over.version == 49
            assert over.table.record().text().count('"at"') == 49
            assert over.seats_of("anna") == [0] and over.chat[0].text == "Well played; 'twas close."
            playing = await backend.tables.find(PLAYING)
            assert (playing.version, playing.to_act(), playing.names[1]) == (58, [0], "Béla")
            # What was acknowledged then is known now.
            seat, token = next(iter(playing._tokens))
            assert playing.acknowledged(seat, token) == playing._tokens[seat, token]
            assert await hall.play(playing, 0, playing.table.legal(0)[0], playing.version, "go-on") == 59
            waiting = await backend.tables.find(WAITING)
            assert not waiting.dealt and not waiting.seats[1].taken
            assert await backend.store.setting("cookies", "another") == "a secret of long ago"

    asyncio.run(go_on())
    assert up_to_date(database)[1] == []


def test_people_of_one_name_from_before_names_differed_are_told_apart(database: str) -> None:
    make_older(database, f"""UPDATE seats SET name = 'Anna' WHERE "table" = '{PLAYING}' AND seat < 2""")

    async def look() -> list[str]:
        async with opened(database, thinking_here()) as backend:
            return (await backend.tables.find(PLAYING)).names

    assert asyncio.run(look())[:2] == ["Anna", "Anna 2"]


def test_whoever_opened_a_table_before_there_were_hosts_is_its_host(database: str) -> None:
    opened_by_bela = f"UPDATE tables SET opener = 'bela' WHERE id = '{PLAYING}'"

    async def in_two_steps() -> int | None:
        engine = connect(database)
        async with engine.begin() as connection:
            await connection.run_sync(upgrade_to, "0005")
            await connection.execute(text(opened_by_bela))
        await engine.dispose()
        store = await Store.open(database)
        stored = await store.load(PLAYING)
        await store.close()
        assert stored is not None and stored.holders["bela"] == [1]
        return stored.terms.host

    make_older(database)
    assert asyncio.run(in_two_steps()) == 1


def upgrade_to(connection: Connection, revision: str) -> None:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(FOLDER))
    config.set_main_option("path_separator", "os")
    command.stamp(config, FIRST)
    command.upgrade(config, revision)


def test_the_steps_are_one_line_and_their_files_are_numbered() -> None:
    steps = ScriptDirectory(str(FOLDER))
    assert steps.get_heads() == [newest()]
    for step in steps.walk_revisions():
        assert Path(step.path).stem.startswith(f"v{step.revision}_")


def test_a_newer_database_is_refused_and_left_alone(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def from_the_future() -> None:
        store = await Store.open(database)
        await store.close()
        engine = connect(database)
        async with engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        await engine.dispose()
        with pytest.raises(Refusal):
            await Store.open(database)

    asyncio.run(from_the_future())
    assert main(["serve", "--port", "0", "--database", database, "--lang", "en"]) == 2
    complaint = capsys.readouterr().err
    assert "9999" in complaint and len(complaint.splitlines()) == 1
