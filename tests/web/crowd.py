"""Servers as processes of their own, and players who come back by themselves, as pages do."""

import asyncio
import contextlib
import http.client
import json
import os
import re
import resource
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from camarilla.core.chance import FastChance
from camarilla.core.registry import find_game
from camarilla.web.tables.session import TableSession
from camarilla.web.storage.schema import StoredTable
from camarilla.web.storage.store import Store
from tests.paths import ROOT

Frame = dict[str, Any]
PATIENCE = 60
AGAIN = 0.1


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Reachable(Protocol):
    """Where players find a table, and how a socket gets there if the address alone does not say so."""

    address: str
    way: dict[str, Any]


class Server:
    """`camarilla serve` on a database, always at the same port, killed and started again."""

    def __init__(self, database: str, *options: str, changed: str = "") -> None:
        """`changed` is a statement that runs first, to make a setting small that nobody can set."""
        self._database = database
        self._options = options or ("--no-limits",)
        self._program = ["-c", f"import sys; {changed}; from camarilla.cli import main; sys.exit(main(sys.argv[1:]))"]
        if not changed:
            self._program = ["-m", "camarilla"]
        self._port = free_port()
        self._process: subprocess.Popen[str] | None = None
        self.address = f"http://127.0.0.1:{self._port}"
        self.way: dict[str, Any] = {}

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [sys.executable, *self._program, "serve", "--port", str(self._port), *self._options]
        command += ["--database", self._database, "--lang", "en"]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=ROOT, env=environment
        )
        assert self._process.stdout is not None
        assert re.search(r"http://\S+/", self._process.stdout.readline()), "the server does not start"

    def kill(self) -> None:
        """kill -9."""
        self._stop(self._process.kill if self._process else None)

    def terminate(self) -> int:
        """SIGTERM; says how it ended."""
        return self._stop(self._process.terminate if self._process else None)

    def signal(self, number: int) -> None:
        """Any signal, as SIGSTOP and SIGCONT."""
        assert self._process is not None
        self._process.send_signal(number)

    def _stop(self, way: Any) -> int:
        if self._process is None:
            return 0
        way()
        status = self._process.wait(PATIENCE)
        if self._process.stdout:
            self._process.stdout.close()
        self._process = None
        return status

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def limit_files(self, size: int) -> None:
        """No file may grow beyond this: to the process it is as if the disk were full."""
        assert self._process is not None
        _, most = resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (size, most))

    def ask(self, path: str, body: object = None, key: str = "") -> Any:
        """One question to the API."""
        request = urllib.request.Request(self.address + path)
        request.add_header("content-type", "application/json")
        if key:
            request.add_header("authorization", f"Bearer {key}")
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(request, data, timeout=20) as answer:
            return json.loads(answer.read())

    def insist(self, path: str, body: object = None, key: str = "") -> Any:
        """One question to the API, asked again until it is answered, whatever happens to the server meanwhile."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                return self.ask(path, body, key)
            except urllib.error.HTTPError as refusal:
                if refusal.code != 503 or time.monotonic() > deadline:
                    raise
            except (OSError, http.client.HTTPException):
                if time.monotonic() > deadline:
                    raise
            time.sleep(AGAIN / 5)

    def table(self, game: str, people: int, bots: int = 0, **more: object) -> tuple[str, list[str]]:
        """A new table and the keys of its people."""
        seats = ["me", *["friend"] * (people - 1), *["bot:random"] * bots]
        made = self.ask("/api/tables", {"game": game, "seats": seats, "bot_delay": 0, "name": "Anna", **more})
        keys = [made["seats"][0]["key"]]
        for number in range(1, people):
            joined = self.ask("/api/seat/join", {"name": f"Guest {number}"}, made["seats"][number]["key"])
            keys.append(joined["key"])
        return made["table"], keys


@contextlib.contextmanager
def two_servers(database: str, changed: str = "") -> Iterator[tuple[Server, Server]]:
    """Two processes on one database."""
    servers = Server(database, changed=changed), Server(database, changed=changed)
    for server in servers:
        server.start()
    try:
        yield servers
    finally:
        for server in servers:
            server.kill()


class Player:
    """One person: decides at random, comes back by itself, and sends again what was not answered."""

    def __init__(self, servers: Sequence[Reachable], key: str, number: int, pause: float = 0.0) -> None:
        self._servers = servers
        self._key = key
        self._luck = FastChance(number)
        self._pause = pause
        self._name = f"p{number}"
        self._socket: ClientConnection | None = None
        self.waiting: dict[str, Frame] = {}
        self.sent = 0
        self.acknowledged: dict[str, int] = {}
        self.errors: list[str] = []
        self.returns = 0
        self.frame: Frame = {}
        self.players: list[Frame] = []
        self.chat: list[str] = []
        self.mode = "brief"
        self.tired = False

    @property
    def over(self) -> bool:
        return self.frame.get("state") == "over"

    @property
    def content(self) -> bool:
        """Whether the player leaves: never before all that was sent is answered."""
        return not self.waiting and (self.over or self.tired)

    async def play(self) -> None:
        """Play to the end, whatever happens to the servers."""
        while not self.content:
            server = self._servers[self.returns % len(self._servers)]
            try:
                url = server.address.replace("http", "ws") + "/api/socket"
                patience: dict[str, Any] = {"open_timeout": 5, "close_timeout": 1, "ping_interval": None}
                async with connect(url, **patience, **server.way) as self._socket:
                    await self._talk(self._socket)
            except (OSError, WebSocketException, TimeoutError):
                pass
            self._socket = None
            self.returns += 1
            await asyncio.sleep(AGAIN)

    async def _talk(self, line: ClientConnection) -> None:
        hello = {"type": "hello", "key": self._key, "as": self.mode, "have": self.frame.get("v", -1)}
        await line.send(json.dumps(hello))
        for message in list(self.waiting.values()):
            await line.send(json.dumps(message))
        while not self.content:
            # A server that says nothing for so long is as good as gone.
            await self._hear(line, json.loads(await asyncio.wait_for(line.recv(), 20)))

    async def _hear(self, line: ClientConnection, frame: Frame) -> None:
        kind, name = frame["type"], str(frame.get("id"))
        if kind == "state":
            self.frame = frame
            self.players = frame.get("players", self.players)
            self.chat += [said["text"] for said in frame.get("chat", {"lines": []})["lines"]]
        elif kind == "players":
            self.players = frame["players"]
        elif kind == "chat":
            self.chat += [said["text"] for said in frame["chat"]["lines"]]
        elif kind == "ack":
            self.waiting.pop(name, None)
            assert self.acknowledged.setdefault(name, frame["at"]) == frame["at"]
        elif kind == "error":
            self.errors.append(frame["key"])
            if frame["key"] == "web-try-again":
                await asyncio.sleep(AGAIN)
                if name in self.waiting:
                    await line.send(json.dumps(self.waiting[name]))
            else:
                self.waiting.pop(name, None)
        await self._decide(line)

    async def _decide(self, line: ClientConnection) -> None:
        legal = self.frame.get("legal")
        if not legal or self.waiting or self.tired or self.frame["v"] < max(self.acknowledged.values(), default=0):
            return
        await asyncio.sleep(self._pause)
        choice = legal[self._luck.below(len(legal))]
        action = choice if isinstance(choice, int) else choice["id"]
        self.sent += 1
        name = f"{self._name}-{self.sent}"
        self.waiting[name] = {"type": "play", "id": name, "v": self.frame["v"], "action": action}
        await line.send(json.dumps(self.waiting[name]))

    async def rest(self) -> None:
        """Decide no more, and leave: at once if nothing is waited for, else with the last answer."""
        self.tired = True
        if self._socket is not None and not self.waiting:
            await self._socket.close()

    async def say(self, text: str) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps({"type": "say", "text": text}))


async def until(condition: Callable[[], bool], what: str) -> None:
    """Wait for something that must come."""
    for _ in range(600):
        if condition():
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"never: {what}")


def read_tables(database: str, tables: list[str]) -> dict[str, StoredTable]:
    """What the database has of the tables."""

    async def read() -> dict[str, StoredTable]:
        store = await Store.open(database)
        found = {table: await store.load(table) for table in tables}
        await store.close()
        return {table: kept for table, kept in found.items() if kept is not None}

    return asyncio.run(read())


def check_kept(database: str, players: dict[str, list[Player]]) -> int:
    """Nothing acknowledged is lost, nothing was taken twice, and every record plays again; says how many entries."""
    entries = 0
    for table, kept in read_tables(database, list(players)).items():
        numbers = {entry.token: entry.number for entry in kept.entries if entry.token}
        tokens = [entry.token for entry in kept.entries if entry.token]
        assert len(tokens) == len(set(tokens)), "a decision was taken twice"
        assert [entry.number for entry in kept.entries] == list(range(1, len(kept.entries) + 1))
        for player in players[table]:
            assert player.acknowledged.items() <= numbers.items(), "an acknowledged decision is lost"
        everybody = {name for player in players[table] for name in player.acknowledged}
        assert numbers.keys() == everybody, "a decision was kept and never acknowledged"
        # Raises if any entry does not lead to the position that it was kept with.
        match = TableSession(find_game(kept.terms.game), kept)
        assert match.version == len(kept.entries)
        entries += len(kept.entries)
    return entries
