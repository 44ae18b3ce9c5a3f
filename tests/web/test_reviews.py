"""Reviews of finished games: asked for, made in the background, the same for everybody; nothing of a running game."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from camarilla.core.registry import find_game
from camarilla.review import review as reviewing
from camarilla.web.http import limits
from camarilla.web.workers import reviews
from tests.web.house import free_links, house, open_table, seated, visitor

GAME = "strozzi"
PATIENCE = 120


def finished(client: TestClient) -> str:
    """The path of a table at which only bots sat, once they are done."""
    path = open_table(client, GAME, *["bot:random"] * find_game(GAME).seats[0])
    with seated(client, path) as watcher:
        watcher.until_asked()
    return path


def wait_for(client: TestClient, path: str) -> str:
    """The page once the review is there."""
    deadline = time.monotonic() + PATIENCE
    while client.get(f"{path}/review/progress").json()["progress"] is not None:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    return client.get(f"{path}/review").text


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A server whose reviews look at few worlds: what they show is tested elsewhere."""
    monkeypatch.setattr(reviews, "pieces_of", lambda record, simulations: reviewing.pieces_of(record, 1))
    with house(tmp_path) as opened:
        yield opened


def test_a_review_is_asked_for_made_and_read_by_everybody(client: TestClient) -> None:
    path = finished(client)
    assert f'href="{path}/review"' in client.get(path).text
    before = client.get(f"{path}/review").text
    assert "<progress" not in before and "polyline" not in before
    begun = client.post(f"{path}/review")
    assert begun.status_code == 303 and begun.headers["location"] == f"{path}/review"
    page = wait_for(client, path)
    assert page.count("<polyline") >= 2 * find_game(GAME).seats[0]
    assert "Turning points" in page and "Pieces of luck" in page and "±" in page
    assert visitor(client).get(f"{path}/review").text.count("<polyline") == page.count("<polyline")
    for language, words in (("hu", "Fordulópontok"), ("it", "Punti di svolta")):
        assert words in client.get(f"{path}/review", headers={"accept-language": language}).text


def test_a_running_game_is_not_reviewed(client: TestClient) -> None:
    path = open_table(client, GAME, "me", "bot:random", "bot:random")
    for answer in (client.get(f"{path}/review"), client.get(f"{path}/review/progress"), client.post(f"{path}/review")):
        assert answer.status_code == 409
        assert "not over yet" in answer.text


def test_an_unknown_table_has_no_review(client: TestClient) -> None:
    assert client.get("/tables/nowhere/review").status_code == 404
    assert client.post("/tables/nowhere/review").status_code == 404


