"""What a result depends on besides the seed: digests of the engine, and of what each bot is told.

Two runs with the same digests, bots and seed are the same games, decision by decision.
"""

import hashlib
import importlib.util
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from camarilla.bots.learned import learned_text
from camarilla.bots.levels import LEAVES, LEVELS, told_of
from camarilla.core.game import Game

ENGINE = (
    "camarilla.core.bits", "camarilla.core.chance", "camarilla.core.counts", "camarilla.core.fields",
    "camarilla.core.playout", "camarilla.core.position", "camarilla.bots.base", "camarilla.bots.course",
    "camarilla.bots.deals", "camarilla.bots.levels", "camarilla.bots.search",
)  # fmt: skip
"""What decides with any game what happens and what our bots think."""
UNPLAYED = ("__init__", "board", "observation", "orders", "terminal", "test", "view")
"""Modules of a game whose names begin so only look at the game, and decide nothing."""


def engine_digest(game: Game) -> str:
    """Of all that decides what happens in a game and what our bots think: the code, and the box."""
    digest = hashlib.sha256()
    for package in (*ENGINE, game.package):
        for file in _sources(package):
            if not file.name.startswith(UNPLAYED):
                digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    if game.has_box:
        digest.update(game.box.source.encode())
    return digest.hexdigest()[:16]


def bot_digest(game: Game, bot: str) -> str:
    """Of what makes a bot what it is in a game, as far as the engine does not: its settings, or its own source."""
    if ":" in bot:
        told = b"".join(file.read_bytes() for file in _sources(bot.partition(":")[0]))
    else:
        told = settings_text(game, told_of(game, bot)) if bot in LEVELS else b""
    return hashlib.sha256(told).hexdigest()[:16]


def settings_text(game: Game, told: dict[str, Any]) -> bytes:
    """What a level is told, and the weights if it uses them."""
    weights = learned_text(game) if told.get("leaf") == LEAVES[1] else ""
    return (json.dumps(told, sort_keys=True) + weights).encode()


def _sources(package: str) -> Iterator[Path]:
    """The source files of a package in a fixed order, or the one of a module, which may be compiled."""
    spec = importlib.util.find_spec(package)
    if spec is None or spec.origin is None:
        return
    home = Path(spec.origin)
    if spec.submodule_search_locations:
        yield from sorted(home.parent.rglob("*.py"))
    else:
        yield home.with_name(home.name.partition(".")[0] + ".py")
