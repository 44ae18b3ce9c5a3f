"""What was acknowledged is kept: through one transaction for many, through a killed process, through a restart."""

import asyncio
import json

import pytest

from camarilla.core.record import Decision
from camarilla.core.registry import find_game
from camarilla.web.tables.session import TableSession, Stale
from camarilla.web.tables.people import Person
from camarilla.web.tables.plans import Plan, against_bots, terms_of
from camarilla.web.storage.schema import EntryRow
from camarilla.web.app import Backend, opened
from camarilla.web.storage.group_commit import Conflict
from camarilla.web.storage.store import Store, now
from camarilla.web.live.watchers import Watcher
from camarilla.web.http.language import page_voice
from tests.web.house import house, open_table, pass_time, seated, thinking_here

GAME = "ruse-and-bruise"
ANNA = Person("anna", "Anna")
PASS = Decision(0, "pass", 0, "0" * 16)


def test_many_decisions_share_a_transaction(database: str) -> None:
    async def write() -> tuple[int, int]:
        store = await Store.open(database)
        terms = terms_of(against_bots(find_game(GAME), "Anna", "medium"))
        await store.create(terms, [(0, "anna")])
        before = store.commits
        entries = [EntryRow(number, PASS, None, now()) for number in range(1, 51)]
        await asyncio.gather(*[store.append(terms.id, entry, "playing") for entry in entries])
        kept = await store.load(terms.id)
        after = store.commits
        with pytest.raises(Conflict):
            await store.append(terms.id, entries[0], "playing")
        results = await asyncio.gather(
            store.append(terms.id, entries[3], "playing"),
            store.append(terms.id, EntryRow(51, PASS, None, now()), "playing"),
            return_exceptions=True,
        )
        # One that cannot be written does not take the others with it.
        assert isinstance(results[0], Conflict) and results[1] is None
        await store.close()
        return after - before, len(kept.entries) if kept else 0

    commits, entries = asyncio.run(write())
    assert entries == 50
    assert commits < 10


def test_tables_are_listed_by_when_something_last_happened(database: str) -> None:
    async def look() -> None:
        store = await Store.open(database)

        async def own() -> list[str]:
            return [table.id for table in (await store.listing.of_person("anna", 10)).tables]

        async def shown() -> list[str]:
            return [table.id for table in (await store.listing.shown(10)).tables]

        first, second, third = [terms_of(Plan(GAME, ["me", "bot:random"], "Anna", listed=True)) for _ in range(3)]
        for moment, terms in enumerate([first, second, third]):
            terms.changed = float(moment)
            await store.create(terms, [(0, "anna")])
        await store.append(first.id, EntryRow(1, PASS, None, 10.0), "playing", {"changed": 10.0})
        assert await own() == await shown() == [first.id, third.id, second.id]
        await store.append(third.id, EntryRow(1, PASS, None, 20.0), "over", {"changed": 20.0})
        assert await own() == [first.id, second.id, third.id]
        assert await shown() == [first.id, second.id]
        await store.close()

    asyncio.run(look())


def test_who_is_too_late_learns_what_has_happened_and_loses_nothing(database: str) -> None:
    async def play() -> None:
        async with opened(database, thinking_here()) as backend:
            hall = backend.hall
            match = await hall.create(Plan("principe", ["me", "friend"], "Anna"), ANNA)
            await hall.sit(match.seats[1].key, Person("bela", "Béla"))
            watcher = Watcher(0, page_voice(match.game, "en", match.names))
            await hall.watch(match, watcher)
            assert match.to_act() == [0, 1]
            # Béla decides through another process, of which this one has not heard yet.
            elsewhere = await backend.store.load(match.terms.id)
            assert elsewhere is not None
            other = TableSession(match.game, elsewhere)
            await backend.store.append(match.terms.id, other.play(1, other.table.legal(1)[0], "bela-1"), "playing")
            # Both are asked at once: Anna's decision still answers her question, as the second entry.
            assert await hall.play(match, 0, match.table.legal(0)[0], 0, "anna-1") == 2
            assert [entry.token for entry in match._entries] == ["bela-1", "anna-1"]
            assert await hall.play(match, 1, 0, 0, "bela-1") == 1
            assert json.loads(watcher.outbox.take()[0])["v"] == 0
            assert watcher.have == 2
            # Where the question has changed, the decision is refused, and all is as it is kept.
            late = TableSession(match.game, await backend.store.load(match.terms.id) or elsewhere)
            seat = late.to_act()[0]
            await backend.store.append(match.terms.id, late.play(seat, late.table.legal(seat)[0], "first"), "playing")
            with pytest.raises(Stale):
                await hall.play(match, seat, match.table.legal(seat)[-1], 2, "second")
            assert [entry.token for entry in match._entries] == ["bela-1", "anna-1", "first"]
            kept = await backend.store.load(match.terms.id)
            assert kept is not None and kept.entries == match._entries

    asyncio.run(play())


