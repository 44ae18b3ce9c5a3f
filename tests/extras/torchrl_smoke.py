"""Our environments in TorchRL's hands: run by test_torch.py in an environment that has PyTorch."""

import warnings

import gymnasium
from torchrl.envs import GymWrapper, PettingZooWrapper
from torchrl.envs.utils import check_env_specs

import camarilla.adapters.gymnasium
from camarilla.adapters.pettingzoo import env
from camarilla.core.registry import game_ids

STEPS = 30

warnings.simplefilter("ignore")
for id in game_ids():
    seat = GymWrapper(gymnasium.make(camarilla.adapters.gymnasium.environment_id(id)), categorical_action_encoding=True)
    check_env_specs(seat)
    played = seat.rollout(STEPS, break_when_any_done=False)
    assert played["observation"].shape == (STEPS, *seat.observation_spec["observation"].shape)
    table = PettingZooWrapper(env=env(id), use_mask=True, group_map=None)
    played = table.rollout(STEPS)
    assert played.batch_size[0] > 1 and played["next", "done"].shape[0] == played.batch_size[0]
    print(f"{id}: {played.batch_size[0]} steps")  # noqa: T201  (what the test reads)
