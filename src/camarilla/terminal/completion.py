"""Scripts that let a shell complete our commands, made from what the commands themselves declare.

The scripts are whole: a shell that starts Python at every press of the Tab key would be slow. Made here rather than by
a package, because those that read argparse know no fish, or no games and bots.
"""

import shlex
from argparse import Action, ArgumentParser
from collections.abc import Callable
from dataclasses import dataclass

from camarilla.bots.base import BOTS
from camarilla.core.registry import find_game, game_ids
from camarilla.lessons.shelf import all_lessons
from camarilla.terminal.settings import commands_of

FILE = "FILE"
"""What stands for a file in the help of a command."""


@dataclass(frozen=True)
class Argument:
    """Something that can be given: `flags` of an option, none for what has its place; what may follow it."""

    flags: tuple[str, ...]
    help: str
    takes_value: bool
    values: tuple[str, ...]
    is_file: bool
    many: bool
    is_list: bool


@dataclass(frozen=True)
class Described:
    """A command and all that can be given to it."""

    name: str
    help: str
    arguments: tuple[Argument, ...]

    @property
    def options(self) -> list[Argument]:
        """What is given by a flag."""
        return [argument for argument in self.arguments if argument.flags]

    @property
    def places(self) -> list[Argument]:
        """What is given by its place."""
        return [argument for argument in self.arguments if not argument.flags]


def described(tree: ArgumentParser) -> list[Described]:
    """Every command."""
    helps = {
        choice.dest: choice.help or "" for action in tree._actions for choice in getattr(action, "_choices_actions", [])
    }
    return [
        Described(name, helps[name], tuple(map(_argument, parser._actions)))
        for name, parser in commands_of(tree).items()
    ]


def _argument(action: Action) -> Argument:
    is_file = isinstance(action.metavar, str) and action.metavar.startswith(FILE)
    help = " ".join((action.help or "").split())
    many, is_list = action.nargs in ("+", "*"), action.dest == "bots"
    flags = tuple(action.option_strings)
    return Argument(flags, help, action.nargs != 0, _values(action), is_file, many, is_list)


def _values(action: Action) -> tuple[str, ...]:
    """What can be chosen from."""
    if action.choices is not None:
        return tuple(map(str, action.choices))
    if action.metavar == "GAME":
        return tuple(game_ids())
    if action.metavar == "LESSON":
        return tuple(all_lessons())
    if action.dest == "edition":
        return tuple(dict.fromkeys(name for id in game_ids() for name in find_game(id).options.get("edition", [])))
    return tuple(BOTS) if action.dest in ("bot", "bots") else ()


def bash(commands: list[Described]) -> str:
    """For `eval "$(camarilla completion bash)"`."""
    after, places = [], []
    for command in commands:
        for option in command.options:
            if option.takes_value:
                patterns = "|".join(f'"{command.name} {flag}"' for flag in option.flags)
                after.append(f"        {patterns}) {_bash_values(option)}; return ;;")
        flags = " ".join(flag for option in command.options for flag in option.flags)
        place = _bash_values(command.places[0]) if command.places else ":"
        places.append(
            f'        {command.name}) if [[ $word == -* ]]; then _camarilla_words "{flags}"; else {place}; fi ;;'
        )
    return "\n".join(
        [
            '_camarilla_words() { COMPREPLY=($(compgen -W "$1" -- "${COMP_WORDS[COMP_CWORD]}")); }',
            "_camarilla_list() {",
            '    local word="${COMP_WORDS[COMP_CWORD]}"',
            '    COMPREPLY=($(compgen -P "${word%"${word##*,}"}" -W "$1" -- "${word##*,}"))',
            "}",
            "_camarilla_files() {",
            "    compopt -o filenames 2>/dev/null",
            '    COMPREPLY=($(compgen -f -- "${COMP_WORDS[COMP_CWORD]}"))',
            "}",
            "_camarilla() {",
            '    local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"',
            '    local command="${COMP_WORDS[1]}"',
            "    COMPREPLY=()",
            "    if [[ $COMP_CWORD -eq 1 ]]; then",
            f'        _camarilla_words "{" ".join(command.name for command in commands)} --help --version"',
            "        return",
            "    fi",
            '    case "$command $before" in',
            *after,
            "    esac",
            '    case "$command" in',
            *places,
            "    esac",
            "}",
            "complete -F _camarilla camarilla",
            "",
        ]
    )


