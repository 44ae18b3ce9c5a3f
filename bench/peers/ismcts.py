"""OpenSpiel's own IS-MCTS (the one in Python) at our tables against our search, with equally many simulations.

    python -m bench.peers.ismcts strozzi --seats 3 --simulations 50 --deals 4

Every deal is played once with OpenSpiel's bot in each seat; all other seats are our search with random rollouts to the
end (`plain`), or as the level `hard` sets it (`tuned`).
"""

import argparse
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import camarilla.adapters.openspiel  # noqa: F401  (registers the games)
from bench.peers.ours import random_rollouts
from camarilla.bots.base import decide
from camarilla.bots.estimate import Estimate
from camarilla.bots.levels import level_of
from camarilla.bots.search.budget import Budget
from camarilla.bots.search.settings import Settings
from camarilla.bots.search.thinker import Thinker
from camarilla.core.chance import FastChance
from camarilla.core.registry import find_game
from camarilla.core.table import Chair


class Searcher:
    """Our search with so many simulations a decision."""

    def __init__(self, settings: Settings, simulations: int, chance: FastChance) -> None:
        self._thinker = Thinker(settings, chance)
        self._simulations = simulations

    def choose(self, chair: Chair) -> int:
        """What it trusts most."""
        legal = chair.legal()
        if len(legal) == 1:
            return legal[0]
        found = self._thinker.think(chair, Budget(self._simulations))
        return int(found.actions[found.best()])


class Match:
    """One game in OpenSpiel's state: its bot has one seat, our search all others."""

    def __init__(self, id: str, seats: int, simulations: int, settings: Settings, deal: int) -> None:
        self._game = find_game(id)
        self._luck = np.random.RandomState(deal)
        self._guesses = FastChance(deal)
        self._state: Any = pyspiel.load_game(f"camarilla_{id.replace('-', '_')}(players={seats})").new_initial_state()
        judge = mcts.RandomRolloutEvaluator(1, self._luck)
        self._theirs = ismcts.ISMCTSBot(self._state.get_game(), judge, 1.4, simulations, random_state=self._luck)
        self._ours = Searcher(settings, simulations, FastChance(deal + 1))
        self.seconds = {"OpenSpiel": 0.0, "Camarilla": 0.0}
        self.decisions = {"OpenSpiel": 0, "Camarilla": 0}

    def play(self, seat: int) -> float:
        """To the end; what the seat of OpenSpiel's bot gets, from 1 for the first to -1 for the last."""
        state = self._state
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(int(self._luck.choice(state.legal_actions())))
                continue
            legal = state.legal_actions()
            state.apply_action(legal[0] if len(legal) == 1 else self._choose(seat))
        return float(state.returns()[seat])

    def _choose(self, seat: int) -> int:
        state, asked, start = self._state, self._state.current_player(), time.process_time()
        if asked == seat:
            who, action = "OpenSpiel", self._theirs.step(state)
        else:
            who, action = "Camarilla", decide(self._game, state.branch.position, self._ours, asked, self._guesses)
        self.seconds[who] += time.process_time() - start
        self.decisions[who] += 1
        return int(action)


def main() -> None:
    """Play and say how it went."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--deals", type=int, default=4)
    parser.add_argument("--ours", choices=["plain", "tuned"], action="append")
    args = parser.parse_args()
    known = {"plain": random_rollouts(), "tuned": level_of(find_game(args.game), "hard").settings}
    for name in args.ours or known:
        settings = known[name]
        rewards, matches = [], []
        for deal in range(args.deals):
            round_of = [Match(args.game, args.seats, args.simulations, settings, deal) for _ in range(args.seats)]
            rewards.append(float(np.mean([match.play(seat) for seat, match in enumerate(round_of)])))
            matches += round_of
        each = {
            who: sum(match.seconds[who] for match in matches) / sum(match.decisions[who] for match in matches) * 1000
            for who in ("OpenSpiel", "Camarilla")
        }
        found = Estimate.of(rewards, -1.0, 1.0)
        print(
            f"{args.game}, {args.seats} seats, {args.simulations} simulations, {len(matches)} games, {name}: "
            f"OpenSpiel's IS-MCTS reaches {found} (0: as strong); "
            f"{each['OpenSpiel']:.0f} ms a decision against {each['Camarilla']:.1f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
