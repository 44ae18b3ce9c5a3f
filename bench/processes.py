"""`make bench`, processes: what a decision costs when two processes serve the tables of one PostgreSQL, not one."""

import asyncio
import contextlib
import tempfile
from pathlib import Path

from rich.console import Console
from tests.postgres import Postgres

from bench.load import own
from bench.reach import figures, met

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
            return sum(server.processor() for server in servers)

        tally = asyncio.run(own.load(port, TABLES, EACH, WARM, SPAN, "data", further, spent))
    assert not tally.errors, tally.errors[0]
    return tally.spent / len(tally.waits) * 1000


def report(console: Console) -> None:
    """Measure and say what was reached."""
    with tempfile.TemporaryDirectory(prefix="postgres-") as folder:
        postgres = Postgres(Path(folder))
        postgres.start()
        try:
            one, two = cost(postgres, 1), cost(postgres, 2)
        finally:
            postgres.stop()
    table = figures("Processor time of the servers for a decision, on PostgreSQL; four players, all told everything")
    table.add_row("one process, ms", "", f"{one:.2f}", "")
    table.add_row("two processes, players spread over both, ms", "", f"{two:.2f}", "")
    table.add_row("… times one process", f"< {TIMES}", f"{two / one:.2f}", met(two / one < TIMES))
    console.print(table)


if __name__ == "__main__":
    report(Console())