def _bash_values(argument: Argument) -> str:
    if argument.values:
        return f'_camarilla_{"list" if argument.is_list else "words"} "{" ".join(argument.values)}"'
    return "_camarilla_files" if argument.is_file else ":"


def zsh(commands: list[Described]) -> str:
    """For `eval "$(camarilla completion zsh)"`, or as the file `_camarilla` in a folder of `$fpath`."""
    cases = []
    for command in commands:
        specs = [_zsh_spec(flag, option) for option in command.options for flag in option.flags]
        specs += [
            f"{'*' if place.many else number}:{_zsh_values(place)}" for number, place in enumerate(command.places, 1)
        ]
        lines = " \\\n".join(f"            {shlex.quote(spec)}" for spec in specs)
        cases.append(f"        {command.name})\n            _arguments -s \\\n{lines}\n            ;;")
    names = "\n".join(f"        {shlex.quote(f'{command.name}:{_zsh_plain(command.help)}')}" for command in commands)
    return "\n".join(
        [
            "#compdef camarilla",
            "_camarilla() {",
            f"    local -a commands=(\n{names}\n    )",
            "    if (( CURRENT == 2 )); then",
            "        _describe command commands",
            "        return",
            "    fi",
            "    local command=$words[2]",
            "    shift words",
            "    (( CURRENT-- ))",
            "    case $command in",
            *cases,
            "    esac",
            "}",
            'if [[ $funcstack[1] == _camarilla ]]; then _camarilla "$@"; else compdef _camarilla camarilla; fi',
            "",
        ]
    )


def _zsh_spec(flag: str, option: Argument) -> str:
    spec = f"{flag}[{_zsh_plain(option.help)}]"
    return f"{spec}:{_zsh_values(option)}" if option.takes_value else spec


def _zsh_values(argument: Argument) -> str:
    """A message for the reader, and what to offer."""
    if argument.values:
        return f" :({' '.join(argument.values)})"
    return " :_files" if argument.is_file else " : "


def _zsh_plain(text: str) -> str:
    """A text without what has a meaning in a specification."""
    for letter in "[]:":
        text = text.replace(letter, " ")
    return " ".join(text.split())


def fish(commands: list[Described]) -> str:
    """For `camarilla completion fish | source`."""
    lines = ["complete -c camarilla -f"]
    for command in commands:
        about = f"-a {command.name} -d {_fish(command.help)}"
        lines.append(f"complete -c camarilla -n __fish_use_subcommand {about}")
        here = f"complete -c camarilla -n '__fish_seen_subcommand_from {command.name}'"
        for option in command.options:
            flags = " ".join(f"-l {flag[2:]}" if flag.startswith("--") else f"-s {flag[1:]}" for flag in option.flags)
            lines.append(" ".join([here, flags, *_fish_values(option), "-d", _fish(option.help)]))
        lines += [
            " ".join([here, *_fish_values(place)]) for place in command.places[:1] if place.values or place.is_file
        ]
    return "\n".join([*lines, ""])


def _fish_values(argument: Argument) -> list[str]:
    if argument.values:
        return [*(["-x"] if argument.flags else []), "-a", _fish(" ".join(argument.values))]
    if argument.is_file:
        return ["-r", "-F"] if argument.flags else ["-F"]
    return ["-x"] if argument.takes_value else []


def _fish(text: str) -> str:
    """A text in the quotes of fish, whose escapes are not those of the other shells."""
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


SCRIPTS: dict[str, Callable[[list[Described]], str]] = {"bash": bash, "zsh": zsh, "fish": fish}
