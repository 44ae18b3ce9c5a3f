"""Write the tables of docs/writing-bots.md anew: what every field of every game's view means.

python -m tools.views

They are made from the types in each game's view.py: a field, its type, and the words that stand with it, as a string
below it or as a comment behind it.
"""

import ast
import re
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "camarilla" / "games"
PAGE = ROOT / "docs" / "writing-bots.md"
BEGIN, END = "<!-- views -->\n", "<!-- end of the views -->\n"


@dataclass(frozen=True)
class Field:
    """A key of a view."""

    name: str
    type: str
    meaning: str


@dataclass(frozen=True)
class View:
    """A kind of row: what it is, and its keys with those that it inherits."""

    name: str
    meaning: str
    bases: list[str]
    fields: list[Field]


def views_of(source: str) -> dict[str, View]:
    """The typed dictionaries of a module, by name."""
    lines = source.splitlines()
    found: dict[str, View] = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            bases = [ast.unparse(base) for base in node.bases]
            inherited = [field for base in bases if base in found for field in found[base].fields]
            own = _fields(node, lines)
            found[node.name] = View(node.name, _plain(ast.get_docstring(node) or ""), bases, inherited + own)
    return found


def _fields(node: ast.ClassDef, lines: list[str]) -> list[Field]:
    """The keys, each with the string below it or the comment behind it."""
    fields: list[Field] = []
    for statement, following in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(statement, ast.AnnAssign):
            below = isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant)
            comment = re.search(r"#\s*(.*)$", lines[statement.lineno - 1])
            meaning = str(following.value.value) if below else comment[1] if comment else ""  # type: ignore[union-attr]
            fields.append(Field(ast.unparse(statement.target), ast.unparse(statement.annotation), _sentence(meaning)))
    return fields


def aliases_of(source: str) -> dict[str, str]:
    """Short names for types, and what they stand for."""
    body = ast.parse(source).body
    return {
        ast.unparse(node.targets[0]): f"`{ast.unparse(node.value)}`: {_plain(str(words.value.value))}"
        for node, words in pairwise(body)
        if isinstance(node, ast.Assign) and isinstance(words, ast.Expr) and isinstance(words.value, ast.Constant)
        and isinstance(node.value, ast.Subscript)
    }  # fmt: skip


def _plain(text: str) -> str:
    return " ".join(text.split())


def _sentence(text: str) -> str:
    """With a capital and a full stop, however it stands in the code."""
    plain = _plain(text)
    return plain and f"{plain[0].upper()}{plain[1:].removesuffix('.')}."


def root_of(source: str) -> str:
    """The type that `view` returns."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and node.name == "view" and node.returns is not None:
            return ast.unparse(node.returns)
    raise ValueError("no view")


def in_order(views: dict[str, View], root: str) -> list[View]:
    """The view itself, then the rows in it as they are first named."""
    order = [root]
    for name in order:
        for field in views[name].fields:
            order += [word for word in re.findall(r"\w+", field.type) if word in views and word not in order]
    return [views[name] for name in order]


def section(folder: Path) -> str:
    """The tables of one game."""
    source = (folder / "view.py").read_text(encoding="utf-8")
    parts = [f"### {folder.name.replace('_', '-')}\n"]
    parts += [f"`{name}` is {words}\n" for name, words in aliases_of(source).items()]
    for view in in_order(views_of(source), root_of(source)):
        parts.append(f"**{view.name}.** {view.meaning}\n")
        parts.append("| key | type | meaning |\n|---|---|---|")
        cells = [(field.name, field.type.replace("|", "\\|"), field.meaning) for field in view.fields]
        parts.append("\n".join(f"| `{name}` | `{type}` | {meaning} |" for name, type, meaning in cells) + "\n")
    return "\n".join(parts)


def tables() -> str:
    """All games."""
    folders = sorted(file.parent for file in GAMES.glob("*/view.py"))
    return "\n".join(map(section, folders))


def main() -> None:
    """Rewrite what stands between the marks."""
    text = PAGE.read_text(encoding="utf-8")
    before, after = text.split(BEGIN)[0], text.split(END)[1]
    PAGE.write_text(f"{before}{BEGIN}\n{tables()}\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
