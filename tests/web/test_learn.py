"""Guided games over HTTP: the answers travel, nothing is stored, and only what the learner may know comes back."""

import json
from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import pytest
from starlette.testclient import TestClient

from camarilla.core.box import BadBox, bad_file
from camarilla.core.chance import FastChance
from camarilla.core.clauses import LANGUAGES
from camarilla.lessons.guided import GO_ON, replayed
from camarilla.lessons.shelf import all_lessons, find_lesson
from camarilla.testkit.lessons import good_answers, ways_through
from camarilla.web.http.language import page_voice
from camarilla.web.http.learn import recent_games
from camarilla.web.http.learn.frames import lesson_frame
from camarilla.web.http.learn.recent_games import RecentGames
from tests.web.house import house

LESSON = "/learn/ruse-and-bruise"
READ = [GO_ON] * 3


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with house(tmp_path_factory.mktemp("learn")) as opened:
        yield opened


def sent(client: TestClient, path: str = LESSON, **message: Any) -> Any:
    answer = client.post(path, json=message)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_all_lessons_are_listed(client: TestClient) -> None:
    page = client.get("/learn").text
    for id, lesson in all_lessons().items():
        assert f'href="/learn/{id}"' in page and f"{lesson.minutes} minutes" in page


def test_an_unknown_lesson_is_a_page_with_those_that_there_are(client: TestClient) -> None:
    answer = client.get("/learn/chess")
    assert answer.status_code == 404
    assert "There is no lesson “chess”" in answer.text
    assert all(f'href="/learn/{id}"' in answer.text for id in all_lessons())
    assert client.post("/learn/chess", json={"answers": []}).status_code == 404


@pytest.mark.parametrize("id", all_lessons())
def test_a_lesson_is_gone_through_by_its_answers_alone(client: TestClient, id: str) -> None:
    assert client.get(f"/learn/{id}").status_code == 200
    guided = replayed(find_lesson(id), [])
    while guided.step is not None:
        answer = good_answers(guided)[0]
        frame = sent(client, f"/learn/{id}", answers=guided.answers, answer=answer)
        guided.answer(answer)
        assert frame["type"] == "step" and frame["answers"] == guided.answers
    assert frame["coach"]["is_free"] and frame["legal"] and frame["ask"]["mine"]
    assert frame == sent(client, f"/learn/{id}", answers=guided.answers), "and any time later from the same answers"
    # The browser was not given a name, and no table was opened.
    assert not client.cookies
    assert client.get("/api/tables").json()["tables"] == []


def test_a_poor_answer_is_explained_and_not_taken(client: TestClient) -> None:
    refused = sent(client, answers=READ, answer="play king 3")
    assert refused["type"] == "refused" and "worth just 1" in refused["text"]
    assert sent(client, answers=READ)["answers"] == READ


def test_what_cannot_be_chosen_says_why(client: TestClient) -> None:
    assert "nothing to decide" in sent(client, answers=[], why={"card": "king"})["text"]
    assert sent(client, answers=READ, why={"card": "witch", "column": 1})["clause"] == "2.2"
    assert "for something else" in sent(client, answers=READ, why={"card": "king", "column": 2})["text"]


def test_answers_that_no_longer_fit_are_said_to_be_outdated(client: TestClient) -> None:
    assert sent(client, answers=["play king 1"]) == {"type": "outdated"}
    assert sent(client, answers=[*READ, "conquer"], answer=GO_ON) == {"type": "outdated"}


@pytest.mark.parametrize(
    "body",
    [
        b"", b"[]", b"{", b'{"answers": 1}', b'{"answers": [1]}', b'{"answers": [], "answer": 1}',
        b'{"answers": [], "more": 1}', json.dumps({"answers": [""] * 251}).encode(),
        json.dumps({"answers": ["x" * 101]}).encode(), json.dumps({"answers": [], "why": {"a": [1]}}).encode(),
    ],
)  # fmt: skip
def test_what_is_no_answer_is_refused(client: TestClient, body: bytes) -> None:
    assert client.post(LESSON, content=body).status_code in (400, 403)


def test_other_sites_cannot_ask_and_nobody_too_often(client: TestClient) -> None:
    foreign = {"origin": "https://elsewhere.example", "sec-fetch-site": "cross-site"}
    assert client.post(LESSON, json={"answers": []}, headers=foreign).status_code == 403
    with patch.dict("camarilla.web.http.limits.RATES", {"lessons": (1, 60)}):
        answers = [client.post(LESSON, json={"answers": []}).status_code for _ in range(3)]
    assert 429 in answers


def test_a_damaged_lesson_keeps_the_server_from_starting(tmp_path_factory: pytest.TempPathFactory) -> None:
    all_lessons.cache_clear()
    damaged = patch("camarilla.lessons.shelf.read_lesson", side_effect=bad_file("box-nested"))
    try:
        with damaged, pytest.raises(BadBox), house(tmp_path_factory.mktemp("damaged")):
            pass
    finally:
        all_lessons.cache_clear()


@pytest.mark.parametrize("id", all_lessons())
def test_a_frame_is_the_same_in_every_world_that_fits_what_the_learner_has_seen(id: str) -> None:
    chance, differing = FastChance(3), 0
    for number, guided in enumerate(ways_through(find_lesson(id))):
        language = LANGUAGES[number % len(LANGUAGES)]
        say = page_voice(guided.lesson.game, language, guided.lesson.seated("Anna"))
        shown = json.dumps(lesson_frame(guided, say))
        position = guided.table._position
        world = position.clone(chance)
        world.redeal(guided.seat, chance)
        differing += world != position
        guided.table._position = world
        assert json.dumps(lesson_frame(guided, say)) == shown
    assert differing > 5, "nothing was hidden that could have been shown"


def test_recent_games_are_kept_and_the_oldest_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recent_games, "MOST", 2)
    games, lesson = RecentGames(), find_lesson("strozzi")
    first = games.at(lesson, [])
    assert games.at(lesson, []) is first
    games.answer(first, GO_ON)
    assert games.at(lesson, [GO_ON]) is first and games.at(lesson, []) is not first
    games.at(lesson, [GO_ON] * 2)
    assert games.at(lesson, [GO_ON]) is not first
