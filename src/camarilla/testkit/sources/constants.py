"""Promises about numbers that are written twice: the constants of a game agree with the tables they are copied from.

Rules are compiled, and the compiler folds a number only into the module that declares it; so verbs, events and cells
are numbered by hand beside their tables. What ties a constant to its table is how it is written:

    KINDS: Final = Kinds(Kind("round", SEAT), Kind("last-round"), Kind("over"))
    ROUND_BEGAN: Final = 0
    LAST_ROUND: Final = 1
    OVER_NOW: Final = 2

* The constants of `VERBS` and `KINDS` stand directly below their table, without a blank line, and each has the words
  of its entry in its name.
* A constant that is named like a field of the layout is the cell where the field begins, and whatever else the sources
  of the game use as a cell (`cells[SPACE + seat]`) is the beginning of some field.
* A constant that is named like an entry of a list of names in its module (`PHASE_NAMES`) is its place in the list.
* A string that begins with "CARDS again" says that `_CARDS`, above it, is a copy of another module's `CARDS`.
"""

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path

from camarilla.core.chance import FastChance
from camarilla.core.fields import PER_SEAT, SEATS, Field, Layout
from camarilla.core.game import Game
from camarilla.testkit.setups import Violation, demand
from camarilla.testkit.words import home_of

_AGAIN = re.compile(r"((?:[A-Z_]+, )*(?:[A-Z_]+ and )?[A-Z_]+) again\b")


class _Source:
    """One module of a game as it is written, and what it holds."""

    def __init__(self, file: Path, module: str) -> None:
        self.file = file.name
        self.module = module
        self.body = ast.parse(file.read_text(encoding="utf-8"), str(file)).body
        self.names = [name for statement in self.body for name in _assigned(statement)]

    def value(self, name: str) -> object:
        """What a name stands for when the game is played."""
        return getattr(importlib.import_module(self.module), name)

    def number(self, name: str) -> int | None:
        """The number that a name stands for, if it is one."""
        value = self.value(name)
        return value if isinstance(value, int) and not isinstance(value, bool) else None

    def below(self, table: str) -> dict[str, int]:
        """The constants that stand directly below a table."""
        found: dict[str, int] = {}
        end = 0
        for statement in self.body:
            names = _assigned(statement)
            if table in names:
                end = statement.end_lineno or 0
            elif statement.lineno == end + 1:
                for name in names:
                    number = self.number(name)
                    if number is None:
                        return found
                    found[name] = number
                end = statement.end_lineno or 0
        demand(end > 0, f"{self.file} declares no {table}")
        return found

    def cells(self) -> set[str]:
        """The constants that are used as cells: `LAID` and `ROW` in `cells[ROW + cells[LAID]]`."""
        found: set[str] = set()
        for statement in self.body:
            for node in ast.walk(statement):
                if isinstance(node, ast.Subscript) and _last_name(node.value) == "cells":
                    found |= {name for name in [_first_term(node.slice)] if name.isupper()}
        return found


ENDS = " (the constants of a table end at the first empty line: what is none of them belongs below that)"


def events_are_numbered(game: Game) -> None:
    """Every kind of event has one constant below `KINDS`: its place in the table."""
    places = {kind.name: place for place, kind in enumerate(game.kinds.kinds)}
    numbered = _numbered(game, "KINDS", places)
    demand(numbered == places.keys(), f"no constant below KINDS for {sorted(places.keys() - numbered)}")


def verbs_are_numbered(game: Game) -> None:
    """Every constant below `VERBS` is the first number of its verb; a verb may have none."""
    _numbered(game, "VERBS", game.verbs.first)


def _numbered(game: Game, table: str, places: dict[str, int]) -> set[str]:
    """The entries of a table that have a constant, after the constants have been compared with it."""
    found: set[str] = set()
    for constant, number in _part(game, "actions").below(table).items():
        entry = next((name for name, place in places.items() if place == number), None)
        meant = sorted([name for name in places if _named_after(constant, name)], key=len)
        wanted = ", ".join([f"{name} is {places[name]}" for name in meant]) or "nothing there is called so"
        demand(entry is not None and entry in meant, f"{constant} is {number} below {table}, but {wanted}{ENDS}")
        demand(entry not in found, f"{constant} is one more constant for {entry}")
        found |= {entry} if entry else set()
    return found


def fields_cover_the_cells(game: Game) -> None:
    """Every cell of a position belongs to exactly one field; the first one is the number of seats."""
    layout = _layout(game)
    owners: dict[int, str] = {}
    for field in layout.fields:
        for cell in range(field.at, field.at + _extent(field, game)):
            demand(0 <= cell < layout.size, f"{field.name} takes cell {cell}, but there are {layout.size}")
            demand(cell not in owners, f"cell {cell} belongs to {owners.get(cell)} and to {field.name}")
            owners[cell] = field.name
    free = [cell for cell in range(layout.size) if cell not in owners]
    demand(not free, f"no field takes the cells {free} of {layout.size}")
    demand(owners[SEATS] == "seats", f"cell {SEATS} is {owners[SEATS]}, not the number of seats")
    for field in layout.fields:
        told = field.counted < 0 or owners.get(field.counted, field.name) != field.name
        demand(told, f"{field.name} is counted by cell {field.counted}, which is no other field")


