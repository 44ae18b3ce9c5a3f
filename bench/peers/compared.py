"""Ours against theirs: which of our figures stands against the best of which of theirs, and what was aimed for."""

from collections.abc import Iterator
from typing import NamedTuple

from bench.peers.installed import OURS
from bench.peers.rounds import Measured, Rate

SLOW = ("RLCard", "PettingZoo", "Catanatron", "PokerKit")
"""Peers in Python."""


class Side(NamedTuple):
    """A figure: whose, of which game."""

    who: str
    game: str
    rate: Rate


class Contest(NamedTuple):
    """One question: our figures, theirs, and how many times the best of theirs each of ours should be."""

    title: str
    unit: str
    ours: list[Side]
    theirs: list[Side]
    aim: float

    def best(self) -> Side:
        """The fastest of theirs."""
        return max(self.theirs, key=lambda side: side.rate.amount)

    def times(self, side: Side) -> float:
        """How many times as fast one of ours is."""
        return side.rate.amount / self.best().rate.amount


class Question(NamedTuple):
    """A title, the first word of our works and of theirs, who is asked, what is aimed for, and what is counted."""

    title: str
    unit: str
    mine: str
    other: str
    whom: tuple[str, ...]
    aim: float


QUESTIONS = (
    Question("Random play, against OpenSpiel's card games in C++", "decisions/s", "play", "play", ("OpenSpiel",), 3),
    Question("Random play, against games in Python", "decisions/s", "play", "play raw", SLOW, 30),
    Question("Random play, against boardgame.io", "decisions/s", "play", "play", ("boardgame.io",), 30),
    Question("In PettingZoo's loop, with wrappers", "decisions/s", "wrapped", "wrapped", ("PettingZoo",), 10),
    Question("In PettingZoo's loop, without", "decisions/s", "raw", "raw", ("PettingZoo",), 20),
    Question("Copies", "copies/s", "clone", "clone", ("OpenSpiel", *SLOW), 1),
    Question("Copies in OpenSpiel, against its games in Python", "copies/s", "openspiel", "clone", ("OpenSpiel",), 5),
    Question("Batches of 1,024", "decisions/s in the steps", "batch", "batch", ("Pgx",), 1),
    Question("Search with random rollouts", "decisions simulated/s", "search", "search", ("OpenSpiel",), 1),
)
IN_PYTHON = "python_"


def contests(measured: Measured) -> Iterator[Contest]:
    """Every question that somebody could be asked."""
    for question in QUESTIONS:
        ours = list(_sides(measured, (OURS.name,), question.mine))
        theirs = list(_sides(measured, question.whom, question.other))
        in_python = question.mine == "openspiel"
        if question.other == "clone":
            theirs = [side for side in theirs if side.game.startswith(IN_PYTHON) == in_python]
        if ours and theirs:
            yield Contest(question.title, question.unit, ours, theirs, question.aim)


def _sides(measured: Measured, whom: tuple[str, ...], words: str) -> Iterator[Side]:
    for who in whom:
        for work, rate in measured.rates.get(who, {}).items():
            kind, _, game = work.partition(" ")
            if kind in words.split():
                yield Side(who, game, rate)
