"""Waiting for news without a socket: `wait` beside `have`."""

import contextlib
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from camarilla.web.http import limits
from tests.postgres import Postgres
from tests.web.crowd import two_servers
from tests.web.port import Server, real_server
from tests.web.test_api import GAME, Answer, key

SOON = 4.0
"""Long before any waiting of these tests ends by itself."""


class Table:
    """Two people at a table, who ask over HTTP; whoever waits does so in a thread."""

    def __init__(self, server: Server, client: httpx2.Client, waiters: ThreadPoolExecutor) -> None:
        self.server, self.client, self._waiters = server, client, waiters
        self.id, self.keys = "", ["", ""]

    def open(self, game: str = GAME) -> None:
        made = self.client.post("/api/tables", json={"game": game, "seats": ["me", "friend"], "name": "Anna"}).json()
        self.id, self.keys = made["table"], [seat["key"] for seat in made["seats"]]

    def join(self) -> None:
        joined = self.client.post("/api/seat/join", json={"name": "Béla"}, headers=key(self.keys[1]))
        self.keys[1] = joined.json()["key"]

    def look(self, seat: int | None, **query: Any) -> httpx2.Response:
        if seat is None:
            return self.client.get(f"/api/tables/{self.id}", params=query)
        return self.client.get("/api/seat", params=query, headers=key(self.keys[seat]))

    def waits(self, seat: int | None, **query: Any) -> "Future[httpx2.Response]":
        """Somebody who waits, and is known to the server to do so."""
        before = self.waiting
        answer = self._waiters.submit(self.look, seat, **{"wait": 25, **query})
        until(lambda: self.waiting > before)
        return answer

    @property
    def waiting(self) -> int:
        count: int = self.server.app.state.site.limits.sockets
        return count

    def post(self, seat: int, what: str, /, **body: Any) -> Answer:
        answer = self.client.post(f"/api/seat/{what}", json=body, headers=key(self.keys[seat]))
        assert answer.status_code == 200, answer.text
        told: Answer = answer.json()
        return told

    def play(self) -> None:
        """One decision of whoever has to decide."""
        seat = self.look(None).json()["acts"][0]
        state = self.look(seat).json()
        self.post(seat, "play", action=state["legal"][0]["id"], v=state["v"])


def until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 10
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.01)


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    with (
        real_server(tmp_path, limited=True) as server,
        httpx2.Client(base_url=server.address, timeout=60) as client,
        ThreadPoolExecutor(4) as waiters,
    ):
        yield Table(server, client, waiters)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_answer_comes_with_the_next_decision(table: Table, seat: int | None) -> None:
    table.open()
    table.join()
    answer = table.waits(seat, have=0, state="playing")
    time.sleep(0.3)
    assert not answer.done()
    table.play()
    told = answer.result(SOON).json()
    assert told["v"] == 1 and told["seat"] == seat
    assert told["events"]["list"]
    until(lambda: table.waiting == 0)


def test_the_answer_comes_with_the_deal_and_with_words(table: Table) -> None:
    table.open()
    answer = table.waits(0, have=0, state="waiting")
    table.join()
    assert answer.result(SOON).json()["state"] == "playing"
    answers = [table.waits(1, have=0, heard=0), table.waits(1, have=0)]
    table.post(0, "say", text="Well?")
    for answer in answers:
        assert answer.result(SOON).json()["chat"]["lines"][0]["text"] == "Well?"
    # Whoever asks only now has missed the deal or the words, although the version is the same.
    begun = time.monotonic()
    assert table.look(0, have=0, state="waiting", wait=25).json()["state"] == "playing"
    assert table.look(1, have=0, heard=0, wait=25).json()["chat"]["lines"]
    assert time.monotonic() - begun < SOON


def test_without_a_change_the_state_comes_as_it_is(table: Table) -> None:
    table.open()
    table.join()
    begun = time.monotonic()
    told = table.look(0, have=0, heard=0, wait=1)
    assert 1 <= time.monotonic() - begun < SOON and told.json()["v"] == 0
    begun = time.monotonic()
    for query in ({"wait": 25}, {"wait": 25, "have": 7}, {"have": 0}, {"have": 0, "wait": 0}):
        assert table.look(0, **query).status_code == 200
    assert time.monotonic() - begun < SOON


@pytest.mark.parametrize("seconds", [26, 99, 10**12])
def test_nobody_is_kept_waiting_longer_than_the_docs_say(table: Table, seconds: int) -> None:
    table.open()
    told = table.look(0, have=0, state="waiting", wait=seconds)
    assert told.status_code == 400 and told.json()["key"] == "web-bad-field"
    assert told.json()["text"] == "wait is not valid; it should be integer 0..25."


def test_whoever_waits_is_there(table: Table) -> None:
    table.open()
    table.join()
    table.waits(1, have=0, wait=2)
    assert [player["here"] for player in table.look(0).json()["players"]] == [False, True]


