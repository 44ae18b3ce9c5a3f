"""A board in named parts: each is drawn from a piece of the view alone, so it is drawn once for all who see the same.

A game's `board(view, parts)` returns the skeleton, the markup around the parts, and adds each part where it belongs:

    tag("div", "ports", *[parts.add(f"port-{port['port']}", _port, port, last) for port in view["ports"]])

`_port(port, last, say)` gets nothing of the view but what was named. What it draws is one element, which takes the
place of the slot that `add` leaves in the skeleton, or nothing, and then the empty slot stays. Where many parts depend
on one piece, `area` asks for them together.
"""

import marshal
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVarTuple

from camarilla.core.text import Say

Piece = TypeVarTuple("Piece")
Key = tuple[str, Callable[..., str], bytes]
"""A part's name (an area has none), the function that draws it, and the piece of the view that it is drawn from."""
Drawn = tuple[str, dict[str, str]]
"""Markup of the skeleton, and the parts that belong into its slots."""

MOST_KEPT = 192
"""How many parts a table's memory takes before the older half of it is dropped: the most colourful board has 70."""
_SLOT = re.compile('<slot data-part="([^"]+)"></slot>')
_PLAIN = 2
"""The version of marshal's format that writes equal values as equal bytes; later ones write who shares what."""


@dataclass(frozen=True)
class Board:
    """A drawn board: the skeleton, with a slot for each part, and the markup of the parts by name."""

    skeleton: str
    parts: dict[str, str]

    def whole(self) -> str:
        """All of it as one piece of HTML."""
        return _SLOT.sub(lambda slot: self.parts[slot[1]], self.skeleton)

    def changed_since(self, before: "Board") -> dict[str, str]:
        """The parts that look different, or were not there before."""
        return {name: markup for name, markup in self.parts.items() if before.parts.get(name) != markup}


class PartMemory:
    """What was drawn lately for the readers of one language at one table; most of the next board is among it."""

    def __init__(self) -> None:
        self._recent: dict[Key, Drawn] = {}
        self._older: dict[Key, Drawn] = {}

    def get(self, key: Key) -> Drawn | None:
        """What was drawn for a key; None if it was not, or too long ago."""
        drawn = self._recent.get(key)
        if drawn is None:
            drawn = self._older.get(key)
            if drawn is not None:
                self.put(key, drawn)
        return drawn

    def put(self, key: Key, drawn: Drawn) -> None:
        """Remember what was drawn."""
        if len(self._recent) >= MOST_KEPT:
            self._older, self._recent = self._recent, {}
        self._recent[key] = drawn


class Parts:
    """The parts of a board while it is drawn."""

    def __init__(self, say: Say, memory: PartMemory | None = None) -> None:
        """`memory` belongs to the people around one table and to one language, as their names are drawn, too."""
        self.say = say
        self.drawn: dict[str, str] = {}
        self._memory = PartMemory() if memory is None else memory

    def add(self, name: str, draw: Callable[[*Piece, Say], str], *piece: *Piece) -> str:
        """Draw a part, unless it was drawn before; what is returned marks its place in the skeleton."""
        key = _key(name, draw, piece)
        drawn = self._memory.get(key)
        if drawn is None:
            drawn = _slot(name), {name: _marked(name, draw(*piece, self.say))}
            self._memory.put(key, drawn)
        return self._take(drawn)

    def area(self, lay_out: Callable[["Parts", *Piece], str], *piece: *Piece) -> str:
        """Lay out several parts that depend on one piece of the view, unless it was done before.

        `lay_out` returns its share of the skeleton. An area saves time where many parts seldom change; on the board,
        and for whoever is sent its parts, it makes no difference.
        """
        key = _key("", lay_out, piece)
        drawn = self._memory.get(key)
        if drawn is None:
            inside = Parts(self.say, self._memory)
            drawn = lay_out(inside, *piece), inside.drawn
            self._memory.put(key, drawn)
        return self._take(drawn)

    def _take(self, drawn: Drawn) -> str:
        skeleton, parts = drawn
        if not self.drawn.keys().isdisjoint(parts):
            raise ValueError(f"two parts of a board are called {min(self.drawn.keys() & parts)}")
        self.drawn.update(parts)
        return skeleton


def _key(name: str, draw: Callable[..., str], piece: tuple[Any, ...]) -> Key:
    return name, draw, marshal.dumps(piece, _PLAIN)


def _slot(name: str) -> str:
    return f'<slot data-part="{name}"></slot>'


def _marked(name: str, markup: str) -> str:
    """The element that a part is, with the part's name on it."""
    if not markup:
        return _slot(name)
    head = _ELEMENT.match(markup)
    if head is None:
        raise ValueError(f"the part {name} is not drawn as an element: {markup[:40]}")
    return f'{head[0]} data-part="{name}"{markup[head.end() :]}'


_ELEMENT = re.compile(r"<[a-z][\w-]*")
