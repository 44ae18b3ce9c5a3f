"""Playing again: the seats are kept for the same people, who are invited; whoever asked may fill them after a while."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from camarilla.web.app import Backend, opened
from camarilla.web.tables.hall import SECONDS_TO_COME, Hall
from camarilla.web.tables.session import TableSession
from tests.postgres import Postgres
from tests.web.house import free_links, house, open_table, pass_time, seated, thinking_here, visitor
from tests.web.test_api import key, looks
from tests.web.test_api import opened as opened_by_api
from tests.web.test_crashes import finished

GAME = "ruse-and-bruise"
BOT = "bot:random"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with house(tmp_path) as client:
        client.app.state.site.limits.on = False  # type: ignore[attr-defined]
        yield client


def play_to_the_end(client: TestClient, id: str) -> None:
    """Everybody decides as seems right to nobody."""
    site = client.app.state.site  # type: ignore[attr-defined]

    async def play() -> None:
        table, hall = await site.tables.find(id), site.hall
        while table.to_act():
            seat = table.to_act()[0]
            if table.seats[seat].is_bot:
                await asyncio.sleep(0.01)
            else:
                await decide(hall, table, seat)

    assert client.portal is not None
    client.portal.call(play)


async def decide(hall: Hall, table: TableSession, seat: int) -> None:
    await hall.play(table, seat, table.table.legal(seat)[0], table.version, None)


def over(client: TestClient, *others: str) -> tuple[str, list[TestClient]]:
    """A game of Anna and friends that is over: its path, and everybody's browser."""
    path = open_table(client, GAME, "me", *others)
    people = [client]
    for name, link in zip(["Béla", "Carlo"], free_links(client, path), strict=False):
        people.append(visitor(client))
        assert people[-1].post(link, data={"name": name}).status_code == 303
    play_to_the_end(client, path.removeprefix("/tables/"))
    return path, people


def ask(person: TestClient, path: str) -> str:
    """Ask for the next game, or come to it; its path."""
    answer = person.post(f"{path}/rematch")
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def seats(person: TestClient, path: str) -> list[tuple[str, bool, bool]]:
    with seated(person, path) as player:
        return [(row["name"], row["taken"], row["invited"]) for row in player.state["players"]]


def wait(client: TestClient, seconds: float) -> None:
    pass_time(client.app.state.site.store, seconds)  # type: ignore[attr-defined]


def test_the_same_people_are_invited_and_the_game_begins_when_all_have_come(client: TestClient) -> None:
    path, (anna, bela, carlo) = over(client, "friend", "friend", BOT)
    with seated(bela, path) as at_the_end, seated(visitor(client), path) as watching:
        assert at_the_end.state["rematch"] is None
        again = ask(anna, path)
        # Everybody at the old table is told who asks, and where.
        for player in (at_the_end, watching):
            told = player.until("state")["rematch"]
            assert told == {"table": again.removeprefix("/tables/"), "by": 0, "text": "Anna wants to play again."}
    bot = seats(anna, path)[3][0]
    assert seats(anna, again) == [
        ("Anna", True, False),
        ("Béla", False, True),
        ("Carlo", False, True),
        (bot, True, False),
    ]
    page = anna.get(again).text
    assert "Anna wants to play again." in page and page.count("not here yet") == 2 and page.count("has come") == 1
    # The seats are kept: nobody gets their links, and nobody else sits down.
    assert "/seats/" not in page and "Send each friend" not in page and f'action="{again}/come"' not in page
    stranger = visitor(client)
    assert stranger.post(f"{again}/come").status_code == 403 and f"{again}/come" not in stranger.get(again).text
    # Béla comes from the old table, Carlo from the list of his tables.
    assert ask(bela, path) == again == ask(anna, path)
    assert seats(bela, again)[1:3] == [("Béla", True, False), ("Carlo", False, True)]
    assert "You are invited" in carlo.get("/").text and "You are invited" not in bela.get("/").text
    assert f'action="{again}/come"' in carlo.get(again).text
    with seated(anna, again) as waiting:
        assert carlo.post(f"{again}/come").headers["location"] == again
        assert waiting.until("state")["state"] == "playing"
    for number, person in enumerate((anna, bela, carlo)):
        with seated(person, again) as player:
            assert player.state["seat"] == number and player.state["state"] == "playing"
        assert ask(person, path) == again


