"""Every game as a PettingZoo environment, all seats in turn: `env("strozzi", seats=4)`.

An observation is a dictionary of `observation` (what the seat knows, in numbers) and `action_mask`; `infos` has the
mask, too. Rewards come at the end, by place or by points. Where several players owe a decision at once, they are asked
one after the other, and none of them learns what another has decided before all have.

An action that is not open is refused with the rulebook's reason, and the game goes on as if it had not been tried.
"""

import secrets
from collections.abc import Iterator
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from camarilla.adapters.environment import Environment
from camarilla.adapters.kernel import rewards_of
from camarilla.adapters.lens import NOBODY
from camarilla.adapters.rendering import MODES, Renderer
from camarilla.core.bits import bit
from camarilla.core.box import Box
from camarilla.core.chance import FastChance
from camarilla.core.game import Game

Observed = dict[str, NDArray[Any]]


def env(game: Game | str, seats: int | None = None, **chosen: Any) -> "AECEnv[str, Observed, int]":
    """The environment with PettingZoo's own checks around it; takes what `raw_env` takes."""
    return Ordered(raw_env(game, seats, **chosen))


class Ordered(wrappers.OrderEnforcingWrapper[str, Observed, int]):  # type: ignore[misc]
    """PettingZoo's checks of the order of calls. What every step asks for is handed on without a search by name.

    Before the first reset the environment has no such attributes, and PettingZoo's own search says why.
    """

    agents = property(lambda self: self.env.agents)
    agent_selection = property(lambda self: self.env.agent_selection)

    def last(self, observe: bool = True) -> tuple[Observed | None, float, bool, bool, dict[str, Any]]:
        """What PettingZoo's own says, of the environment itself."""
        last: tuple[Observed | None, float, bool, bool, dict[str, Any]]
        last = self.env.last(observe) if self._has_reset else super().last(observe)
        return last

    def __str__(self) -> str:
        return str(self.env)


class raw_env(AECEnv[str, Observed, int]):  # type: ignore[misc]  # noqa: N801  (PettingZoo's name for it)
    """A game with all its seats; `options` are those of the game, like `edition="hu"`."""

    def __init__(
        self, game: Game | str, seats: int | None = None, box: Box | str | None = None, reward: str = "place",
        render_mode: str | None = None, **options: Any,
    ) -> None:  # fmt: skip
        super().__init__()
        self.environment = Environment(game, seats, box, reward, options)
        self._spyglass = self.environment.spyglass
        self.metadata = {"name": self.environment.name, "render_modes": MODES, "is_parallelizable": False}
        self.render_mode = render_mode
        self._renderer = Renderer(self.environment.game, render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.environment.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = self.environment.bounds()
        self._actions = {agent: spaces.Discrete(self.environment.actions) for agent in self.possible_agents}
        self._observations = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.int16),
                    "action_mask": spaces.Box(0, 1, (self.environment.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._chance = FastChance(secrets.randbits(96))

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What a seat's observations are among."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All decisions that the game knows."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. A seed gives the same games again; without one the luck of before goes on."""
        if seed is not None:
            self._chance = FastChance(seed)
        self.position = self.environment.start(self._chance)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self._ask()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Who is asked, step by step, as PettingZoo's own says it; a generator is asked with less ado."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def step(self, action: int | None) -> None:
        """Take a decision for the seat that is asked, or refuse it; once the game is over, let that seat leave."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.position.play(self._seat_of[agent], int(action if action is not None else -1))
        self.infos[agent] = {}
        self._ask()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observed:
        """What a seat knows now, and what is open to it."""
        seat = self._seat_of[agent]
        if agent == self.agent_selection and self._mask is not None:
            mask = self._mask
        elif self.position.acting() & bit(seat):
            mask = self._spyglass.mask(self.position, seat)
        else:
            mask = self._spyglass.empty_mask()
        return {"observation": self._spyglass.observe(self.position, seat), "action_mask": mask}

    def render(self) -> Any:
        """The table as the seat that is asked sees it, printed, as text, or painted (`camarilla[png]`), by the mode."""
        return self._renderer.render(self.position, self._seat_of.get(self.agent_selection))

    def _ask(self) -> None:
        """Ask who has to decide: of several, the first; if nobody has, the game is over."""
        seat, mask = self._spyglass.ask(self.position)
        if seat == NOBODY:
            self._end()
            return
        agent = self.possible_agents[seat]
        self.agent_selection = agent
        self._mask: NDArray[np.int8] | None = mask
        self.infos[agent] = {"action_mask": mask}

    def _end(self) -> None:
        self._mask = None
        for agent, reward in zip(self.agents, rewards_of(self.position, self.environment.by_place), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]
