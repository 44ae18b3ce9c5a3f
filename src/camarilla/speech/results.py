"""How a game ended: the winner, the places, and where every point came from."""

from collections.abc import Sequence
from dataclasses import dataclass

from camarilla.core.table import Table
from camarilla.core.text import Say, spoken


@dataclass(frozen=True)
class Standing:
    """Where a seat ended, and its points."""

    seat: int
    place: int
    score: int


def places(table: Table) -> list[Standing]:
    """Every seat, winners first; none before the end."""
    standing = table.result() or []
    ended = [Standing(seat, place, score) for seat, (score, place) in enumerate(standing)]
    return sorted(ended, key=lambda row: (row.place, row.seat))


def headline(table: Table, names: Sequence[str], say: Say, reader: int | None = None) -> str:
    """Who has won; a reader whose seat is given is spoken to."""
    first = [row.seat for row in places(table) if row.place == 1]
    winners = [names[seat] for seat in first]
    if first == [reader]:
        return say("result-you-win")
    if len(winners) == 1:
        return say("result-winner", name=winners[0])
    return say("result-winners", names=", ".join(winners))


def account(table: Table, seat: int, say: Say) -> list[tuple[int, str]]:
    """Every point of a seat and what it was for."""
    return [(entry.points, spoken(say, entry.key, entry.key, **entry.facts)) for entry in table.account(seat)]