def test_bots_take_the_empty_seats_after_two_minutes(client: TestClient) -> None:
    path, (anna, bela, carlo) = over(client, "friend", "friend")
    again = ask(bela, path)
    ask(anna, path)
    for person in (anna, carlo):
        refused = person.post(f"{again}/fill")
        assert refused.status_code == 403 and "Only whoever opened the table" in refused.text
        assert f"{again}/fill" not in person.get(again).text
    early = bela.post(f"{again}/fill")
    assert early.status_code == 403 and f"in {SECONDS_TO_COME} s." in early.text
    wait(client, SECONDS_TO_COME - 1)
    assert 'data-seconds="1"' in bela.get(again).text
    assert "in 1 s." in bela.post(f"{again}/fill").text and seats(bela, again)[2] == ("Carlo", False, True)
    wait(client, 1)
    assert 'data-seconds="0"' in bela.get(again).text
    assert bela.post(f"{again}/fill").headers["location"] == again
    with seated(bela, again) as player:
        rows = player.state["players"]
        assert player.state["state"] == "playing" and [row["bot"] for row in rows] == [False, False, True]
        assert rows[2]["name"] not in ("Anna", "Béla", "Carlo")
    # Whoever comes too late may watch.
    assert ask(carlo, path) == again
    with seated(carlo, again) as late:
        assert late.state["seat"] is None and late.state["legal"] == []
    assert "The game has begun" in bela.post(f"{again}/fill").text


def test_a_seat_that_is_kept_can_be_freed_for_somebody_else(client: TestClient) -> None:
    path, (anna, bela) = over(client, "friend")
    again = ask(anna, path)
    assert free_links(anna, again) == []
    assert anna.post(f"{again}/free", data={"seat": "1"}).status_code == 303
    [link] = free_links(anna, again)
    # Béla is too late: the seat is anybody's who has the link.
    assert ask(bela, path) == again and bela.post(f"{again}/come").status_code == 403
    assert "You are invited" not in bela.get("/").text
    dora = visitor(client)
    assert dora.post(link, data={"name": "Dora"}).status_code == 303
    assert [name for name, taken, _ in seats(anna, again) if taken] == ["Anna", "Dora"]


def test_programs_play_again(client: TestClient) -> None:
    made = opened_by_api(client, GAME, "me", "friend", "friend", name="Anna")
    keys = [made["seats"][0]["key"]]
    for row in made["seats"][1:]:
        keys.append(client.post("/api/seat/join", json={"name": "Béla"}, headers=key(row["key"])).json()["key"])
    play_to_the_end(client, made["table"])
    first = post(client, "rematch", keys[1]).json()
    assert post(client, "rematch", keys[1]).json() == first and first["seat"] == 1
    assert looks(client, keys[0])["rematch"] == {"table": first["table"], "by": 1}
    state = looks(client, first["key"])
    assert (state["state"], state["host"]) == ("waiting", 1)
    assert [(row["taken"], row["invited"]) for row in state["players"]] == [(False, True), (True, False), (False, True)]
    early = post(client, "fill", first["key"])
    assert early.status_code == 409
    assert (early.json()["key"], early.json()["facts"]) == ("web-not-yet", {"seconds": SECONDS_TO_COME})
    second = post(client, "rematch", keys[0]).json()
    assert second["table"] == first["table"] and second["key"] not in (first["key"], keys[0])
    other = post(client, "fill", second["key"])
    assert other.status_code == 403 and other.json()["key"] == "web-not-host"
    wait(client, SECONDS_TO_COME)
    filled = post(client, "fill", first["key"]).json()
    assert filled == {name: first[name] for name in ("table", "game", "commitment", "v")}
    state = looks(client, second["key"])
    assert state["state"] == "playing" and [row["bot"] for row in state["players"]] == [False, False, True]
    late = post(client, "rematch", keys[2])
    assert late.status_code == 409 and late.json()["key"] == "web-seat-gone"
    dealt = post(client, "fill", first["key"])
    assert dealt.status_code == 409 and dealt.json()["key"] == "web-dealt"


def post(client: TestClient, what: str, secret: str) -> Any:
    return client.post(f"/api/seat/{what}", headers=key(secret))


def test_two_who_ask_at_the_same_moment_through_two_processes(postgres: Postgres) -> None:
    place = postgres.database()

    async def run() -> None:
        async with opened(place, thinking_here()) as here, opened(place, thinking_here()) as there:
            id = await finished(here)
            both_write = asyncio.Barrier(2)
            for backend in (here, there):
                backend.store.create = held(backend, both_write)  # type: ignore[method-assign]
            old = [await backend.tables.find(id) for backend in (here, there)]
            asked = await asyncio.gather(here.hall.rematch(old[0], [0]), there.hall.rematch(old[1], [1]))
            assert [own for _, own in asked] == [[0], [1]] and asked[0][0].terms.id == asked[1][0].terms.id
            for backend in (here, there):
                table = await backend.tables.find(asked[0][0].terms.id)
                assert table.dealt and table.seats_of("anna") == [0] and table.seats_of("bela") == [1]

    asyncio.run(asyncio.wait_for(run(), 60))


def held(backend: Backend, both_write: asyncio.Barrier) -> Any:
    """Open a table only when the other process is about to open one, too."""
    create = backend.store.create

    async def together(*given: Any) -> None:
        await both_write.wait()
        await create(*given)

    return together
