"""The command `camarilla`. Every refusal is one line on stderr that says what would be right, and status 2."""

import argparse
import contextlib
import importlib
import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

LANGUAGES = ("en", "hu", "it")
INTERRUPTED = 130
READER_GONE = 141
EXTRAS = {
    "learn": {"numpy"},
    "ray": {"ray"},
    "terminal": {"rich", "textual"},
    "web": {
        "aiosqlite", "alembic", "h11", "itsdangerous", "jinja2", "markupsafe", "orjson", "segno", "sqlalchemy",
        "starlette", "uvicorn", "websockets",
    },
}  # fmt: skip
"""Which extra of the package brings a module that a command may lack."""


class _Parser(argparse.ArgumentParser):
    """Complains in one line, and says what was probably meant."""

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        from camarilla.terminal.usage import nearest

        try:
            super()._check_value(action, value)
        except argparse.ArgumentError as problem:
            problem.message = nearest(str(value), action.choices or []) or problem.message
            raise

    def error(self, message: str) -> NoReturn:
        from camarilla.terminal.usage import said

        complaint = said("%s (see %s --help)") % (" ".join(message.split()), self.prog)
        self.exit(2, f"{self.prog}: {complaint}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; says the exit status."""
    from camarilla.terminal.usage import asked_language

    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    tree = parser(asked_language(sys.argv[1:] if arguments is None else arguments))
    args = tree.parse_args(arguments)
    try:
        status = _run(tree, args, arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        _swallow_pipe()
        return READER_GONE
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return INTERRUPTED
    return status


def _run(tree: argparse.ArgumentParser, args: argparse.Namespace, arguments: Sequence[str] | None) -> int:
    from camarilla.core.errors import CamarillaError
    from camarilla.core.text import problem_words
    from camarilla.speech.voice import voice
    from camarilla.terminal.complaint import meant, status_of
    from camarilla.terminal.language import preferred, printable
    from camarilla.terminal.settings import set_at, with_settings

    say = voice(None, args.lang or preferred())
    status = 2
    try:
        args = with_settings(tree, args, arguments)
        say = voice(None, args.lang or preferred())
        command = importlib.import_module(f"camarilla.terminal.commands.{args.module}")
        done: int = command.run(args, say)
        return done
    except CamarillaError as problem:
        told = [meant(problem), *set_at(tree, args, problem)]
        words = "\n".join(problem_words(refused, say.language) for refused in told)
        status = status_of(problem)
    except SyntaxError as problem:
        words = say("cli-syntax", file=str(problem.filename), line=str(problem.lineno), reason=problem.msg)
    except ModuleNotFoundError as missing:
        words = say("cli-no-extra", extra=_extra_of(missing))
    for line in words.split("\n"):
        sys.stderr.write(f"camarilla: {printable(line)}\n")
    return status


def _extra_of(missing: ModuleNotFoundError) -> str:
    """Which extra brings the module; that one is missing which none brings is a fault, and stays one."""
    for extra, modules in EXTRAS.items():
        if (missing.name or "").partition(".")[0] in modules:
            return extra
    raise missing


def _swallow_pipe() -> None:
    """After the reader of our output has gone: nothing more can be said, and nothing shall be raised."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def parser(language: str = "en") -> argparse.ArgumentParser:
    """All commands and their options, explained in a language."""
    from camarilla.terminal.arguments import about, contests, playing, records, serving
    from camarilla.terminal.usage import speak, translate

    speak(language)
    top = _Parser(prog="camarilla", description="Games of court intrigue: play, look up the rules, simulate, verify.")
    top.add_argument(
        "--version", action="version", version=f"camarilla {_version()}", help="the version of the program"
    )
    commands = top.add_subparsers(metavar="COMMAND", required=True, parser_class=_Parser)
    shared = _Parser(add_help=False)
    shared.add_argument("--lang", choices=LANGUAGES, help="the language (from LC_ALL or LANG, else English)")
    for add in (
        playing.add_play, playing.add_learn, playing.add_saves, serving.add_serve, serving.add_backup,
        serving.add_restore, about.add_games, about.add_rules, contests.add_simulate, contests.add_arena,
        contests.add_train, contests.add_tune, records.add_replay, records.add_hint, records.add_review,
        playing.add_puzzle, records.add_draw, records.add_verify, about.add_new_game, about.add_bench,
    ):  # fmt: skip
        add(commands, shared)
    for add_about in (about.add_settings, about.add_completion):
        add_about(commands, shared, top)
    translate(top, language)
    return top


def _version() -> str:
    from camarilla import __version__

    return __version__
