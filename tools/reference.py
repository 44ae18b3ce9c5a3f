"""The API reference from the docstrings, as HTML that needs no server: python tools/reference.py [FOLDER].

Compiled modules have no docstrings, so the interpreted ones are read.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MODULES = [
    "camarilla",
    "camarilla.core",
    "camarilla.bots",
    "camarilla.drawing",
    "camarilla.speech",
    "camarilla.testkit",
]
"""What others build on; a package brings its modules."""
LEFT_OUT = ["!camarilla.cli", "!camarilla.games", "!camarilla.terminal", "!camarilla.text", "!camarilla.web"]


def build(folder: Path) -> None:
    """Write the pages of all public modules."""
    pdoc = [sys.executable, "-m", "pdoc", "--docformat", "markdown", "--no-show-source", "-o", str(folder)]
    subprocess.run([*pdoc, *MODULES, *LEFT_OUT], cwd=ROOT, env=os.environ | {"CAMARILLA_PURE": "1"}, check=True)


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "reference"
    build(target)
    print(f"camarilla: {target / 'index.html'}")
