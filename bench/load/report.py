"""The load figures of `make bench`, against their targets and against boardgame.io's server in the same run."""

import asyncio
import shutil
from collections.abc import Iterator

from bench.load import own, pages, peer
from bench.reach import Aim

TITLE = "Many tables at once, acknowledged after the fsync"
SQLITE = "on SQLite"
TABLES, EACH = 500, 3.05
SPAN, WARM = 10.0, 6.0
RATE, WAIT = 1500, 150
SOCKETS, MEGABYTES = 2000, 400
SIDE_BY_SIDE = 100
TIMES_PEER = 5
PAGE_TABLES, PAGE_RATE, PAGE_WAIT, PAGE_TOLD, PAGE_BYTES = 500, 200, 150, 250, 3000
FASTEST = {"ruse-and-bruise": 800, "strozzi": 800, "principe": 400, "heads-of-state": 400}
"""Decisions a second with a page at every seat, as fast as it goes."""


def aims() -> Iterator[Aim]:
    """Measure everything."""
    yield from _many_tables()
    yield from _pages()
    yield from _idle_sockets()
    yield from _side_by_side()


def _many_tables() -> Iterator[Aim]:
    with own.server() as server:
        tally = asyncio.run(own.load(server.port, TABLES, EACH, WARM, SPAN))
    yield Aim(SQLITE, f"{TABLES} tables of four: decisions stored/s", tally.rate, RATE)
    yield Aim(SQLITE, "… 99 % answered within, ms", tally.percentile(0.99), WAIT, below=True)
    yield Aim(SQLITE, "… errors", len(tally.errors), 1, below=True)


def _pages() -> Iterator[Aim]:
    """People's pages: what they are sent is drawn and worded for each seat."""
    for game, wanted in FASTEST.items():
        with own.server() as server:
            calm = asyncio.run(pages.load(server, game, PAGE_TABLES, PAGE_RATE / PAGE_TABLES, WARM, SPAN))
        with own.server() as server:
            fast = asyncio.run(pages.load(server, game, SIDE_BY_SIDE, 0, 1, 8))
        yield Aim(game, f"{PAGE_TABLES * own.SEATS:,} pages: decisions/s, {PAGE_RATE} asked for", calm.rate)
        yield Aim(game, "… 99 % answered within, ms", calm.percentile(0.99), PAGE_WAIT, below=True)
        yield Aim(game, "… everybody's page told within (99 %), ms", calm.told_within(0.99), PAGE_TOLD, below=True)
        yield Aim(game, "… bytes a decision and page, median", calm.median_size, PAGE_BYTES, below=True)
        yield Aim(game, f"… {SIDE_BY_SIDE * own.SEATS} pages as fast as it goes: decisions/s", fast.rate, wanted)
        yield Aim(game, "… the server's processor a decision, ms", fast.processor * 1000, digits=2)
        yield Aim(game, "… errors", len(calm.errors) + len(fast.errors), 1, below=True)


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
    with own.server() as server:
        as_fast = asyncio.run(own.load(server.port, SIDE_BY_SIDE, theirs.rate / SIDE_BY_SIDE, 1, 8, "data"))
    rates = f"{SIDE_BY_SIDE} tables as fast as they can: decisions/s"
    brief_where, peers_where = f"{SQLITE}, told only when asked", "boardgame.io, in memory"
    for where, tally in ((SQLITE, ours), (brief_where, brief), (peers_where, theirs)):
        yield Aim(where, rates, tally.rate)
    yield Aim(SQLITE, "… times boardgame.io", ours.rate / theirs.rate, TIMES_PEER, digits=1)
    yield Aim(brief_where, "… times boardgame.io", brief.rate / theirs.rate, digits=1)
    yield Aim(SQLITE, "… 99 % within, ms, as boardgame.io", ours.percentile(0.99), theirs.percentile(0.99), below=True)
    slowest = as_fast.percentile(0.99)
    yield Aim(SQLITE, "… 99 % within, ms, at its rate", slowest, theirs.percentile(0.99), below=True)
    yield Aim(brief_where, "… 99 % within, ms", brief.percentile(0.99))
