"""`make bench`: what was aimed for and what was reached, for every game."""

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench import crowd, growth, processes, web
from bench.load import report as load
from bench.measure import best_rates, middle_position, size_of, works_of
from bench.peers import peer_works
from bench.reach import met
from camarilla.core import position
from camarilla.core.registry import find_game, game_ids

HERE = Path(__file__).parent
ROWS = {
    "kernel": "decisions/s in the kernel",
    "api": "decisions/s through the API",
    "clone": "clones/s",
    "redeal": "redeals/s",
}


def targets_of(id: str) -> dict[str, float]:
    targets = tomllib.loads((HERE / "targets.toml").read_text())
    return {**targets["default"], **targets.get(id, {}), **targets["common"]}


def interpreted_kernels() -> dict[str, float]:
    """The kernel rate of every game in the interpreted build, from a process of its own."""
    environment = {**os.environ, "CAMARILLA_PURE": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "bench", "--kernels"], env=environment, capture_output=True, check=True
    )
    rates: dict[str, float] = json.loads(done.stdout)
    return rates


def kernels() -> dict[str, float]:
    works = {id: works_of(find_game(id))["kernel"] for id in game_ids()}
    return best_rates(works, rounds=2)


def import_milliseconds() -> float:
    """The best of ten imports of the package, without the start of Python itself."""
    code = "import time; start = time.perf_counter(); import camarilla; print((time.perf_counter() - start) * 1000)"
    runs = [subprocess.run([sys.executable, "-c", code], capture_output=True, check=True) for _ in range(10)]
    return min(float(run.stdout) for run in runs)


def main() -> None:
    if "--kernels" in sys.argv:
        print(json.dumps(kernels()))
        return
    console = Console()
    if position.__file__.endswith(".py"):
        console.print("This is the interpreted build; the targets are for the compiled one.")
    peers = best_rates(peer_works(), rounds=3)
    interpreted = interpreted_kernels()
    table = Table(title="Compiled, four seats, one core, per CPU second; best of five interleaved rounds")
    for heading in ("game", "what", "target", "reached", ""):
        table.add_column(heading, justify="left" if heading in {"game", "what"} else "right")
    for id in game_ids():
        add_game(table, id, interpreted[id], peers)
    for name, value in peers.items():
        table.add_row("OpenSpiel", f"{name}, decisions/s from Python", "", f"{value:,.0f}", "")
    milliseconds = import_milliseconds()
    limit = targets_of("")["import"]
    table.add_row("camarilla", "import, ms", f"< {limit:,.0f}", f"{milliseconds:.0f}", met(milliseconds < limit))
    console.print(table)
    web.report(console)
    load.report(console)
    crowd.report(console)
    growth.report(console)
    processes.report(console)


def add_game(table: Table, id: str, interpreted: float, peers: dict[str, float]) -> None:
    game, targets = find_game(id), targets_of(id)
    rates = best_rates(works_of(game))
    for name, words in ROWS.items():
        table.add_row(id, words, f"{targets[name]:,.0f}", f"{rates[name]:,.0f}", met(rates[name] >= targets[name]))
    size = size_of(middle_position(game))
    table.add_row(
        id, "bytes of a position", f"< {targets['position']:,.0f}", f"{size:,}", met(size < targets["position"])
    )
    ratio = rates["kernel"] / interpreted
    table.add_row(
        id, "times the interpreted build", f"{targets['ratio']:.0f}", f"{ratio:.1f}", met(ratio >= targets["ratio"])
    )
    if peers:
        times = rates["api"] / max(peers.values())
        table.add_row(
            id, "API, times OpenSpiel's best", f"{targets['peers']:.0f}", f"{times:.1f}", met(times >= targets["peers"])
        )


main()
