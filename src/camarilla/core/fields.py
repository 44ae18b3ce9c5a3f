"""How the cells of a position are named, so that positions can be written down and read back.

A position is one row of small numbers. Its game declares what each number means, as fields;
from these follow the readable document (`dump`), its way back (`load`) and the digest.
"""

import json
from bisect import bisect_right
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from camarilla.core.bits import bit, members
from camarilla.core.errors import CamarillaError, Fact

SEATS: Final = 0
"""By convention the first cell of every position is the number of seats."""

PER_SEAT: Final = -1
"""The length of a field that has one cell for each seat in play."""

MOST_KEPT: Final = 4096
"""How many written cells a field keeps: most are written again after the next decision."""

SMALLEST: Final = -(1 << 63)
LARGEST: Final = (1 << 63) - 1
"""What a cell can hold."""

Json = None | bool | int | str | list["Json"] | dict[str, "Json"]


class BadDocument(CamarillaError):
    """A document is not a position of this game: `field` is where, the sentence says why."""

    def __init__(self, key: str, /, field: str = "", **facts: Fact) -> None:
        super().__init__(key, **facts)
        self.field = field

    def __str__(self) -> str:
        sentence = super().__str__()
        return f"{self.field}: {sentence}" if self.field else sentence


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec:
    """How one cell is written: as a plain number unless a subclass says otherwise."""

    def write(self, cell: int) -> Json:
        """The cell as JSON."""
        return cell

    def text(self, cell: int) -> str:
        """What `write` writes, as text."""
        return as_text(self.write(cell))

    def read(self, written: Json) -> int:
        """The cell of what `write` wrote; refuses anything else."""
        if isinstance(written, int) and not isinstance(written, bool) and SMALLEST <= written <= LARGEST:
            return written
        raise BadDocument("document-number", given=repr(written))

    def pieces(self, cell: int) -> dict[str, int]:
        """Which components lie in the cell, and how many; a plain number is that many of the only one there is."""
        return {"": cell}


class Named(Codec):
    """A cell that holds the index of a name, or -1 for none (null)."""

    def __init__(self, names: list[str]) -> None:
        self.names: Final = names

    def write(self, cell: int) -> Json:
        """The cell as JSON."""
        return None if cell < 0 else self.names[cell]

    def read(self, written: Json) -> int:
        """The cell of what `write` wrote; refuses anything else."""
        if written is None:
            return -1
        if isinstance(written, str) and written in self.names:
            return self.names.index(written)
        raise BadDocument("document-name", known=", ".join(self.names), given=repr(written))

    def pieces(self, cell: int) -> dict[str, int]:
        """The one that is named, if any."""
        return {} if cell < 0 else {self.names[cell]: 1}


class SetOf(Codec):
    """A cell that holds a set: a list of names."""

    def __init__(self, names: list[str]) -> None:
        self.names: Final = names
        self._quoted: Final = [as_text(name) for name in names]

    def write(self, cell: int) -> Json:
        """The cell as JSON."""
        listed: list[Json] = []
        listed.extend([self.names[member] for member in members(cell)])
        return listed

    def text(self, cell: int) -> str:
        """What `write` writes, as text: hardly a set comes twice, so it has to be quick."""
        return "[" + ",".join([self._quoted[member] for member in members(cell)]) + "]"

    def read(self, written: Json) -> int:
        """The cell of what `write` wrote; refuses anything else."""
        mask = 0
        if not isinstance(written, list):
            raise BadDocument("document-names", given=repr(written))
        for name in written:
            if not isinstance(name, str) or name not in self.names:
                raise BadDocument("document-name", known=", ".join(self.names), given=repr(name))
            mask |= int(bit(self.names.index(name)))
        return mask

    def pieces(self, cell: int) -> dict[str, int]:
        """One of each member."""
        return {self.names[member]: 1 for member in members(cell)}


