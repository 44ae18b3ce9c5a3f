"""A backup is made while games go on; what is restored from it plays again and goes on, on either database."""

import asyncio
import contextlib
import sqlite3
import stat
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import Table, insert

from camarilla.cli import main
from camarilla.web.storage.database import connect
from camarilla.web.app import opened
from camarilla.web.storage.schema import METADATA, SETTINGS
from tests.postgres import Postgres
from tests.web.crowd import Player, Server, check_kept, read_tables
from tests.web.house import house, open_table, thinking_here
from tests.web.test_migrations import OVER, PLAYING, make_older

GAME = "ruse-and-bruise"


def command(*words: str) -> int:
    return main([*words, "--lang", "en"])


def test_a_backup_under_load_and_on_to_the_other_database(database: str, tmp_path: Path, postgres: Postgres) -> None:
    server = Server(database)
    server.start()
    tables: dict[str, list[Player]] = {}
    saved = [tmp_path / f"backup-{number}.sqlite3" for number in range(3)]
    acknowledged: list[dict[str, int]] = []
    try:
        for number in range(3):
            table, keys = server.table(GAME, 2, 1)
            tables[table] = [Player([server], key, 10 * number + seat, 0.01) for seat, key in enumerate(keys)]

        async def play() -> None:
            players = [player for table in tables.values() for player in table]
            games = [asyncio.create_task(player.play()) for player in players]
            for file in saved:
                while sum(len(player.acknowledged) for player in players) < 10 * (len(acknowledged) + 1):
                    await asyncio.sleep(0.02)
                acknowledged.append({name: at for player in players for name, at in player.acknowledged.items()})
                assert await asyncio.to_thread(command, "backup", str(file), "--database", database) == 0
            for player in players:
                await player.rest()
            await asyncio.gather(*games)

        asyncio.run(asyncio.wait_for(play(), 120))
    finally:
        server.kill()
    check_kept(database, tables)
    other = str(tmp_path / "restored.sqlite3") if "://" in database else postgres.database()
    assert command("restore", str(saved[-1]), "--database", other) == 0
    kept, restored = read_tables(database, list(tables)), read_tables(other, list(tables))
    for table, before in restored.items():
        # What was acknowledged before the backup began is in it; and it has nothing that did not happen.
        numbers = {entry.token: entry.number for entry in before.entries}
        mine = {name for player in tables[table] for name in player.acknowledged} & acknowledged[-1].keys()
        assert mine <= numbers.keys()
        assert kept[table].entries[: len(before.entries)] == before.entries
        assert (before.terms.seed, before.holders) == (kept[table].terms.seed, kept[table].holders)
    assert restored.keys() == tables.keys()
    goes_on(other, list(tables))


def test_a_backup_is_of_one_moment(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is written between the reading of two tables is in neither."""

    def write(number: int) -> None:
        async def keep() -> None:
            engine = connect(database)
            async with engine.begin() as connection:
                await connection.execute(insert(SETTINGS), {"name": f"late-{number}", "value": "x"})
            await engine.dispose()

        with ThreadPoolExecutor(1) as elsewhere:
            elsewhere.submit(lambda: asyncio.run(keep())).result(20)

    class Slow:
        @property
        def sorted_tables(self) -> Iterator[Table]:
            for number, table in enumerate(sorted(METADATA.sorted_tables, key=lambda table: table is SETTINGS)):
                yield table
                write(number)

    with house(database) as client:
        open_table(client, GAME, "me", "friend")
    monkeypatch.setattr("camarilla.web.storage.backup.METADATA", Slow())
    file = tmp_path / "backup.sqlite3"
    assert command("backup", str(file), "--database", database) == 0
    with contextlib.closing(sqlite3.connect(file)) as saved:
        names = [name for (name,) in saved.execute("SELECT name FROM settings ORDER BY name")]
    assert "cookies" in names and not [name for name in names if name.startswith("late")]


def goes_on(database: str, tables: list[str]) -> None:
    """Every table replays, and whoever has to decide can."""

    async def play() -> None:
        async with opened(database, thinking_here()) as backend:
            hall = backend.hall
            for id in tables:
                match = await backend.tables.find(id)
                version = match.version
                while match.terms.state != "over" and match.version < version + 3:
                    for seat in match.to_act():
                        if not match.seats[seat].is_bot:
                            await hall.play(
                                match, seat, match.table.legal(seat)[0], match.version, f"on-{match.version}"
                            )
                            break
                    await asyncio.sleep(0.01)
                assert match.terms.state == "over" or match.version >= version + 3

    asyncio.run(play())


def test_an_older_backup_is_brought_up_to_date(database: str, tmp_path: Path) -> None:
    older = tmp_path / "older.sqlite3"
    make_older(str(older))
    before = older.read_bytes()
    assert command("restore", str(older), "--database", database) == 0
    assert older.read_bytes() == before
    assert {len(kept.entries) for kept in read_tables(database, [OVER, PLAYING]).values()} == {49, 58}


def test_what_cannot_be_copied_is_refused_and_nothing_is_overwritten(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def refused(*words: str) -> str:
        assert command(*words) == 2
        complaint = capsys.readouterr().err
        assert len(complaint.splitlines()) == 1
        return complaint

    with house(database) as client:
        open_table(client, GAME, "me", "friend")
    file = tmp_path / "backup"
    assert command("backup", str(file), "--database", database) == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert "already exists" in refused("backup", str(file), "--database", database)
    assert "already has tables" in refused("restore", str(file), "--database", database)
    assert "There is no file" in refused("restore", str(tmp_path / "nothing"), "--database", database)
    assert "There is no file" in refused("backup", str(tmp_path / "new"), "--database", str(tmp_path / "nothing"))
    note = tmp_path / "note"
    note.write_text("This is no database, but it is long enough to be taken for one." * 20)
    assert f"{note} is no backup." in refused("restore", str(note), "--database", str(tmp_path / "fresh"))
    assert "there is no such file or folder" in refused("backup", str(tmp_path / "no" / "such"), "--database", database)
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith(".backup")) == []
