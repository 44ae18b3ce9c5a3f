"""Dependencies in layers: who plays by program needs three packages, and whoever lacks one of the others is told."""

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from camarilla import cli, game_ids
from tests.paths import ROOT, SOURCE
from tests.terminal.screenplay import environment
from tools import lock

PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS: dict[str, list[str]] = PYPROJECT["project"]["optional-dependencies"]
CORE: list[str] = PYPROJECT["project"]["dependencies"]
GROUPS: dict[str, list[str]] = PYPROJECT["dependency-groups"]
BUILD: list[str] = PYPROJECT["build-system"]["requires"]


def modules(requirements: list[str]) -> set[str]:
    """The modules that the requirements bring; each has the name of its distribution, but for one."""
    names = {Requirement(line).name.split(".")[0].replace("-", "_") for line in requirements}
    return {"pyspiel" if name == "open_spiel" else name for name in names}


IN_EXTRAS = set[str]().union(*(modules(requirements) for requirements in EXTRAS.values()))

# Layers ------------------------------------------------------------------------------

LAYERS = {
    "terminal/*": "terminal",
    "drawing/terminal.py": "terminal",
    "games/*/terminal.py": "terminal",
    "testkit/*": "terminal",
    "web/*": "web",
    "web/storage/database.py": "postgres",
    "drawing/png.py": "png",
    "testkit/drawings/legible.py": "png",
    "bots/cluster.py": "ray",
    "training/*": "learn",
    "adapters/*": "research",
    "adapters/openspiel.py": "openspiel",
}
"""Which files may import more than rules and texts need."""


def outside_imports(file: Path) -> set[str]:
    """The modules that a file imports from other distributions."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return {name.split(".")[0] for name in found} - set(sys.stdlib_module_names) - {"camarilla"}


def test_every_import_is_declared_where_it_is_needed() -> None:
    used: set[str] = set()
    for file in sorted(SOURCE.rglob("*.py")):
        path = file.relative_to(SOURCE).as_posix()
        extras = {extra for place, extra in LAYERS.items() if re.match(place.replace("*", ".*"), path)}
        declared = modules(CORE).union(*(modules(EXTRAS[extra]) for extra in extras))
        assert outside_imports(file) <= declared, path
        used |= outside_imports(file)
    # The drivers and protocols that a library loads by their names.
    by_name = {"aiosqlite", "uvloop", "websockets"}
    assert modules(CORE) | IN_EXTRAS == used | by_name


# Without extras ----------------------------------------------------------------------

WITHOUT = """
import sys

class Missing:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] in MISSING:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing)
"""


def without_extras(data: Path, code: str, missing: set[str] = IN_EXTRAS) -> "subprocess.CompletedProcess[str]":
    """Run the code where these modules, usually those of all extras, cannot be imported."""
    command = [sys.executable, "-c", f"MISSING = {missing}{WITHOUT}{code}"]
    return subprocess.run(command, capture_output=True, text=True, env=environment(data), timeout=120)


def test_importing_the_package_pulls_in_nothing(tmp_path: Path) -> None:
    code = "import sys, camarilla; print('\\n'.join(sys.modules))"
    loaded = subprocess.check_output([sys.executable, "-c", code], text=True, env=environment(tmp_path)).split()
    assert "camarilla" in loaded
    assert {name.split(".")[0] for name in loaded} & (IN_EXTRAS | modules(CORE)) == set()


def test_all_games_are_played_told_and_drawn_without_extras(tmp_path: Path) -> None:
    done = without_extras(tmp_path, "from tools.smoke import main\nsys.exit(main())")
    assert done.returncode == 0, done.stderr
    assert len(re.findall(r"^.+: \d+ decisions$", done.stdout, re.MULTILINE)) == len(game_ids())


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (["serve"], "web"),
        (["backup", "file"], "web"),
        (["restore", "file", "--database", "other"], "web"),
        (["play", "strozzi"], "terminal"),
        (["games"], "terminal"),
        (["verify", "file"], "terminal"),
    ],
)
def test_a_command_that_lacks_its_extra_says_how_to_get_it(tmp_path: Path, words: list[str], extra: str) -> None:
    done = without_extras(tmp_path, f"from camarilla.cli import main\nsys.exit(main({words}))")
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr == f"camarilla: This needs more packages: pip install 'camarilla[{extra}]'\n"


@pytest.mark.parametrize(("language", "words"), [("hu", "további csomagok"), ("it", "altri pacchetti")])
def test_it_is_said_in_the_readers_language(tmp_path: Path, language: str, words: str) -> None:
    done = without_extras(tmp_path, f"from camarilla.cli import main\nmain(['games', '--lang', '{language}'])")
    assert words in done.stderr and done.stderr.endswith(": pip install 'camarilla[terminal]'\n")


def test_the_server_needs_nothing_of_the_terminal(tmp_path: Path) -> None:
    code = "import camarilla.web.serving\nfrom camarilla.cli import main\nsys.exit(main(['backup', 'file']))"
    done = without_extras(tmp_path, code, modules(EXTRAS["terminal"]))
    assert done.returncode == 2 and done.stderr.startswith("camarilla: There is no file "), done.stderr


def test_the_command_knows_what_each_extra_brings() -> None:
    # The server runs without the faster loop, too.
    declared = {extra: modules(EXTRAS[extra]) - {"uvloop"} for extra in ("terminal", "web", "learn", "ray")}
    assert declared == cli.EXTRAS


def test_a_module_that_no_extra_brings_stays_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "camarilla.terminal.commands.games", None)
    with pytest.raises(ModuleNotFoundError, match=r"camarilla\.terminal"):
        cli.main(["games"])


# Locks -------------------------------------------------------------------------------

ASKED = {
    "core": CORE,
    "play": [*CORE, *EXTRAS["terminal"], *EXTRAS["web"]],
    "server": [*CORE, *EXTRAS["web"], *EXTRAS["postgres"]],
    "build": BUILD,
    "bench": GROUPS["bench"],
    "dev": [*CORE, *(line for extra in EXTRAS.values() for line in extra), *GROUPS["dev"], *BUILD],
}


def locked(name: str) -> dict[str, str]:
    """Distribution -> version of a lock; every one has hashes, and there is nothing else in the file."""
    pins: dict[str, str] = {}
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    for line in re.sub(r" *#.*", "", text).replace("\\\n", "").split("\n"):
        if line:
            found = re.fullmatch(r"([\w.-]+)==([\w.]+)(?: ; [^;]+?)?((?: +--hash=sha256:[0-9a-f]{64})+) *", line)
            assert found, f"{name}: {line[:80]}"
            pins[found[1]] = found[2]
    return pins


def test_there_is_a_lock_for_each_purpose() -> None:
    files = {file.stem for file in (ROOT / "requirements").glob("*")}
    assert files == lock.LOCKS.keys() == ASKED.keys()


@pytest.mark.parametrize("name", ASKED)
def test_a_lock_has_all_that_is_asked_for(name: str) -> None:
    pins = locked(name)
    for line in ASKED[name]:
        wanted = Requirement(line)
        assert wanted.specifier.contains(pins[wanted.name.lower().replace(".", "-")]), line


@pytest.mark.parametrize("name", ASKED)
def test_all_locks_agree(name: str) -> None:
    largest = locked(lock.LARGEST)
    others = {pin: version for pin, version in locked(name).items() if largest.get(pin, version) != version}
    assert others == {}


def test_rules_and_texts_pull_in_none_of_the_extras() -> None:
    assert {name.replace("-", "_") for name in locked("core")} & IN_EXTRAS == set()
