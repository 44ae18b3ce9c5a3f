"""RLCard: random games in its environments, which build an observation at every step."""

import copy
from functools import partial
from typing import Any

import numpy as np
import rlcard

from bench.peers.worker import Portion, Work, serve

GAMES = {"uno": {}, "leduc-holdem": {}, "limit-holdem": {"game_num_players": 4}, "gin-rummy": {}}
COPIES = 100


def play(env: Any, chance: np.random.Generator) -> Portion:
    """One random game."""
    state, _ = env.reset()
    decisions = 0
    while not env.is_over():
        legal = list(state["legal_actions"])
        state, _ = env.step(legal[int(chance.integers(len(legal)))])
        decisions += 1
    return Portion(decisions, 1)


def clone(env: Any) -> Portion:
    """It has no copies of its own."""
    for _ in range(COPIES):
        copy.deepcopy(env.game)
    return Portion(COPIES)


def works() -> dict[str, Work]:
    """Everything that is measured."""
    envs = {name: rlcard.make(name, config={"seed": 1, **config}) for name, config in GAMES.items()}
    found: dict[str, Work] = {
        f"play {name}": partial(play, env, np.random.default_rng(1)) for name, env in envs.items()
    }
    envs["uno"].reset()
    return found | {"clone uno": partial(clone, envs["uno"])}


if __name__ == "__main__":
    serve(["rlcard"], works())
