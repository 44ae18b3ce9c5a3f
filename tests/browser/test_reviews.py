"""Hints and reviews in the browser: by keyboard, at two sizes, without a fault that axe finds."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.conftest import Invite
from tests.browser.person import PHONE

LONG = 400_000
"""Milliseconds that a whole review may take where nothing is compiled and others are busy, too."""


def test_a_finished_game_is_reviewed_and_leads_to_the_replay(invite: Invite, finished: tuple[str, Any]) -> None:
    path, cookies = finished
    anna = invite(storage_state=cookies)
    page = anna.page
    page.goto(path)
    page.click(f"a[href$='{path}/review']")
    assert faults(page) == ""
    page.get_by_role("button", name="Review this game").press("Enter")
    expect(page.get_by_role("progressbar")).to_be_visible()
    assert faults(page) == ""
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=LONG)
    page.evaluate("() => document.querySelectorAll('details').forEach((part) => (part.open = true))")
    assert faults(page) == ""
    expect(page.get_by_role("heading", name="Pieces of luck")).to_be_visible()
    told = page.locator("ol.turns").first.locator("li").count()
    # Up to five; where there are fewer, the page says why.
    assert 1 <= told <= 5
    assert (told == 5) != page.get_by_text("No more entries changed a chance").is_visible()
    expect(page.get_by_role("row", name="Own decisions")).to_contain_text("±")
    page.set_viewport_size(PHONE)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    turn = page.locator("ol.turns a").first
    number = (turn.inner_text()).partition(".")[0]
    turn.press("Enter")
    expect(page.locator("#number")).to_have_text(number)


def test_a_hint_is_read_out_and_lit_on_the_board(invite: Invite) -> None:
    anna = invite()
    anna.open_table("strozzi", "bot:random", "bot:random")
    assert anna.is_asked()
    page = anna.page
    hints = page.get_by_role("status", name="The best decisions")
    # Not every decision is about something on the board: whoever passes does nothing there.
    for _ in range(20):
        page.get_by_role("button", name="Hint").press("Enter")
        expect(hints.locator("p").first).to_contain_text("chance to win")
        if page.locator("#board .hinted").count():
            break
        anna.click_something()
        assert anna.is_asked()
        expect(hints.locator("p")).to_have_count(0)
    expect(page.locator("#board .hinted")).not_to_have_count(0)
    expect(page.locator("#board .seat-1.hinted, #board .seat-2.hinted")).to_have_count(0)
    assert faults(page) == ""
    anna.click_something()
    assert anna.is_asked()
    expect(page.locator(".hinted")).to_have_count(0)


def test_on_a_phone_a_hint_comes_into_sight(invite: Invite) -> None:
    anna = invite(PHONE)
    anna.open_table("strozzi", "bot:random", "bot:random")
    assert anna.is_asked()
    page = anna.page
    # Somebody has scrolled just far enough to find the button.
    page.evaluate("""() => {
      const edge = document.querySelector(".dock").getBoundingClientRect().top;
      const { bottom } = document.querySelector("#hint").getBoundingClientRect();
      scrollBy({ top: bottom - edge + 8, behavior: "instant" });
    }""")
    page.get_by_role("button", name="Hint").press("Enter")
    last = page.get_by_role("status", name="The best decisions").locator("p").last
    # In sight, and behind nothing that stands fixed at the lower edge.
    expect(last).to_be_in_viewport(ratio=1)
    covered = page.evaluate("""() => {
      const { left, bottom, width } = document.querySelector("#hints > p:last-child").getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, bottom - 2).closest("#hints") === null;
    }""")
    assert not covered
