"""What commands take for granted where they are not told: from a file and from the environment.

Every option that is not about one game, one file or one run can be set: `port` of `serve` as `[serve] port = 9000` in
the file or as CAMARILLA_SERVE_PORT in the environment, `lang` of all commands as `lang` and CAMARILLA_LANG. What is
given on the command line wins over the environment, and that over the file.
"""

import argparse
import difflib
import os
import sys
import tomllib
from argparse import Action, ArgumentParser, Namespace
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from camarilla.core.errors import CamarillaError
from camarilla.terminal.complaint import Complaint
from camarilla.terminal.files import read_text

CHOSEN = "CAMARILLA_SETTINGS"
"""Names another file than the one in the user's folder."""
ONCE = {
    "help", "version", "json", "seed", "save", "resume", "first", "at", "seat", "step", "game", "output", "option",
    "edition", "box", "results", "mirror", "until", "line",
    "tried", "ray",
}  # fmt: skip
"""What belongs to one game, one file or one run, and is not set for all of them."""
FLAGS = {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False}


@dataclass(frozen=True)
class Setting:
    """What an option is where nobody gives it, and where that comes from: a file, a variable, or nowhere (None)."""

    name: str
    value: object
    origin: str | None


def settings_file() -> Path:
    """The file with the user's settings, there or not."""
    chosen = os.environ.get(CHOSEN)
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        home = os.environ.get("APPDATA")
        folder = Path(home) if home else Path.home() / "AppData" / "Roaming"
    else:
        shared = os.environ.get("XDG_CONFIG_HOME")
        folder = Path(shared) if shared else Path.home() / ".config"
    return folder / "camarilla" / "settings.toml"


def variable_of(name: str) -> str:
    """The variable of the environment that sets something: `serve.public_url` is CAMARILLA_SERVE_PUBLIC_URL."""
    return "CAMARILLA_" + name.upper().replace(".", "_")


def commands_of(tree: ArgumentParser) -> dict[str, ArgumentParser]:
    """Every command and what can be given to it."""
    for action in tree._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}


def settled(tree: ArgumentParser) -> list[Setting]:
    """Everything that can be set, as it is set; refuses what is set and cannot be."""
    options = _options(tree)
    given = _from_file(options) | _from_environment(options)
    return [
        Setting(name, _value(name, action, *given[name]), given[name][1])
        if name in given
        else Setting(name, action.default, None)
        for name, action in options.items()
    ]


def with_settings(tree: ArgumentParser, given: Namespace, arguments: Sequence[str] | None) -> Namespace:
    """The arguments read again, with what is set in the place of the defaults.

    A game that goes on has its own: nothing is set for one that is resumed.
    """
    changed = [setting for setting in settled(tree) if setting.origin is not None]
    if getattr(given, "resume", None) is not None:
        changed = [setting for setting in changed if setting.name == "lang"]
    if not changed:
        return given
    for command, parser in commands_of(tree).items():
        for setting in changed:
            place, _, option = setting.name.rpartition(".")
            if place in ("", command):
                parser.set_defaults(**{option: setting.value})
    return tree.parse_args(arguments)


def set_at(tree: ArgumentParser, args: Namespace, problem: CamarillaError) -> list[CamarillaError]:
    """Where a value that a command refuses was set; nothing if it was given on the command line."""
    refused, command = str(problem.facts.get("given", "")), args.module.rpartition(".")[2]
    if not refused or problem.key.startswith("settings-"):
        return []
    for setting in settled(tree):
        place, _, option = setting.name.rpartition(".")
        if setting.origin and place == command and str(getattr(args, option, "")) == str(setting.value) == refused:
            return [Complaint("settings-set", origin=setting.origin, name=setting.name, given=refused)]
    return []


def _options(tree: ArgumentParser) -> dict[str, Action]:
    """What can be set: `lang`, and `command.option`."""
    found: dict[str, Action] = {}
    for command, parser in commands_of(tree).items():
        for action in parser._actions:
            if action.option_strings and action.dest not in ONCE and not action.required:
                found[action.dest if action.dest == "lang" else f"{command}.{action.dest}"] = action
    return dict(sorted(found.items(), key=lambda option: ("." in option[0], option[0])))


def _from_file(options: Mapping[str, Action]) -> dict[str, tuple[str, str]]:
    """Name -> the text of its value and the file; refuses a name that there is none of."""
    file = settings_file()
    if not file.is_file() and not os.environ.get(CHOSEN):
        return {}
    try:
        document = tomllib.loads(read_text(str(file)))
    except tomllib.TOMLDecodeError as problem:
        raise Complaint("settings-not-toml", file=str(file), reason=str(problem)) from None
    given: dict[str, tuple[str, str]] = {}
    for name, value in _named(document):
        if name not in options:
            raise _unknown(str(file), name, list(options))
        given[name] = (_text(value), str(file))
    return given


def _named(document: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """The values of a file, those of a table with its name before theirs; `public-url` is `public_url`."""
    for key, content in document.items():
        if isinstance(content, dict):
            yield from ((f"{key}.{option}".replace("-", "_"), value) for option, value in content.items())
        else:
            yield key, content


def _from_environment(options: Mapping[str, Action]) -> dict[str, tuple[str, str]]:
    """Name -> the text of its value and the variable; refuses one that looks like ours and is not."""
    names = {variable_of(name): name for name in options}
    commands = tuple({variable_of(name.partition(".")[0]) + "_" for name in options if "." in name})
    given: dict[str, tuple[str, str]] = {}
    for variable, value in os.environ.items():
        if variable in names:
            given[names[variable]] = (value, variable)
        elif variable.startswith(commands):
            raise _unknown(variable, variable, list(names))
    return given


def _text(value: Any) -> str:
    """A value of the file as it would be typed."""
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def _value(name: str, action: Action, text: str, origin: str) -> object:
    """The value as the command takes it."""
    if action.nargs == 0:
        if text.lower() not in FLAGS:
            raise Complaint("settings-bad", origin=origin, name=name, given=text, known="true, false")
        return FLAGS[text.lower()]
    if action.choices is not None and text not in action.choices:
        raise Complaint("settings-bad", origin=origin, name=name, given=text, known=", ".join(action.choices))
    if not callable(action.type):
        return text
    try:
        return action.type(text)
    except (ValueError, argparse.ArgumentTypeError):
        raise Complaint("settings-no-value", origin=origin, name=name, given=text) from None


def _unknown(origin: str, given: str, known: list[str]) -> Complaint:
    near = difflib.get_close_matches(given, known, 1)
    if near:
        return Complaint("settings-unknown-near", origin=origin, given=given, near=near[0])
    return Complaint("settings-unknown", origin=origin, given=given)
