"""Find a Chromium that the tests can drive, and install one where there is none."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import sync_playwright

CHOSEN = "CAMARILLA_CHROMIUM"
COMMANDS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox",  # in a container the tests run as root
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
SECONDS = 60


def found() -> Path | None:
    """The browser named by CAMARILLA_CHROMIUM, else the system's, else Playwright's own."""
    if chosen := os.environ.get(CHOSEN):
        return Path(chosen) if answers(Path(chosen)) else None
    return next((browser for browser in candidates() if answers(browser)), None)


def candidates() -> Iterator[Path]:
    yield from (Path(there) for command in COMMANDS if (there := shutil.which(command)))
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


def ways_to_install() -> list[list[list[str]]]:
    """Commands, the best way first: the system's packages where we may add to them, else Playwright's download."""
    packages = [["apt-get", "update", "--quiet"], ["apt-get", "install", "--yes", "--quiet", "chromium"]]
    download = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    as_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [packages, download] if as_root and shutil.which("apt-get") else [download]


def install() -> None:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for way in ways_to_install():
        for command in way:
            print(f"camarilla: {' '.join(command)}", flush=True)
            if subprocess.run(command, env=quiet, stdout=subprocess.DEVNULL).returncode:
                break
        if found():
            return


def main() -> int:
    if found():
        return 0
    if chosen := os.environ.get(CHOSEN):
        print(f"camarilla: {CHOSEN}={chosen} is no browser that starts", file=sys.stderr)
        return 2
    print("camarilla: no Chromium found; installing one, a minute or two ...", flush=True)
    install()
    if found():
        return 0
    by_hand = " && ".join(" ".join(command) for command in ways_to_install()[0])
    print(f"camarilla: the tests need Chromium. Run: {by_hand}\n  or set {CHOSEN}=/path/to/it", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
