"""`camarilla new-game`: a small game that plays and keeps all promises, to be changed into another one."""

import importlib.resources
import keyword
import re
import sys
from argparse import Namespace
from importlib.resources.abc import Traversable
from pathlib import Path

from rich.text import Text

from camarilla.core.registry import game_ids
from camarilla.core.text import Say
from camarilla.terminal.complaint import Complaint
from camarilla.terminal.console import console

TEMPLATE = "camarilla.terminal"
FOLDER = "new_game"
ENDING = ".txt"
"""What the files of the template end in, so that nobody takes them for modules of ours."""
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def run(args: Namespace, say: Say) -> int:
    """Write the game: into a checkout where its own games lie, else as a project of its own."""
    name = _checked(args.name)
    package = name.replace("-", "_")
    here = Path.cwd()
    if (here / "src" / "camarilla" / "games").is_dir():
        places = {"game": here / "src" / "camarilla" / "games" / package, "tests": here / "tests" / "games" / package}
        words = _words(name, f"camarilla.games.{package}", name, f"tests.games.{package}")
        home = here
    else:
        home = here / name
        places = {"game": home / package, "tests": home / "tests", "project": home}
        words = _words(name, package, f"{package}:GAME", "tests")
    try:
        for place in places.values():
            if place.exists():
                raise Complaint("new-game-there", file=str(place))
        for part, place in places.items():
            _write(importlib.resources.files(TEMPLATE) / FOLDER / part, place, words)
    except OSError as problem:
        raise Complaint("new-game-cannot-write", file=str(home), reason=problem.strerror or str(problem)) from None
    _tell(say, home, places["game"], words["@spec@"])
    return 0


def _checked(name: str) -> str:
    """The name, if it can be that of a game and of a package, and no game has it yet."""
    package = name.replace("-", "_")
    if not NAME.fullmatch(name) or keyword.iskeyword(package) or package in {*sys.stdlib_module_names, "tests"}:
        raise Complaint("new-game-name", given=name)
    if name in game_ids():
        raise Complaint("new-game-taken", given=name)
    return name


def _words(name: str, package: str, spec: str, tests: str) -> dict[str, str]:
    """What stands in the template -> what stands in the game."""
    title = " ".join(part.capitalize() for part in name.split("-"))
    made = {"id": name, "title": title, "Class": title.replace(" ", ""), "package": package, "spec": spec}
    return {f"@{key}@": value for key, value in {**made, "tests": tests}.items()}


def _write(template: Traversable, place: Path, words: dict[str, str]) -> None:
    """Copy a folder of the template, with the game's own words."""
    place.mkdir(parents=True, exist_ok=True)
    for entry in template.iterdir():
        if entry.is_dir():
            _write(entry, place / entry.name, words)
        elif entry.name.endswith(ENDING):
            text = entry.read_text(encoding="utf-8")
            for word, meaning in words.items():
                text = text.replace(word, meaning)
            (place / entry.name.removesuffix(ENDING)).write_text(text, encoding="utf-8")


def _tell(say: Say, home: Path, game: Path, spec: str) -> None:
    """What was written, and what to do next."""
    out = console()
    out.print(Text(say("new-game-written", folder=str(game))))
    if home != Path.cwd():
        out.print(Text(f"  cd {home.name}", style="bold cyan"))
    for command in (f"camarilla play {spec}", f"camarilla serve --game {spec}", f"python -m camarilla.testkit {spec}"):
        out.print(Text(f"  {command}", style="bold cyan"))
    out.print(Text(say("new-game-next"), style="dim"))
