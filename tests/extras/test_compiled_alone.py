"""A new game in a checkout, compiled alone: it plays as it did interpreted, and a wrong type is said with its place."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from camarilla.cli import main
from tests.paths import ROOT

pytestmark = pytest.mark.extras
SECONDS = 900
PLAY = """
import hashlib
from camarilla.core.registry import find_game
from camarilla.testkit import conformance
from camarilla.testkit.setups import random_play, setups

game = find_game("courtiers")
conformance(game)
whole = hashlib.sha256()
for setup in setups(game):
    for position in random_play(setup, 5):
        whole.update(position.digest().encode())
modules = [type(position).__module__, type(find_game("strozzi").start(3, position.chance)).__module__]
import sys
print(whole.hexdigest(), *[sys.modules[module].__file__.endswith(".py") for module in modules])
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with a fifth game, nothing compiled."""
    for name in ("src", "tools"):
        shutil.copytree(
            ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
        )
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path / name)
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", "courtiers"]) == 0
    return tmp_path


def run(checkout: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    return subprocess.run(
        [sys.executable, *words], capture_output=True, text=True, cwd=checkout, env=environment, timeout=SECONDS
    )


def test_a_game_is_compiled_alone(checkout: Path) -> None:
    interpreted = run(checkout, "-c", PLAY)
    assert interpreted.returncode == 0, interpreted.stderr
    digest, *are_sources = interpreted.stdout.split()
    assert are_sources == ["True", "True"]
    made = run(checkout, "tools/compile.py", "courtiers")
    assert made.returncode == 0, made.stdout
    compiled = run(checkout, "-c", PLAY)
    assert compiled.stdout.split() == [digest, "False", "True"], compiled.stderr


def test_a_wrong_type_is_said_before_anything_is_compiled(checkout: Path) -> None:
    rule = checkout / "src" / "camarilla" / "games" / "courtiers" / "rules" / "present.py"
    rule.write_text(rule.read_text("utf-8").replace("    return found\n", '    return "found"\n', 1))
    made = run(checkout, "tools/compile.py", "courtiers")
    assert made.returncode == 1
    assert re.search(
        r"^src/camarilla/games/courtiers/rules/present\.py:\d+: error: Incompat", made.stdout, re.MULTILINE
    )
    assert not list((checkout / "build").rglob("*.o"))
