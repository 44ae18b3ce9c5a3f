"""Somebody in front of a browser: opens tables, looks, and clicks what glows."""

from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response, ViewportSize

PHONE = ViewportSize(width=360, height=740)
DESK = ViewportSize(width=1440, height=900)
MOST_STEPS = 3000
PATIENCE = 30_000
"""Milliseconds until something that is waited for counts as missing: machines that run tests are busy."""

READY = """() => {
  if (document.documentElement.matches(":active-view-transition")) return null;
  if (!document.querySelector("#result").hidden) return "over";
  const open = document.querySelector("#choices button.choice:not([disabled])");
  return open && document.querySelector("#ask.mine") ? "asked" : null;
}"""

# A tap becomes a click a little later: count what has arrived, after the page's own listeners. A click may lead to
# another page, whose count is different from the start.
COUNT_CLICKS = "window.clicks = Math.random(); addEventListener('click', () => (window.clicks += 1));"
CLICKED = "before => window.clicks !== before"

# Nothing is kept for an empty page, and a browser says so with an error.
CHOOSE_SPEED = "if (location.host) localStorage['camarilla-speed'] ??= '{speed}';"

# What can be clicked now, and a point at which a click reaches it. While a decision is half chosen, the rest of it is
# looked for; a thing that glows but cannot be hit anywhere is reported.
POINT = """([luck, prefersButtons]) => {
  const seen = (thing) => thing.checkVisibility({ visibilityProperty: true }) && thing.getClientRects().length > 0;
  const board = document.querySelector("#board");
  const begun = new Set([...board.querySelectorAll(".chosen")].map((thing) => thing.dataset.domain));
  const things = [...board.querySelectorAll(".can:not(.chosen)")].filter(seen);
  const fresh = things.filter((thing) => !begun.has(thing.dataset.domain));
  const buttons = [...document.querySelectorAll("#choices button.choice:not([disabled])")].filter(seen);
  const glowing = begun.size ? fresh : things;
  const from = buttons.length && (prefersButtons || !glowing.length) ? buttons : glowing;
  const wanted = from[Math.floor(luck * from.length)];
  if (!wanted) return null;
  wanted.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const hits = (x, y) => {
    const hit = document.elementFromPoint(x, y);
    return wanted.contains(hit);
  };
  for (const { left, top, width, height } of wanted.getClientRects()) {
    for (const across of [0.5, 0.3, 0.7, 0.1, 0.9]) {
      for (const down of [0.5, 0.3, 0.7, 0.1, 0.9]) {
        const [x, y] = [left + width * across, top + height * down];
        if (hits(x, y)) return { x, y, clicks: window.clicks, name: wanted.dataset.value ?? wanted.textContent };
      }
    }
  }
  return { covered: wanted.outerHTML.slice(0, 200) };
}"""

ACCOUNT = """() => [...document.querySelectorAll("#result > ol > li")].map((row) => ({
  name: row.querySelector("b").textContent,
  score: Number(row.querySelector(".line .score").textContent),
  points: [...row.querySelectorAll(".account .points")].map((entry) => Number(entry.textContent)),
}))"""


@dataclass
class Row:
    """One player's line on the last page."""

    name: str
    score: int
    points: list[int]