def _extent(field: Field, game: Game) -> int:
    return game.seats[-1] if field.length == PER_SEAT else max(1, field.length)


def cells_are_numbered(game: Game) -> None:
    """A constant named like a field, or used as a cell, is where a field begins."""
    layout = _layout(game)
    begins = {field.name: field.at for field in layout.fields}
    named = {at: name for name, at in begins.items()}
    sources = _sources(game)
    homes = [source for source in sources if any(source.value(name) is layout for name in source.names)]
    demand(len(homes) == 1, f"the layout is declared in {[source.file for source in homes]}")
    home = homes[0]
    own = {name.lower() for name in home.names} & begins.keys()
    for name in sorted(own):
        number = home.number(name.upper())
        demand(number == begins[name], f"{name.upper()} is {number}, but the field {name} begins at {begins[name]}")
    for source in sources:
        for name in sorted(source.cells()):
            number = source.number(name)
            demand(number in named, f"{source.file} uses cells[{name}], but no field begins at {number}")
            field = named.get(number or 0, "")
            demand(field not in own or name.lower() == field, f"{source.file} uses cells[{name}] for {field}")


def names_are_numbered(game: Game) -> None:
    """A constant named like an entry of a list of names in its module is its place there, or in another such list."""
    for source in _sources(game):
        places: dict[str, list[int]] = {}
        for table in [name for name in source.names if name.endswith("_NAMES")]:
            listed = source.value(table)
            for place, entry in enumerate(listed if isinstance(listed, list) else []):
                places.setdefault(str(entry).upper().replace("-", "_"), []).append(place)
        for constant in [name for name in source.names if name in places]:
            number, wanted = source.number(constant), places[constant]
            demand(number in wanted, f"{constant} is {number} in {source.file}, but its name is listed at {wanted}")


def copies_agree(game: Game) -> None:
    """A number copied from another module is the same in both."""
    sources = _sources(game)
    for source in sources:
        for name in _said_again(source):
            demand(f"_{name}" in source.names, f"{source.file} says {name} again, but has no _{name}")
            origins = [other for other in sources if other is not source and name in other.names]
            demand(bool(origins), f"{source.file} says {name} again, but no other module has it")
            for origin in origins:
                copied, original = source.number(f"_{name}"), origin.number(name)
                same = copied is not None and copied == original
                demand(same, f"_{name} is {copied} in {source.file}, but {name} is {original} in {origin.file}")


def _said_again(source: _Source) -> list[str]:
    """The constants of which a string of the module says that they stand there again."""
    texts = [statement.value for statement in source.body if isinstance(statement, ast.Expr)]
    said = [
        _AGAIN.match(text.value) for text in texts if isinstance(text, ast.Constant) and isinstance(text.value, str)
    ]
    return [name for found in said if found for name in re.findall(r"[A-Z_]+", found[1])]


def _sources(game: Game) -> list[_Source]:
    home = home_of(game)
    if home.is_file():
        return [_Source(home, game.package)]
    files = [(file, file.relative_to(home).with_suffix("").parts) for file in sorted(home.rglob("*.py"))]
    return [_Source(file, ".".join([game.package, *parts])) for file, parts in files if parts[-1] != "__init__"]


def _part(game: Game, module: str) -> _Source:
    """The module of a game that has a part of it; the only one of a one-module game."""
    sources = _sources(game)
    found = [source for source in sources if source.module == f"{game.package}.{module}"]
    if not found and len(sources) > 1:
        raise Violation(f"{game.package} has no {module}.py")
    return found[0] if found else sources[0]


def _layout(game: Game) -> Layout:
    return game.start(game.seats[0], FastChance(0)).layout()


def _assigned(statement: ast.stmt) -> list[str]:
    """The names that a statement of a module gives a value."""
    targets: list[ast.expr] = []
    if isinstance(statement, ast.Assign):
        targets = statement.targets
    elif isinstance(statement, ast.AnnAssign) and statement.value is not None:
        targets = [statement.target]
    return [name for target in targets for name in _names(target)]


def _names(target: ast.expr) -> Iterator[str]:
    if isinstance(target, ast.Name):
        yield target.id
    elif isinstance(target, ast.Tuple):
        for part in target.elts:
            yield from _names(part)


def _last_name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _first_term(node: ast.expr | None) -> str:
    """The name with which a sum begins."""
    if isinstance(node, ast.Slice):
        return _first_term(node.lower)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        return _first_term(node.left)
    return node.id if isinstance(node, ast.Name) else ""


def _named_after(constant: str, entry: str) -> bool:
    """Whether the words of an entry stand together in the name of a constant: `last-round` in `LAST_ROUND`."""
    return f"_{entry.replace('-', '_')}_" in f"_{constant.strip('_').lower()}_"
