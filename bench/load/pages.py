"""Pages at all seats: clients that get and send what the page of a table does, compressed as for a browser."""

import asyncio
import http.client
import json
import random
import statistics
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode

from bench.load.own import SEATS, Server, ask
from bench.load.pace import Pace, Tally
from bench.load.wire import DEFLATE, Wire, connect


@dataclass
class PageTally(Tally):
    """What was measured of pages: also how soon all at the table were told, and what that cost."""

    told: list[float] = field(default_factory=list)
    """Seconds from a decision until the last page of its table shows it."""
    sizes: list[int] = field(default_factory=list)
    """Bytes that came to a page for one decision, as they were sent."""
    processor: float = 0.0
    """Seconds of the server's processor time for each decision."""

    def told_within(self, share: float) -> float:
        """Milliseconds within which everybody was told of this share of the decisions."""
        ordered = sorted(self.told)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000 if ordered else float("inf")

    @property
    def median_size(self) -> float:
        return statistics.median(self.sizes) if self.sizes else float("inf")


class PageTable:
    """One table: who has been told of which decision."""

    def __init__(self, number: int, tally: PageTally) -> None:
        self.number = number
        self._tally = tally
        self._sent: dict[int, float] = {}
        self._versions = [-1] * SEATS

    def decided(self, version: int, now: float) -> None:
        self._sent[version + 1] = now

    def told(self, seat: int, version: int, now: float, counts: bool) -> None:
        """A page shows a version; what all pages show is told to everybody."""
        self._versions[seat] = version
        common = min(self._versions)
        for number in [number for number in self._sent if number <= common]:
            begun = self._sent.pop(number)
            if counts:
                self._tally.told.append(now - begun)


class Page:
    """The page of one seat: takes a random action whenever it is asked."""

    def __init__(self, table: PageTable, seat: int, pace: Pace, tally: PageTally) -> None:
        self._table = table
        self._seat = seat
        self._pace = pace
        self._tally = tally
        self._version = -1
        self._legal: list[dict[str, Any]] = []
        self._deciding = False
        """Whether a decision is due or not answered yet: a page takes no other one meanwhile."""
        self._counted = 0
        self._number = 0
        self._loop = asyncio.get_running_loop()
        self.welcome = asyncio.Event()
        self.wire: Wire

    def hello(self) -> None:
        self._send({"type": "hello", "have": -1, "heard": 0, "seat": self._seat, "language": "en"})

    def heard(self, text: bytes) -> None:
        frame = json.loads(text)
        if frame["type"] == "state":
            self._look(frame)
        elif frame["type"] == "ack":
            self._pace.answered(frame["id"])
            self._deciding = False
            self._decide()
        elif frame["type"] == "error":
            self._tally.errors.append(frame["text"])

    def lost(self) -> None:
        if not self._pace.done:
            self._tally.errors.append("a socket was cut")

    def _look(self, frame: dict[str, Any]) -> None:
        self.welcome.set()
        if frame["v"] <= self._version:
            return
        self._version = frame["v"]
        counts = self._pace.measuring
        if counts:
            self._tally.sizes.append(self.wire.received - self._counted)
        self._counted = self.wire.received
        self._table.told(self._seat, self._version, self._loop.time(), counts)
        self._legal = frame.get("legal", [])
        self._decide()

    def _decide(self) -> None:
        if self._legal and not self._deciding:
            self._deciding = True
            self._pace.when_due(self._table.number, self._play)

    def _play(self) -> None:
        self._number += 1
        name = f"{self._table.number}-{self._seat}-{self._number}"
        action = random.choice(self._legal)["id"]
        self._pace.sent(name)
        self._table.decided(self._version, self._loop.time())
        self._send({"type": "play", "v": self._version, "id": name, "action": action})

    def _send(self, message: dict[str, object]) -> None:
        self.wire.send(json.dumps(message).encode())


def open_table(port: int, game: str, number: int) -> tuple[str, list[str]]:
    """A new table at which only people sit, each with a name of its own, and the cookies of their pages."""
    names = [f"Player {number}.{seat}" for seat in range(SEATS)]
    made = ask(port, "tables", {"game": game, "seats": ["me"] + ["friend"] * (SEATS - 1), "name": names[0]})
    keys = [str(seat["key"]) for seat in made["seats"]]
    return str(made["table"]), [_cookie(port, key, name) for key, name in zip(keys, names, strict=True)]


def _cookie(port: int, key: str, name: str) -> str:
    """Sit down by a link, or come back to the seat by it; the cookie of the browser that does so."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    headers = {"content-type": "application/x-www-form-urlencoded", "origin": f"http://127.0.0.1:{port}"}
    connection.request("POST", f"/seats/{key}", urlencode({"name": name}), headers)
    answer = connection.getresponse()
    cookies = [value.partition(";")[0] for header, value in answer.getheaders() if header.lower() == "set-cookie"]
    connection.close()
    assert answer.status == 303, answer.status
    return "; ".join(cookies)


async def load(server: Server, game: str, tables: int, each: float, warm: float, seconds: float) -> PageTally:
    """Play at so many tables at once, with a page at every seat."""
    tally = PageTally()
    opened = await asyncio.to_thread(lambda: [open_table(server.port, game, number) for number in range(tables)])
    pace = Pace(each, tables, tally)
    pages: list[Page] = []
    for number, (id, cookies) in enumerate(opened):
        table = PageTable(number, tally)
        for seat, cookie in enumerate(cookies):
            page = Page(table, seat, pace, tally)
            address = f"/tables/{id}/socket?seat={seat}"
            page.wire = await connect(
                "127.0.0.1", server.port, address, page.heard, page.lost, headers=f"{DEFLATE}Cookie: {cookie}\r\n"
            )
            pages.append(page)
    for page in pages:
        page.hello()
    for page in pages:
        await asyncio.wait_for(page.welcome.wait(), 60)
    await asyncio.sleep(warm)
    before = server.processor_seconds()
    await pace.measure(0, seconds)
    tally.processor = (server.processor_seconds() - before) / max(1, len(tally.waits))
    for page in pages:
        page.wire.close()
    await asyncio.sleep(0.1)
    return tally
