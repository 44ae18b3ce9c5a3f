"""What needs PyTorch, in an environment of its own: TorchRL plays our games, and learning repeats itself.

PufferLib is not tried: its only package is source that fetches a graphics library while it is built, and it asks
for an older Gymnasium than ours.
"""

import os
import subprocess
import venv
from pathlib import Path

import pytest

from camarilla.core.registry import game_ids
from tests.paths import ROOT

pytestmark = pytest.mark.torch
PLACE = ROOT / "build" / "torch"
LEARNED = """
import hashlib
from baselines.learn import learn
network = learn("strozzi", 1, [1], lambda point, network: None)
print(hashlib.sha256(b"".join(array.tobytes() for layer in network.layers for array in layer)).hexdigest())
"""


@pytest.fixture(scope="module")
def python() -> Path:
    """Python with PyTorch, TorchRL and what baselines need."""
    if not (PLACE / "ready").exists():
        venv.create(PLACE, with_pip=True, clear=True)
        needed = ["-r", str(ROOT / "baselines" / "requirements.txt"), "torchrl"]
        subprocess.run([PLACE / "bin" / "pip", "install", "--quiet", *needed], check=True)
        (PLACE / "ready").touch()
    return PLACE / "bin" / "python"


def run(python: Path, *arguments: str) -> str:
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", "OMP_NUM_THREADS": "1"}
    done = subprocess.run([python, *arguments], capture_output=True, text=True, env=environment, cwd=ROOT, timeout=600)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_torchrl_plays_every_game_as_one_seat_and_as_all(python: Path) -> None:
    told = run(python, "tests/extras/torchrl_smoke.py")
    assert [f"{id}: 30 steps" in told for id in game_ids()] == [True] * len(game_ids())


def test_the_same_seed_learns_the_same(python: Path) -> None:
    first, second = run(python, "-c", LEARNED), run(python, "-c", LEARNED)
    assert len(first.strip()) == 64 and first == second
