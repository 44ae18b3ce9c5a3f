"""Take pictures of what a page shows of one decision, beat by beat: docs/pictures/beats/<game>-<width>.webp

python -m tools.beat_pictures

A round's end of Ruse & Bruise, an auction with a city built in Il Principe, a whole ship of Strozzi, a century's end of
Heads of State. Bots play; the replay steps through the beats; each picture is a sheet of them, in rows.
"""

import base64
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.person import DESK, PHONE, Person
from tests.browser.server import Server
from tests.paths import ROOT
from tools.browser import FLAGS, found

PICTURES = ROOT / "docs" / "pictures" / "beats"
MOST = 16
"""How many beats a sheet shows at most."""
QUALITY = 0.55


@dataclass(frozen=True)
class Scene:
    """From the beat of one event to that of another, which must not be the same."""

    game: str
    begins: str
    ends: str


SCENES = [
    Scene("ruse-and-bruise", "opened", "round"),
    Scene("principe", "auction", "built"),
    Scene("strozzi", "turned-up", "advanced"),
    Scene("heads-of-state", "revolution", "century"),
]
SHEET = """async ([pictures, columns, width, quality]) => {
  const drawn = await Promise.all(pictures.map(async (png) => {
    const picture = new Image();
    picture.src = "data:image/png;base64," + png;
    await picture.decode();
    return picture;
  }));
  const scale = width / drawn[0].width;
  const height = Math.round(drawn[0].height * scale);
  const canvas = new OffscreenCanvas(columns * width, Math.ceil(drawn.length / columns) * height);
  const pen = canvas.getContext("2d");
  drawn.forEach((picture, at) => {
    pen.drawImage(picture, (at % columns) * width, Math.floor(at / columns) * height, width, height);
  });
  return (await (await canvas.convertToBlob({ type: "image/webp", quality })).bytes()).toBase64();
}"""


def places(frames: list[dict[str, Any]], scene: Scene) -> list[tuple[int, int]]:
    """Where the beats of a scene are: decision and beat. The last but one time that it ends, the table is full."""
    beats = [
        (number, at, [event["event"] for event in beat["events"]])
        for number, frame in enumerate(frames)
        for at, beat in enumerate(frame["beats"])
        if number
    ]
    ends = [at for at, (_, _, events) in enumerate(beats) if scene.ends in events]
    for end in reversed(ends):
        begins = [at for at in range(end) if scene.begins in beats[at][2]]
        earlier = [at for at in ends if at < end]
        begins = [at for at in begins if not earlier or at > earlier[-1]]
        if begins:
            first = begins[0] if scene.begins == "opened" else begins[-1]
            return [(number, at) for number, at, _ in beats[first : end + 1]][-MOST:]
    raise SystemExit(f"{scene.game}: nobody came from {scene.begins} to {scene.ends}")


def finished(browser: Browser, address: str, game: str) -> str:
    """The path of a table at which only bots sat, once they are done."""
    person = Person(browser, address)
    page = person.page
    page.goto(f"/new?game={game}")
    for number, seat in enumerate(page.locator("select[id^=seat-]").all()):
        seat.select_option("bot:greedy" if number < 4 else "none")
    page.select_option("#bot_delay", "0")
    page.click("form.sheet button.main")
    page.wait_for_url("**/tables/*")
    page.wait_for_selector("#result:not([hidden])", timeout=200_000)
    path = page.url.removeprefix(address)
    person.leave()
    return path


def beats_of(page: Page, path: str, wanted: list[tuple[int, int]]) -> list[bytes]:
    """The beats of a replay, one picture each."""
    kept: list[bytes] = []
    number, first = wanted[0]
    page.goto(f"{path}/replay?seat=watch&at={number - 1}")
    page.wait_for_selector(f"#replay[data-shown='{number - 1}']")
    for _ in range(first):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(150)
    for _ in wanted:
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(250)
        kept.append(page.screenshot())
    return kept


def sheet(page: Page, pictures: list[bytes], columns: int, width: int) -> bytes:
    """Pictures in rows, as one WebP."""
    told: str = page.evaluate(SHEET, [[base64.b64encode(png).decode() for png in pictures], columns, width, QUALITY])
    return base64.b64decode(told)


def main() -> int:
    chromium = found()
    if chromium is None:
        print("No Chromium is installed: run python tools/browser.py", file=sys.stderr)
        return 2
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        try:
            server.start()
            for scene in SCENES:
                path = finished(browser, server.address, scene.game)
                for size, columns, width in ((DESK, 3, 560), (PHONE, 6, 240)):
                    person = Person(browser, server.address, size)
                    last = person.page.request.get(f"{path}/replay/0?seat=watch").json()["last"]
                    frames = [
                        person.page.request.get(f"{path}/replay/{at}?seat=watch").json() for at in range(last + 1)
                    ]
                    pictures = beats_of(person.page, path, places(frames, scene))
                    file = PICTURES / f"{scene.game}-{size['width']}.webp"
                    file.write_bytes(sheet(person.page, pictures, columns, width))
                    print(f"{file.name}: {len(pictures)} beats, {file.stat().st_size // 1000} kB", flush=True)
                    person.leave()
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
