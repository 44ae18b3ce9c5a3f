"""`make baselines`: learn every game with three seeds, judge each on the way, write docs/baselines.md.

python -m baselines --short       a few minutes a game; what is finished is not done again
python -m baselines --page        only write the page and the pictures from what is there
"""

import argparse
import time
from functools import partial
from statistics import fmean
from typing import Any

from baselines.judge import LEVELS, rewards
from baselines.network import FOLDER, Network
from baselines.page import write
from baselines.results import PLANS, Plan, Results, begin
from camarilla.adapters.environment import Environment
from camarilla.core.registry import game_ids

SEEDS = (1, 2, 3)
LARGEST = 200_000
"""Bytes of weights that are kept in the repository; larger ones are made again by whoever wants them."""


def main() -> None:
    """Learn what is not learned yet, every game with one seed before any with the next; then write it down."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--page", action="store_true")
    chosen = parser.parse_args()
    plan = PLANS["short" if chosen.short else "full"]
    games = sorted(game_ids(), key=_size)
    for seed in () if chosen.page else SEEDS:
        for game in games:
            results = Results(game, plan)
            if str(seed) not in results.runs:
                results.add(seed, run(game, seed, plan))
                print(f"{game}, seed {seed}: {results.runs[str(seed)]['seconds']} s", flush=True)
    write([Results(game, plan) for game in games])


def _size(game: str) -> int:
    """How much is to be learned; the least comes first, so that there is soon something to see."""
    environment = Environment(game)
    return environment.width * environment.actions


def run(game: str, seed: int, plan: Plan) -> dict[str, Any]:
    """Learn one game with one seed; the rewards at every point, and how long it took."""
    from baselines.learn import learn, versions

    environment, found, start = Environment(game), begin(), time.perf_counter()
    network = learn(game, seed, plan.points, partial(_look, environment, plan, found))
    if seed == SEEDS[0]:
        _keep(game, network)
    return {"rewards": found, "seconds": round(time.perf_counter() - start), "versions": versions()}


def _look(
    environment: Environment, plan: Plan, found: dict[str, list[list[float]]], point: int, network: Network
) -> None:
    for level in LEVELS:
        values = [round(value, 4) for value in rewards(environment, network, level, plan.deals[level])]
        found[level].append(values)
        print(f"{environment.game.id}, {point} decisions: {fmean(values):+.2f} against {level}", flush=True)


def _keep(game: str, network: Network) -> None:
    """The weights of the first seed, whatever it is worth, not those of the best."""
    file = FOLDER / f"{game}.npz"
    network.save(file)
    if file.stat().st_size > LARGEST:
        file.unlink()


if __name__ == "__main__":
    main()
