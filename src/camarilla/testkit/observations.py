"""Promises about observations: the numbers are those that were declared, and tell a seat no more than its view."""

import json

from camarilla.core.chance import FastChance
from camarilla.core.errors import CamarillaError
from camarilla.core.fields import PER_SEAT, Codec
from camarilla.core.position import Position
from camarilla.observing.description import Part
from camarilla.observing.observer import Observer
from camarilla.observing.slate import Slate
from camarilla.testkit.secrecy import guess, seen_by
from camarilla.testkit.setups import Setup, demand, random_play

EVERY = 20
"""Parts are described, and plain numbers changed, once in so many decisions."""
LOOKS = 4
"""The same seat looks after so many decisions in a row: what has not changed is left standing."""


class _Reader:
    """Reads what a seat knows in numbers, and holds them to what was declared at the start."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self._observer: Observer = setup.game.part("observation", "OBSERVER")
        self.parts = self.describe(setup.start(seed))
        self._slate = self._empty()

    def _empty(self) -> Slate:
        return Slate(self.parts[-1].at + self.parts[-1].size, len(self.parts), 1)

    def describe(self, position: Position) -> list[Part]:
        """What the numbers are."""
        return self._observer.describe(position)

    def numbers_at_first_sight(self, position: Position, seat: int) -> list[int]:
        """What a seat knows, where nothing was written before that could be left standing."""
        slate = self._empty()
        self._observer.look(position, seat, slate, 0)
        return list(slate.numbers)

    def numbers(self, position: Position, seat: int) -> list[int]:
        """What a seat knows."""
        self._observer.look(position, seat, self._slate, 0)
        written, declared = self._slate.at, len(self._slate.numbers)
        demand(written == declared, f"{written} numbers are written, {declared} declared", position)
        return list(self._slate.numbers)


def numbers_are_those_declared(setup: Setup, seed: int) -> None:
    """Every observation has the declared parts, each within its bounds, whatever the position is."""
    if not setup.game.has("observation", "OBSERVER"):
        return
    reader = _Reader(setup, seed)
    names = [part.name for part in reader.parts]
    demand(len(set(names)) == len(names), f"two parts are called {[n for n in names if names.count(n) > 1][:1]}")
    for step, position in enumerate(random_play(setup, seed)):
        viewer = step // LOOKS % setup.seats
        row = reader.numbers(position, viewer)
        same = row == reader.numbers_at_first_sight(position, viewer)
        demand(same, "what stood there before was not all replaced", position)
        if step % EVERY == 0:
            same = _said(reader.describe(position)) == _said(reader.parts)
            demand(same, "other parts are declared than at the start", position)
        for part in reader.parts:
            held = row[part.at : part.at + part.size]
            demand(part.low <= min(held) and max(held) <= part.high, f"{part} holds {held}", position)


def numbers_tell_nothing_hidden(setup: Setup, seed: int) -> None:
    """With all replaced that a seat cannot know, its numbers stay the same.

    So they do when one more of something is there, like a coin in a secret purse, that its view does not show.
    """
    if not setup.game.has("observation", "OBSERVER"):
        return
    reader, chance = _Reader(setup, seed), FastChance(seed + 11)
    for step, position in enumerate(random_play(setup, seed)):
        seat = step % setup.seats
        row = reader.numbers(position, seat)
        same = reader.numbers_at_first_sight(guess(position, seat, chance), seat) == row
        demand(same, f"the numbers tell seat {seat} what is hidden", position)
        if step % EVERY == 0:
            _demand_no_purse_shines_through(reader, position, seat, row)


def _demand_no_purse_shines_through(reader: _Reader, position: Position, seat: int, row: list[int]) -> None:
    """Only what each player has of something is changed: another player in turn, say, could be none at all."""
    shown = seen_by(position, seat)
    for field in position.layout().fields:
        if type(field.codec) is Codec and field.length == PER_SEAT:
            for place in range(position.seats):
                other = position.clone()
                other.cells[field.at + place] += 1
                if _looks(other, seat) == shown:
                    same = reader.numbers_at_first_sight(other, seat) == row
                    demand(same, f"the numbers tell seat {seat} {field.name}, its view does not", position)


def _looks(position: Position, seat: int) -> str:
    """What a seat is shown of something that may be no possible position at all."""
    try:
        return seen_by(position, seat)
    except (ArithmeticError, LookupError, CamarillaError):
        return ""


def _said(parts: list[Part]) -> str:
    return json.dumps([[part.name, part.says, part.at, part.labels, part.low, part.high] for part in parts])
