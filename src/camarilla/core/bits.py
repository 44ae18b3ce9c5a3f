"""Sets of small numbers packed into one native integer.

A hand, a pile or a group of seats is a mask: bit n is set when n belongs to it.
Masks hold at most 62 members, so that they stay native integers in every build.
"""

from mypy_extensions import i64


def _shift(one: i64, places: i64) -> i64:
    # The compiler turns a literal `1 << n` into a 32-bit shift; a parameter shifts 64 bits.
    return one << places


def bit(member: i64) -> i64:
    """The set that holds `member` alone."""
    return _shift(1, member)


def full(size: i64) -> i64:
    """The set of the numbers 0 to size - 1."""
    return _shift(1, size) - 1


def count(mask: i64) -> i64:
    """How many members the set has."""
    mask = mask - ((mask >> 1) & 0x1555555555555555)
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask = mask + (mask >> 8)
    mask = mask + (mask >> 16)
    mask = mask + (mask >> 32)
    return mask & 127


def lowest(mask: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return count((mask & -mask) - 1)


def nth(mask: i64, index: i64) -> i64:
    """The member with `index` smaller ones in the set."""
    while index:
        mask &= mask - 1
        index -= 1
    return lowest(mask)


def members(mask: i64) -> list[int]:
    """The members, ascending."""
    found: list[int] = []
    while mask:
        found.append(int(lowest(mask)))
        mask &= mask - 1
    return found
