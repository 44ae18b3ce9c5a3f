"""`camarilla arena`: bots on duplicate deals, until a number of deals or a sequential test says enough."""

import math
import sys
from argparse import Namespace
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from camarilla.bots.arena import Arena, ContestResult, mirror_is_even
from camarilla.bots.estimate import Estimate, SequentialTest
from camarilla.bots.results import Contest, ResultsFile
from camarilla.core.registry import find_game
from camarilla.core.text import Say
from camarilla.terminal.answers import write_json
from camarilla.terminal.commands.contests.simulate import INTERRUPTED
from camarilla.terminal.complaint import Complaint
from camarilla.terminal.console import report
from camarilla.terminal.options import chosen_options
from camarilla.terminal.progress import progress


def run(args: Namespace, say: Say) -> int:
    """Hold the contest and report; 1 if the mirror is not even, 130 after Ctrl-C, with what was played until then."""
    for number, name in [(args.deals, "--deals"), (args.jobs, "--jobs")]:
        if number < 1:
            raise Complaint("cli-at-least-one", option=name, given=number)
    contest = _contest(args)
    arena = Arena(contest, _test(args, contest), ResultsFile(Path(args.results)) if args.results else None)
    even = mirror_is_even(contest) if args.mirror else None
    status = 1 if even is False else 0
    try:
        with progress(say("arena-playing"), args.deals, len(arena.standing.deals)) as step:
            arena.play(args.deals, args.jobs, step, args.ray)
    except KeyboardInterrupt:
        status = INTERRUPTED
        _tell_interrupted(args, arena.standing, say)
    if args.json:
        write_json(_document(arena.standing, even) | {"wanted": args.deals, "interrupted": status == INTERRUPTED})
    elif arena.standing.deals:
        _report(arena.standing, even, say)
    return status


def _contest(args: Namespace) -> Contest:
    game = find_game(args.game)
    bots = tuple(name.strip() for name in args.bots.split(","))
    seats, options = args.seats or game.default_seats, game.choose(chosen_options(args))
    return Contest(args.game, bots, seats, args.seed, options, args.luck_adjusted)


def _test(args: Namespace, contest: Contest) -> SequentialTest | None:
    if args.until is None:
        return None
    for share, name, most in [(args.until, "--until", 0.5), (args.line, "--line", 1)]:
        if share is not None and not 0 < share < most:
            raise Complaint("cli-share", option=name, most=str(most), given=str(share))
    return SequentialTest(1 / contest.seats if args.line is None else args.line, args.until)


def _tell_interrupted(args: Namespace, standing: ContestResult, say: Say) -> None:
    sys.stderr.write("\n" + say("arena-interrupted", deals=len(standing.deals), wanted=args.deals) + "\n")
    if args.results:
        sys.stderr.write(say("arena-again", file=args.results) + "\n")


def _document(standing: ContestResult, even: bool | None) -> dict[str, object]:
    """All figures for a program; None where there are no deals, or nothing was asked."""
    results = standing.comparison.results if standing.deals else []
    ratings = standing.ratings if standing.deals else []
    figures: dict[str, dict[str, object]] = {
        result.bot: {
            "wins": _interval(result.wins), "places": _interval(result.places), "scores": _interval(result.scores),
            "rating": _interval(rating), "seconds_a_decision": round(standing.pace(result.bot), 6),
        }
        for result, rating in zip(results, ratings, strict=True)
    }  # fmt: skip
    for name, found in zip(figures, standing.adjusted, strict=False):
        figures[name]["wins_without_luck"] = _interval(found.wins)
        figures[name]["worth_of_a_deal"] = round(found.worth, 3)
    answer = {True: "above", False: "below", None: None}[standing.answer]
    return standing.contest.head() | {
        "deals": len(standing.deals), "line_up": [standing.contest.names[bot] for bot in standing.contest.line_up],
        "figures": figures, "answer": answer, "mirror_is_even": even,
        "saturated": standing.saturated,
    }  # fmt: skip


def _interval(estimate: Estimate) -> list[float | None]:
    """Mean, low and high end; None where a single deal says nothing."""
    ends = (estimate.mean, estimate.low, estimate.high)
    return [round(number, 4) if math.isfinite(number) else None for number in ends]


def _report(standing: ContestResult, even: bool | None, say: Say) -> None:
    out, contest = report(), standing.contest
    head = say("arena-done", game=contest.game, seats=contest.seats, deals=len(standing.deals), seed=contest.seed)
    out.print(Text(head, style="bold"))
    seated = [contest.names[bot] for bot in contest.line_up]
    if len(seated) > len(contest.bots):
        out.print(Text(say("arena-line-up", bots=", ".join(seated))))
    grid = Grid(box=None, header_style="dim", padding=(0, 2, 0, 0))
    for heading in ("arena-bot", "arena-won", "arena-place", "arena-points", "arena-rating", "arena-pace"):
        last = heading == "arena-pace"
        grid.add_column(say(heading), justify="right" if last else "left", no_wrap=not last)
    for result, rating in zip(standing.comparison.results, standing.ratings, strict=True):
        pace = say("number-hundredths", value=1000 * standing.pace(result.bot))
        grid.add_row(
            result.bot, _within(result.wins, "number-percent", 100, say),
            _within(result.places, "number-hundredths", 1, say),
            _said(result.scores, "number-tenths", say), _said(rating, "number-whole", say), pace,
        )  # fmt: skip
    out.print(grid)
    _tell_adjusted(standing, say, out)
    hero = contest.names[0]
    if standing.saturated:
        out.print(Text(say("arena-saturated", hero=hero, wins=int(standing.wins[0]))))
    if standing.test is not None:
        key = {True: "arena-above", False: "arena-below", None: "arena-open"}[standing.answer]
        line, error = (say("number-percent", value=share) for share in (standing.test.line, standing.test.error))
        out.print(Text(say(key, hero=hero, line=line, error=error)))
    if even is not None:
        out.print(Text(say("arena-even" if even else "arena-uneven", hero=hero), style="green" if even else "red"))


def _tell_adjusted(standing: ContestResult, say: Say, out: Console) -> None:
    """Each bot's wins without luck, and how many deals that saves."""
    for name, found in zip(standing.contest.names, standing.adjusted, strict=False):
        wins, deals = _within(found.wins, "number-percent", 100, say), len(standing.deals)
        out.print(Text(say("arena-adjusted", hero=name, wins=wins, worth=round(deals * found.worth))))


def _within(estimate: Estimate, number: str, unit: int, say: Say) -> str:
    """A mean and the ends of its interval, where there are bounds that it cannot leave."""
    low, high = (say("number-tenths", value=unit * end) for end in (estimate.low, estimate.high))
    return say("arena-range", mean=say(number, value=estimate.mean), low=low, high=high)


def _said(estimate: Estimate, number: str, say: Say) -> str:
    """A mean and what its interval reaches to either side; of a single deal nobody knows that."""
    half = max(estimate.high - estimate.mean, estimate.mean - estimate.low)
    mean, reach = (say(number, value=value) if math.isfinite(value) else "?" for value in (estimate.mean, half))
    return say("arena-estimate", mean=mean, half=reach)
