"""The table of any game as text: by the game's own drawing, or field by field from the view."""

from collections.abc import Mapping, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from camarilla.core.fields import Json
from camarilla.core.game import Game
from camarilla.core.text import Say


def table(game: Game, view: dict[str, Json], say: Say, width: int) -> RenderableType:
    """What a seat sees."""
    if game.has("terminal", "draw"):
        drawn: RenderableType = game.part("terminal", "draw")(view, say, width)
        return drawn
    return plain_table(view, say)


def plain_table(view: Mapping[str, Json], say: Say) -> RenderableType:
    """Any view: single values in a line, lists of things as tables, one row a seat or thing."""
    parts: list[RenderableType] = [
        Text("   ".join(f"{name}: {_cell(name, value, say)}" for name, value in _single(view)))
    ]
    for name, value in view.items():
        if isinstance(value, list) and value and all(isinstance(row, dict) for row in value):
            rows = [row for row in value if isinstance(row, dict)]
            parts.append(_rows(name, rows, say))
        elif isinstance(value, dict):
            parts.append(Text(f"{name}: {_cell(name, value, say)}"))
    return Group(*parts)


def _single(view: Mapping[str, Json]) -> list[tuple[str, Json]]:
    return [
        (name, value)
        for name, value in view.items()
        if not isinstance(value, dict) and not (isinstance(value, list) and value and isinstance(value[0], dict))
    ]


def _rows(name: str, rows: Sequence[Mapping[str, Json]], say: Say) -> Grid:
    seats = name == "players"
    grid = Grid(box=box.SIMPLE_HEAD, title=None if seats else name, title_justify="left", padding=(0, 1, 0, 0))
    grid.add_column("" if seats else "#", style="bold")
    for column in rows[0]:
        grid.add_column(column.replace("_", " "))
    for number, row in enumerate(rows):
        head = say.names[number] if seats and number < len(say.names) else str(number + 1)
        grid.add_row(Text(head), *[Text(_cell(column, value, say)) for column, value in row.items()])
    return grid


def _cell(name: str, value: Json, say: Say) -> str:
    """One value in words; what the reader may not know is a question mark."""
    if value is None:
        return "?"
    if isinstance(value, bool):
        return "+" if value else "-"
    if isinstance(value, dict):
        return " ".join(f"{key} {_cell(key, inner, say)}" for key, inner in value.items())
    if isinstance(value, list):
        return ", ".join(_cell(name.removesuffix("s"), inner, say) for inner in value)
    return str(say.word(name, value))
