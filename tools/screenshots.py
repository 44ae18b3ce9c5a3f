"""Play every game in a browser and keep what it looks like: python -m tools.screenshots --folder build/screenshots

One picture of every page, and pictures of every phase of every game, for each language and size. Says for each
combination whether the end was reached, and which phases were never seen.
"""

import argparse
import base64
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Browser, Error, Page, sync_playwright
from tests.browser.person import DESK, PHONE, Person
from tests.browser.server import Server
from tests.paths import GAMES, ROOT
from tools.browser import FLAGS, found

from camarilla.core.clauses import LANGUAGES
from camarilla.core.registry import find_game, game_ids

SIZES = {str(size["width"]): size for size in (PHONE, DESK)}
BOT = "bot:greedy"
LATER = {4, 12, 36, 108}
"""How often a phase has been seen when its later picture is taken anew: by then the table is full."""

TO_WEBP = """async ([png, quality]) => {
  const picture = new Image();
  picture.src = "data:image/png;base64," + png;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext("2d").drawImage(picture, 0, 0);
  const bytes = await (await canvas.convertToBlob({ type: "image/webp", quality })).bytes();
  return bytes.toBase64();
}"""


class Album:
    """The pictures of one game in one language and size."""

    def __init__(self, folder: Path, person: Person, ending: str, quality: float | None) -> None:
        self._folder = folder
        self._person = person
        self._ending = ending
        self._quality = quality
        self.seen: Counter[str] = Counter()
        folder.mkdir(parents=True, exist_ok=True)

    def keep(self, name: str) -> None:
        self._person.page.evaluate("scrollTo(0, 0)")  # else what sticks to the top would lie over the middle
        png = self._person.page.screenshot(full_page=True)
        file = self._folder / f"{name}-{self._ending}.png"
        if self._quality is None:
            file.write_bytes(png)
        else:
            file.with_suffix(".webp").write_bytes(to_webp(self._person.context.new_page(), png, self._quality))

    def moment(self, phase: str) -> None:
        """A decision is asked for: keep the first look, and a later one."""
        self.seen[phase] += 1
        if self.seen[phase] == 1:
            self.keep(phase)
        elif self.seen[phase] in LATER:
            self.keep(f"{phase}-later")


def to_webp(page: Page, png: bytes, quality: float) -> bytes:
    made: str = page.evaluate(TO_WEBP, [base64.b64encode(png).decode(), quality])
    page.close()
    return base64.b64decode(made)


def play(person: Person, album: Album, game: str, seats: int) -> int:
    """Play a game to the end, with pictures; the number of clicks."""
    page = person.page
    page.goto(f"/new?game={game}")
    album.keep("form")
    path = person.open_table(game, *[BOT] * (seats - 1))
    clicks = 0
    while person.is_asked():
        if not page.locator("#board .chosen").count():
            album.moment(page.get_attribute("#table", "data-phase") or "")
        person.click_something()
        clicks += 1
    album.keep("over")
    page.goto(f"{path}/replay")
    album.keep("replay")
    page.goto(f"/games/{game}")
    album.keep("rules")
    return clicks


def phases(game: str) -> set[str]:
    """Every phase in which somebody is asked something."""
    words = (GAMES / game.replace("-", "_") / "text" / "en.ftl").read_text(encoding="utf-8")
    return {phase.partition("-only-")[0] for phase in re.findall(r"^ask-([\w-]+) =", words, re.MULTILINE)} - {"over"}


def visit(browser: Browser, address: str, wanted: argparse.Namespace) -> Iterable[tuple[str, bool]]:
    """Play the wanted combinations; what is to be told about each, and whether it is good."""
    for game in wanted.game:
        seen: set[str] = set()
        for number, (language, size) in enumerate(
            (language, size) for language in wanted.language for size in wanted.size
        ):
            dark = "dark" if wanted.dark else "light"
            person = Person(browser, address, SIZES[size], seed=number, locale=language, color_scheme=dark)
            album = Album(wanted.folder / game, person, f"{language}-{size}", wanted.webp)
            began = time.monotonic()
            try:
                clicks = play(person, album, game, wanted.seats or find_game(game).default_seats)
                told = f"the end after {clicks} clicks, {time.monotonic() - began:.0f} s"
            except (AssertionError, Error) as problem:
                album.keep("stuck")
                told = f"stuck: {problem}"
            troubles = person.leave()
            seen |= set(album.seen)
            yield (
                f"{game} {language} {size}: {told} {' '.join(troubles)}".rstrip(),
                not troubles and "stuck" not in told,
            )
        missed = phases(game) - seen
        yield f"{game}: {f'never seen: {sorted(missed)}' if missed else 'every phase was seen'}", not missed


def home(browser: Browser, address: str, wanted: argparse.Namespace) -> None:
    for language in wanted.language:
        for size in wanted.size:
            person = Person(browser, address, SIZES[size], locale=language)
            person.page.goto("/")
            Album(wanted.folder, person, f"{language}-{size}", wanted.webp).keep("home")
            person.leave()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.screenshots", description=__doc__.splitlines()[0])
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "screenshots")
    parser.add_argument("--game", nargs="+", choices=game_ids(), default=game_ids())
    parser.add_argument("--language", nargs="+", choices=LANGUAGES, default=list(LANGUAGES))
    parser.add_argument("--size", nargs="+", choices=SIZES, default=list(SIZES), help="width of the screen")
    parser.add_argument("--seats", type=int, help="how many play (as many as usual)")
    parser.add_argument("--dark", action="store_true", help="in the dark colours")
    parser.add_argument("--webp", type=float, metavar="QUALITY", help="small pictures: WebP of this quality, 0 to 1")
    return parser.parse_args()


def main() -> int:
    wanted = arguments()
    chromium = found()
    if chromium is None:
        print("No Chromium is installed: run python tools/browser.py", file=sys.stderr)
        return 2
    fine = True
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        try:
            server.start()
            home(browser, server.address, wanted)
            for told, good in visit(browser, server.address, wanted):
                print(told, flush=True)
                fine &= good
        finally:
            browser.close()
            server.stop()
    print(f"Pictures: {wanted.folder}")
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
