"""The SQLite file of a server: owned by one process through one connection, and noticed when it is taken away.

The connection holds the file's lock as long as it lives (`locking_mode=EXCLUSIVE`). Then SQLite keeps the index of its
journal in memory of its own. Otherwise it would map the file `-shm`, and the kernel kills whoever writes to a mapped
file that has become immutable, has shrunk, or finds no room on the disk (SIGBUS). The price: no other connection can
read, so whoever makes a backup copies the file and its journal. The journal is emptied into the file only while nobody
copies.
"""

import contextlib
import os
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from camarilla.core.clauses import Refusal

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
"""A write-ahead log; a commit returns only when it is on the disk."""
CHECKPOINT_AFTER = 1000
"""After how many writes the journal is emptied into the file."""
AS_LONG_AS_IT_TAKES = 3600.0
"""How long, in seconds, one waits for somebody who copies the file. A lock ends with the process that holds it."""
_HEAD = 32
"""The bytes at the beginning of a journal that change when it begins anew."""


class OwnedFile:
    """A SQLite file and its one connection, both used by one thread only."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._journal = Path(f"{path}-wal")
        self._connection: sqlite3.Connection | None = None
        self._opened: tuple[int, int] | None = None
        self._opened_journal: tuple[int, int] | None = None
        self._writes = 0

    def open(self) -> sqlite3.Connection:
        """Connect and take the file's lock; never makes a new file."""
        uri = f"{self._path.as_uri()}?mode=rw"
        self._connection = sqlite3.connect(uri, uri=True, check_same_thread=False)
        configure(self._connection, "locking_mode=EXCLUSIVE", *PRAGMAS, "wal_autocheckpoint=0")
        self._connection.execute("SELECT count(*) FROM sqlite_schema")  # takes the lock and opens the journal
        self._opened, self._opened_journal = _identity(self._path), _identity(self._journal)
        return self._connection

    def check(self) -> None:
        """Raise FileNotFoundError unless the path still leads to the opened file; make a journal that is gone anew."""
        if _identity(self._path) != self._opened or self._opened is None:
            raise FileNotFoundError(f"{self._path} was deleted or replaced while it was being served")
        if _identity(self._journal) != self._opened_journal:
            assert self._connection is not None
            # To leave this mode empties the journal into the file, also one that no longer has a name.
            with copying(self._path):
                configure(self._connection, "journal_mode=DELETE", "journal_mode=WAL")
            self._connection.execute("SELECT count(*) FROM sqlite_schema")
            self._opened_journal = _identity(self._journal)

    def written(self, writes: int) -> None:
        """Count writes; after so many of them empty the journal, or try again after the next if somebody copies."""
        self._writes += writes
        if self._writes < CHECKPOINT_AFTER or self._connection is None:
            return
        with contextlib.suppress(Refusal, sqlite3.OperationalError), copying(self._path, patience=0):
            self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
            self._writes = 0

    def close(self) -> None:
        """Empty the journal into the file and give up the lock; waits for whoever copies."""
        if self._connection is None:
            return
        with contextlib.ExitStack() as stack:
            with contextlib.suppress(Refusal):  # the folder may be gone
                stack.enter_context(copying(self._path))
            self._connection.close()


def configure(connection: sqlite3.Connection, *pragmas: str) -> None:
    """Set pragmas."""
    cursor = connection.cursor()
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


def serving(path: Path) -> sqlite3.Connection:
    """Reserve a file for this process until the result is closed or the process ends, in whichever way."""
    return _lock(path, "lock", 0.0)


@contextlib.contextmanager
def copying(path: Path, patience: float = AS_LONG_AS_IT_TAKES) -> Iterator[None]:
    """Keep the file itself unchanged, although its journal may grow. Refusal if another one has that for too long."""
    with contextlib.closing(_lock(path, "copying", patience)):
        yield


def _lock(path: Path, purpose: str, patience: float) -> sqlite3.Connection:
    """Lock a file beside the database: that works on every operating system, and nothing is changed by it."""
    lock = sqlite3.connect(f"{path}.{purpose}", timeout=patience, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as problem:
        lock.close()
        if problem.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise Refusal("database-in-use", file=str(path)) from None
        raise Refusal("database-away", reason=str(problem)) from None
    return lock


def copy_file(path: Path, target: Path) -> None:
    """Copy a database as of one moment, served or not: the file, and the journal with what is not in the file yet.

    The journal only grows meanwhile, and SQLite ignores an incomplete commit at its end. Once it may begin anew,
    if everything in it was in the file already; then both are copied again.
    """
    with copying(path):
        while True:
            before = _head(path)
            Path(f"{target}-wal").unlink(missing_ok=True)
            shutil.copyfile(path, target)
            with contextlib.suppress(FileNotFoundError):
                shutil.copyfile(f"{path}-wal", f"{target}-wal")
            if _head(path) == before:
                return


def _head(path: Path) -> bytes:
    try:
        with Path(f"{path}-wal").open("rb") as journal:
            return journal.read(_HEAD)
    except FileNotFoundError:
        return b""


def make_private(path: Path) -> None:
    """Make an empty file that only its owner reads, unless there is one. SQLite gives its journal the same mode."""
    with contextlib.suppress(OSError):  # whoever opens it then says what is wrong
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
