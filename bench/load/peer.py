"""The same workload on boardgame.io's own server: four seats, hidden hands, one card a turn, kept in memory only."""

import asyncio
import contextlib
import json
import random
import shutil
import subprocess
import tempfile
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from bench.load.pace import Pace, Tally
from bench.load.ports import free_port
from bench.load.wire import Wire, connect

HERE = Path(__file__).parent / "boardgame_io"
SEATS = 4
ROOM = b"42/cards,"


@contextlib.contextmanager
def server() -> Iterator[tuple[int, int]]:
    """boardgame.io installed by npm and started: its ports for sockets and for its lobby."""
    with tempfile.TemporaryDirectory() as folder:
        for file in HERE.iterdir():
            shutil.copy(file, folder)
        subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund"], cwd=folder, check=True)
        ports = free_port(), free_port()
        command = ["node", "server.js", *map(str, ports)]
        with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                while "ready" not in process.stdout.readline():
                    pass
                yield ports
            finally:
                process.kill()


class Player:
    """One seat: plays a random card whenever it is asked."""

    def __init__(self, match: str, table: int, seat: int, key: str, pace: Pace) -> None:
        self._match = match
        self._table = table
        self._seat = str(seat)
        self._key = key
        self._pace = pace
        self._answered = -1
        self.wire: Wire

    def heard(self, text: bytes) -> None:
        if text == b"2":
            self.wire.send(b"3")
        elif text.startswith(b"40/cards"):
            self._emit("sync", self._match, self._seat, self._key, SEATS)
        elif text.startswith(ROOM):
            kind, *rest = json.loads(text[len(ROOM) :])
            if kind in {"sync", "update"}:
                self._look(rest[1]["state"] if kind == "sync" else rest[1])

    def _look(self, state: dict[str, object]) -> None:
        version = state["_stateID"]
        context = state["ctx"]
        assert isinstance(version, int) and isinstance(context, dict)
        self._pace.answered((self._match, self._seat, version - 1))
        if context["currentPlayer"] == self._seat and "gameover" not in context and version > self._answered:
            self._answered = version
            hands = state["G"]["hands"]  # type: ignore[index]
            self._pace.when_due(self._table, lambda: self._play(version, len(hands[self._seat])))

    def _play(self, version: int, cards: int) -> None:
        payload = {"type": "play", "args": [random.randrange(cards)], "playerID": self._seat, "credentials": self._key}
        self._pace.sent((self._match, self._seat, version))
        self._emit("update", {"type": "MAKE_MOVE", "payload": payload}, version, self._match, self._seat)

    def _emit(self, *words: object) -> None:
        self.wire.send(ROOM + json.dumps(words).encode())


async def load(ports: tuple[int, int], tables: int, each: float, warm: float, seconds: float) -> Tally:
    """Play at so many tables at once."""
    tally = Tally()
    pace = Pace(each, tables, tally)
    players = []
    for table in range(tables):
        match = _ask(ports[1], "create", {"numPlayers": SEATS})["matchID"]
        for seat in range(SEATS):
            joined = _ask(ports[1], f"{match}/join", {"playerID": str(seat), "playerName": f"player {seat}"})
            players.append(Player(match, table, seat, joined["playerCredentials"], pace))
    for player in players:
        player.wire = await connect("127.0.0.1", ports[0], "/socket.io/?EIO=4&transport=websocket", player.heard)
    for player in players:
        player.wire.send(b"40/cards,")
    await pace.measure(warm, seconds)
    for player in players:
        player.wire.close()
    await asyncio.sleep(0.1)
    return tally


def _ask(port: int, path: str, body: dict[str, object]) -> dict[str, str]:
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/games/cards/{path}", json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        said: dict[str, str] = json.load(answer)
        return said
