"""The rulebook of a game: chapters, and clauses by number."""

from camarilla.core.clauses import Clause
from camarilla.core.game import Game


def clauses(game: Game) -> list[Clause]:
    """The clauses of a game; none if it is still in the making."""
    try:
        return list(game.clauses.values())
    except (OSError, AttributeError):
        return []


def clauses_of(game: Game, asked: str) -> list[Clause]:
    """One clause, or all clauses of a chapter."""
    return [clause for clause in clauses(game) if asked in (clause.number, clause.chapter)]


def chapters(game: Game, language: str) -> list[tuple[str, str, list[Clause]]]:
    """Every chapter: its number, its title and its clauses."""
    if not clauses(game):
        return []
    return [(number, titles[language], clauses_of(game, number)) for number, titles in game.chapters.items()]
