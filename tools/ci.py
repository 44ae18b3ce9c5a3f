"""What checks the project on every system, also where there is no make.

    python tools/ci.py setup            the locked tools and the interpreted package, into this Python
    python tools/ci.py check [NAME...]  what `make check` and every commit check: all of it, or by name
    python tools/ci.py portable         core, rules, terminal and SQLite, then the wheel in empty environments
    python tools/ci.py dist             the source distribution and the interpreted wheel, into dist/

`make test` checks everything; it needs a system like Linux.
"""

import os
import runpy
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORKFLOWS = sorted(str(file.relative_to(ROOT)) for file in (ROOT / ".github" / "workflows").glob("*.yml"))
CHECKS = {
    "format": ["ruff", "format", "--check", "--quiet", "."],
    "lint": ["ruff", "check", "--quiet", "."],
    "types": ["mypy"],
    "workflows": ["check_jsonschema", "--builtin-schema", "vendor.github-workflows", *WORKFLOWS],
    "hooks": ["pre_commit", "validate-config", ".pre-commit-config.yaml"],
    "architecture": ["pytest", "-q", "tests/test_architecture.py", "tests/test_duplicates.py"],
}
"""Name -> the module that checks it, and its arguments."""
PORTABLE = [
    "tests/core", "tests/testkit", "tests/games", "tests/bots", "tests/test_all_games.py", "tests/test_records.py",
    "tests/test_exports.py", "tests/test_text_shared.py", "tests/terminal/test_menu.py", "tests/terminal/test_moves.py",
    "tests/web/test_store.py", "tests/web/test_migrations.py",
]  # fmt: skip
PSEUDO_TERMINALS = ["tests/terminal", "tests/test_cli.py", "tests/test_packaging.py"]
"""Tests that need what Windows lacks."""


def python() -> str:
    """The active environment, else the checkout's own where there is one: a hook needs none to be active."""
    own = (ROOT / ".venv" / place for place in ("bin/python", "Scripts/python.exe"))
    there = None if sys.prefix != sys.base_prefix else next((file for file in own if file.exists()), None)
    return str(there or sys.executable)


def run(*words: str, **variables: str) -> bool:
    """Run a Python module; says whether all was well."""
    return not subprocess.run([python(), "-m", *words], cwd=ROOT, env=os.environ | variables).returncode


def setup() -> bool:
    pip = ["pip", "install", "--quiet", "--disable-pip-version-check"]
    locked = run(*pip, "--no-deps", "--require-hashes", "-r", "requirements/dev.txt")
    return locked and run(*pip, "--no-build-isolation", "--no-deps", "-e", ".", CAMARILLA_NO_COMPILE="1")


def check(*names: str) -> bool:
    for name in names or CHECKS:
        if not run(*CHECKS[name]):
            print(f"camarilla: not as it should be: {name}", file=sys.stderr)
            return False
    return True


def portable() -> bool:
    tests = PORTABLE if sys.platform == "win32" else [*PORTABLE, *PSEUDO_TERMINALS]
    # PostgreSQL is tested where make test runs.
    tested = run("pytest", "-q", "-k", "not postgresql", *tests, PYTHONUTF8="1")
    return tested and run("pytest", "-q", "-m", "extras", "tests/extras/test_wheel.py", PYTHONUTF8="1")


def dist(folder: str = "dist") -> bool:
    """The wheel is built from the source distribution, so that nothing else from the checkout gets into it."""
    version = str(runpy.run_path(str(ROOT / "src" / "camarilla" / "__init__.py"))["__version__"])
    if os.environ.get("GITHUB_REF_TYPE") == "tag" and os.environ["GITHUB_REF_NAME"] != f"v{version}":
        print(f"camarilla: {version} cannot be published as {os.environ['GITHUB_REF_NAME']}", file=sys.stderr)
        return False
    build = ["uv", "build", "--quiet", "--no-build-isolation", "--python", python(), "--out-dir", folder]
    return run(*build, CAMARILLA_NO_COMPILE="1")


COMMANDS: dict[str, Callable[..., bool]] = {"setup": setup, "check": check, "portable": portable, "dist": dist}


def main(words: list[str]) -> int:
    command, *names = words or [""]
    if command not in COMMANDS or (names and not (command == "check" and CHECKS.keys() >= {*names})):
        print(f"{__doc__}\nThe names of the checks: {', '.join(CHECKS)}", file=sys.stderr)
        return 2
    return 0 if COMMANDS[command](*names) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
