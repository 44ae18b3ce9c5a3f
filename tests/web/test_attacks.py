"""Nobody gets in, and nobody gets the server down: each attempt is refused, and the table stays as it was."""

import contextlib
import json
import random
import socket as plain
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from starlette.requests import HTTPConnection
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from camarilla.web.http import limits
from camarilla.web.http.guards import slow_clients
from camarilla.web.live import sockets
from camarilla.web.http.limits import Limits
from tests.web.house import form, house, open_table, seated
from tests.web.port import Server, real_server
from tests.web.test_api import GAME, key, looks, opened, two_people

NASTY = '<script>alert(1)</script><img src=x onerror="alert(1)">'
FUZZED = 3000


@contextlib.contextmanager
def untouched(client: TestClient, table: str) -> Iterator[None]:
    """The table is the same afterwards, and the server answers."""
    match = client.app.state.site.tables.get(table)  # type: ignore[attr-defined]
    before = (match.table._position.digest(), match.version, len(match.chat), [seat.key for seat in match.seats])
    yield
    match = client.app.state.site.tables.get(table)  # type: ignore[attr-defined]
    after = (match.table._position.digest(), match.version, len(match.chat), [seat.key for seat in match.seats])
    assert before == after
    assert client.get("/healthz").status_code == 200


def test_nobody_has_a_module_run_by_naming_a_bot_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "stranger.py").write_text("from tests.toys.own_bots import First\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    with house(tmp_path) as client:
        asked = client.post("/api/tables", json={"game": GAME, "seats": ["me", "bot:stranger:First"]})
        assert asked.status_code == 400 and "bot:greedy" in asked.text
        page = client.post("/new", data=form(GAME, "me", "bot:stranger:First"))
        assert page.status_code == 422 and "stranger:First" in page.text
        assert client.get("/healthz").status_code == 200
    assert "stranger" not in sys.modules


def test_no_key_but_the_seat_s_own_decides(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table, *keys = two_people(client)
        state = looks(client, keys[0])
        actor = state["acts"][0]
        action = looks(client, keys[actor])["legal"][0]["id"]
        made = opened(client, GAME, "me", "bot:random", bot_delay=3000)
        bots = client.app.state.site.tables.get(made["table"]).seats[1].key  # type: ignore[attr-defined]
        with untouched(client, table):
            for guess in (keys[1 - actor], keys[actor][:-1], keys[actor].swapcase(), "", "x" * 5000, bots, table):
                answer = client.post("/api/seat/play", json={"action": action, "v": 0}, headers=key(guess))
                assert answer.status_code in {401, 409}, guess
                assert guess == "" or guess not in answer.text
            basic = {"authorization": f"Basic {keys[actor]}"}
            assert client.post("/api/seat/play", json={"action": action, "v": 0}, headers=basic).status_code == 401
            assert client.get("/api/seat", headers=key(bots)).status_code == 401
            assert client.get(f"/seats/{bots}").status_code == 404


def test_everybody_gets_enough_and_nobody_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rates = {"requests": (9, 60), "forms": (5, 60), "tables": (2, 60), "wrong keys": (3, 60), "decisions": (4, 60)}
    with house(tmp_path) as client:
        _, anna, bela = two_people(client)
        path = open_table(client, GAME, "me", "bot:random")
        for name, rate in rates.items():
            client.app.state.site.limits = Limits()  # type: ignore[attr-defined]
            monkeypatch.setattr(limits, "RATES", limits.RATES | {name: rate})
            asked: Callable[[], httpx2.Response] = {
                "requests": lambda: client.get("/api/games"),
                "forms": lambda: client.post("/language"),
                "tables": lambda: client.post("/api/tables", json={"game": GAME, "seats": ["me", "bot:random"]}),
                "wrong keys": lambda: client.get("/api/seat", headers=key("x")),
                "decisions": lambda: client.get("/api/seat", headers=key(anna)),
            }[name]
            answers = [asked().status_code for _ in range(rate[0] + 1)]
            assert 429 not in answers[:-1] and answers[-1] == 429, (name, answers)
            assert name != "decisions" or client.get("/api/seat", headers=key(bela)).status_code == 200
            monkeypatch.undo()
        client.app.state.site.limits = Limits()  # type: ignore[attr-defined]
        monkeypatch.setattr(limits, "SOCKETS", 1)
        with seated(client, path), pytest.raises(WebSocketDisconnect), seated(client, path):
            pass
        with seated(client, path):
            assert client.app.state.site.limits.sockets == 1  # type: ignore[attr-defined]


def test_a_household_of_ipv6_counts_as_one() -> None:
    def who(host: str) -> str:
        return limits.who_asks(HTTPConnection({"type": "http", "client": (host, 1), "headers": []}))

    assert who("2001:db8:1:2::1") == who("2001:db8:1:2:ffff::9") != who("2001:db8:1:3::1")
    assert who("192.0.2.1") != who("192.0.2.2")
    assert who("a unix socket") == "a unix socket"


DEEP = "[" * 100_000 + "]" * 100_000


@pytest.mark.parametrize(
    "body",
    [
        b"", b"null", b"[]", b"{", b"\xff\xfe", b'{"action": NaN, "v": 0}', b'{"action": 1e999, "v": 0}',
        b'{"action": "\\ud800", "v": 0}', b'{"action": 1, "v": 0, "id": "\\u0000"}', DEEP.encode(),
        b'{"action": ' + DEEP[:100_000].encode(), b'{"action": ' + b"9" * 10_000 + b', "v": 0}',
        b'{"action": {"verb": ["play"]}, "v": 0}', b'{"action": {"verb": "play", "card": {}, "column": []}, "v": 0}',
        b'{"action": true, "v": false}', b'{"action": -1, "v": -1}', b'{"action": 1.5, "v": 0}',
    ],
)  # fmt: skip
def test_malformed_json_is_refused(tmp_path: Path, body: bytes) -> None:
    with house(tmp_path) as client:
        table, *keys = two_people(client)
        actor = looks(client, keys[0])["acts"][0]
        with untouched(client, table):
            answer = client.post("/api/seat/play", content=body, headers=key(keys[actor]))
            assert 400 <= answer.status_code < 500 and answer.json()["text"], body[:40]
            if len(body) <= sockets.LONGEST_MESSAGE:
                with client.websocket_connect("/api/socket") as socket:
                    socket.send_json({"type": "hello", "key": keys[actor], "as": "brief"})
                    socket.receive_json()
                    socket.send_text(body.decode(errors="replace").replace("{", '{"type": "play", ', 1))
                    assert socket.receive_json()["type"] == "error"


@pytest.fixture(scope="module")
def empty_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A server without tables, for whoever only asks."""
    with house(tmp_path_factory.mktemp("empty")) as client:
        client.app.state.site.limits.on = False  # type: ignore[attr-defined]
        yield client


@pytest.mark.parametrize(
    "path",
    [
        "/static/x/..%2f..%2fapp.py", "/static/x/%2e%2e/%2e%2e/etc/passwd", "/static/%00/nothing.css",
        "/games/..%2f..%2f..%2fetc%2fpasswd", "/games/%2e%2e", "/games/os:path", "/games/strozzi%00",
        "/games/strozzi/words/..%2f..%2fen.json", "/tables/%00", "/tables/a%2f..%2fb", "/tables/%F0%9F%91%91",
        "/tables/%ff%fe", "/seats/%00", "/seats/%27%20OR%201=1--", "/seats/" + "a" * 5000, "//evil.example/%2e%2e",
        "/api/games/%2e%2e%2f", "/api/tables/%00", "/api/tables/%27;DROP%20TABLE%20seats;--", "/api//seat",
        "/tables/x/replay/99999999999999999999", "/tables/x/replay/-1",
    ],
)  # fmt: skip
def test_path_tricks_lead_nowhere(empty_house: TestClient, path: str) -> None:
    answer = empty_house.get(path)
    own = answer.headers.get("location", "").startswith("http://testserver/")
    assert answer.status_code in {404, 401} or (answer.status_code == 307 and own)
    assert "root:" not in answer.text and "import" not in answer.text and "Traceback" not in answer.text


def test_script_in_every_field_stays_text(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        more: dict[str, object] = {"name": NASTY[:24], "word": NASTY, "listed": True}
        made = opened(client, GAME, "me", "friend", **more)
        invited = key(made["seats"][1]["key"])
        joined = client.post("/api/seat/join", json={"name": "<b>Béla</b>", "word": NASTY}, headers=invited).json()
        client.post("/api/seat/say", json={"text": NASTY}, headers=key(joined["key"]))
        for path in (
            "/",
            f"/tables/{made['table']}",
            f"/seats/{joined['key']}",
            f"/games/{NASTY}",
            f"/new?game={NASTY}",
        ):
            page = client.get(path, headers={"accept-language": NASTY}).text
            assert "<script>alert" not in page and "<img" not in page and "<b>B" not in page, path
        answer = client.get("/api/seat", headers=key(joined["key"]))
        assert answer.headers["content-type"] == "application/json"
        assert answer.json()["chat"]["lines"][0]["text"] == NASTY
        assert opened(client, GAME, "me", "bot:random", name="a\x00b\u202ec\nd")["seats"][0]["name"] == "a bc d"


# A real port ----------------------------------------------------------------------------


def raw(server: Server) -> plain.socket:
    host, port = server.address.removeprefix("http://").split(":")
    return plain.create_connection((host, int(port)), timeout=15)


def test_slow_and_half_open_connections_are_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slow_clients, "SECONDS_FOR_HEADERS", 0.5)
    monkeypatch.setattr(sockets, "SECONDS_FOR_HELLO", 0.5)
    monkeypatch.setattr("camarilla.web.http.site.SECONDS_FOR_A_FORM", 0.5)
    with real_server(tmp_path) as server:
        with raw(server) as silent:
            assert silent.recv(100) == b""
        with raw(server) as slow, pytest.raises(OSError):
            for letter in b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: " + b"y" * 50:
                slow.sendall(bytes([letter]))
                time.sleep(0.05)
        with raw(server) as slow:
            slow.sendall(b"POST /language HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nback=")
            assert b" 408 " in slow.recv(100)
        with connect(server.address.replace("http", "ws") + "/api/socket") as mute, pytest.raises(ConnectionClosed):
            mute.recv(10)
        assert httpx2.get(f"{server.address}/healthz").text == "ok\n"


def test_who_does_not_read_the_answer_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slow_clients, "SECONDS_TO_READ", 0.5)
    lost, dropped = slow_clients.SlowClientProtocol.connection_lost, threading.Event()

    def noticed(self: slow_clients.SlowClientProtocol, problem: Exception | None) -> None:
        lost(self, problem)
        dropped.set()

    monkeypatch.setattr(slow_clients.SlowClientProtocol, "connection_lost", noticed)
    with real_server(tmp_path) as server:
        host, port = server.address.removeprefix("http://").split(":")
        with plain.socket() as deaf:
            deaf.setsockopt(plain.SOL_SOCKET, plain.SO_RCVBUF, 1024)
            deaf.settimeout(15)
            deaf.connect((host, int(port)))
            deaf.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 400)
            assert dropped.wait(15)
            heard = b""
            with contextlib.suppress(ConnectionResetError):
                while some := deaf.recv(100_000):
                    heard += some
            assert 0 < heard.count(b"HTTP/1.1 200 OK") < 400
        with httpx2.Client(base_url=server.address) as client:
            for _ in range(3):
                assert client.get("/api/openapi.json").status_code == 200


def test_a_socket_that_does_not_answer_pings_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with real_server(tmp_path, ping=0.3) as server, httpx2.Client(base_url=server.address) as client:
        made = client.post("/api/tables", json={"game": GAME, "seats": ["me", "bot:random"], "bot_delay": 3000}).json()
        hello = json.dumps({"type": "hello", "key": made["seats"][0]["key"], "as": "brief"})
        with raw(server) as dead:
            dead.sendall(
                b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
            )
            assert b" 101 " in dead.recv(1000)
            body = hello.encode()
            masked = bytes([0x81, 0x80 | len(body)]) + bytes(4) + body
            assert len(body) < 126
            dead.sendall(masked)
            deadline = time.monotonic() + 10
            while server.app.state.site.limits.sockets == 0 and time.monotonic() < deadline:
                time.sleep(0.02)
            assert server.app.state.site.limits.sockets == 1
            while server.app.state.site.limits.sockets and time.monotonic() < deadline:
                time.sleep(0.05)
            assert server.app.state.site.limits.sockets == 0


def test_huge_frames_and_bytes_are_refused(tmp_path: Path) -> None:
    with real_server(tmp_path) as server, httpx2.Client(base_url=server.address) as client:
        made = client.post("/api/tables", json={"game": GAME, "seats": ["me", "bot:random"], "bot_delay": 3000}).json()
        hello = {"type": "hello", "key": made["seats"][0]["key"], "as": "brief"}
        # What is too long is not even read to its end.
        for message, code in (
            ("x" * 2_000_000, 1009),
            (json.dumps({"type": "say", "text": "x" * 5000}), 1009),
            (b"\x00", 1008),
        ):
            with connect(server.address.replace("http", "ws") + "/api/socket") as socket:
                socket.send(json.dumps(hello))
                with pytest.raises(ConnectionClosed) as closed:
                    socket.send(message)
                    while True:
                        socket.recv(10)
                assert closed.value.rcvd is not None and closed.value.rcvd.code == code
        assert client.get("/healthz").status_code == 200


# Made-up messages -------------------------------------------------------------------------


def mutated(luck: random.Random, message: dict[str, Any]) -> str:
    """A real message, spoiled: a field lost, changed, doubled or nested, or the text cut or scrambled."""
    spoiled = dict(message)
    odd: list[Any] = [None, True, -1, 1 << 70, 1.5, "", "x" * 300, "\ud800", "\x00", [], {}, [[[]]], {"verb": "play"}]
    for _ in range(luck.randint(1, 3)):
        field = luck.choice([*spoiled, "type", "id", "v", "action", "text", "wanted", "order", "more"])
        if luck.random() < 0.25:
            spoiled.pop(field, None)
        else:
            spoiled[field] = luck.choice(odd)
    text = json.dumps(spoiled)
    if luck.random() < 0.2:
        at = luck.randrange(len(text))
        text = luck.choice([text[:at], text[:at] + luck.choice('{}[]",:\\\x00é') + text[at:], text[at:] + text[:at]])
    return text


def test_the_socket_survives_made_up_messages(tmp_path: Path) -> None:
    luck = random.Random(7)
    with house(tmp_path) as client:
        table, *keys = two_people(client, GAME)
        waiting = 1 - looks(client, keys[0])["acts"][0]
        real: list[dict[str, Any]] = [
            {"type": "play", "v": 0, "id": "a", "action": 3},
            {"type": "undo", "v": 0, "id": "b"},
            {"type": "why", "wanted": {"verb": "pass"}},
            {"type": "order", "order": {"verb": "pass"}},
            {"type": "cancel", "order": "pass"},
            {"type": "hello", "have": 0, "heard": 0},
            {"type": "dance"},
        ]
        with untouched(client, table):
            answered = 0
            with client.websocket_connect("/api/socket") as socket:
                socket.send_json({"type": "hello", "key": keys[waiting], "as": "brief"})
                socket.receive_json()
                for number in range(FUZZED):
                    socket.send_text(mutated(luck, luck.choice(real)))
                    socket.send_json({"type": "ping"})
                    while (frame := socket.receive_json())["type"] != "pong":
                        assert frame["type"] in {"error", "why", "orders"}, (number, frame)
                        answered += 1
            assert answered > FUZZED // 2


def test_the_api_s_document_holds_against_anything(tmp_path: Path) -> None:
    """Made-up requests, good and bad: every answer is one that the document describes, and none is a fault."""
    with house(tmp_path) as client:
        client.app.state.site.limits.on = False  # type: ignore[attr-defined]
        table, anna, _ = two_people(client)
        schema = schemathesis.openapi.from_dict(client.get("/api/openapi.json").json())
        checks = [
            schemathesis.checks.not_a_server_error,
            schemathesis.checks.status_code_conformance,
            schemathesis.checks.content_type_conformance,
            schemathesis.checks.response_schema_conformance,
        ]

        def hold(case: schemathesis.Case[Any]) -> None:
            sent = case.as_transport_kwargs(headers=key(anna))
            body = {"json": sent["json"]} if "json" in sent else {"content": sent.get("data")}
            headers, query = sent["headers"], case.query
            answer = client.request(case.method, case.formatted_path, params=query, headers=headers, **body)
            case.validate_response(answer, checks=checks)
            answered.setdefault(case.operation.label, set()).add(answer.status_code)

        bounded = settings(
            max_examples=15, derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck)
        )
        answered: dict[str, set[int]] = {}
        for found in schema.get_all_operations():
            operation = found.ok()  # type: ignore[union-attr]
            for mode in schemathesis.GenerationMode:
                nothing_to_spoil = not operation.body and not operation.query and not operation.path_parameters
                if mode is schemathesis.GenerationMode.POSITIVE or not nothing_to_spoil:
                    bounded(given(case=operation.as_strategy(generation_mode=mode))(hold))()
        assert len(answered) == 18 and sum(200 in statuses for statuses in answered.values()) >= 4, answered
        assert sum(400 in statuses for statuses in answered.values()) >= 5, answered
        assert client.get("/healthz").status_code == 200 and client.get(f"/api/tables/{table}").status_code == 200
