"""The table over HTTP and sockets: decisions are taken once, told after they are kept, and caught up with."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from camarilla.core.chance import FastChance
from camarilla.core.record import read_record
from camarilla.core.registry import find_game, game_ids
from camarilla.core.replay import replay
from tests.web.house import free_links, house, open_table, seated, visitor

GAME = "ruse-and-bruise"
BOT = "bot:random"


@pytest.mark.parametrize("game", game_ids())
def test_a_whole_game_is_played_to_the_end(tmp_path: Path, game: str) -> None:
    luck = FastChance(3)
    bots = [BOT] * (find_game(game).seats[0] - 1)
    with house(tmp_path) as client:
        path = open_table(client, game, "me", *bots)
        assert client.get(path).status_code == 200
        with seated(client, path) as player:
            while (state := player.until_asked())["state"] != "over":
                action = state["legal"][luck.below(len(state["legal"]))]["id"]
                assert player.play(action)["type"] == "ack"
                while player.state["v"] == state["v"]:
                    player.receive()
            result = player.state["result"]
        rows = result["rows"]
        assert [row["place"] for row in rows] == sorted(row["place"] for row in rows)
        assert all(sum(entry["points"] for entry in row["account"]) == row["score"] for row in rows)
        record = read_record(client.get(f"{path}/record").text)
        assert replay(find_game(game), record).over
        assert client.get(f"{path}/replay?seat=0").status_code == 200
        assert client.get(f"{path}/replay/3?seat=watch").json()["v"] == 3
        again = client.post(f"{path}/rematch").headers["location"]
        assert again == client.post(f"{path}/rematch").headers["location"] != path
        with seated(client, again) as player:
            assert player.state["seat"] == 0 and player.state["state"] == "playing"


def test_a_stale_decision_is_answered_and_not_taken(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        path = open_table(client, GAME, "me", BOT)
        with seated(client, path) as player:
            first = player.until_asked()
            assert player.play(first["legal"][0]["id"])["type"] == "ack"
            second = player.until_asked() if not player.state["legal"] else player.state
            while player.state["v"] <= first["v"]:
                second = player.receive()
            answer = player.play(first["legal"][0]["id"], version=first["v"])
            assert (answer["type"], answer["key"]) == ("error", "web-stale")
            assert second["v"] > first["v"]
            assert player.play(5, version=10_000)["key"] == "web-stale"


def test_a_repeated_decision_is_acknowledged_and_taken_once(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        path = open_table(client, GAME, "me", "friend", bot_delay="3000")
        friend = _join(client, path)
        with seated(client, path) as anna, seated(friend, path) as friend_seat:
            asked = anna if anna.state["legal"] else friend_seat
            state = asked.state
            first = asked.play(state["legal"][0]["id"], token="once")
            again = asked.play(state["legal"][0]["id"], version=state["v"], token="once")
            assert first["type"] == again["type"] == "ack"
            assert first["at"] == again["at"] == state["v"] + 1
            assert again["v"] == first["v"]


def test_all_may_decide_at_once_where_the_rules_let_them(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        path = open_table(client, "principe", "me", "friend")
        friend = _join(client, path)
        with seated(client, path) as anna, seated(friend, path) as bela:
            assert anna.state["legal"] and bela.state["legal"]
            assert anna.play(anna.state["legal"][0]["id"], version=0)["at"] == 1
            assert bela.play(bela.state["legal"][0]["id"], version=0)["at"] == 2
            answer = anna.play(bela.state["legal"][0]["id"] if bela.state["legal"] else 0, version=0)
            assert answer["type"] == "error"


def _join(client: TestClient, path: str) -> TestClient:
    [link] = free_links(client, path)
    friend = visitor(client)
    assert friend.get(link).status_code == 200
    answer = friend.post(link, data={"name": "Béla", "word": "my own words"})
    assert answer.headers["location"].startswith(path)
    return friend


def test_illegal_and_malformed_messages_are_refused_with_the_reason(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        path = open_table(client, GAME, "me", BOT)
        with seated(client, path) as player:
            state = player.until_asked()
            held = {action["card"] for action in state["legal"]}
            card = next(name for name in ("king", "queen", "witch", "squire") if name not in held)
            action = find_game(GAME).verbs.number("play", card, 1)
            answer = player.play(action)
            assert answer["type"] == "error" and answer["clause"] and answer["text"]
            assert player.play(-5)["key"] == "unknown-action"
            for message in ({"type": "dance"}, {}, {"type": "say"}, {"type": "why", "wanted": 3}):
                player.send(**message)
                assert player.until("error")["key"] == "web-malformed"
            player.send(type="why", wanted={"card": card})
            assert player.until("why")["clause"]


def test_a_reader_who_comes_back_gets_what_it_missed(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        path = open_table(client, GAME, "me", BOT)
        with seated(client, path) as player:
            old = player.until_asked()
            player.send(type="say", text="hello")
            player.until("chat")
            before = len(player.log)
            player.play(old["legal"][0]["id"])
            while player.state["v"] == old["v"] or not player.state["legal"]:
                player.receive()
        with seated(client, path) as whole, seated(client, path, have=old["v"]) as part:
            assert part.state["v"] == whole.state["v"] >= player.state["v"]
            assert part.state["log"]["from"] == before
            assert part.state["log"]["lines"] == whole.log[before:] != []
            assert whole.log[: len(player.log)] == player.log
            assert part.state["chat"]["lines"] == [{"name": "Anna", "seat": 0, "text": "hello"}]
        with seated(client, path, have=whole.state["v"], heard=1) as nothing_new:
            assert nothing_new.state["log"]["lines"] == []
            assert nothing_new.state["chat"]["lines"] == []


def test_undo_is_an_entry_and_only_where_it_is_allowed(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        strict = open_table(client, "principe", "me", *["bot:random"] * 2, undo="", bot_delay="3000")
        with seated(client, strict) as player:
            state = player.until_asked()
            player.play(state["legal"][0]["id"])
            player.send(type="undo", id="u", v=player.state["v"])
            assert player.until("error")["key"] == "web-no-undo-here"
        path = open_table(client, "principe", "me", *["bot:random"] * 2, bot_delay="3000")
        with seated(client, path) as player:
            state = player.until_asked()
            player.play(state["legal"][0]["id"])
            while player.state["v"] == state["v"]:
                player.receive()
            assert player.state["undo"]
            player.send(type="undo", id="u", v=player.state["v"])
            assert player.until("ack")["at"] == player.state["v"]
            assert player.state["legal"] == state["legal"]


def test_other_people_s_seats_are_refused(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        path = open_table(client, GAME, "me", "friend")
        [link] = free_links(client, path)
        friend = _join(client, path)
        stranger = visitor(client)
        # The link that was handed out is worth nothing once the seat is taken.
        assert client.get(link).status_code == 404
        assert stranger.post(link, data={"name": "Eve"}).status_code == 404
        with seated(client, path, "1") as own, seated(friend, path, "0") as other, seated(stranger, path, "0") as third:
            assert own.state["seat"] == 0
            assert other.state["seat"] == 1
            assert third.state["seat"] is None and third.state["legal"] == []
            for message in ({"type": "play", "v": 0, "action": 0, "id": "x"}, {"type": "undo", "v": 0, "id": "y"}):
                third.send(**message)
                assert third.until("error")["key"] == "web-not-yours"
            third.send(type="say", text="psst")
            assert third.until("error")["key"] == "web-not-yours"
        assert stranger.post(f"{path}/rematch").status_code == 403
        assert stranger.get(f"{path}/record").status_code == 403
        assert stranger.get(f"{path}/replay").status_code == 403
        assert stranger.get(f"{path}/replay/1").status_code == 403


def test_the_same_person_goes_on_from_another_device(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        path = open_table(client, GAME, "me", BOT)
        link = free_links(client, path)[0]
        phone = visitor(client)
        assert "Anna" in phone.get(link).text
        assert phone.post(link, data={"name": "Anna"}).status_code == 303
        with seated(phone, path) as there:
            assert there.state["seat"] == 0


def test_a_decision_of_the_own_turn_is_taken_back_in_everybody_s_log(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        take_back_in_front_of_all(client)


def take_back_in_front_of_all(client: TestClient) -> None:
    path = open_table(client, "heads-of-state", "me", "friend", undo="own-turn")
    [link] = free_links(client, path)
    friend = visitor(client)
    friend.post(link, data={"name": "Béla"})
    with seated(client, path) as anna, seated(friend, path) as bela:
        actor, other = (anna, bela) if anna.state["legal"] else (bela, anna)
        assert actor.play(actor.state["legal"][0]["id"])["type"] == "ack"
        # Frames of both are read until the version has come: the log is mended line by line.
        while other.state["v"] < 1:
            other.receive()
        lines = other.log
        actor.send(type="undo", id="back", v=1)
        while actor.state["v"] < 2 or other.state["v"] < 2:
            (actor if actor.state["v"] < 2 else other).receive()
        for player in (actor, other):
            assert player.log == [*lines[:-1], player.log[-1]] and "undoes their last decision" in player.log[-1]
        with seated(visitor(client), path) as late:
            assert late.log == other.log
        assert actor.state["legal"] and not actor.state["undo"]
