"""The load figures of `make bench`, against their targets and against boardgame.io's server in the same run."""

import asyncio
import shutil
from collections.abc import Iterator

from rich.console import Console
from rich.table import Table

from bench.load import own, pages, peer
from bench.reach import met

Row = tuple[str, str, str, bool | None]
"""What was measured, what was aimed for, what was reached, and whether that is enough (None: no aim)."""

TABLES, EACH = 500, 3.05
SPAN, WARM = 10.0, 6.0
RATE, WAIT = 1500, 150
SOCKETS, MEGABYTES = 2000, 400
SIDE_BY_SIDE = 100
TIMES_PEER = 5
PAGE_TABLES, PAGE_RATE, PAGE_WAIT, PAGE_TOLD, PAGE_BYTES = 500, 200, 150, 250, 3000
FASTEST = {"ruse-and-bruise": 800, "strozzi": 800, "principe": 400, "heads-of-state": 400}
"""Decisions a second with a page at every seat, as fast as it goes."""


def report(console: Console) -> None:
    """Print what was aimed for and what was reached."""
    table = Table(title="Many tables at once, on SQLite, acknowledged after the fsync")
    for heading in ("what", "target", "reached", ""):
        table.add_column(heading, justify="left" if heading == "what" else "right")
    for part in (_many_tables, _pages, _idle_sockets, _side_by_side):
        for what, target, reached, enough in part():
            table.add_row(what, target, reached, "" if enough is None else met(enough))
    console.print(table)


def _many_tables() -> Iterator[Row]:
    with own.server() as server:
        tally = asyncio.run(own.load(server.port, TABLES, EACH, WARM, SPAN))
    fine = not tally.errors
    yield f"{TABLES} tables of four: decisions stored/s", f"{RATE:,}", f"{tally.rate:,.0f}", fine and tally.rate >= RATE
    wait = tally.percentile(0.99)
    yield "… 99 % answered within, ms", f"< {WAIT}", f"{wait:.0f}", fine and wait < WAIT
    yield "… errors", "0", str(len(tally.errors)), fine


def _pages() -> Iterator[Row]:
    """People's pages: what they are sent is drawn and worded for each seat."""
    for game, wanted in FASTEST.items():
        with own.server() as server:
            calm = asyncio.run(pages.load(server, game, PAGE_TABLES, PAGE_RATE / PAGE_TABLES, WARM, SPAN))
        with own.server() as server:
            fast = asyncio.run(pages.load(server, game, SIDE_BY_SIDE, 0, 1, 8))
        fine = not calm.errors and not fast.errors
        wait, told, size = calm.percentile(0.99), calm.told_within(0.99), calm.median_size
        yield f"{game}: {PAGE_TABLES * own.SEATS:,} pages, decisions/s", f"{PAGE_RATE}", f"{calm.rate:,.0f}", None
        yield "… 99 % answered within, ms", f"< {PAGE_WAIT}", f"{wait:.0f}", fine and wait < PAGE_WAIT
        yield "… everybody's page told within (99 %), ms", f"< {PAGE_TOLD}", f"{told:.0f}", fine and told < PAGE_TOLD
        yield "… bytes a decision and page, median", f"< {PAGE_BYTES:,}", f"{size:,.0f}", fine and size < PAGE_BYTES
        what = f"… {SIDE_BY_SIDE * own.SEATS} pages as fast as it goes: decisions/s"
        yield what, f"{wanted}", f"{fast.rate:,.0f}", fine and fast.rate >= wanted
        yield "… the server's processor a decision, ms", "", f"{fast.processor * 1000:.2f}", None


def _idle_sockets() -> Iterator[Row]:
    with own.server() as server:
        held = asyncio.run(own.idle(server, SOCKETS))
    yield f"{SOCKETS:,} idle sockets, MB", f"< {MEGABYTES}", f"{held:.0f}", held < MEGABYTES


def _side_by_side() -> Iterator[Row]:
    if shutil.which("npm") is None:
        yield "boardgame.io's server", "", "npm is missing", None
        return
    with own.server() as server:
        brief = asyncio.run(own.load(server.port, SIDE_BY_SIDE, 0, 1, 8))
    with own.server() as server:
        ours = asyncio.run(own.load(server.port, SIDE_BY_SIDE, 0, 1, 8, "data"))
    with peer.server() as ports:
        theirs = asyncio.run(peer.load(ports, SIDE_BY_SIDE, 0, 1, 8))
    yield f"{SIDE_BY_SIDE} tables as fast as they can, all told everything: decisions/s", "", f"{ours.rate:,.0f}", None
    yield "… told only when asked", "", f"{brief.rate:,.0f}", None
    yield "… boardgame.io, all told everything, kept in memory only", "", f"{theirs.rate:,.0f}", None
    times = ours.rate / theirs.rate
    yield "… times boardgame.io: told everything", f"{TIMES_PEER}", f"{times:.1f}", times >= TIMES_PEER
    yield "… times boardgame.io: told when asked", "", f"{brief.rate / theirs.rate:.1f}", None
    wait, limit = ours.percentile(0.99), theirs.percentile(0.99)
    yield "… 99 % within, ms: told everything", f"< {limit:.0f}, as boardgame.io", f"{wait:.0f}", wait < limit
    yield "… 99 % within, ms: told when asked", "", f"{brief.percentile(0.99):.0f}", None
