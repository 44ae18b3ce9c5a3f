"""How many of each kind, packed into one native integer: a hand, a pile, a heap of tiles.

Things of a kind are all alike, so a pile is only how many there are of each. Every kind takes `width` bits, a constant
of the game; adding a thing is adding its number, putting two piles together is adding theirs. All kinds together take
at most 62 bits.

A pile whose counts are GUARDED bits wide holds at most 31 of a kind: the sixth bit is free to show a borrow, so that
two whole piles are compared, or one taken from the other, in one step.
"""

from typing import Final

from mypy_extensions import i64

from camarilla.core.bits import full
from camarilla.core.chance import Chance
from camarilla.core.fields import BadDocument, Codec, Json

GUARDED: Final = 6
MOST_GUARDED: Final = 31
_GUARDS: Final = 0x820820820820820
"""The sixth bit of each of ten counts."""
_ONES: Final = 0x041041041041041
"""One of each of ten kinds."""
_SECOND: Final = 0x03F03F03F03F03F
"""The room of every second of ten counts: there is twice the room for the sum of two neighbours."""
_EACH_PAIR: Final = 0x001001001001001
"""Times five such sums: the highest is the sum of all."""
NARROW: Final = 5
_SECOND_NARROW: Final = 0x7C1F07C1F07C1F
_EACH_NARROW_PAIR: Final = 0x4010040100401
"""The same for twelve counts of five bits."""


def of(number: i64, kind: i64, width: i64) -> i64:
    """So many of one kind and none of the others."""
    return number << (kind * width)


def number(packed: i64, kind: i64, width: i64) -> i64:
    """How many there are of a kind."""
    return packed >> (kind * width) & full(width)


def total(packed: i64, width: i64) -> i64:
    """How many there are in all."""
    if width == GUARDED:
        pairs = (packed & _SECOND) + (packed >> GUARDED & _SECOND)
        return pairs * _EACH_PAIR >> 48 & 0xFFF
    if width == NARROW:
        pairs = (packed & _SECOND_NARROW) + (packed >> NARROW & _SECOND_NARROW)
        return pairs * _EACH_NARROW_PAIR >> 50 & 0x3FF
    found: i64 = 0
    while packed > 0:
        found += packed & full(width)
        packed >>= width
    return found


def draw(packed: i64, among: i64, width: i64, chance: Chance) -> i64:
    """The kind of one thing out of `among` in all, each thing equally likely."""
    left = chance.below(among) - (packed & full(width))
    kind: i64 = 0
    while left >= 0:
        packed >>= width
        left -= packed & full(width)
        kind += 1
    return kind


def holds(packed: i64, wanted: i64) -> bool:
    """Whether a guarded pile has of each kind at least as many as are wanted."""
    return (packed | _GUARDS) - wanted & _GUARDS == _GUARDS


def kinds_in(packed: i64) -> i64:
    """The kinds of which a guarded pile has any: the sixth bit of each."""
    return (packed | _GUARDS) - _ONES & _GUARDS


def less(packed: i64, taken: i64) -> i64:
    """What is left of a guarded pile when so many are taken away; no count falls below zero."""
    left = (packed | _GUARDS) - taken
    enough = left & _GUARDS
    return left & (enough - (enough >> (GUARDED - 1)))


class Counts(Codec):
    """A cell that holds counts: `{"gold": 2, "castle": 1}`, without the zeros."""

    def __init__(self, names: list[str], width: int) -> None:
        self.names: Final = names
        self.width: Final = width

    def write(self, cell: int) -> Json:
        """The cell as JSON."""
        return {**self.pieces(cell)}

    def read(self, written: Json) -> int:
        """The cell of what `write` wrote; refuses anything else."""
        if not isinstance(written, dict):
            raise BadDocument("document-counts", given=repr(written))
        most = MOST_GUARDED if self.width == GUARDED else full(self.width)
        packed = 0
        for name, found in written.items():
            if name not in self.names or isinstance(found, bool) or not isinstance(found, int) or not 0 < found <= most:
                raise BadDocument(
                    "document-count", most=int(most), known=", ".join(self.names), given=f"{name}: {found!r}"
                )
            packed += found << (self.width * self.names.index(name))
        return packed

    def pieces(self, cell: int) -> dict[str, int]:
        """How many of each name."""
        counted = {name: int(number(cell, kind, self.width)) for kind, name in enumerate(self.names)}
        return {name: found for name, found in counted.items() if found}
