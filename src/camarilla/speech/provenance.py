"""What in a box is not as printed: nobody shall take a reconstruction for the printed game."""

import tomllib
from functools import lru_cache
from typing import Any

from camarilla.core.text import Say

NAMES = ("name", "id", "kind", "city")
"""The keys that name a row of a box."""


@lru_cache(maxsize=64)
def rows_in_doubt(source: str) -> list[tuple[str, dict[str, Any]]]:
    """Every row of a box that is not simply printed, with the table it stands in; asked for with every page."""
    return [
        (table, row)
        for table, content in tomllib.loads(source).items()
        for row in (content if isinstance(content, list) else [content])
        if isinstance(row, dict) and (row.get("mark", "printed") != "printed" or row.get("reconstructed"))
    ]


def name_of(row: dict[str, Any]) -> str:
    """What a row is called; nothing if it has no name."""
    return next((str(row[key]) for key in NAMES if key in row), "")


def doubts_of(source: str, say: Say) -> dict[str, dict[str, str | bool]]:
    """For a table's page: the thing -> its name, what is unsure, and whether it bears a mark."""
    told: dict[str, dict[str, str | bool]] = {}
    for table, row in rows_in_doubt(source):
        name = name_of(row)
        if name:
            words = say(_how(row))
            marked = _how(row) != "web-doubt-inferred"
            told[f"{table}-{name}"] = {"name": str(say.word(table, name)), "text": words, "marked": marked}
    return told


def _how(row: dict[str, Any]) -> str:
    if row.get("mark") == "reconstructed":
        return "web-doubt-reconstructed"
    return "web-doubt-partly" if row.get("reconstructed") else "web-doubt-inferred"
