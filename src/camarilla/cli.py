"""The command `camarilla`. Every refusal is one line on stderr that says what would be right, and status 2."""

import argparse
import contextlib
import importlib
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

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
    """Complains in one line."""

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
    from camarilla.terminal.complaint import status_of
    from camarilla.terminal.language import preferred, printable
    from camarilla.terminal.settings import with_settings

    say = voice(None, args.lang or preferred())
    status = 2
    try:
        args = with_settings(tree, args, arguments)
        say = voice(None, args.lang or preferred())
        command = importlib.import_module(f"camarilla.terminal.commands.{args.module}")
        done: int = command.run(args, say)
        return done
    except CamarillaError as problem:
        words = problem_words(problem, say.language)
        status = status_of(problem)
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
        _play, _learn, _saves, _serve, _backup, _restore, _games, _rules, _simulate, _arena, _train, _tune, _replay,
        _hint, _review, _draw, _verify, _new_game, _bench,
    ):  # fmt: skip
        add(commands, shared)
    for add_about in (_settings, _completion):
        add_about(commands, shared, top)
    translate(top, language)
    return top


_Commands = argparse._SubParsersAction  # the name argparse gives to what add_subparsers returns


def _play(commands: "_Commands[_Parser]", language: _Parser) -> None:
    play = commands.add_parser("play", parents=[language], help="play against bots, or several people at one keyboard")
    play.set_defaults(module="play")
    play.add_argument(
        "game", nargs="?", metavar="GAME", help="which game (else you are asked); `camarilla games` lists them"
    )
    play.add_argument("--seats", type=int, metavar="N", help="how many play, bots included")
    play.add_argument("--people", type=int, metavar="N", help="how many of them are people (1)")
    play.add_argument("--names", metavar="A,B", help="the names of the people, then of the bots")
    play.add_argument(
        "--bot", metavar="NAME", help="who plays against you: easy, medium, hard, master, greedy or random"
    )
    play.add_argument("--seed", metavar="TEXT", help="deal the game of this text (else nobody knows the deal)")
    play.add_argument("--undo", metavar="LEVEL", help="what can be undone: off, unseen or own-turn (own-turn)")
    play.add_argument("--save", metavar="FILE", help="where the game is saved (else in your data folder)")
    play.add_argument("--resume", nargs="?", const="", metavar="FILE", help="continue a saved game (the last one)")
    play.add_argument("--plain", action="store_true", help="in lines instead of on the full screen")
    play.add_argument(
        "--pace", type=float, default=0.6, metavar="S", help="seconds for a sentence while bots play (0.6)"
    )
    _choices(play)


def _learn(commands: "_Commands[_Parser]", language: _Parser) -> None:
    learn = commands.add_parser("learn", parents=[language], help="a guided game with a coach, to learn by playing")
    learn.set_defaults(module="learn")
    learn.add_argument("lesson", nargs="?", metavar="LESSON", help="which one (else they are listed)")
    learn.add_argument("--again", action="store_true", help="from the beginning, not from where you left it")
    learn.add_argument("--plain", action="store_true", help="in lines instead of on the full screen")
    learn.add_argument(
        "--pace", type=float, default=0.6, metavar="S", help="seconds for a sentence while others play (0.6)"
    )


def _saves(commands: "_Commands[_Parser]", language: _Parser) -> None:
    saves = commands.add_parser("saves", parents=[language], help="list the saved games")
    saves.set_defaults(module="saves")
    _json(saves)


def _serve(commands: "_Commands[_Parser]", language: _Parser) -> None:
    serve = commands.add_parser("serve", parents=[language], help="the table in the browser, for friends and bots")
    serve.set_defaults(module="serve")
    serve.add_argument("--host", default="127.0.0.1", metavar="H", help="the address to listen on (127.0.0.1)")
    serve.add_argument("--port", type=int, default=8000, metavar="P", help="the port (8000); 0 takes any free one")
    serve.add_argument("--database", metavar="FILE", help="where the tables are (else in your data folder); or a URL")
    serve.add_argument("--public-url", default="", metavar="URL", help="where others reach it, behind a proxy")
    serve.add_argument("--metrics-address", metavar="H:P", help="answer /metrics, for Prometheus, there and only there")
    serve.add_argument("--log-json", action="store_true", help="log every event as one line of JSON on standard error")
    serve.add_argument(
        "--no-limits", action="store_true", help="no limits, of any address, person or seat: for load tests"
    )
    serve.add_argument("--open", action="store_true", help="open a browser")


