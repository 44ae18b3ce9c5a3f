"""`camarilla review`: a finished game looked at again: chances, marks, turning points, luck apart from decisions."""

import os
from argparse import Namespace

from rich.table import Table as Grid

from camarilla.core.game import Game
from camarilla.core.text import Say
from camarilla.review.course import CourseMoment, all_knowing, as_known
from camarilla.review.review import Review, review, steps_of
from camarilla.review.words import PARTS, fortune_lines, marked_numbers, marked_words, part_values, turn_lines
from camarilla.speech.voice import voice
from camarilla.terminal.answers import write_json
from camarilla.terminal.commands.reviewing.simulations import simulations_of, tell_if_few
from camarilla.terminal.console import report
from camarilla.terminal.language import clean
from camarilla.terminal.lines.lines import Lines
from camarilla.terminal.progress import progress
from camarilla.terminal.records import load_fitting_record


def run(args: Namespace, say: Say) -> int:
    """Print a review; refuses a record that does not fit, or whose game is not over."""
    game, record = load_fitting_record(args.file, args.game)
    simulations = simulations_of(args)
    tell_if_few(args, say)
    with progress(say("review-working"), steps_of(record)) as step:
        found = review(record, simulations, args.game or "", args.jobs or os.cpu_count() or 1, step)
    if args.json:
        write_json(found.json(game))
        return 0
    _show(found, game, voice(game, say.language, [clean(name) for name in record.names]), Lines(report()))
    return 0


def _show(found: Review, game: Game, say: Say, lines: Lines) -> None:
    for heading, standings in (("review-places", as_known(found)), ("review-places-truth", all_knowing(found))):
        lines.line(say(heading), "bold")
        lines.show(_course(standings, say))
    lines.line(say("review-parts"), "bold")
    lines.show(_parts(found, say))
    lines.line(say("review-parts-hint"), "dim")
    lines.line(say("review-turns"), "bold")
    for words in turn_lines(found, game, say):
        lines.line(words)
    lines.line(say("review-fortunes"), "bold")
    for words in fortune_lines(found, game, say):
        lines.line(words)
    lines.line(say("review-marks"), "bold")
    for number in marked_numbers(found):
        lines.line(marked_words(found, number, game, say))


def _course(standings: list[CourseMoment], say: Say) -> Grid:
    """A row for each moment."""
    grid = _of_seats(say("review-entry"), say)
    for standing in standings:
        grid.add_row(str(standing.number), *standing.seats)
    return grid


def _of_seats(heading: str, say: Say) -> Grid:
    """A column for each seat."""
    grid = Grid(box=None, header_style="dim", padding=(0, 2, 0, 0))
    grid.add_column(heading)
    for name in say.names:
        grid.add_column(name, justify="right")
    return grid


def _parts(found: Review, say: Say) -> Grid:
    """A row for each part: it reads like a sum."""
    grid = _of_seats("", say)
    columns = [part_values(ledger, say) for ledger in found.ledgers]
    for place, heading in enumerate(PARTS):
        grid.add_row(say(heading), *[column[place] for column in columns])
    return grid
