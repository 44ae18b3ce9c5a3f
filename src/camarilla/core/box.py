"""What is in the box: data that never changes during a game, read from a `box.toml`.

Owners of a printed game may bring a corrected file; it is checked against everything the rulebook states. What does
not fit is noted with its line, and the file is refused with all of it:

    file = BoxFile(text)
    ships = file.entries("ship", ["name", "speed"], names=SHIP_NAMES)
    speed = [ship.integer("speed", 1, 8) for ship in ships]
    file.close()

Whoever asks for a value that does not fit gets one that does, so that the next can be looked at; nothing of a file
that `close` refuses may be used.
"""

import difflib
import hashlib
import json
import re
import sys
import tomllib
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

from mypy_extensions import mypyc_attr

from camarilla.core.errors import CamarillaError, Fact

MARKS: Final = ["printed", "inferred", "reconstructed"]
"""How sure an entry is."""
REMARKS: Final = ["mark", "source", "reconstructed", "inferred"]
"""The keys that say where the others come from."""
LONGEST_QUOTE: Final = 60
_NEAR: Final = {
    "box-unknown-table": "box-unknown-table-near",
    "box-unknown-key": "box-unknown-key-near",
    "box-unknown-name": "box-unknown-name-near",
}
"""The sentences that end with the name that was most likely meant."""
_HEADER: Final = re.compile(r"\s*\[\[?\s*([^\]\s]+)\s*\]")
_KEY: Final = re.compile(r"\s*[\"']?([^\s\"'=\[\]#]+)[\"']?\s*=")


class Fault:
    """One thing in a box file that does not fit: its line (0: the whole file), and what makes the sentence."""

    def __init__(self, line: int, key: str, facts: dict[str, Fact]) -> None:
        self.line: Final = line
        self.key: Final = key
        self.facts: Final = facts


class BadBox(CamarillaError):
    """A box file does not fit the game. `faults` are all that was found, in the order of the file.

    `str` says them in English, one a line; `key` and `facts` are those of the first. `file` is the name of the file,
    where there is one.
    """

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__(faults[0].key, **faults[0].facts)
        self.faults: Final = faults
        self.file: str = ""


