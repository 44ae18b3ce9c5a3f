"""The API: everything that a page does, with a seat's key and without a cookie."""

import contextlib
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from camarilla.core.chance import FastChance
from camarilla.core.record import read_record
from camarilla.core.registry import find_game, game_ids
from camarilla.core.replay import replay
from camarilla.web.http.openapi.document import schemas
from tests.web.house import house

GAME = "ruse-and-bruise"
BOT = "bot:random"
Answer = dict[str, Any]


def key(secret: str) -> dict[str, str]:
    return {"authorization": f"Bearer {secret}"}


def opened(client: TestClient, game: str, *seats: str, **more: object) -> Answer:
    answer = client.post("/api/tables", json={"game": game, "seats": seats, "bot_delay": 0, **more})
    assert answer.status_code == 201, answer.text
    made: Answer = answer.json()
    return made


def two_people(client: TestClient, game: str = GAME) -> tuple[str, str, str]:
    """A dealt table, and the keys of its two seats."""
    made = opened(client, game, "me", "friend", name="Anna")
    joined = client.post("/api/seat/join", json={"name": "Béla"}, headers=key(made["seats"][1]["key"])).json()
    return made["table"], made["seats"][0]["key"], joined["key"]


def looks(client: TestClient, secret: str, **query: str) -> Answer:
    answer = client.get("/api/seat", headers=key(secret), params=query)
    assert answer.status_code == 200, answer.text
    state: Answer = answer.json()
    return state


