"""Self-play with MaskablePPO: one seat learns, and all others are played by what it has learned so far."""

from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from typing import Any

import gymnasium
import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from baselines.network import Array, Network, Player, Scale
from camarilla.adapters.environment import Environment
from camarilla.adapters.gymnasium import SeatEnv
from camarilla.core.chance import FastChance
from camarilla.core.table import Chair

TABLES = 8
"""Games at once; the learner sits in another seat of each."""
ROUND = 512
"""Decisions at each table between two lessons."""
PPO: dict[str, Any] = {
    "n_steps": ROUND, "batch_size": 512, "n_epochs": 4, "gamma": 1.0, "gae_lambda": 0.95, "ent_coef": 0.01,
    "learning_rate": 3e-4,
}  # fmt: skip


class Latest:
    """The bot at the other seats: the learner as it was when the game began. An environment names its bots, so what
    they play by stands at the class.
    """

    environment: Environment
    network: Network

    def __init__(self, chance: FastChance) -> None:
        self._player = Player(self.environment, self.network, chance, drawing=True)

    def choose(self, chair: Chair) -> int:
        """An action, drawn as the learner would draw it, so that it meets all that it might do itself."""
        return self._player.choose(chair)


class SeatOfOne(gymnasium.Wrapper[Array, np.int64, NDArray[np.int16], np.int64]):
    """One seat among copies of the learner, with scaled observations."""

    def __init__(self, game: str, seat: int) -> None:
        inner = SeatEnv(game, seat=seat, opponents=f"{__name__}:{Latest.__name__}")
        super().__init__(inner)  # type: ignore[arg-type]  # what is seen is scaled
        self._inner = inner
        self._scale = Scale(inner.batch.environment)
        self.observation_space = gymnasium.spaces.Box(0.0, 1.0, (inner.batch.environment.width,), np.float32)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """A new game."""
        seen, info = self._inner.reset(seed=seed)
        return self._scale.scaled(seen), info

    def step(self, action: np.int64) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """One decision of the learner."""
        seen, reward, ended, cut, info = self._inner.step(action)
        return self._scale.scaled(seen), reward, ended, cut, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What is open."""
        return self._inner.action_masks()


class Lessons(BaseCallback):  # type: ignore[misc]
    """Before every round the others learn what the learner has learned; at some points somebody looks on."""

    def __init__(self, points: list[int], look: Callable[[int, Network], None]) -> None:
        super().__init__()
        self._points = list(points)
        self._look = look

    def _on_rollout_start(self) -> None:
        Latest.network = network_of(self.model)
        self._show()

    def _on_training_end(self) -> None:
        self._show()

    def _show(self) -> None:
        while self._points and self.num_timesteps >= self._points[0]:
            self._look(self._points.pop(0), network_of(self.model))

    def _on_step(self) -> bool:
        return True


def learn(game: str, seed: int, points: list[int], look: Callable[[int, Network], None]) -> Network:
    """Learn one game until the last point, a number of decisions; `look` is shown the network at each of them."""
    torch.set_num_threads(1)
    Latest.environment = Environment(game)
    Latest.network = _anything(Latest.environment)
    seats = [table % Latest.environment.seats for table in range(TABLES)]
    tables = DummyVecEnv([partial(SeatOfOne, game, seat) for seat in seats])
    model = MaskablePPO("MlpPolicy", tables, seed=seed, device="cpu", **PPO)
    model.learn(points[-1], Lessons(points, look))
    return network_of(model)


def _anything(environment: Environment) -> Network:
    """A network to which all actions are alike."""
    shape = environment.actions, environment.width
    return Network([(np.zeros(shape, np.float32), np.zeros(shape[0], np.float32))])


def network_of(model: Any) -> Network:
    """The policy as it stands, without what only learning needs."""
    policy = model.policy
    linear = [layer for layer in policy.mlp_extractor.policy_net if isinstance(layer, torch.nn.Linear)]
    return Network([_arrays(layer) for layer in [*linear, policy.action_net]])


def _arrays(layer: Any) -> tuple[Array, Array]:
    return layer.weight.detach().numpy().copy(), layer.bias.detach().numpy().copy()


def versions() -> list[str]:
    """Of what the figures depend on besides us."""
    return [f"{name} {version(name)}" for name in ("sb3-contrib", "torch", "numpy")]
