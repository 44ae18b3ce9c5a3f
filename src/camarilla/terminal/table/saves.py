"""The saved games of the data folder, the latest first."""

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from camarilla.core.clauses import Refusal
from camarilla.core.record import BadRecord, Record, read_record
from camarilla.core.registry import find_game
from camarilla.core.text import Say
from camarilla.speech.games import game_title
from camarilla.speech.voice import voice
from camarilla.terminal.complaint import Complaint
from camarilla.terminal.data_folder import data_folder
from camarilla.terminal.language import clean


@dataclass(frozen=True)
class Save:
    """One saved game."""

    path: Path
    when: datetime
    record: Record

    @property
    def over(self) -> bool:
        """Whether it was played to the end."""
        return self.record.scores is not None

    def title(self, language: str) -> str:
        """What the game is called; its id where it is not installed."""
        try:
            game = find_game(self.record.game)
        except Refusal:
            return clean(self.record.game)
        return game_title(game, voice(game, language))

    def names(self) -> str:
        """Who plays."""
        return ", ".join(map(clean, self.record.names))

    def progress(self, say: Say) -> str:
        """How far it has come."""
        return say("saves-over") if self.over else say("saves-running", count=len(self.record.entries))


def saves() -> list[Save]:
    """Every game of the data folder that can be read, the latest first."""
    found = [save for file in data_folder().glob("*.json") if (save := _read(file)) is not None]
    return sorted(found, key=lambda save: (save.when, save.path.name), reverse=True)


def _read(file: Path) -> Save | None:
    """The game of a file; None if it is something else that happens to lie there."""
    try:
        record = read_record(file.read_text(encoding="utf-8"))
        return Save(file, datetime.fromtimestamp(file.stat().st_mtime), record)
    except (OSError, UnicodeDecodeError, BadRecord):
        return None


def last_save() -> Path:
    """The file of the game that was played last and is not over; refuses if there is none."""
    for save in saves():
        if not save.over:
            return save.path
    raise Complaint("cli-no-saves", folder=str(data_folder()))
