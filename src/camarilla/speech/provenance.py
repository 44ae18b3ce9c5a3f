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
    name = name_of(row)
    values = {key: value for key, value in row.items() if key not in {*NAMES, *REMARKS}}
    return Provenance(
        table,
        str(say.word(table, name)) if name else "",
        ", ".join(f"{key} {value}" for key, value in values.items()),
        _mark(row, say),
        str(row.get("source", "")),
    )


def _mark(row: Row, say: Say) -> str:
    """How sure a row is, and in which of its values it is not."""
    mark = spoken(say, f"mark-{row.get('mark', 'unmarked')}", str(row.get("mark")))
    unsure = row.get("reconstructed")
    return mark if not unsure else f"{mark}; {say('mark-reconstructed')}: {', '.join(map(str, unsure))}"


def provenance_of_things(source: str, say: Say) -> dict[str, dict[str, str | bool]]:
    """For a table's page: the thing -> its name, where it comes from, and whether it bears a mark on the board."""
    things: dict[str, dict[str, str | bool]] = {}
    for table, row in rows_not_as_printed(source):
        name = name_of(row)
        if name:
            key = _sentence_key(row)
            marked = key != "provenance-inferred"
            things[f"{table}-{name}"] = {"name": str(say.word(table, name)), "text": say(key), "marked": marked}
    return things


def _sentence_key(row: Row) -> str:
    if row.get("mark") == "reconstructed":
        return "provenance-reconstructed"
    return "provenance-partly" if row.get("reconstructed") else "provenance-inferred"
