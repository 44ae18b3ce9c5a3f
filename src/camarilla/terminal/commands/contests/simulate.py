"""`camarilla simulate`: many games of bots against bots, and what they show."""

import sys
from argparse import Namespace

from rich.table import Table as Grid
from rich.text import Text

from camarilla.bots.simulation import Interrupted, Run, simulate
from camarilla.bots.tally import BrokenGame, Tally
from camarilla.core.registry import find_game
from camarilla.core.text import Say
from camarilla.terminal.answers import write_json
from camarilla.terminal.complaint import Complaint
from camarilla.terminal.console import report
from camarilla.terminal.options import chosen_options, read_box
from camarilla.terminal.progress import progress
from camarilla.terminal.table.save_file import quoted

INTERRUPTED = 130


def run(args: Namespace, say: Say) -> int:
    """Simulate and report; 1 if any game broke a promise, 130 after Ctrl-C, with what was played until then."""
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
    try:
        with progress(say("sim-playing"), args.games) as step:
            tally, status = simulate(wanted, args.jobs, step), 0
    except Interrupted as stopped:
        tally, status = stopped.tally, INTERRUPTED
    if args.json:
        head: dict[str, object] = {
            "game": game.id, "edition": options.get("edition"), "seats": list(seats), "options": options,
            "seed": args.seed, "wanted": args.games, "interrupted": status == INTERRUPTED,
        }  # fmt: skip
        write_json(head | tally.json())
    else:
        if status == INTERRUPTED:
            sys.stderr.write("\n" + say("sim-interrupted", games=tally.games, wanted=args.games) + "\n")
        _report(wanted, args.box, tally, say)
    return status or (1 if tally.violations else 0)


def _report(wanted: Run, box: str | None, tally: Tally, say: Say) -> None:
    out = report()
    seats = ", ".join(str(seats) for seats in wanted.seats)
    out.print(Text(say("sim-done", game=wanted.game, games=tally.games, seats=seats, seed=wanted.seed), style="bold"))
    most = max(wanted.seats)
    if most > len(wanted.bots) > 1:
        seated = [wanted.bots[seat % len(wanted.bots)] for seat in range(most)]
        out.print(Text(say("sim-line-up", bots=", ".join(seated))))
    if len(wanted.bots) > min(wanted.seats):
        out.print(Text(say("sim-take-turns", bots=len(wanted.bots), seats=min(wanted.seats))))
    if tally.bots:
        out.print(
            Text(
                say(
                    "sim-speed", decisions=tally.decisions, seconds=tally.seconds, speed=tally.speed,
                    mean=tally.lengths.mean, low=tally.lengths.low, high=tally.lengths.high,
                )
            )
        )  # fmt: skip
        out.print(_bots(tally, say))
    out.print(Text(say("sim-violations", count=len(tally.violations)), style="red" if tally.violations else "green"))
    for violation in tally.violations:
        words = say("sim-violation", number=violation.number, seats=violation.seats, reason=violation.reason)
        out.print(Text(f"  {words}"), soft_wrap=True)
        out.print(Text("  " + say("sim-again", command=_again(wanted, box, violation)), style="dim"), soft_wrap=True)


def _again(wanted: Run, box: str | None, violation: BrokenGame) -> str:
    """The whole command that plays a broken game again, and nothing else."""
    usual = find_game(wanted.game).choose({})
    chosen = [f"{name}={choice}" for name, choice in wanted.options.items() if usual.get(name) != choice]
    words = ["camarilla", "simulate", wanted.game, "--bots", ",".join(wanted.bots)]
    words += ["--seats", ",".join(map(str, wanted.seats))]
    words += [word for choice in chosen for word in ("--option", choice)]
    words += ["--box", box] if box else []
    words += ["--seed", violation.seed, "--first", str(violation.number), "--games", "1", "--audit"]
    return " ".join(map(quoted, words))


def _bots(tally: Tally, say: Say) -> Grid:
    grid = Grid(box=None, header_style="dim", padding=(0, 2, 0, 0))
    grid.add_column(say("sim-bot"))
    for heading in ("sim-seats", "sim-mean", "sim-min", "sim-max", "sim-wins", "sim-rate", "sim-places"):
        grid.add_column(say(heading), justify="left" if heading == "sim-places" else "right")
    for name in sorted(tally.bots):
        bot = tally.bots[name]
        places = "  ".join(f"{place}: {say('number-whole', value=bot.places[place])}" for place in sorted(bot.places))
        numbers = [
            say("number-whole", value=bot.scores.count), say("number-hundredths", value=bot.scores.mean),
            say("number-whole", value=bot.scores.low), say("number-whole", value=bot.scores.high),
            say("number-tenths", value=bot.wins), say("number-percent", value=bot.rate),
        ]  # fmt: skip
        grid.add_row(name, *numbers, places)
    return grid
