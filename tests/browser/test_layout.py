"""Nothing on a table is cut off, covered by other words, broken in the middle of a word or too small to read."""

import pytest
from playwright.sync_api import ViewportSize

from camarilla.core.clauses import LANGUAGES
from camarilla.core.registry import find_game, game_ids
from tests.browser.conftest import Invite
from tests.browser.person import DESK, PHONE
from tests.paths import ROOT

pytestmark = pytest.mark.extras

FAULTS = (ROOT / "tests" / "browser" / "layout.js").read_text(encoding="utf-8")
SMALL_PHONE = ViewportSize(width=320, height=640)
TABLET = ViewportSize(width=768, height=1024)
LOOKS = [(SMALL_PHONE, "hu"), (PHONE, "it"), (TABLET, "en"), (DESK, "hu")]


@pytest.mark.parametrize(("size", "language"), LOOKS)
@pytest.mark.parametrize("game", game_ids())
def test_tables_are_laid_out_well(invite: Invite, game: str, size: ViewportSize, language: str) -> None:
    anna = invite(size, locale=language)
    anna.open_table(game, *["bot:greedy"] * (find_game(game).default_seats - 1))
    found: set[str] = set()
    for step in range(9):
        if step % 4 == 0:
            assert anna.is_asked()
            found |= set(anna.page.evaluate(FAULTS))
        anna.click_something()
        assert anna.is_asked()
    # On the smallest phones whoever wants to read a map enlarges it.
    assert sorted(fault for fault in found if size is not SMALL_PHONE or not fault.startswith("small")) == []


# The names of regions that reach beyond their borders: at either end, on the line on which they stand.
NAMES_BEYOND = """() => [...document.querySelectorAll("#board .map .region")].flatMap((region, at) => {
  const name = document.querySelectorAll("#board .map .region-name")[at];
  const area = region.querySelector(".area");
  return [...name.children].filter((line) => {
    const { x, y, width, height } = line.getBBox();
    return [x, x + width].some((end) => !area.isPointInFill(new DOMPoint(end, y + height / 2)));
  }).map((line) => line.textContent);
})"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_regions_lie_within_their_borders(invite: Invite, language: str) -> None:
    anna = invite(locale=language)
    anna.page.goto("/learn/principe")
    anna.page.wait_for_selector("#table[data-ready]")
    assert anna.page.locator("#board .map .region-name").count() == 6
    assert anna.page.evaluate(NAMES_BEYOND) == []
