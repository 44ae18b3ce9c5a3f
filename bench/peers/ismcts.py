"""OpenSpiel's own IS-MCTS (the one in Python) at our tables against our search.

    python -m bench.peers.ismcts strozzi --seats 3 --simulations 50 --deals 4
    python -m bench.peers.ismcts strozzi --simulations 50 --own-simulations 5000 --ours hard
    python -m bench.peers.ismcts strozzi explore=0.7 --ours plain

Every deal is played once with OpenSpiel's bot in each seat; all other seats are our search with random rollouts to the
end (`plain`), or with the settings of a level, in which single ones can be changed. Unless told otherwise both make
equally many simulations.
"""

import argparse
import time
import tomllib
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import camarilla.adapters.openspiel  # noqa: F401  (registers the games)
from bench.peers.ours import random_rollouts
from bench.peers.rewards import Searcher
from camarilla.bots.base import decide
from camarilla.bots.estimate import Estimate
from camarilla.bots.levels import LEVELS, make_level, told_of
from camarilla.bots.search.settings import Settings
from camarilla.core.chance import FastChance
from camarilla.core.registry import find_game

PLAIN = "plain"


class Match:
    """One game in OpenSpiel's state: its bot has one seat, our search all others."""

    def __init__(self, id: str, seats: int, simulations: int, ours: Searcher, deal: int) -> None:
        self._game = find_game(id)
        self._luck = np.random.RandomState(deal)
        self._guesses = FastChance(deal)
        self._state: Any = pyspiel.load_game(f"camarilla_{id.replace('-', '_')}(players={seats})").new_initial_state()
        judge = mcts.RandomRolloutEvaluator(1, self._luck)
        self._theirs = ismcts.ISMCTSBot(self._state.get_game(), judge, 1.4, simulations, random_state=self._luck)
        # Left to itself it guesses with luck that nobody can repeat.
        self._theirs.set_resampler(
            lambda state, player: state.resample_from_infostate(player, self._luck.random_sample)
        )
        self._ours = ours
        self.seconds = {"OpenSpiel": 0.0, "Camarilla": 0.0}
        self.decisions = {"OpenSpiel": 0, "Camarilla": 0}

    def play(self, seat: int) -> tuple[float, float]:
        """To the end: what the seat of OpenSpiel's bot gets, from 1 for the first to -1 for the last, and its wins."""
        state = self._state
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(int(self._luck.choice(state.legal_actions())))
                continue
            legal = state.legal_actions()
            state.apply_action(legal[0] if len(legal) == 1 else self._choose(seat))
        places = state.branch.position.ranking()
        return float(state.returns()[seat]), (1 / places.count(1) if places[seat] == 1 else 0.0)

    def _choose(self, seat: int) -> int:
        state, asked, start = self._state, self._state.current_player(), time.process_time()
        if asked == seat:
            who, action = "OpenSpiel", self._theirs.step(state)
        else:
            who, action = "Camarilla", decide(self._game, state.branch.position, self._ours, asked, self._guesses)
        self.seconds[who] += time.process_time() - start
        self.decisions[who] += 1
        return int(action)


def settings_of(id: str, ours: str, changed: list[str]) -> Settings:
    """Random rollouts to the end, or what a level is told, with some settings changed."""
    game, changes = find_game(id), tomllib.loads("\n".join(changed))
    if ours != PLAIN:
        return make_level(game, told_of(game, ours) | changes).settings
    settings = random_rollouts()
    for name, value in changes.items():
        setattr(settings, name, value)
    return settings


def measured(args: argparse.Namespace) -> str:
    """Play all deals; how it went."""
    settings = settings_of(args.game, args.ours, args.changed)
    simulations = args.own_simulations or args.simulations
    rewards, wins, matches = [], [], []
    for deal in range(args.first, args.first + args.deals):
        round_of = [
            Match(args.game, args.seats, args.simulations, Searcher(settings, simulations, FastChance(deal + 1)), deal)
            for _ in range(args.seats)
        ]
        results = [match.play(seat) for seat, match in enumerate(round_of)]
        rewards.append(float(np.mean([reward for reward, _ in results])))
        wins.append(float(np.mean([win for _, win in results])))
        matches += round_of
    each = {
        who: sum(match.seconds[who] for match in matches) / sum(match.decisions[who] for match in matches) * 1000
        for who in ("OpenSpiel", "Camarilla")
    }
    return (
        f"{args.game}, {args.seats} seats, {len(matches)} games:"
        f" OpenSpiel's IS-MCTS with {args.simulations} simulations"
        f" against {' '.join([args.ours, *args.changed])} with {simulations}:"
        f" it reaches {Estimate.of(rewards, -1.0, 1.0)} (0: as strong), it wins {Estimate.of(wins, 0.0, 1.0)}"
        f" (as strong: {1 / args.seats:.2f}); {each['OpenSpiel']:.1f} ms a decision against {each['Camarilla']:.1f}"
    )


def main() -> None:
    """Play and say how it went."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("changed", nargs="*", metavar="NAME=VALUE", help="settings of ours that are changed")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--own-simulations", type=int, help="those of ours, if not as many")
    parser.add_argument("--deals", type=int, default=4)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--ours", choices=[PLAIN, *LEVELS], default=PLAIN)
    print(measured(parser.parse_args()), flush=True)


if __name__ == "__main__":
    main()
