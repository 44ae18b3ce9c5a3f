"""Branch coverage of the core, the rules and the server, with a floor for each: python tools/coverage.py

`make coverage` measures. Its first part shows the server, which is never compiled; its second part shows core
and rules, which are interpreted there. Random games are played unmeasured (the mark `no_cover`): followed line by line
they take five times as long, and what only luck reaches counts as untested. So does what other processes do.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PARTS = ["build/coverage.installed", "build/coverage.interpreted"]
FLOORS = {"core": 95, "games/*/rules": 99, "web": 94}
"""Area -> the per cent of its branches and lines that tests reach, a little below what was measured last."""


def coverage(*words: str) -> bool:
    """Run the tool on what was measured; says whether all was well."""
    environment = os.environ | {"COVERAGE_FILE": "build/coverage"}
    return not subprocess.run([sys.executable, "-m", "coverage", *words], cwd=ROOT, env=environment).returncode


def reaches(area: str, floor: int) -> bool:
    """Show what of an area is not reached, and whether that is little enough."""
    print(f"\n{area}: at least {floor} %", flush=True)
    within = f"--include=src/camarilla/{area}/*"
    return coverage("report", "--skip-covered", "--show-missing", "--precision=1", f"--fail-under={floor}", within)


def main() -> int:
    if not coverage("combine", "--keep", "--quiet", *PARTS):
        return 2
    low = [area for area, floor in FLOORS.items() if not reaches(area, floor)]
    if low:
        print(f"camarilla: below the floor: {', '.join(low)}")
    return 1 if low else 0


if __name__ == "__main__":
    sys.exit(main())