def _backup(commands: "_Commands[_Parser]", language: _Parser) -> None:
    backup = commands.add_parser("backup", parents=[language], help="copy all tables to a file while games go on")
    backup.set_defaults(module="backup")
    backup.add_argument("file", metavar="FILE", help="the new file")
    backup.add_argument("--database", metavar="FILE", help="what to copy (else from your data folder); or a URL")


def _restore(commands: "_Commands[_Parser]", language: _Parser) -> None:
    restore = commands.add_parser("restore", parents=[language], help="fill an empty database from such a file")
    restore.set_defaults(module="restore")
    restore.add_argument("file", metavar="FILE", help="the backup")
    restore.add_argument("--database", metavar="FILE", required=True, help="the empty database: a new file, or a URL")


def _games(commands: "_Commands[_Parser]", language: _Parser) -> None:
    games = commands.add_parser("games", parents=[language], help="list the games")
    games.set_defaults(module="games")
    _json(games)


def _rules(commands: "_Commands[_Parser]", language: _Parser) -> None:
    rules = commands.add_parser("rules", parents=[language], help="the rulebook, with its sources and tests")
    rules.set_defaults(module="rules")
    rules.add_argument("game", metavar="GAME")
    rules.add_argument("clause", nargs="?", metavar="RULE", help="one rule (3.9) or one chapter (3) only")
    _json(rules)


def _simulate(commands: "_Commands[_Parser]", language: _Parser) -> None:
    simulate = commands.add_parser("simulate", parents=[language], help="many games of bots against bots")
    simulate.set_defaults(module="simulate")
    simulate.add_argument("game", metavar="GAME")
    simulate.add_argument("--seats", type=_numbers, metavar="N[,N...]", help="how many play; several are mixed")
    simulate.add_argument("--games", type=int, default=100, metavar="N", help="how many games (100)")
    simulate.add_argument(
        "--bots", default="random", metavar="A[,B...]",
        help="who plays, rotating over the seats: random, greedy, easy to master, or module:Class of your own",
    )  # fmt: skip
    simulate.add_argument("--seed", default="1", metavar="TEXT", help="the same text gives the same games (1)")
    simulate.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first game (0)")
    simulate.add_argument("--jobs", type=int, default=1, metavar="N", help="how many processes (1); changes no result")
    simulate.add_argument("--audit", action="store_true", help="count all components after every decision")
    _json(simulate)
    _choices(simulate)


def _arena(commands: "_Commands[_Parser]", language: _Parser) -> None:
    arena = commands.add_parser("arena", parents=[language], help="bots on the same deals, from every seat")
    arena.set_defaults(module="arena")
    arena.add_argument("game", metavar="GAME")
    arena.add_argument(
        "--bots", required=True, metavar="A,B[,C...]", help="who plays, in the order of the seats, until all are taken"
    )
    arena.add_argument("--seats", type=int, metavar="N", help="how many play (as many as usual)")
    arena.add_argument(
        "--deals", type=int, default=50, metavar="N", help="how many deals at most (50), each in every rotation"
    )
    arena.add_argument("--seed", default="1", metavar="TEXT", help="the same text gives the same games (1)")
    arena.add_argument("--jobs", type=int, default=1, metavar="N", help="how many processes (1); changes no result")
    arena.add_argument(
        "--until", type=float, metavar="ERROR",
        help="stop as soon as it can be told, with this error, whether the first bot wins more than --line",
    )  # fmt: skip
    arena.add_argument(
        "--line", type=float, metavar="SHARE", help="the part of wins that --until compares with (that of equal bots)"
    )
    arena.add_argument("--mirror", action="store_true", help="first let the first bot play itself: it must be even")
    arena.add_argument(
        "--results", metavar="FILE", help="write every deal there; if the file is there, continue from it"
    )
    _ray(arena)
    _json(arena)
    _choices(arena, box=False)


