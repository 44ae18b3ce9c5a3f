"""`camarilla verify`: does a record fit its commitment, its shuffles, its rules and its result?"""

from argparse import Namespace

from rich.text import Text

from camarilla.core.record import PERSON, Record
from camarilla.core.text import Say
from camarilla.terminal.console import console
from camarilla.terminal.language import clean
from camarilla.terminal.records import load_record, played_again


def run(args: Namespace, say: Say) -> int:
    """0 if all fits, 1 if something does not, 2 if it cannot be read."""
    game, record = load_record(args.file, args.game)
    table = played_again(args.file, game, record)
    out = console()
    out.print(Text(say("verify-fits", file=args.file), style="bold green"), soft_wrap=True)
    out.print(Text("  " + say("verify-commitment", commitment=record.commitment)), soft_wrap=True)
    out.print(Text("  " + _binding(record, say)), soft_wrap=True)
    out.print(Text("  " + say("verify-restarts", count=record.restarts)))
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


def _binding(record: Record, say: Say) -> str:
    """Who was bound to words before anybody told theirs; the others could have chosen theirs afterwards."""
    people = [seat for seat, player in enumerate(record.players) if player == PERSON]
    loose = [clean(record.names[seat]) for seat in people if record.commits[seat] is None]
    return say("verify-loose", names=", ".join(loose)) if loose else say("verify-bound")
