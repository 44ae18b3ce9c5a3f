"""Who may import whom, how large things may grow, and that no game is named outside its folder.

The doors are read from the table in docs/architecture.md: the page and this test cannot disagree.
"""

import ast
import re
import subprocess
import sys
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from camarilla.core.registry import game_ids
from tests.paths import GAMES, ROOT, SOURCE
from tools import tree

PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
MODULES = sorted(SOURCE.rglob("*.py"))
FOLDERS = [GAMES / id.replace("-", "_") for id in game_ids()]
FEW = 18
"""A folder that holds more modules than that hides what is in it. A game's rules have as many as it has decisions."""


def name_of(file: Path) -> str:
    """`camarilla.web.live.sockets`; a package is named like its folder."""
    parts = file.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = {name_of(file): file for file in MODULES}


@cache
def imports_of(file: Path) -> frozenset[str]:
    """All that a module imports: at its head, in functions, and for the type checker alone."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            named = {f"{node.module}.{name.name}" for name in node.names}
            found |= {name if name in FILES else node.module for name in named}
    return frozenset(found)


def ours(file: Path) -> set[str]:
    return {name for name in imports_of(file) if name.split(".")[0] == "camarilla"}


def theirs(file: Path) -> set[str]:
    known = {*sys.stdlib_module_names, "camarilla", "__future__"}
    return {name.split(".")[0] for name in imports_of(file)} - known


def doors() -> dict[str, tuple[set[str], set[str]]]:
    """Room -> the rooms it may import, and the packages of others."""
    rows: dict[str, tuple[set[str], set[str]]] = {}
    table = PAGE.split("## Doors")[1].split("\n## ")[0]
    for line in table.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| `"):
            room, inside, outside = (re.findall(r"`([^`]+)`", cell) for cell in cells)
            rows[room[0]] = ({room[0], *inside}, set(outside))
    return rows


DOORS = doors()


def room_of(module: str) -> str:
    """The longest name of a room that the module lies in; `games/x` is any game, `camarilla` the front door."""
    place = "/".join(module.split(".")[1:])
    if re.match(r"games/\w+", place):
        if re.match(r"games/\w+/observation$", place):
            return "games/x/observation"
        return "games/x/board" if re.match(r"games/\w+/(board|terminal)", place) else "games/x"
    rooms = [room for room in DOORS if place == room or place.startswith(f"{room}/")]
    return max(rooms, key=len, default="camarilla")


@pytest.mark.parametrize("file", MODULES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_every_module_goes_through_the_doors_of_its_room(file: Path) -> None:
    inside, outside = DOORS[room_of(name_of(file))]
    through = {name: room_of(name) for name in ours(file)}
    assert {name for name, room in through.items() if room not in inside} == set()
    assert theirs(file) <= outside


def test_every_room_of_the_page_is_there_and_uses_its_doors() -> None:
    used: dict[str, tuple[set[str], set[str]]] = {room: ({room}, set()) for room in DOORS}
    for file in MODULES:
        inside, outside = used[room_of(name_of(file))]
        inside |= {room_of(name) for name in ours(file)}
        outside |= theirs(file)
    assert used == DOORS, "a door that nobody uses is walled up"


def test_no_ring_of_imports() -> None:
    graph = {name: {found for found in ours(file) if found in FILES} for name, file in FILES.items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as ring:
        pytest.fail(" -> ".join(ring.args[1]))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_game_knows_no_other_game(folder: Path) -> None:
    for file in folder.rglob("*.py"):
        games = {name for name in ours(file) if name.startswith("camarilla.games.")}
        assert {name for name in games if name.split(".")[2] != folder.name} == set(), file


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


def test_folders_stay_small_and_say_what_they_are() -> None:
    for folder in {file.parent for file in MODULES}:
        if GAMES not in folder.parents and folder.name != "versions":
            assert len([file for file in folder.glob("*.py") if file.name != "__init__.py"]) <= FEW, folder
            assert ast.get_docstring(ast.parse((folder / "__init__.py").read_text(encoding="utf-8"))), folder


def test_one_class_name_means_one_thing() -> None:
    places: dict[str, list[str]] = {}
    for name, file in FILES.items():
        if name.startswith("camarilla.games."):
            continue  # games are laid out alike: what is a player's view in one is so in another
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places.setdefault(node.name, []).append(name)
    assert {name: found for name, found in places.items() if len(found) > 1} == {}


def test_luck_comes_from_outside() -> None:
    for file in MODULES:
        assert "random" not in {name.split(".")[0] for name in imports_of(file)}, file


def test_importing_the_package_is_light() -> None:
    heavy = ("rich", "fluent", "babel", "camarilla.games.")
    code = "import sys, camarilla; print('\\n'.join(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert [name for name in loaded.stdout.split() if name.startswith(heavy)] == []


def test_the_tree_on_the_page_is_the_tree() -> None:
    assert tree.renewed(PAGE) == PAGE, "python -m tools.tree writes it anew"


def test_the_way_of_a_decision_is_the_one_on_the_page() -> None:
    way = PAGE.split("## One decision through the house")[1].split("\n## ")[0]
    steps = re.findall(r"`([\w/]+\.(?:py|js))`: `([\w.]+)`", way)
    assert len(steps) >= 8
    for place, name in steps:
        text = (SOURCE / place).read_text(encoding="utf-8")
        for part in name.split("."):
            assert re.search(rf"\b(def|class|function)\s+{part}\b|^\s*(async )?{part}\(", text, re.M), (
                f"{place}: {name}"
            )
