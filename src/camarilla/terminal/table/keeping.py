"""Keeps a running game in its file, and says how to come back to it."""

import shlex
import subprocess
import sys
from pathlib import Path

from camarilla.core.table import Table
from camarilla.terminal.complaint import Complaint
from camarilla.terminal.table.saves import write


class Keeper:
    """The file of one game. The first write must succeed; later ones are tried again at every decision."""

    def __init__(self, table: Table, file: Path) -> None:
        self._table = table
        self.file = file
        self.trouble: Complaint | None = None
        write(table, file)

    def keep(self) -> None:
        """Write the game as it stands now; trouble is remembered, for the game shall go on."""
        try:
            write(self._table, self.file)
            self.trouble = None
        except Complaint as complaint:
            self.trouble = complaint

    def copy(self, file: Path) -> None:
        """Write the game to another place as well."""
        write(self._table, file)

    def resume_command(self) -> str:
        """What to type to go on later."""
        return f"camarilla play --resume {quoted(self.file)}"

    def verify_command(self) -> str:
        """What to type to check the shuffles."""
        return f"camarilla verify {quoted(self.file)}"


def quoted(file: Path) -> str:
    """A file name as the shell wants it."""
    return subprocess.list2cmdline([str(file)]) if sys.platform == "win32" else shlex.quote(str(file))