def test_a_standing_order_ends_nobody_s_waiting(table: Table) -> None:
    """When an answer comes tells nothing of what others have decided in advance."""
    table.open("principe")
    table.join()
    for _ in range(40):
        state = table.look(0).json()
        offers = (state["orders"] or {"offers": []})["offers"]
        if any(offer["verb"] == "pass" for offer in offers):
            break
        table.play()
    lot = next(offer for offer in offers if offer["verb"] == "pass")["fields"][0]["choices"][-1][0]
    begun = time.monotonic()
    answers = [table.waits(seat, have=state["v"], wait=2) for seat in (1, None)]
    ordered = table.post(0, "order", order={"verb": "pass", "lot": lot})
    assert ordered["orders"]["standing"]
    for answer in answers:
        assert answer.result(SOON).json()["v"] == state["v"]
    assert time.monotonic() - begun > 1.9


def test_whose_seat_is_freed_is_told_so_and_nothing_else(table: Table) -> None:
    made = table.client.post("/api/tables", json={"game": GAME, "seats": ["me", "friend", "friend"]}).json()
    table.id, table.keys = made["table"], [seat["key"] for seat in made["seats"]]
    table.join()
    answer = table.waits(1, have=0, state="waiting")
    table.post(0, "free", seat=1)
    told = answer.result(SOON)
    assert told.status_code == 401 and told.json()["key"] == "web-no-key"


def test_waiting_counts_as_a_socket(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SOCKETS", 1)
    table.open()
    table.join()
    answer = table.waits(0, have=0)
    refused = table.look(1, have=0, wait=25)
    assert refused.status_code == 429 and refused.json()["key"] == "web-many-waiting"
    assert refused.headers["retry-after"] == "5" and refused.json()["facts"]["most"] == 1
    with pytest.raises(InvalidStatus):
        connect(table.server.address.replace("http", "ws") + "/api/socket")
    assert table.look(1).status_code == 200
    table.play()
    answer.result(SOON)
    assert table.look(1, have=1, wait=1).status_code == 200


def test_whoever_leaves_waits_no_more(table: Table) -> None:
    table.open()
    table.join()
    with contextlib.suppress(httpx2.TimeoutException), httpx2.Client(base_url=table.server.address) as impatient:
        impatient.get("/api/seat?have=0&wait=25", headers=key(table.keys[0]), timeout=0.5)
        raise AssertionError("it did not wait")
    until(lambda: table.waiting == 0)
    until(lambda: not table.server.app.state.site.tables.get(table.id).watchers)


def test_a_server_that_stops_tells_those_who_wait_to_ask_again(tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as waiter:
        with real_server(tmp_path) as server, httpx2.Client(base_url=server.address) as client:
            table = Table(server, client, waiter)
            table.open()
            address, secret = server.address, table.keys[0]
            answer = waiter.submit(httpx2.get, f"{address}/api/seat?have=0&wait=25", headers=key(secret), timeout=60)
            until(lambda: table.waiting == 1)
        told = answer.result(SOON)
    assert told.status_code == 503 and told.headers["retry-after"] == "1"


def test_news_come_from_other_processes_too(postgres: Postgres) -> None:
    with two_servers(postgres.database()) as (one, other), ThreadPoolExecutor(1) as waiter:
        _, keys = one.table(GAME, 2)
        state = one.ask("/api/seat", key=keys[0])
        actor = state["acts"][0]
        answer = waiter.submit(other.ask, "/api/seat?have=0&state=playing&wait=25", None, keys[1 - actor])
        time.sleep(1)
        assert not answer.done()
        legal = one.ask("/api/seat", key=keys[actor])["legal"]
        one.ask("/api/seat/play", {"v": 0, "action": legal[0]["id"]}, keys[actor])
        assert answer.result(SOON)["v"] == 1


def test_programs_are_told_their_limits_and_what_is_left(table: Table) -> None:
    table.open()
    headers = table.look(0).headers
    requests, decisions = headers["ratelimit-policy"].split(", ")
    assert requests == '"requests";q=1200;w=60' and decisions == '"decisions";q=1200;w=60'
    left = headers["ratelimit"].split(", ")
    assert left[0].startswith('"requests";r=119') and left[1].startswith('"decisions";r=1199;t=')
    made = table.client.post("/api/tables", json={"game": GAME, "seats": ["me", "friend"]})
    assert '"tables";q=500;w=86400' in made.headers["ratelimit-policy"] and '"forms";r=58;' in made.headers["ratelimit"]
    assert "ratelimit" not in table.client.get("/").headers


def test_an_address_says_which_methods_it_takes(table: Table) -> None:
    for path, methods in (("/api/tables", "GET, HEAD, POST"), ("/api/seat/play", "POST"), ("/api/games", "GET, HEAD")):
        wrong = table.client.delete(path)
        assert wrong.status_code == 405 and wrong.headers["allow"] == methods
        assert wrong.json()["key"] == "web-wrong-method" and methods in wrong.json()["text"]
