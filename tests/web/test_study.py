"""Puzzles and playing on from a moment in the browser: asked, answered, explained; nothing is stored."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from camarilla.core.registry import find_game, game_ids
from camarilla.review.marks import Verdict
from camarilla.review.puzzles import puzzles_of
from camarilla.web.workers import bot_pool
from tests.web.house import house, open_table, seated, visitor
from tests.web.test_reviews import finished

GAME = "strozzi"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with house(tmp_path) as opened:
        yield opened


def test_the_list_leads_to_the_puzzles_of_every_game(client: TestClient) -> None:
    assert 'href="/puzzles"' in client.get("/").text and 'href="/puzzles"' in client.get("/learn").text
    shelf = client.get("/puzzles").text
    for id in game_ids():
        assert f'href="/puzzles/{id}"' in shelf
        assert client.get(f"/puzzles/{id}").status_code == 200


@pytest.mark.parametrize("id", game_ids())
def test_a_puzzle_is_answered(client: TestClient, id: str) -> None:
    puzzle = puzzles_of(find_game(id))[3]
    page = client.get(f"/puzzles/{id}?n={puzzle.id}").text
    assert f'data-puzzle="{puzzle.id}"' in page and "Puzzle" in page
    address = f"/puzzles/{id}/{puzzle.id}"
    wrong = client.post(address, json={"play": puzzle.tried[1].play}).json()
    assert "something better" in wrong["lines"][0] and "best" not in wrong
    right = client.post(address, json={"play": puzzle.answer}).json()
    assert right["solved"] and right["best"]["seat"] == puzzle.seat and len(right["lines"]) == 3
    shown = client.post(address, json={"show": True}).json()
    assert shown["lines"] == right["lines"] and not shown["solved"]


def test_the_page_of_a_puzzle_does_not_tell_the_answer(client: TestClient) -> None:
    puzzle = puzzles_of(find_game(GAME))[7]
    page = client.get(f"/puzzles/{GAME}?n={puzzle.id}").text
    assert str(puzzle.margin) not in page and "Best:" not in page


def test_a_puzzle_says_why_something_cannot_be_chosen(client: TestClient) -> None:
    told = client.post(f"/puzzles/{GAME}/8", json={"why": {"verb": "dock", "port": "rome"}}).json()
    assert len(told["lines"]) == 1


@pytest.mark.parametrize("path", [f"/puzzles/{GAME}?n=1000", "/puzzles/chess"])
def test_what_is_no_puzzle_leads_to_the_list(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404 and 'href="/puzzles/strozzi"' in answer.text
    assert client.post(f"/puzzles/{GAME}/1000", json={"show": True}).status_code == 404
    assert client.post(f"/puzzles/{GAME}/1", json={"shown": True}).status_code == 403


def test_a_finished_game_is_played_on_to_its_end(client: TestClient) -> None:
    path = finished(client)
    page = client.get(f"{path}/onward/6").text
    assert "What if" in page and f'data-address="{path}/onward/6"' in page
    assert f'href="{path}/onward/' in client.get(f"{path}/replay?at=6").text
    told = client.post(f"{path}/onward/6", json={"decided": []}).json()
    for _ in range(200):
        if not told["legal"]:
            break
        play = told["legal"][-1]["answer"]
        told = client.post(f"{path}/onward/6", json={"decided": told["decided"], "play": play}).json()
        assert told["type"] == "step"
    assert told["result"] and len(told["decided"]) > 10
    # What was decided leads to the same table again.
    again = client.post(f"{path}/onward/6", json={"decided": told["decided"]}).json()
    assert again["result"] == told["result"]


def test_playing_on_refuses_what_is_not_legal(client: TestClient) -> None:
    path = finished(client)
    for sent in ({"decided": [], "play": "dance"}, {"decided": ["9 pass"]}, {"decided": ["x"]}):
        told = client.post(f"{path}/onward/3", json=sent).json()
        assert told["type"] == "told" and told["lines"][0]


def test_from_a_running_game_nobody_plays_on(client: TestClient) -> None:
    path = open_table(client, GAME, "me", "bot:random", "bot:random")
    assert client.get(f"{path}/onward/1").status_code == 409
    assert client.post(f"{path}/onward/1", json={"decided": []}).status_code == 409


def test_the_coach_speaks_up_only_about_poor_decisions(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    path = open_table(client, GAME, "me", "bot:random", "bot:random")
    assert 'id="coaching"' in client.get(path).text
    with seated(client, path) as anna:
        anna.until_asked()
        action = anna.state["legal"][0]["id"]
        for mark, speaks in (("blunder", True), ("good", False)):
            verdict = Verdict(action, action, 0.2, 0.01, mark)
            monkeypatch.setattr(bot_pool, "judged", lambda *_, found=verdict: found)
            line = client.post(f"{path}/coach", json={"action": action}).json()["line"]
            assert (line is not None) == speaks
            assert not speaks or ("Blunder" in line and "20" in line)
        assert client.post(f"{path}/coach", json={"action": 100_000}).status_code >= 400
    assert visitor(client).post(f"{path}/coach", json={"action": action}).status_code == 403


def test_the_coach_judges_from_what_the_seat_knows(client: TestClient) -> None:
    path = open_table(client, GAME, "me", "bot:random", "bot:random")
    with seated(client, path) as anna:
        anna.until_asked()
        for offered in anna.state["legal"]:
            answer = client.post(f"{path}/coach", json={"action": offered["id"]})
            assert answer.status_code == 200 and set(answer.json()) == {"line"}


def test_where_several_people_play_nobody_is_coached(client: TestClient) -> None:
    path = open_table(client, GAME, "me", "friend", "bot:random", hints="yes")
    assert client.post(f"{path}/coach", json={"action": 0}).status_code == 409
