"""Many tables at once through sockets, in the small; `make bench` and `make soak` do it in the large."""

import asyncio

from bench.load import own, pages


def test_many_tables_at_once_answer_everybody_without_error() -> None:
    with own.server() as server:
        tally = asyncio.run(own.load(server.port, tables=20, each=0, warm=0.5, seconds=2))
        assert tally.errors == []
        assert len(tally.waits) > 20 * 4  # every seat was answered
        told_all = asyncio.run(own.load(server.port, tables=4, each=0, warm=0, seconds=1, mode="data"))
        assert told_all.errors == [] and len(told_all.waits) > 4 * 4
        held = asyncio.run(own.finish(server, games=6, at_once=3, every=2))
        assert len(held) == 3 and held[-1] < 2 * held[0]


def test_pages_at_all_seats_are_answered_and_told_without_error() -> None:
    with own.server() as server:
        tally = asyncio.run(pages.load(server, "principe", tables=4, each=0, warm=0.5, seconds=2))
    assert tally.errors == []
    assert len(tally.waits) > 4 * 4
    assert len(tally.told) > 4 and len(tally.sizes) > 4 * 4 and tally.processor > 0
    assert min(tally.told) > 0 and tally.told_within(1) < 60_000
