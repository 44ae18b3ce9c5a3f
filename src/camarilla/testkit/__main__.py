"""`python -m camarilla.testkit GAME`: run the conformance suite, all of it or one check, and say what is broken."""

import argparse
import importlib
import pkgutil
import sys
import traceback
from collections.abc import Callable, Iterator
from functools import partial

from camarilla.core.clauses import Malformed, Refusal
from camarilla.core.game import Game
from camarilla.core.registry import find_game
from camarilla.core.text import MissingText
from camarilla.drawing.png import chromium
from camarilla.testkit.conformance import CHECKS, WHOLE_GAME_CHECKS, runs
from camarilla.testkit.drawings import legible
from camarilla.testkit.setups import Setup, Violation

Run = tuple[str, Callable[[], object]]


def main(arguments: list[str] | None = None) -> int:
    """Run what was asked for; the exit status is 1 if a promise is broken, 2 if there is nothing to run."""
    args = _parser().parse_args(arguments)
    try:
        game = _imported(args.game)
        if args.browser:
            with chromium() as browser:
                measured = (legible.boards_fit_their_pictures, legible.boards_are_legible_on_a_phone)
                return _report([(check.__name__, partial(check, game, browser)) for check in measured])
        return _report(_chosen(game, args))
    except Refusal as refusal:
        sys.stderr.write(f"camarilla.testkit: {refusal}\n")
        return 2
    except _BrokenModule as broken:
        sys.stdout.write(f"{broken}\nNothing else was looked at: mend this first.\n")
        return 1


class _BrokenModule(Exception):
    """A file of the game that cannot be imported, and why: nothing of the game can be relied on."""

    def __init__(self, problem: Exception) -> None:
        *_, last = traceback.extract_tb(problem.__traceback__)
        where = "" if isinstance(problem, SyntaxError) else f'  File "{last.filename}", line {last.lineno}\n'
        super().__init__(where + "".join(traceback.format_exception_only(problem)).rstrip())


def _imported(given: str) -> Game:
    """The game of that name with all its modules; raises _BrokenModule for the first that cannot be imported."""
    try:
        game = _named(given)
        if game.is_package:
            for module in pkgutil.iter_modules(importlib.import_module(game.package).__path__, f"{game.package}."):
                importlib.import_module(module.name)
        return game
    except Refusal:
        raise
    except Exception as problem:
        raise _BrokenModule(problem) from problem


def _named(given: str) -> Game:
    """The game of that name; refuses a copied module whose game still names the one it was copied from."""
    game = find_game(given)
    module = given.partition(":")[0]
    inside, outside = f"{module}.", f"{game.package}."
    if ":" in given and not (game.package and (inside.startswith(outside) or outside.startswith(inside))):
        raise Malformed("testkit-other-module", given=given, package=game.package)
    return game


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m camarilla.testkit", description=__doc__)
    parser.add_argument("game", metavar="GAME", help="its id, or module:ATTRIBUTE")
    checks = [*WHOLE_GAME_CHECKS, *CHECKS]
    parser.add_argument("--check", choices=checks, metavar="NAME", help=f"only this one: {', '.join(checks)}")
    parser.add_argument("--seats", type=int, metavar="N", help="with --check: only so many players")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="with --seats: an option")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the first random game (0)")
    parser.add_argument("--games", type=int, default=1, metavar="N", help="how many random games of every setup (1)")
    parser.add_argument("--browser", action="store_true", help="measure the boards in a browser instead")
    return parser


def _chosen(game: Game, args: argparse.Namespace) -> Iterator[Run]:
    """The runs that were asked for."""
    if args.check is None or args.seats is None:
        yield from (run for run in runs(game, args.games, args.seed) if args.check in (None, run[0]))
        return
    options = game.choose(dict(option.partition("=")[::2] for option in args.option))
    game.check_seats(args.seats, options)
    setup = Setup(game, args.seats, options)
    for seed in range(args.seed, args.seed + args.games):
        yield args.check, partial(CHECKS[args.check], setup, seed)


def _report(asked: "list[Run] | Iterator[Run]") -> int:
    """Every broken promise once, with the first setup that breaks it; one mistake that breaks many is told once."""
    held: set[str] = set()
    broken: set[str] = set()
    told: dict[str, list[str]] = {}
    for name, run in asked:
        if name not in broken:
            try:
                run()
                held.add(name)
            except Exception as problem:
                broken.add(name)
                mistake = str(problem) if isinstance(problem, MissingText) else repr(problem)
                if mistake not in told:
                    sys.stdout.write(f"{name}\n{_told(problem)}\n")
                    sys.stdout.flush()
                told.setdefault(mistake, []).append(name)
    for mistake, (_, *others) in told.items():
        if others:
            sys.stdout.write(f"{mistake} also breaks: {', '.join(others)}\n")
    kept = len(held - broken)
    sys.stdout.write(f"{kept} promises kept, {len(broken)} broken\n")
    return 1 if broken else 0


def _told(problem: Exception) -> str:
    """What is wrong and how to see it again; of what is no promise, also where it was raised."""
    if isinstance(problem, Violation | MissingText):
        return "\n".join([f"  {problem}", *[f"  {note}" for note in getattr(problem, "__notes__", [])]])
    return "".join(traceback.format_exception(problem))


if __name__ == "__main__":
    sys.exit(main())
