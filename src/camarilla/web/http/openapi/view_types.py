"""What a game's view is made of: its typed dictionaries, field by field, with the words that stand beside each field.

They are read from the source, because compiled modules keep only a part of their types.
"""

import ast
import re
from dataclasses import dataclass
from itertools import pairwise


@dataclass(frozen=True)
class ViewField:
    """A key of a view."""

    name: str
    type: str
    meaning: str


@dataclass(frozen=True)
class ViewType:
    """A kind of row: what it is, and its keys with those that it inherits."""

    name: str
    meaning: str
    fields: list[ViewField]


@dataclass(frozen=True)
class Alias:
    """A short name for a type."""

    name: str
    type: str
    meaning: str


def views_of(source: str) -> dict[str, ViewType]:
    """The typed dictionaries of a module, by name."""
    lines = source.splitlines()
    found: dict[str, ViewType] = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            bases = [ast.unparse(base) for base in node.bases]
            inherited = [field for base in bases if base in found for field in found[base].fields]
            own = _fields(node, lines)
            found[node.name] = ViewType(node.name, _plain(ast.get_docstring(node) or ""), inherited + own)
    return found


def _fields(node: ast.ClassDef, lines: list[str]) -> list[ViewField]:
    """The keys, each with the string below it or the comment behind it."""
    fields: list[ViewField] = []
    for statement, following in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(statement, ast.AnnAssign):
            comment = re.search(r"#\s*(.*)$", lines[statement.lineno - 1])
            meaning = _words(following) or (comment[1] if comment else "")
            type = ast.unparse(statement.annotation)
            fields.append(ViewField(ast.unparse(statement.target), type, _sentence(meaning)))
    return fields


def aliases_of(source: str) -> list[Alias]:
    """Short names for types, and what they stand for."""
    return [
        Alias(ast.unparse(node.targets[0]), ast.unparse(node.value), _plain(_words(words)))
        for node, words in pairwise(ast.parse(source).body)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Subscript) and _words(words)
    ]


def root_of(source: str) -> str:
    """The type that `view` returns."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and node.name == "view" and node.returns is not None:
            return ast.unparse(node.returns)
    raise ValueError("no view")


def in_order(views: dict[str, ViewType], root: str) -> list[ViewType]:
    """The view itself, then the rows in it as they are first named."""
    order = [root]
    for name in order:
        for field in views[name].fields:
            order += [word for word in re.findall(r"\w+", field.type) if word in views and word not in order]
    return [views[name] for name in order]


def _words(node: ast.stmt | None) -> str:
    """The text of a string that stands alone."""
    alone = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    return str(node.value.value) if alone else ""  # type: ignore[union-attr]


def _plain(text: str) -> str:
    return " ".join(text.split())


def _sentence(text: str) -> str:
    """With a capital and a full stop, however it stands in the code."""
    plain = _plain(text)
    return plain and f"{plain[0].upper()}{plain[1:].removesuffix('.')}."
