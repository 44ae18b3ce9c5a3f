"""`camarilla simulate`: many games of bots against bots, and what they show."""

import json
import sys
from argparse import Namespace
from collections.abc import Callable

from rich.table import Table as Grid
from rich.text import Text

from camarilla.bots.arena import Run, simulate
from camarilla.bots.tally import Range, Tally
from camarilla.core.registry import find_game
from camarilla.core.text import Say
from camarilla.terminal.complaint import Complaint
from camarilla.terminal.console import console
from camarilla.terminal.options import chosen_options, read_box


def run(args: Namespace, say: Say) -> int:
    """Simulate and report; 1 if any game broke a promise."""
    game = find_game(args.game)
    seats = args.seats or (game.default_seats,)
    for number, name in [(args.games, "--games"), (args.jobs, "--jobs")]:
        if number < 1:
            raise Complaint("cli-at-least-one", option=name, given=number)
    options = game.choose(chosen_options(args))
    bots = tuple(name.strip() for name in args.bots.split(","))
    box = read_box(game, args.box)
    wanted = Run(
        args.game,
        seats,
        args.games,
        bots,
        args.seed,
        args.first,
        options,
        None if box is None else box.source,
        args.audit,
    )
    tally = _with_progress(wanted, args.jobs, say)
    if args.json:
        head: dict[str, object] = {
            "game": game.id, "edition": options.get("edition"), "seats": list(seats), "options": options,
            "seed": args.seed,
        }  # fmt: skip
        sys.stdout.write(json.dumps(head | tally.json(), ensure_ascii=False, indent=1) + "\n")
    else:
        _report(wanted, tally, say)
    return 1 if tally.violations else 0


def _with_progress(wanted: Run, jobs: int, say: Say) -> Tally:
    if not sys.stderr.isatty():
        return simulate(wanted, jobs)
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(stderr=True), transient=True) as bar:
        task = bar.add_task(say("sim-playing"), total=wanted.games)
        step: Callable[[int], None] = lambda games: bar.advance(task, games)  # noqa: E731
        return simulate(wanted, jobs, step)


def _report(wanted: Run, tally: Tally, say: Say) -> None:
    out = console()
    seats = ", ".join(str(seats) for seats in wanted.seats)
    out.print(Text(say("sim-done", game=wanted.game, games=tally.games, seats=seats, seed=wanted.seed), style="bold"))
    out.print(
        Text(
            say(
                "sim-speed", decisions=tally.decisions, seconds=f"{tally.seconds:.2f}", speed=f"{tally.speed:,.0f}",
                mean=f"{tally.lengths.mean:.1f}", low=tally.lengths.low, high=tally.lengths.high,
            )
        )
    )  # fmt: skip
    out.print(_bots(tally, say))
    out.print(Text(say("sim-violations", count=len(tally.violations)), style="red" if tally.violations else "green"))
    for violation in tally.violations:
        words = say("sim-violation", number=violation.number, seats=violation.seats, reason=violation.reason)
        again = f"--seed {violation.seed} --first {violation.number} --games 1 --audit"
        out.print(Text(f"  {words}"))
        out.print(Text("  " + say("sim-again", command=again), style="dim"))


def _bots(tally: Tally, say: Say) -> Grid:
    grid = Grid(box=None, header_style="dim", padding=(0, 2, 0, 0))
    grid.add_column(say("sim-bot"))
    for heading in ("sim-seats", "sim-mean", "sim-min", "sim-max", "sim-wins", "sim-rate", "sim-places"):
        grid.add_column(say(heading), justify="left" if heading == "sim-places" else "right")
    for name in sorted(tally.bots):
        bot = tally.bots[name]
        places = "  ".join(f"{place}: {bot.places[place]}" for place in sorted(bot.places))
        wins = f"{bot.wins:.1f}".removesuffix(".0")
        grid.add_row(name, str(bot.scores.count), *_range(bot.scores), wins, f"{bot.rate:.1%}", places)
    return grid


def _range(scores: Range) -> tuple[str, str, str]:
    return f"{scores.mean:.2f}", str(scores.low), str(scores.high)