def test_games_tell_what_can_be_decided(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        games = client.get("/api/games", headers={"accept-language": "it"}).json()["games"]
        assert [game["id"] for game in games] == game_ids()
        for game in games:
            verbs = client.get(f"/api/games/{game['id']}").json()["verbs"]
            assert [verb["verb"] for verb in verbs] == [verb.name for verb in find_game(game["id"]).verbs.verbs]
        missing = client.get("/api/games/tests.toys.pledges:GAME")
        assert missing.status_code == 404 and missing.json()["key"] == "unknown-game"
        wanted = {"game": "tests.toys.pledges:GAME", "seats": ["me", "here"]}
        refused = client.post("/api/tables", json=wanted)
        assert refused.status_code == 400 and refused.json()["facts"]["field"] == "game"


def test_a_whole_game_over_http(tmp_path: Path) -> None:
    luck = FastChance(5)
    with house(tmp_path) as client:
        seats = find_game(GAME).seats[0]
        made = opened(client, GAME, "me", *["friend"] * (seats - 1), name="Anna", word="mine")
        keys = [made["seats"][0]["key"]]
        for row in made["seats"][1:]:
            assert row["link"].endswith(row["key"])
            answer = client.post("/api/seat/join", json={"name": "Béla", "word": "his"}, headers=key(row["key"]))
            assert answer.json()["seat"] == row["seat"]
            keys.append(answer.json()["key"])
            assert client.get("/api/seat", headers=key(row["key"])).status_code == 401
        client.app.state.site.limits.on = False  # type: ignore[attr-defined]
        state = looks(client, keys[0])
        assert state["commitment"] == made["commitment"]
        for step in range(2000):
            if state["state"] == "over":
                break
            seat = state["acts"][0]
            state = looks(client, keys[seat])
            assert state["seat"] == seat and state["view"]
            action = state["legal"][luck.below(len(state["legal"]))]
            spelled = {name: value for name, value in action.items() if name not in {"id", "text"}}
            decision = {"action": [action["id"], action["text"], spelled][step % 3], "v": state["v"], "id": f"d{step}"}
            taken = client.post("/api/seat/play", json=decision, headers=key(keys[seat]))
            assert taken.status_code == 200, taken.text
            assert taken.json() == {"v": state["v"] + 1, "at": state["v"] + 1}
            state = client.get(f"/api/tables/{made['table']}").json()
            assert state["seat"] is None and state["legal"] == []
        assert state["state"] == "over" and len(state["result"]["scores"]) == seats
        record = read_record(client.get(f"/api/tables/{made['table']}/record").text)
        assert replay(find_game(GAME), record).over and record.words[:2] == ["mine", "his"]
        following = [client.post("/api/seat/rematch", headers=key(secret)).json() for secret in keys]
        assert len({row["table"] for row in following}) == 1 and len({row["key"] for row in following}) == seats
        assert looks(client, following[1]["key"])["seat"] == 1


def test_a_decision_is_taken_once_and_only_on_what_the_seat_saw(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table, *keys = two_people(client)
        state = looks(client, keys[0])
        seat = state["acts"][0]
        action = looks(client, keys[seat])["legal"][0]["id"]
        decision = {"action": action, "v": 0, "id": "once"}
        first = client.post("/api/seat/play", json=decision, headers=key(keys[seat])).json()
        again = client.post("/api/seat/play", json=decision, headers=key(keys[seat])).json()
        assert first == again == {"v": 1, "at": 1}
        stale = client.post("/api/seat/play", json=decision | {"id": "twice"}, headers=key(keys[seat]))
        assert stale.status_code == 409 and stale.json()["key"] == "web-stale"
        assert client.get(f"/api/tables/{table}").json()["v"] == 1


def test_refusals_say_what_would_be_right(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        made = opened(client, GAME, "me", BOT)
        secret = made["seats"][0]["key"]
        while not (state := looks(client, secret))["legal"]:
            pass
        held = {action["card"] for action in state["legal"]}
        card = next(name for name in ("king", "queen", "witch", "squire") if name not in held)

        def refused(path: str, body: object, headers: dict[str, str] | None = None) -> tuple[int, str]:
            answer = client.post(path, json=body, headers=key(secret) if headers is None else headers)
            told = answer.json()
            assert set(told) == {"key", "text", "clause", "facts"} and told["text"], told
            return answer.status_code, told["key"]

        illegal = client.post(
            "/api/seat/play", json={"action": f"play {card} 1", "v": state["v"]}, headers=key(secret)
        ).json()
        assert illegal["clause"] and "refused" not in illegal["text"]
        for body, wanted in [
            ({}, (400, "web-missing-field")),
            ({"action": 3}, (400, "web-missing-field")),
            ({"action": None, "v": 1}, (400, "web-bad-field")),
            ({"action": 3, "v": 1, "more": 1}, (400, "web-bad-field")),
            ({"action": 3, "v": 1, "id": "ö"}, (400, "web-bad-field")),
            ({"action": "dance", "v": state["v"]}, (400, "unknown-verb")),
            ({"action": {"verb": "play"}, "v": state["v"]}, (400, "wrong-arguments")),
            ({"action": "play fencing-mistress 1", "v": state["v"]}, (400, "unknown-value")),
            ({"action": 10**6, "v": state["v"]}, (400, "unknown-action")),
            ([], (400, "web-malformed")),
        ]:
            assert refused("/api/seat/play", body) == wanted, body
        assert refused("/api/seat/play", {"action": 1, "v": 0}, {}) == (401, "web-no-authorization")
        assert refused("/api/seat/play", {"action": 1, "v": 0}, key("guess")) == (401, "web-no-key")
        assert refused("/api/seat/join", {"name": "x"}) == (409, "web-seat-taken")
        assert refused("/api/seat/rematch", {}) == (409, "web-not-over")
        assert refused("/api/tables", {"game": GAME, "seats": ["me", "me"]}) == (400, "web-one-me")
        assert refused("/api/tables", {"game": "chess", "seats": ["me"]}) == (400, "web-bad-field")
        delay = client.post("/api/tables", json={"game": GAME, "seats": ["me", BOT], "bot_delay": 500}).json()
        assert delay["text"] == "bot_delay is not valid; it should be 0 | 300 | 700 | 1500 | 3000."
        assert refused("/api/tables", {"game": GAME, "seats": ["me", BOT], "box": "x"})[0] == 400
        assert client.post("/api/seat/play").status_code == 400
        assert client.get("/api/nothing").json()["key"] == "web-no-address"
        for query in ("have=x", "have=1&wait=x", "heard=-1"):
            unread = client.get(f"/api/seat?{query}", headers=key(secret))
            assert (unread.status_code, unread.json()["key"]) == (400, "web-bad-field"), query
        typo = {"action": "play fencing-mistress 1", "v": state["v"]}
        told = client.post("/api/seat/play", json=typo, headers=key(secret)).json()["text"]
        assert "fencing-master" in told and "Fencing master" not in told
        wrong = client.get("/api/seat/play")
        assert wrong.status_code == 405 and wrong.headers["allow"] == "POST"


def test_talk_and_undo(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table, anna, _ = two_people(client, "principe")
        state = looks(client, anna)
        early = client.post("/api/seat/undo", json={"v": 0}, headers=key(anna))
        assert (early.status_code, early.json()["key"]) == (409, "nothing-to-undo")
        client.post("/api/seat/play", json={"action": state["legal"][0]["id"], "v": 0}, headers=key(anna))
        assert looks(client, anna)["undo"]
        undone = client.post("/api/seat/undo", json={"v": 1, "id": "u"}, headers=key(anna))
        assert undone.json() == {"v": 2, "at": 2}
        assert looks(client, anna)["legal"] == state["legal"]
        assert client.post("/api/seat/say", json={"text": "ciao"}, headers=key(anna)).json()["said"] == 1
        assert looks(client, anna)["chat"]["lines"] == [{"name": "Anna", "seat": 0, "text": "ciao"}]
        assert looks(client, anna, heard="1")["chat"]["lines"] == []
        listed = opened(client, GAME, "me", BOT, listed=True)["table"]
        assert [row["table"] for row in client.get("/api/tables").json()["tables"]] == [listed] != [table]


def test_orders_are_given_and_taken_back(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        _, anna, bela = two_people(client, "principe")
        for step in range(40):  # to the first auction
            offers = (looks(client, anna)["orders"] or {}).get("offers", [])
            if any(offer["verb"] == "pass" for offer in offers):
                break
            secret = [anna, bela][looks(client, anna)["acts"][0]]
            state = looks(client, secret)
            body = {"action": state["legal"][0]["id"], "v": state["v"], "id": f"d{step}"}
            assert client.post("/api/seat/play", json=body, headers=key(secret)).status_code == 200
        lot = next(offer for offer in offers if offer["verb"] == "pass")["fields"][0]["choices"][-1][0]
        before = looks(client, bela)
        wanted = {"order": {"verb": "pass", "lot": lot}}
        answer = client.post("/api/seat/order", json=wanted, headers=key(anna))
        assert [row["order"] for row in answer.json()["orders"]["standing"]] == [f"pass {lot}"], answer.text
        assert looks(client, bela)["orders"] == before["orders"] and before["orders"]["standing"] == []
        foreign = client.post("/api/seat/cancel", json={"order": f"pass {lot}"}, headers=key(bela))
        assert foreign.status_code == 200 and len(looks(client, anna)["orders"]["standing"]) == 1
        answer = client.post("/api/seat/cancel", json={"order": f"pass {lot}"}, headers=key(anna))
        assert answer.json()["orders"]["standing"] == []
        bad = client.post("/api/seat/order", json={"order": {"verb": "dance"}}, headers=key(anna))
        assert bad.status_code == 400 and bad.json()["key"] == "unknown-verb"


def test_events_continue_from_what_a_reader_has(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        _, *keys = two_people(client)
        before = looks(client, keys[0])
        for _ in range(3):
            seat = looks(client, keys[0])["acts"][0]
            state = looks(client, keys[seat])
            body = {"action": state["legal"][0]["id"], "v": state["v"]}
            assert client.post("/api/seat/play", json=body, headers=key(keys[seat])).status_code == 200
        whole = looks(client, keys[0])
        part = looks(client, keys[0], have=str(before["v"]))
        kept = part["events"]["from"]
        assert kept == len(before["events"]["list"]) < len(whole["events"]["list"])
        assert whole["events"]["list"] == [*before["events"]["list"], *part["events"]["list"]]


def test_cookies_open_nothing_here_and_other_sites_may_not_ask(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        client.post("/play/strozzi")
        assert client.cookies
        assert client.get("/api/seat").status_code == 401
        for path in ("/api/tables", "/api/seat/join", "/api/seat/play", "/api/seat/rematch", "/api/seat/say"):
            assert client.post(path, json={}, headers={"origin": "https://evil.example"}).status_code == 403
        assert "access-control-allow-origin" not in client.get("/api/games").headers


def test_the_socket_of_a_program(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table, *keys = two_people(client)
        with client.websocket_connect("/api/socket") as data, client.websocket_connect("/api/socket") as brief:
            data.send_json({"type": "hello", "key": keys[0], "as": "data"})
            state = data.receive_json()
            assert state["view"] == looks(client, keys[0])["view"] and "board" not in state
            assert state["legal"] == looks(client, keys[0])["legal"]
            brief.send_json({"type": "hello", "key": keys[1], "as": "brief"})
            short = brief.receive_json()
            expected = {"v": 0, "type": "state", "state": "playing", "seat": 1, "result": None, "acts": state["acts"]}
            expected["legal"] = [action["id"] for action in looks(client, keys[1])["legal"]]
            assert short == expected
            assert data.receive_json()["type"] == "players"
            actor = [data, brief][state["acts"][0]]
            first = [[action["id"] for action in state["legal"]], short["legal"]][state["acts"][0]][0]
            data.send_json({"type": "say", "text": "hello"})
            assert data.receive_json()["type"] == "chat"
            actor.send_json({"type": "play", "v": 0, "id": "a", "action": first})
            assert brief.receive_json()["v"] == 1  # nothing of who came and what was said
            assert data.receive_json()["v"] == 1
            assert actor.receive_json() == {"v": 1, "type": "ack", "id": "a", "at": 1}
            with client.websocket_connect("/api/socket") as watching:
                watching.send_json({"type": "hello", "table": table})
                watched = watching.receive_json()
                assert watched["seat"] is None and watched["legal"] == [] and watched["v"] == 1
                watching.send_json({"type": "play", "v": 1, "action": 0})
                assert watching.receive_json()["key"] == "web-not-yours"


def test_who_wants_it_brief_hears_only_what_concerns_it(tmp_path: Path) -> None:
    """Three at a table who decide one after the other: nobody is told of what happens between the other two."""
    with house(tmp_path) as client, contextlib.ExitStack() as stack:
        made = opened(client, GAME, "me", "friend", "friend")
        keys = [made["seats"][0]["key"]]
        for row in made["seats"][1:]:
            keys.append(client.post("/api/seat/join", json={"name": "Béla"}, headers=key(row["key"])).json()["key"])
        sockets = [stack.enter_context(client.websocket_connect("/api/socket")) for _ in keys]
        states = []
        for socket, secret in zip(sockets, keys, strict=True):
            socket.send_json({"type": "hello", "key": secret, "as": "brief"})
            states.append(socket.receive_json())
        [actor] = states[0]["acts"]
        sockets[actor].send_json({"type": "play", "v": 0, "id": "a", "action": states[actor]["legal"][0]})
        told = [sockets[actor].receive_json() for _ in range(2)]
        assert [frame["type"] for frame in told] == ["state", "ack"] and not told[0]["legal"]
        [following] = told[0]["acts"]
        asked = sockets[following].receive_json()
        assert asked["v"] == 1 and asked["legal"]
        third = sockets[3 - actor - following]
        third.send_json({"type": "ping"})
        assert third.receive_json() == {"v": 1, "type": "pong"}


@pytest.mark.parametrize(
    "hello, code",
    [
        ({"type": "hello", "key": "guess"}, 4401),
        ({"type": "hello", "key": 7}, 4401),
        ({"type": "hello", "table": "nothing"}, 4404),
        ({"type": "hello"}, 4404),
        ({"type": "hello", "table": "nothing", "as": ["data"]}, 1008),
        ({"type": "play"}, 1008),
        ([], 1008),
    ],
)
def test_a_program_without_a_seat_is_turned_away(tmp_path: Path, hello: object, code: int) -> None:
    with house(tmp_path) as client, client.websocket_connect("/api/socket") as socket:
        socket.send_json(hello)
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
        assert closed.value.code == code


def test_one_may_hold_several_seats(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        made = opened(client, GAME, "me", "here", BOT, name="Anna", bot_delay=3000)
        keys = [row.get("key") for row in made["seats"]]
        assert [looks(client, secret)["seat"] for secret in keys[:2]] == [0, 1] and keys[2] is None
        assert [row["name"] for row in made["seats"][:2]] == ["Anna", "Anna 2"]


@pytest.mark.parametrize(
    ("seats", "names", "host"),
    [
        (("here", "me", "here"), ["Anna 2", "Anna", "Anna 3"], 1),
        ((BOT, "here", "here"), ["Lucrezia", "Anna", "Anna 2"], 1),
        (("friend", BOT, "me"), ["…", "Lucrezia", "Anna"], 2),
    ],
)
def test_whoever_opens_a_table_has_the_own_name_and_is_the_host(
    tmp_path: Path, seats: tuple[str, ...], names: list[str], host: int
) -> None:
    with house(tmp_path) as client:
        made = opened(client, GAME, *seats, name="Anna", bot_delay=3000)
        assert [row["name"] for row in made["seats"]] == names
        assert client.get(f"/api/tables/{made['table']}").json()["host"] == host


def test_the_address_of_a_socket_says_so_over_http(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        for ask in (client.get, client.post):
            told = ask("/api/socket")
            assert (told.status_code, told.json()["key"]) == (426, "web-needs-socket")
            assert told.headers["upgrade"] == "websocket" and "ws://" in told.json()["text"]
        assert client.get("/api/sockets").status_code == 404


def test_those_who_watch_get_nobody_s_actions(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table, *keys = two_people(client)
        acted = set()
        for _ in range(4):
            for mode in ("data", "brief"):
                with client.websocket_connect("/api/socket") as watching:
                    watching.send_json({"type": "hello", "table": table, "as": mode})
                    state = watching.receive_json()
                    assert state["legal"] == [] and state["seat"] is None
            actor = state["acts"][0]
            acted.add(actor)
            body = {"action": looks(client, keys[actor])["legal"][0]["id"], "v": state["v"]}
            assert client.post("/api/seat/play", json=body, headers=key(keys[actor])).status_code == 200
        assert acted == {0, 1}


def test_an_invitation_is_no_seat_yet(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        made = opened(client, GAME, "me", "friend")
        invited = made["seats"][1]["key"]
        assert client.get("/api/seat", headers=key(invited)).json()["key"] == "web-not-seated"
        with client.websocket_connect("/api/socket") as socket:
            socket.send_json({"type": "hello", "key": invited})
            with pytest.raises(WebSocketDisconnect):
                socket.receive_json()


def test_the_page_and_the_document_describe_every_address(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        document = client.get("/api/openapi.json").json()
        routes = {
            (route.path, method.lower())
            for route in client.app.routes  # type: ignore[attr-defined]
            if route.path.startswith("/api/") and hasattr(route, "methods")
            for method in route.methods - {"HEAD"}
        }
        described = {(path, method) for path, methods in document["paths"].items() for method in methods}
        assert described == routes - {("/api/openapi.json", "get")}
        page = client.get("/api").text
        assert all(f"<code>{path}</code>" in page for path, _ in described)
        assert all(name in document["components"]["schemas"] for name in schemas())
