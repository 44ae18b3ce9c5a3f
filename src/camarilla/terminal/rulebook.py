"""Clauses that somebody asks for by their number; refuses what is not there."""

from camarilla.core.clauses import Clause
from camarilla.core.game import Game
from camarilla.speech.rulebook import clauses, clauses_of
from camarilla.terminal.complaint import Complaint


def find_clauses(game: Game, asked: str | None) -> list[Clause]:
    """One clause, all of a chapter, or the whole book."""
    book = clauses(game)
    if not book:
        raise Complaint("cli-no-rulebook", game=game.id)
    found = book if asked is None else clauses_of(game, asked)
    if not found:
        raise Complaint("rules-no-clause", given=asked or "", known=", ".join(game.chapters))
    return found
