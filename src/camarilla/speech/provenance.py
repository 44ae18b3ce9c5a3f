"""What in a box is not as printed: nobody shall take a reconstruction for the printed game."""

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from camarilla.core.text import Say, spoken

Row = dict[str, Any]

NAMES = ("name", "id", "kind", "city")
"""The keys that name a row of a box."""
REMARKS = ("mark", "source", "reconstructed")
"""The keys that say where the others come from."""
THINGS = ("size", "colour", "region", "rank", "attribute", "country", "category", "ware", "city", "option-edition")
"""The kinds of things that values of a box may name; a game's own words tell which."""


@dataclass(frozen=True)
class Provenance:
    """A row of a box that is not simply printed: how sure its values are, and where they come from."""

    table: str
    name: str
    values: str
    mark: str
    source: str


@lru_cache(maxsize=64)
def rows_not_as_printed(source: str) -> tuple[tuple[str, Row], ...]:
    """Every row of a box that is not simply printed, with the table it stands in; asked for with every page."""
    return tuple(
        (table, row)
        for table, content in tomllib.loads(source).items()
        for row in (content if isinstance(content, list) else [content])
        if isinstance(row, dict) and (row.get("mark", "printed") != "printed" or row.get("reconstructed"))
    )


def name_of(row: Row) -> str:
    """What a row is called; nothing if it has no name."""
    return next((str(row[key]) for key in NAMES if key in row), "")


def provenance(source: str, say: Say) -> list[Provenance]:
    """For a rulebook: all that is not as printed, in the order of the box."""
    return [_provenance(table, row, say) for table, row in rows_not_as_printed(source)]


def _provenance(table: str, row: Row, say: Say) -> Provenance:
    values = {key: value for key, value in row.items() if key not in {*NAMES, *REMARKS}}
    return Provenance(
        _key(table, say),
        _name(table, row, say),
        "; ".join(f"{_key(key, say)}: {_value(value, say)}" for key, value in values.items()),
        _mark(row, say),
        str(row.get("source", "")),
    )


def _name(table: str, row: Row, say: Say) -> str:
    name = name_of(row)
    return (_thing(name, (table, *THINGS), say) or name) if name else ""


def _key(key: str, say: Say) -> str:
    """What a table or a key of the box is called."""
    return spoken(say, f"printed-{key}", key)


def _value(value: object, say: Say) -> str:
    """A value of the box as people write it."""
    if isinstance(value, bool):
        return say("printed-yes") if value else say("printed-no")
    if isinstance(value, list):
        return ", ".join(_value(item, say) for item in value)
    return _thing(str(value), THINGS, say) or str(value)


def _thing(name: str, kinds: tuple[str, ...], say: Say) -> str:
    """The word for a thing of one of these kinds; nothing if there is none."""
    return next((say(f"{kind}-{name}") for kind in kinds if say.knows(f"{kind}-{name}")), "")


def _mark(row: Row, say: Say) -> str:
    """How sure a row is, and in which of its values it is not."""
    mark = spoken(say, f"mark-{row.get('mark', 'unmarked')}", str(row.get("mark")))
    unsure = ", ".join(_key(str(key), say) for key in row.get("reconstructed", []))
    return f"{mark}; {say('mark-reconstructed')}: {unsure}" if unsure else mark


def provenance_of_things(source: str, say: Say) -> dict[str, dict[str, str | bool]]:
    """For a table's page: the thing -> its name, where it comes from, and whether it bears a mark on the board."""
    things: dict[str, dict[str, str | bool]] = {}
    for table, row in rows_not_as_printed(source):
        name = name_of(row)
        if name:
            key = _sentence_key(row)
            marked = key != "provenance-inferred"
            things[f"{table}-{name}"] = {"name": _name(table, row, say), "text": say(key), "marked": marked}
    return things


def _sentence_key(row: Row) -> str:
    if row.get("mark") == "reconstructed":
        return "provenance-reconstructed"
    return "provenance-partly" if row.get("reconstructed") else "provenance-inferred"
