"""Everything that reaches a seat, byte for byte: pages, answers, frames, refusals, and what the server logs."""

import contextlib
import json
import logging
import re
import time
from collections.abc import Iterator
from typing import Any

import httpx2
from websockets.sync.client import ClientConnection, connect

from camarilla.core.game import Game
from camarilla.web.live import page_frames
from camarilla.web.tables.session import TableSession
from tests.web.port import Server
from tests.web.test_metrics import values

BOTHER = [
    ("get", "record"), ("get", "replay"), ("get", "replay/1"), ("get", "review"), ("post", "review"),
    ("get", "review/progress"), ("post", "hint"),
]  # fmt: skip


class Leak(AssertionError):
    """Somebody was told what it may not know."""


class Logged(logging.Handler):
    """All that the server writes into its log."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []
        self.setFormatter(logging.Formatter("%(name)s %(levelname)s %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))

    def __enter__(self) -> "Logged":
        logging.getLogger("camarilla").addHandler(self)
        return self

    def __exit__(self, *_: object) -> None:
        logging.getLogger("camarilla").removeHandler(self)


class Seat:
    """One who sits at a table, or only watches: with a cookie like a browser and with a key like a program."""

    def __init__(self, server: Server, table: str, number: int | None, key: str | None) -> None:
        self.server, self.table, self.number, self.key = server, table, number, key
        self.browser = httpx2.Client(base_url=server.address, headers={"accept-encoding": "identity"}, timeout=30)
        if key is not None:
            assert self.browser.post(f"/seats/{key}", data={"name": "x"}).status_code == 303

    @contextlib.contextmanager
    def socket(self, path: str, **hello: object) -> Iterator[ClientConnection]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.browser.cookies.items())
        address = self.server.address.replace("http", "ws", 1) + path
        with connect(address, additional_headers={"cookie": cookie}, compression=None, max_size=None) as socket:
            socket.send(json.dumps({"type": "hello", **hello}))
            yield socket

    def everything(self, game: Game, match: TableSession) -> Iterator[tuple[str, str]]:
        """Where it came from, and what came."""
        seat = "watch" if self.number is None else str(self.number)
        with Logged() as log:
            before = self.numbers()
            page, data = f"/tables/{self.table}?seat={seat}", f"/api/tables/{self.table}"
            for path in (page, "/", data, "/healthz", "/metrics"):
                yield path, _told(self.browser.get(path))
            for method, what in BOTHER:
                yield what, _told(self.browser.request(method, f"/tables/{self.table}/{what}"))
            socket = f"/tables/{self.table}/socket?seat={seat}"
            yield "page's socket", self._heard(socket, game)
            yield "socket of a page that has it all", self._heard(socket, game, have=match.version)
            yield "beats of a page that has missed some", self._heard(socket, game, have=max(0, match.version - 3))
            yield "recap of a page loaded anew", self._heard(socket, game, have=match.version, seen=0)
            opens: dict[str, object] = {"table": self.table} if self.key is None else {"key": self.key}
            for mode in ("data", "brief"):
                yield mode, self._heard("/api/socket", game, **opens, **{"as": mode})
            yield from self._over_http(game, match)
        yield "log", "\n".join(log.lines)
        # Some count these very questions: how much those rise must be the same.
        after = self.numbers(before["camarilla_sockets"])
        rises = re.compile("_total|_count")
        yield "numbers", str({name: value - bool(rises.search(name)) * before[name] for name, value in after.items()})
        # Told when somebody comes or goes, so asked for here, now that nobody does.
        yield "players", json.dumps(page_frames.presence(match, self.number))

    def numbers(self, sockets: float | None = None) -> dict[str, float]:
        """The server's numbers, except how long decisions took; once it has noticed that only so many are there."""
        for _ in range(200):
            told = values(httpx2.get(f"{self.server.metrics}/metrics").text)
            if sockets in (None, told["camarilla_sockets"]):
                break
            time.sleep(0.02)
        return {name: value for name, value in told.items() if "seconds" not in name or name.endswith("_count")}

    def _over_http(self, game: Game, match: TableSession) -> Iterator[tuple[str, str]]:
        headers = {"authorization": f"Bearer {self.key}"}
        yield "api seat", _told(self.browser.get("/api/seat", headers=headers))
        for number in _wrong(game, match, self.number):
            decision = {"action": number, "v": match.version}
            yield f"play {number}", _told(self.browser.post("/api/seat/play", json=decision, headers=headers))

    def _heard(self, path: str, game: Game, **hello: object) -> str:
        """What a socket tells at once, and how it refuses."""
        with self.socket(path, **hello) as socket:
            heard = [str(socket.recv(30))]  # the table; a spectator may have to wait for the next moment
            for message in (
                {"type": "play", "v": 10_000, "action": 0, "id": "t"},
                {"type": "undo", "v": -1},
                {"type": "why", "wanted": {"verb": game.verbs.verbs[0].name}},
                {"type": "ping"},
            ):
                socket.send(json.dumps(message))
            while '"type":"pong"' not in (frame := str(socket.recv(30))):
                # Who comes and goes is gathered for a moment, so when it is told depends on the clock: see "players".
                if '"type":"players"' not in frame:
                    heard.append(frame)
            return "\n".join(heard)


def _wrong(game: Game, match: TableSession, seat: int | None) -> list[int]:
    """A few decisions that the rules do not allow the seat now, spread over all there are."""
    legal = set() if seat is None else set(match.table.legal(seat))
    return [number for number in range(0, game.verbs.size, max(1, game.verbs.size // 5)) if number not in legal]


def _told(answer: httpx2.Response) -> str:
    headers = [f"{name}: {value}" for name, value in sorted(answer.headers.items()) if name != "date"]
    return "\n".join([str(answer.status_code), *headers, answer.text])


def same(one: dict[str, Any], other: dict[str, Any]) -> None:
    """Refuse any difference."""
    if one.keys() != other.keys():
        raise Leak(f"{one.keys() ^ other.keys()}")
    for place, told in one.items():
        if told != other[place]:
            at = next((at for at, (a, b) in enumerate(zip(told, other[place], strict=False)) if a != b), -1)
            raise Leak(f"{place} tells, at {at}: {told[at - 80 : at + 40]!r} / {other[place][at - 80 : at + 40]!r}")
