"""A row of numbers on which a game writes what a seat knows, part after part.

The calls that write are also the declaration: a game says with each part what it is called, what it means and how large
it can become. A `Slate` only puts down the numbers, a `Description` only what was said of them, so that the two cannot
disagree (description.py). Seats are counted from the viewer: 0 is the viewer, 1 who sits next, and so on.

From one decision to the next most of what a seat knows stays as it was. So a slate remembers what it last wrote for
each set, choice and heap, as the one packed number that it came from, and writes only what is different.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

UNKNOWN: Final = -1
"""What stands for a number that the seat may not know."""


class Slate:
    """Rows of `width` numbers with so many parts; what one seat knows is written into one row."""

    def __init__(self, width: int, parts: int, rows: int) -> None:
        self.numbers: Final = vec[i16]([0] * (rows * width))
        self.at: i64 = 0
        self.viewer: i64 = 0
        self.seats: i64 = 0
        self._width: Final[i64] = width
        self._parts: Final[i64] = parts
        self._written: Final = vec[i64]([0] * (rows * parts))
        """What stands in `numbers` for each set, choice and heap, packed; all is nothing in the beginning."""
        self._next: i64 = 0

    def begin(self, row: i64, viewer: i64, seats: i64) -> None:
        """Write into that row, for one of so many seats."""
        self.at = row * self._width
        self._next = row * self._parts
        self.viewer = viewer
        self.seats = seats

    def player(self, distance: i64) -> i64:
        """The seat at that distance from the viewer; the parts that follow are that player's."""
        seat = self.viewer + distance
        if seat >= self.seats:
            seat -= self.seats
        return seat

    def thing(self, name: str, number: i64) -> None:
        """The parts that follow belong to one of several things alike: the second port, the third column."""

    def table(self) -> None:
        """The parts that follow belong to nobody and nothing in particular."""

    def number(self, name: str, says: str, value: i64, low: i64, high: i64) -> None:
        """One number, from `low` to `high`."""
        self.numbers[self.at] = i16(value)
        self.at += 1

    def flag(self, name: str, says: str, is_so: bool) -> None:
        """1 if it is so, else 0."""
        self.numbers[self.at] = i16(1) if is_so else i16(0)
        self.at += 1

    def quartet(self, name: str, says: str, labels: list[str], high: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Four numbers of one thing, from 0 to `high`, each with its label; one call is faster than four."""
        at, numbers = self.at, self.numbers
        numbers[at] = i16(a)
        numbers[at + 1] = i16(b)
        numbers[at + 2] = i16(c)
        numbers[at + 3] = i16(d)
        self.at = at + 4

    def rest(self, names: list[str], says: str, labels: list[str], high: i64, first: i64) -> None:
        """Of several quartets, one for each name, those from `first` on: nothing but zeros."""
        numbers, written, slot = self.numbers, self._written, self._next
        for at in range(self.at, self.at + 4 * (written[slot] - first)):
            numbers[at] = 0
        written[slot] = first
        self._next = slot + 1
        self.at += 4 * (len(names) - first)

    def choice(self, name: str, says: str, value: i64, names: list[str]) -> None:
        """A 1 for the name that is meant, among zeros; below zero: none is."""
        self._pick(value, len(names))

    def which(self, name: str, says: str, value: i64, names: list[str]) -> None:
        """One number: 0 for none of the names, else 1 more than the place of the name that is meant."""
        self.numbers[self.at] = i16(value + 1)
        self.at += 1

    def members(self, name: str, says: str, mask: i64, names: list[str]) -> None:
        """A 1 for each name that is in the set, a 0 for each other one."""
        self._unpack(mask, len(names), 1)

    def counts(self, name: str, says: str, packed: i64, names: list[str], width: i64) -> None:
        """How many there are of each name; `width` is that of the packed counts (core/counts.py)."""
        self._unpack(packed, len(names), width)

    def seat(self, name: str, says: str, seat: i64) -> None:
        """A 1 for the seat that is meant, among zeros, from the viewer on; below zero: none is."""
        self._pick(self.place_of(seat) - 1, self.seats)

    def whose(self, name: str, says: str, seat: i64) -> None:
        """One number: 0 for nobody, 1 for the viewer, 2 for who sits next, and so on; below zero: nobody."""
        self.numbers[self.at] = i16(self.place_of(seat))
        self.at += 1

    def seats_in(self, name: str, says: str, mask: i64) -> None:
        """A 1 for each seat in the set, a 0 for each other one, from the viewer on."""
        self._unpack(self._from_viewer(mask, 1), self.seats, 1)

    def counts_by_seat(self, name: str, says: str, packed: i64, width: i64) -> None:
        """How many each seat has, from the viewer on, of counts that are packed by seat."""
        self._unpack(self._from_viewer(packed, width), self.seats, width)

    def counts_by_seat_each(self, names: list[str], says: str, cells: vec[i64], first: i64, width: i64) -> None:
        """The same once for each name, of the cells from `first` on; one call is faster than many."""
        for cell in range(first, first + len(names)):
            packed = cells[cell]
            if packed:
                packed = self._from_viewer(packed, width)
            if packed == self._written[self._next]:
                self._next += 1
                self.at += self.seats
            else:
                self._unpack(packed, self.seats, width)

    def _from_viewer(self, packed: i64, width: i64) -> i64:
        """What is packed by seat, turned round the table so that the viewer's own comes first."""
        before = self.viewer * width
        return packed >> before | (packed & room_of(1, before)) << (self.seats * width - before)

    def _pick(self, value: i64, size: i64) -> None:
        """Move the only 1 among so many zeros to another place; below zero: away."""
        at, written = self.at, self._written
        before = written[self._next] - 1
        if value != before:
            if before >= 0:
                self.numbers[at + before] = 0
            if value >= 0:
                self.numbers[at + value] = 1
            written[self._next] = value + 1
        self._next += 1
        self.at = at + size

    def _unpack(self, packed: i64, size: i64, width: i64) -> None:
        """Write so many counts of that width, as far as they are not there already."""
        at, written = self.at, self._written
        end = at + size
        changed = packed ^ written[self._next]
        if changed:
            written[self._next] = packed
            numbers, room = self.numbers, room_of(1, width)
            while changed and at < end:
                numbers[at] = i16(packed & room)
                packed >>= width
                changed >>= width
                at += 1
        self._next += 1
        self.at = end

    def place_of(self, seat: i64) -> i64:
        """A seat as one number: 0 for nobody, 1 for the viewer, 2 for who sits next; below zero: nobody."""
        if seat < 0:
            return 0
        return self.distance(seat) + 1

    def distance(self, seat: i64) -> i64:
        """How many seats after the viewer that one comes, round the table."""
        distance = seat - self.viewer
        if distance < 0:
            distance += self.seats
        return distance


def room_of(one: i64, width: i64) -> i64:
    """The most that a count of that width can hold; a literal one would be shifted by 32 bits at most."""
    return (one << width) - 1
