"""Numbers and logs: what an operator needs, and nothing of what a seat holds."""

import asyncio
import json
import logging
import re
import sys
from pathlib import Path

import httpx2
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from camarilla.cli import main
from camarilla.web.live import page_frames
from camarilla.web.storage.database import connect, reason_of
from camarilla.web.http.logs import LineFormatter
from camarilla.web.serving import listen
from tests.web.house import METRICS, house, open_table, seated
from tests.web.port import real_server
from tests.web.test_api import key

SAMPLE = re.compile(r'camarilla_[a-z_]+(\{[a-z]+="[a-z0-9.+Inf]+"\})? [0-9.]+')


def numbers(client: TestClient) -> dict[str, float]:
    return values(told_by(client))


def told_by(client: TestClient) -> str:
    host, port = METRICS
    return client.get(f"http://{host}:{port}/metrics").text


def values(text: str) -> dict[str, float]:
    lines = [line.rpartition(" ") for line in text.splitlines() if line[0] != "#"]
    return {name: float(value) for name, _, value in lines}


def test_the_numbers_count(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        path = open_table(client, "principe", "me", "friend")
        open_table(client, "ruse-and-bruise", "me", "bot:random", bot_delay="3000")
        before = numbers(client)
        assert before['camarilla_tables{state="waiting"}'] == before['camarilla_tables{state="playing"}'] == 1
        assert before["camarilla_sockets"] == before["camarilla_decision_seconds_count"] == 0
        path = open_table(client, "principe", "me", "bot:random", bot_delay="3000")
        with seated(client, path) as player:
            state = player.until_asked()
            assert player.play(state["legal"][0]["id"])["type"] == "ack"
            assert player.play(0, version=999)["key"] == "web-stale"
            after = numbers(client)
        assert after["camarilla_sockets"] == 1
        assert after["camarilla_decision_seconds_count"] == after['camarilla_decision_seconds_bucket{le="+Inf"}'] == 1
        assert after["camarilla_decision_seconds_sum"] > 0
        assert after['camarilla_refusals_total{kind="stale"}'] == 1
        assert after["camarilla_bots_thinking"] >= 1
        told = told_by(client)
        assert path.removeprefix("/tables/") not in told
        for line in told.splitlines():
            assert line.startswith(("# HELP camarilla_", "# TYPE camarilla_")) or SAMPLE.fullmatch(line), line


def test_the_numbers_are_told_at_their_own_address_only(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        assert client.get("/metrics").status_code == 404
        host, port = METRICS
        for path in ("/", "/healthz", "/api/games", "/metrics/"):
            answer = client.get(f"http://{host}:{port}{path}")
            assert (answer.status_code, answer.text) == (404, "only /metrics is here\n"), path
        with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"ws://{host}:{port}/api/socket"):
            pass
    with real_server(tmp_path) as server:
        assert httpx2.get(f"{server.address}/metrics").status_code == 404
        assert values(httpx2.get(f"{server.metrics}/metrics").text)["camarilla_sockets"] == 0
        # The Host that somebody names does not open it.
        named = {"host": server.metrics.removeprefix("http://")}
        assert httpx2.get(f"{server.address}/metrics", headers=named).status_code in {404, 421}


@pytest.mark.parametrize("address", ["9100", "127.0.0.1", "127.0.0.1:x", "127.0.0.1:99999", ":9100", "taken"])
def test_an_address_for_numbers_that_is_none_is_refused_in_one_line(
    tmp_path: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with listen("127.0.0.1", 0) as taken:
        given = address.replace("taken", f"127.0.0.1:{taken.getsockname()[1]}")
        database = str(tmp_path / "tables.sqlite3")
        words = ["serve", "--port", "0", "--database", database, "--metrics-address", given, "--lang", "en"]
        assert main(words) == 2
    complaint = capsys.readouterr().err
    assert "--metrics-address" in complaint and len(complaint.splitlines()) == 1


def test_a_fault_is_logged_without_what_was_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> page_frames.Frame:
        hand = "the queen of secrets"
        raise KeyError(hand)

    with house(tmp_path) as client:
        path = open_table(client, "ruse-and-bruise", "me", "bot:random")
        monkeypatch.setattr(page_frames, "state", broken)
        with pytest.raises(KeyError) as fault:
            client.get(path)
        quiet = TestClient(client.app, raise_server_exceptions=False)
        quiet.portal = client.portal
        answer = quiet.get(path)
        assert answer.status_code == 500
        assert "secrets" not in answer.text and "Traceback" not in answer.text and "broken" not in answer.text
    record = logging.LogRecord("uvicorn.error", logging.ERROR, "", 1, "Exception in ASGI application\n", (), None)
    record.exc_info = (fault.type, fault.value, fault.tb)
    for as_json in (True, False):
        line = LineFormatter(as_json).format(record)
        assert len(line.splitlines()) == 1
        assert "KeyError" in line and "broken" in line and "secrets" not in line and "queen" not in line
    told = json.loads(LineFormatter(True).format(record))
    assert told["level"] == "error" and told["where"][-1].endswith("broken")


def test_what_a_database_says_holds_no_values(database: str) -> None:
    async def ask() -> str:
        engine = connect(database)
        try:
            async with engine.connect() as connection:
                await connection.execute(text("SELECT * FROM nothing WHERE key = :key"), {"key": "the queen"})
        except DBAPIError as problem:
            assert "the queen" not in str(problem) + reason_of(problem) and "SELECT" not in reason_of(problem)
            return reason_of(problem)
        finally:
            await engine.dispose()
        return ""

    assert "nothing" in asyncio.run(ask())


def test_no_address_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    for name in ("", "uvicorn.access", "uvicorn.error"):
        caplog.set_level(logging.INFO, name)
    with real_server(tmp_path) as server:
        assert httpx2.get(f"{server.address}/seats/the-key-of-a-seat").status_code == 404
        assert httpx2.get(f"{server.address}/api/seat", headers=key("the-key-of-a-seat")).status_code == 401
    told = [record.getMessage() for record in caplog.records if not record.name.startswith("http")]
    assert told and "the-key-of-a-seat" not in str(told)


def test_asyncio_s_own_words_about_an_exception_are_cut() -> None:
    message = "Task exception was never retrieved\nfuture: <Task exception=KeyError('the queen')>"
    record = logging.LogRecord("asyncio", logging.ERROR, "", 1, message, (), sys.exc_info())
    assert LineFormatter(False).format(record) == "error Task exception was never retrieved"
