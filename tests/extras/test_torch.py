"""What needs PyTorch, in an environment of its own (`make test-torch` makes it): TorchRL plays our games, learning
repeats itself, and the tables at which is learned play by the rules.

PufferLib asks for an older Gymnasium and NumPy than ours and cannot be built as it is (decision 21), so it is installed
without what it asks for, and without its own C games.
"""

import os
import subprocess
from pathlib import Path

import pytest

from camarilla.core.registry import game_ids
from tests.paths import ROOT

pytestmark = pytest.mark.torch
PYTHON = ROOT / "build" / "baselines" / "bin" / "python"
PUFFERLIB, BESIDE_PUFFERLIB = "pufferlib==3.0.0", ("gym==0.26.2", "gym-notices==0.1.0", "psutil")
PUFFER = ROOT / "build" / "puffer"
FORGOTTEN = ROOT / "tests" / "extras" / "puffer"
"""What its `setup.py` has forgotten."""
LEARNED = """
import hashlib
from baselines.ppo import learn
from camarilla.adapters.environment import Environment
network = learn(Environment("strozzi"), 1, [1], lambda point, network: None)
print(hashlib.sha256(b"".join(array.tobytes() for layer in network.layers for array in layer)).hexdigest())
"""


def run(*arguments: str, path: str = f"{ROOT / 'src'}:{ROOT}", cwd: Path = ROOT, **told: str) -> str:
    environment = {**os.environ, "PYTHONPATH": path, "OMP_NUM_THREADS": "1", **told}
    done = subprocess.run([PYTHON, *arguments], capture_output=True, text=True, env=environment, cwd=cwd, timeout=600)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_torchrl_plays_every_game_as_one_seat_and_as_all() -> None:
    told = run("tests/extras/torchrl_smoke.py")
    assert [f"{id}: 30 steps" in told for id in game_ids()] == [True] * len(game_ids())


@pytest.fixture
def puffer() -> str:
    """Where PufferLib lies: in a folder of its own, because of the old Gym that it needs."""
    pip = ["-m", "pip", "install", "--quiet", "--no-deps", "--target", str(PUFFER)]
    if not (PUFFER / "pufferlib").exists():
        run(*pip, *BESIDE_PUFFERLIB)
        run(*pip, "--no-build-isolation", PUFFERLIB, path=str(FORGOTTEN), NO_OCEAN="1", NO_TRAIN="1")
    return f"{ROOT / 'src'}:{ROOT}:{PUFFER}"


def test_pufferlib_steps_a_vector_of_every_game(puffer: str, tmp_path: Path) -> None:
    smoke = ROOT / "tests" / "extras" / "puffer_smoke.py"
    told = run(str(smoke), path=puffer, cwd=tmp_path)  # it leaves a link where it is started
    assert told.splitlines() == [f"{id}: 3 games at once" for id in game_ids()]


def test_the_same_seed_learns_the_same() -> None:
    first, second = run("-c", LEARNED), run("-c", LEARNED)
    assert len(first.strip()) == 64 and first == second


def test_tables_deal_play_and_pay_as_the_environments_do() -> None:
    """Followed from outside through whole games: who decides, what is seen and open, and what is paid."""
    assert run("tests/extras/tables_followed.py").split() == [*game_ids(), "agree"]
