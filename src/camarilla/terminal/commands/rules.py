"""`camarilla rules`: how to play, every clause with its source and its tests, and what in the box is not as printed."""

from argparse import Namespace
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.text import Text

from camarilla.core.clauses import Clause
from camarilla.core.game import Game
from camarilla.core.registry import find_game
from camarilla.core.text import Say
from camarilla.speech.games import game_title
from camarilla.speech.howto import howto
from camarilla.speech.provenance import provenance
from camarilla.speech.voice import voice
from camarilla.terminal.answers import write_json
from camarilla.terminal.console import console
from camarilla.terminal.paragraphs import hanging
from camarilla.terminal.rulebook import find_clauses
from camarilla.testkit.sources.coverage import tests_by_clause

INDENT = 6


def run(args: Namespace, say: Say) -> int:
    """The whole rulebook, one chapter of it, or one clause."""
    game = find_game(args.game)
    clauses = find_clauses(game, args.clause)
    own = voice(game, say.language)
    tests = proofs(game)
    if args.json:
        write_json(_described(game, clauses, tests, own))
        return 0
    out = console()
    if args.clause is None:
        out.print(Text(game_title(game, own), style="bold yellow"))
        _howto(out, game, say.language)
    chapter = ""
    for clause in clauses:
        if clause.chapter != chapter and args.clause != clause.number:
            chapter = clause.chapter
            out.print(Text(f"\n{chapter}  {game.chapters[chapter][say.language]}", style="bold"))
        _clause(out, clause, tests, own)
    if args.clause is None:
        _provenance(out, game, own)
    return 0


def _howto(out: Console, game: Game, language: str) -> None:
    """What the page shows above the rulebook, as far as it can be said without pictures."""
    explained = howto(game)
    if explained is None:
        return
    say = voice(game, language, explained.names)
    _paragraphs(out, say("rules-howto"), [say("howto-aim")])
    steps = [f"howto-step-{step.name}" for step in explained.steps]
    for number, step in enumerate(steps, 1):
        out.print(hanging(f"{number}.", f"{say(f'{step}-title')}: {say(step)}", out.width, INDENT))
    _paragraphs(out, say("rules-howto-points"), [say(f"howto-points-{name}") for name in explained.points])
    _paragraphs(out, say("howto-example"), explained.told(explained.example, say))
    _paragraphs(out, say("rules-howto-mistakes"), [say(f"howto-mistake-{name}") for name in explained.mistakes])
    for name in explained.notes:
        out.print(hanging("", say(f"howto-note-{name}"), out.width, 0))


def _paragraphs(out: Console, heading: str, paragraphs: list[str]) -> None:
    out.print()
    out.print(hanging("", heading, out.width, 0, "bold"))
    for paragraph in paragraphs:
        out.print(hanging("", paragraph, out.width, 2))


def _described(game: Game, clauses: list[Clause], tests: dict[str, list[str]] | None, say: Say) -> dict[str, object]:
    """What was asked for, for programs; of a whole book also what in the box is not as printed."""
    rows: list[dict[str, object]] = [
        {"number": clause.number, "chapter": game.chapters[clause.chapter][say.language],
         "text": clause.gist[say.language], "source": clause.source,
         "tests": None if tests is None else tests.get(clause.number, [])}
        for clause in clauses
    ]  # fmt: skip
    whole = len(clauses) == len(game.clauses)
    box = {"box": [asdict(row) for row in provenance(game.box.source, say)]} if whole else {}
    return {"game": game.id, "title": game_title(game, say), "rules": game.rules_version, "clauses": rows, **box}


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


def _provenance(out: Console, game: Game, say: Say) -> None:
    if not game.box.source:
        return
    rows = provenance(game.box.source, say)
    out.print()
    out.print(Text(say("rules-box"), style="bold"))
    if not rows:
        out.print(Text(say("rules-box-printed")))
    for row in rows:
        words = f"{row.name}: {row.values}" if row.name else row.values
        out.print(Text.assemble("  ", (row.mark, "yellow"), "  ", (f"{row.table} ", "dim"), words))
        if row.source:
            out.print(hanging("", say("rules-source", source=row.source), out.width, INDENT, "dim"))
