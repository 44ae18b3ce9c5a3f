"""`python -m bench.load`: the load figures alone. `python -m bench.load soak [GAMES]`: is the memory flat?"""

import asyncio
import sys

from rich.console import Console

from bench.load import own
from bench.load.report import TITLE, aims
from bench.reach import report, status

MOST_GROWTH = 1.2


def soak(games: int) -> int:
    with own.server() as server:
        held = asyncio.run(own.finish(server, games, at_once=50, every=max(1, games // 20)))
    for part, megabytes in enumerate(held, 1):
        print(f"{part * 100 // len(held):4d} %  {megabytes:6.1f} MB")
    settled, end = held[len(held) // 4], held[-1]
    flat = end <= settled * MOST_GROWTH
    print(f"memory {'is flat' if flat else 'grows'}: {settled:.1f} MB after a quarter, {end:.1f} MB in the end")
    return 0 if flat else 1


if __name__ == "__main__":
    if sys.argv[1:2] == ["soak"]:
        sys.exit(soak(int(sys.argv[2]) if len(sys.argv) > 2 else 10_000))
    sys.exit(status(report(Console(), TITLE, aims())))
