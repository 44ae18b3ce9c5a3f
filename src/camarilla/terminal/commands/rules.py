"""`camarilla rules`: every clause with its source and its tests, and what in the box is no certainty."""

import tomllib
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from camarilla.core.clauses import Clause
from camarilla.core.game import Game
from camarilla.core.registry import find_game
from camarilla.core.text import Say, spoken
from camarilla.terminal.complaint import Complaint
from camarilla.terminal.language import voice
from camarilla.terminal.paragraphs import hanging
from camarilla.terminal.table.explaining import book, clauses_of
from camarilla.terminal.table.screen import console
from camarilla.testkit.coverage import tests_by_clause

INDENT = 6
NAMES = ("name", "id", "kind")
"""The keys that name a row of the box."""


def run(args: Namespace, say: Say) -> int:
    """The whole rulebook, one chapter of it, or one clause."""
    game = find_game(args.game)
    if not book(game):
        raise Complaint("cli-no-rulebook", game=game.id)
    clauses = list(book(game).values()) if args.clause is None else clauses_of(game, args.clause)
    if not clauses:
        raise Complaint("rules-no-clause", given=args.clause, known=", ".join(game.chapters))
    own = voice(game, say.language, [])
    out = console()
    tests = proofs(game)
    if args.clause is None:
        out.print(Text(spoken(own, "title", game.id), style="bold yellow"))
    chapter = ""
    for clause in clauses:
        if clause.chapter != chapter and args.clause != clause.number:
            chapter = clause.chapter
            out.print(Text(f"\n{chapter}  {game.chapters[chapter][say.language]}", style="bold"))
        _clause(out, clause, tests, own)
    if args.clause is None:
        _doubts(out, game, own)
    return 0


def _clause(out: Console, clause: Clause, tests: dict[str, list[str]] | None, say: Say) -> None:
    out.print(hanging(clause.number, clause.gist[say.language], out.width, INDENT))
    out.print(hanging("", say("rules-source", source=clause.source), out.width, INDENT, "dim"))
    if tests is not None:
        proved = tests.get(clause.number)
        words = say("rules-tests", tests=", ".join(proved)) if proved else say("rules-no-tests")
        out.print(hanging("", words, out.width, INDENT, "dim" if proved else "yellow"))


def proofs(game: Game) -> dict[str, list[str]] | None:
    """Clause -> tests, when running from a checkout; None where no tests are at hand."""
    checkout = Path(__file__).resolve().parents[4]
    folder = checkout / "tests" / "games" / game.package.rpartition(".")[2]
    return tests_by_clause(folder) if folder.is_dir() else None


def _doubts(out: Console, game: Game, say: Say) -> None:
    """Nobody shall take a reconstruction for the printed game."""
    rows = list(uncertain(game.box.source))
    out.print()
    out.print(Text(say("rules-box"), style="bold"))
    if not rows:
        out.print(Text(say("rules-box-printed")))
    for table, row in rows:
        out.print(
            Text.assemble("  ", (mark_of(row, say), "yellow"), "  ", (f"{table} ", "dim"), _values(table, row, say))
        )
        if row.get("source"):
            out.print(hanging("", say("rules-source", source=str(row["source"])), out.width, INDENT, "dim"))


def mark_of(row: dict[str, Any], say: Say) -> str:
    """How sure a row of the box is, and in which of its values it is not."""
    mark = spoken(say, f"mark-{row.get('mark', 'unmarked')}", str(row.get("mark")))
    unsure = row.get("reconstructed")
    return mark if not unsure else f"{mark}; {say('mark-reconstructed')}: {', '.join(map(str, unsure))}"


def uncertain(source: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows of a box file that are not simply printed, with the name of their table."""
    for table, content in tomllib.loads(source).items():
        rows = content if isinstance(content, list) else [content]
        for row in rows:
            if isinstance(row, dict) and (row.get("mark", "printed") != "printed" or row.get("reconstructed")):
                yield table, row


def _values(table: str, row: dict[str, Any], say: Say) -> str:
    """The name of the thing in words, then everything that is said of it."""
    name = next((str(row[key]) for key in NAMES if key in row), "")
    shown = {key: value for key, value in row.items() if key not in {"mark", "source", "reconstructed", *NAMES}}
    values = ", ".join(f"{key} {value}" for key, value in shown.items())
    return f"{say.word(table, name)}: {values}" if name else values
