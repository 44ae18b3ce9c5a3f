"""What axe-core finds wrong with a page for those who see little, hear the page read, or use no mouse."""

from functools import cache
from importlib.resources import files
from typing import Literal

from playwright.sync_api import Page, ViewportSize

from tests.browser.person import DESK, PHONE

LOOKS: list[tuple[Literal["light", "dark"], ViewportSize]] = [("light", DESK), ("dark", PHONE)]
SCAN = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations
  .filter((fault) => ["serious", "critical"].includes(fault.impact))
  .flatMap((fault) => fault.nodes.map((node) => `${fault.id}: ${node.html.slice(0, 160)} ${node.any[0]?.message}`))"""


@cache
def axe() -> str:
    return files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")


def faults(page: Page) -> str:
    """Everything serious that axe finds, in light on a desk and in the dark on a phone."""
    found: list[str] = []
    if not page.evaluate("() => Boolean(window.axe)"):
        page.evaluate(axe())
    for scheme, size in LOOKS:
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        page.set_viewport_size(size)
        found += [f"{scheme} {size['width']}: {fault}" for fault in page.evaluate(SCAN)]
    page.set_viewport_size(DESK)
    return "\n".join(found)