def bad_file(key: str, /, line: int = 0, **facts: Fact) -> BadBox:
    """The refusal of a file that cannot be looked into any further."""
    return BadBox([Fault(line, key, facts)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """The base of every game's box. `digest` tells which box a game was played with."""

    def __init__(self, source: str) -> None:
        self.source: Final = source
        self.digest: Final = hashlib.sha256(source.encode()).hexdigest()

    def components(self, seats: int) -> dict[str, int]:
        """What `Position.census` must find in every position of a game with that many seats.

        A game without a box of its own leaves this empty; then what was dealt must stay.
        """
        return {}

    def __deepcopy__(self, memo: object) -> "Box":
        return self  # it never changes, so that copies of a position can share it

    def __reduce__(self) -> tuple[object, ...]:
        return _box_again, (type(self), self.source)


@lru_cache(maxsize=16)
def _box_again(kind: Any, source: str) -> Box:
    """A pickled box, by the `read_box` that stands beside its class; read once, however many positions have it."""
    box: Box = getattr(sys.modules[kind.__module__], "read_box", kind)(source)
    return box


class BoxEntry:
    """One `[[table]]` of a file."""

    def __init__(self, table: str, values: dict[str, Any], note: Callable[[str, str, dict[str, Fact]], None]) -> None:
        self.table: Final = table
        self.values: Final = values
        self._note: Final = note
        self._faulty: Final[set[str]] = set()

    def get(self, key: str) -> Any:
        """What is written; None where nothing is."""
        return self.values.get(key)

    def sound(self, *keys: str) -> bool:
        """Whether nothing was wrong with these keys, so that they can be compared with others."""
        return self._faulty.isdisjoint(keys)

    def wrong(self, key: str, message: str, /, **facts: Fact) -> None:
        """Note what does not fit a key (or, without one, the entry); only the first thing of each key."""
        if key not in self._faulty:
            self._faulty.add(key)
            self._note(key, message, facts)

    def missing(self, key: str) -> None:
        """Note that a key is not there."""
        self.wrong(key, "box-missing", entry=self.table, name=key)

    def integer(self, key: str, low: int, high: int) -> int:
        """A whole number within its limits."""
        value = self.get(key)
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        if low == high:
            self.wrong(key, "box-exactly", name=key, wanted=low, given=quoted(value))
        else:
            self.wrong(key, "box-number", name=key, low=low, high=high, given=quoted(value))
        return low

    def truth(self, key: str) -> bool:
        """True or false."""
        value = self.get(key)
        if not isinstance(value, bool):
            self.wrong(key, "box-truth", name=key, given=quoted(value))
        return value is True

    def choice(self, key: str, known: Sequence[str]) -> str:
        """One of the names there are."""
        value = self.get(key)
        if isinstance(value, str) and value in known:
            return value
        self.wrong(key, "box-choice", name=key, known=", ".join(known), given=quoted(value))
        return known[0]

    def stated(self, key: str, wanted: object) -> None:
        """What the rules state, and nothing else."""
        value = self.get(key)
        if value != wanted or isinstance(value, bool) != isinstance(wanted, bool):
            self.wrong(key, "box-exactly", name=key, wanted=quoted(wanted), given=quoted(value))


class BoxFile:
    """A parsed box file that knows on which line each of its keys stands, and gathers what does not fit."""

    def __init__(self, text: str) -> None:
        try:
            self._document: Final[dict[str, Any]] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as problem:
            raise bad_file("box-not-toml", reason=str(problem)) from None
        self._lines: Final = _lines(text)
        self._asked: Final[list[str]] = []
        self._faults: Final[list[Fault]] = []

    def entries(
        self,
        table: str,
        keys: Sequence[str],
        *,
        optional: Sequence[str] = (),
        names: Sequence[str] = (),
        called: Sequence[str] = ("name",),
        number: int = 0,
        remarks: bool = True,
    ) -> list[BoxEntry]:
        """The `[[table]]` entries, in order; none where they are not those that there must be.

        `keys` must be there, `optional` ones may; all others are refused. The entries must be those with these
        `names`, which stand under the keys `called`, or so many in `number`. With `remarks` each says how sure it is
        and where it comes from.
        """
        self._asked.append(table)
        rows = self._document.get(table)
        if not isinstance(rows, list) or not rows or not all(isinstance(row, dict) for row in rows):
            self._note(table, -1, "", "box-no-entries", {"entry": table})
            return []
        entries = [BoxEntry(table, row, self._noting(table, index)) for index, row in enumerate(rows)]
        known = [*keys, *optional, *(REMARKS if remarks else [])]
        for entry in entries:
            _check_keys(entry, keys, known)
            if remarks:
                _check_remarks(entry)
        if names and not self._are_called(entries, names, called):
            return []
        if number and len(entries) != number:
            self._note(table, -1, "", "box-count", {"entry": table, "wanted": number, "given": len(entries)})
            return []
        return entries

    def wrong(self, table: str, message: str, /, **facts: Fact) -> None:
        """Note what does not fit in a table as a whole."""
        self._note(table, 0, "", message, facts)

    def close(self) -> None:
        """Refuse the file if anything in it did not fit, or was not asked for."""
        for table in self._document:
            if table not in self._asked:
                self._note(table, 0, "", *_unknown("box-unknown-table", table, self._asked))
        if self._faults:
            raise BadBox(sorted(self._faults, key=lambda fault: fault.line))

    def _are_called(self, entries: list[BoxEntry], names: Sequence[str], called: Sequence[str]) -> bool:
        """Whether the entries have these names in this order; else all that is amiss is noted."""
        found = [" ".join([str(entry.get(key)) for key in called]) for entry in entries]
        if found == list(names):
            return True
        absent = [name for name in names if name not in found]
        meant: list[object] = []
        for index, name in enumerate(found):
            if name not in names:
                message, facts = _unknown("box-unknown-name", name, names, absent)
                meant.append(facts.get("near"))
                entries[index].wrong(called[0], message, entry=entries[index].table, **facts)
            elif name in found[:index]:
                entries[index].wrong(called[0], "box-twice", entry=entries[index].table, given=name)
        for name in absent:
            if name not in meant:
                self._note(entries[0].table, -1, "", "box-missing-name", {"entry": entries[0].table, "wanted": name})
        if sorted(found) == sorted(names):
            self._note(entries[0].table, 0, "", "box-order", {"entry": entries[0].table, "known": ", ".join(names)})
        return False

    def _noting(self, table: str, index: int) -> Callable[[str, str, dict[str, Fact]], None]:
        return lambda key, message, facts: self._note(table, index, key, message, facts)

    def _note(self, table: str, index: int, key: str, message: str, facts: dict[str, Fact]) -> None:
        place = index
        if index < 0:  # the last entry
            place = max([number for name, number, _ in self._lines if name == table], default=0)
        line = self._lines.get((table, place, key), self._lines.get((table, place, ""), 0))
        self._faults.append(Fault(line, message, facts))


def _check_keys(entry: BoxEntry, keys: Sequence[str], known: Sequence[str]) -> None:
    for key in keys:
        if key not in entry.values:
            entry.missing(key)
    for key in entry.values:
        if key not in known:
            message, facts = _unknown("box-unknown-key", key, known)
            entry.wrong(key, message, entry=entry.table, **facts)


def _check_remarks(entry: BoxEntry) -> None:
    """Every entry says how sure it is and where it comes from."""
    entry.choice("mark", MARKS)
    source = entry.get("source")
    if not isinstance(source, str) or not source.strip():
        entry.wrong("source", "box-source")
    for certainty in ("inferred", "reconstructed"):
        listed = entry.values.get(certainty, [])
        if not isinstance(listed, list):
            entry.wrong(certainty, "box-remark", name=certainty, given=quoted(listed))
            continue
        for key in listed:
            if not isinstance(key, str) or key not in entry.values:
                entry.wrong(certainty, "box-remark", name=certainty, given=quoted(key))


def _unknown(
    message: str, given: str, known: Sequence[str], likely: Sequence[str] | None = None
) -> tuple[str, dict[str, Fact]]:
    """What to say of a name that there is none of: the (likely) one that was meant, else all that there are."""
    near = difflib.get_close_matches(given, known if likely is None else likely, 1)
    if near:
        return _NEAR[message], {"given": given, "near": near[0]}
    return message, {"given": given, "known": ", ".join(known)}


def quoted(value: object) -> str:
    """A value as a box file writes it, not too long of it."""
    if isinstance(value, list):
        written = f"[{', '.join([quoted(item) for item in value])}]"
    elif isinstance(value, str | bool | int | float):
        written = json.dumps(value, ensure_ascii=False)
    else:
        written = "" if value is None else str(value)
    return written if len(written) <= LONGEST_QUOTE else f"{written[:LONGEST_QUOTE]}…"


def _lines(text: str) -> dict[tuple[str, int, str], int]:
    """Where everything stands: (table, number of the entry, key) -> line; without a key, where the entry begins."""
    lines: dict[tuple[str, int, str], int] = {}
    numbers: dict[str, int] = {}
    table = ""
    for number, line in enumerate(text.split("\n"), 1):
        header, key = _HEADER.match(line), _KEY.match(line)
        if header:
            table = header.group(1)
            numbers[table] = numbers.get(table, -1) + 1
            lines[table, numbers[table], ""] = number
        elif key and table:
            lines.setdefault((table, numbers[table], key.group(1)), number)
        elif key:
            lines.setdefault((key.group(1), 0, ""), number)
    return lines