def _train(commands: "_Commands[_Parser]", language: _Parser) -> None:
    train = commands.add_parser("train", parents=[language], help="learn to judge positions, from self-play")
    train.set_defaults(module="train")
    train.add_argument("game", metavar="GAME")
    train.add_argument("--seats", type=int, metavar="N", help="how many play (as many as usual)")
    train.add_argument("--games", type=int, default=1000, metavar="N", help="how many games to learn from (1000)")
    train.add_argument(
        "--minutes", type=float, default=10, metavar="M", help="stop playing after so many minutes (10, at most 30)"
    )
    train.add_argument("--bot", default="greedy", metavar="NAME", help="who plays, straying now and then (greedy)")
    train.add_argument("--seed", default="1", metavar="TEXT", help="the same text gives the same games (1)")
    train.add_argument("--jobs", type=int, default=1, metavar="N", help="how many processes (1); changes no result")
    train.add_argument(
        "-o", "--output", metavar="FOLDER",
        help="where weights, figures, curve and games go (training-GAME); what is there is continued",
    )  # fmt: skip
    _ray(train)
    _json(train)
    _choices(train, box=False)


def _tune(commands: "_Commands[_Parser]", language: _Parser) -> None:
    tune = commands.add_parser("tune", parents=[language], help="find better settings for a level, as TOML")
    tune.set_defaults(module="tune")
    tune.add_argument("game", metavar="GAME")
    tune.add_argument("--level", default="hard", metavar="NAME", help="which level that searches (hard)")
    tune.add_argument("--against", default="greedy", metavar="NAME", help="who sits in all other seats (greedy)")
    tune.add_argument("--seats", type=int, metavar="N", help="how many play (as many as usual)")
    tune.add_argument("--simulations", type=int, metavar="N", help="how many a decision makes (as many as the level)")
    tune.add_argument(
        "--try", dest="tried", action="append", metavar="NAME=A,B",
        help="try these values of a setting, and only what is named so (else a usual choice of settings)",
    )  # fmt: skip
    tune.add_argument("--candidates", type=int, default=16, metavar="N", help="how many settings to try (16)")
    tune.add_argument(
        "--deals", type=int, default=4, metavar="N", help="how many deals each plays at first (4), in every rotation"
    )
    tune.add_argument("--fresh", type=int, default=20, metavar="N", help="how many fresh deals measure the best (20)")
    tune.add_argument("--seed", default="1", metavar="TEXT", help="the same text gives the same games (1)")
    tune.add_argument("--jobs", type=int, default=1, metavar="N", help="how many processes (1); changes no result")
    tune.add_argument("--results", metavar="FILE", help="write every trial there; if the file is there, continue")
    tune.add_argument("-o", "--output", metavar="FILE", help="where the settings go (standard output)")
    _ray(tune)
    _choices(tune, box=False)


def _replay(commands: "_Commands[_Parser]", language: _Parser) -> None:
    replay = commands.add_parser("replay", parents=[language], help="show a record, decision by decision")
    replay.set_defaults(module="replay")
    replay.add_argument("file", metavar="FILE", help="the record; - reads standard input")
    replay.add_argument("--at", type=int, metavar="N", help="only the table after entry N (0: the deal)")
    replay.add_argument("--seat", metavar="S", help="as this seat knew it: a number from 0, or a name")
    replay.add_argument("--step", action="store_true", help="draw the table after every entry; Enter goes on")
    _json(replay)
    replay.add_argument("--game", metavar="GAME", help="the module:ATTRIBUTE of a game that is not installed")


def _hint(commands: "_Commands[_Parser]", language: _Parser) -> None:
    hint = commands.add_parser("hint", parents=[language], help="what a seat should do, from what it knows")
    hint.set_defaults(module="reviewing.hint")
    hint.add_argument("file", metavar="FILE", help="the record; - reads standard input")
    hint.add_argument("--at", type=int, required=True, metavar="N", help="the moment after entry N (0: the deal)")
    hint.add_argument("--seat", metavar="S", help="who decides: a number from 0, or a name")
    _simulations(hint)
    _json(hint)
    hint.add_argument("--game", metavar="GAME", help="the module:ATTRIBUTE of a game that is not installed")


def _review(commands: "_Commands[_Parser]", language: _Parser) -> None:
    review = commands.add_parser("review", parents=[language], help="a finished game: errors, turning points, luck")
    review.set_defaults(module="reviewing.review")
    review.add_argument("file", metavar="FILE", help="the record; - reads standard input")
    _simulations(review)
    review.add_argument("--jobs", type=int, metavar="N", help="how many processes (one a core); changes no result")
    _json(review)
    review.add_argument("--game", metavar="GAME", help="the module:ATTRIBUTE of a game that is not installed")


