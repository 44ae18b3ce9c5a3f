"""OpenSpiel: its card games in C++ called from Python like ours, its clones, and its IS-MCTS."""

import random
from functools import partial
from typing import Any

import open_spiel.python.games  # noqa: F401  (registers those in Python)
import pyspiel

from bench.peers.worker import Portion, Work, serve

GAMES = {
    "hearts": "hearts",
    "oh_hell": "oh_hell(players=4)",
    "euchre": "euchre",
    "skat": "skat",
    "crazy_eights": "crazy_eights(players=4)",
    "goofspiel": "goofspiel(players=4,imp_info=True)",
}
PYTHON_GAMES = ("python_block_dominoes", "python_liars_poker")
SEARCHED = {"hearts": 20, "oh_hell": 6}
"""Where IS-MCTS is measured: after so many decisions."""
SIMULATIONS = 500
LENGTHS = 200
"""So many random games tell how many decisions a simulation plays."""
COPIES = 2000


def playing() -> dict[str, Work]:
    """Random play of every game."""
    return {f"play {name}": partial(play, pyspiel.load_game(spec), random.Random(1)) for name, spec in GAMES.items()}


def works() -> dict[str, Work]:
    """Everything that is measured."""
    found = playing()
    copied = [*GAMES.values(), *PYTHON_GAMES]
    found |= {f"clone {spec.partition('(')[0]}": partial(clone, after(pyspiel.load_game(spec), 5)) for spec in copied}
    for name, decisions in SEARCHED.items():
        found[f"search {name}"] = searching(pyspiel.load_game(GAMES[name]), decisions)
    return found


def play(game: Any, generator: random.Random) -> Portion:
    """One random game, one call at a time."""
    state = game.new_initial_state()
    return Portion(finish(state, generator), 1)


def finish(state: Any, generator: random.Random, most: int = 1 << 30) -> int:
    """Play on at random; how many decisions were made."""
    decisions = 0
    while decisions < most and not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(generator.choices(outcomes, chances)[0])
        elif state.is_simultaneous_node():
            actions = [generator.choice(state.legal_actions(seat)) for seat in range(state.num_players())]
            state.apply_actions(actions)
            decisions += len(actions)
        else:
            state.apply_action(generator.choice(state.legal_actions()))
            decisions += 1
    return decisions


def after(game: Any, decisions: int) -> Any:
    """The state after so many random decisions, where somebody has to decide."""
    generator, state = random.Random(1), game.new_initial_state()
    finish(state, generator, decisions)
    while state.is_chance_node():
        state.apply_action(generator.choice(state.legal_actions()))
    return state


def clone(state: Any) -> Portion:
    """Copies of one state."""
    for _ in range(COPIES):
        state.clone()
    return Portion(COPIES)


def searching(game: Any, decisions: int) -> Work:
    """Simulations of the C++ IS-MCTS with random rollouts; counted are the decisions that they play."""
    state = after(game, decisions)
    generator = random.Random(2)
    length = sum(finish(state.clone(), generator) for _ in range(LENGTHS)) / LENGTHS
    bot = pyspiel.ISMCTSBot(
        1, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, SIMULATIONS, -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False,
    )  # fmt: skip

    def think() -> Portion:
        bot.step(state)
        return Portion(int(SIMULATIONS * length), SIMULATIONS)

    return think


if __name__ == "__main__":
    serve(["open-spiel"], works())
