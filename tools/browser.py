"""Find a Chromium that the tests can drive, and install one where there is none.

python tools/browser.py            Chromium, for all tests of the pages
python tools/browser.py firefox    Firefox, for make test-extras
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import sync_playwright


@dataclass(frozen=True)
class Kind:
    """A kind of browser: its name, the variable that names one, its commands, and Debian's package."""

    name: str
    chosen: str
    commands: tuple[str, ...]
    package: str


CHROMIUM = Kind(
    "chromium",
    "CAMARILLA_CHROMIUM",
    ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    "chromium",
)
FIREFOX = Kind("firefox", "CAMARILLA_FIREFOX", ("firefox-esr", "firefox"), "firefox-esr")
KINDS = {kind.name: kind for kind in (CHROMIUM, FIREFOX)}
FLAGS = (
    "--no-sandbox",  # in a container the tests run as root
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
SECONDS = 60


def found(kind: Kind = CHROMIUM) -> Path | None:
    """The browser named by the environment, else the system's, else Playwright's own."""
    if chosen := os.environ.get(kind.chosen):
        return Path(chosen) if answers(Path(chosen)) else None
    return next((browser for browser in candidates(kind) if answers(browser)), None)


def candidates(kind: Kind) -> Iterator[Path]:
    yield from (Path(there) for command in kind.commands if (there := shutil.which(command)))
    if kind is CHROMIUM:  # of Firefox it has one that only it can drive
        yield playwrights_own()


def playwrights_own() -> Path:
    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path)


def answers(browser: Path) -> bool:
    """Whether it starts at all: some systems put a note in a browser's place that says how to get it."""
    try:
        return subprocess.run([browser, "--version"], capture_output=True, timeout=SECONDS).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def ways_to_install(kind: Kind) -> list[list[list[str]]]:
    """Commands, the best way first: the system's packages where we may add to them, else Playwright's download."""
    packages = [["apt-get", "update", "--quiet"], ["apt-get", "install", "--yes", "--quiet", kind.package]]
    download = [[sys.executable, "-m", "playwright", "install", kind.name]]
    as_root = hasattr(os, "geteuid") and os.geteuid() == 0
    ways = [packages] if as_root and shutil.which("apt-get") else []
    return [*ways, download] if kind is CHROMIUM else ways or [packages]


def install(kind: Kind) -> None:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for way in ways_to_install(kind):
        for command in way:
            print(f"camarilla: {' '.join(command)}", flush=True)
            if subprocess.run(command, env=quiet, stdout=subprocess.DEVNULL).returncode:
                break
        if found(kind):
            return


def main(name: str = CHROMIUM.name) -> int:
    kind = KINDS[name]
    if found(kind):
        return 0
    if chosen := os.environ.get(kind.chosen):
        print(f"camarilla: {kind.chosen}={chosen} is no browser that starts", file=sys.stderr)
        return 2
    print(f"camarilla: no {name} found; installing one, a minute or two ...", flush=True)
    install(kind)
    if found(kind):
        return 0
    by_hand = " && ".join(" ".join(command) for command in ways_to_install(kind)[0])
    print(f"camarilla: the tests need {name}. Run: {by_hand}\n  or set {kind.chosen}=/path/to/it", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
