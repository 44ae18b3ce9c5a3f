"""`camarilla settings`: what commands take for granted, and where that comes from."""

import re
from argparse import Namespace

from rich.table import Table as Grid
from rich.text import Text

from camarilla.core.text import Say
from camarilla.terminal.answers import write_json
from camarilla.terminal.console import console
from camarilla.terminal.settings import Setting, settings_file, settled, variable_of

_PASSWORD = re.compile(r"(://[^:/@]*:)[^@]*@")


def run(args: Namespace, say: Say) -> int:
    """One row a setting."""
    found = settled(args.tree)
    if args.json:
        rows = {
            setting.name: {"value": _shown(setting), "origin": setting.origin, "variable": variable_of(setting.name)}
            for setting in found
        }
        write_json({"file": str(settings_file()), "settings": rows})
        return 0
    grid = Grid(box=None, header_style="dim", padding=(0, 2, 0, 0))
    for heading in ("settings-name", "settings-value", "settings-origin"):
        grid.add_column(say(heading), overflow="fold")
    for setting in found:
        value = _shown(setting)
        grid.add_row(
            Text(setting.name.replace("_", "-"), style="bold cyan"),
            Text("" if value is None else str(value).lower() if isinstance(value, bool) else str(value)),
            Text(setting.origin or say("settings-default"), style="" if setting.origin else "dim"),
        )
    out = console()
    out.print(grid)
    out.print(Text(say("settings-hint", file=str(settings_file())), style="dim"), soft_wrap=True)
    return 0


def _shown(setting: Setting) -> object:
    """A value as it may be shown to whoever looks over a shoulder: without the password of a database."""
    value = setting.value
    if isinstance(value, bool):
        return value
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return _PASSWORD.sub(r"\1…@", value) if isinstance(value, str) else value
