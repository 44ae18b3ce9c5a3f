"""Each guard by itself: take one away, and something here fails."""

import asyncio
import contextlib
import stat
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2
import pytest
from starlette.requests import HTTPConnection
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from camarilla.core.clauses import Refusal
from camarilla.web.live import page_frames
from camarilla.web.tables import hall
from camarilla.web.http import limits
from camarilla.web.tables import session
from camarilla.web.tables import standing_orders
from camarilla.web.live import sockets
from camarilla.web.storage.group_commit import Conflict
from camarilla.web.storage.database import DatabaseUnavailable
from camarilla.web.tables.cache import NoTable
from camarilla.web.app import opened as opened_backend
from camarilla.web.http.limits import Limits
from camarilla.web.tables.people import Person
from camarilla.web.tables.plans import Plan
from camarilla.core.record import PERSON
from camarilla.web.storage.schema import OVER, EntryRow, Place, Seat
from camarilla.web.http.headers import HEADERS
from tests.web.house import free_links, house, open_table, seated, thinking_here, visitor
from tests.web.port import real_server
from tests.web.test_api import BOT, GAME, Answer, key, looks, opened, two_people
from tests.web.test_metrics import numbers
from tests.web.test_replays import finished

# Other sites ------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["null", "http://[", "http://evil.example", "", "testserver", "//", "http://"])
def test_a_strange_origin_is_refused_and_no_fault(tmp_path: Path, origin: str) -> None:
    with house(tmp_path) as client:
        strange = {"origin": origin}
        for path in ("/language", "/new", f"/play/{GAME}", "/api/tables", "/seats/x"):
            assert client.post(path, headers=strange).status_code == 403, path
        for path in ("rematch", "come", "free", "fill"):
            assert client.post(f"/tables/x/{path}", headers=strange).status_code == 403, path
        for path in ("join", "free", "fill", "play", "undo", "order", "cancel", "say", "rematch"):
            assert client.post(f"/api/seat/{path}", headers=strange).status_code == 403, path
        with pytest.raises(WebSocketDisconnect), client.websocket_connect("/api/socket", headers=strange):
            pass


