"""A process that hangs, and neither ends nor goes on, keeps nobody waiting for ever."""

import asyncio
import signal
import time

import pytest
from sqlalchemy import update

from camarilla.web.app import opened
from camarilla.web.storage import database
from camarilla.web.storage.schema import SEATS
from camarilla.web.tables.people import Person
from camarilla.web.tables.plans import Plan
from tests.postgres import Postgres
from tests.web.crowd import Server, check_kept, two_servers
from tests.web.house import thinking_here

GAME = "ruse-and-bruise"
PATIENCE = 30
SOON = 2
"""The seconds after which a hung process is cut off, in these tests."""
MADE_SHORT = f"from camarilla.web.workers import cluster; cluster.HUNG_SECONDS = {SOON}"


def versions(server: Server, table: str, least: int) -> int:
    """The version of a table as a server tells it, once it is so far."""
    deadline = time.monotonic() + PATIENCE
    while (version := int(server.ask(f"/api/tables/{table}")["v"])) < least:
        assert time.monotonic() < deadline, f"the table stays at version {version}"
        time.sleep(0.1)
    return version


def test_the_bots_of_a_hung_process_go_on_elsewhere(postgres: Postgres) -> None:
    place = postgres.database()
    with two_servers(place, MADE_SHORT) as (hung, healthy):
        table = hang_and_wake_up(hung, healthy)
    assert check_kept(place, {table: []}) > 20


def hang_and_wake_up(hung: Server, healthy: Server) -> str:
    """Stop one process in the midst of a game of bots, and let it go on later; the game is played to its end."""
    # Its own process has the lease: it was opened there.
    made = hung.ask("/api/tables", {"game": GAME, "seats": ["bot:random"] * 2, "bot_delay": 300})
    table = str(made["table"])
    before = versions(hung, table, 3)
    hung.signal(signal.SIGSTOP)
    try:
        before = versions(healthy, table, before + 3)
    finally:
        hung.signal(signal.SIGCONT)
    # It finds out that the table has gone on, and plays along without taking anything twice.
    versions(hung, table, before)
    deadline = time.monotonic() + PATIENCE
    while healthy.ask(f"/api/tables/{table}")["state"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.1)
    assert hung.ask(f"/api/tables/{table}")["result"] == healthy.ask(f"/api/tables/{table}")["result"] is not None
    return table


def test_a_process_that_hangs_in_a_transaction_does_not_block_the_others(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "HUNG_SECONDS", 1.0)
    place = postgres.database()

    async def run() -> None:
        async with opened(place, thinking_here()) as hung, opened(place, thinking_here()) as healthy:
            table = await hung.hall.create(Plan(GAME, ["me", "here"], "Anna"), Person("anna", "Anna"))
            async with hung.store.engine.connect() as connection:
                await connection.execute(update(SEATS).where(SEATS.c.seat == 0).values(away=True))
                # It has written a row, and neither commits nor goes away.
                await asyncio.wait_for(healthy.store.away(table.terms.id, 0, False), 10)
                await connection.invalidate()
            stored = await healthy.store.load(table.terms.id)
            assert stored is not None and not stored.terms.seats[0].away

    asyncio.run(run())
