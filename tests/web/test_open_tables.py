"""Nobody has too many tables open; a game that is over, or long forgotten, makes room for another."""

import asyncio
import time
from typing import Any

import pytest
from sqlalchemy import Connection, update
from starlette.testclient import TestClient

from camarilla.core.clauses import Refusal
from camarilla.web.http import limits
from camarilla.web.http.limits import DAY, DAYS_UNTIL_FORGOTTEN, Limits
from camarilla.web.storage.schema import TABLES
from tests.web.crowd import until
from tests.web.house import form, house, open_table, visitor

GAME = "ruse-and-bruise"
WAITING = {"game": GAME, "seats": ["me", "friend"], "name": "Anna"}


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "OPEN_TABLES", 3)


def change(client: TestClient, path: str, **values: Any) -> None:
    """Let something be true of a table without playing for days."""
    store = client.app.state.site.store  # type: ignore[attr-defined]

    def write(connection: Connection) -> None:
        with connection.begin():
            connection.execute(update(TABLES).where(TABLES.c.id == path.rsplit("/", 1)[-1]).values(**values))

    async def submit() -> None:
        await store._executor.submit(write)

    assert client.portal is not None
    client.portal.call(submit)


def test_a_person_opens_so_many_tables_and_no_more(database: str) -> None:
    with house(database) as client:
        paths = [open_table(client, GAME, "me", "friend") for _ in range(2)]
        paths.append(client.post(f"/play/{GAME}").headers["location"])
        cookies = client.cookies
    # It is not forgotten by a process that ends, nor unknown to another one.
    with house(database) as client:
        client.cookies = cookies
        refused = client.post(f"/play/{GAME}")
        assert refused.status_code == 429
        assert "You already have 3 unfinished tables." in refused.text and "14 days" in refused.text
        for language, words in (("hu", "3 befejezetlen asztalt"), ("it", "3 tavoli che non sono finiti")):
            again = client.post("/new", data=form(GAME, "me", "friend"), headers={"accept-language": language})
            assert again.status_code == 422 and words in again.text
        # Nobody else pays for it: another person at the same address, and programs.
        assert open_table(visitor(client), GAME, "me", "friend")
        assert client.post("/api/tables", json=WAITING).status_code == 201
        # Room is made by a game that is over, and by one that was forgotten.
        change(client, paths[0], state="over")
        assert open_table(client, GAME, "me", "friend")
        assert client.post(f"/play/{GAME}").status_code == 429
        change(client, paths[1], changed=time.time() - (DAYS_UNTIL_FORGOTTEN - 1) * DAY)
        assert client.post(f"/play/{GAME}").status_code == 429
        change(client, paths[1], changed=time.time() - (DAYS_UNTIL_FORGOTTEN + 1) * DAY)
        assert client.post(f"/play/{GAME}").status_code == 303


def test_a_program_opens_so_many_tables_and_no_more(database: str) -> None:
    with house(database) as client:
        tables = client.app.state.site.tables  # type: ignore[attr-defined]
        for _ in range(3):
            assert client.post("/api/tables", json=WAITING).status_code == 201
        refused = client.post("/api/tables", json=WAITING)
        assert refused.status_code == 429
        assert (refused.json()["key"], refused.json()["facts"]) == ("web-many-tables", {"most": 3, "days": 14})
        elsewhere = TestClient(client.app, follow_redirects=False, client=("192.0.2.7", 4000))
        elsewhere.portal = client.portal
        bots = elsewhere.post("/api/tables", json={**WAITING, "seats": ["bot:random"] * 2, "bot_delay": 0})
        assert bots.status_code == 201
        for _ in range(2):
            assert elsewhere.post("/api/tables", json=WAITING).status_code == 201
        assert client.portal is not None

        async def over() -> None:
            match = await tables.find(bots.json()["table"])
            await until(lambda: match.terms.state == "over" and match.autoplay is None, "the bots are done")

        client.portal.call(over)
        # Theirs is over; only now there is room for one.
        assert [elsewhere.post("/api/tables", json=WAITING).status_code for _ in range(2)] == [201, 429]


def test_a_rematch_counts_for_whoever_opened_the_first_game(database: str) -> None:
    with house(database) as client:
        tables = client.app.state.site.tables  # type: ignore[attr-defined]
        path = open_table(client, GAME, "me", "here")
        match = tables.get(path.rsplit("/", 1)[-1])
        change(client, path, state="over")
        match.terms.state = "over"
        again = client.post(f"{path}/rematch").headers["location"]
        assert tables.get(again.rsplit("/", 1)[-1]).terms.opener == match.terms.opener != ""
        assert [client.post(f"/play/{GAME}").status_code for _ in range(3)] == [303, 303, 429]


def test_without_limits_there_is_none(database: str) -> None:
    with house(database) as client:
        client.app.state.site.limits = Limits(on=False)  # type: ignore[attr-defined]
        assert {client.post(f"/play/{GAME}").status_code for _ in range(5)} == {303}
        assert {client.post("/api/tables", json=WAITING).status_code for _ in range(5)} == {201}


def test_those_that_are_opened_at_the_same_moment_count() -> None:
    opened: list[int] = []

    async def count(since: float) -> int:
        assert since < time.time()
        seen = len(opened)
        await asyncio.sleep(0)
        return seen

    async def run() -> None:
        bounds = Limits()

        async def one(number: int) -> None:
            async with bounds.opening("anna", count):
                await asyncio.sleep(0)
                opened.append(number)

        results = await asyncio.gather(*[one(number) for number in range(9)], return_exceptions=True)
        assert sum(isinstance(result, Refusal) for result in results) == 6
        assert not bounds._opening

    asyncio.run(run())
    assert len(opened) == 3
