"""`make bench`: what was aimed for and what was reached, for every game."""

import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from rich.console import Console

from bench import crowd, environments, growth, processes, reviewing, search, web
from bench.load import report as load
from bench.measure import Work, best_rates, middle_position, size_of, works_of
from bench.reach import Aim, Verdict, report, status
from camarilla.core import position
from camarilla.core.registry import find_game, game_ids

HERE = Path(__file__).parent
FASTEST = ("play hearts", "play goofspiel")
"""What is measured of OpenSpiel: a card game with tricks, and its fastest."""
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


def peer_works() -> dict[str, Work]:
    """Random play of OpenSpiel's games; none where it is not installed. `make bench-peers` asks all the others."""
    try:
        from bench.peers import openspiel
    except ImportError:
        return {}
    return {work: partial(_amount, play) for work, play in openspiel.playing().items() if work in FASTEST}


def _amount(play: Callable[[], tuple[int, int, float]]) -> int:
    return play()[0]


def of_games() -> Iterator[Aim]:
    """What the compiled rules reach, game by game, and the package as a whole."""
    peers = best_rates(peer_works(), rounds=3)
    interpreted = interpreted_kernels()
    for id in game_ids():
        yield from of_game(id, interpreted[id], peers)
    for name, value in peers.items():
        yield Aim("OpenSpiel", f"{name.removeprefix('play ')}, decisions/s from Python", value)
    yield Aim("camarilla", "import, ms", import_milliseconds(), targets_of("")["import"], below=True)


def of_game(id: str, interpreted: float, peers: dict[str, float]) -> Iterator[Aim]:
    game, targets = find_game(id), targets_of(id)
    rates = best_rates(works_of(game))
    for name, words in ROWS.items():
        yield Aim(id, words, rates[name], targets[name])
    yield Aim(id, "bytes of a position", size_of(middle_position(game)), targets["position"], below=True)
    yield Aim(id, "times the interpreted build", rates["kernel"] / interpreted, targets["ratio"], digits=1)
    if peers:
        times = rates["api"] / max(peers.values())
        yield Aim(id, "API, times OpenSpiel's best", times, targets["peers"], digits=1)


PARTS: dict[str, Callable[[], Iterator[Aim]]] = {
    "Compiled, four seats, one core, per CPU second; best of five interleaved rounds": of_games,
    search.TITLE: search.aims,
    reviewing.TITLE: reviewing.aims,
    environments.TITLE: environments.aims,
    web.TITLE: web.aims,
    load.TITLE: load.aims,
    crowd.TITLE: crowd.aims,
    growth.TITLE: growth.aims,
    processes.TITLE: processes.aims,
}


def main(arguments: list[str]) -> int:
    """Measure all parts; 1 if a target was missed that nobody accepts. `--json` reports to programs."""
    if "--kernels" in arguments:
        print(json.dumps(kernels()))
        return 0
    console = Console(stderr="--json" in arguments)
    if position.__file__.endswith(".py"):
        console.print("This is the interpreted build; the targets are for the compiled one.")
    verdicts: list[Verdict] = []
    for title, part in PARTS.items():
        verdicts += report(console, title, part())
    if "--json" in arguments:
        print(json.dumps([verdict.json() for verdict in verdicts], ensure_ascii=False, indent=1))
    return status(verdicts)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
