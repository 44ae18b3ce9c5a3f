"""`camarilla draw`: a moment of a record as a picture."""

import sys
from argparse import Namespace
from pathlib import Path

from rich.text import Text

from camarilla.core.moments import ALL, Eyes
from camarilla.core.record import BadRecord, Record
from camarilla.core.text import Say
from camarilla.drawing.draw import ENDINGS, draw
from camarilla.terminal.complaint import Complaint, reason_of
from camarilla.terminal.console import console
from camarilla.terminal.files import STANDARD
from camarilla.terminal.records import check_entry, load_record, misfit, seat_of

WATCH = "watch"
NARROWEST, WIDEST = 100, 10_000


def run(args: Namespace, say: Say) -> int:
    """Draw a record that fits into a file, or as SVG to standard output."""
    file = Path(args.output)
    if args.output != STANDARD and file.suffix.lower() not in ENDINGS:
        raise Complaint("draw-kind", given=args.output)
    if not NARROWEST <= args.width <= WIDEST:
        raise Complaint("draw-width", given=args.width, low=NARROWEST, high=WIDEST)
    game, record = load_record(args.file, args.game)
    at, beat = args.at
    check_entry(at, record)
    eyes = _eyes(args.seat, record)
    try:
        drawing = draw(
            record, at=at, beat=beat, seat=eyes, language=say.language, dark=args.dark, width=args.width, game=game
        )
    except BadRecord as problem:
        raise misfit(args.file, problem) from None
    if args.output == STANDARD:
        sys.stdout.write(drawing.svg)
        return 0
    try:
        drawing.save(file)
    except OSError as problem:
        raise Complaint("draw-cannot-write", file=args.output, reason=reason_of(problem)) from None
    console().print(Text(say("draw-drawn", file=args.output)), soft_wrap=True)
    return 0


def _eyes(given: str | None, record: Record) -> Eyes:
    if given == WATCH:
        return None
    if given == ALL:
        if record.scores is None:
            raise Complaint("hands-closed")
        return ALL
    return seat_of(given, record)
