"""The load figures of `make bench`, against their targets and against boardgame.io's server in the same run."""

import asyncio
import shutil
from collections.abc import Iterator

from bench.load import own, peer
from bench.reach import Aim

TITLE = "Many tables at once, acknowledged after the fsync"
SQLITE = "on SQLite"
TABLES, EACH = 500, 3.05
SPAN, WARM = 10.0, 6.0
RATE, WAIT = 1500, 150
SOCKETS, MEGABYTES = 2000, 400
SIDE_BY_SIDE = 100


def aims() -> Iterator[Aim]:
    """Measure everything."""
    yield from _many_tables()
    yield from _idle_sockets()
    yield from _side_by_side()


def _many_tables() -> Iterator[Aim]:
    with own.server() as server:
        tally = asyncio.run(own.load(server.port, TABLES, EACH, WARM, SPAN))
    yield Aim(SQLITE, f"{TABLES} tables of four: decisions stored/s", tally.rate, RATE)
    yield Aim(SQLITE, "… 99 % answered within, ms", tally.percentile(0.99), WAIT, below=True)
    yield Aim(SQLITE, "… errors", len(tally.errors), 1, below=True)


def _idle_sockets() -> Iterator[Aim]:
    with own.server() as server:
        held = asyncio.run(own.idle(server, SOCKETS))
    yield Aim(SQLITE, f"{SOCKETS:,} idle sockets, MB", held, MEGABYTES, below=True)


def _side_by_side() -> Iterator[Aim]:
    """Against boardgame.io's server, where there is an npm to install it."""
    if shutil.which("npm") is None:
        return
    with own.server() as server:
        brief = asyncio.run(own.load(server.port, SIDE_BY_SIDE, 0, 1, 8))
    with own.server() as server:
        ours = asyncio.run(own.load(server.port, SIDE_BY_SIDE, 0, 1, 8, "data"))
    with peer.server() as ports:
        theirs = asyncio.run(peer.load(ports, SIDE_BY_SIDE, 0, 1, 8))
    for where, tally in (
        (SQLITE, ours),
        (f"{SQLITE}, told only when asked", brief),
        ("boardgame.io, in memory", theirs),
    ):
        yield Aim(where, f"{SIDE_BY_SIDE} tables as fast as they can: decisions/s", tally.rate)
        yield Aim(where, "… times boardgame.io", tally.rate / theirs.rate, digits=1)
        yield Aim(where, "… 99 % within, ms", tally.percentile(0.99))
