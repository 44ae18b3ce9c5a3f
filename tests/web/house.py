"""A server for tests: bots think in threads, and clients speak to it as browsers do."""

import contextlib
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from unittest.mock import patch

from starlette.testclient import TestClient, WebSocketTestSession

from camarilla.web.live import sockets
from camarilla.web.app import build
from camarilla.web.storage.store import Store
from camarilla.web.workers.bot_pool import BotPool

Frame = dict[str, Any]
METRICS = ("metrics", 9100)
"""Where the houses of tests tell their numbers."""


def thinking_here() -> BotPool:
    return BotPool(ThreadPoolExecutor(1))


def pass_time(store: Store, seconds: float) -> None:
    """Let the clock go on by which waiting is measured."""
    store.clock.resume(store.clock.now() + seconds)


@contextlib.contextmanager
def house(place: Path | str, public_url: str = "", links_url: str = "") -> Iterator[TestClient]:
    """A server on a database, or on a SQLite file in a folder."""
    database = str(place / "tables.sqlite3") if isinstance(place, Path) else place
    app = build(database, public_url, thinking_here, links_url=links_url, metrics_at=METRICS)
    # A test plays faster than any person may.
    faster = patch.object(sockets, "MESSAGES_A_SECOND", 100_000)
    with faster, TestClient(app, follow_redirects=False) as client:
        yield client


def visitor(client: TestClient) -> TestClient:
    """Another browser at the same house: its own cookies."""
    other = TestClient(client.app, follow_redirects=False)
    other.portal = client.portal
    return other


def form(game: str, *seats: str, **more: str) -> dict[str, str]:
    chosen = {f"seat-{number}": seat for number, seat in enumerate(seats)}
    return {"game": game, "name": "Anna", "undo": "unseen", "bot_delay": "0", **chosen, **more}


def open_table(client: TestClient, game: str, *seats: str, **more: str) -> str:
    """The path of a new table."""
    answer = client.post("/new", data=form(game, *seats, **more))
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


def free_links(client: TestClient, path: str) -> list[str]:
    """The links of the seats that wait for friends."""
    return list(dict.fromkeys(re.findall(r'data-copy="[^"]*(/seats/[^"]+)"', client.get(path).text)))


class Player:
    """One end of a socket."""

    def __init__(self, session: WebSocketTestSession, have: int = -1, heard: int = 0) -> None:
        self.session = session
        self.state: Frame = {}
        self.log: list[str] = []
        self.token = 0
        session.send_json({"type": "hello", "have": have, "heard": heard})
        self.until("state")

    def receive(self) -> Frame:
        frame: Frame = self.session.receive_json()
        if frame["type"] == "state":
            self.state = frame
            news = frame.get("log", {"from": 0, "lines": []})
            self.log = [*self.log[: news["from"]], *news["lines"]]
        return frame

    def until(self, *kinds: str) -> Frame:
        """Read until a frame of one of the kinds comes."""
        while True:
            frame = self.receive()
            if frame["type"] in kinds:
                return frame

    def until_asked(self) -> Frame:
        """Read until a decision is owed, or the game is over."""
        while not self.state["legal"] and self.state["state"] != "over":
            self.receive()
        return self.state

    def send(self, **message: object) -> None:
        self.session.send_json(message)

    def play(self, action: int, version: int | None = None, token: str | None = None) -> Frame:
        """Decide, and read until the answer comes."""
        self.token += 1
        named = token or f"test-{id(self)}-{self.token}"
        self.send(type="play", id=named, v=self.state["v"] if version is None else version, action=action)
        return self.until("ack", "error")


@contextlib.contextmanager
def seated(client: TestClient, path: str, seat: str = "", have: int = -1, heard: int = 0) -> Iterator[Player]:
    query = f"?seat={seat}" if seat else ""
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    with client.websocket_connect(f"{path}/socket{query}", headers={"cookie": cookie}) as session:
        yield Player(session, have, heard)
