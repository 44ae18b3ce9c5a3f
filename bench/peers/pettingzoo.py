"""PettingZoo's own card games: random games in its loop, with the usual wrappers and without."""

from functools import partial
from importlib import import_module
from typing import Any

import numpy as np

from bench.peers.worker import Portion, Work, serve

GAMES = {"texas_holdem_v4": {"num_players": 4}, "leduc_holdem_v4": {}, "texas_holdem_no_limit_v6": {"num_players": 4}}


def play(env: Any, chance: np.random.Generator) -> Portion:
    """One random game."""
    env.reset(seed=int(chance.integers(1 << 30)))
    decisions = 0
    for _ in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            open_actions = np.flatnonzero(seen["action_mask"])
            env.step(int(open_actions[int(chance.random() * len(open_actions))]))  # `choice` takes seven times as long
            decisions += 1
    return Portion(decisions, 1)


def works() -> dict[str, Work]:
    """Everything that is measured."""
    found: dict[str, Work] = {}
    for name, options in GAMES.items():
        module = import_module(f"pettingzoo.classic.{name}")
        found[f"wrapped {name}"] = partial(play, module.env(**options), np.random.default_rng(1))
        found[f"raw {name}"] = partial(play, module.raw_env(**options), np.random.default_rng(1))
    return found


if __name__ == "__main__":
    serve(["pettingzoo", "rlcard"], works())
