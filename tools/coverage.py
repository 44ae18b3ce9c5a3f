"""Branch coverage of the core, the rules and the server, with a floor for each: python tools/coverage.py [rules] [web]

Compiled modules are invisible to it, so the interpreted ones are measured. What servers in processes of their own do is
not counted, because some of the tests kill them.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TESTS = {
    "rules": ["tests/core", "tests/games", "tests/testkit", "tests/test_records.py"],
    "web": ["tests/speech", "tests/web"],
}
FLOORS = {"rules": {"core": 95, "games/*/rules": 99}, "web": {"web": 94}}
"""Area -> the per cent of its branches and lines that tests reach, a little below what was measured last."""


def main(parts: list[str]) -> int:
    pure = os.environ | {"CAMARILLA_PURE": "1", "COVERAGE_FILE": str(ROOT / "build" / "coverage")}
    (ROOT / "build").mkdir(exist_ok=True)
    files = [file for part in parts for file in TESTS[part]]
    tests = [sys.executable, "-m", "pytest", "-n", "2", "--dist", "worksteal", "-q", "--cov", "--cov-report=", *files]
    if failed := subprocess.run(tests, cwd=ROOT, env=pure).returncode:
        return failed
    floors = {area: floor for part in parts for area, floor in FLOORS[part].items()}
    low = [area for area, floor in floors.items() if not reaches(area, floor, pure)]
    if low:
        print(f"camarilla: below the floor: {', '.join(low)}")
    return 1 if low else 0


def reaches(area: str, floor: int, environment: dict[str, str]) -> bool:
    """Report an area; say whether its floor is reached."""
    print(f"\n{area}: at least {floor} %", flush=True)
    report = ["coverage", "report", "--skip-covered", "--precision=1", f"--fail-under={floor}"]
    command = [sys.executable, "-m", *report, f"--include=src/camarilla/{area}/*"]
    return subprocess.run(command, cwd=ROOT, env=environment).returncode == 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or list(TESTS)))
