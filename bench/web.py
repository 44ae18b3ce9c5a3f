"""`make bench`, the browser's part: how fast a table opens, how much of it is sent, how soon all see a decision."""

import contextlib
import gzip
import re
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import uvicorn
from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from tests.web.house import free_links, house, open_table, seated, thinking_here, visitor
from tools.browser import FLAGS, found

from bench.reach import Aim, report, status
from camarilla.core.registry import find_game, game_ids
from camarilla.web.app import build

TITLE = "The table in the browser, on this machine; processor time for opening, bytes gzipped"
LONG_GAME, SEATS = "heads-of-state", 3
"""A game of some 400 decisions."""
OPEN_MS, PAINT_MS, TABLE_BYTES, DECISION_MS = 200, 700, 300_000, 100
DECISIONS = 30
READY = "#table[data-ready]"


def finished(folder: Path, game: str, seats: int) -> str:
    """The path of a table at which bots have played to the end."""
    with house(folder) as client:
        path = open_table(client, game, *["bot:random"] * seats)
        with seated(client, path) as watcher:
            watcher.until_asked()
    return path


def opening(folder: Path, path: str) -> tuple[float, int]:
    """Milliseconds of the processor to open a page of a table that no memory holds, and its bytes."""
    with house(folder) as client:
        client.get(f"/games/{LONG_GAME}")
        start = time.process_time()
        page = client.get(path)
        spent = (time.process_time() - start) * 1000
    assert page.status_code == 200
    return spent, len(page.content)


def weight(folder: Path, path: str) -> int:
    """The bytes of a table's page with everything that it may load, all its fonts included, gzipped."""
    with house(folder) as client:
        page = client.get(path).text
        waiting = re.findall(r'(?:href|src)="(/(?:static|games)/[^"]+\.(?:css|js|svg))"', page)
        total = len(gzip.compress(page.encode()))
        seen: set[str] = set()
        while waiting:
            address = waiting.pop()
            if address not in seen:
                seen.add(address)
                content = client.get(address).content
                total += len(gzip.compress(content))
                folder_of = address.rpartition("/")[0]
                named = re.findall(rb'from "\./([\w-]+\.js)"|url\("?([\w-]+\.woff2)"?\)', content)
                waiting += [f"{folder_of}/{(script or font).decode()}" for script, font in named]
    return total


def decision_times(folder: Path) -> list[float]:
    """Milliseconds from one player's decision until both sockets have it; server and players share a process."""
    times: list[float] = []
    with house(folder) as client:
        path = open_table(client, "ruse-and-bruise", "me", "friend")
        [link] = free_links(client, path)
        friend = visitor(client)
        friend.post(link, data={"name": "Béla"})
        with seated(client, path) as one, seated(friend, path) as other:
            while len(times) < DECISIONS:
                player, watcher = (one, other) if one.state["legal"] else (other, one)
                version = player.state["v"]
                start = time.perf_counter()
                player.play(player.state["legal"][0]["id"])
                for screen in (player, watcher):
                    while screen.state["v"] == version:
                        screen.receive()
                times.append((time.perf_counter() - start) * 1000)
    return times


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[str]:
    app = build(str(folder / "tables.sqlite3"), "", thinking_here)
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="error"))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    thread.join()


def paint(browser: Browser, address: str) -> float:
    """Milliseconds from the start of the navigation until the board stands and can be played; the best of three."""
    times = []
    for _ in range(3):
        page = browser.new_context().new_page()
        page.goto(address)
        page.wait_for_selector(READY, state="attached")
        times.append(
            page.evaluate(
                """() => Math.max(performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
                performance.getEntriesByName("ready")[0].startTime)"""
            )
        )
        page.context.close()
    return float(min(times))


def aims() -> Iterator[Aim]:
    """Measure everything."""

    def aim(what: str, limit: float, reached: float) -> Aim:
        return Aim("browser", what, reached, limit, below=True)

    with tempfile.TemporaryDirectory() as kept:
        folder = Path(kept)
        path = finished(folder, LONG_GAME, SEATS)
        first = min(opening(folder, path)[0] for _ in range(3))
        yield aim("open a finished game of some 400 decisions, ms", OPEN_MS, first)
        last = min(opening(folder, f"{path}/replay?at=9999")[0] for _ in range(3))
        yield aim("open its replay at the end, ms", OPEN_MS, last)
        yield aim("bytes of its page with all it loads", TABLE_BYTES, weight(folder, path))
        times = decision_times(folder)
        yield aim("a decision at all sockets, median ms", DECISION_MS, statistics.median(times))
        yield aim("a decision at all sockets, slowest ms", DECISION_MS, max(times))
        paths = {id: finished(folder, id, find_game(id).seats[0]) for id in game_ids()}
        with serving(folder) as address, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=found(), args=list(FLAGS))
            for id, place in paths.items():
                yield aim(f"{id}: first complete paint, ms", PAINT_MS, paint(browser, address + place))
            browser.close()


if __name__ == "__main__":
    sys.exit(status(report(Console(), TITLE, aims())))