class Troubles:
    """Everything that a browser complains about: errors of scripts, of the policy, of requests."""

    def __init__(self, context: BrowserContext) -> None:
        self.found: list[str] = []
        self._expected: tuple[str, ...] = ()
        context.on("console", self._console)
        context.on("weberror", lambda problem: self._note(f"script: {problem.error}"))
        context.on("requestfailed", self._failed)
        context.on("response", self._answered)

    def expect(self, *parts: str) -> None:
        """From now on, complaints with one of these parts belong to the test."""
        self._expected = parts

    def _note(self, text: str) -> None:
        if not any(part in text for part in self._expected):
            self.found.append(text)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self._note(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        # A page that is left while something loads is no trouble.
        if request.failure != "net::ERR_ABORTED":
            self._note(f"request: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._note(f"answer: {response.url} {response.status}")


class Person:
    """One browser window of one person, with cookies of its own."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: ViewportSize = DESK,
        seed: int = 1,
        speed: str = "off",
        **more: Any,
    ) -> None:
        """`speed` is at which beats are played: whoever tests something else does not wait for them."""
        self._touch = size["width"] < 600
        self._luck = Random(seed)
        more = {"locale": "en", "reduced_motion": "reduce", **more}
        self.context = browser.new_context(
            base_url=address, viewport=size, has_touch=self._touch, is_mobile=self._touch, **more
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(COUNT_CLICKS)
        self.context.add_init_script(CHOOSE_SPEED.format(speed=speed))
        self.troubles = Troubles(self.context)
        self.page: Page = self.context.new_page()

    # Going to a table ------------------------------------------------------------------

    def open_table(self, game: str, *others: str, name: str = "Anna", **choices: str) -> str:
        """Fill in the form of a new table like a person; the path of the table."""
        page = self.page
        page.goto(f"/new?game={game}")
        page.fill("#name", name)
        wanted = {f"seat-{number}": other for number, other in enumerate(others, start=1)}
        for seat in page.locator("select[id^=seat-]").all()[1:]:
            seat.select_option(wanted.get(seat.get_attribute("id") or "", "none"))
        for field, value in {"bot_delay": "0", **choices}.items():
            page.select_option(f"#{field}", value)
        page.click("form.sheet button.main")
        page.wait_for_url("**/tables/*")
        return page.url.removeprefix(page.url.split("/tables/")[0])

    # Deciding --------------------------------------------------------------------------

    def is_asked(self) -> bool:
        """Wait until something is to be decided; False if the game is over instead."""
        return bool(self.page.wait_for_function(READY).json_value() == "asked")

    def click_something(self, buttons: float = 0.2) -> str:
        """Click one of the things that glow, or (now and then) one of the buttons."""
        wanted = [self._luck.random(), self._luck.random() < buttons]
        point = self.page.evaluate(POINT, wanted)
        if point and "covered" in point and self.page.is_visible("#go-on"):
            self.page.click("#go-on")
            point = self.page.evaluate(POINT, wanted)
        assert point is not None, "asked, but there is nothing to click"
        assert "covered" not in point, f"glows, but cannot be clicked: {point['covered']}"
        self.touch(point["x"], point["y"])
        self.page.wait_for_function(CLICKED, arg=point["clicks"])
        refused = self.page.locator("#toast.refusal:not([hidden])")
        assert not refused.count(), f"{point['name']} glowed, but: {refused.inner_text()}"
        return str(point["name"])

    def touch(self, x: float, y: float) -> None:
        if self._touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def play_to_the_end(self) -> int:
        """Click until the game is over; the number of clicks."""
        for step in range(MOST_STEPS):
            if not self.is_asked():
                return step
            self.click_something()
        raise AssertionError(f"not over after {MOST_STEPS} clicks: {self.question()}")

    def play_until(self, phase: str) -> None:
        """Click until the decision of a phase is asked for."""
        for _ in range(MOST_STEPS):
            assert self.is_asked(), f"the game is over, {phase} never came"
            if self.page.get_attribute("#table", "data-phase") == phase:
                return
            self.click_something()

    # Looking ---------------------------------------------------------------------------

    def question(self) -> str:
        return self.page.inner_text("#question")

    def log(self) -> list[str]:
        return self.page.locator("#log li:not(.since)").all_inner_texts()

    def account(self) -> list[Row]:
        """What the last page says about everybody's points."""
        return [Row(**row) for row in self.page.evaluate(ACCOUNT)]

    def picture(self, file: Path, **more: Any) -> None:
        self.page.screenshot(path=file, **more)

    def leave(self) -> list[str]:
        """Close the window; what the browser complained about."""
        self.context.close()
        return self.troubles.found
