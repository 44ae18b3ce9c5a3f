"""Which tests prove which clauses: read from the marks in the test files, without running them.

@pytest.mark.rule("3.9", "3.10")                     on a function or a class
pytestmark = pytest.mark.rule("3.9")                 on a module or in a class, also as a list
pytest.param(..., marks=pytest.mark.rule("3.9"))     on one case, in a decorator or a module's list
"""

import ast
import re
from collections.abc import Iterable
from pathlib import Path

from camarilla.core.game import Game
from camarilla.testkit.setups import demand

_Function = ast.FunctionDef | ast.AsyncFunctionDef


def tests_by_clause(folder: Path) -> dict[str, list[str]]:
    """Clause -> tests as `test_scoring.py::test_v7`, for all test files below a folder."""
    found: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        module = ast.parse(file.read_text(encoding="utf-8"), str(file))
        place = file.relative_to(folder).as_posix()
        for test, clauses in _Reader(module).tests():
            for clause in clauses:
                listed = found.setdefault(clause, [])
                if f"{place}::{test}" not in listed:
                    listed.append(f"{place}::{test}")
    return found


class _Reader:
    """Reads one module: its tests with their clauses."""

    def __init__(self, module: ast.Module) -> None:
        self._module = module
        self._lists = {
            target.id: statement.value
            for statement in module.body
            if isinstance(statement, ast.Assign)
            for target in statement.targets
            if isinstance(target, ast.Name) and target.id != "pytestmark"
        }

    def tests(self) -> list[tuple[str, list[str]]]:
        """The name of each test and the clauses it proves."""
        return self._below(self._module.body, "", _own_marks(self._module.body))

    def _below(self, body: list[ast.stmt], inside: str, marks: list[str]) -> list[tuple[str, list[str]]]:
        found: list[tuple[str, list[str]]] = []
        for statement in body:
            if isinstance(statement, ast.ClassDef) and statement.name.startswith("Test"):
                held = marks + self._decorated(statement) + _own_marks(statement.body)
                found += self._below(statement.body, f"{inside}{statement.name}::", held)
            elif isinstance(statement, _Function) and statement.name.startswith("test"):
                found.append((f"{inside}{statement.name}", marks + self._decorated(statement)))
        return found

    def _decorated(self, owner: _Function | ast.ClassDef) -> list[str]:
        clauses: list[str] = []
        for decorator in owner.decorator_list:
            clauses += _marks(decorator)
            named = {node.id for node in ast.walk(decorator) if isinstance(node, ast.Name)}
            for name in sorted(named & self._lists.keys()):
                clauses += _marks(self._lists[name])
        return clauses


def _own_marks(body: Iterable[ast.stmt]) -> list[str]:
    """The marks that a module or a class puts on everything in it."""
    clauses: list[str] = []
    for statement in body:
        if isinstance(statement, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == "pytestmark" for target in statement.targets
        ):
            clauses += _marks(statement.value)
    return clauses


def _marks(tree: ast.AST) -> list[str]:
    """The clauses of all `mark.rule(...)` calls in an expression."""
    return [
        argument.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule"
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


# What the tests of a game must be --------------------------------------------------------

WITHOUT_CHAPTER = {
    "beats", "board", "box", "census", "conformance", "heuristics", "orders", "random_games", "terminal",
}  # fmt: skip
"""What a game's tests are about besides its rules; their files are called so in every game."""


def clauses_are_proved(game: Game, folder: Path) -> None:
    """Every clause of the book has a test in the folder, and no test names a clause that there is none of."""
    proved = tests_by_clause(folder)
    missing = sorted(set(game.clauses) - proved.keys())
    demand(not missing, f'no test in {folder} has the mark @pytest.mark.rule("...") with one of {missing}')
    unknown = sorted(proved.keys() - set(game.clauses))
    demand(not unknown, f"tests in {folder} name clauses that are not in the book: {unknown}")


def chapters_have_their_tests(game: Game, folder: Path) -> None:
    """Every chapter has a file `test_3_auctions.py`, which proves clauses of that chapter alone."""
    files = sorted(folder.glob("test_*.py"))
    missing = sorted(set(game.chapters) - {_chapter_of(file.name) for file in files})
    demand(not missing, f"no file of {folder} is called test_<chapter>_<name>.py for the chapters {missing}")
    named = {file.stem.removeprefix("test_") for file in files if _chapter_of(file.name) == ""}
    strangers = sorted(named - WITHOUT_CHAPTER)
    demand(not strangers, f"tests of {strangers} are of no chapter, nor of {sorted(WITHOUT_CHAPTER)}")
    unknown = sorted({_chapter_of(file.name) for file in files} - {"", *game.chapters})
    demand(not unknown, f"there are tests for chapters {unknown}, but no such chapters")
    homes: dict[str, set[str]] = {}
    for clause, tests in tests_by_clause(folder).items():
        for test in tests:
            homes.setdefault(test, set()).add(game.clauses[clause].chapter)
    astray = [test for test, chapters in homes.items() if _chapter_of(test.split("::")[0]) not in {"", *chapters}]
    demand(not astray, f"tests that prove nothing of their chapter: {astray}")


def _chapter_of(file: str) -> str:
    """The chapter in the name of a test file; empty if there is none."""
    numbered = re.fullmatch(r"test_0*(\d+)_[a-z_]+\.py", file)
    return numbered[1] if numbered else ""
