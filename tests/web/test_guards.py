"""Each guard by itself: take one away, and something here fails."""

import asyncio
import contextlib
import stat
import threading
import time
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from camarilla.web import frames, hall, limits, sockets
from camarilla.web.database import Away
from camarilla.web.limits import Limits
from camarilla.web.schema import OVER, EntryRow
from camarilla.web.security import HEADERS
from tests.web.house import house, open_table, seated, visitor
from tests.web.test_api import BOT, GAME, Answer, key, looks, opened, two_people
from tests.web.test_metrics import numbers
from tests.web.test_replays import finished

# Other sites ------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["null", "http://[", "http://evil.example", "", "testserver", "//", "http://"])
@pytest.mark.parametrize("host", ["testserver", ""])
def test_a_strange_origin_is_refused_and_no_fault(tmp_path: Path, origin: str, host: str) -> None:
    with house(tmp_path) as client:
        strange = {"origin": origin, "host": host}
        for path in ("/language", "/new", f"/play/{GAME}", "/api/tables", "/seats/x", "/tables/x/rematch"):
            assert client.post(path, headers=strange).status_code == 403, path
        for path in ("join", "play", "undo", "order", "cancel", "say", "rematch"):
            assert client.post(f"/api/seat/{path}", headers=strange).status_code == 403, path
        with pytest.raises(WebSocketDisconnect), client.websocket_connect("/api/socket", headers=strange):
            pass