def test_of_finished_tables_few_stay_in_memory_and_of_those_where_time_runs_no_more_than_of_others(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def forget() -> None:
        async with opened(database, thinking_here()) as backend:
            hall = backend.hall
            tables = [
                await hall.create(Plan("principe", ["me", "friend"], "Anna", turn_hours=24), ANNA) for _ in range(4)
            ]
            for table, state in zip(tables, ["over", "playing", "playing", "over"], strict=True):
                table.terms.state = state
            monkeypatch.setattr("camarilla.web.tables.recent.MOST_FINISHED", 1)
            monkeypatch.setattr("camarilla.web.tables.recent.MOST_IDLE", 1)
            last = await hall.create(Plan("principe", ["me", "friend"], "Anna"), ANNA)
            assert backend.tables.in_memory() == [last, tables[3]]

    asyncio.run(forget())


def test_of_idle_tables_those_asked_for_last_stay_in_memory(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("camarilla.web.tables.recent.MOST_IDLE", 2)

    async def forget() -> None:
        async with opened(database, thinking_here()) as backend:
            hall = backend.hall
            first, second = [
                (await hall.create(Plan("principe", ["me", "friend"], "Anna"), ANNA)).terms.id for _ in range(2)
            ]
            watched = await hall.create(Plan("principe", ["me", "friend"], "Anna"), ANNA)
            await hall.watch(watched, Watcher(0, page_voice(watched.game, "en", watched.names)))
            held = await backend.tables.find(second)
            await backend.tables.find(first)
            third = await hall.create(Plan("principe", ["me", "friend"], "Anna"), ANNA)
            assert [match.terms.id for match in backend.tables.in_memory()] == [watched.terms.id, first, third.terms.id]
            # Whoever still has it and whoever asks for it have the same one.
            assert await backend.tables.find(second) is held and held in backend.tables.in_memory()

    asyncio.run(forget())


def test_two_seats_may_give_their_decisions_the_same_name(database: str) -> None:
    async def play() -> None:
        async with opened(database, thinking_here()) as backend:
            hall = backend.hall
            match = await hall.create(Plan("principe", ["me", "friend"], "Anna"), ANNA)
            await hall.sit(match.seats[1].key, Person("bela", "Béla"))
            assert await hall.play(match, 0, match.table.legal(0)[0], 0, "1") == 1
            assert await hall.play(match, 1, match.table.legal(1)[0], 0, "1") == 2
            assert await hall.play(match, 0, 0, 0, "1") == 1
            assert await hall.play(match, 1, 0, 0, "1") == 2

    asyncio.run(play())


def test_a_table_is_replayed_with_its_bots_after_a_restart(database: str) -> None:
    with house(database) as client:
        path = open_table(client, GAME, "me", "bot:greedy", "bot:random", bot_delay="300")
        with seated(client, path) as player:
            state = player.until_asked()
            player.play(state["legal"][0]["id"])
            version = player.state["v"]
        cookies = client.cookies
    with house(database) as client:
        client.cookies = cookies
        with seated(client, path) as player:
            assert player.state["v"] >= version
            # The bots go on by themselves until the person is asked.
            again = player.until_asked()
            assert again["v"] >= version + 2
            assert player.play(again["legal"][0]["id"])["type"] == "ack"


def test_bots_go_on_although_nobody_looks(database: str) -> None:
    async def begin(backend: Backend) -> str:
        match = await backend.hall.create(Plan(GAME, ["bot:random"] * 3, "Anna", bot_delay=0), ANNA)
        await asyncio.sleep(0.05)
        return match.terms.id

    async def finish(backend: Backend, id: str) -> TableSession:
        match = await backend.tables.find(id)
        for _ in range(600):
            if match.terms.state == "over":
                break
            await asyncio.sleep(0.05)
        return match

    async def run() -> None:
        async with opened(database, thinking_here()) as backend:
            id = await begin(backend)
        async with opened(database, thinking_here()) as backend:
            match = await finish(backend, id)
            assert match.terms.state == "over"
        async with opened(database, thinking_here()) as backend:
            assert (await backend.tables.find(id)).table.result() == match.table.result()

    asyncio.run(run())


def test_a_bot_steps_in_for_an_absent_person_and_gives_the_seat_back(database: str) -> None:
    async def run() -> None:
        async with opened(database, thinking_here()) as backend:
            hall = backend.hall
            plan = Plan(GAME, ["me", "bot:random"], "Anna", turn_hours=24, bot_delay=0)
            match = await hall.create(plan, ANNA)
            while match.to_act() != [0] or match.autoplay:
                await asyncio.sleep(0.01)
            version = match.version
            pass_time(backend.store, 3600)
            await backend.absence.go_on()
            assert not match.seats[0].away
            pass_time(backend.store, 24 * 3600)
            await backend.absence.go_on()
            assert match.seats[0].away
            while match.version < version + 3:
                await asyncio.sleep(0.01)
            await hall.watch(match, Watcher(0, page_voice(match.game, "en", match.names)))
            assert not match.seats[0].away

    asyncio.run(run())
