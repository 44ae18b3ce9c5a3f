"""One seat of every game as a Gymnasium environment, the other seats played by bots.

Importing this module registers them: `gymnasium.make("camarilla/Strozzi-v0", seats=4, opponents="greedy")`, and in
vectors `gymnasium.make_vec("camarilla/Strozzi-v0", num_envs=8)`. An observation is what the seat knows, in numbers;
`action_masks()`, and `info["action_mask"]`, say what is open to it. The reward comes at the end, by place or by points.

An action that is not open changes nothing and earns nothing: `info["refused"]` says why. `action_space.sample()` takes
an open one. In a vector such an action is raised as what it is, a mistake.
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from camarilla.adapters.batch import Batch
from camarilla.adapters.environment import Environment
from camarilla.adapters.rendering import MODES, Renderer
from camarilla.core.box import Box
from camarilla.core.clauses import Refusal
from camarilla.core.game import Game
from camarilla.core.registry import game_ids

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]
SEEDS = 1 << 32


class OpenActions(spaces.Discrete):
    """All decisions of a game, of which those are sampled that are open now."""

    def __init__(self, size: int, mask: Mask) -> None:
        super().__init__(size)
        self._mask = mask

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """One of the open actions, unless another mask or other probabilities are given."""
        drawn: np.int64 = super().sample(self._mask if mask is None and probability is None else mask, probability)
        return drawn


class SeatEnv(gymnasium.Env[Numbers, np.int64]):
    """One seat against bots; takes what `Batch` takes, with the game's options among them."""

    metadata = {"render_modes": MODES, "render_fps": 2}  # noqa: RUF012  (Gymnasium's way)

    def __init__(
        self, game: Game | str, seat: int = 0, seats: int | None = None, opponents: str = "random",
        box: Box | str | None = None, reward: str = "place", render_mode: str | None = None, **options: Any,
    ) -> None:  # fmt: skip
        self._seat = seat
        self.batch = Batch(
            game, 1, seats=seats, box=box, reward=reward, seat=seat, opponents=opponents, **options
        )  # fmt: skip
        self.observation_space = observation_space(self.batch.environment)
        self.action_space = OpenActions(self.batch.environment.actions, self.batch.mask[0])
        self.render_mode = render_mode
        self._renderer = Renderer(self.batch.environment.game, render_mode)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Deal a new game and let the others decide until the seat has to."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(SEEDS)))
        return self.batch.observation[0].copy(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Take the seat's decision, or refuse it, and let the others decide until the seat has to again."""
        info: dict[str, Any] = {}
        try:
            self.batch.step(np.array([action]))
        except Refusal as refusal:
            info["refused"] = str(refusal)
        if self.render_mode == "human":
            self.render()
        reward = float(self.batch.rewards[0, self._seat])
        return self.batch.observation[0].copy(), reward, bool(self.batch.ended[0]), False, {**self._info(), **info}

    def action_masks(self) -> NDArray[np.bool_]:
        """What is open to the seat, as MaskablePPO asks for it."""
        mask: NDArray[np.bool_] = self.batch.mask[0].astype(np.bool_)
        return mask

    def render(self) -> Any:
        """The table as the seat sees it, printed, as text, or painted (`camarilla[png]`), by the mode."""
        return self._renderer.render(self.batch.position(0), self._seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.batch.mask[0].copy()}


class SeatVectorEnv(VectorEnv[Numbers, NDArray[np.int64], NDArray[Any]]):
    """The same seat in many games at once.

    A game that is over is dealt anew by the next step, which ignores its action.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012  (Gymnasium's way)

    def __init__(
        self, game: Game | str, num_envs: int = 1, seat: int = 0, seats: int | None = None, opponents: str = "random",
        box: Box | str | None = None, reward: str = "place", **options: Any,
    ) -> None:  # fmt: skip
        self._seat = seat
        self.num_envs = num_envs
        self.batch = Batch(
            game, num_envs, seats=seats, box=box, reward=reward, seat=seat, opponents=opponents, **options
        )  # fmt: skip
        self.single_observation_space = observation_space(self.batch.environment)
        self.single_action_space = spaces.Discrete(self.batch.environment.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Deal all games anew; one seed for all of them."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        self.batch.reset(int(self.np_random.integers(SEEDS)))
        return self.batch.observation.copy(), {"action_mask": self.batch.mask.copy()}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Numbers, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Take the seat's decision in every game, or refuse them all if one is not open."""
        self.batch.step(actions)
        ended = self.batch.ended.copy()
        info = {"action_mask": self.batch.mask.copy()}
        return (
            self.batch.observation.copy(),
            self.batch.rewards[:, self._seat].copy(),
            ended,
            np.zeros_like(ended),
            info,
        )


def observation_space(environment: Environment) -> spaces.Space[Any]:
    """What observations are among."""
    low, high = environment.bounds()
    return spaces.Box(low, high, dtype=np.int16)


def environment_id(game: str) -> str:
    """The id of a game's environment: `camarilla/RuseAndBruise-v0`."""
    name = "".join(word.capitalize() for word in game.split("-"))
    return f"camarilla/{name}-v{Environment(game).observer.version}"


for _game in game_ids():
    if environment_id(_game) not in gymnasium.registry:
        gymnasium.register(
            environment_id(_game),
            entry_point=f"{__name__}:{SeatEnv.__name__}",
            vector_entry_point=f"{__name__}:{SeatVectorEnv.__name__}",
            kwargs={"game": _game},
        )
