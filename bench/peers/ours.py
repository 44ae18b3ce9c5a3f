"""Our games, measured as the peers are."""

import time
from collections.abc import Callable
from functools import partial

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from bench.environments import pettingzoo_work
from bench.measure import SEATS, api, clones, middle_position
from bench.peers.worker import Portion, Work, serve
from camarilla.adapters.batch import Batch
from camarilla.adapters.pettingzoo import env, raw_env
from camarilla.bots.levels import level_of
from camarilla.bots.search.budget import Budget
from camarilla.bots.search.settings import TREE, Settings
from camarilla.bots.search.thinker import Thinker
from camarilla.core import position
from camarilla.core.chance import FastChance
from camarilla.core.game import Game
from camarilla.core.playout import playout
from camarilla.core.registry import find_game, game_ids
from camarilla.core.table import Chair

ROWS, STEPS = 1024, 20
GAMES_AT_ONCE = 5
"""As many as `bench.measure.api` plays in one portion."""
SIMULATIONS, LENGTHS = 500, 200
END = 1 << 30


def works() -> dict[str, Work]:
    """Everything that is measured of every game."""
    found: dict[str, Work] = {}
    for id in game_ids():
        game, chance = find_game(id), FastChance(1)
        found[f"play {id}"] = partial(_portion, partial(api, game, chance), GAMES_AT_ONCE)
        found[f"clone {id}"] = partial(_portion, partial(clones, middle_position(game)))
        found[f"wrapped {id}"] = partial(_portion, pettingzoo_work(env, id), 1)
        found[f"raw {id}"] = partial(_portion, pettingzoo_work(raw_env, id), 1)
        found[f"batch {id}"] = batch(id, observe=False)
        found[f"batch {id}, with observations"] = batch(id, observe=True)
        found[f"search {id}"] = searching(game, random_rollouts())
        found[f"level {id}"] = searching(game, level_of(game, "hard").settings)
        found[f"openspiel {id}"] = _openspiel_clones(id)
    return found


def _portion(work: Callable[[], int], games: int = 0) -> Portion:
    return Portion(work(), games)


def batch(id: str, observe: bool) -> Work:
    """Steps alone: what choosing the actions takes is not counted."""
    chance, table = np.random.default_rng(1), Batch(id, ROWS, seats=SEATS, observe=observe)

    def work() -> Portion:
        spent, games = 0.0, 0
        for _ in range(STEPS):
            lots = chance.random((ROWS, 1)) * table.mask.sum(axis=1, keepdims=True)
            actions = (table.mask.cumsum(axis=1, dtype=np.int16) > lots).argmax(axis=1)
            start = time.process_time()
            table.step(actions)
            spent += time.process_time() - start
            games += int(table.ended.sum())
        return Portion(ROWS * STEPS, games, spent)

    return work


def random_rollouts() -> Settings:
    """A search as IS-MCTS is usually made: random play to the end of the game."""
    settings = Settings()
    settings.engine, settings.sampled, settings.trust = TREE, 0, 0.001
    settings.depth = settings.chapters = END
    return settings


def searching(game: Game, settings: Settings) -> Work:
    """Simulations in the middle of a game; the decisions that they play are counted where they end with the game."""
    middle, chance = middle_position(game), FastChance(2)
    seat = middle.to_act()[0]
    into = vec[i64]([0] * game.verbs.size)
    length = sum(int(playout(middle.clone(chance), chance, into)) for _ in range(LENGTHS)) / LENGTHS
    decisions = length if settings.depth == END else min(length, settings.depth)
    thinker = Thinker(settings, chance)

    def think() -> Portion:
        budget = Budget(SIMULATIONS)
        thinker.think(Chair(game, middle, seat), budget)
        used = int(budget.used)
        return Portion(int(used * decisions), used)

    return think


def _openspiel_clones(id: str) -> Work:
    import pyspiel

    import camarilla.adapters.openspiel  # noqa: F401  (registers the games)
    from bench.peers.openspiel import after, clone

    return partial(clone, after(pyspiel.load_game(f"camarilla_{id.replace('-', '_')}"), 5))


def build() -> str:
    """How the rules run here."""
    return "interpreted" if position.__file__.endswith(".py") else "compiled"


if __name__ == "__main__":
    serve(["camarilla"], works(), f", {build()}")
