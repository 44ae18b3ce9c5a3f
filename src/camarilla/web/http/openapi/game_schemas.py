"""What differs from game to game: the schemas of its view, of its decisions and of its events."""

import ast
from functools import cache

from camarilla.core.actions import Domain
from camarilla.core.game import Game
from camarilla.core.registry import find_game, game_ids
from camarilla.web.http.openapi.parts import (
    COUNT,
    FLAG,
    FREE,
    NUMBER,
    TEXT,
    list_of,
    map_of,
    maybe,
    means,
    one_of,
    record,
    ref,
    told_apart,
)
from camarilla.web.http.openapi.schemas import state
from camarilla.web.http.openapi.view_types import aliases_of, in_order, root_of, views_of
from camarilla.web.http.request_schemas import Schema

_PLAIN = {"int": NUMBER, "str": TEXT, "bool": FLAG, "None": {"type": "null"}}
STATE = "State"


@cache
def game_schemas() -> dict[str, Schema]:
    """The schemas of all games by name, and the state of a table: that of one of the games."""
    found: dict[str, Schema] = {}
    states: dict[str, str] = {}
    for game in map(find_game, game_ids()):
        prefix = _title(game.id)
        found |= _view(game, prefix) | _actions(game, prefix) | _events(game, prefix)
        found[f"{prefix}State"] = state(
            one_of(game.id), ref(f"{prefix}View"), ref(f"{prefix}Action"), ref(f"{prefix}Event")
        )
        states[game.id] = f"{prefix}State"
    return found | {STATE: told_apart("game", states)}


def _title(name: str) -> str:
    """`ruse-and-bruise` -> `RuseAndBruise`: as programs write the name of a type."""
    return "".join(part.capitalize() for part in name.split("-"))


# The view -------------------------------------------------------------------------------


def _view(game: Game, prefix: str) -> dict[str, Schema]:
    try:
        source = game.resource("view.py", "")
    except (OSError, AttributeError):  # a game in one module, whose view may have any shape
        return {f"{prefix}View": FREE}
    views, root = views_of(source), root_of(source)
    names = {name: f"{prefix}View" if name == root else f"{prefix}{name}" for name in views}
    known = _PLAIN | {name: ref(named) for name, named in names.items()}
    for alias in aliases_of(source):
        known[alias.name] = means(_schema(alias.type, known), alias.meaning)
    return {
        names[view.name]: means(
            record({field.name: means(_schema(field.type, known), field.meaning) for field in view.fields}),
            view.meaning,
        )
        for view in in_order(views, root)
    }


def _schema(type: str, known: dict[str, Schema]) -> Schema:
    """The schema of a type: a known name, `X | None`, `list[X]` or `dict[str, X]`."""
    node = ast.parse(type, mode="eval").body
    if isinstance(node, ast.BinOp):
        return {"anyOf": [_schema(ast.unparse(side), known) for side in (node.left, node.right)]}
    if isinstance(node, ast.Subscript) and ast.unparse(node.value) == "list":
        return list_of(_schema(ast.unparse(node.slice), known))
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Tuple):
        return map_of(_schema(ast.unparse(node.slice.elts[1]), known))
    return known[type]


# Decisions and events -------------------------------------------------------------------


def _actions(game: Game, prefix: str) -> dict[str, Schema]:
    number = means(COUNT, "Its number, as it can be sent back.")
    words = means(TEXT, "The same in words, as it can be sent back.")
    shapes = {
        verb.name: {"id": number, "text": words, "verb": one_of(verb.name)}
        | {domain.name: _value(domain) for domain in verb.arguments}
        for verb in game.verbs.verbs
    }
    return _kinds(f"{prefix}Action", "verb", shapes)


def _events(game: Game, prefix: str) -> dict[str, Schema]:
    shapes = {
        kind.name: {"event": one_of(kind.name)}
        | {
            # A place in a list can be nowhere, and a secret is null to whom it is not told.
            domain.name: maybe(_value(domain)) if domain.values or place >= kind.open_values else _value(domain)
            for place, domain in enumerate(kind.domains)
        }
        for kind in game.kinds.kinds
    }
    return _kinds(f"{prefix}Event", "event", shapes)


def _kinds(name: str, by: str, shapes: dict[str, dict[str, Schema]]) -> dict[str, Schema]:
    """A schema for each kind, and one for any of them."""
    names = {kind: f"{name}{_title(kind)}" for kind in shapes}
    return {names[kind]: record(shape) for kind, shape in shapes.items()} | {name: told_apart(by, names)}


def _value(domain: Domain) -> Schema:
    if domain.values and isinstance(domain.values[0], int):
        return {"type": "integer", "minimum": domain.values[0], "maximum": domain.values[-1]}
    return one_of(*domain.values) if domain.values else NUMBER
