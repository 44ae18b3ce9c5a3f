"""A picture as PNG or as pixels, drawn by Chromium, cut to what is drawn; needs `camarilla[png]` and a browser."""

import atexit
import base64
import os
import queue
import shutil
import tempfile
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from camarilla.core.clauses import Malformed
from camarilla.drawing.picture import MARGIN

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

CHOSEN = "CAMARILLA_CHROMIUM"
COMMANDS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
Pixels = tuple[int, int, bytes]
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


_DECODED = """async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    context.drawImage(bitmap, 0, 0);
    const colours = context.getImageData(0, 0, bitmap.width, bitmap.height).data;
    const pieces = [];
    for (let at = 0; at < colours.length; at += 32768)
        pieces.push(String.fromCharCode(...colours.subarray(at, at + 32768)));
    return [bitmap.width, bitmap.height, btoa(pieces.join(""))];
}"""
"""The browser has read the PNG already, so nobody else has to know that format."""


def png(svg: str) -> bytes:
    """The picture; refuses, and says what to install, where there is no browser to draw it."""
    with _drawing() as browser:
        page = browser.new_page(device_scale_factor=2)
        return _drawn(page, svg)


def _drawn(page: "Page", svg: str) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "board.svg"
        file.write_text(svg, encoding="utf-8")
        page.goto(file.as_uri())
        corner = page.evaluate("""() => {
            const board = document.querySelector(".board").getBoundingClientRect();
            return [board.right, board.bottom];
        }""")
        width, height = (edge + MARGIN for edge in corner)
        page.set_viewport_size({"width": int(width + 1), "height": int(height + 1)})
        return page.screenshot(clip={"x": 0, "y": 0, "width": width, "height": height})


class Easel:
    """One browser that stays open and paints picture after picture, for environments that are watched.

    It lives in a thread of its own: Playwright answers only the thread that started it, and its event loop would be in
    the way of everybody else's.
    """

    def __init__(self) -> None:
        self._orders: queue.SimpleQueue[tuple[str, Future[Pixels]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="easel", daemon=True)
        self._thread.start()
        atexit.register(self.close)

    def paint(self, svg: str) -> Pixels:
        """The picture's width, its height, and four bytes for each of its pixels, row by row."""
        painted: Future[Pixels] = Future()
        self._orders.put((svg, painted))
        return painted.result()

    def close(self) -> None:
        """Close the browser; a picture that is asked for later waits for nobody."""
        self._orders.put(None)
        self._thread.join()

    def _work(self) -> None:
        try:
            with chromium() as browser:
                page = browser.new_page()
                while order := self._orders.get():
                    svg, painted = order
                    try:
                        picture = base64.b64encode(_drawn(page, svg)).decode()
                        width, height, colours = page.evaluate(_DECODED, picture)
                        painted.set_result((width, height, base64.b64decode(colours)))
                    except Exception as failed:  # whoever asked is told; the next may have more luck
                        painted.set_exception(failed)
        except Exception as lack:  # there is no browser: everybody who asks is told
            while order := self._orders.get():
                order[1].set_exception(lack)


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
