"""Self-play with MaskablePPO: one seat learns, and all others are played by what it has learned so far."""

from collections.abc import Callable
from typing import Any

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from baselines.network import Array, Network
from baselines.tables import Tables
from camarilla.adapters.environment import Environment

TABLES = 32
"""Games at once; the learner sits in another seat of each."""
ROUND = 128
"""Decisions at each table between two lessons."""
PPO: dict[str, Any] = {
    "n_steps": ROUND, "batch_size": 512, "n_epochs": 4, "gamma": 1.0, "gae_lambda": 0.99, "ent_coef": 0.01,
    "learning_rate": 1e-3,
}  # fmt: skip


class Lessons(BaseCallback):  # type: ignore[misc]
    """Before every round the others learn what the learner has learned; at some points somebody looks on."""

    def __init__(self, tables: Tables, points: list[int], look: Callable[[int, Network], None]) -> None:
        super().__init__()
        self._tables = tables
        self._points = list(points)
        self._look = look

    def _on_rollout_start(self) -> None:
        self._tables.network = network_of(self.model)
        self._show()

    def _on_training_end(self) -> None:
        self._show()

    def _show(self) -> None:
        while self._points and self.num_timesteps >= self._points[0]:
            self._look(self._points.pop(0), network_of(self.model).as_kept())

    def _on_step(self) -> bool:
        return True


def learn(environment: Environment, seed: int, points: list[int], look: Callable[[int, Network], None]) -> Network:
    """Learn one game until the last point, a number of decisions; `look` is shown the network at each of them."""
    torch.set_num_threads(1)
    torch.distributions.Distribution.set_default_validate_args(False)  # a tenth of the time
    tables = Tables(environment, TABLES, seed)
    model = MaskablePPO("MlpPolicy", tables, seed=seed, device="cpu", **PPO)
    model.learn(points[-1], Lessons(tables, points, look))
    return network_of(model).as_kept()


def network_of(model: Any) -> Network:
    """The policy as it stands, without what only learning needs."""
    policy = model.policy
    linear = [layer for layer in policy.mlp_extractor.policy_net if isinstance(layer, torch.nn.Linear)]
    return Network([_arrays(layer) for layer in [*linear, policy.action_net]])


def _arrays(layer: Any) -> tuple[Array, Array]:
    return layer.weight.detach().numpy().copy(), layer.bias.detach().numpy().copy()
