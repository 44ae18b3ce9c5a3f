"""What is in the box: data that never changes during a game, read from a `box.toml` (box_file.py).

Owners of a printed game may bring a corrected file; it is checked against everything the
rulebook states, and a file that does not fit is refused with all that is wrong in it.
"""

import hashlib
import importlib
import sys
from functools import lru_cache
from typing import Any, Final

from mypy_extensions import mypyc_attr

from camarilla.core.clauses import Fact
from camarilla.core.errors import CamarillaError


class Fault:
    """One thing in a box file that does not fit: its line (0: the whole file), and what makes the sentence."""

    def __init__(self, line: int, key: str, facts: dict[str, Fact]) -> None:
        self.line: Final = line
        self.key: Final = key
        self.facts: Final = facts


class BadBox(CamarillaError):
    """A box file does not fit the game. `faults` are all that was found, in the order of the file.

    `str` says them in English, one a line; `key` and `facts` are those of the first. `home` is the package of the game
    that refused, which has the words, and `file` the name of the file, where there is one.
    """

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__(faults[0].key, faults[0].facts)
        self.faults: Final = faults
        self.key: Final = faults[0].key
        self.facts: Final = faults[0].facts
        self.home: str = ""
        self.file: str = ""

    def __str__(self) -> str:
        # Loaded by name, and only now: boxes stand below the words that are found for them.
        sentences: list[str] = importlib.import_module("camarilla.core.text").faults_in_english(self)
        return "\n".join(sentences)


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
