"""`make bench`, processes: what a decision costs when two processes serve the tables of one PostgreSQL, not one."""

import asyncio
import contextlib
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from tests.postgres import Postgres

from bench.load import own
from bench.reach import Aim, report, status

TITLE = "Processor time of the servers for a decision; four players, all told everything"
WHERE = "on PostgreSQL"
TABLES, EACH = 50, 2.0
WARM, SPAN = 2.0, 10.0
TIMES = 1.15
"""How much more a decision may cost with two processes, each of which has two of a table's four players."""


def cost(postgres: Postgres, processes: int) -> float:
    """Milliseconds of the processor for a decision that everybody is told, in all processes together."""
    database = postgres.database()
    with contextlib.ExitStack() as stack:
        servers = [stack.enter_context(own.server(database)) for _ in range(processes)]
        port, *further = [server.port for server in servers]

        def spent() -> float:
            return sum(server.processor_seconds() for server in servers)

        tally = asyncio.run(own.load(port, TABLES, EACH, WARM, SPAN, "data", further, spent))
    assert not tally.errors, tally.errors[0]
    return tally.spent / len(tally.waits) * 1000


def aims() -> Iterator[Aim]:
    """Measure everything."""
    with tempfile.TemporaryDirectory(prefix="postgres-") as folder:
        postgres = Postgres(Path(folder))
        postgres.start()
        try:
            one, two = cost(postgres, 1), cost(postgres, 2)
        finally:
            postgres.stop()
    yield Aim(WHERE, "one process, ms", one, digits=2)
    yield Aim(WHERE, "two processes, players spread over both, ms", two, digits=2)
    yield Aim(WHERE, "… times one process", two / one, TIMES, below=True, digits=2)


if __name__ == "__main__":
    sys.exit(status(report(Console(), TITLE, aims())))
