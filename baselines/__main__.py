"""`make baselines`: learn every game with three seeds, judge each on the way, write docs/baselines.md.

python -m baselines           what is finished is not done again
python -m baselines --short   an eighth of it, into build/baselines: the page and the weights stay as they are
python -m baselines --page    only write the page and the pictures from what is there
"""

import argparse
import time
from functools import partial
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from statistics import fmean
from typing import Any

from baselines import results as kept
from baselines.judge import LEVELS, Policy, rewards
from baselines.network import FOLDER as WEIGHTS
from baselines.page import DOCS, write
from baselines.results import PLANS, Plan, Results, begin
from camarilla.adapters.environment import Environment

SEEDS = (1, 2, 3)
SHORT = Path("build", "baselines", "short")
PACKAGES = {"ppo": ("sb3-contrib", "torch", "numpy"), "logit": ("numpy",)}
"""What the figures of a method depend on besides us."""


def main() -> None:
    """Learn what is not learned yet, every game with one seed before any with the next; then write it down."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--page", action="store_true")
    parser.add_argument("--method", choices=[plan.method for plan in PLANS], help="only this one")
    chosen = parser.parse_args()
    plans = [plan.shorter() if chosen.short else plan for plan in PLANS]
    folder, weights = (SHORT, SHORT) if chosen.short else (kept.FOLDER, WEIGHTS)
    folder.mkdir(parents=True, exist_ok=True)
    for seed in () if chosen.page else SEEDS:
        for plan in plans:
            for game in plan.amounts if chosen.method in (None, plan.method) else ():
                results = Results(game, plan, folder)
                if str(seed) not in results.runs:
                    results.add(seed, run(game, seed, plan, weights))
                    print(f"{game}, {plan.method}, seed {seed}: {results.runs[str(seed)]['seconds']} s", flush=True)
    found = [[Results(game, plan, folder) for game in plan.amounts] for plan in plans]
    write(found, SHORT if chosen.short else DOCS)


def run(game: str, seed: int, plan: Plan, weights: Path) -> dict[str, Any]:
    """Learn one game with one seed; the rewards at every point, and how many seconds of the processor it took.

    The weights of the first seed are kept, whatever it is worth, not those of the best.
    """
    learner = import_module(f"baselines.{plan.method}")
    environment, found, start = Environment(game), begin(), time.process_time()
    policy = learner.learn(environment, seed, plan.points(game), partial(_look, environment, plan, found))
    if seed == SEEDS[0]:
        policy.save(weights / game)
    versions = [f"{name} {version(name)}" for name in PACKAGES[plan.method]]
    return {"rewards": found, "seconds": round(time.process_time() - start), "versions": versions}


def _look(
    environment: Environment, plan: Plan, found: dict[str, list[list[float]]], point: int, policy: Policy
) -> None:
    game = environment.game.id
    for level in LEVELS:
        deals = plan.deals_at(level, at_the_end=point == plan.amounts[game])
        values = [round(value, 4) for value in rewards(environment, policy, level, deals)]
        found[level].append(values)
        print(f"{game}, {point} {plan.counted}: {fmean(values):+.2f} against {level}", flush=True)


if __name__ == "__main__":
    main()
