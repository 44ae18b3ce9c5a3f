"""A saved game is played by one process at a time: others are refused, and nothing is overwritten.

The lock lies beside the file of the game, which is replaced at every decision. The system lets go of it when the
process ends, however that happens; where a system or a folder has no locks, games are played without.
"""

import contextlib
import os
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

from camarilla.terminal.complaint import Complaint
from camarilla.terminal.data_folder import make_room_for


class Hold:
    """Holds the file of a game until the game is left."""

    def __init__(self) -> None:
        self._file: Path | None = None
        self._handle = -1

    def __enter__(self) -> Self:
        return self

    def take(self, path: Path) -> None:
        """Hold a file that may not exist yet; refuses if another process does."""
        self._file = path.with_name(f".{path.name}.lock")
        try:
            make_room_for(path)
            while not self._is_held(self._file):
                os.close(self._handle)  # whoever held it took the lock's file away meanwhile
        except BlockingIOError:
            os.close(self._handle)
            self._file = None
            raise Complaint("cli-file-held", file=str(path)) from None
        except OSError:
            self._file = None

    def _is_held(self, file: Path) -> bool:
        self._handle = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
        _lock(self._handle)
        return file.exists() and os.path.samestat(os.fstat(self._handle), file.stat())

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, at: TracebackType | None
    ) -> None:
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.unlink()
            with contextlib.suppress(OSError):
                os.close(self._handle)


def _lock(handle: int) -> None:
    """Lock an open file; raises BlockingIOError if somebody else has."""
    if sys.platform == "win32":
        import msvcrt

        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError as problem:
            raise BlockingIOError from problem
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