def test_every_answer_is_careful(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Refusals and faults, too: a fault is answered from outside of everything else."""

    def broken(*_: object) -> frames.Frame:
        raise KeyError

    with house(tmp_path) as client:
        path = open_table(client, GAME, "me", BOT)
        quiet = TestClient(client.app, raise_server_exceptions=False)
        quiet.portal = client.portal
        answers = [quiet.get(at) for at in ("/", path, "/nothing", "/api/seat", "/api/games", "/metrics")]
        answers.append(quiet.post("/language", headers={"origin": "http://evil.example"}))
        monkeypatch.setattr(frames, "state", broken)
        answers.append(quiet.get(path))
        assert [answer.status_code for answer in answers] == [200, 200, 404, 401, 200, 200, 403, 500]
        for answer in answers:
            assert HEADERS.items() <= dict(answer.headers).items()
            assert answer.headers["cache-control"] == "no-store"


# Numbers ----------------------------------------------------------------------------------


def test_numbers_with_very_many_digits_are_no_fault(tmp_path: Path) -> None:
    many = "9" * 5000  # more than Python turns into a number
    with house(tmp_path) as client:
        path = finished(client, GAME)
        assert client.get(f"{path}/replay/{many}").status_code == 404
        assert client.get(f"{path}/replay/-1").status_code == 404
        watched = client.get(f"{path}/replay/5?seat=watch").json()
        assert client.get(f"{path}/replay/5?seat={many}").json() == watched
        assert client.get(f"{path}/replay?seat={many}&at={many}").status_code == 200


# Limits -----------------------------------------------------------------------------------


def test_ipv4_through_ipv6_is_not_one_household() -> None:
    def who(host: str) -> str:
        return limits.who_asks(HTTPConnection({"type": "http", "client": (host, 1), "headers": []}))

    assert who("::ffff:192.0.2.1") == who("192.0.2.1") != who("::ffff:192.0.2.2")


def test_to_open_a_socket_is_a_request(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path) as client:
        path = open_table(client, GAME, "me", BOT)
        client.app.state.site.limits = Limits()  # type: ignore[attr-defined]
        monkeypatch.setattr(limits, "RATES", limits.RATES | {"requests": (3, 60)})
        for _ in range(3):
            with seated(client, path):
                pass
        with pytest.raises(WebSocketDisconnect), seated(client, path):
            pass
        assert client.app.state.site.limits.sockets == 0  # type: ignore[attr-defined]


def test_a_crowd_does_not_keep_those_away_who_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "MOST_WATCHERS", 2)
    with house(tmp_path) as client, contextlib.ExitStack() as crowd:
        path = open_table(client, GAME, "me", BOT, bot_delay="3000")
        shared = open_table(client, GAME, "me", "here", bot_delay="3000")
        for table in (path, shared):
            for _ in range(2):
                crowd.enter_context(seated(visitor(client), table))
            with pytest.raises(WebSocketDisconnect) as closed, seated(visitor(client), table):
                pass
            assert closed.value.reason == "web-crowded"
            for _ in range(2):
                crowd.enter_context(seated(client, table))
            with pytest.raises(WebSocketDisconnect), seated(client, table):
                pass


def test_those_who_watch_leave_room_for_those_who_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "MOST_LINES", 4)
    with house(tmp_path) as client:
        path = open_table(client, GAME, "me", BOT, bot_delay="3000")
        guest = visitor(client)
        open_table(guest, GAME, "me", BOT)
        with seated(guest, path) as watcher, seated(client, path) as player:
            for _ in range(2):
                watcher.send(type="say", text="spam")
                watcher.until("chat")
            watcher.send(type="say", text="spam")
            assert watcher.until("error", "chat")["key"] == "web-chat-full"
            for text in ("a", "b"):
                player.send(type="say", text=text)
            while player.until("chat")["chat"]["lines"][-1]["text"] != "b":
                pass
            player.send(type="say", text="c")
            assert player.until("error", "chat")["key"] == "web-chat-full"


# Nothing leaks ----------------------------------------------------------------------------


def test_an_end_that_is_not_kept_opens_no_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path) as client:
        client.app.state.site.limits.on = False  # type: ignore[attr-defined]
        table, *keys = two_people(client)
        store = client.app.state.site.hall.store  # type: ignore[attr-defined]
        written, ending = store.append, threading.Event()

        async def fails_at_the_end(id: str, entry: EntryRow, state: str) -> None:
            if state == OVER:
                ending.set()
                await asyncio.sleep(1)
                raise Away(OSError())
            await written(id, entry, state)

        monkeypatch.setattr(store, "append", fails_at_the_end)
        answers: list[int] = []

        def play() -> None:
            while not ending.is_set():
                state = looks(client, keys[0])
                actor = state["acts"][0]
                action = looks(client, keys[actor])["legal"][0]["id"]
                told = client.post("/api/seat/play", json={"action": action, "v": state["v"]}, headers=key(keys[actor]))
                answers.append(told.status_code)

        playing = threading.Thread(target=play)
        playing.start()
        assert ending.wait(60)
        for path in ("replay?seat=all", "replay/3?seat=all", "record"):
            assert client.get(f"/tables/{table}/{path}").status_code == 403, path
        playing.join(60)
        assert answers[-1] == 503 and set(answers[:-1]) == {200}
        assert looks(client, keys[0])["state"] == "playing"


def test_the_numbers_do_not_tell_of_a_standing_order(tmp_path: Path) -> None:
    """Whoever watches them sees the decision of a person, whether by hand or by order."""
    with house(tmp_path) as client:
        made = opened(client, "strozzi", "me", "here", "here")
        match = client.app.state.site.hall._matches[made["table"]]  # type: ignore[attr-defined]
        while (state := _asked(client, made))["legal"][-1]["verb"] != "pass":
            _plays(client, made, state)
        before, version = numbers(client), match.version
        order = {"order": {"verb": "pass-round"}}
        told = client.post("/api/seat/order", json=order, headers=key(made["seats"][state["seat"]]["key"]))
        assert told.status_code == 200 and match.driver is not None and match.version == version
        assert numbers(client)["camarilla_bots_thinking"] == 0
        deadline = time.monotonic() + 10
        while match.version == version and time.monotonic() < deadline:
            time.sleep(0.02)
        after = numbers(client)["camarilla_decision_seconds_count"]
        assert match.version == version + 1 and after == before["camarilla_decision_seconds_count"] + 1


def _asked(client: TestClient, made: Answer) -> Answer:
    actor = looks(client, made["seats"][0]["key"])["acts"][0]
    return looks(client, made["seats"][actor]["key"])


def _plays(client: TestClient, made: Answer, state: Answer) -> None:
    play = {"action": state["legal"][0]["id"], "v": state["v"]}
    client.post("/api/seat/play", json=play, headers=key(made["seats"][state["seat"]]["key"]))


def test_only_its_owner_reads_the_database(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        opened(client, GAME, "me", BOT)
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.glob("tables.sqlite3*")}
        assert {name: mode for name, mode in modes.items() if "lock" not in name} == {
            "tables.sqlite3": 0o600, "tables.sqlite3-wal": 0o600, "tables.sqlite3-shm": 0o600,
        }  # fmt: skip
