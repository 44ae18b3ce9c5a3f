"""Promises about views: the keys that the rest of the program reads are there, and a view is what its type declares.

The type is what `view` in a game's view.py (or in its only module) returns: a `TypedDict` that names every key, with
one more for each kind of row in it. A view that is no more than a dict is asked for the shared keys alone.
"""

import importlib.resources
import importlib.util
from collections.abc import Iterator
from functools import cache
from types import FunctionType, UnionType
from typing import Any, ForwardRef, Literal, TypedDict, Union, get_args, get_origin, get_type_hints, is_typeddict

from camarilla.core.fields import Json
from camarilla.core.game import Game
from camarilla.core.position import Position
from camarilla.testkit.setups import Setup, demand, random_play

Views = dict[int | None, dict[str, Json]]
"""What everybody sees of a position."""
EVERY = 7
"""So many decisions lie between two looks at a random game; the end is looked at too."""


class SharedRow(TypedDict, total=False):
    """What is read of a player's row: the points shown beside the name, under either key, if they may be known."""

    score: int | None
    points: int | None


class SharedView(TypedDict):
    """What is read of every view."""

    seat: int | None
    seats: int
    phase: str
    players: list[SharedRow]


def views_have_what_all_read(setup: Setup, seed: int) -> None:
    """Every view says whose it is and what is asked, and has a row for each player; all have the same keys."""
    for position, views in _looks(setup, seed):
        over = not position.to_act()
        for seat, view in views.items():
            wrong = difference(view, SharedView, further=True)
            demand(not wrong, wrong)
            demand(view["seat"] == seat, f"the view of seat {seat} says that it is the view of seat {view['seat']}")
            demand(view["seats"] == setup.seats, f"view.seats is {view['seats']} with {setup.seats} players")
            demand(_length(view["players"]) == setup.seats, f"view.players has not {setup.seats} rows")
            said = f"view.phase is {view['phase']!r}, but the game is {'over' if over else 'not over'}"
            demand((view["phase"] == "over") == over, said)
            others = sorted(view.keys() ^ views[None].keys())
            demand(not others, f"seat {seat} and a spectator do not see the same keys: {', '.join(others)}")


def views_are_what_they_declare(setup: Setup, seed: int) -> None:
    """A view has exactly the keys that its type names, with values of their types, in all its rows."""
    declared = declared_view(setup.game)
    if declared is not None:
        for _, views in _looks(setup, seed):
            for view in views.values():
                wrong = difference(view, declared)
                demand(not wrong, wrong)


def declared_view(game: Game) -> Any:
    """The type that a game declares for its views, or None."""
    if not game.has("view", "view"):
        return None
    view = game.part("view", "view")
    if not isinstance(view, FunctionType):
        view = _uncompiled(view.__module__)
    returned = get_type_hints(view).get("return")
    return returned if is_typeddict(returned) else None


def _uncompiled(module: str) -> Any:
    """The function `view` of a module as its source says: a compiled one does not know its types any more."""
    package, _, name = module.rpartition(".")
    source = importlib.resources.files(package) / f"{name}.py"
    spec = importlib.util.spec_from_file_location(module, str(source))
    assert spec is not None and spec.loader is not None
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded.view


def _looks(setup: Setup, seed: int) -> Iterator[tuple[Position, Views]]:
    """Moments of a random game, as a spectator and as every seat sees them."""
    for step, position in enumerate(random_play(setup, seed)):
        if step % EVERY == 0 or not position.to_act():
            yield position, {seat: position.view(seat) for seat in (None, *range(setup.seats))}


def _length(rows: Json) -> int:
    return len(rows) if isinstance(rows, list) else 0


def difference(value: Json, wanted: Any, at: str = "view", further: bool = False) -> str:
    """Where and how a value is not of a type; empty if it is. Rows may have further keys only if told so."""
    kind, parts = get_origin(wanted), get_args(wanted)
    if is_typeddict(wanted):
        return _row_difference(value, wanted, at, further)
    if kind in (Union, UnionType):
        told = [difference(value, part, at, further) for part in parts]
        return "" if "" in told else told[0]
    if kind is list and isinstance(value, list):
        entries = enumerate(value)
        return _first(difference(entry, parts[0], f"{at}[{place}]", further) for place, entry in entries)
    if kind is dict and isinstance(value, dict):
        return _first(difference(entry, parts[1], f"{at}.{name}", further) for name, entry in value.items())
    if kind is Literal:
        fits = value in parts
    else:
        left_open = wanted is Any or isinstance(wanted, ForwardRef)
        fits = left_open or type(value) is wanted  # which tells True from 1
    return "" if fits else f"{at} is {value!r}, not {getattr(wanted, '__name__', wanted)}"


def _row_difference(value: Json, wanted: Any, at: str, further: bool) -> str:
    if not isinstance(value, dict):
        return f"{at} is {value!r}, not {wanted.__name__}"
    types = _types(wanted)
    missing = sorted(wanted.__required_keys__ - value.keys())
    unknown = sorted(value.keys() - types.keys())
    if missing:
        return f"{at} lacks {', '.join(missing)}"
    if unknown and not further:
        return f"{at} has {', '.join(unknown)}, which {wanted.__name__} does not name"
    known = types.keys() & value.keys()
    return _first(difference(value[name], types[name], f"{at}.{name}", further) for name in sorted(known))


@cache
def _types(wanted: Any) -> dict[str, Any]:
    return get_type_hints(wanted)


def _first(told: Iterator[str]) -> str:
    """The first difference, if there is one."""
    return next(filter(None, told), "")
