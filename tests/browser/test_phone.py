"""On a phone: nothing runs off the side, nothing is too small to read or to touch, a long press explains."""

import pytest
from playwright.sync_api import Page, expect

from camarilla.core.registry import find_game, game_ids
from camarilla.testkit.drawings.legible import SIDEWAYS, SMALL_TEXTS
from tests.browser.games import EVERY_GAME
from tests.browser.conftest import Invite
from tests.browser.person import PHONE

LEAST_TARGET = 24
LEAST_TEXT = 11.99

# Links in a line of text may be as high as the line.
SMALL_TARGETS = """least => [...document.querySelectorAll("a, button, select, input:not([type=hidden]), summary, .can")]
  .filter((thing) => thing.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter((thing) => !thing.closest("p, dd, li:not(.can)") || thing.matches("button, .can"))
  .map((thing) => [thing, thing.getBoundingClientRect()])
  .filter(([thing, { width, height }]) => width > 0 && (width < least || height < least) && !thing.matches(".skip"))
  .map(([thing, { width, height }]) => `${Math.round(width)}x${Math.round(height)} ${thing.outerHTML.slice(0, 120)}`)"""


def assert_fits(page: Page) -> None:
    assert page.evaluate(SIDEWAYS) <= 0, "the page runs off the side"
    assert "\n".join(page.evaluate(SMALL_TARGETS, LEAST_TARGET)) == ""
    assert "\n".join(page.evaluate(SMALL_TEXTS, LEAST_TEXT)) == ""


@pytest.mark.parametrize("page", ["/", "/new?game={}", "/games/{}"])
def test_pages_fit_a_phone(invite: Invite, page: str) -> None:
    anna = invite(PHONE, locale="hu")
    for game in game_ids() if "{}" in page else [""]:
        anna.page.goto(page.format(game))
        assert_fits(anna.page)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_table_fits_a_phone(invite: Invite, game: str) -> None:
    anna = invite(PHONE, locale="hu")
    anna.open_table(game, *["bot:greedy"] * (find_game(game).seats[0] - 1))
    for step in range(13):
        over = not anna.is_asked()
        if over or step % 4 == 0:
            assert_fits(anna.page)
        if over:
            break
        anna.click_something()


def test_a_long_press_explains_a_card_and_chooses_nothing(invite: Invite) -> None:
    anna = invite(PHONE)
    anna.open_table("ruse-and-bruise", "bot:random")
    assert anna.is_asked()
    card = anna.page.locator(
        "#board .can[data-domain=card], #board .can [data-domain=card], #board .can[data-help]"
    ).first
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box
    finger = anna.context.new_cdp_session(anna.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(anna.page.locator("#help")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert len(anna.page.inner_text("#help span")) > 10
    anna.page.wait_for_timeout(300)
    assert anna.page.locator("#board .chosen").count() == 0
