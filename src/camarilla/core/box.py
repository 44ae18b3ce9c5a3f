"""What is in the box: data that never changes during a game, read from a `box.toml`.

Owners of a printed game may bring a corrected file; it is checked against everything the
rulebook states, and a file that does not fit is refused with its line and the reason.
"""

import hashlib
import re
import sys
import tomllib
from functools import lru_cache
from typing import Any, Final

from mypy_extensions import mypyc_attr

from camarilla.core.errors import CamarillaError


class BadBox(CamarillaError):
    """A box file does not fit the game; says the line and the reason."""


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


class BoxFile:
    """A parsed box file that knows on which line each of its tables stands."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        try:
            self.document: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as problem:
            raise BadBox(f"not a TOML file: {problem}") from None

    def rows(self, table: str) -> list[dict[str, Any]]:
        """The `[[table]]` entries, in order."""
        found = self.document.get(table)
        if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
            raise BadBox(f"no [[{table}]] entries")
        return found

    def line(self, table: str, index: int, key: str = "") -> int:
        """The line of a key in the table's entry number `index`, or of the entry itself."""
        seen = -1
        start = 1
        for number, line in enumerate(self.text.splitlines(), 1):
            header = re.match(r"\s*\[\[?\s*([^\]\s]+)\s*\]", line)
            if header:
                if seen == index and header.group(1) != table:
                    break
                seen += header.group(1) == table
                if seen > index:
                    break
                start = number if seen == index and header.group(1) == table else start
            elif seen == index and key and re.match(rf"\s*{re.escape(key)}\s*=", line):
                return number
        return start

    def integer(self, table: str, index: int, key: str, low: int, high: int) -> int:
        """A whole number of an entry, within its limits."""
        value = self.rows(table)[index].get(key)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(table, index, key, f"{key} must be a whole number from {low} to {high}, not {value!r}")
        return value

    def wrong(self, table: str, index: int, key: str, reason: str) -> BadBox:
        """The refusal of one value, with its line."""
        return BadBox(f"line {self.line(table, index, key)}: {reason}")

    def demand(self, holds: bool, reason: str) -> None:
        """Refuse the file as a whole unless what the rulebook states holds."""
        if not holds:
            raise BadBox(reason)
