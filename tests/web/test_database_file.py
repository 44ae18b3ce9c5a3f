"""A database file that is taken away, replaced or made read-only: nothing is acknowledged that could be lost."""

import asyncio
import contextlib
import ctypes
import os
import shutil
import sqlite3
import subprocess
import sys
import threading
import time
import urllib.error
from collections.abc import Iterator
from pathlib import Path

import pytest

from camarilla.web.storage import health, sqlite_file
from camarilla.web.storage.backup import backup
from camarilla.web.storage.schema import EntryRow
from camarilla.web.storage.store import Store, now
from camarilla.web.tables.plans import Plan, terms_of
from tests.paths import ROOT
from tests.web.crowd import Player, Server, check_kept, until
from tests.web.house import house, open_table
from tests.web.test_faults import GAME, through_trouble
from tests.web.test_store import PASS


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    started = Server(str(tmp_path / "tables.sqlite3"), "--no-limits")
    started.start()
    yield started
    started.kill()


def status(server: Server) -> int:
    """What /healthz answers."""
    try:
        server.ask("/healthz")
    except urllib.error.HTTPError as problem:
        return problem.code
    except ValueError:  # its answer is no JSON
        return 200
    raise AssertionError


@pytest.mark.parametrize("instead", [None, b"", b"something else"])
def test_a_file_that_is_deleted_or_replaced_is_noticed(server: Server, tmp_path: Path, instead: bytes | None) -> None:
    file, hidden = tmp_path / "tables.sqlite3", tmp_path / "hidden"

    def take_away() -> None:
        file.rename(hidden)
        if instead is not None:
            file.write_bytes(instead)

    def bring_back() -> None:
        assert status(server) == 503
        hidden.replace(file)

    table, players = through_trouble(server, take_away, bring_back)
    assert status(server) == 200
    server.kill()
    assert check_kept(str(file), {table: players}) > 20


def test_a_journal_that_is_deleted_takes_nothing_with_it(server: Server, tmp_path: Path) -> None:
    table, keys = server.table(GAME, 2, 1)
    players = [Player([server], key, number, pause=0.03) for number, key in enumerate(keys)]

    async def play() -> None:
        games = [asyncio.create_task(player.play()) for player in players]
        await until(lambda: len(players[0].acknowledged) >= 2, "a few decisions")
        (tmp_path / "tables.sqlite3-wal").unlink()
        await until(lambda: len(players[0].acknowledged) >= 5, "a few more")
        (tmp_path / "tables.sqlite3-wal").unlink()
        await asyncio.wait_for(asyncio.gather(*games), 60)

    asyncio.run(play())
    server.kill()
    assert check_kept(str(tmp_path / "tables.sqlite3"), {table: players}) > 20


def test_shared_memory_that_cannot_be_used_kills_nobody(server: Server, tmp_path: Path) -> None:
    """SQLite maps the file `-shm` into memory: when it shrinks, or becomes immutable, the kernel kills who writes."""
    shared = tmp_path / "tables.sqlite3-shm"

    def spoil() -> None:
        shared.touch()
        os.truncate(shared, 0)
        shared.chmod(0o400)

    server.table(GAME, 1, 1)
    spoil()
    server.table(GAME, 1, 1)
    assert server.running
    server.kill()
    spoil()
    server.start()
    server.table(GAME, 1, 1)
    assert server.running


def test_healthz_tells_when_nothing_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody decides: only the server itself can find out."""
    monkeypatch.setattr(health, "PROBE_SECONDS", 0.1)
    file, hidden = tmp_path / "tables.sqlite3", tmp_path / "hidden"

    def until_status(wanted: int) -> None:
        deadline = time.monotonic() + 10
        while client.get("/healthz").status_code != wanted:
            assert time.monotonic() < deadline, f"/healthz never answers {wanted}"
            time.sleep(0.05)

    with house(tmp_path) as client:
        until_status(200)
        file.rename(hidden)
        until_status(503)
        answer = client.get("/healthz")
        assert answer.text == "nothing can be stored at present\n"
        time.sleep(0.5)
        hidden.rename(file)
        until_status(200)
    told = [record.getMessage() for record in caplog.records if record.name == health.__name__]
    assert told == [
        f"nothing can be stored: {file} was deleted or replaced while it was being served",
        "the database stores again",
    ]


def test_healthz_does_not_wait_for_a_database_that_hangs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.2)
    with house(tmp_path) as client:
        store = client.app.state.site.store  # type: ignore[attr-defined]
        answers = threading.Event()

        async def hangs() -> None:
            await asyncio.to_thread(answers.wait, 20)

        monkeypatch.setattr(store.health, "_look", hangs)
        begun = time.monotonic()
        assert client.get("/healthz").status_code == 503
        assert time.monotonic() - begun < 2
        answers.set()


def test_who_asks_for_the_health_writes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path) as client:
        open_table(client, GAME, "me", "friend")
        store = client.app.state.site.store  # type: ignore[attr-defined]
        reads = 0
        rows = store._rows

        async def counted(*statements: object) -> object:
            nonlocal reads
            reads += 1
            return await rows(*statements)

        monkeypatch.setattr(store, "_rows", counted)
        monkeypatch.setattr(health, "PROBE_SECONDS", 1000)
        before = store.commits
        assert {client.get("/healthz").status_code for _ in range(200)} == {200}
        assert store.commits == before and reads <= 5


def obey_modes() -> None:
    """In a child process: root, too, may write only where a file's mode allows it."""
    drop, override = 24, 1
    ctypes.CDLL(None).prctl(drop, override, 0, 0, 0)


