"""Where games are kept: one record a file, replaced as a whole, so that a crash loses nothing."""

import contextlib
import os
import sys
import tempfile
import time
from pathlib import Path

from camarilla.core.record import BadRecord, Record, read_record
from camarilla.core.table import Table
from camarilla.terminal.complaint import Complaint


def folder() -> Path:
    """The user's data folder of this program."""
    if sys.platform == "win32":
        home = os.environ.get("LOCALAPPDATA")
        return Path(home, "camarilla") if home else Path.home() / "AppData" / "Local" / "camarilla"
    shared = os.environ.get("XDG_DATA_HOME")
    return Path(shared, "camarilla") if shared else Path.home() / ".local" / "share" / "camarilla"


def new_file(game: str, commitment: str) -> Path:
    """A readable name for a new game: what, when, and the beginning of its commitment."""
    when = time.strftime("%Y-%m-%d-%H%M")
    stem = f"{game}-{when}-{commitment[:6]}"
    file = folder() / f"{stem}.json"
    again = 2
    while file.exists():
        file = folder() / f"{stem}-{again}.json"
        again += 1
    return file


def write(table: Table, file: Path) -> None:
    """Keep the game, seed included; the old file stays until the new one is whole."""
    text = table.record(reveal=True).text()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=file.parent, prefix=".camarilla-", suffix=".tmp")
    except OSError as problem:
        raise _unwritable(file, problem) from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as output:
            output.write(text)
        Path(name).replace(file)
    except BaseException as problem:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        if isinstance(problem, OSError):
            raise _unwritable(file, problem) from None
        raise


def load(file: str) -> Record:
    """The record of a file; a file that cannot be read is a complaint, a damaged one a BadRecord."""
    try:
        text = Path(file).read_text(encoding="utf-8")
    except OSError as problem:
        raise Complaint("cli-cannot-read", file=file, reason=problem.strerror or str(problem)) from None
    except UnicodeDecodeError:
        raise BadRecord("not a record: the file is not text") from None
    return read_record(text)


def _unwritable(file: Path, problem: OSError) -> Complaint:
    return Complaint("cli-cannot-write", file=str(file), reason=problem.strerror or str(problem))
