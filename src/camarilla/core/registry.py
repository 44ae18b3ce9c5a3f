"""Which games there are: found by name, loaded when first asked for.

A game is named by its id (`ruse-and-bruise`: the attribute GAME of the package
`camarilla.games.ruse_and_bruise`), by the id under which an installed distribution announces
it in the entry-point group `camarilla.games`, or as `module:ATTRIBUTE`, where the module may also
lie in the current folder. `strozzi:small` is the small version of `strozzi` (core/game.py).
"""

import importlib
import importlib.metadata
import os
import pkgutil
import sys
from functools import cache
from pathlib import Path

from camarilla.core.clauses import Malformed
from camarilla.core.game import SMALL, Game
from camarilla.core.position import Position

_SHELF = "camarilla.games"
_LOCAL = "CAMARILLA_GAMES"
"""Holds in the environment what `put_on_shelf` was told, so that processes that are begun from here know it, too."""


def game_ids() -> list[str]:
    """The ids of all games that can be found without naming a module."""
    shelf = importlib.import_module(_SHELF)
    own = [module.name.replace("_", "-") for module in pkgutil.iter_modules(shelf.__path__)]
    return sorted({*own, *_announced()})


def find_game(id: str) -> Game:
    """The game of that name; refuses with the names there are."""
    known = game_ids()
    if not isinstance(id, str):
        raise Malformed("unknown-game", given=str(id), known=", ".join(known))
    whole, _, part = id.partition(":")
    if part == SMALL and whole in known:
        return find_game(whole).small
    if ":" in id:
        place = id
        look_in_current_folder()
    elif id in known:
        place = _announced().get(id, f"{_SHELF}.{id.replace('-', '_')}:GAME")
        if id in _local():
            look_in_current_folder()
    else:
        raise Malformed("unknown-game", given=id, known=", ".join(known))
    module, _, attribute = place.partition(":")
    try:
        game = getattr(importlib.import_module(module), attribute, None)
    except ModuleNotFoundError as missing:
        if not f"{module}.".startswith(f"{missing.name}."):
            raise  # the game is there, and what is missing is something that it imports
        raise Malformed("unknown-game", given=id, known=", ".join(known)) from None
    if not isinstance(game, Game):
        raise Malformed("no-game-there", module=module, name=attribute)
    return game


def put_on_shelf(place: str) -> Game:
    """Let the game of `module:ATTRIBUTE` be found by its id, here and in processes that are begun from here.

    Refuses one whose id is another game's.
    """
    game = find_game(place)
    if ":" in place and _announced().get(game.id) != place:
        if game.id in game_ids():
            raise Malformed("game-id-taken", given=place, id=game.id)
        os.environ[_LOCAL] = ",".join(filter(None, [os.environ.get(_LOCAL, ""), f"{game.id}={place}"]))
    return game


def as_game(given: Game | str) -> Game:
    """A game, given itself or by its name."""
    return given if isinstance(given, Game) else find_game(given)


def game_of(position: Position) -> Game:
    """The game that a position belongs to, by the module of its class; refuses one that no game is found for."""
    return game_at(type(position).__module__)


def game_at(home: str) -> Game:
    """The game that a module belongs to; refuses one that no game is found for."""
    for game in [find_game(id) for id in game_ids()]:
        if f"{home}.".startswith(f"{game.package}."):
            return game
    return find_game(f"{home}:GAME")


def look_in_current_folder() -> None:
    """Modules that are named may also lie in the current folder, as they do for `python -m`."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)


def _announced() -> dict[str, str]:
    return {**_installed(), **_local()}


def _local() -> dict[str, str]:
    listed = filter(None, os.environ.get(_LOCAL, "").split(","))
    return {id: place for id, _, place in (entry.partition("=") for entry in listed)}


@cache
def _installed() -> dict[str, str]:
    """What is installed does not change while we run, and looking it up reads every distribution's files."""
    return {point.name: point.value for point in importlib.metadata.entry_points(group=_SHELF)}
