"""`camarilla verify`: does a record fit its commitment, its shuffles, its rules and its result?"""

from argparse import Namespace

from rich.text import Text

from camarilla.core.clauses import Refusal
from camarilla.core.game import Game
from camarilla.core.record import BadRecord, Record
from camarilla.core.registry import find_game
from camarilla.core.table import Table, replay
from camarilla.core.text import Say
from camarilla.terminal.complaint import Complaint
from camarilla.terminal.language import clean
from camarilla.terminal.table.saves import load
from camarilla.terminal.table.screen import console


def run(args: Namespace, say: Say) -> int:
    """0 if all fits, 1 if something does not, 2 if it cannot be read."""
    record = readable(args.file)
    game = game_of(record, args.game)
    if record.seed is None:
        raise Complaint("verify-sealed", file=args.file)
    try:
        table = played_again(game, record)
    except BadRecord as problem:
        raise misfit(args.file, problem) from None
    out = console()
    out.print(Text(say("verify-fits", file=args.file), style="bold green"), soft_wrap=True)
    out.print(Text("  " + say("verify-commitment", commitment=record.commitment)), soft_wrap=True)
    out.print(
        Text("  " + say("verify-decisions", count=len(record.entries), game=record.game, seats=len(record.names)))
    )
    if table.over:
        points = ", ".join(
            f"{clean(name)} {score}" for name, (score, _) in zip(record.names, table.result() or [], strict=True)
        )
        out.print(Text("  " + say("verify-result", points=points)))
    else:
        out.print(Text("  " + say("verify-open")))
    return 0


def readable(file: str) -> Record:
    """The record of a file; refuses what is no record, or one whose entries are out of order."""
    try:
        return load(file)
    except BadRecord as problem:
        if problem.entry:
            raise misfit(file, problem) from None
        raise Complaint("verify-unreadable", file=file, reason=clean(problem.reason)) from None


def game_of(record: Record, given: str | None = None) -> Game:
    """The game that a record is of, or the one somebody says it is of."""
    try:
        game = find_game(given or record.game)
    except Refusal as refusal:
        raise Complaint(refusal.key, 2, **refusal.facts) from None
    if game.id != record.game:
        raise Complaint("verify-other-game", given=game.id, game=clean(record.game))
    return game


def played_again(game: Game, record: Record) -> Table:
    """The table at the end of a record, every decision taken again; raises BadRecord."""
    try:
        return replay(game, record)
    except UnicodeError:
        raise BadRecord("the texts hold letters that cannot be written") from None


def misfit(file: str, problem: BadRecord) -> Complaint:
    """The complaint about a record that does not fit."""
    if problem.entry:
        return Complaint("verify-entry", status=1, file=file, entry=problem.entry, reason=clean(problem.reason))
    return Complaint("verify-misfit", status=1, file=file, reason=clean(problem.reason))