def test_the_queue_is_bounded(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    path = finished(client)
    monkeypatch.setattr(reviews, "MOST_WAITING", 0)
    answer = client.post(f"{path}/review")
    assert answer.status_code == 429
    assert int(answer.headers["retry-after"]) > 0


def test_everybody_has_a_quota(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.RATES, "reviews", (1, limits.DAY))
    first, second = finished(client), finished(client)
    assert client.post(f"{first}/review").status_code == 303
    wait_for(client, first)
    assert client.post(f"{first}/review").status_code == 303, "what is made already costs nothing"
    assert client.post(f"{second}/review").status_code == 429
    other = visitor(client)
    other.post(
        "/new", data={"game": GAME, "name": "Béla", "seat-0": "me", "seat-1": "bot:random", "seat-2": "bot:random"}
    )
    assert other.post(f"{second}/review").status_code == 303


def test_a_review_that_fails_can_be_asked_for_again(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    path = finished(client)
    with monkeypatch.context() as broken:
        broken.setattr(reviews, "assembled", lambda record, studies: 1 / 0)
        client.post(f"{path}/review")
        assert "<form method" in wait_for(client, path)
    client.post(f"{path}/review")
    assert "polyline" in wait_for(client, path)


def test_who_plays_alone_gets_hints_when_asked_to_decide(client: TestClient) -> None:
    path = open_table(client, GAME, "me", "bot:random", "bot:random")
    assert 'id="hint"' in client.get(path).text
    with seated(client, path) as anna:
        anna.until_asked()
        told = client.post(f"{path}/hint", headers={"accept-language": "it"}).json()
        assert told["v"] == anna.state["v"]
        assert told["best"]["seat"] == 0
        assert told["best"]["verb"] in {action["verb"] for action in anna.state["legal"]}
        assert "probabilità di vittoria" in told["lines"][0]
    stranger = visitor(client)
    assert stranger.post(f"{path}/hint").status_code == 403
    assert 'id="hint"' not in stranger.get(path).text


def test_hints_and_the_coach_share_a_quota(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.RATES, "hints", (2, limits.MINUTE))
    path = open_table(client, GAME, "me", "bot:random", "bot:random")
    with seated(client, path) as anna:
        anna.until_asked()
        action = anna.state["legal"][0]["id"]
        assert client.post(f"{path}/coach", json={"action": 100_000}).status_code >= 400, (
            "what is refused costs nothing"
        )
        assert client.post(f"{path}/hint").status_code == 200
        assert client.post(f"{path}/coach", json={"action": action}).status_code == 200
        for refused in (client.post(f"{path}/hint"), client.post(f"{path}/coach", json={"action": action})):
            assert refused.status_code == 429
            assert 0 < int(refused.headers["retry-after"]) <= limits.MINUTE
        before = anna.state["v"]
        anna.play(action)
        anna.until_asked()
        assert anna.state["v"] > before, "whoever has no hints left plays on"
    other = visitor(client)
    elsewhere = open_table(other, GAME, "me", "bot:random", "bot:random")
    with seated(other, elsewhere) as bela:
        bela.until_asked()
        assert other.post(f"{elsewhere}/hint").status_code == 200


def test_where_several_people_play_there_are_no_hints(client: TestClient) -> None:
    path = open_table(client, GAME, "me", "friend", "bot:random")
    answer = client.post(f"{path}/hint")
    assert answer.status_code == 409
    assert "alone" in answer.text


def test_whoever_has_nothing_to_decide_gets_no_hint(client: TestClient) -> None:
    path = finished_by_one(client)
    assert client.post(f"{path}/hint").status_code == 403


def finished_by_one(client: TestClient) -> str:
    """The path of a table that one person has played to the end against bots."""
    path = open_table(client, GAME, "me", "bot:random", "bot:random")
    with seated(client, path) as anna:
        anna.until_asked()
        while anna.state["state"] != "over":
            anna.play(anna.state["legal"][0]["id"])
            anna.until_asked()
    return path


def test_where_hints_are_allowed_everybody_who_has_to_decide_gets_them(client: TestClient) -> None:
    path = open_table(client, GAME, "me", "friend", "bot:random", hints="yes")
    friend = visitor(client)
    [link] = free_links(client, path)
    assert "everybody may ask for hints" in friend.get(link).text
    friend.post(link, data={"name": "Béla"})
    for person in (client, friend):
        page = person.get(path).text
        assert 'id="hint"' in page and "everybody may ask for hints" in page
    told = [person.post(f"{path}/hint?seat={seat}") for seat, person in enumerate((client, friend))]
    assert sorted(answer.status_code for answer in told) == [200, 403]
    assert visitor(client).post(f"{path}/hint").status_code == 403


def test_a_review_is_kept_when_the_server_starts_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "pieces_of", lambda record, simulations: reviewing.pieces_of(record, 1))
    with house(tmp_path) as client:
        path = finished(client)
        client.post(f"{path}/review")
        before = shown(wait_for(client, path))
    # Not every game has turning points or poor decisions, but all have curves.
    assert "<polyline" in before
    with house(tmp_path) as client:
        assert shown(client.get(f"{path}/review").text) == before


def shown(page: str) -> str:
    """All that a review's page says of the game."""
    return page[page.index("<main") : page.index("</main>")]
