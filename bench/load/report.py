"""The load figures of `make bench`, against their targets and against boardgame.io's server in the same run."""

import asyncio
import shutil
from collections.abc import Iterator

from rich.console import Console

from bench.load import own, peer
from bench.reach import figures, met

Row = tuple[str, str, str, bool | None]
"""What was measured, what was aimed for, what was reached, and whether that is enough (None: no aim)."""

TABLES, EACH = 500, 3.05
SPAN, WARM = 10.0, 6.0
RATE, WAIT = 1500, 150
SOCKETS, MEGABYTES = 2000, 400
SIDE_BY_SIDE = 100


def report(console: Console) -> None:
    """Print what was aimed for and what was reached."""
    table = figures("Many tables at once, on SQLite, acknowledged after the fsync")
    for part in (_many_tables, _idle_sockets, _side_by_side):
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
    times = f"{ours.rate / theirs.rate:.1f}, {brief.rate / theirs.rate:.1f}"
    yield "… times boardgame.io: told everything, told when asked", "", times, None
    waits = ", ".join(f"{tally.percentile(0.99):.0f}" for tally in (ours, brief, theirs))
    yield "… 99 % within, ms: told everything, told when asked, boardgame.io", "", waits, None
