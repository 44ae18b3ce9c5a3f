"""`make bench`, growth: what a server with very many open tables on one file takes to start, to hold and to list."""

import asyncio
import secrets
import sqlite3
import statistics
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from starlette.responses import Response
from tests.web.house import thinking_here

from bench.load import own
from bench.reach import Aim, report, status
from camarilla.core.registry import find_game, game_ids
from camarilla.web.app import opened
from camarilla.web.http.cookies import Cookies
from camarilla.web.storage.store import Store
from camarilla.web.tables.people import Person
from camarilla.web.tables.plans import Plan, new_key

TABLES = 100_000
TITLE = f"{TABLES:,} open tables on one SQLite file"
WHERE = "growth"
START_SECONDS, MEGABYTES, HOME_MS = 5, 300, 20
DECISIONS = 4
"""How many decisions each table has behind it."""
OWN = 30
"""At how many of the tables each person has a seat."""
READERS = 20
KINDS = ("tables", "seats", "holders", "entries")
Rows = dict[str, list[dict[str, Any]]]


def fill(database: Path, tables: int) -> None:
    """Fill a new file with tables that were really opened and played, most of them over and over, under new ids."""
    models = asyncio.run(_models(database))
    with sqlite3.connect(database) as connection:
        connection.execute("PRAGMA synchronous=OFF")
        connection.row_factory = sqlite3.Row
        played = [_rows(connection, id) for id in models]
        for start in range(len(models), tables, 1000):
            copies: Rows = {kind: [] for kind in KINDS}
            for number in range(start, min(start + 1000, tables)):
                _copy(played[number % len(played)], number, copies)
            for kind, rows in copies.items():
                _insert(connection, kind, rows)
    connection.close()


async def _models(database: Path) -> list[str]:
    """One table of each game for each way to play: live, days a turn, and one that waits for somebody."""
    ids = []
    async with opened(str(database), thinking_here()) as backend:
        for game in map(find_game, game_ids()):
            for hours, last in ((0, "here"), (72, "here"), (72, "friend")):
                seats = ["me", *["here"] * (game.default_seats - 2), last]
                plan = Plan(game.id, seats, "Anna", listed=True, turn_hours=hours)
                table = await backend.hall.create(plan, Person("anna", "Anna"))
                for _ in range(DECISIONS if table.dealt else 0):
                    seat = table.to_act()[0]
                    await backend.hall.play(table, seat, table.table.legal(seat)[0], table.version, None)
                ids.append(table.terms.id)
    return ids


def _rows(connection: sqlite3.Connection, id: str) -> Rows:
    found = {}
    for kind in KINDS:
        column = "id" if kind == "tables" else "table"
        found[kind] = [dict(row) for row in connection.execute(f'SELECT * FROM {kind} WHERE "{column}" = ?', [id])]
    return found


def _copy(model: Rows, number: int, into: Rows) -> None:
    id, moment = secrets.token_urlsafe(12), time.time() - number
    into["tables"] += [{**row, "id": id, "changed": moment} for row in model["tables"]]
    into["seats"] += [{**row, "table": id, "key": new_key()} for row in model["seats"]]
    into["holders"] += [{**row, "table": id, "person": person(number // OWN)} for row in model["holders"]]
    into["entries"] += [{**row, "table": id} for row in model["entries"]]


def person(number: int) -> str:
    """The id of one of those who sit at the tables."""
    return f"person {number}"


def _insert(connection: sqlite3.Connection, kind: str, rows: list[dict[str, Any]]) -> None:
    if rows:
        names = ", ".join(f'"{name}"' for name in rows[0])
        marks = ", ".join(f":{name}" for name in rows[0])
        connection.executemany(f"INSERT INTO {kind} ({names}) VALUES ({marks})", rows)


def home(port: int, cookie: str) -> float:
    """Milliseconds until the home page of a reader is there."""
    request = urllib.request.Request(f"http://127.0.0.1:{port}/", headers={"cookie": cookie, "connection": "close"})
    start = time.perf_counter()
    with urllib.request.urlopen(request, timeout=60) as answer:
        page = answer.read().decode()
    assert page.count('<a href="/tables/') >= OWN, "the page lists too little"
    return (time.perf_counter() - start) * 1000


def measure(tables: int = TABLES) -> tuple[float, float, list[float]]:
    """Seconds until a server answers, its megabytes after some readers, and the milliseconds of the home page."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.sqlite3"
        fill(database, tables)
        cookies = asyncio.run(_cookies(str(database)))
        begun = time.perf_counter()
        with own.server(str(database)) as server:
            started = time.perf_counter() - begun
            times = [home(server.port, cookie) for cookie in cookies]
            held = server.memory()
    return started, held, times


async def _cookies(database: str) -> list[str]:
    """What the browsers of some readers send, each of whom has tables of its own."""
    store = await Store.open(database)
    secret = await store.setting("cookies", secrets.token_urlsafe(32))
    await store.close()
    cookies = []
    for number in range(1, READERS + 1):
        response = Response()
        Cookies(secret, secure=False).remember(response, Person(person(number), "Anna"))
        cookies.append(response.headers["set-cookie"].partition(";")[0])
    return cookies


def aims() -> Iterator[Aim]:
    """Measure everything."""
    started, held, times = measure()
    yield Aim(WHERE, "start until it answers, s", started, START_SECONDS, below=True, digits=1)
    yield Aim(WHERE, "memory, MB", held, MEGABYTES, below=True)
    what = f"home page, median of {READERS} readers with {OWN} tables each, ms"
    yield Aim(WHERE, what, statistics.median(times), HOME_MS, below=True, digits=1)


if __name__ == "__main__":
    sys.exit(status(report(Console(), TITLE, aims())))
