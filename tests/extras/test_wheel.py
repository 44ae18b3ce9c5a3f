"""The wheel, installed in empty environments outside the checkout: a library without extras, a table with them."""

import os
import re
import shutil
import subprocess
import sys
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from camarilla.core.registry import find_game, game_ids
from tests.paths import ROOT, SOURCE
from tools import ci

pytestmark = pytest.mark.extras
SECONDS = 300
PROGRAMS = "Scripts" if sys.platform == "win32" else "bin"


class Environment:
    """An empty virtual environment in a folder of its own, and what is run in it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._programs = folder / "environment" / PROGRAMS
        foreign = ("PYTHON", "CAMARILLA_", "VIRTUAL_ENV", "LC_", "LANG", "COLUMNS")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(foreign)}
        self.variables = kept | {"LANG": "en_GB.UTF-8", "XDG_DATA_HOME": str(folder), "PYTHONUTF8": "1"}
        self.run(sys.executable, "-m", "venv", folder / "environment").check_returncode()

    def install(self, lock: str, wheel: Path, extras: str = "") -> None:
        """Install what is locked, then the wheel, which must find there all that it asks for."""
        python = self._programs / "python"
        locked = ROOT / "requirements" / f"{lock}.txt"
        for asked in (["--no-deps", "--require-hashes", "-r", locked], ["--no-index", f"{wheel}{extras}"]):
            done = self.run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *asked)
            assert done.returncode == 0, done.stderr

    def run(self, *command: "str | Path", typed: str = "", **more: str) -> "subprocess.CompletedProcess[str]":
        """Run a command, outside the checkout."""
        return subprocess.run(
            command, input=typed, capture_output=True, encoding="utf-8", timeout=SECONDS,
            cwd=self._folder, env=self.variables | more,
        )  # fmt: skip

    def python(self, *words: "str | Path") -> "subprocess.CompletedProcess[str]":
        """Run Python."""
        return self.run(self._programs / "python", *words)

    def camarilla(self, *words: str, typed: str = "", **more: str) -> "subprocess.CompletedProcess[str]":
        """Run the command as people do."""
        return self.run(self._programs / "camarilla", *words, typed=typed, **more)

    @contextmanager
    def server(self) -> Iterator[str]:
        """The address of a server that runs meanwhile."""
        command = [str(self._programs / "camarilla"), "serve", "--port", "0", "--lang", "en"]
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, encoding="utf-8", cwd=self._folder, env=self.variables
        ) as server:
            try:
                assert server.stdout is not None
                found = re.search(r"http://\S+/", server.stdout.readline())
                assert found, "it did not say where it serves"
                yield found[0]
            finally:
                server.terminate()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreted wheel, built as it is published."""
    folder = tmp_path_factory.mktemp("wheel")
    assert ci.dist(str(folder))
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    environment = Environment(tmp_path_factory.mktemp("bare"))
    environment.install("core", wheel)
    return environment


@pytest.fixture(scope="module")
def full(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    environment = Environment(tmp_path_factory.mktemp("full"))
    environment.install("play", wheel, "[terminal,web]")
    return environment


def loaded(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=60) as answer:
        assert answer.status == 200
        content: bytes = answer.read()
        return content


def fetched(address: str) -> str:
    return loaded(address).decode()


def test_everything_that_is_no_code_is_in_the_wheel_too(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    packed = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("camarilla/")}
    unwanted = {".pyc", ".so", ".pyd"}
    there = {file for file in SOURCE.rglob("*") if file.is_file() and file.suffix not in unwanted}
    assert packed == {file.relative_to(SOURCE.parent).as_posix() for file in there}


def test_without_extras_every_game_is_played(bare: Environment) -> None:
    done = bare.python(shutil.copy(ROOT / "tools" / "smoke.py", bare.variables["XDG_DATA_HOME"]))
    assert done.returncode == 0, done.stderr
    assert "site-packages" in done.stdout.splitlines()[0]
    assert len(re.findall(r"^.+: \d+ decisions$", done.stdout, re.MULTILINE)) == len(game_ids())


@pytest.mark.parametrize(("words", "extra"), [(("play", "strozzi"), "terminal"), (("serve", "--port", "0"), "web")])
def test_without_extras_a_command_says_what_it_needs(bare: Environment, words: tuple[str, ...], extra: str) -> None:
    done = bare.camarilla(*words)
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr == f"camarilla: This needs more packages: pip install 'camarilla[{extra}]'\n"
    assert bare.camarilla(*words, LANG="hu_HU.UTF-8").stderr.startswith("camarilla: Ehhez további csomagok")
    assert bare.camarilla(*words, LANG="it_IT.UTF-8").stderr.startswith("camarilla: Servono altri pacchetti")


def test_with_extras_a_game_is_played_in_the_terminal(full: Environment) -> None:
    done = full.camarilla("play", "strozzi", "--seats", "3", "--seed", "7", "--save", "game.json", typed="1\n1\n1\nq\n")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("> 1\n") == 3 and "> q\n" in done.stdout
    assert "Game saved." in done.stdout
    kept = full.camarilla("verify", "game.json")
    assert kept.returncode == 0 and "game.json" in kept.stdout


def test_with_extras_the_table_is_served(full: Environment) -> None:
    with full.server() as address:
        home = fetched(address)
        (folder,) = set(re.findall(r'"/(static/\w+/)', home))
        for file in (SOURCE / "web" / "static").iterdir():
            assert loaded(f"{address}{folder}{file.name}") == file.read_bytes()
        for game in game_ids():
            assert f'href="/games/{game}"' in home
            rules = fetched(f"{address}games/{game}")
            assert all(f'id="clause-{number}"' in rules for number in find_game(game).clauses)
            assert fetched(f"{address}games/{game}/board.css")
