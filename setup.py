"""Compiles the core, the rules and the search with mypyc; everything else is in pyproject.toml.

CAMARILLA_NO_COMPILE=1 builds the interpreted package instead.
"""

import os
import sys
from pathlib import Path

from setuptools import setup

ROOT = Path("src/camarilla")
INTERPRETED = {
    "__init__.py",
    "game.py",  # loads games by name
    "orders.py",  # answers from what people are shown
    "registry.py",  # finds games by name
    "moments.py",  # looks at what was decided
    "text.py",  # hands sentences to a library
    "terminal.py",  # draws with a library
    "view.py",  # spells positions out for people
}


def is_compiled(file: Path) -> bool:
    """Drawings (board.py, board_map.py, ...) are not: they put text together."""
    return file.name not in INTERPRETED and not file.name.startswith("board")


def compiled_modules() -> list[str]:
    folders = [ROOT / "core", *sorted((ROOT / "games").glob("*/")), *sorted((ROOT / "games").glob("*/rules/"))]
    files = [file for folder in folders for file in sorted(folder.glob("*.py")) if is_compiled(file)]
    return [str(file) for file in [*files, *sorted((ROOT / "bots" / "search").glob("[!_]*.py"))]]


def extensions() -> list[object]:
    if os.environ.get("CAMARILLA_NO_COMPILE"):
        return []
    os.environ.setdefault("MYPYPATH", "src")
    from mypyc.build import mypycify

    modules = mypycify(compiled_modules(), opt_level="3", debug_level="0", group_name="camarilla")
    for module in modules:
        module.optional = True
    if sys.platform == "linux":
        # Without this flag no function of a shared library may be inlined into another. The modules share one list.
        modules[0].extra_compile_args.append("-fno-semantic-interposition")
    return modules


setup(ext_modules=extensions())
