"""The API reference from the docstrings, as HTML that needs no server: python tools/reference.py [FOLDER].

Compiled modules have no docstrings, so the interpreted ones are read.
"""

import importlib
import os
import pkgutil
import sys
import warnings
from pathlib import Path
from types import ModuleType

import pdoc
import pdoc.render

ROOT = Path(__file__).resolve().parent.parent
PUBLIC = ["core", "bots", "adapters", "observing", "drawing", "speech", "testkit"]
"""What others build on, besides the package itself; a package brings its modules."""


def build(folder: Path) -> None:
    """Write the pages of all public modules; whatever cannot be documented is an error."""
    os.environ["CAMARILLA_PURE"] = "1"
    package = importlib.import_module("camarilla")
    # pdoc shows of a package what its __all__ names and what is there: neither its modules nor what is imported late.
    for name in _listed(package):
        setattr(package, name, getattr(package, name))
    _listed(package).extend(PUBLIC)
    for room in (importlib.import_module(f"camarilla.{name}") for name in PUBLIC):
        _listed(room).extend(module.name for module in pkgutil.iter_modules(room.__path__))
    pdoc.render.configure(docformat="markdown", show_source=False, footer_text=f"camarilla {package.__version__}")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        pdoc.pdoc("camarilla", output_directory=folder)


def _listed(package: ModuleType) -> list[str]:
    """What a package lists; where it lists nothing, pdoc finds its modules by itself."""
    found: list[str] = vars(package).get("__all__", [])
    return found


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "reference"
    build(target)
    print(f"camarilla: {target / 'index.html'}")
