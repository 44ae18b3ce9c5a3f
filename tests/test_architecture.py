"""Who may import whom, how large things may grow, and that no game is named outside its folder."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from camarilla.core.registry import game_ids
from tests.paths import GAMES, ROOT, SOURCE

MODULES = sorted(SOURCE.rglob("*.py"))
THIRD_PARTY_IN_CORE = {"librt", "mypy_extensions", "fluent"}
"""Packed vectors and native integers (compiled code), and the library behind text.py."""


def imports_of(file: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{name.name}" for name in node.names} | {node.module}
    return found


def ours(file: Path) -> set[str]:
    return {name for name in imports_of(file) if name.startswith("camarilla")}


@pytest.mark.parametrize("file", sorted((SOURCE / "core").glob("*.py")), ids=lambda file: file.name)
def test_core_imports_only_core(file: Path) -> None:
    assert {name for name in ours(file) if not name.startswith("camarilla.core")} == set()
    outside = {name.split(".")[0] for name in imports_of(file)} - set(sys.stdlib_module_names) - {"camarilla"}
    assert outside <= THIRD_PARTY_IN_CORE


@pytest.mark.parametrize("room", ["drawing", "speech"])
def test_drawing_and_speech_import_core_only(room: str) -> None:
    for file in (SOURCE / room).rglob("*.py"):
        allowed = ("camarilla.core", f"camarilla.{room}")
        assert {name for name in ours(file) if not name.startswith(allowed)} == set(), file


@pytest.mark.parametrize("folder", [GAMES / id.replace("-", "_") for id in game_ids()], ids=lambda folder: folder.name)
def test_a_game_imports_core_and_itself_only(folder: Path) -> None:
    """Its board modules use the parts that all boards share."""
    for file in folder.rglob("*.py"):
        drawing = ("camarilla.drawing",) if file.name.startswith("board") else ()
        allowed = ("camarilla.core", f"camarilla.games.{folder.name}", *drawing)
        assert {name for name in ours(file) if not name.startswith(allowed)} == set(), file


@pytest.mark.parametrize("folder", [GAMES / id.replace("-", "_") for id in game_ids()], ids=lambda folder: folder.name)
def test_rules_know_neither_views_nor_words_nor_bots(folder: Path) -> None:
    forbidden = tuple(f"camarilla.games.{folder.name}.{part}" for part in ("view", "board", "terminal", "heuristics"))
    files = list((folder / "rules").glob("*.py"))
    assert files
    for file in files:
        assert {name for name in ours(file) if name.startswith((*forbidden, "camarilla.core.text"))} == set(), file


@pytest.mark.parametrize("folder", [GAMES / id.replace("-", "_") for id in game_ids()], ids=lambda folder: folder.name)
def test_a_drawing_knows_views_only(folder: Path) -> None:
    for file in [*folder.glob("terminal*.py"), *folder.glob("board*.py")]:
        parts = {name.removeprefix(f"camarilla.games.{folder.name}") for name in ours(file)}
        assert not any(part.startswith((".position", ".state", ".rules")) for part in parts), file


def test_no_game_is_named_outside_its_folder() -> None:
    names = [name for id in game_ids() for name in (id, id.replace("-", "_"))]
    named = re.compile(r"\b(" + "|".join(map(re.escape, names)) + r")\b")
    for file in MODULES:
        if GAMES in file.parents or file == SOURCE / "__init__.py":
            continue
        code = file.read_text(encoding="utf-8")
        # Docstrings may give an example; code may not know a game.
        without_docstrings = re.sub(r'""".*?"""', "", code, flags=re.DOTALL)
        assert not named.search(without_docstrings), file


@pytest.mark.parametrize("file", MODULES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_modules_and_functions_stay_small(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.count("\n") <= 400
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            assert length <= 60, f"{node.name} is {length} lines long"


def test_one_class_name_means_one_thing() -> None:
    homes: dict[str, list[str]] = {}
    for file in MODULES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                homes.setdefault(node.name, []).append(str(file.relative_to(SOURCE)))
    assert {name: files for name, files in homes.items() if len(files) > 1} == {}


def test_luck_comes_from_outside() -> None:
    for file in MODULES:
        assert "random" not in {name.split(".")[0] for name in imports_of(file)}, file


def test_importing_the_package_is_light() -> None:
    heavy = ("rich", "fluent", "babel", "camarilla.games.")
    code = "import sys, camarilla; print('\\n'.join(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert [name for name in loaded.stdout.split() if name.startswith(heavy)] == []
