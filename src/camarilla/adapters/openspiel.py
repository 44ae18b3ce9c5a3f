"""Every game as an OpenSpiel game: importing this module registers `camarilla_strozzi(players=4)` and the others.

The options of a game are parameters, too: `camarilla_principe(players=3,edition=hu)`. `camarilla_strozzi_small` and its
like are the small versions, which can be solved. Every draw of luck is a chance
node with equally likely outcomes; where several players owe a decision at once, they are asked one after the other, and
none learns what another has decided before all have. Returns are by place, from 1 for the winner to -1 for the last,
and add up to nothing.

An observation is what a seat knows in numbers (`observation_tensor`) or as its view (`observation_string`); an
information state is that with all the seat was ever told, as text. `camarilla_strozzi(history=400)` has it as a tensor,
too: so many rows of what the seat was told (recall.py), then the observation. No rule bounds how much that becomes, so
a game that needs more rows refuses with a sentence instead of forgetting. OpenSpiel's Python IS-MCTS plays these games
through `resample_from_infostate`; its C++ one cannot, because it knows no resampling of Python games.
"""

import json
from typing import Any

import numpy as np
import pyspiel

from camarilla.adapters.branch import Branch
from camarilla.adapters.environment import Environment, as_word
from camarilla.adapters.kernel import rewards_of
from camarilla.adapters.recall import WIDTH, write
from camarilla.core.chance import FastChance
from camarilla.core.clauses import Malformed
from camarilla.core.game import Game
from camarilla.core.registry import find_game, game_ids

MOST_OUTCOMES = 256
"""Of one draw; no box has more cards of a kind of deck."""
MOST_DECISIONS = 20_000
SEEDS = 1 << 48


class CourtGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters chosen."""

    id: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = dict(params or {})
        players = int(chosen.pop("players", 0)) or None
        self.history = int(chosen.pop("history", 0))
        if self.history < 0:
            raise Malformed("history-negative", given=self.history)
        self.environment = Environment(self.id, players, options={name: str(value) for name, value in chosen.items()})
        info = pyspiel.GameInfo(
            num_distinct_actions=self.environment.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.environment.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(_type_of(self.environment.game, self.history > 0), info, params or {})
        self.root = Branch(self.environment)
        """Where every game begins. OpenSpiel makes a new state for each copy, so that must cost nothing."""

    def new_initial_state(self) -> "CourtState":
        """Nothing dealt yet."""
        return CourtState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SeatObserver":
        """What sees the states of this game for a player."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SeatObserver(self.environment, recall, self.history)

    def max_chance_nodes_in_history(self) -> int:
        """An upper bound."""
        return MOST_DECISIONS


class CourtState(pyspiel.State):  # type: ignore[misc]
    """A state: all that it knows is one branch, which all its copies share."""

    def __init__(self, game: CourtGame) -> None:
        super().__init__(game)
        self.branch = game.root

    def current_player(self) -> int:
        """Who decides, luck and nobody included."""
        if self.branch.outcomes:
            player: int = pyspiel.PlayerId.CHANCE
        elif self.branch.to_act() < 0:
            player = pyspiel.PlayerId.TERMINAL
        else:
            player = self.branch.to_act()
        return player

    def _legal_actions(self, player: int) -> list[int]:
        position = self.branch.position
        return position.legal(player) if position is not None and player == self.branch.to_act() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All equally likely."""
        return [(outcome, 1 / self.branch.outcomes) for outcome in range(self.branch.outcomes)]

    def _apply_action(self, action: int) -> None:
        self.branch = self.branch.draw(action) if self.branch.outcomes else self.branch.decide(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        words: str = self.get_game().environment.game.verbs.text(action)
        return words

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.branch.outcomes and self.branch.to_act() < 0

    def returns(self) -> list[float]:
        """By place, once the game is over."""
        if not self.is_terminal() or self.branch.position is None:
            return [0.0] * self.num_players()
        return rewards_of(self.branch.position, by_place=True)

    def resample_from_infostate(self, player: int, sampler: Any) -> "CourtState":
        """A state that fits all the player has seen, drawn with its true probability."""
        state: CourtState = self.clone()
        state.branch = self.branch.resampled(player, FastChance(int(sampler() * SEEDS)))
        return state

    def __str__(self) -> str:
        position = self.branch.position
        known = "nothing is dealt yet" if position is None else json.dumps(position.dump(), separators=(",", ":"))
        return f"{known} {self.branch.outcomes or ''}".strip()


class SeatObserver:
    """What a player knows of a state: numbers, and text; with `recall` both hold all that was ever told.

    The numbers do so only where there is room for a `history`; without it there are none.
    """

    def __init__(self, environment: Environment, recall: bool, history: int) -> None:
        self._environment = environment
        self._recall = recall
        told = history * WIDTH if recall else 0
        self.tensor = np.zeros(told + environment.width if told or not recall else 0, np.float32)
        self.dict = {"history": self.tensor[:told].reshape(history, WIDTH)} if told else {}
        if len(self.tensor):
            self.dict["observation"] = self.tensor[told:]

    def set_from(self, state: CourtState, player: int) -> None:
        """Write what the player knows; zeros until all is dealt."""
        position = state.branch.position
        if self.dict:
            self.dict["observation"][:] = 0 if position is None else self._environment.observe(position, player)
        if "history" in self.dict:
            write(state.branch.entries(player), self.dict["history"])

    def string_from(self, state: CourtState, player: int) -> str:
        """What the player knows, as text."""
        position = state.branch.position
        view = "{}" if position is None else json.dumps(position.view(player), separators=(",", ":"))
        return "\n".join([*state.branch.told(player), view]) if self._recall else view


def _type_of(game: Game, has_tensor: bool = False) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"camarilla_{as_word(game)}",
        long_name=f"Camarilla: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=has_tensor,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": game.default_seats,
            "history": 0,
            **{name: _typed(choices[0]) for name, choices in game.options.items()},
        },
    )


def _typed(choice: str) -> str | int:
    """A choice as OpenSpiel reads it: what looks like a number is one."""
    return int(choice) if choice.isdigit() else choice


def _register(game: Game) -> None:
    kind = _type_of(game)
    pyspiel.register_game(kind, type(kind.short_name, (CourtGame,), {"id": game.id}))


for _game in [find_game(_id) for _id in game_ids()]:
    _register(_game)
    if _game.has_small:
        _register(_game.small)
