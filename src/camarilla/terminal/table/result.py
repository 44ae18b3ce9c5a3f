"""The end of a game: places, and every point accounted for."""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from camarilla.core.table import Table
from camarilla.core.text import Say
from camarilla.speech.results import account, headline, places
from camarilla.terminal.paragraphs import filled


def result(table: Table, say: Say, width: int) -> RenderableType:
    """The result table; winners first."""
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), header_style="dim")
    grid.add_column(say("result-place"), justify="right")
    grid.add_column(say("result-player"), no_wrap=True)
    grid.add_column(say("result-points"), justify="right")
    grid.add_column(say("result-account"))
    room = width - 25 - max(map(len, say.names))
    for ended in places(table):
        style = "bold yellow" if ended.place == 1 else ""
        cells = (f"{ended.place}.", say.names[ended.seat], str(ended.score))
        grid.add_row(*[Text(cell, style=style) for cell in cells], _account(table, ended.seat, say, room))
    return Group(Text(headline(table, say.names, say), style="bold"), grid)


def _account(table: Table, seat: int, say: Say, width: int) -> Text:
    """Every point of a seat, several entries a line."""
    entries = [f"{points:+d} {words}" for points, words in account(table, seat, say)]
    return Text(filled(entries, width) or "-")