@pytest.mark.parametrize("closed", ["tables.sqlite3", "."])
def test_a_server_that_could_write_nothing_does_not_start(tmp_path: Path, closed: str) -> None:
    database = tmp_path / "tables.sqlite3"
    with house(tmp_path) as client:
        open_table(client, GAME, "me", "friend")
    (tmp_path / closed).chmod(0o400 if closed.startswith("tables") else 0o500)
    command = [sys.executable, "-m", "camarilla", "serve", "--port", "0", "--database", str(database), "--lang", "en"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    try:
        refused = subprocess.run(
            command, preexec_fn=obey_modes, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=60
        )
    finally:
        tmp_path.chmod(0o700)
    assert refused.returncode == 2 and refused.stdout == ""
    assert "cannot be opened" in refused.stderr and len(refused.stderr.splitlines()) == 1, refused.stderr


def test_a_copy_made_while_everything_is_written_is_of_one_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The journal is emptied into the file after every few writes, except while somebody copies both."""
    monkeypatch.setattr(sqlite_file, "CHECKPOINT_AFTER", 3)
    database = tmp_path / "tables.sqlite3"

    async def write(store: Store, stop: asyncio.Event) -> int:
        terms = terms_of(Plan(GAME, ["me", "friend"], "Anna"))
        await store.create(terms, [(0, "anna")])
        count = 0
        while not stop.is_set():
            count += 1
            await store.append(terms.id, EntryRow(count, PASS, None, now()), "playing")
        return count

    async def copy_and_write() -> None:
        store, stop = await Store.open(str(database)), asyncio.Event()
        writing = asyncio.create_task(write(store, stop))
        for number in range(12):
            await asyncio.sleep(0.05)
            copy = tmp_path / f"copy-{number}" / "tables.sqlite3"
            copy.parent.mkdir()
            await asyncio.to_thread(sqlite_file.copy_file, database, copy)
        stop.set()
        assert await writing > 50
        await store.close()

    asyncio.run(copy_and_write())
    seen = []
    for number in range(12):
        copied = tmp_path / f"copy-{number}" / "tables.sqlite3"
        with contextlib.closing(sqlite3.connect(copied)) as copy:
            assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            [(entries, last)] = copy.execute("SELECT count(*), max(number) FROM entries")
        assert entries == last, number
        seen.append(int(entries))
    assert seen == sorted(seen) and seen[-1] > seen[0]


def test_while_somebody_copies_the_file_itself_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_file, "CHECKPOINT_AFTER", 1)
    database = tmp_path / "tables.sqlite3"

    async def write() -> None:
        store = await Store.open(str(database))
        with sqlite_file.copying(database):
            before = database.read_bytes()
            await store.create(terms_of(Plan(GAME, ["me", "friend"], "Anna")), [(0, "anna")])
            assert database.read_bytes() == before
        await store.create(terms_of(Plan(GAME, ["me", "friend"], "Anna")), [(0, "anna")])
        await store.close()
        assert database.read_bytes() != before

    asyncio.run(write())


def test_a_backup_of_a_file_that_is_served(server: Server, tmp_path: Path) -> None:
    tables = [server.table(GAME, 2)[0] for _ in range(3)]
    assert asyncio.run(backup(str(tmp_path / "tables.sqlite3"), tmp_path / "backup")) == len(tables)
    assert server.running and status(server) == 200
    shutil.copy(tmp_path / "backup", tmp_path / "again.sqlite3")
    assert asyncio.run(backup(str(tmp_path / "again.sqlite3"), tmp_path / "twice")) == len(tables)
