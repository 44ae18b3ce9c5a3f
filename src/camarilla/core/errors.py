"""Everything that this package raises on purpose, under one root.

CamarillaError             catch this to catch them all
  Refusal                  a decision was not taken, and nothing has changed
    Malformed              not a decision, a game or an option that there is
    NotYourTurn            a seat that owes no decision now
    GameOver               nobody owes a decision any more
    Illegal                against the rules: names the clause and the facts
    lessons: NotAsked      the lesson asks for something else now
    lessons: Explained     a poor answer in a lesson, and why it is poor
    web: Stale             decided on a table that has changed meanwhile
    web: DatabaseUnavailable   cannot be kept now; may be tried again
    web: Conflict          somebody else has written this meanwhile
  BadBox                   a box file does not fit the game
  BadRecord                a record cannot be read or does not fit
  BadDocument              a written position is none of this game
  Sealed                   a draw from a real game's stream outside its table
  MissingText              a game brings no words for something
  bots: BrokenDeal         a deal of a contest cannot be played to its end
  terminal: Complaint      what the command line cannot do
  web: NoTable             no such table, or no such seat
  web: TooLarge            a form is longer than any honest one
  web: Disconnect          a socket is closed, with its code and the reason

Outside the tree stands `camarilla.testkit.Violation`, an AssertionError: a promise that a game breaks is a
fault to be mended, not a case to be handled.
"""

import importlib
from typing import Final

from mypy_extensions import mypyc_attr

Fact = str | int


@mypyc_attr(allow_interpreted_subclasses=True)
class CamarillaError(Exception):
    """The root of all errors of this package.

    `key` and `facts` make the sentence, in any language; `str` is that sentence in English. `why` is the error behind
    this one, if any: its sentence is the `reason` in this one's. `home` is the module that refused: its game has the
    words.
    """

    def __init__(self, key: str = "", /, **facts: Fact) -> None:
        super().__init__(key, facts)
        self.key: Final = key
        self.facts: Final = facts
        self.home: str = ""
        self.why: CamarillaError | None = None

    def __str__(self) -> str:
        # Loaded by name, and only now: errors stand below the words that are found for them.
        sentence: str = importlib.import_module("camarilla.core.text").in_english(self)
        return sentence

    def bare(self) -> str:
        """The key and the facts, for where nobody has words for them."""
        told = ", ".join([f"{name}={value}" for name, value in self.facts.items()])
        return f"{self.key} ({told})" if told else self.key
