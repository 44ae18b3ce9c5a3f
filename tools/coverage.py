"""Branch coverage of the core, the rules and the server, with a floor for each: python tools/coverage.py

Compiled modules are invisible to it, so the interpreted ones are measured. What servers in processes of their own do is
not counted, because some of the tests kill them.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TESTS = ["tests/core", "tests/games", "tests/testkit", "tests/speech", "tests/web", "tests/test_records.py"]
FLOORS = {"core": 97, "games/*/rules": 99, "web": 94}
"""Area -> the per cent of its branches and lines that tests reach, a little below what was measured last."""


def main() -> int:
    pure = os.environ | {"CAMARILLA_PURE": "1", "COVERAGE_FILE": str(ROOT / "build" / "coverage")}
    (ROOT / "build").mkdir(exist_ok=True)
    tests = [sys.executable, "-m", "pytest", "-n", "2", "--dist", "worksteal", "-q", "--cov", "--cov-report=", *TESTS]
    if failed := subprocess.run(tests, cwd=ROOT, env=pure).returncode:
        return failed
    low = []
    for area, floor in FLOORS.items():
        print(f"\n{area}: at least {floor} %", flush=True)
        report = ["coverage", "report", "--skip-covered", "--precision=1", f"--fail-under={floor}"]
        found = subprocess.run(
            [sys.executable, "-m", *report, f"--include=src/camarilla/{area}/*"], cwd=ROOT, env=pure
        ).returncode
        if found:
            low.append(area)
    if low:
        print(f"camarilla: below the floor: {', '.join(low)}")
    return 1 if low else 0


if __name__ == "__main__":
    sys.exit(main())
