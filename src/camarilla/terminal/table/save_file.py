"""The file that a running game is kept in: replaced as a whole, and on the disk before play goes on."""

import contextlib
import os
import shlex
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from camarilla.core.table import Table
from camarilla.terminal.complaint import Complaint, reason_of
from camarilla.terminal.data_folder import data_folder, make_room_for


class SaveFile:
    """The file of one game. The first write must succeed; later ones are tried again at every decision.

    `module` names the game where it is not installed: who goes on later has to name it again.
    """

    def __init__(self, table: Table, path: Path, module: str = "") -> None:
        self._table = table
        self._module = module
        self.path = path
        self.trouble: Complaint | None = None
        _write(table, path)

    def save(self) -> None:
        """Write the game as it stands now; trouble is remembered, for the game shall go on."""
        try:
            _write(self._table, self.path)
            self.trouble = None
        except Complaint as complaint:
            self.trouble = complaint

    def copy(self, path: Path) -> None:
        """Write the game to another place as well."""
        _write(self._table, path)

    def resume_command(self) -> str:
        """What to type to go on later."""
        return " ".join(["camarilla play", *self._named(""), "--resume", quoted(str(self.path))])

    def verify_command(self) -> str:
        """What to type to check the shuffles."""
        return " ".join(["camarilla verify", quoted(str(self.path)), *self._named("--game ")])

    def _named(self, option: str) -> list[str]:
        return [f"{option}{quoted(self._module)}"] if self._module else []


def new_path(game: str, commitment: str) -> Path:
    """A readable name for a new game: what, when, and the beginning of its commitment."""
    when = time.strftime("%Y-%m-%d-%H%M")
    stem = f"{game}-{when}-{commitment[:6]}"
    path = data_folder() / f"{stem}.json"
    again = 2
    while path.exists():
        path = data_folder() / f"{stem}-{again}.json"
        again += 1
    return path


def _write(table: Table, path: Path) -> None:
    """Keep the game, seed included."""
    write_whole(table.record(reveal=True).text(), path)


def write_whole(text: str, path: Path) -> None:
    """Replace a file; the old one stays until the new one is whole."""
    try:
        make_room_for(path)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=".camarilla-", suffix=".tmp")
    except OSError as problem:
        raise _unwritable(path, problem) from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as output:
            output.write(text)
            output.flush()
            os.fsync(output.fileno())
        Path(name).replace(path)
        _sync_folder(path.parent)
    except BaseException as problem:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        if isinstance(problem, OSError):
            raise _unwritable(path, problem) from None
        raise


def _sync_folder(folder: Path) -> None:
    """Make the new name of a file last, too, where the system lets folders be opened."""
    if sys.platform == "win32":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _unwritable(path: Path, problem: OSError) -> Complaint:
    return Complaint("cli-cannot-write", file=str(path), reason=reason_of(problem))


def quoted(word: str) -> str:
    """A word as the shell wants it."""
    return subprocess.list2cmdline([word]) if sys.platform == "win32" else shlex.quote(word)
