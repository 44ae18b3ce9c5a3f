"""What the package offers by name: everything that is announced is there, and every error has one root."""

import ast
import importlib
import inspect
import pkgutil
import pydoc
import re
import tomllib

import camarilla
from tests.paths import ROOT, SOURCE

NO_ERROR = {
    "Quit",  # somebody stops: the way out of a game in the terminal
    "Violation",  # an assertion: a game breaks a promise
}


def public_errors() -> dict[str, type[Exception]]:
    """Every exception of the package whose name is public, by name."""
    found: dict[str, type[Exception]] = {}
    for module in pkgutil.walk_packages(camarilla.__path__, "camarilla."):
        if module.name == "camarilla.__main__" or ".migrations." in module.name:
            continue
        for name, thing in vars(importlib.import_module(module.name)).items():
            ours = isinstance(thing, type) and issubclass(thing, Exception) and thing.__module__ == module.name
            if ours and not name.startswith("_"):
                found[name] = thing
    return found


def test_every_name_that_is_announced_can_be_imported() -> None:
    assert len(camarilla.__all__) == len(set(camarilla.__all__))
    for name in camarilla.__all__:
        assert getattr(camarilla, name).__name__ == name


def test_nothing_else_is_offered() -> None:
    lazy = [name for names in camarilla._HOMES.values() for name in names]
    assert sorted(lazy) == sorted(camarilla.__all__)
    assert dir(camarilla) == sorted([*camarilla.__all__, "__version__"])
    assert not hasattr(camarilla, "nonsense")


def test_every_public_error_has_one_root() -> None:
    strangers = {name for name, error in public_errors().items() if not issubclass(error, camarilla.CamarillaError)}
    assert strangers == NO_ERROR


def test_the_tree_that_is_drawn_is_the_tree_that_there_is() -> None:
    # Read from the source: a compiled module has no docstring.
    written = ast.get_docstring(ast.parse((SOURCE / "core" / "errors.py").read_text(encoding="utf-8")))
    drawn: dict[str, str] = {}
    above: list[str] = []
    for indent, name in re.findall(r"^( *)(?:\w+: )?(\w+) {2,}\S", written or "", re.MULTILINE):
        del above[len(indent) // 2 :]
        drawn[name] = above[-1] if above else "Exception"
        above.append(name)
    real = {name: error.__base__.__name__ for name, error in public_errors().items() if error.__base__}
    assert drawn == {name: base for name, base in real.items() if name not in NO_ERROR}


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"] and project["project"]["dynamic"] == ["version"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "camarilla.__version__"}
    assert re.fullmatch(r"\d+\.\d+\.\d+", camarilla.__version__)


def test_help_explains_what_is_public_in_every_build() -> None:
    """Compiled modules get their docstrings when they are built."""
    shown = pydoc.plain(pydoc.render_doc(camarilla))
    for name in camarilla.__all__:
        thing = getattr(camarilla, name)
        assert name in shown and thing.__doc__, name
        own = [part for part in vars(thing) if not part.startswith("_")] if isinstance(thing, type) else []
        methods = [part for part in own if inspect.isroutine(getattr(thing, part))]
        assert [part for part in methods if not getattr(thing, part).__doc__] == [], name


def test_the_first_screen_of_help_names_everything_in_a_line() -> None:
    screen = pydoc.plain(pydoc.render_doc(camarilla)).splitlines()[:30]
    lines = [line for line in screen if not line.lstrip().startswith(">>>")]
    for name in camarilla.__all__:
        assert any(re.search(rf"\b{name}\b", line) for line in lines), name