def _simulations(command: _Parser) -> None:
    command.add_argument(
        "--simulations", type=int, default=60, metavar="N", help="in how many guessed worlds to look ahead (60)"
    )


def _draw(commands: "_Commands[_Parser]", language: _Parser) -> None:
    draw = commands.add_parser("draw", parents=[language], help="a moment of a record as a picture: SVG or PNG")
    draw.set_defaults(module="draw")
    draw.add_argument("file", metavar="FILE", help="the record; - reads standard input")
    draw.add_argument(
        "-o", "--output", default="board.svg", metavar="FILE",
        help="where to (board.svg); .png needs Chromium; - writes SVG to standard output",
    )  # fmt: skip
    draw.add_argument(
        "--at", type=_moment, default=(None, None), metavar="N",
        help="the table after entry N (0: the deal; else the end); N.B is its moment number B",
    )  # fmt: skip
    draw.add_argument(
        "--seat", metavar="S", help="through whose eyes: a number from 0, a name, watch, or all hands open: all"
    )
    draw.add_argument("--dark", action="store_true", help="in dark colours")
    draw.add_argument("--width", type=int, default=1100, metavar="PIXELS", help="how wide (1100)")
    draw.add_argument("--game", metavar="GAME", help="the module:ATTRIBUTE of a game that is not installed")


def _verify(commands: "_Commands[_Parser]", language: _Parser) -> None:
    verify = commands.add_parser("verify", parents=[language], help="do records fit their seeds and the rules?")
    verify.set_defaults(module="verify")
    verify.add_argument("files", nargs="+", metavar="FILE", help="the records; - reads standard input")
    _json(verify)
    verify.add_argument("--game", metavar="GAME", help="the module:ATTRIBUTE of a game that is not installed")


def _new_game(commands: "_Commands[_Parser]", language: _Parser) -> None:
    new_game = commands.add_parser("new-game", parents=[language], help="write a small game, to be made into yours")
    new_game.set_defaults(module="new_game")
    new_game.add_argument("name", metavar="NAME", help="its id, like my-game")


def _bench(commands: "_Commands[_Parser]", language: _Parser) -> None:
    bench = commands.add_parser("bench", parents=[language], help="measure the speed (from a checkout)")
    bench.set_defaults(module="bench")
    _json(bench)


def _settings(commands: "_Commands[_Parser]", language: _Parser, tree: _Parser) -> None:
    settings = commands.add_parser("settings", parents=[language], help="what is taken for granted, and from where")
    settings.set_defaults(module="settings", tree=tree)
    _json(settings)


def _completion(commands: "_Commands[_Parser]", language: _Parser, tree: _Parser) -> None:
    completion = commands.add_parser("completion", parents=[language], help="a script for the Tab key of your shell")
    completion.set_defaults(module="completion", tree=tree)
    completion.add_argument(
        "shell", choices=("bash", "zsh", "fish"), help='bash, zsh: eval "$(camarilla completion bash)"'
    )


def _ray(command: argparse.ArgumentParser) -> None:
    command.add_argument("--ray", metavar="ADDRESS", help="play on the machines of a Ray cluster; changes no result")


def _json(command: argparse.ArgumentParser) -> None:
    command.add_argument("--json", action="store_true", help="answer with one JSON document")


def _choices(command: argparse.ArgumentParser, box: bool = True) -> None:
    command.add_argument("--edition", metavar="E", help="the edition of the rules, where there are several")
    command.add_argument("--option", action="append", metavar="NAME=VALUE", help="another option of the game")
    if box:
        command.add_argument("--box", metavar="FILE", help="play with your own box.toml; - reads standard input")


def _numbers(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(part) for part in text.split(","))
    except ValueError:
        from camarilla.terminal.usage import said

        raise argparse.ArgumentTypeError(said("must be numbers like 4 or 2,3,4, not %r") % text) from None


def _moment(text: str) -> tuple[int, int | None]:
    """An entry (12), or a beat of it (12.3)."""
    entry, dot, beat = text.partition(".")
    try:
        return int(entry), int(beat) if dot else None
    except ValueError:
        from camarilla.terminal.usage import said

        raise argparse.ArgumentTypeError(said("must be a number like 12 or 12.3, not %r") % text) from None


def _version() -> str:
    from camarilla import __version__

    return __version__
