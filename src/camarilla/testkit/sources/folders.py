"""Promises about where things lie in a game's folder, so that whoever knows one game finds his way in all.

A game of one module has no folder to keep tidy, and is asked for nothing here.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from camarilla.core.game import Game
from camarilla.testkit.setups import demand
from camarilla.testkit.words import home_of

PARTS = ("actions", "layout", "position", "state")
"""Modules that every folder has."""
FURTHER = (
    "belief", "board", "box", "features", "heuristics", "judgement", "observation", "orders", "pieces", "redeal",
    "terminal", "view",
)  # fmt: skip
"""Modules that it may have; larger parts are divided (`board_hand`, `view_types`)."""
RULES = ("setup", "turn")
"""Modules that `rules/` has, beside one for each decision and mechanism."""


def parts_lie_where_all_look(game: Game) -> None:
    """The modules are called as in all games; whatever else there is belongs into `rules/`."""
    home = home_of(game)
    if home.is_file():
        return
    found = {file.stem for file in home.glob("*.py")} - {"__init__"}
    for part in PARTS:
        demand(part in found, f"{home.name} has no {part}.py: docs/adding-a-game.md says what lies where")
    strangers = sorted(name for name in found if not name.startswith((*PARTS, *FURTHER)))
    demand(not strangers, f"{strangers} of {home.name} are no parts of a game: rules belong into rules/")
    for name in RULES:
        demand((home / "rules" / f"{name}.py").is_file(), f"{home.name} has no rules/{name}.py")


def rules_know_only_rules(game: Game) -> None:
    """Rules say nothing in words, draw nothing and ask no bot: they do not import what does."""
    closed = [
        *(
            f"{game.package}.{part}"
            for part in ("view", "board", "terminal", "heuristics", "judgement", "belief", "features")
        ),
        "camarilla.core.text",
    ]
    _no_imports(game, "rules/*.py", closed)


def drawings_know_only_views(game: Game) -> None:
    """A drawing is made of a seat's view: it cannot show what it does not get."""
    closed = [f"{game.package}.{part}" for part in ("position", "state", "rules")]
    for files in ("board*.py", "terminal*.py"):
        _no_imports(game, files, closed)


def _no_imports(game: Game, files: str, closed: list[str]) -> None:
    home = home_of(game)
    for file in sorted(home.glob(files)) if home.is_dir() else []:
        wrong = sorted({name for name in _imports(file) if name.startswith(tuple(closed))})
        demand(not wrong, f"{file.relative_to(home)} must not import {', '.join(wrong)}")


def _imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{name.name}" for name in node.names)
