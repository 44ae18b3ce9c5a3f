"""`--help` and complaints about the command line in other languages.

English stands where a command or an option is declared; the others stand in `text/*.ftl`, by name: `usage-play` for a
command, `usage-play-seats` for an option of it, `option-lang` for one that means the same everywhere.
"""

import argparse
import difflib
import gettext
import importlib.resources
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from camarilla.core.clauses import LANGUAGES
from camarilla.core.text import Say
from camarilla.terminal.language import preferred

OWN = {
    "usage: ": "argparse-usage",
    "options": "argparse-options",
    "positional arguments": "argparse-arguments",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "the following arguments are required: %s": "argparse-required",
    "unrecognized arguments: %s": "argparse-unknown",
    "expected one argument": "argparse-one",
    "expected at least one argument": "argparse-some",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
    "there is no %r: did you mean %r?": "argparse-near",
    "invalid %(type)s value: %(value)r": "argparse-value",
    "ignored explicit argument %r": "argparse-ignored",
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
    "%s (see %s --help)": "argparse-see",
    "must be numbers like 4 or 2,3,4, not %r": "argparse-numbers",
    "must be a number of seconds like 0.6, not %r": "argparse-seconds",
    "must be a number like 12 or 12.3, not %r": "argparse-moment",
}
"""What argparse itself, and the declaring of options, say: the English sentence -> its key."""


def asked_language(arguments: Sequence[str]) -> str:
    """The language of a command line that may not be understood yet: `--lang`, else that of the environment."""
    spread = " ".join(arguments).replace("--lang=", "--lang ").split()
    for option, value in pairwise(spread):
        if option == "--lang" and value in LANGUAGES:
            return value
    return preferred()


def speak(language: str) -> None:
    """Let argparse say its own sentences in a language.

    It asks gettext for each of them; gettext would want compiled files of its own for what Fluent has already.
    """
    say = None if language == "en" else _voice(language)
    vars(argparse)["_"] = gettext.gettext if say is None else lambda text: say(OWN[text]) if text in OWN else text


def said(text: str) -> str:
    """One of those sentences, in the language that was last asked for."""
    words: str = vars(argparse)["_"](text)
    return words


def nearest(given: str, known: Iterable[object]) -> str:
    """Which of the known ones was probably meant; nothing if none is near."""
    near = difflib.get_close_matches(given.lower(), map(str, known), 1)
    return said("there is no %r: did you mean %r?") % (given, near[0]) if near else ""


def translate(parser: argparse.ArgumentParser, language: str) -> None:
    """Explain all commands and options in a language; what has no words in it stays English."""
    if language == "en":
        return
    say = _voice(language)
    for action, keys in explained(parser):
        action.help = next((say(key) for key in keys if say.knows(key)), action.help)
    parser.description = say("usage")


def explained(parser: argparse.ArgumentParser, command: str = "") -> Iterator[tuple[argparse.Action, list[str]]]:
    """Everything that `--help` explains, with the keys of its explanation, the best first."""
    for action in parser._actions:
        name = action.dest.replace("_", "-")
        if isinstance(action, argparse._SubParsersAction):
            for choice in action._choices_actions:
                yield choice, [f"usage-{choice.dest}"]
            for chosen, own in action.choices.items():
                yield from explained(own, chosen)
        else:
            yield action, [f"usage-{command}-{name}", f"option-{name}"]


def messages(language: str) -> str:
    """The words of the command line in a language other than English."""
    return importlib.resources.files("camarilla.terminal").joinpath(f"text/{language}.ftl").read_text(encoding="utf-8")


def _voice(language: str) -> Say:
    return Say(language, [messages(language)], [])
