"""Find what two games have written alike: such lines belong in the core, once.

Blank lines, comments, imports and docstrings do not count, and neither does the depth of indentation.
"""

import ast
import io
import itertools
import sys
import tokenize
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "camarilla" / "games"
LEAST = 12
"""So many equal lines in a row are no accident."""


class Line(NamedTuple):
    """A line that counts: where it stands, and what it says."""

    file: Path
    number: int
    text: str


class Duplicate(NamedTuple):
    """The first lines of two equal stretches, and how many lines are equal."""

    one: Line
    other: Line
    length: int

    def __str__(self) -> str:
        return f"{self.one.file}:{self.one.number} and {self.other.file}:{self.other.number}: {self.length} equal lines"


def lines_that_count(file: Path) -> list[Line]:
    source = file.read_text(encoding="utf-8")
    passed_over = _imports_and_docstrings(ast.parse(source))
    comments = {
        token.start[0]: token.start[1]
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }
    counted = []
    for number, line in enumerate(source.splitlines(), 1):
        text = line[: comments.get(number, len(line))].strip()
        if text and number not in passed_over:
            counted.append(Line(file, number, text))
    return counted


def _imports_and_docstrings(tree: ast.Module) -> set[int]:
    found: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and not isinstance(node.value, ast.Constant):
            continue
        if isinstance(node, ast.Expr | ast.Import | ast.ImportFrom):
            found.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return found


def duplicates(folders: list[Path], least: int = LEAST) -> list[Duplicate]:
    """Every longest stretch of at least so many equal lines in the Python files of two different folders."""
    files = {folder: [lines_that_count(file) for file in sorted(folder.rglob("*.py"))] for folder in folders}
    return [
        found
        for one, other in itertools.combinations(folders, 2)
        for ours, theirs in itertools.product(files[one], files[other])
        for found in _equal_stretches(ours, theirs, least)
    ]


def _equal_stretches(ours: list[Line], theirs: list[Line], least: int) -> list[Duplicate]:
    places: dict[str, list[int]] = {}
    for place, line in enumerate(theirs):
        places.setdefault(line.text, []).append(place)
    found: list[Duplicate] = []
    lengths: dict[int, int] = {}
    for here, line in enumerate(ours):
        # How many equal lines end here, by the place in the other file where they end.
        lengths = {there: lengths.get(there - 1, 0) + 1 for there in places.get(line.text, [])}
        for there, length in lengths.items():
            goes_on = here + 1 < len(ours) and there + 1 < len(theirs) and ours[here + 1].text == theirs[there + 1].text
            if length >= least and not goes_on:
                found.append(Duplicate(ours[here - length + 1], theirs[there - length + 1], length))
    return found


def games() -> list[Path]:
    return sorted(folder for folder in GAMES.iterdir() if (folder / "__init__.py").exists())


def main() -> int:
    found = duplicates(games())
    for duplicate in found:
        print(duplicate)
    return min(len(found), 1)


if __name__ == "__main__":
    sys.exit(main())
