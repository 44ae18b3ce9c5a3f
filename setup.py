"""Compiles the core, the rules, the observations and the search with mypyc; everything else is in pyproject.toml.

CAMARILLA_NO_COMPILE=1 builds the interpreted package instead; CAMARILLA_ONLY=my_game compiles no other game.
"""

import ast
import os
import re
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
}


def is_compiled(file: Path) -> bool:
    """Drawings (board.py, board_map.py, ...) are not: they put text together."""
    return file.name not in INTERPRETED and not file.name.startswith("board")


def compiled_modules() -> list[str]:
    games = os.environ.get("CAMARILLA_ONLY") or "*"
    folders = [
        ROOT / "core",
        ROOT / "observing",
        *sorted((ROOT / "games").glob(f"{games}/")),
        *sorted((ROOT / "games").glob(f"{games}/rules/")),
    ]
    files = [file for folder in folders for file in sorted(folder.glob("*.py")) if is_compiled(file)]
    files += [
        ROOT / "adapters" / "kernel.py",
        ROOT / "adapters" / "lens.py",
        *sorted((ROOT / "bots" / "search").glob("[!_]*.py")),
    ]
    return [str(file) for file in files]


NO_TEXT = r'PyDoc_STR\("(?:[^"\\]|\\.)*?\\n--\\n\\n(?="\))'
"""Where mypyc writes the signature of a thing and nothing after it."""
FUNCTION = re.compile(r"CPyPy_(\w+),\s*[A-Z_| ]+,\s*" + NO_TEXT)
CLASS = re.compile(r"CPyType_(\w+)_template_ = \{[^}]*?" + NO_TEXT)
PROPERTY = re.compile(r"\(getter\)(\w+)_get_(\w+),\s*(?:NULL|\(setter\)\w+), NULL(?=, NULL\})")
MODULE = re.compile(r'PyModuleDef (\w*)module = \{\s*PyModuleDef_HEAD_INIT,\s*"([\w.]+)",\s*NULL(?=, /\* docstring)')


def docstrings(node: ast.Module | ast.ClassDef, mangled: str) -> dict[str, str]:
    """The docstrings of all functions, classes and methods, by the names that they have in C."""
    found: dict[str, str] = {}
    for inner in node.body:
        if isinstance(inner, ast.FunctionDef | ast.ClassDef):
            name = f"{mangled}___{inner.name}" if mangled else inner.name
            found[name] = ast.get_docstring(inner) or ""
            if isinstance(inner, ast.ClassDef):
                found.update(docstrings(inner, name))
    return found


def in_c(text: str) -> str:
    """The inside of a C string: whatever is not plain ASCII is spelled byte by byte."""
    return "".join(chr(byte) if 32 <= byte < 127 and byte not in b'"\\?' else f"\\{byte:03o}" for byte in text.encode())


def with_docstrings(generated: str, source: Path) -> str:
    """The C code with the docstrings that mypyc leaves out, so that `help` shows them; importing costs no more."""
    texts: dict[str, str] = {}
    modules: dict[str, str] = {}
    for mangled, module in MODULE.findall(generated):
        tree = ast.parse(source.joinpath(*module.split(".")).with_suffix(".py").read_text(encoding="utf-8"))
        texts.update(docstrings(tree, mangled))
        modules[mangled] = ast.get_docstring(tree) or ""
    for pattern in (FUNCTION, CLASS):
        generated = pattern.sub(lambda found: found[0] + in_c(texts.get(found[1], "")), generated)
    for found in {whole[0]: whole for whole in PROPERTY.finditer(generated)}.values():
        text = texts.get(f"{found[1]}___{found[2]}", "")
        if text:
            generated = generated.replace(found[0], found[0].removesuffix("NULL") + f'"{in_c(text)}"')
    return MODULE.sub(lambda found: found[0].removesuffix("NULL") + f'"{in_c(modules[found[1]])}"', generated)


def extensions() -> list[object]:
    if os.environ.get("CAMARILLA_NO_COMPILE"):
        return []
    os.environ.setdefault("MYPYPATH", "src")
    from mypyc.build import mypycify

    modules = mypycify(compiled_modules(), opt_level="3", debug_level="0", group_name="camarilla")
    for module in modules:
        module.optional = True
    for file in {Path(name) for module in modules for name in module.sources if "__native" in name}:
        file.write_text(with_docstrings(file.read_text(encoding="utf-8"), Path("src")), encoding="utf-8")
    if sys.platform == "linux":
        # Without this flag no function of a shared library may be inlined into another. The modules share one list.
        modules[0].extra_compile_args.append("-fno-semantic-interposition")
    return modules


if __name__ == "__main__":
    setup(ext_modules=extensions())
