"""Which folder is the user's, for saved games and for the tables of the server."""

import os
import sys
from pathlib import Path

from camarilla.terminal.complaint import Complaint


def data_folder() -> Path:
    """The user's data folder of this program."""
    if sys.platform == "win32":
        home = os.environ.get("LOCALAPPDATA")
        return Path(home, "camarilla") if home else Path.home() / "AppData" / "Local" / "camarilla"
    shared = os.environ.get("XDG_DATA_HOME")
    return Path(shared, "camarilla") if shared else Path.home() / ".local" / "share" / "camarilla"


def database(given: str | None) -> str:
    """The database that somebody names, a file or a URL; else the one in the data folder. Folders are not made."""
    if given is None:
        return str(data_folder() / "tables.sqlite3")
    if "://" not in given:
        if Path(given).is_dir():
            raise Complaint("cli-no-database", file=given, reason="folder")
        if not Path(given).absolute().parent.is_dir():
            raise Complaint("cli-no-database", file=given, reason="no-file")
    return given


def make_room_for(file: Path) -> None:
    """Make the folder of a file, if it is within the user's; any other that is missing is most often a mistake."""
    if data_folder() in (file.parent, *file.parent.parents):
        file.parent.mkdir(parents=True, exist_ok=True)
