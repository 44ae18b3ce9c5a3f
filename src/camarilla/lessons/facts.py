"""The numbers that a coach speaks of: never written into a text, always looked up in what the learner sees.

A fact is a path into the view, or a sum of such and of numbers: `columns[0].goal.points`, `players[me].hand.length`,
`players[me].score - players[1].score`, `auction.price + 1`. `me` is the learner's seat, and `length` how many there are
of something.
"""

import re

from camarilla.core.fields import Json

SHAPE = re.compile(r"(?P<sign>[+-]?)\s*(?P<path>\d+|[a-z_]\w*(?:\.[\w-]+|\[(?:\d+|me)\])*)\s*", re.ASCII)
_PART = re.compile(r"[\w-]+", re.ASCII)
ME, LENGTH = "me", "length"


def is_fact(text: str) -> bool:
    """Whether a text is written as a fact."""
    end = 0
    for number, term in enumerate(SHAPE.finditer(text)):
        if term.start() != end or bool(term["sign"]) != bool(number):
            return False
        end = term.end()
    return bool(text) and end == len(text)


def fact_of(text: str, view: dict[str, Json], seat: int) -> str | int | None:
    """What a fact is at the moment of a view; None where there is nothing that could be said."""
    found = [(term["sign"], _at(term["path"], view, seat)) for term in SHAPE.finditer(text)]
    if len(found) == 1:
        return found[0][1]
    total = 0
    for sign, value in found:
        if not isinstance(value, int):
            return None
        total += -value if sign == "-" else value
    return total


def _at(path: str, view: dict[str, Json], seat: int) -> str | int | None:
    if path.isdecimal():
        return int(path)
    found: Json = view
    for part in _PART.findall(path):
        if isinstance(found, dict) and part in found:
            found = found[part]
        elif isinstance(found, list | dict) and part == LENGTH:
            found = len(found)
        elif isinstance(found, list) and (part == ME or part.isdecimal()) and _place(part, seat) < len(found):
            found = found[_place(part, seat)]
        else:
            return None
    return found if isinstance(found, str | int) else None


def _place(part: str, seat: int) -> int:
    return seat if part == ME else int(part)
