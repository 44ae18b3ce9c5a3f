"""`make bench`, crowds: everybody comes back to one table within a second after the server was killed."""

import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from tests.web.crowd import Server

from bench.load.wire import Wire, connect
from bench.reach import Aim, report, status

GAME, SEATS = "heads-of-state", 4
SPECTATORS = 1000
WITHIN = 1.0
"""In how many seconds all of them knock at the door."""
BACK_SECONDS = 5
TITLE = f"{SPECTATORS:,} spectators of one table come back within {WITHIN:.0f} s after a kill"
WHERE = "a crowd"
AT_AN_ADDRESS = 50
"""How many spectators come from one address: the limits are on."""


class Visitor:
    """One who watches or plays, and comes back after the line was cut."""

    def __init__(self, number: int, port: int, table: str, key: str = "") -> None:
        self._address = f"127.0.1.{1 + number // AT_AN_ADDRESS}"
        self._port = port
        self._path = "/api/socket" if key else f"/tables/{table}/socket"
        self._key = key
        self._version = -1
        self._told = asyncio.Event()
        self._wire: Wire | None = None
        self.cuts = 0

    async def come(self, wait: float = 0.0) -> float:
        """The seconds from knocking until the table is seen; comes again if it is turned away."""
        await asyncio.sleep(wait)
        begun = time.monotonic()
        while True:
            self._told.clear()
            try:
                self._wire = await connect(
                    "127.0.0.1", self._port, self._path, self._hear, self._lost, local=(self._address, 0)
                )
                hello: dict[str, Any] = {"type": "hello", "have": self._version, "heard": 0}
                self._wire.send(json.dumps(hello | ({"key": self._key} if self._key else {})).encode())
                await asyncio.wait_for(self._told.wait(), 60)
                return time.monotonic() - begun
            except OSError:
                self.cuts += 1
                await asyncio.sleep(0.2)

    def _hear(self, text: bytes) -> None:
        if not self._told.is_set() and text.startswith(b'{"v"'):
            self._version = json.loads(text)["v"]
            self._told.set()

    def _lost(self) -> None:
        self.cuts += 1


async def measure(server: Server, spectators: int) -> tuple[float, float, int]:
    """Seconds until the last player and the last spectator are back, and how many were cut off on the way."""
    table, keys = await asyncio.to_thread(server.table, GAME, SEATS)
    port = int(server.address.rpartition(":")[2])
    crowd = [Visitor(number, port, table) for number in range(spectators)]
    players = [Visitor(number, port, table, key) for number, key in enumerate(keys)]
    everybody = [*crowd, *players]
    for some in range(0, len(everybody), 100):
        await asyncio.gather(*[one.come() for one in everybody[some : some + 100]])
    await asyncio.to_thread(server.kill)
    await asyncio.sleep(0.2)
    await asyncio.to_thread(server.start)
    for one in everybody:
        one.cuts = 0
    times = await asyncio.gather(*[one.come(random.random() * WITHIN) for one in everybody])
    await asyncio.sleep(1)
    return max(times[spectators:]), max(times), sum(one.cuts for one in everybody)


def back(spectators: int = SPECTATORS) -> tuple[float, float, int]:
    """Let so many come, kill the server, and let all come back."""
    with tempfile.TemporaryDirectory() as folder:
        # An option of its own, so that the limits are on.
        server = Server(str(Path(folder) / "tables.sqlite3"), "--host", "127.0.0.1")
        server.start()
        try:
            return asyncio.run(measure(server, spectators))
        finally:
            server.kill()


def aims() -> Iterator[Aim]:
    """Measure everything."""
    players, last, cuts = back()
    yield Aim(WHERE, "the last of them sees the table after, s", last, BACK_SECONDS, below=True, digits=1)
    yield Aim(WHERE, "the last player, s: before them", players, last, below=True, digits=1)
    yield Aim(WHERE, "cut off on the way", cuts, 1, below=True)


if __name__ == "__main__":
    sys.exit(status(report(Console(), TITLE, aims())))
