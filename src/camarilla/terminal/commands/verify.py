"""`camarilla verify`: do records fit their commitments, their shuffles, their rules and their results?"""

import sys
from argparse import Namespace

from rich.text import Text

from camarilla.core.errors import CamarillaError
from camarilla.core.record import PERSON, Record
from camarilla.core.table import Table
from camarilla.core.text import Say, problem_words
from camarilla.terminal.answers import write_json
from camarilla.terminal.complaint import status_of
from camarilla.terminal.console import console
from camarilla.terminal.language import clean, printable
from camarilla.terminal.records import load_record, played_again


def run(args: Namespace, say: Say) -> int:
    """0 if all fit, 1 if something does not, 2 if a file cannot be read; every file is looked at."""
    status = 0
    rows = []
    for file in args.files:
        try:
            game, record = load_record(file, args.game)
            table = played_again(file, game, record)
        except CamarillaError as problem:
            status = max(status, status_of(problem))
            reason = printable(problem_words(problem, say.language))
            rows.append({"file": file, "fits": False, "key": problem.key, "reason": reason})
            if not args.json:
                sys.stderr.write(f"camarilla: {reason}\n")
        else:
            rows.append(_described(file, record, table))
            if not args.json:
                _report(file, record, table, say)
    if args.json:
        write_json(rows)
    return status


def _described(file: str, record: Record, table: Table) -> dict[str, object]:
    """What was found, for programs."""
    return {
        "file": file, "fits": True, "game": record.game, "rules": record.rules, "options": record.options,
        "names": record.names, "commitment": record.commitment, "decisions": len(record.entries), "over": table.over,
        "result": [{"score": score, "place": place} for score, place in table.result() or []],
    }  # fmt: skip


def _report(file: str, record: Record, table: Table, say: Say) -> None:
    out = console()
    out.print(Text(say("verify-fits", file=file), style="bold green"), soft_wrap=True)
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


def _binding(record: Record, say: Say) -> str:
    """Who was bound to words before anybody told theirs; the others could have chosen theirs afterwards."""
    people = [seat for seat, player in enumerate(record.players) if player == PERSON]
    loose = [clean(record.names[seat]) for seat in people if record.commits[seat] is None]
    return say("verify-loose", names=", ".join(loose)) if loose else say("verify-bound")
