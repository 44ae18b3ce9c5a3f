"""What a command line says about a game's rules: its options, and a box of one's own."""

from argparse import Namespace
from pathlib import Path

from camarilla.core.box import BadBox, Box
from camarilla.core.game import Game
from camarilla.terminal.complaint import Complaint, reason_of


def chosen_options(args: Namespace) -> dict[str, str]:
    """The options of `--option name=value` and `--edition`."""
    options: dict[str, str] = {}
    for given in args.option or []:
        name, equals, choice = given.partition("=")
        if not equals or not name or not choice:
            raise Complaint("cli-option-form", given=given)
        _choose(options, name, choice)
    if args.edition is not None:
        _choose(options, "edition", args.edition)
    return options


def _choose(options: dict[str, str], name: str, choice: str) -> None:
    if options.get(name, choice) != choice:
        raise Complaint("cli-option-twice", option=name, first=options[name], second=choice)
    options[name] = choice


def read_box_text(file: str | None) -> str | None:
    """The text of a box file that somebody brings."""
    if file is None:
        return None
    try:
        return Path(file).read_text(encoding="utf-8")
    except OSError as problem:
        raise Complaint("cli-cannot-read", file=file, reason=reason_of(problem)) from None
    except UnicodeDecodeError:
        raise Complaint("cli-not-text", file=file) from None


def read_box(game: Game, file: str | None) -> Box | None:
    """The box of a file that somebody brings; a file that does not fit is named."""
    text = read_box_text(file)
    try:
        return None if text is None else game.read_box(text)
    except BadBox as problem:
        raise BadBox(f"{file}: {problem}") from None
