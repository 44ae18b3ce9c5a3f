"""Runs the command as people do: through a pseudo-terminal, or with pipes."""

import contextlib
import io
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
import unittest.mock
from pathlib import Path

from camarilla.cli import main

ROOT = Path(__file__).resolve().parents[2]
COMMAND = [sys.executable, "-m", "camarilla"]
PROMPT = "> "
_CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\r")


def environment(data: Path, **changes: str) -> dict[str, str]:
    foreign = ("LC_", "LANG", "NO_COLOR", "CAMARILLA_SETTINGS")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(foreign)}
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    own = {"XDG_DATA_HOME": str(data), "XDG_CONFIG_HOME": str(data), "PYTHONPATH": path, "LANG": "en_GB.UTF-8"}
    return kept | own | changes


def run(data: Path, *words: str, typed: str = "", **changes: str) -> subprocess.CompletedProcess[str]:
    """The command with pipes, no terminal anywhere; in this process, which takes a tenth of the time."""
    shown, complained = io.StringIO(), io.StringIO()
    with (
        unittest.mock.patch.dict(os.environ, environment(data, **{"COLUMNS": "80", **changes}), clear=True),
        unittest.mock.patch.object(sys, "stdin", io.StringIO(typed)),
        contextlib.redirect_stdout(shown),
        contextlib.redirect_stderr(complained),
    ):
        try:
            status = main(words)
        except SystemExit as left:  # as argparse ends a command
            status = int(left.code or 0)
    return subprocess.CompletedProcess(words, status, shown.getvalue(), complained.getvalue())


def run_process(data: Path, *words: str, typed: str = "", **changes: str) -> subprocess.CompletedProcess[str]:
    """The same in a process of its own, as people start it."""
    return subprocess.run(
        [*COMMAND, *words], input=typed, capture_output=True, text=True, timeout=120, env=environment(data, **changes)
    )


class Terminal:
    """The command in a pseudo-terminal of a given size."""

    def __init__(self, data: Path, *words: str, columns: int = 80, lines: int = 24, **changes: str) -> None:
        self._master, slave = pty.openpty()
        size = {"COLUMNS": str(columns), "LINES": str(lines), "TERM": "xterm-256color"}
        self._process = subprocess.Popen(
            [*COMMAND, *words],
            stdin=slave, stdout=slave, stderr=slave, env=environment(data, **(size | changes)), start_new_session=True,
            preexec_fn=lambda: _own_terminal(slave),
        )  # fmt: skip
        os.close(slave)
        self.raw = ""
        self._seen = 0

    def until(self, *ends: str, seconds: float = 60) -> str:
        """Everything shown since the last question, once it ends with one of the given texts or for good."""
        deadline = time.monotonic() + seconds
        while True:
            shown = _CONTROL.sub("", self.raw[self._seen :])
            if any(shown.endswith(end) for end in ends):
                self._seen = len(self.raw)
                return shown
            if not self._more(deadline):
                if time.monotonic() < deadline:
                    return shown
                raise AssertionError(f"never saw one of {ends}; the screen shows:\n{shown}")

    def until_shown(self, pattern: str, seconds: float = 60) -> None:
        """Read on until something has been on the screen."""
        deadline = time.monotonic() + seconds
        while not re.search(pattern, _CONTROL.sub("", self.raw)):
            assert self._more(deadline), f"never saw {pattern}; the screen shows:\n{self.raw}"

    def say(self, line: str) -> None:
        os.write(self._master, f"{line}\n".encode())

    def press(self, keys: str) -> None:
        os.write(self._master, keys.encode())

    def interrupt(self) -> None:
        os.write(self._master, b"\x03")

    def end(self, seconds: float = 60) -> tuple[int, str]:
        """The exit status, and everything shown since the last question."""
        deadline = time.monotonic() + seconds
        while self._more(deadline):
            pass
        status = self._process.wait(max(0.1, deadline - time.monotonic()))
        os.close(self._master)
        return status, _CONTROL.sub("", self.raw[self._seen :])

    def close(self) -> None:
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
        with contextlib.suppress(OSError):
            os.close(self._master)

    def _more(self, deadline: float) -> bool:
        ready, _, _ = select.select([self._master], [], [], max(0.0, deadline - time.monotonic()))
        if not ready:
            return False
        try:
            read = os.read(self._master, 65536)
        except OSError:
            return False
        self.raw += read.decode(errors="replace")
        return bool(read)


def _own_terminal(slave: int) -> None:
    """Make the pseudo-terminal the one that Ctrl-C comes from, also where the tests run in the background."""
    import fcntl
    import termios

    fcntl.ioctl(slave, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def saved(data: Path) -> Path:
    """The one game that was kept."""
    (file,) = (data / "camarilla").glob("*.json")
    return file
