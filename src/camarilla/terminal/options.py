"""What a command line says about a game's rules: its options, and a box of one's own."""

from argparse import Namespace

from camarilla.core.box import BadBox, Box
from camarilla.core.game import Game
from camarilla.terminal.complaint import Complaint
from camarilla.terminal.files import read_text


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


def read_box(game: Game, file: str | None) -> Box | None:
    """The box of a file that somebody brings; a file that does not fit is named."""
    if file is None:
        return None
    try:
        return game.read_box(read_text(file))
    except BadBox as problem:
        problem.file = file
        raise
