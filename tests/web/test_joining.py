"""Taking a seat: asked again, answered again; before the deal a host can free it, and then nothing old opens it."""

import asyncio
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from camarilla.web.app import Backend, opened
from camarilla.web.http.language import page_voice
from camarilla.web.live.watchers import Watcher
from camarilla.web.storage.database import DatabaseUnavailable
from camarilla.web.tables.people import Person
from camarilla.web.tables.plans import Plan
from tests.web.house import free_links, house, open_table, seated, thinking_here, visitor
from tests.web.test_api import Answer, key, looks
from tests.web.test_api import opened as opened_by_api

GAME = "ruse-and-bruise"
ANNA, BELA, EVE = Person("anna", "Anna"), Person("bela", "Béla"), Person("eve", "Eve")
ID = "an id that nobody guesses".replace(" ", "-")


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with house(tmp_path) as client:
        yield client


def joined(client: TestClient, link: str, **given: str) -> Any:
    return client.post("/api/seat/join", json={"name": "Béla", **given}, headers=key(link))


def hidden_id(page: str) -> str:
    [found] = re.findall(r'<input type="hidden" name="id" value="([^"]+)">', page)
    return str(found)


# The answer was lost --------------------------------------------------------------------


@pytest.mark.parametrize("seats", [("me", "friend"), ("me", "friend", "friend")])
def test_a_form_that_is_sent_again_is_answered_again(client: TestClient, seats: tuple[str, ...]) -> None:
    path = open_table(client, GAME, *seats)
    link = free_links(client, path)[0]
    form = {"name": "Béla", "id": hidden_id(visitor(client).get(link).text)}
    # Neither the answer nor the cookie in it has come: only the form is the same.
    answers = [visitor(client).post(link, data=form) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [303, 303]
    assert answers[0].headers["location"] == answers[1].headers["location"]
    for answer in answers:
        bela = visitor(client)
        bela.cookies.set("person", answer.cookies["person"])
        with seated(bela, path) as player:
            assert player.state["seat"] == 1
    # Another form is not the same.
    eve = visitor(client)
    assert eve.post(link, data=form | {"id": hidden_id(form_page(client))}).status_code == 404
    assert eve.post(link, data={"name": "Béla"}).status_code == 404


def form_page(client: TestClient) -> str:
    """The page of a free seat, for somebody who has never been here."""
    return visitor(client).get(free_links(client, open_table(client, GAME, "me", "friend"))[0]).text


def test_a_link_that_is_opened_again_leads_to_the_seat(client: TestClient) -> None:
    path = open_table(client, GAME, "me", "friend")
    [link] = free_links(client, path)
    bela = visitor(client)
    form = {"name": "Béla", "id": hidden_id(bela.get(link).text)}
    lost = visitor(client)
    lost.cookies = bela.cookies
    assert lost.post(link, data=form).status_code == 303
    # The cookie of the seat is lost; the browser still has the one of the link's page.
    assert [name for name in bela.cookies if name == "person"] == []
    again = bela.get(link)
    assert again.status_code == 303 and again.headers["location"].startswith(path)
    with seated(bela, path) as player:
        assert player.state["seat"] == 1
    # Whoever has the cookie of the seat finds the way, too, under the own name; nobody else does.
    before = bela.cookies["person"]
    assert bela.get(link).status_code == 303 and bela.cookies["person"] == before
    assert visitor(client).get(link).status_code == 404 and client.get(link).status_code == 404


def test_a_program_s_join_is_answered_again_by_its_id(client: TestClient) -> None:
    made = opened_by_api(client, GAME, "me", "friend", "friend")
    link = made["seats"][1]["key"]
    first, again = joined(client, link, id=ID), joined(client, link, id=ID)
    assert first.status_code == again.status_code == 200 and first.json() == again.json()
    assert first.json()["key"] != link and looks(client, first.json()["key"])["seat"] == 1
    for other in ({"id": ID + "!"}, {}):
        refused = joined(client, link, **other)
        assert refused.status_code == 401 and refused.json()["key"] == "web-no-key"
    # The last seat, and after the deal: it stays so.
    assert joined(client, made["seats"][2]["key"], id=ID).json()["seat"] == 2
    after = joined(client, link, id=ID)
    assert {**after.json(), "v": 0} == first.json() and looks(client, after.json()["key"])["state"] == "playing"
    assert joined(client, first.json()["key"], id=ID).json()["key"] == "web-seat-taken"


def test_an_id_that_can_be_guessed_is_refused(client: TestClient) -> None:
    made = opened_by_api(client, GAME, "me", "friend")
    for id in ("1", "x" * 15, "x" * 65, "é" * 20):
        refused = joined(client, made["seats"][1]["key"], id=id)
        assert refused.status_code == 400 and refused.json()["facts"]["field"] == "id"
    # Nor does a form with such an id make anybody known by it.
    [link] = free_links(client, path := open_table(client, GAME, "me", "friend"))
    assert visitor(client).post(link, data={"name": "Béla", "id": "1"}).status_code == 303
    assert visitor(client).post(link, data={"name": "Béla", "id": "1"}).status_code == 404, path


def test_an_id_is_worth_nothing_at_another_link(client: TestClient) -> None:
    path = open_table(client, GAME, "me", "friend")
    [link] = free_links(client, path)
    assert visitor(client).post(link, data={"name": "Béla", "id": ID}).status_code == 303
    eve = visitor(client)
    [own] = free_links(client, open_table(client, GAME, "me", "friend"))
    assert eve.post(own, data={"name": "Eve", "id": ID}).status_code == 303
    with seated(eve, path) as player:
        assert player.state["seat"] is None


def test_a_join_that_was_stored_although_nobody_learned_so(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with opened(database, thinking_here()) as backend:
            table = await backend.hall.create(Plan(GAME, ["me", "friend"], "Anna"), ANNA)
            link, reseat = table.seats[1].key, backend.store.reseat

            async def answer_lost(*given: Any) -> None:
                await reseat(*given)
                raise DatabaseUnavailable(OSError("cut before the answer"))

            with monkeypatch.context() as patch, pytest.raises(DatabaseUnavailable):
                patch.setattr(backend.store, "reseat", answer_lost)
                await backend.hall.sit(link, BELA)
            _, number = await backend.hall.sit(link, BELA)
            assert number == 1 and table.seats_of("bela") == [1] and table.dealt

    asyncio.run(run())


def test_the_same_join_twice_at_once_takes_one_seat(database: str) -> None:
    async def run() -> None:
        async with opened(database, thinking_here()) as backend:
            table = await backend.hall.create(Plan(GAME, ["me", "friend", "friend"], "Anna"), ANNA)
            link = table.seats[1].key
            await asyncio.gather(*[backend.hall.sit(link, BELA) for _ in range(3)])
            stored = await backend.store.load(table.terms.id)
            assert stored is not None and stored.holders == {"anna": [0], "bela": [1]}

    asyncio.run(run())


# A host frees a seat ---------------------------------------------------------------------


def test_a_host_frees_a_seat_and_nothing_old_opens_it(client: TestClient) -> None:
    path = open_table(client, GAME, "me", "friend", "friend")
    link, other = free_links(client, path)
    bela = visitor(client)
    form = {"name": "Béla", "id": hidden_id(bela.get(link).text)}
    bela.post(link, data=form)
    assert free_links(client, path) == [other] and "Free the seat of Béla" in client.get(path).text
    assert "Free the seat" not in bela.get(path).text
    assert bela.post(f"{path}/free", data={"seat": "0"}).status_code == 403
    with seated(bela, path) as before:
        assert client.post(f"{path}/free", data={"seat": "1"}).headers["location"] == path
        before.send(type="ping")
        with pytest.raises(WebSocketDisconnect):
            before.until("pong")
    fresh = [new for new in free_links(client, path) if new != other]
    assert len(fresh) == 1 and fresh[0] != link
    # Neither the link, nor the form, nor the cookie is worth anything now.
    assert bela.get(link).status_code == 404 and bela.post(link, data=form).status_code == 404
    with seated(bela, path) as after:
        assert after.state["seat"] is None
    carlo, dora = visitor(client), visitor(client)
    assert carlo.post(fresh[0], data={"name": "Carlo"}).status_code == 303
    assert dora.post(other, data={"name": "Dora"}).status_code == 303
    with seated(carlo, path) as player:
        assert player.state["seat"] == 1 and [row["name"] for row in player.state["players"]] == [
            "Anna",
            "Carlo",
            "Dora",
        ]
    # From now on only a bot takes the place of somebody who is gone.
    late = client.post(f"{path}/free", data={"seat": "1"})
    assert late.status_code == 403 and "The game has begun" in late.text


def test_a_program_frees_a_seat(client: TestClient) -> None:
    made = opened_by_api(client, GAME, "me", "friend", "friend", "bot:random", name="Anna")
    anna, link = made["seats"][0]["key"], made["seats"][1]["key"]
    bela = joined(client, link, id=ID).json()["key"]

    def free(secret: str, seat: object) -> tuple[int, Answer]:
        answer = client.post("/api/seat/free", json={"seat": seat}, headers=key(secret))
        return answer.status_code, answer.json()

    assert free(bela, 0) == (403, {**free(bela, 0)[1], "key": "web-not-host"})
    for seat in (0, 3, 4, 11):
        assert (free(anna, seat)[0], free(anna, seat)[1]["key"]) == (409, "web-not-this-seat")
    assert free(anna, -1)[0] == free(anna, "1")[0] == free(anna, 12)[0] == 400
    status, freed = free(anna, 1)
    assert status == 200 and freed["seat"] == 1 and freed["key"] not in (link, bela)
    assert freed["link"].endswith(f"/seats/{freed['key']}")
    # Asked again, it is answered again: the seat is free already.
    assert free(anna, 1) == (200, freed)
    assert client.get("/api/seat", headers=key(bela)).status_code == 401
    assert joined(client, link, id=ID).status_code == 401
    assert looks(client, anna)["players"][1]["taken"] is False
    for row in (freed, made["seats"][2]):
        assert joined(client, row["key"]).status_code == 200
    assert free(anna, 1)[1]["key"] == "web-dealt"


def test_who_watched_for_a_freed_seat_sees_nothing_of_the_next_one_s_hand(database: str) -> None:
    async def run() -> None:
        async with opened(database, thinking_here()) as backend:
            table = await backend.hall.create(Plan(GAME, ["me", "friend", "friend"], "Anna"), ANNA)
            await backend.hall.sit(table.seats[1].key, EVE)
            curious = await watch(backend, table.terms.id, 1)
            await backend.hall.free(table, [0], 1)
            assert curious.outbox.cut and curious.seat is None and not curious.here
            assert curious not in table.watchers or table.here() == set()

    asyncio.run(run())


def test_who_watched_through_another_process_is_dismissed_there(pair_of: Callable[..., None]) -> None:
    async def run(here: Backend, there: Backend) -> None:
        table = await here.hall.create(Plan(GAME, ["me", "friend", "friend"], "Anna"), ANNA)
        await there.hall.sit(table.seats[1].key, EVE)
        curious = await watch(there, table.terms.id, 1)
        found = await here.tables.find(table.terms.id)
        await here.hall.free(found, [0], 1)
        await there.tables.find(table.terms.id)
        assert curious.outbox.cut and curious.seat is None

    pair_of(run)


@pytest.mark.parametrize("freed_first", [True, False])
def test_a_seat_that_is_freed_while_the_last_one_is_taken_elsewhere(
    pair_of: Callable[..., None], monkeypatch: pytest.MonkeyPatch, freed_first: bool
) -> None:
    async def run(here: Backend, there: Backend) -> None:
        table = await here.hall.create(Plan(GAME, ["me", "friend", "friend"], "Anna"), ANNA)
        await here.hall.sit(table.seats[1].key, BELA)
        other = await there.tables.find(table.terms.id)
        first, second = (here, there) if freed_first else (there, here)
        both_decided = asyncio.Barrier(2)
        written = hold_back(monkeypatch, first, both_decided)
        hold_back(monkeypatch, second, both_decided, written)
        done = await asyncio.gather(
            here.hall.free(table, [0], 1), there.hall.sit(other.seats[2].key, EVE), return_exceptions=True
        )
        stored = await here.store.load(table.terms.id)
        assert stored is not None and "eve" in stored.holders
        # Either Béla lost the seat before the deal, or the game was dealt with Béla: nothing in between.
        assert (stored.terms.state == "waiting") == (not stored.terms.seats[1].taken) == freed_first
        assert ("bela" not in stored.holders) == (done[0] is None) == freed_first, done

    pair_of(run)


def hold_back(
    patch: pytest.MonkeyPatch, backend: Backend, both_decided: asyncio.Barrier, until: asyncio.Event | None = None
) -> asyncio.Event:
    """The first change of seats is written when both have decided on one, and after the other is written."""
    reseat, done = backend.store.reseat, asyncio.Event()

    async def held(*given: Any) -> None:
        if not done.is_set():
            await both_decided.wait()
            if until is not None:
                await until.wait()
        try:
            await reseat(*given)
        finally:
            done.set()

    patch.setattr(backend.store, "reseat", held)
    return done


async def watch(backend: Backend, id: str, seat: int) -> Watcher:
    table = await backend.tables.find(id)
    watcher = Watcher(seat, page_voice(table.game, "en", table.names))
    await backend.hall.watch(table, watcher)
    return watcher
