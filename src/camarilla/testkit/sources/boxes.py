"""Promises about boxes, of games that have one: every value says how sure it is, and what is no box is refused."""

import tomllib
from typing import Any

from camarilla.core.box import BadBox
from camarilla.core.game import Game
from camarilla.testkit.setups import demand

MARKS = ("printed", "inferred", "reconstructed")


def rows_say_where_they_come_from(game: Game) -> None:
    """Every row has a mark and a source, and what it calls reconstructed are values of its own."""
    if not game.has_box:
        return
    for table, content in tomllib.loads(game.box.source).items():
        rows: list[dict[str, Any]] = content if isinstance(content, list) else [content]
        for number, row in enumerate(rows, 1):
            place = f"row {number} of {table} in box.toml"
            demand(isinstance(row, dict), f"{table} in box.toml is no row: write [{table}] or [[{table}]]")
            demand(row.get("mark") in MARKS, f"{place} has the mark {row.get('mark')!r}: say one of {', '.join(MARKS)}")
            demand(bool(row.get("source")), f"{place} does not say its source")
            unknown = sorted(set(row.get("reconstructed", [])) - row.keys())
            demand(not unknown, f"{place} calls {unknown} reconstructed, which it does not have")


def what_is_no_box_is_refused(game: Game) -> None:
    """`read_box` takes no file that is empty or no TOML, and says so by BadBox."""
    for text in ("not toml at all", "") if game.has_box else ():
        try:
            game.read_box(text)
        except BadBox:
            continue
        demand(False, f"read_box takes {text!r} for a box")
