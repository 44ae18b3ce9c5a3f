"""Standing orders at a table: they answer on the owner's turn, as by hand, and nobody else learns of them."""

import asyncio
import json
import os
import secrets
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from camarilla.core.clauses import Refusal
from camarilla.games.principe import orders as principe_orders
from camarilla.web.live import page_frames
from camarilla.web.tables import standing_orders
from camarilla.web.app import Backend, opened
from camarilla.web.tables.hall import Hall
from camarilla.web.tables.session import TableSession
from camarilla.web.tables.people import Person
from camarilla.web.tables.plans import Plan
from camarilla.web.storage.schema import Order
from camarilla.web.live.watchers import TICK, Watcher
from camarilla.web.http.language import page_voice
from tests.web.house import free_links, house, open_table, seated, thinking_here, visitor

GAME = "principe"
PEOPLE = [Person("anna", "Anna"), Person("bela", "Béla"), Person("carlo", "Carlo")]


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(standing_orders, "PAUSE", (0, 0))


def with_backend(folder: Path, play: Callable[[Backend], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(str(folder / "tables.sqlite3"), thinking_here()) as backend:
            await play(backend)

    asyncio.run(run())


def with_hall(folder: Path, play: Callable[[Hall], Awaitable[None]]) -> None:
    with_backend(folder, lambda backend: play(backend.hall))


async def at_auction(hall: Hall, **terms: Any) -> tuple[TableSession, list[int], str]:
    """Three people at the first auction: the match, the seats in the order in which they are asked, the colour."""
    match = await hall.create(Plan(GAME, ["me", "friend", "friend"], "Anna", **terms), PEOPLE[0])
    for person in PEOPLE[1:]:
        await hall.sit(next(seat.key for seat in match.seats if not seat.taken), person)
    while len(match.to_act()) > 1 or "offer" in texts(match, match.to_act()[0])[0]:
        seat = match.to_act()[0]
        await hall.play(match, seat, match.table.legal(seat)[0], match.version, None)
    first = match.to_act()[0]
    view: Any = match.table.view(None)
    return match, [first, (first + 1) % 3, (first + 2) % 3], view["auction"]["colour"]


def texts(match: TableSession, seat: int) -> list[str]:
    return [match.game.verbs.text(action) for action in match.table.legal(seat)]


async def decide(hall: Hall, match: TableSession, seat: int, text: str) -> None:
    await hall.play(match, seat, match.game.verbs.parse(text), match.version, None)
    await quiet(match)


async def quiet(match: TableSession) -> None:
    """Wait until nothing decides by itself any more."""
    for _ in range(500):
        await asyncio.sleep(0.01)
        if match.autoplay is None:
            return
    raise AssertionError("the table does not come to rest")


def decided(match: TableSession, count: int) -> list[tuple[int, str]]:
    return [(entry.seat, entry.play) for entry in match.table.record().entries[-count:]]


def raising(lot: str, coins: int) -> dict[str, object]:
    return {"verb": "raise", "lot": lot, "coins": coins}


def test_a_limit_is_reached_exactly_and_never_out_of_turn(tmp_path: Path) -> None:
    async def play(backend: Backend) -> None:
        hall = backend.hall
        match, (first, owner, last), colour = await at_auction(hall)
        version = match.version
        await hall.order(match, owner, raising(colour, 4))
        await quiet(match)
        assert match.version == version, "somebody else is asked"
        await decide(hall, match, first, "bid 1")
        assert decided(match, 2) == [(first, "bid 1"), (owner, "bid 2")]
        await decide(hall, match, last, "pass")
        await decide(hall, match, first, "bid 3")
        assert decided(match, 2) == [(first, "bid 3"), (owner, "bid 4")]
        await decide(hall, match, first, "bid 5")
        assert decided(match, 2) == [(first, "bid 5"), (owner, "pass")]
        # The lot is over, and the order with it.
        assert match.orders[owner] == []
        assert (await backend.store.load(match.terms.id)).orders == {}  # type: ignore[union-attr]

    with_backend(tmp_path, play)


def test_passing_one_lot_and_the_rest(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        match, (first, *_), colour = await at_auction(hall)
        await hall.order(match, first, {"verb": "pass-rest"})
        await quiet(match)
        assert decided(match, 1) == [(first, "pass")], "an order given on one's own turn answers at once"
        while (auction := match.table.view(None)["auction"]) is not None:
            asked = match.to_act()[0]
            assert asked != first
            await decide(hall, match, asked, "pass")
        assert auction is None and [order.text for order in match.orders[first]] == []
        assert (first, "pass") in decided(match, 3) and colour

    with_hall(tmp_path, play)


def test_a_special_order_goes_before_a_general_one_and_a_new_one_replaces_the_old(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        match, (first, owner, _), colour = await at_auction(hall)
        await hall.order(match, owner, {"verb": "pass-rest"})
        await hall.order(match, owner, raising(colour, 2))
        await hall.order(match, owner, raising(colour, 3))
        assert [order.text for order in match.orders[owner]] == [f"raise {colour} 3", "pass-rest"]
        await decide(hall, match, first, "bid 2")
        assert decided(match, 1) == [(owner, "bid 3")]

    with_hall(tmp_path, play)


def test_an_order_survives_a_restart_and_answers_although_nobody_looks(tmp_path: Path) -> None:
    kept: dict[str, Any] = {}

    async def begin(hall: Hall) -> None:
        match, (first, owner, _), colour = await at_auction(hall, turn_hours=24)
        await hall.order(match, owner, raising(colour, 3))
        kept.update(id=match.terms.id, first=first, owner=owner)

    async def go_on(backend: Backend) -> None:
        match = await backend.tables.find(kept["id"])
        await decide(backend.hall, match, kept["first"], "bid 2")
        assert decided(match, 2) == [(kept["first"], "bid 2"), (kept["owner"], "bid 3")]
        # The order was there before any bot had to step in.
        await backend.absence.go_on()
        assert not any(seat.away for seat in match.seats)

    with_hall(tmp_path, begin)
    with_backend(tmp_path, go_on)


def test_an_order_goes_before_the_bot_that_steps_in(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        match, (first, owner, _), colour = await at_auction(hall)
        match.seats[owner].away = True
        await hall.order(match, owner, {"verb": "pass", "lot": colour})
        await decide(hall, match, first, "bid 1")
        assert decided(match, 1) == [(owner, "pass")]

    with_hall(tmp_path, play)


def test_a_cancelled_order_does_nothing(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        match, (first, owner, _), colour = await at_auction(hall)
        await hall.order(match, owner, raising(colour, 3))
        await hall.cancel(match, owner, f"raise {colour} 3")
        await hall.cancel(match, owner, {"no": "such order"})
        version = match.version
        await decide(hall, match, first, "bid 1")
        assert match.version == version + 1 and match.to_act() == [owner]

    with_hall(tmp_path, play)


def test_cancelling_in_time_stops_an_order_that_is_about_to_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(hall: Hall) -> None:
        match, (first, *_), colour = await at_auction(hall)
        monkeypatch.setattr(standing_orders, "PAUSE", (200, 200))
        version = match.version
        await hall.order(match, first, raising(colour, 3))
        await asyncio.sleep(0.02)
        await hall.cancel(match, first, f"raise {colour} 3")
        await quiet(match)
        assert match.version == version

    with_hall(tmp_path, play)


def test_what_is_not_legal_is_not_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(hall: Hall) -> None:
        match, (first, *_), colour = await at_auction(hall)
        monkeypatch.setattr(principe_orders, "answer", lambda *_: 0)
        version = match.version
        await hall.order(match, first, raising(colour, 3))
        await quiet(match)
        assert match.version == version and match.to_act() == [first]

    with_hall(tmp_path, play)


def test_what_is_taken_back_is_not_ordered_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Auctions cannot be taken back, so the orders of this test answer in the secret choice of cards."""
    monkeypatch.setattr(principe_orders, "offers", lambda _: principe_orders.ORDERS.verbs)
    monkeypatch.setattr(principe_orders, "lot", lambda order, _: str(order.get("lot")))
    monkeypatch.setattr(principe_orders, "stands", lambda *_: True)
    monkeypatch.setattr(principe_orders, "answer", lambda order, lot, view, legal: legal[0] if "red" in lot else None)

    async def play(hall: Hall) -> None:
        match = await hall.create(Plan(GAME, ["me", "friend"], "Anna"), PEOPLE[0])
        await hall.sit(match.seats[1].key, PEOPLE[1])
        await hall.play(match, 0, match.table.legal(0)[0], match.version, None)
        await hall.order(match, 0, raising("blue", 1))
        match.orders[0].append(Order("pass red", "red"))
        version = match.version
        await hall.undo(match, 0, match.version, None)
        await quiet(match)
        assert match.version == version + 1
        assert [order.text for order in match.orders[0]] == ["raise blue 1"]

    with_hall(tmp_path, play)


def test_nobody_can_tell_an_order_by_how_long_it_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    waited = [standing_orders.pause() for _ in range(200)]
    assert len(set(waited)) > 100 and min(waited) >= 0.5 and max(waited) - min(waited) > 1


def test_nobody_else_is_sent_another_byte(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables with the same cards: at one an order answers, at the other its owner decides by hand."""
    same = bytes(32)
    monkeypatch.setattr(secrets, "token_bytes", lambda size: same if size == len(same) else os.urandom(size))
    heard: dict[bool, list[list[str]]] = {}

    async def play(hall: Hall) -> None:
        for by_order in (True, False):
            match, (first, owner, last), colour = await at_auction(hall)
            say = page_voice(match.game, "en", match.names)
            watchers = [Watcher(first, say), Watcher(last, say), Watcher(None, say)]
            for watcher in watchers:
                await hall.watch(match, watcher)
            await asyncio.sleep(3 * TICK)  # until all know who is there
            if by_order:
                await hall.order(match, owner, raising(colour, 2))
                assert "raise" in json.dumps(standing_orders.shown(match, owner, match.table.view(owner), say))
            await decide(hall, match, first, "bid 1")
            if not by_order:
                await decide(hall, match, owner, "bid 2")
            await decide(hall, match, last, "bid 3")
            await decide(hall, match, first, "pass")
            if not by_order:
                await decide(hall, match, owner, "pass")
            heard[by_order] = [watcher.outbox.take() for watcher in watchers]
            assert "raise" not in match.table.record().text()

    with_hall(tmp_path, play)
    assert heard[True] == heard[False]
    assert all(len(frames) > 5 for frames in heard[True])


def test_only_the_owner_s_frames_know_an_order(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        match, (_, owner, _), colour = await at_auction(hall)
        say = page_voice(match.game, "en", match.names)
        before = {seat: json.dumps(page_frames.state(match, seat, say)) for seat in (0, 1, 2, None)}
        await hall.order(match, owner, raising(colour, 4))
        for seat, text in before.items():
            assert (json.dumps(page_frames.state(match, seat, say)) == text) == (seat != owner)

    with_hall(tmp_path, play)


def test_over_the_socket_the_owner_alone_gives_and_sees_orders(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with house(tmp_path) as client:
        path = open_table(client, "strozzi", "me", "friend", "friend")
        friends = []
        for name in ("Béla", "Carlo"):
            friends.append(visitor(client))
            friends[-1].post(free_links(client, path)[0], data={"name": name})
        stranger = visitor(client)
        wanted = {"verb": "pass-until", "speed": 8, "cargo": "scrolls"}
        with seated(client, path) as anna, seated(friends[0], path) as bela, seated(stranger, path) as eve:
            assert [offer["verb"] for offer in anna.state["orders"]["offers"]] == ["pass-until", "pass-round"]
            assert eve.state["orders"] is None
            eve.send(type="order", order=wanted)
            assert eve.until("error")["key"] == "web-not-yours"
            eve.send(type="cancel", order="pass-until 8 scrolls")
            assert eve.until("error")["key"] == "web-not-yours"
            asked = [player["acts"] for player in anna.state["players"]].index(True)
            mine = 1 if asked == 0 else 0
            owner, other = (bela, anna) if mine else (anna, bela)
            owner.send(type="order", order=wanted)
            told = owner.until("orders")["orders"]
            assert [order["order"] for order in told["standing"]] == ["pass-until 8 scrolls"]
            assert "scrolls" in told["standing"][0]["text"]
            other.send(type="cancel", order="pass-until 8 scrolls")
            assert other.until("orders")["orders"]["standing"] == []
            assert "pass-until 8" not in client.get(path if mine else f"{path}?seat=watch").text
            assert stranger.get(path).text.count("pass-until") == 0
            owner.send(type="cancel", order="pass-until 8 scrolls")
            assert owner.until("orders")["orders"]["standing"] == []
    assert "pass-until" not in caplog.text
    assert sqlite3.connect(tmp_path / "tables.sqlite3").execute("select * from orders").fetchall() == []


def test_orders_that_cannot_be_are_refused_with_what_would_be_right(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        path = open_table(client, "strozzi", "me", "bot:random", "bot:random", bot_delay="3000")
        with seated(client, path) as player:
            nonsense: list[Any] = [
                None,
                [],
                "pass-round",
                {"verb": ["pass-round"]},
                {"verb": "pass-until", "speed": {}},
            ]
            for wanted in nonsense:
                player.send(type="order", order=wanted)
                assert player.until("error")["key"] == "web-malformed"
            player.send(type="order", order={"verb": "pass-until", "speed": 9, "cargo": "gold"})
            assert "1-8" in player.until("error")["text"]
            player.send(type="order", order={"verb": "dance"})
            assert "pass-until, pass-round" in player.until("error")["text"]
            player.send(type="order", order={"verb": "pass-round", "speed": 3})
            assert player.until("error")["key"] == "wrong-arguments"
        other = open_table(client, "ruse-and-bruise", "me", "bot:random", bot_delay="3000")
        with seated(client, other) as player:
            assert player.state["orders"] is None
            player.send(type="order", order={"verb": "pass"})
            assert player.until("error")["key"] == "web-no-orders"


def test_a_limit_below_the_bid_is_refused(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        match, (first, owner, _), colour = await at_auction(hall)
        await decide(hall, match, first, "bid 3")
        with pytest.raises(Refusal) as refused:
            await hall.order(match, owner, raising(colour, 3))
        assert refused.value.key == "order-too-low"
        assert match.orders.get(owner, []) == []

    with_hall(tmp_path, play)


def test_an_order_of_an_older_build_does_not_close_the_table(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        match, (first, owner, _), _ = await at_auction(hall)
        match.orders[owner] = [Order("dance all night", "1 red")]
        say = page_voice(match.game, "en", match.names)
        assert page_frames.state(match, owner, say)["orders"]["standing"] == []  # type: ignore[index]
        await decide(hall, match, first, "pass")
        assert match.orders[owner] == []

    with_hall(tmp_path, play)
