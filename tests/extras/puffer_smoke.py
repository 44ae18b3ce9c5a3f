"""PufferLib wraps every game as a Gymnasium environment and steps a vector of them; run where PufferLib is."""

from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pufferlib.emulation
import pufferlib.vector

from camarilla.adapters.gymnasium import environment_id
from camarilla.core.registry import game_ids

GAMES = 3
ENOUGH = 2_000


def made(id: str, **given: Any) -> Any:
    """One seat against chance, wrapped."""
    return pufferlib.emulation.GymnasiumPufferEnv(env_creator=partial(gymnasium.make, environment_id(id)), **given)


for id in game_ids():
    table = pufferlib.vector.make(partial(made, id), num_envs=GAMES, backend=pufferlib.vector.Serial)
    seen, _ = table.reset(7)
    ends = 0
    for _ in range(ENOUGH):
        masks = [wrapped.env.unwrapped.action_masks() for wrapped in table.envs]
        for row, wrapped, mask in zip(seen, table.envs, masks, strict=True):
            assert np.array_equal(row, wrapped.env.unwrapped.batch.observation[0])
            assert mask.any() or wrapped.done
        seen, rewards, ended, _, _ = table.step(np.array([mask.argmax() for mask in masks]))
        assert not rewards[~ended].any()
        ends += int(ended.sum())
        if ends > GAMES:
            break
    assert ends > GAMES and seen.dtype == np.int16
    print(f"{id}: {GAMES} games at once")  # noqa: T201  (what the test reads)
