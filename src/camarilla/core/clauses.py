"""The rulebook index, and the ways in which a decision can be refused.

Refusal
  Malformed     not a decision of this game at all
  NotYourTurn   a seat that owes no decision now
  GameOver      nobody owes a decision any more
  Illegal       against the rules: names the clause and the facts
"""

import tomllib
from typing import Final

from camarilla.core.errors import CamarillaError, Fact


class Refusal(CamarillaError):
    """A decision was not taken. Nothing has changed; `key` and `facts` make the sentence."""


class Malformed(Refusal):
    """The words or numbers given are no decision of this game."""


class NotYourTurn(Refusal):
    """The seat owes no decision now."""


class GameOver(Refusal):
    """Nobody owes a decision any more."""


class Illegal(Refusal):
    """The rules forbid it. `clause` is the paragraph; the facts carry the numbers."""

    def __init__(self, clause: str, /, **facts: Fact) -> None:
        super().__init__(f"refused-{clause.replace('.', '-')}", **facts)
        self.clause: Final = clause


class Clause:
    """One paragraph of a rulebook, in our own words.

    `pictures` are emblems of the game that show what it speaks of, `see` the numbers of clauses to read with it.
    """

    def __init__(
        self, number: str, chapter: str, gist: dict[str, str], source: str, pictures: list[str], see: list[str]
    ) -> None:
        self.number: Final = number
        self.chapter: Final = chapter
        self.gist: Final = gist
        self.source: Final = source
        self.pictures: Final = pictures
        self.see: Final = see


LANGUAGES: Final = ("en", "hu", "it")
ENGLISH: Final = "en"
"""The language that every game has from its first day on."""


def read_clauses(text: str) -> dict[str, Clause]:
    """The clauses of a `clauses.toml`, by number, in the order of the book.

    The file is a list of `[[clause]]` tables: `id`, `source`, and the gist in every language; if they help, `pictures`
    (emblems of what it speaks of) and `see` (clauses to read with it).
    A `[[chapter]]` opens with `id` and its title in every language. What is not translated yet stands in English.
    """
    document = tomllib.loads(text)
    chapters = {chapter["id"]: chapter for chapter in document["chapter"]}
    clauses: dict[str, Clause] = {}
    for entry in document["clause"]:
        number = entry["id"]
        if number in clauses:
            raise ValueError(f"clause {number} stands twice")
        chapter = number.split(".")[0]
        if chapter not in chapters:
            raise ValueError(f"clause {number} belongs to no chapter")
        pictures, see = entry.get("pictures", []), entry.get("see", [])
        clauses[number] = Clause(number, chapter, _in_every_language(entry), entry["source"], pictures, see)
    return clauses


def read_chapters(text: str) -> dict[str, dict[str, str]]:
    """The chapter titles of a `clauses.toml`: chapter -> language -> title."""
    document = tomllib.loads(text)
    return {chapter["id"]: _in_every_language(chapter) for chapter in document["chapter"]}


def _in_every_language(entry: dict[str, str]) -> dict[str, str]:
    return {language: entry.get(language, entry[ENGLISH]) for language in LANGUAGES}
