"""The workload on our own server, as `camarilla serve` starts it: durable on SQLite, acknowledged after the fsync."""

import asyncio
import contextlib
import itertools
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from bench.load.pace import Pace, Tally
from bench.load.wire import Wire, connect

GAME = "ruse-and-bruise"
SEATS = 4


class Server:
    """A running server: its process and its port."""

    def __init__(self, process: "subprocess.Popen[str]", port: int) -> None:
        self.process = process
        self.port = port

    def memory(self) -> float:
        """The megabytes it holds."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        [kilobytes] = re.findall(r"^VmRSS:\s+(\d+) kB", status, re.MULTILINE)
        return int(kilobytes) / 1024

    def processor_seconds(self) -> float:
        """How long processors have worked for it."""
        spent = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(spent[11]) + int(spent[12])) / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def server(database: str = "") -> Iterator[Server]:
    """A server on a database, or on a new file."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "camarilla", "serve", "--port", "0", "--no-limits", "--lang", "en"]
        command += ["--database", database or str(Path(folder) / "tables.sqlite3")]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                [port] = re.findall(r":(\d+)/", process.stdout.readline())
                yield Server(process, int(port))
            finally:
                process.terminate()


class Player:
    """One seat: takes a random action whenever it is asked."""

    def __init__(
        self, table: int, key: str, pace: Pace | None, over: asyncio.Event | None = None, mode: str = "brief"
    ) -> None:
        self._table = table
        self._key = key
        self._pace = pace
        self._asked = -1
        self._number = 0
        self._mode = mode
        self.over = over
        self.welcome = asyncio.Event()
        self.wire: Wire

    def hello(self) -> None:
        self._send({"type": "hello", "key": self._key, "as": self._mode})

    def heard(self, text: bytes) -> None:
        frame = json.loads(text)
        kind = frame["type"]
        if kind == "state":
            self.welcome.set()
            self._look(frame)
        elif self._pace is None:
            return
        elif kind == "ack":
            self._pace.answered(frame["id"])
        elif kind == "error":
            self._pace.tally.errors.append(frame["text"])

    def lost(self) -> None:
        if self._pace is not None and not self._pace.done:
            self._pace.tally.errors.append("a socket was cut")

    def _look(self, frame: dict[str, Any]) -> None:
        if frame["state"] == "over" and self.over is not None:
            self.over.set()
        if frame["legal"] and frame["v"] > self._asked and self._pace is not None:
            self._asked = frame["v"]
            chosen = random.choice(frame["legal"])
            action = chosen if self._mode == "brief" else chosen["id"]
            self._pace.when_due(self._table, lambda: self._play(frame["v"], action))

    def _play(self, version: int, action: int) -> None:
        self._number += 1
        name = f"{self._key[:8]}-{self._number}"
        assert self._pace is not None
        self._pace.sent(name)
        self._send({"type": "play", "v": version, "id": name, "action": action})

    def _send(self, message: dict[str, object]) -> None:
        self.wire.send(json.dumps(message).encode())


def ask(port: int, path: str, body: dict[str, object], key: str = "") -> dict[str, Any]:
    """One request to the API."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {key}"} if key else {})
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/{path}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        said: dict[str, Any] = json.load(answer)
        return said


def open_table(port: int) -> list[str]:
    """The keys of all seats of a new table that nobody but people sits at."""
    made = ask(port, "tables", {"game": GAME, "seats": ["me"] + ["friend"] * (SEATS - 1), "name": "player 0"})
    keys = [str(made["seats"][0]["key"])]
    for seat in made["seats"][1:]:
        keys.append(str(ask(port, "seat/join", {"name": f"player {seat['seat']}"}, seat["key"])["key"]))
    return keys


async def load(
    port: int,
    tables: int,
    each: float,
    warm: float,
    seconds: float,
    mode: str = "brief",
    further: Sequence[int] = (),
    processor: Callable[[], float] = lambda: 0.0,
) -> Tally:
    """Play at so many tables at once; told only when asked (`brief`), or everything that happens (`data`).

    If further processes serve the same tables, the players of each are spread over all of them.
    """
    keys = await asyncio.to_thread(lambda: [open_table(port) for _ in range(tables)])
    tally = Tally()
    pace = Pace(each, tables, tally)
    players = [Player(table, key, pace, mode=mode) for table, four in enumerate(keys) for key in four]
    for player, at in zip(players, itertools.cycle([port, *further])):
        player.wire = await connect("127.0.0.1", at, "/api/socket", player.heard, player.lost)
    for player in players:
        player.hello()
    for player in players:
        await asyncio.wait_for(player.welcome.wait(), 60)
    await pace.measure(warm, seconds, processor)
    for player in players:
        player.wire.close()
    await asyncio.sleep(0.1)
    return tally


async def idle(server: Server, sockets: int) -> float:
    """The megabytes of a server while so many sockets are open at tables where nobody decides."""
    keys = await asyncio.to_thread(lambda: [key for _ in range(sockets // SEATS) for key in open_table(server.port)])
    players = [Player(0, key, None) for key in keys]
    for player in players:
        player.wire = await connect("127.0.0.1", server.port, "/api/socket", player.heard)
        player.hello()
    await asyncio.sleep(2)
    held = server.memory()
    for player in players:
        player.wire.close()
    return held


async def finish(server: Server, games: int, at_once: int, every: int) -> list[float]:
    """Play so many games to their end; the server's megabytes after each `every` of them."""
    tally = Tally()
    held: list[float] = []
    left = games
    done = 0

    async def one_after_the_other() -> None:
        nonlocal left, done
        while left > 0:
            left -= 1
            await _one_game(server.port, tally)
            done += 1
            if done % every == 0:
                held.append(server.memory())

    await asyncio.gather(*[one_after_the_other() for _ in range(at_once)])
    assert not tally.errors, tally.errors[0]
    return held


async def _one_game(port: int, tally: Tally) -> None:
    keys = await asyncio.to_thread(open_table, port)
    over = asyncio.Event()
    players = [Player(0, key, Pace(0, 1, tally), over) for key in keys]
    for player in players:
        player.wire = await connect("127.0.0.1", port, "/api/socket", player.heard)
        player.hello()
    await over.wait()
    for player in players:
        player.wire.close()
