"""Many tables at which one seat learns, the others played by what it has learned so far, all in one batch.

stable-baselines3 asks for one decision of the learner at every table. Between two of these the others decide: whoever
has to, at all tables together, so that the network is asked once for all of them.
"""

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray
from stable_baselines3.common.vec_env.base_vec_env import VecEnv

from baselines.network import Array, Network, Scale
from camarilla.adapters.environment import Environment
from camarilla.adapters.kernel import rewards_of
from camarilla.core.chance import FastChance
from camarilla.core.position import Position

SPREAD = 1 << 20
"""Between the seeds of two runs, so that no two deal the same games."""


SAMPLE = 50
"""Random games that tell how many points a game has."""


class Tables(VecEnv):  # type: ignore[misc]
    """Games at once; the learner sits in another seat of each, and moves on by one with every new game."""

    def __init__(self, environment: Environment, count: int, seed: int) -> None:
        space = gymnasium.spaces.Box(0.0, 1.0, (environment.width,), np.float32)
        self.render_mode = None
        super().__init__(count, space, gymnasium.spaces.Discrete(environment.actions))
        self.network: Network | None = None
        """Who plays the other seats; without one, chance does."""
        self._environment = environment
        self._scale = Scale(environment)
        self._lens = environment.lens(count)
        self._numbers = np.asarray(self._lens.numbers).reshape(count, -1)
        self._mask = np.asarray(self._lens.mask).reshape(count, -1).view(np.bool_)
        self._luck = [FastChance(seed * SPREAD + table) for table in range(count)]
        self._draws = np.random.default_rng(seed)
        self.seats = [table % environment.seats for table in range(count)]
        self.positions: list[Position] = [environment.start(luck) for luck in self._luck]
        self.unit = _usual_points(environment)
        self._lead = np.zeros(count, np.float32)
        self._actions = np.zeros(count, np.int64)

    def reset(self) -> Array:
        """Deal everywhere, and play until the learner has to decide."""
        for table in range(self.num_envs):
            self._deal(table)
        self._play_on(list(range(self.num_envs)))
        return self._seen()

    def step_async(self, actions: NDArray[np.int64]) -> None:
        """Remember what the learner decides."""
        self._actions = actions

    def step_wait(self) -> tuple[Array, Array, NDArray[np.bool_], list[dict[str, Any]]]:
        """Take the decisions; where a game is over, the next is dealt at once and what was seen last goes to `info`."""
        tables = range(self.num_envs)
        for table in tables:
            self.positions[table].apply(self.seats[table], int(self._actions[table]))
        over = self._play_on(list(tables))
        rewards = np.zeros(self.num_envs, np.float32)
        ended = np.zeros(self.num_envs, np.bool_)
        infos: list[dict[str, Any]] = [{} for _ in tables]
        while over:
            for table in over:
                if not ended[table]:  # a game could end before the learner has decided once
                    rewards[table] = self._gained(table) + self._place(table)
                    ended[table] = True
                    infos[table] = {"terminal_observation": self._last(table)}
                self.seats[table] = (self.seats[table] + 1) % self._environment.seats
                self._deal(table)
            over = self._play_on(over)
        for table in tables:
            if not ended[table]:
                rewards[table] = self._gained(table)
        return self._seen(), rewards, ended, infos

    def _deal(self, table: int) -> None:
        self.positions[table] = self._environment.start(self._luck[table])
        self._lead[table] = 0.0

    def _play_on(self, tables: list[int]) -> list[int]:
        """Let the others decide until the learner has to, or the game is over: those tables are returned."""
        over = []
        while tables:
            waiting = []
            for table in tables:
                position = self.positions[table]
                acting = position.to_act()
                if not acting:
                    over.append(table)
                    continue
                self._lens.open(table, position, acting[0])
                self._lens.observe(table, position, acting[0])
                if acting[0] != self.seats[table]:
                    waiting.append((table, acting[0]))
            tables = [table for table, _ in waiting]
            for (table, seat), action in zip(waiting, self._answers(tables), strict=True):
                self.positions[table].apply(seat, int(action))
        return over

    def _answers(self, tables: list[int]) -> NDArray[np.int64]:
        """An action for each of these tables, drawn as the learner would draw it."""
        if not tables:
            return np.zeros(0, np.int64)
        rows, actions = self._mask[tables].nonzero()
        scores = np.zeros(len(actions), np.float32)
        if self.network is not None:
            scores = self.network.scores(self._scale.scaled(self._numbers[tables]))[rows, actions]
        # The largest of scores with Gumbel noise is drawn as often as the network would choose it.
        noisy = scores + self._draws.gumbel(size=len(actions))
        firsts = np.searchsorted(rows, np.arange(len(tables)))
        best = np.repeat(np.maximum.reduceat(noisy, firsts), np.diff(firsts, append=len(rows)))
        return np.asarray(actions[noisy == best])

    def _place(self, table: int) -> float:
        return rewards_of(self.positions[table], by_place=True)[self.seats[table]]

    def _gained(self, table: int) -> float:
        """How much of a usual game's points the learner has gained on the others since it was asked the last time."""
        points = self.positions[table].scores()
        lead = (points[self.seats[table]] - sum(points) / len(points)) / self.unit
        gained, self._lead[table] = lead - self._lead[table], lead
        return float(gained)

    def _last(self, table: int) -> Array:
        self._lens.observe(table, self.positions[table], self.seats[table])
        return self._scale.scaled(self._numbers[table])

    def _seen(self) -> Array:
        return self._scale.scaled(self._numbers)

    def action_masks(self) -> NDArray[np.bool_]:
        """What is open to the learner at each table."""
        return self._mask.copy()

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """One answer a table: MaskablePPO asks for the masks like this."""
        return list(getattr(self, method_name)(*args, **kwargs))

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """What all tables share."""
        return [getattr(self, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """For all tables."""
        setattr(self, attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """None is."""
        return [False] * self.num_envs

    def close(self) -> None:
        """Nothing is open."""


def _usual_points(environment: Environment) -> float:
    """What a seat has at the end of a game of random play, on average: so that points weigh alike in all games."""
    luck, found = FastChance(0), list[int]()
    for _ in range(SAMPLE):
        position = environment.start(luck)
        while acting := position.to_act():
            legal = position.legal(acting[0])
            position.apply(acting[0], legal[luck.below(len(legal))])
        found += position.scores()
    return max(1.0, sum(found) / len(found))
