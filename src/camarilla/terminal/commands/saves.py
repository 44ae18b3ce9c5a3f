"""`camarilla saves`: the games that were kept, and how to go on with one."""

from argparse import Namespace

from rich.text import Text

from camarilla.core.text import Say
from camarilla.terminal.complaint import Complaint
from camarilla.terminal.console import console
from camarilla.terminal.data_folder import data_folder
from camarilla.terminal.table.saves import saves


def run(args: Namespace, say: Say) -> int:
    """Two lines a game, the latest first; the file's name is never broken, so that it can be copied."""
    found = saves()
    if not found:
        raise Complaint("cli-no-saves", status=0, folder=str(data_folder()))
    out = console()
    for save in found:
        facts = f" · {save.progress(say)} · {save.names()}"
        title = (save.title(say.language), "dim" if save.over else "bold")
        out.print(Text.assemble((f"{save.when:%Y-%m-%d %H:%M}  ", "cyan"), title, (facts, "dim" if save.over else "")))
        out.print(Text(f"    {save.path}", style="dim"), soft_wrap=True)
    out.print(Text(say("saves-hint"), style="dim"))
    return 0
