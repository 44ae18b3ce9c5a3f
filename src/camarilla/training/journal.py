"""What a long run has found so far, in a file: one JSON document a line, so that an interrupted run goes on.

The first line says what the run is and what its results depend on: lines of another run are never mixed with it.
"""

import json
from pathlib import Path
from typing import Any

from camarilla.core.clauses import Malformed


class Journal:
    """A file that grows line by line; without a path nothing is kept."""

    def __init__(self, path: Path | None) -> None:
        self._path = path

    def open(self, head: dict[str, Any]) -> list[Any]:
        """The lines that are there already; a new file gets its first line. Refuses the journal of another run."""
        path = self._path
        if path is None:
            return []
        if not path.exists() or not path.stat().st_size:
            self._write([head], "w")
            return []
        found, *lines = self._read(path)
        if not isinstance(found, dict):
            raise Malformed("journal-none", file=str(path))
        different = [name for name in head if found.get(name) != head[name]]
        if different:
            raise Malformed("journal-other", file=str(path), different=", ".join(different))
        self._write([found, *lines], "w")
        return lines

    def add(self, line: object) -> None:
        """Write one more line; it is in the file before anything else happens."""
        if self._path is not None:
            self._write([line], "a")

    def _read(self, path: Path) -> list[Any]:
        """All whole lines; an interruption may have left a last one that is not."""
        whole = path.read_text(encoding="utf-8").split("\n")[:-1]
        try:
            return [json.loads(line) for line in whole] or [None]
        except ValueError:
            raise Malformed("journal-none", file=str(path)) from None

    def _write(self, lines: list[Any], mode: str) -> None:
        assert self._path is not None
        try:
            with self._path.open(mode, encoding="utf-8") as file:
                file.writelines(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
        except OSError as problem:
            raise Malformed("journal-unwritable", file=str(self._path), reason=problem.strerror or "") from None
