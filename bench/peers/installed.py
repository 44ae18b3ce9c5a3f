"""The peers, each installed in an environment of its own under build/peers; what cannot be installed says why."""

import contextlib
import json
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build" / "peers"
SHARED = ("cards.js", "package.json")
"""What the load benchmark has of boardgame.io, too: the game, and which version is measured."""
NODE = [Path(__file__).parent / "worker.js", *(ROOT / "bench" / "load" / "boardgame_io" / name for name in SHARED)]
PATIENCE = 900
"""Seconds for one installation."""
QUICKLY = ("--quiet", "--prefer-binary", "--no-compile")
"""Nothing is built that has a wheel, and no module is compiled to bytecode before it is used."""


@dataclass(frozen=True)
class Peer:
    """Whose worker it is, and what has to be installed for it: by pip, or by npm where nothing is named."""

    name: str
    module: str = ""
    packages: tuple[str, ...] = ()


OURS = Peer("Camarilla", "ours")
PEERS = (
    Peer("OpenSpiel", "openspiel", ("open-spiel==2.0.2",)),
    Peer("RLCard", "rlcard", ("rlcard==1.2.0", "setuptools<81")),
    Peer("PettingZoo", "pettingzoo", ("pettingzoo[classic]==1.27.0",)),
    Peer("Catanatron", "catanatron", ("catanatron==3.2.1",)),
    Peer("PokerKit", "pokerkit", ("pokerkit==0.7.7",)),
    Peer("Pgx", "pgx", ("pgx==2.6.0", "jax==0.10.2")),
    Peer("boardgame.io"),
)


class NotThere(Exception):
    """A peer that cannot be measured here, and why."""


class Asked:
    """A worker that runs: it answers what it is asked for."""

    def __init__(self, peer: Peer) -> None:
        self.peer = peer
        command, folder = _command(peer)
        self._process = subprocess.Popen(
            command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        told = self._answer()
        self.versions: list[str] = told["versions"]
        self.works: list[str] = told["works"]

    def ask(self, work: str) -> dict[str, Any]:
        """One portion of a work: how much of what, in how many seconds."""
        assert self._process.stdin is not None
        with contextlib.suppress(BrokenPipeError):  # a process that has ended gives no answer either
            self._process.stdin.write(f"{work}\n")
            self._process.stdin.flush()
        return self._answer()

    def dismiss(self) -> None:
        """Ask no more: the process ends by itself."""
        with contextlib.suppress(BrokenPipeError):
            self._process.communicate()

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise NotThere(f"{self.peer.name} ended without an answer, status {self._process.wait()}")
        told: dict[str, Any] = json.loads(line)
        return told


def _command(peer: Peer) -> tuple[list[str], Path]:
    if peer == OURS:
        return [sys.executable, "-m", f"bench.peers.{peer.module}"], ROOT
    if not peer.packages:
        return ["node", "worker.js"], _by_npm()
    return [str(_by_pip(peer)), "-m", f"bench.peers.{peer.module}"], ROOT


def _by_pip(peer: Peer) -> Path:
    """The Python of the peer's environment."""
    place = FOLDER / peer.module
    python = place / "bin" / "python"
    with _installed(place, "\n".join(peer.packages)) as there:
        if not there:
            venv.create(place, with_pip=True, clear=True)
            _run([str(python), "-m", "pip", "install", *QUICKLY, *peer.packages], ROOT)
    return python


def _by_npm() -> Path:
    place = FOLDER / "boardgame_io"
    if shutil.which("npm") is None:
        raise NotThere("there is no npm here")
    with _installed(place, NODE[-1].read_text(encoding="utf-8")) as there:
        place.mkdir(parents=True, exist_ok=True)
        for file in NODE:
            shutil.copy(file, place)
        if not there:
            _run(["npm", "install", "--silent", "--no-audit", "--no-fund"], place)
    return place


@contextlib.contextmanager
def _installed(place: Path, wanted: str) -> Iterator[bool]:
    """Whether all that is wanted was installed there before; what fails on the way is begun anew the next time."""
    done = place / "installed.txt"
    there = done.exists() and done.read_text(encoding="utf-8") == wanted
    yield there
    if not there:
        done.write_text(wanted, encoding="utf-8")


def _run(command: list[str], folder: Path) -> None:
    try:
        subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True, timeout=PATIENCE)
    except subprocess.CalledProcessError as failed:
        last = (failed.stderr or failed.stdout).strip().splitlines()[-1:]
        raise NotThere(f"it cannot be installed: {' '.join(last)}") from None
    except subprocess.TimeoutExpired:
        raise NotThere(f"it was not installed within {PATIENCE} s") from None
