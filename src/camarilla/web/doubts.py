"""What in a box is not as printed: nobody shall take a reconstruction for the printed game."""

import tomllib
from collections.abc import Iterator
from typing import Any

from camarilla.core.text import Say

NAMES = ("name", "id", "kind", "city")
"""The keys that name a row of a box."""


def rows_in_doubt(source: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every row of a box that is not simply printed, with the table it stands in."""
    for table, content in tomllib.loads(source).items():
        for row in content if isinstance(content, list) else [content]:
            if isinstance(row, dict) and (row.get("mark", "printed") != "printed" or row.get("reconstructed")):
                yield table, row


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
