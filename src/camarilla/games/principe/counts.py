"""Cards as five counts in one native integer, one count a colour; shields as six, one a region.

Cards of a colour are all alike, so a hand, the deck or a row on the table is only how many of each.
Every count has six bits and never exceeds 31, so the sixth is free to show a borrow.
"""

from typing import Final

from mypy_extensions import i64

from camarilla.core.chance import Chance

BITS: Final = 6
_SPARE: Final = 0b100000_100000_100000_100000_100000


def of(number: i64, kind: i64) -> i64:
    """So many cards of one colour and none of the others."""
    return number << (kind * BITS)


def number(packed: i64, kind: i64) -> i64:
    """How many there are of one colour."""
    return packed >> (kind * BITS) & 63


def total(packed: i64) -> i64:
    """How many there are in all."""
    pairs = (packed & 0x3F03F03F) + (packed >> BITS & 0x3F03F03F)
    return (pairs & 4095) + (pairs >> 12 & 4095) + (pairs >> 24 & 4095)


def holds(packed: i64, wanted: i64) -> bool:
    """Whether five counts are each at least as great as wanted."""
    return (packed | _SPARE) - wanted & _SPARE == _SPARE


def least(packed: i64) -> i64:
    """The smallest of the five counts."""
    smallest = packed & 63
    left: i64 = 4
    while left:
        packed >>= BITS
        if packed & 63 < smallest:
            smallest = packed & 63
        left -= 1
    return smallest


def draw_one(packed: i64, cards: i64, chance: Chance) -> i64:
    """The colour of a card drawn from `cards` in all, each equally likely."""
    left = chance.below(cards)
    colour: i64 = 0
    while left >= packed & 63:
        left -= packed & 63
        packed >>= BITS
        colour += 1
    return colour


def less(packed: i64, taken: i64) -> i64:
    """Five counts after so many have been taken away, none below zero."""
    left = (packed | _SPARE) - taken
    enough = left & _SPARE
    return left & (enough - (enough >> (BITS - 1)))
