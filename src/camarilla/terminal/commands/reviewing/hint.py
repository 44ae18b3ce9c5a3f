"""`camarilla hint`: what a seat should do at a moment of a record, from what it knows there."""

from argparse import Namespace

from camarilla.core.moments import Replayed
from camarilla.core.text import Say
from camarilla.review.evaluator import SamplingEvaluator
from camarilla.review.hint import hint
from camarilla.review.words import hint_lines
from camarilla.speech.voice import voice
from camarilla.terminal.answers import write_json
from camarilla.terminal.commands.reviewing.simulations import simulations_of, tell_if_few
from camarilla.terminal.complaint import Complaint
from camarilla.terminal.console import report
from camarilla.terminal.language import clean
from camarilla.terminal.lines.lines import Lines
from camarilla.terminal.records import check_entry, load_fitting_record, seat_of


def run(args: Namespace, say: Say) -> int:
    """Print a hint; refuses a record that does not fit, and a moment at which the seat has nothing to decide."""
    game, record = load_fitting_record(args.file, args.game)
    check_entry(args.at, record)
    at = len(record.entries) if args.at is None else args.at
    seat = seat_of(args.seat, record)
    moment = Replayed(game, record).moment(at)
    if not moment.to_act():
        raise Complaint("hint-over", given=at)
    asked = moment.to_act()[0] if seat is None else seat
    people = [clean(name) for name in record.names]
    if asked not in moment.to_act():
        others = ", ".join(people[other] for other in moment.to_act())
        raise Complaint("hint-not-now", seated=people, seat=asked, at=at, others=others)
    found = hint(game, moment, asked, SamplingEvaluator(game, simulations_of(args)))
    tell_if_few(args, say)
    if args.json:
        write_json({"game": game.id, "at": at, **found.json(game)})
        return 0
    speaking = voice(game, say.language, people)
    lines = Lines(report())
    lines.line(speaking("hint-for", seat=found.seat, at=at), "bold")
    for line in hint_lines(found, game, speaking):
        lines.line(line)
    return 0
