"""Which requests are taken at all: from where, for which name, in which form, and how many at once."""

import contextlib
import json
import re
import socket as plain
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from camarilla.web.http import limits
from camarilla.web.http.guards import crowding
from camarilla.web.http.guards.strict_requests import LONGEST_HEADERS
from camarilla.web.http.limits import Limits
from camarilla.web.live import sockets
from tests.paths import ROOT
from tests.postgres import Postgres
from tests.web.house import free_links, house, open_table, seated
from tests.web.port import Server, real_server
from tests.web.test_api import BOT, GAME, key, opened, two_people

# Where a request comes from ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("public_url", "ours", "others"),
    [
        ("", "http://testserver", ["https://testserver", "http://testserver:81", "http://testserver.evil.example"]),
        ("", "http://testserver:80", ["http://localhost", "ws://testserver", "http://x@testserver"]),
        ("https://play.example", "https://play.example", ["http://play.example", "https://play.example:444"]),
        ("https://play.example", "https://play.example:443", ["http://testserver", "https://PLAY.example.evil"]),
        ("http://play.example:8080/", "http://play.example:8080", ["http://play.example", "https://play.example:8080"]),
    ],
)
def test_an_origin_is_its_scheme_its_host_and_its_port(
    tmp_path: Path, public_url: str, ours: str, others: list[str]
) -> None:
    with house(tmp_path, public_url) as client:
        assert client.post("/language", headers={"origin": ours}).status_code == 303
        with client.websocket_connect("/api/socket", headers={"origin": ours}):
            pass
        for origin in others:
            assert client.post("/language", headers={"origin": origin}).status_code == 403, origin
            with pytest.raises(WebSocketDisconnect):
                client.websocket_connect("/api/socket", headers={"origin": origin}).__enter__()


# For which name ---------------------------------------------------------------------------

STRANGE = ["evil.example", "evil.example:80", "localhost.evil.example", "x@localhost", "192.0.2.1", "", "localhost/x"]


@pytest.mark.parametrize("host", STRANGE)
def test_whoever_names_another_host_is_told_what_to_set(tmp_path: Path, host: str) -> None:
    with house(tmp_path) as client:
        path = open_table(client, GAME, "me", "friend")
        [link] = free_links(client, path)
        for page in (path, "/", "/healthz", link):
            answer = client.get(page, headers={"host": host})
            assert answer.status_code == 421 and "--public-url" in answer.text, page
            assert "evil" not in answer.text
        told = client.post("/api/tables", json={"game": GAME, "seats": ["me", "friend"]}, headers={"host": host})
        assert told.status_code == 421 and told.json()["key"] == "web-wrong-host"
        with pytest.raises(WebSocketDisconnect):
            client.websocket_connect("/api/socket", headers={"host": host}).__enter__()
    # Where a public address is given, links lead there whatever a request says.
    with house(tmp_path, "https://play.example") as client:
        made = client.post("/api/tables", json={"game": GAME, "seats": ["me", "friend"]}, headers={"host": host})
        assert made.json()["seats"][1]["link"].startswith("https://play.example/seats/")


def test_a_server_answers_to_the_names_of_its_own_machine(tmp_path: Path) -> None:
    with real_server(tmp_path) as server:
        port = server.address.rpartition(":")[2]
        name = plain.gethostname()
        for host in ("127.0.0.1", "localhost", "LOCALHOST", "127.9.9.9", "[::1]", name, f"{name}.local"):
            for place in (host, f"{host}:{port}", f"{host}:9999"):
                assert httpx2.get(f"{server.address}/", headers={"host": place}).status_code == 200, place
        for host in ("evil.example", "192.0.2.9", f"{name}.evil.example"):
            assert httpx2.get(f"{server.address}/", headers={"host": host}).status_code == 421, host
        with pytest.raises(InvalidStatus):
            connect(server.address.replace("http", "ws") + "/api/socket", additional_headers={"Host": "evil.example"})


def test_who_listens_everywhere_is_reached_at_every_address_of_the_machine(tmp_path: Path) -> None:
    with real_server(tmp_path, listen_on="0.0.0.0") as server:
        port = server.address.rpartition(":")[2]
        addresses = {"127.0.0.1", "127.0.0.7", *own_addresses()}
        assert len(addresses) > 1
        for address in addresses:
            assert httpx2.get(f"http://{address}:{port}/").status_code == 200, address
            origin = Origin(f"http://{address}:{port}")
            with connect(f"ws://{address}:{port}/api/socket", origin=origin):
                pass
        # An address that is another machine's is none of ours, even if somebody leads it here.
        assert httpx2.get(f"http://127.0.0.1:{port}/", headers={"host": f"192.0.2.9:{port}"}).status_code == 421


