"""Sets of small numbers packed into one native integer.

A hand, a pile or a group of seats is a mask: bit n is set when n belongs to it.
Masks hold at most 62 members, so that they stay native integers in every build.
"""

from typing import Final

from mypy_extensions import i64

_EACH_BYTE: Final = 0x0101010101010101
"""Times a number of bytes: its highest byte is the sum of all of them, the one below the sum of all but one, ..."""
_SEVEN_BYTES: Final = 0x01010101010101


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
    return _by_bytes(mask) * _EACH_BYTE >> 56 & 127


def _by_bytes(mask: i64) -> i64:
    """How many members each eight numbers have, one count in each byte."""
    mask = mask - ((mask >> 1) & 0x1555555555555555)
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    return (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F


def lowest(mask: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return count((mask & -mask) - 1)


def nth(mask: i64, index: i64) -> i64:
    """The member with `index` smaller ones in the set."""
    # Whole bytes are passed over at once, and a table knows the rest: a loop would end where no processor foresees it.
    up_to = _by_bytes(mask) * _SEVEN_BYTES & 0x7F * _SEVEN_BYTES  # in byte n, the members of bytes 0 to n
    enough = (up_to | 0x80 * _SEVEN_BYTES) - (index + 1) * _SEVEN_BYTES & 0x80 * _SEVEN_BYTES
    first = 8 * (7 - ((enough >> 7) * _SEVEN_BYTES >> 48 & 7))
    index -= up_to << 8 >> first & 0x7F
    return first + _IN_BYTE[(mask >> first & 0xFF) << 3 | index]


def _nth_in_byte(byte: int, index: int) -> int:
    there = [place for place in range(8) if byte >> place & 1]
    return there[index] if index < len(there) else 0


_IN_BYTE: Final = bytes([_nth_in_byte(byte, index) for byte in range(256) for index in range(8)])


def members(mask: i64) -> list[int]:
    """The members, ascending."""
    found: list[int] = []
    while mask:
        found.append(int(lowest(mask)))
        mask &= mask - 1
    return found
