"""What a game has learned: the file of weights in its folder, and the leaf of a search that is made of it."""

import json
from functools import lru_cache
from typing import Any

from camarilla.bots.search.leaf import LearnedLeaf
from camarilla.core.clauses import Malformed
from camarilla.core.game import Game

FILE = "weights.json"


@lru_cache(maxsize=16)
def learned_leaf(game: Game) -> LearnedLeaf:
    """The leaf of a game that has learned; refuses one that has not, or whose weights are for other features."""
    return leaf_of(game, learned_text(game))


def learned_text(game: Game) -> str:
    """The weights of a game as its folder has them."""
    if not game.has("features", "FEATURES") or not game.brings(FILE, "WEIGHTS"):
        raise Malformed("learned-nothing", game=game.id)
    return game.resource(FILE, "WEIGHTS")


def leaf_of(game: Game, text: str) -> LearnedLeaf:
    """The leaf that weights make; refuses weights that are for other features."""
    told: dict[str, Any] = json.loads(text)
    names = game.part("features", "FEATURES")
    if told["features"] != names:
        raise Malformed("learned-other", game=game.id)
    weights = {int(seats): rows for seats, rows in told["seats"].items()}
    return LearnedLeaf(len(names), weights)
