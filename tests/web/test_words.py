"""Words for the shuffle: all are bound to theirs before anybody tells them; who does not tell them loses the seat."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from camarilla.core.chance import commit_of
from camarilla.core.clauses import Refusal
from camarilla.core.record import Record, read_record
from camarilla.core.replay import replay
from camarilla.core.table import Table
from camarilla.web.app import Backend, opened
from camarilla.web.http.language import page_voice
from camarilla.web.live import page_frames, program_frames
from camarilla.web.storage.database import DatabaseUnavailable
from camarilla.web.tables.people import Person
from camarilla.web.tables.plans import Plan
from camarilla.web.tables.session import TableSession
from camarilla.web.tables.shuffle import OWED, SECONDS_TO_TELL
from tests.web.house import free_links, house, open_table, pass_time, seated, thinking_here, visitor
from tests.web.test_api import key, looks
from tests.web.test_api import opened as opened_by_api
from tests.web.test_rematch import play_to_the_end

GAME = "ruse-and-bruise"
ANNA, BELA, CARLO = Person("anna", "Anna"), Person("bela", "Béla"), Person("carlo", "Carlo")
SECRETS = [f"{letter * 64} words of {letter}" for letter in "abcdef"]
COMMITS = [commit_of(secret) for secret in SECRETS]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with house(tmp_path) as client:
        client.app.state.site.limits.on = False  # type: ignore[attr-defined]
        yield client


@asynccontextmanager
async def table_of(database: str, *others: str) -> AsyncIterator[tuple[Backend, TableSession]]:
    """A table that Anna has opened, bound to her words."""
    async with opened(database, thinking_here()) as backend:
        plan = Plan(GAME, ["me", *others], "Anna", commit=COMMITS[0])
        yield backend, await backend.hall.create(plan, ANNA)


def full_of_two(database: str, test: Callable[[Backend, TableSession], Any]) -> None:
    """Anna and Béla sit, both bound to words that they have not told."""

    async def run() -> None:
        async with table_of(database, "friend") as (backend, table):
            await backend.hall.sit(table.seats[1].key, BELA, commit=COMMITS[1])
            assert not table.dealt and table.terms.full_since is not None
            await test(backend, table)

    asyncio.run(run())


async def sweep(backend: Backend, seconds: float) -> None:
    """Let time pass, and the server look for who is waited for too long."""
    pass_time(backend.store, seconds)
    await backend.absence.go_on()


def record_of(table: TableSession) -> Record:
    return table.table.record(reveal=True)


# Bound, then told ------------------------------------------------------------------------


def test_the_game_is_dealt_from_words_that_all_were_bound_to(database: str) -> None:
    async def test(backend: Backend, table: TableSession) -> None:
        seed = table.terms.seed
        await backend.hall.tell_words(table, [1], SECRETS[1])
        assert not table.dealt and table.terms.seats[1].word == SECRETS[1]
        await backend.hall.tell_words(table, [1], SECRETS[1])
        await backend.hall.tell_words(table, [0], SECRETS[0])
        assert table.dealt
        # Told again, because the answer was lost.
        await backend.hall.tell_words(table, [0], SECRETS[0])
        record = record_of(table)
        assert (record.words, record.commits, record.restarts) == (SECRETS[:2], COMMITS[:2], 0)
        again = Table(GAME, table.names, table.terms.options, seed=seed, words=SECRETS[:2])
        assert again._position.digest() == table.table._position.digest()
        assert replay(GAME, read_record(record.text())).commitment == table.commitment

    full_of_two(database, test)


def test_words_are_told_by_their_seat_and_not_before_all_are_bound(database: str) -> None:
    async def run() -> None:
        async with table_of(database, "friend", "friend") as (backend, table):
            hall = backend.hall
            await hall.sit(table.seats[1].key, BELA, commit=COMMITS[1])
            for by, words, key in (
                (0, SECRETS[0], "web-words-too-early"),
                (0, SECRETS[1], "web-other-words"),
                (0, "short", "web-bad-words"),
                (0, "a" * 301, "web-bad-words"),
                (0, SECRETS[0] + "\0", "web-bad-words"),
            ):
                with pytest.raises(Refusal, match=key):
                    await hall.tell_words(table, [by], words)
            with pytest.raises(Refusal, match="web-bad-commit"):
                await hall.sit(table.seats[2].key, CARLO, commit="no hash")
            await hall.sit(table.seats[2].key, CARLO, commit=COMMITS[2])
            with pytest.raises(Refusal, match="web-other-words"):
                await hall.tell_words(table, [0], SECRETS[1])
            # Nobody changes the own words any more.
            await hall.commit(table, [0], COMMITS[5])
            assert table.seats[0].commit == COMMITS[0]
            for seat in (2, 0, 1):
                assert not table.dealt
                await hall.tell_words(table, [seat], SECRETS[seat])
            assert table.dealt

    asyncio.run(run())


def test_who_tells_words_at_once_is_not_bound_and_bots_have_none(database: str) -> None:
    async def run() -> None:
        async with table_of(database, "friend", "bot:random") as (backend, table):
            await backend.hall.sit(table.seats[1].key, BELA, "plain words")
            assert not table.dealt
            await backend.hall.tell_words(table, [0], SECRETS[0])
            record = record_of(table)
            assert record.commits == [COMMITS[0], None, None] and record.words == [SECRETS[0], "plain words", ""]
            replay(GAME, read_record(record.text()))

    asyncio.run(run())


def test_a_table_that_waits_for_nobody_is_dealt_at_once(database: str) -> None:
    async def run() -> None:
        async with table_of(database, "here", "bot:random") as (_, table):
            assert table.dealt and record_of(table).commits == [None] * 3

    asyncio.run(run())


def test_all_seats_of_one_device_are_bound_by_one_commit(database: str) -> None:
    async def run() -> None:
        async with table_of(database, "here", "friend") as (backend, table):
            await backend.hall.sit(table.seats[2].key, BELA, commit=COMMITS[2])
            await backend.hall.tell_words(table, [0, 1], SECRETS[0])
            await backend.hall.tell_words(table, [2], SECRETS[2])
            assert record_of(table).words == [SECRETS[0], SECRETS[0], SECRETS[2]]

    asyncio.run(run())


def test_nobody_is_told_the_words_of_others_before_the_end(database: str) -> None:
    async def test(backend: Backend, table: TableSession) -> None:
        await backend.hall.tell_words(table, [1], SECRETS[1])
        say = page_voice(table.game, "en", table.names)

        def told() -> str:
            frames = [page_frames.state(table, seat, say) for seat in (0, 1, None)]
            frames += [page_frames.presence(table, seat) for seat in (0, 1, None)]
            frames += [program_frames.whole(table, seat, say) for seat in (0, 1, None)]
            return json.dumps(frames)

        assert COMMITS[1] in told() and SECRETS[1] not in told()
        await backend.hall.tell_words(table, [0], SECRETS[0])
        assert table.dealt and not [secret for secret in SECRETS if secret in told()]

    full_of_two(database, test)


# Words that do not come ------------------------------------------------------------------


def test_the_seat_of_who_does_not_tell_is_free_again_and_all_are_bound_anew(database: str) -> None:
    async def test(backend: Backend, table: TableSession) -> None:
        hall, before, link = backend.hall, table.commitment, table.seats[1].key
        await hall.tell_words(table, [0], SECRETS[0])
        await sweep(backend, SECONDS_TO_TELL - 5)
        assert table.seats[1].taken and table.terms.restarts == 0
        await sweep(backend, 10)
        assert (table.terms.restarts, table.seats[1].taken, table.holders) == (1, False, {"anna": [0]})
        # A new seed, and no words that the server knew when it chose it.
        assert table.commitment != before and table.seats[1].key != link
        assert (table.seats[0].commit, table.seats[0].word) == (OWED, "")
        await hall.sit(table.seats[1].key, CARLO, commit=COMMITS[2])
        with pytest.raises(Refusal, match="web-words-too-early"):
            await hall.tell_words(table, [1], SECRETS[2])
        await hall.commit(table, [0], COMMITS[3])
        await hall.commit(table, [0], COMMITS[4])
        assert table.seats[0].commit == COMMITS[3] and not table.dealt
        await hall.tell_words(table, [1], SECRETS[2])
        await hall.tell_words(table, [0], SECRETS[3])
        record = record_of(table)
        assert (record.words, record.restarts) == ([SECRETS[3], SECRETS[2]], 1)
        stored = await backend.store.load(table.terms.id)
        assert stored is not None and (stored.terms.restarts, stored.terms.seed.hex()) == (1, record.seed)

    full_of_two(database, test)


def test_who_does_not_commit_anew_is_waited_for_no_longer(database: str) -> None:
    async def test(backend: Backend, table: TableSession) -> None:
        await backend.hall.tell_words(table, [0], SECRETS[0])
        await sweep(backend, SECONDS_TO_TELL)
        # Anna, too, has gone; somebody else has come and waits.
        await backend.hall.sit(table.seats[1].key, CARLO, "plain words")
        await sweep(backend, SECONDS_TO_TELL)
        assert (table.terms.restarts, table.holders, table.terms.host) == (2, {"carlo": [1]}, 1)
        assert not table.seats[0].taken and table.seats[1].taken

    full_of_two(database, test)


def test_several_seats_open_again_at_once(database: str) -> None:
    async def run() -> None:
        async with table_of(database, "friend", "friend") as (backend, table):
            await backend.hall.sit(table.seats[1].key, BELA, commit=COMMITS[1])
            await backend.hall.sit(table.seats[2].key, CARLO, commit=COMMITS[2])
            await backend.hall.tell_words(table, [2], SECRETS[2])
            await sweep(backend, SECONDS_TO_TELL)
            assert (table.terms.restarts, table.holders, table.terms.host) == (1, {"carlo": [2]}, 2)

    asyncio.run(run())


def test_as_long_as_nobody_waits_nobody_loses_the_seat(database: str) -> None:
    async def test(backend: Backend, table: TableSession) -> None:
        await sweep(backend, 100 * SECONDS_TO_TELL)
        assert table.terms.restarts == 0 and table.seats_of("anna") == [0]
        # The time runs from when the first one comes back.
        await backend.hall.tell_words(table, [0], SECRETS[0])
        await sweep(backend, SECONDS_TO_TELL - 5)
        assert table.terms.restarts == 0
        await backend.hall.tell_words(table, [1], SECRETS[1])
        assert table.dealt

    full_of_two(database, test)


def test_a_table_with_days_for_a_decision_gives_days_for_the_words(database: str) -> None:
    async def run() -> None:
        async with opened(database, thinking_here()) as backend:
            plan = Plan(GAME, ["me", "friend"], "Anna", commit=COMMITS[0], turn_hours=24)
            table = await backend.hall.create(plan, ANNA)
            await backend.hall.sit(table.seats[1].key, BELA, "plain words")
            await sweep(backend, 23 * 3600)
            assert table.terms.restarts == 0
            await sweep(backend, 3600)
            assert table.terms.restarts == 1

    asyncio.run(run())


def test_time_without_a_server_does_not_count_and_the_table_is_looked_after_again(database: str) -> None:
    async def run() -> None:
        async with table_of(database, "friend") as (backend, table):
            await backend.hall.sit(table.seats[1].key, BELA, commit=COMMITS[1])
            await backend.hall.tell_words(table, [0], SECRETS[0])
            await sweep(backend, SECONDS_TO_TELL - 10)
            id = table.terms.id
        async with opened(database, thinking_here()) as backend:
            await sweep(backend, 0)
            table = await backend.tables.find(id)
            assert (table.terms.restarts, table.seats[0].word) == (0, SECRETS[0])
        async with opened(database, thinking_here()) as backend:
            # Nobody asks for the table: it is found because it waits.
            await sweep(backend, 20)
            assert (await backend.tables.find(id)).terms.restarts == 1

    asyncio.run(run())


def test_a_seat_that_is_freed_after_words_were_told_begins_the_shuffle_anew(database: str) -> None:
    async def run() -> None:
        async with table_of(database, "friend", "friend") as (backend, table):
            hall = backend.hall
            await hall.sit(table.seats[1].key, BELA, commit=COMMITS[1])
            before = table.commitment
            await hall.free(table, [0], 1)
            assert (table.terms.restarts, table.commitment) == (0, before)
            await hall.sit(table.seats[1].key, BELA, commit=COMMITS[1])
            await hall.sit(table.seats[2].key, CARLO, commit=COMMITS[2])
            await hall.tell_words(table, [1], SECRETS[1])
            # Whoever came now could choose words by Béla's.
            await hall.free(table, [0], 2)
            assert table.terms.restarts == 1 and table.commitment != before
            assert [seat.commit for seat in table.seats] == [OWED, OWED, None]

    asyncio.run(run())


# Crashes and several processes -------------------------------------------------------------


@pytest.mark.parametrize("stored", [True, False])
def test_words_whose_answer_is_lost_are_told_again(
    database: str, monkeypatch: pytest.MonkeyPatch, stored: bool
) -> None:
    async def test(backend: Backend, table: TableSession) -> None:
        reseat = backend.store.reseat

        async def lost(*given: Any) -> None:
            if stored:
                await reseat(*given)
            raise DatabaseUnavailable(OSError("cut before the answer"))

        for seat in (0, 1):
            with monkeypatch.context() as patch, pytest.raises(DatabaseUnavailable):
                patch.setattr(backend.store, "reseat", lost)
                await backend.hall.tell_words(table, [seat], SECRETS[seat])
            assert not table.dealt
            await backend.hall.tell_words(table, [seat], SECRETS[seat])
        assert table.dealt and record_of(table).words == SECRETS[:2]

    full_of_two(database, test)


def test_words_come_through_two_processes(pair_of: Callable[..., None]) -> None:
    async def run(here: Backend, there: Backend) -> None:
        table = await here.hall.create(Plan(GAME, ["me", "friend"], "Anna", commit=COMMITS[0]), ANNA)
        other = await there.tables.find(table.terms.id)
        await there.hall.sit(other.seats[1].key, BELA, commit=COMMITS[1])
        await asyncio.gather(
            here.hall.tell_words(table, [0], SECRETS[0]), there.hall.tell_words(other, [1], SECRETS[1])
        )
        for backend in (here, there):
            found = await backend.tables.find(table.terms.id)
            assert found.dealt and record_of(found).words == SECRETS[:2]

    pair_of(run)


def test_of_two_processes_one_begins_anew(pair_of: Callable[..., None]) -> None:
    async def run(here: Backend, there: Backend) -> None:
        table = await here.hall.create(Plan(GAME, ["me", "friend"], "Anna", commit=COMMITS[0]), ANNA)
        await here.hall.sit(table.seats[1].key, BELA, "plain words")
        await there.tables.find(table.terms.id)
        await asyncio.gather(sweep(here, SECONDS_TO_TELL), sweep(there, SECONDS_TO_TELL))
        for backend in (here, there):
            found = await backend.tables.find(table.terms.id)
            assert found.terms.restarts == 1 and found.holders == {"bela": [1]}
        assert table.commitment == (await there.tables.find(table.terms.id)).commitment

    pair_of(run)


# Through pages and programs ----------------------------------------------------------------


def test_pages_commit_with_their_forms_and_tell_through_their_sockets(client: TestClient) -> None:
    path = open_table(client, GAME, "me", "friend", commit=COMMITS[0], word="never sent by a page that commits")
    [link] = free_links(client, path)
    bela = visitor(client)
    assert bela.post(link, data={"name": "Béla", "commit": "x"}).status_code == 403
    assert bela.post(link, data={"name": "Béla", "commit": COMMITS[1]}).status_code == 303
    with seated(client, path) as anna, seated(bela, path) as friend:
        assert anna.state["state"] == "waiting" and anna.state["shuffle"]["commits"] == COMMITS[:2]
        friend.send(type="words", words=SECRETS[0])
        assert friend.until("error")["key"] == "web-other-words"
        friend.send(type="words", words=SECRETS[1])
        while anna.receive()["shuffle"]["told"] != [False, True]:
            pass
        anna.send(type="words", words=SECRETS[0])
        assert anna.until("state")["state"] == "playing"
    assert "nobody can have chosen the deal" in client.get(path).text
    play_to_the_end(client, path.removeprefix("/tables/"))
    with seated(visitor(client), path) as watcher:
        result = watcher.state["result"]
        assert (result["words"], result["commits"], result["restarts"]) == (SECRETS[:2], COMMITS[:2], 0)
    record = read_record(client.get(f"{path}/record").text)
    assert replay(GAME, record).over
    # The next game: bound anew.
    following = client.post(f"{path}/rematch", data={"commit": COMMITS[2]}).headers["location"]
    assert bela.post(f"{following}/come", data={"commit": COMMITS[3]}).status_code == 303
    with seated(client, following) as anna:
        assert anna.state["state"] == "waiting" and anna.state["shuffle"]["commits"] == COMMITS[2:4]


def test_a_table_says_what_its_shuffle_can_promise(client: TestClient) -> None:
    alone = open_table(client, GAME, "me", "bot:random", word="mine")
    assert "Only you play here" in client.get(alone).text
    path = open_table(client, GAME, "me", "friend")
    visitor(client).post(free_links(client, path)[0], data={"name": "Béla"})
    assert "Did not commit to their words before the deal: Anna, Béla." in client.get(path).text


def test_programs_see_the_commitment_first_and_tell_their_words(client: TestClient) -> None:
    made = opened_by_api(client, GAME, "me", "friend", name="Anna", commit=COMMITS[0], listed=True)
    anna, link = made["seats"][0]["key"], made["seats"][1]["key"]
    [listed] = client.get("/api/tables").json()["tables"]
    offered = client.get("/api/seat", headers=key(link))
    assert offered.status_code == 409 and offered.json()["facts"] == {
        "table": made["table"],
        "commitment": made["commitment"],
    }
    assert listed["commitment"] == made["commitment"] == client.get(f"/api/tables/{made['table']}").json()["commitment"]

    def post(secret: str, what: str, **body: str) -> tuple[int, dict[str, Any]]:
        answer = client.post(f"/api/seat/{what}", json=body, headers=key(secret))
        return answer.status_code, answer.json()

    assert post(link, "join", commit="XYZ")[0] == 400
    bela = post(link, "join", commit=COMMITS[1])[1]["key"]
    assert looks(client, bela)["shuffle"] == {
        "commitment": made["commitment"],
        "restarts": 0,
        "commits": COMMITS[:2],
        "told": [False, False],
    }
    assert post(bela, "words", words="x" * 301)[0] == post(bela, "words", words="short")[0] == 400
    status, refused = post(bela, "words", words=SECRETS[0])
    assert (status, refused["key"]) == (409, "web-other-words")
    status, told = post(bela, "words", words=SECRETS[1])
    assert (status, told["state"], told["shuffle"]["told"]) == (200, "waiting", [False, True])
    assert post(anna, "words", words=SECRETS[0])[1]["state"] == "playing"
    assert post(anna, "commit", commit=COMMITS[5])[1]["shuffle"]["commits"] == COMMITS[:2]


def test_undo_is_named_and_may_be_a_plain_yes_or_no(client: TestClient) -> None:
    for given, level in (
        (True, "unseen"),
        (False, "off"),
        ("off", "off"),
        ("own-turn", "own-turn"),
        (None, "own-turn"),
    ):
        more = {} if given is None else {"undo": given}
        made = opened_by_api(client, GAME, "me", "bot:random", **more)
        assert made["undo_level"] == level == looks(client, made["seats"][0]["key"])["undo_level"]
    refused = client.post("/api/tables", json={"game": GAME, "seats": ["me", "here"], "undo": "always"})
    assert refused.status_code == 400 and refused.json()["facts"]["field"] == "undo"
