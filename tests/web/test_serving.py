"""The command: a free port, an address that answers, and a refusal in one line."""

import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from camarilla.cli import main
from camarilla.web.serving import address_in_the_network, address_of, listen
from tests.paths import ROOT
from tests.postgres import Postgres
from tests.terminal.screenplay import Terminal
from tests.web.house import free_links, house, open_table

MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


def test_a_port_that_is_taken_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        database = str(tmp_path / "db")
        assert main(["serve", "--port", str(port), "--database", database, "--lang", "en"]) == 2
    complaint = capsys.readouterr().err
    assert f"Cannot use 127.0.0.1:{port}" in complaint and len(complaint.splitlines()) == 1


def test_port_0_takes_a_free_one() -> None:
    with listen("127.0.0.1", 0) as one, listen("127.0.0.1", 0) as other:
        assert address_of(one) != address_of(other)
        assert address_of(one) == f"http://127.0.0.1:{one.getsockname()[1]}/"
    with listen("0.0.0.0", 0) as everywhere:
        assert address_of(everywhere).startswith("http://localhost:")


def test_links_for_others_lead_to_this_machine_as_others_see_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with listen("127.0.0.1", 0) as here, listen("0.0.0.0", 0) as everywhere:
        port = everywhere.getsockname()[1]
        known = [(socket.AF_INET, 0, 0, "", (address, port)) for address in ("127.0.1.1", "192.0.2.7")]
        monkeypatch.setattr(socket, "getaddrinfo", lambda *_: known)
        assert address_in_the_network(here) == ""
        assert address_in_the_network(everywhere) == f"http://192.0.2.7:{port}/"
        monkeypatch.setattr(socket, "getaddrinfo", lambda *_: known[:1])
        assert address_in_the_network(everywhere) == ""
    with house(tmp_path, links_url="http://192.0.2.7:80") as client:
        page = client.get(open_table(client, "principe", "me", "friend")).text
        assert 'data-copy="http://192.0.2.7:80/seats/' in page and '<div class="qr"><svg' in page
    with house(tmp_path, links_url="http://127.0.0.1:80") as client:
        path = open_table(client, "principe", "me", "friend")
        assert free_links(client, path)
        assert "--host 0.0.0.0" in client.get(path).text and '<div class="qr">' not in client.get(path).text


@pytest.mark.parametrize("screen", [":9", ""])
def test_make_play_serves_and_opens_a_browser_where_there_is_one(tmp_path: Path, screen: str) -> None:
    [words] = re.findall(r"^play:.*\n\t.*\n\t@\$\(BIN\)/camarilla (.*?) \|\| .*$", MAKEFILE, re.MULTILINE)
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > "{opened}"\n')
    browser.chmod(0o755)
    command = words.replace("$(HOST)", "127.0.0.1").split()
    terminal = Terminal(
        tmp_path, *command, columns=200, DISPLAY=screen, WAYLAND_DISPLAY="", BROWSER=f"{browser} %s &"
    )  # fmt: skip
    try:
        shown = terminal.until("stops it).\n")
        [address] = re.findall(r"http://127\.0\.0\.1:\d+/", shown)
        with urllib.request.urlopen(address, timeout=10) as answer:
            assert b'action="/play/' in answer.read()
        deadline = time.monotonic() + 10
        while screen and not opened.exists() and time.monotonic() < deadline:
            time.sleep(0.05)
        terminal.interrupt()
        status, rest = terminal.end()
        assert status == 130 and "Traceback" not in rest
        # All that was begun is done: whatever has not been opened by now never will be.
        assert opened.exists() == bool(screen)
        if screen:
            assert opened.read_text().strip() == address
    finally:
        terminal.close()


def test_minds_end_with_a_server_that_is_killed() -> None:
    code = """
import asyncio, os
from camarilla.web.workers.bot_pool import BotPool, _ready
if __name__ == "__main__":
    minds = BotPool()
    print(minds._executor.submit(_ready).result(), flush=True)
    input()
"""
    server = subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert server.stdin and server.stdout
    with server.stdin, server.stdout:
        mind = Path("/proc") / server.stdout.readline().strip()
        assert (mind / "status").exists()
        server.send_signal(signal.SIGKILL)
        server.wait()
        deadline = time.monotonic() + 10
        while mind.exists() and time.monotonic() < deadline:
            time.sleep(0.02)
        assert not mind.exists()


def test_a_mind_is_deaf_to_ctrl_c_from_its_first_moment() -> None:
    code = """
import os, signal
from camarilla.web.workers.bot_pool import BotPool, _ready

if __name__ == "__main__":
    minds = BotPool()
    minds.warm()
    for mind in minds._executor._processes:
        os.kill(mind, signal.SIGINT)
    print(minds._executor.submit(_ready).result() in minds._executor._processes)
    minds.close()
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert (done.stdout, done.stderr) == ("True\n", "")


def refused(database: str, capsys: pytest.CaptureFixture[str]) -> str:
    """The one line with which a server on that database is refused."""
    assert main(["serve", "--port", "0", "--database", database, "--lang", "en"]) == 2
    complaint = capsys.readouterr().err
    assert len(complaint.splitlines()) == 1
    return complaint


def test_a_database_that_cannot_be_used_is_refused_in_one_line(
    tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "give a file, or postgresql://" in refused("mysql://somewhere/tables", capsys)
    assert "cannot be opened" in refused("postgresql://127.0.0.1:port/tables", capsys)
    assert "cannot be opened" in refused("postgresql://nobody:secret@127.0.0.1:1/tables", capsys)
    assert "does not exist" in refused(postgres.database().replace("tables", "missing"), capsys)
    (tmp_path / "note.txt").write_text("This is no database, but it is long enough to be taken for one." * 20)
    assert "cannot be opened" in refused(str(tmp_path / "note.txt"), capsys)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert "pip install 'camarilla[postgres]'" in refused(postgres.database(), capsys)


@pytest.mark.parametrize(
    "url", ["play.example", "//play.example", "ftp://play.example", "https://", "http://[", "http://a:b"]
)
def test_a_public_address_that_is_none_is_refused_in_one_line(
    tmp_path: Path, url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    database = str(tmp_path / "tables.sqlite3")
    assert main(["serve", "--port", "0", "--database", database, "--public-url", url, "--lang", "en"]) == 2
    complaint = capsys.readouterr().err
    assert "https://" in complaint and len(complaint.splitlines()) == 1


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with house(tmp_path):
        assert "is already in use by a server" in refused(str(tmp_path / "tables.sqlite3"), capsys)
    with house(tmp_path) as client:
        assert client.get("/healthz").status_code == 200
