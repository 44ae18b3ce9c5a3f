"""`camarilla serve` as people start it: a process of its own, which can be stopped and started again."""

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

from tests.paths import ROOT

SECONDS_TO_STOP = 20


class Server:
    """A running server; the port and the tables stay the same when it is started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._port = free_port()
        self._process: subprocess.Popen[str] | None = None
        self.address = f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        options = ["--lang=en", f"--port={self._port}", f"--database={self.folder / 'tables.sqlite3'}"]
        with (self.folder / "server.log").open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "camarilla", "serve", *options],
                cwd=ROOT,
                env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
            )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert re.search(re.escape(self.address), said), f"{said}\n{self.log()}"

    def stop(self) -> None:
        """Stop at once, as if the plug was pulled."""
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.communicate(timeout=SECONDS_TO_STOP)
            self._process = None

    def log(self) -> str:
        """What the server complained about."""
        return (self.folder / "server.log").read_text()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