def test_every_answer_is_careful(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Refusals and faults, too: a fault is answered from outside of everything else."""

    def broken(*_: object) -> page_frames.Frame:
        raise KeyError

    with house(tmp_path) as client:
        path = open_table(client, GAME, "me", BOT)
        quiet = TestClient(client.app, raise_server_exceptions=False)
        quiet.portal = client.portal
        answers = [quiet.get(at) for at in ("/", path, "/nothing", "/api/seat", "/api/games", "/healthz")]
        answers.append(quiet.post("/language", headers={"origin": "http://evil.example"}))
        monkeypatch.setattr(page_frames, "state", broken)
        answers.append(quiet.get(path))
        assert [answer.status_code for answer in answers] == [200, 200, 404, 401, 200, 200, 403, 500]
        for answer in answers:
            assert HEADERS.items() <= dict(answer.headers).items()
            assert answer.headers["cache-control"] == "no-store"


def test_what_the_headers_forbid(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        headers = client.get("/").headers
        policy = dict(rule.strip().split(" ", 1) for rule in headers["content-security-policy"].split(";"))
        closed, own = "'none'", "'self'"
        assert policy == {
            "default-src": closed, "base-uri": closed, "frame-ancestors": closed, "script-src": own, "style-src": own,
            "connect-src": own, "font-src": own, "manifest-src": own, "form-action": own, "img-src": "'self' data:",
        }  # fmt: skip
        assert headers["referrer-policy"] == "strict-origin" and headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["x-content-type-options"] == "nosniff"


def test_a_browser_that_comes_from_another_site_is_refused(tmp_path: Path) -> None:
    """Also where it names no origin: then it says at least how it came here."""
    with house(tmp_path) as client:
        for site, status in (("cross-site", 403), ("same-site", 403), ("same-origin", 303), ("none", 303)):
            assert client.post("/language", headers={"sec-fetch-site": site}).status_code == status, site


def test_a_cookie_of_another_server_is_worth_nothing(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        path = open_table(client, GAME, "me", BOT)
        person = client.app.state.site.cookies.known(_with_cookie(client.cookies["person"]))  # type: ignore[attr-defined]
    with house(str(tmp_path / "other.sqlite3")) as other:
        people = other.app.state.site.cookies  # type: ignore[attr-defined]
        assert person is not None and people.known(_with_cookie(client.cookies["person"])) is None
    with house(tmp_path) as again, seated(again, path) as nobody:
        assert nobody.state["seat"] is None


def _with_cookie(value: str) -> HTTPConnection:
    return HTTPConnection({"type": "http", "headers": [(b"cookie", f"person={value}".encode())]})


# Seats ------------------------------------------------------------------------------------


def test_a_seat_is_taken_by_one(database: str) -> None:
    async def race() -> None:
        async with opened_backend(database, thinking_here()) as backend:
            hall = backend.hall
            match = await hall.create(Plan(GAME, ["me", "friend"], "Anna"), Person("anna", "Anna"))
            link = match.seats[1].key
            both = [hall.sit(link, Person(name, name)) for name in ("bela", "carlo")]
            told = await asyncio.gather(*both, return_exceptions=True)
            assert {type(one) for one in told} == {tuple, NoTable}
            winner = ["bela", "carlo"][[type(one) for one in told].index(tuple)]
            # Through another process, which has not heard of it yet, it is not to be had either.
            late = Place(Seat(PERSON, "Dora", "another key", taken=True), ["dora"])
            outdated = replace(match.terms, seating=1)
            with pytest.raises(Conflict):
                await backend.store.reseat(outdated, {1: late})
            kept = await backend.store.load(match.terms.id)
            assert kept is not None and kept.holders == {"anna": [0], winner: [1]}
            assert kept.terms.seats[1].name == winner and kept.terms.seats[1].key == match.seats[1].key

    asyncio.run(race())


def test_only_those_who_sit_here_see_the_links_of_free_seats(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        path = open_table(client, GAME, "me", "friend")
        [link] = free_links(client, path)
        stranger = visitor(client)
        assert link not in stranger.get(path).text and "/seats/" not in stranger.get(path).text
        assert link.rpartition("/")[2] not in client.get(f"/api{path}").text


def test_who_did_not_play_asks_for_no_rematch(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        path = finished(client, GAME)
        refused = visitor(client).post(f"{path}/rematch", headers={"accept-language": "en"})
        assert refused.status_code == 403 and "location" not in refused.headers
        match = client.app.state.site.tables.get(path.removeprefix("/tables/"))  # type: ignore[attr-defined]
        assert match.terms.rematch is None
        table, anna, _ = two_people(client)
        early = client.post("/api/seat/rematch", headers=key(anna))
        assert early.status_code == 409 and early.json()["key"] == "web-not-over"
        assert looks(client, anna)["rematch"] is None and looks(client, anna)["table"] == table


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


def test_a_proxy_is_believed_only_where_there_is_one(tmp_path: Path) -> None:
    forwarded = {"x-forwarded-for": "192.0.2.7"}
    for public_url, believed in (("", "127.0.0.1"), ("http://play.example", "192.0.2.7")):
        with real_server(tmp_path, public_url=public_url) as server:
            httpx2.get(f"{server.address}/api/games", headers=forwarded)
            assert list(server.app.state.site.limits._counts["requests"]) == [believed]


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


def test_a_record_does_not_grow_for_ever(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "MOST_UNDONE", 2)

    async def waver() -> None:
        async with opened_backend(database, thinking_here()) as backend:
            hall = backend.hall
            table = await hall.create(Plan("principe", ["me", "friend"], "Anna"), Person("anna", "Anna"))
            await hall.sit(table.seats[1].key, Person("bela", "Béla"))
            for seat in (0, 1):
                for _ in range(2):
                    await hall.play(table, seat, table.table.legal(seat)[0], table.version, None)
                    await hall.undo(table, seat, table.version, None)
            await hall.play(table, 0, table.table.legal(0)[0], table.version, None)
            with pytest.raises(Refusal) as refused:
                await hall.undo(table, 0, table.version, None)
            assert refused.value.key == "web-undo-enough" and table.version == 9

    asyncio.run(waver())


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
        store = client.app.state.site.store  # type: ignore[attr-defined]
        written, ending, looked = store.append, threading.Event(), threading.Event()

        async def fails_at_the_end(id: str, entry: EntryRow, state: str, *more: Any) -> None:
            if state == OVER:
                ending.set()
                await asyncio.to_thread(looked.wait, 60)
                raise DatabaseUnavailable(OSError())
            await written(id, entry, state, *more)

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
        lock = client.app.state.site.tables.get(table).lock  # type: ignore[attr-defined]
        paths = [f"/tables/{table}/{path}" for path in ("replay?seat=all", "replay/3?seat=all", "record")]
        with ThreadPoolExecutor(len(paths)) as readers:
            asked = [readers.submit(client.get, path) for path in paths]
            while len(lock._waiters or ()) + sum(answer.done() for answer in asked) < len(paths):
                time.sleep(0.01)  # until each of them has its answer, or waits for what becomes of the end
            looked.set()
        assert [answer.result().status_code for answer in asked] == [403, 403, 403]
        playing.join(60)
        assert answers[-1] == 503 and set(answers[:-1]) == {200}
        assert looks(client, keys[0])["state"] == "playing"


def test_what_is_not_kept_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path) as client:
        path = open_table(client, GAME, "me", "here")
        store = client.app.state.site.store  # type: ignore[attr-defined]

        async def fails(*_: object) -> None:
            raise DatabaseUnavailable(OSError())

        with seated(client, path, "0") as one, seated(client, path, "1") as other, seated(client, path) as curtain:
            asked, waiting = (one, other) if one.state["legal"] else (other, one)
            monkeypatch.setattr(store, "append", fails)
            assert asked.play(asked.state["legal"][0]["id"])["key"] == "web-try-again"
            for player in (asked, waiting, curtain):
                player.send(type="ping")
                while (frame := player.receive())["type"] != "pong":
                    assert frame["type"] == "players" and frame["v"] == 0
                assert player.state["v"] == frame["v"] == 0


def test_the_numbers_do_not_tell_of_a_standing_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever watches them sees the decision of a person, whether by hand or by order."""
    monkeypatch.setattr(standing_orders, "PAUSE", (2000, 2000))
    with house(tmp_path) as client:
        made = opened(client, "strozzi", "me", "here", "here")
        match = client.app.state.site.tables.get(made["table"])  # type: ignore[attr-defined]
        while (state := _asked(client, made))["legal"][-1]["verb"] != "pass":
            _plays(client, made, state)
        before, version = numbers(client), match.version
        order = {"order": {"verb": "pass-round"}}
        told = client.post("/api/seat/order", json=order, headers=key(made["seats"][state["seat"]]["key"]))
        assert told.status_code == 200
        assert numbers(client) == before
        assert match.autoplay is not None and match.version == version
        deadline = time.monotonic() + 10
        while match.autoplay is not None and time.monotonic() < deadline:
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
        holding = {name: mode for name, mode in modes.items() if "lock" not in name}
        assert holding == {"tables.sqlite3": 0o600, "tables.sqlite3-wal": 0o600}
