"""`camarilla tune`: find better settings for a level by trying; they are written as `levels.toml` takes them."""

import sys
import tomllib
from argparse import Namespace
from pathlib import Path

from camarilla.core.clauses import Malformed
from camarilla.core.registry import find_game
from camarilla.core.text import Say
from camarilla.terminal.commands.contests.simulate import INTERRUPTED
from camarilla.terminal.complaint import Complaint, reason_of
from camarilla.terminal.options import chosen_options
from camarilla.terminal.progress import progress
from camarilla.training.journal import Journal
from camarilla.training.tuning import Grid, Tuner, Tuning, check_grid, drawn_candidates, toml_of, usual_grid


def run(args: Namespace, say: Say) -> int:
    """Hold the race and write what it found; 130 after Ctrl-C, when a journal keeps what was played."""
    for number, name in [
        (args.candidates, "--candidates"), (args.deals, "--deals"), (args.fresh, "--fresh"), (args.jobs, "--jobs"),
        (1 if args.simulations is None else args.simulations, "--simulations"),
    ]:  # fmt: skip
        if number < 1:
            raise Complaint("cli-at-least-one", option=name, given=number)
    tuning = _tuning(args)
    tuning.check()
    told = tuning.told
    game = find_game(args.game)
    grid = _grid(args.tried) if args.tried else usual_grid(game, told)
    check_grid(game, grid)
    candidates = drawn_candidates(told, grid, args.candidates, args.seed)
    tuner = Tuner(tuning, candidates, args.deals, Journal(Path(args.results) if args.results else None))
    try:
        with progress(say("tune-playing"), 0) as step:
            found = tuner.find(args.fresh, args.jobs, args.ray, step)
    except KeyboardInterrupt:
        sys.stderr.write("\n" + say("tune-interrupted") + "\n")
        return INTERRUPTED
    _write(args.output, toml_of(tuning, found))
    return 0


def _tuning(args: Namespace) -> Tuning:
    game = find_game(args.game)
    options = game.choose(chosen_options(args))
    seats = args.seats or game.default_seats
    return Tuning(args.game, args.level, args.against, seats, args.seed, options, args.simulations)


def _grid(tried: list[str]) -> Grid:
    """The values of `--try depth=4,8`: numbers where they are numbers, else words."""
    grid: Grid = {}
    for given in tried:
        name, equals, values = given.partition("=")
        if not equals:
            raise Complaint("tune-try", given=given)
        grid[name] = [_value(value) for value in values.split(",") if value]
    return grid


def _value(text: str) -> object:
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        return text


def _write(file: str | None, text: str) -> None:
    if file is None or file == "-":
        sys.stdout.write(text)
        return
    try:
        Path(file).write_text(text, encoding="utf-8")
    except OSError as problem:
        raise Malformed("journal-unwritable", file=file, reason=reason_of(problem)) from None
