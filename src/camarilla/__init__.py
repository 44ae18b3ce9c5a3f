"""Camarilla: games of court intrigue for players, researchers and makers.

    >>> import camarilla
    >>> game = camarilla.find_game("ruse-and-bruise")
    >>> position = game.start(seats=4, chance=camarilla.FastChance(7))

game_ids, find_game   which games there are; one by its id
Game                  start positions of it, read its rules, boxes and words
Position              the state of a game: legal, play, clone, view, redeal, scores
FastChance            luck for search and simulation, from a number
AuditedChance         luck that anybody can check, from a seed and everybody's words
playout               plays a position to its end at random, inside compiled code
Table                 a match with names, a record, undo and an auditable shuffle
Record, read_record   what was decided, entry by entry; one from the text of a file
replay                plays a record again, checks it, and gives its table
Chair, Bot            what a bot is given, one seat's knowledge; what a bot is
compare, Comparison   bots on the same deals from every seat; what was found
draw, Drawing         a table, a record or a position as a picture; the picture
CamarillaError        the root of all that is raised on purpose; each is a sentence
  Refusal               nothing has changed; one of these four:
    Illegal, Malformed    against a rule; no decision at all, or not of this game
    NotYourTurn, GameOver the seat owes no decision now; nobody does any more
  BadBox, BadRecord, BadDocument, Sealed   of boxes, records, positions, luck

Everything about one of them: help(camarilla.Table). The guides are in docs/.

With CAMARILLA_PURE=1 in the environment the interpreted modules are used even where compiled
ones are installed.
"""

import importlib
import importlib.machinery
import os
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from camarilla.bots.base import Bot
    from camarilla.bots.compare import Comparison, compare
    from camarilla.core.box import BadBox
    from camarilla.core.chance import AuditedChance, FastChance, Sealed
    from camarilla.core.clauses import GameOver, Illegal, Malformed, NotYourTurn, Refusal
    from camarilla.core.errors import CamarillaError
    from camarilla.core.fields import BadDocument
    from camarilla.core.game import Game
    from camarilla.core.playout import playout
    from camarilla.core.position import Position
    from camarilla.core.record import BadRecord, Record, read_record
    from camarilla.core.registry import find_game, game_ids
    from camarilla.core.replay import replay
    from camarilla.core.table import Chair, Table
    from camarilla.drawing.draw import Drawing, draw

__version__ = "0.1.0"
"""The one place of the version: the build reads it from here, and it is known in a checkout that is not installed."""

__all__ = [
    "AuditedChance", "BadBox", "BadDocument", "BadRecord", "Bot", "CamarillaError", "Chair", "Comparison", "Drawing",
    "FastChance", "Game", "GameOver", "Illegal", "Malformed", "NotYourTurn", "Position", "Record", "Refusal", "Sealed",
    "Table", "compare", "draw", "find_game", "game_ids", "playout", "read_record", "replay",
]  # fmt: skip

_HOMES = {
    "bots.base": ["Bot"],
    "bots.compare": ["Comparison", "compare"],
    "core.box": ["BadBox"],
    "core.chance": ["AuditedChance", "FastChance", "Sealed"],
    "core.clauses": ["GameOver", "Illegal", "Malformed", "NotYourTurn", "Refusal"],
    "core.errors": ["CamarillaError"],
    "core.fields": ["BadDocument"],
    "core.game": ["Game"],
    "core.playout": ["playout"],
    "core.position": ["Position"],
    "core.record": ["BadRecord", "Record", "read_record"],
    "core.registry": ["find_game", "game_ids"],
    "core.replay": ["replay"],
    "core.table": ["Chair", "Table"],
    "drawing.draw": ["Drawing", "draw"],
}


def __getattr__(name: str) -> Any:
    """Import what is asked for, when it is asked for: `import camarilla` itself stays light."""
    for home, names in _HOMES.items():
        if name in names:
            return getattr(importlib.import_module(f"camarilla.{home}"), name)
    raise AttributeError(f"module 'camarilla' has no attribute {name!r}")


def __dir__() -> list[str]:
    """What completion offers: all that is public, imported yet or not."""
    return [*__all__, "__version__"]


class _SourceFinder:
    """Finds the modules of this package as source files only."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if not name.startswith("camarilla.") or path is None:
            return None
        loader = (importlib.machinery.SourceFileLoader, importlib.machinery.SOURCE_SUFFIXES)
        for folder in path:
            spec = importlib.machinery.FileFinder(folder, loader).find_spec(name)
            if spec is not None:
                return spec
        return None


if os.environ.get("CAMARILLA_PURE", "0") not in {"", "0"}:
    sys.meta_path.insert(0, _SourceFinder)
