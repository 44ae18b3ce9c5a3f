"""`camarilla saves`: the saved games, and how to continue one."""

from argparse import Namespace

from rich.text import Text

from camarilla.core.text import Say
from camarilla.terminal.answers import write_json
from camarilla.terminal.complaint import Complaint
from camarilla.terminal.console import console
from camarilla.terminal.data_folder import data_folder
from camarilla.terminal.table.saves import Save, saves


def run(args: Namespace, say: Say) -> int:
    """Two lines a game, the latest first; the file's name is never broken, in a pipe nothing is."""
    found = saves()
    if args.json:
        write_json([_described(save, say.language) for save in found])
        return 0
    if not found:
        raise Complaint("cli-no-saves", status=0, folder=str(data_folder()))
    out = console()
    whole = not out.is_terminal
    for save in found:
        facts = f" · {save.progress(say)} · {save.names()}"
        title = (save.title(say.language), "dim" if save.over else "bold")
        told = Text.assemble((f"{save.when:%Y-%m-%d %H:%M}  ", "cyan"), title, (facts, "dim" if save.over else ""))
        out.print(told, soft_wrap=whole)
        out.print(Text(f"    {save.path}", style="dim"), soft_wrap=True)
    out.print(Text(say("saves-hint"), style="dim"), soft_wrap=whole)
    return 0


def _described(save: Save, language: str) -> dict[str, object]:
    """The same two lines for programs."""
    return {
        "file": str(save.path), "when": save.when.astimezone().isoformat(timespec="seconds"),
        "game": save.record.game, "title": save.title(language), "names": save.record.names,
        "decisions": len(save.record.entries), "over": save.over,
    }  # fmt: skip