def own_addresses() -> set[str]:
    """The addresses by which this machine reaches others, if any."""
    with plain.socket(plain.AF_INET, plain.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # sends nothing
        return {probe.getsockname()[0]}
    return set()


# In which form ----------------------------------------------------------------------------


@contextlib.contextmanager
def raw(server: Server, local: str = "127.0.0.1") -> Iterator[plain.socket]:
    host, port = server.address.removeprefix("http://").split(":")
    with plain.create_connection((host, int(port)), timeout=15, source_address=(local, 0)) as connection:
        yield connection


def answered(server: Server, request: bytes) -> bytes:
    with raw(server) as connection:
        connection.sendall(request)
        said = b""
        with contextlib.suppress(ConnectionResetError):
            while some := connection.recv(100_000):
                said += some
        return said


def test_a_request_with_two_lengths_is_refused(tmp_path: Path) -> None:
    with real_server(tmp_path) as server:
        for lengths in (
            b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n",
            b"transfer-encoding: chunked\r\ncontent-length: 0\r\n",
        ):
            smuggled = b"POST /language HTTP/1.1\r\nHost: localhost\r\n" + lengths + b"\r\n0\r\n\r\n"
            said = answered(server, smuggled + b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert said.startswith(b"HTTP/1.1 400 ") and said.count(b"HTTP/1.1") == 1, said


@pytest.mark.parametrize("size", [LONGEST_HEADERS + 100, 40_000, 70_000, 400_000])
def test_headers_that_are_too_long_are_refused(tmp_path: Path, size: int) -> None:
    with real_server(tmp_path) as server:
        for header in (b"X: " + b"y" * size, b"\r\n".join(b"X%d: y" % number for number in range(size // 8))):
            said = answered(server, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n" + header + b"\r\n\r\n")
            assert said.startswith(b"HTTP/1.1 431 "), said[:100]
        target = b"GET /?" + b"y" * size + b" HTTP/1.1\r\nHost: localhost\r\n\r\n"
        assert answered(server, target).startswith(b"HTTP/1.1 431 ")
        fits = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX: " + b"y" * (LONGEST_HEADERS - 200)
        assert answered(server, fits + b"\r\n\r\n").startswith(b"HTTP/1.1 200 ")


# How many at once -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "unfinished",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: local",
        b"POST /language HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nback=",
    ],
)
def test_unfinished_requests_of_one_address_push_one_another_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, unfinished: bytes
) -> None:
    monkeypatch.setattr(crowding, "MOST_UNFINISHED", 5)
    with real_server(tmp_path) as server, contextlib.ExitStack() as stack:
        elsewhere = httpx2.HTTPTransport(local_address="127.0.0.3")
        honest = stack.enter_context(httpx2.Client(base_url=server.address, transport=elsewhere))
        assert honest.get("/healthz").status_code == 200
        greedy = []
        for _ in range(12):
            greedy.append(stack.enter_context(raw(server, "127.0.0.2")))
            greedy[-1].settimeout(3)
            greedy[-1].sendall(unfinished)
            time.sleep(0.02)
        for connection in greedy[:7]:
            with contextlib.suppress(ConnectionResetError):
                assert connection.recv(100) == b""
        for connection in greedy[7:]:
            connection.setblocking(False)
            with pytest.raises(BlockingIOError):
                connection.recv(100)
        # Others keep what they have; and whoever finishes is answered, at the greedy address, too.
        assert honest.get("/healthz").status_code == 200
        with raw(server, "127.0.0.2") as late:
            late.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert late.recv(100).startswith(b"HTTP/1.1 200 ")


def test_sockets_are_not_taken_for_unfinished_requests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crowding, "MOST_UNFINISHED", 2)
    with real_server(tmp_path) as server, contextlib.ExitStack() as crowd:
        address = server.address.replace("http", "ws") + "/api/socket"
        open_sockets = [crowd.enter_context(connect(address)) for _ in range(6)]
        for socket in open_sockets:
            socket.send(json.dumps({"type": "hello", "table": "none"}))
            with pytest.raises(Exception, match="4404"):
                socket.recv(10)


def test_behind_a_proxy_all_come_from_one_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crowding, "MOST_UNFINISHED", 2)
    with real_server(tmp_path, public_url="http://play.example") as server, contextlib.ExitStack() as proxy:
        connections = [proxy.enter_context(raw(server)) for _ in range(6)]
        time.sleep(0.2)
        for connection in connections:
            connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: play.example\r\n\r\n")
            assert connection.recv(100).startswith(b"HTTP/1.1 200 ")


# How often --------------------------------------------------------------------------------


def test_a_right_key_always_passes(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        _, anna, _ = two_people(client)
        made = opened(client, GAME, "me", "friend")
        tried = [client.get("/api/seat", headers=key(f"guess{number}")).status_code for number in range(35)]
        assert tried == [401] * 30 + [429] * 5
        assert client.get("/seats/guess").status_code == 429
        assert client.get("/api/seat", headers=key(anna)).status_code == 200
        assert client.get(f"/seats/{made['seats'][1]['key']}").status_code == 200
        with client.websocket_connect("/api/socket") as socket:
            socket.send_json({"type": "hello", "key": anna})
            assert socket.receive_json()["type"] == "state"
        with client.websocket_connect("/api/socket") as socket:
            socket.send_json({"type": "hello", "key": "guess"})
            with pytest.raises(WebSocketDisconnect):
                socket.receive_json()


def test_who_asks_too_often_is_told_when_to_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "RATES", limits.RATES | {"decisions": (3, 60), "forms": (1, 60)})
    with house(tmp_path) as client:
        monkeypatch.setattr(time, "time", lambda: 60 * 1000 + 41.5)
        client.app.state.site.limits = Limits()  # type: ignore[attr-defined]
        made = opened(client, GAME, "me", BOT)
        answers = [client.get("/api/seat", headers=key(made["seats"][0]["key"])) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert answers[-1].headers["retry-after"] == "19" and answers[-1].json()["facts"] == {"seconds": 19}
        page = client.post("/language")
        assert page.status_code == 429 and page.headers["retry-after"] == "19"


def test_who_sends_too_fast_is_slowed_down_and_told_so(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        path = open_table(client, GAME, "me", BOT, bot_delay="3000")
        sockets.MESSAGES_A_SECOND = 5  # the house puts it back
        with seated(client, path) as player:
            begun = time.monotonic()
            for _ in range(17):
                player.send(type="ping")
            heard: list[str] = []
            while heard.count("pong") < 17:
                frame = player.receive()
                heard.append(frame["type"])
                assert frame["type"] != "slow" or 0 < frame["seconds"] <= 1
            assert time.monotonic() - begun > 2
            assert 2 <= heard.count("slow") <= 4


# Several processes ------------------------------------------------------------------------


def test_limits_count_across_processes(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """What one process has counted is known to the others in steps of a tenth, a moment later."""
    monkeypatch.setattr(limits, "RATES", limits.RATES | {"requests": (50, 3600), "wrong keys": (30, 3600)})
    database = postgres.database()

    def until(client: TestClient, counted: float) -> None:
        deadline = time.monotonic() + 10
        while client.app.state.site.limits.elsewhere("requests", "testclient") != counted:  # type: ignore[attr-defined]
            assert time.monotonic() < deadline, "the other process hears nothing"
            time.sleep(0.02)

    with house(database) as one, house(database) as other:
        wait_for_each_other(one, other)
        assert {one.get("/api/games").status_code for _ in range(43)} == {200}
        until(other, 40)
        answers = [other.get("/api/games").status_code for _ in range(13)]
        assert answers == [200] * 10 + [429] * 3
        until(one, 10)
        # Each refuses whom the other one has refused; who has a right key elsewhere is not concerned.
        assert one.get("/api/games").status_code == 429
        monkeypatch.setattr(limits, "SOCKETS", 20)
        one.app.state.site.limits.on = other.app.state.site.limits.on = False  # type: ignore[attr-defined]
        path = open_table(one, GAME, "me", "friend")
        with contextlib.ExitStack() as crowd:
            for _ in range(20):
                crowd.enter_context(seated(one, path))
            deadline = time.monotonic() + 10
            while other.app.state.site.limits.elsewhere("sockets", "testclient") < 20:  # type: ignore[attr-defined]
                assert time.monotonic() < deadline
                time.sleep(0.02)
            other.app.state.site.limits.on = True  # type: ignore[attr-defined]
            with pytest.raises(WebSocketDisconnect), seated(other, path):
                pass
        deadline = time.monotonic() + 10
        while other.app.state.site.limits.elsewhere("sockets", "testclient"):  # type: ignore[attr-defined]
            assert time.monotonic() < deadline
            time.sleep(0.02)


def wait_for_each_other(*houses: TestClient) -> None:
    """Until every process hears the others."""
    deadline = time.monotonic() + 10
    for client in houses:
        cluster: Any = client.app.state.site.limits.tell.__self__  # type: ignore[attr-defined]
        while len(cluster._alive) < len(houses):
            assert time.monotonic() < deadline
            time.sleep(0.05)


def test_what_a_process_counted_ends_with_it(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SOCKETS", 10)
    database = postgres.database()
    with house(database) as one:
        with house(database) as other:
            wait_for_each_other(one, other)
            assert other.portal is not None
            other.portal.call(other.app.state.site.limits.enter, "testclient")  # type: ignore[attr-defined]
            deadline = time.monotonic() + 10
            while not one.app.state.site.limits.elsewhere("sockets", "testclient"):  # type: ignore[attr-defined]
                assert time.monotonic() < deadline
                time.sleep(0.02)
        deadline = time.monotonic() + 10
        while one.app.state.site.limits.elsewhere("sockets", "testclient"):  # type: ignore[attr-defined]
            assert time.monotonic() < deadline, "the sockets of a process that has ended are still counted"
            time.sleep(0.05)


def test_the_guide_lets_a_server_have_the_sockets_that_it_promises() -> None:
    guide = (ROOT / "docs" / "deploying.md").read_text(encoding="utf-8")
    unit = guide.split("[Service]")[1].split("[Install]")[0]
    [files] = re.findall(r"^    LimitNOFILE=(\d+)$", unit, re.MULTILINE)
    assert int(files) >= 50 * (limits.SOCKETS + crowding.MOST_UNFINISHED)
