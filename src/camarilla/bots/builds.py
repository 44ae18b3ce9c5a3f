"""Whether bots think compiled: in this process, and in one that begins now.

The two differ on a fresh machine: people sit down at once, with interpreted rules, and the compiler works behind them.
What it makes appears beside the sources in one go, the search last of all (`tools/compile.py`).
"""

import sys
from pathlib import Path

from camarilla.bots.search import thinker


def compiled_here() -> bool:
    """Whether this process has loaded the compiled search."""
    return _is_compiled(thinker.__file__)


def compiled_anew() -> bool:
    """Whether a process that begins now loads it: what is beside the sources, unless it is told to use those."""
    folder = [str(Path(thinker.__file__).parent)]
    specs = (finder.find_spec(thinker.__name__, folder) for finder in sys.meta_path)
    origin = next((spec.origin for spec in specs if spec is not None), None)
    return origin is not None and _is_compiled(origin)


def _is_compiled(file: str) -> bool:
    return not file.endswith(".py")
