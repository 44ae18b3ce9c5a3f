"""Chances of all places over the course of a game, as a table: more than a drawing tells, and for all who see none."""

from collections.abc import Sequence
from dataclasses import dataclass

from camarilla.review.chances import Places
from camarilla.review.review import Review

ROWS = 9
"""How many moments are told at most, from the deal to the end."""


@dataclass(frozen=True)
class CourseMoment:
    """One moment: after how many entries, and each seat's chances of the first, second, … place in per cent."""

    number: int
    seats: list[str]


def as_known(found: Review) -> list[CourseMoment]:
    """As each seat knew it."""
    return _told(found, [[study.known[seat].places[seat] for seat in _seats(found)] for study in found.studies])


def all_knowing(found: Review) -> list[CourseMoment]:
    """As somebody who knew everything."""
    return _told(found, [study.truth.places for study in found.studies])


def _told(found: Review, moments: Sequence[Places]) -> list[CourseMoment]:
    last = len(moments) - 1
    numbers = sorted({last * row // (ROWS - 1) for row in range(ROWS)})
    return [CourseMoment(number, [_cell(chances) for chances in moments[number]]) for number in numbers]


def _cell(chances: Sequence[float]) -> str:
    return "·".join(f"{100 * chance:.0f}" for chance in chances)


def _seats(found: Review) -> range:
    return range(len(found.ledgers))