def as_text(value: Json) -> str:
    """JSON in the one spelling that digests are taken of."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


class Field:
    """A named stretch of cells.

    `length` 0 is a single cell, PER_SEAT one cell a seat, any other number a list of that many.
    With `counted`, only as many cells as that other cell says are in use; the rest are zero.
    `secret` fields hold what some seat may not know: `redeal` changes these and no others.
    `holds` says what the components that lie there are called: `"{name} cards"`, or `"{name} of seat {place}"`
    where each cell of the stretch has its own.
    """

    def __init__(
        self,
        name: str,
        at: int,
        length: int = 0,
        codec: Codec | None = None,
        counted: int = -1,
        secret: bool = False,
        holds: str = "",
    ) -> None:
        self.name: Final = name
        self.at: Final = at
        self.length: Final = length
        self.codec: Final = codec if codec is not None else Codec()
        self.counted: Final = counted
        self.secret: Final = secret
        self.holds: Final = holds
        self._kept: Final[dict[int, str]] = {}

    def used(self, cells: vec[i64]) -> int:
        """How many cells of a list are in use."""
        if self.counted >= 0:
            return int(cells[self.counted])
        return int(cells[SEATS]) if self.length == PER_SEAT else self.length

    def text(self, cell: int) -> str:
        """What `dump` says of a cell, as text."""
        kept = self._kept.get(cell)
        if kept is None:
            if len(self._kept) == MOST_KEPT:
                self._kept.clear()
            kept = self._kept[cell] = self.codec.text(cell)
        return kept


class Layout:
    """All fields of a game's positions. `size` is the number of cells."""

    def __init__(self, size: int, *fields: Field) -> None:
        self.size: Final = size
        self.fields: Final = list(fields)
        names = sorted([field.name for field in fields])
        self._by_name: Final = [(as_text(name), field) for name in names for field in fields if field.name == name]
        ends = sorted([*[field.at for field in fields], size])
        self._room: Final = {field.name: ends[bisect_right(ends, field.at)] - field.at for field in fields}

    def dump(self, cells: vec[i64]) -> dict[str, Json]:
        """The cells as a readable document."""
        document: dict[str, Json] = {}
        for field in self.fields:
            if field.length == 0:
                document[field.name] = field.codec.write(cells[field.at])
            else:
                row: list[Json] = []
                for place in range(field.used(cells)):
                    row.append(field.codec.write(cells[field.at + place]))
                document[field.name] = row
        return document

    def count(self, cells: vec[i64], found: dict[str, int]) -> None:
        """Add to `found` all components that lie in the cells, by the names that the fields give them."""
        for field in self.fields:
            if field.holds:
                for place in range(field.used(cells) if field.length else 1):
                    for name, number in field.codec.pieces(cells[field.at + place]).items():
                        component = field.holds.format(name=name, place=place)
                        found[component] = found.get(component, 0) + number

    def secret_cells(self, cells: vec[i64]) -> list[int]:
        """The cells that hold what some seat may not know."""
        found: list[int] = []
        for field in self.fields:
            if field.secret:
                for place in range(field.used(cells) if field.length else 1):
                    found.append(int(cells[field.at + place]))
        return found

    def text(self, cells: vec[i64]) -> str:
        """The document of `dump` as text, without making the document."""
        written: list[str] = []
        for name, field in self._by_name:
            if field.length == 0:
                written.append(f"{name}:{field.text(cells[field.at])}")
            else:
                row = [field.text(cells[field.at + place]) for place in range(field.used(cells))]
                written.append(f"{name}:[{','.join(row)}]")
        return "{" + ",".join(written) + "}"

    def load(self, document: dict[str, Json]) -> vec[i64]:
        """The cells of a document; refuses with the field and the reason."""
        cells = vec[i64]([0] * self.size)
        known = [field.name for field in self.fields]
        for name in document:
            if name not in known:
                raise BadDocument("document-unknown", given=name)
        for field in self.fields:
            if field.name not in document:
                raise BadDocument("document-missing", wanted=field.name)
            try:
                self._read(field, document[field.name], cells)
            except BadDocument as problem:
                problem.field = field.name
                raise
            except TypeError:  # of compiled code, which is strict about what it is handed
                raise BadDocument("document-kind", field.name) from None
        return cells

    def _read(self, field: Field, written: Json, cells: vec[i64]) -> None:
        if field.length == 0:
            cells[field.at] = field.codec.read(written)
            return
        if not isinstance(written, list):
            raise BadDocument("document-list", given=repr(written))
        used = field.used(cells)
        if used > self._room[field.name]:
            raise BadDocument("document-room", most=self._room[field.name], given=int(used))
        if len(written) != used:
            raise BadDocument("document-entries", wanted=int(used), given=len(written))
        for place, entry in enumerate(written):
            cells[field.at + place] = field.codec.read(entry)
