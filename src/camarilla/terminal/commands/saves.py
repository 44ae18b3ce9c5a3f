"""`camarilla saves`: the games that were kept, and how to go on with one."""

from argparse import Namespace

from rich.table import Table as Grid
from rich.text import Text

from camarilla.core.text import Say
from camarilla.terminal.complaint import Complaint
from camarilla.terminal.console import console
from camarilla.terminal.data_folder import data_folder
from camarilla.terminal.table.saves import saves


def run(args: Namespace, say: Say) -> int:
    """One row a game, the latest first."""
    found = saves()
    if not found:
        raise Complaint("cli-no-saves", status=0, folder=str(data_folder()))
    grid = Grid(box=None, header_style="dim", padding=(0, 2, 0, 0))
    for heading in ("saves-when", "games-title", "saves-state", "saves-players"):
        grid.add_column(say(heading), no_wrap=heading != "saves-players")
    out = console()
    for save in found:
        style = "dim" if save.over else ""
        cells = (f"{save.when:%Y-%m-%d %H:%M}", save.title(say.language), save.progress(say), save.names())
        grid.add_row(*[Text(cell, style=style) for cell in cells])
        grid.add_row("", Text(str(save.path), style="cyan"))
    out.print(grid)
    out.print(Text(say("saves-hint"), style="dim"))
    return 0
