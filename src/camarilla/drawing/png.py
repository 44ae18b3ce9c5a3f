"""A picture as PNG, drawn by Chromium and cut to what is drawn; needs the extra `camarilla[png]` and a browser."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from camarilla.core.clauses import Malformed
from camarilla.drawing.picture import MARGIN

if TYPE_CHECKING:
    from playwright.sync_api import Browser

CHOSEN = "CAMARILLA_CHROMIUM"
COMMANDS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


def png(svg: str) -> bytes:
    """The picture; refuses, and says what to install, where there is no browser to draw it."""
    with tempfile.TemporaryDirectory() as folder, _drawing() as browser:
        file = Path(folder) / "board.svg"
        file.write_text(svg, encoding="utf-8")
        page = browser.new_page(device_scale_factor=2)
        page.goto(file.as_uri())
        corner = page.evaluate("""() => {
            const board = document.querySelector(".board").getBoundingClientRect();
            return [board.right, board.bottom];
        }""")
        width, height = (edge + MARGIN for edge in corner)
        page.set_viewport_size({"width": int(width + 1), "height": int(height + 1)})
        return page.screenshot(clip={"x": 0, "y": 0, "width": width, "height": height})


@contextmanager
def _drawing() -> Iterator["Browser"]:
    """The browser for a picture; whoever lacks it is told that there is another way."""
    try:
        with chromium() as browser:
            yield browser
    except Malformed as lack:
        refused = Malformed("no-png")
        refused.why = lack
        raise refused from None


@contextmanager
def chromium() -> Iterator["Browser"]:
    """The browser named by CAMARILLA_CHROMIUM, the system's, or Playwright's own; refuses where there is none."""
    try:
        from playwright.sync_api import Error, sync_playwright
    except ImportError:
        raise Malformed("no-playwright") from None
    there = os.environ.get(CHOSEN) or next(filter(None, map(shutil.which, COMMANDS)), None)
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=there, args=FLAGS)
        except Error:
            raise Malformed("no-chromium") from None
        yield browser
        browser.close()
