"""The table explains itself: why not, what this is, whose turn it is."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import DESK, PHONE


def test_what_cannot_be_chosen_says_why_with_the_clause(invite: Invite) -> None:
    anna = invite()
    anna.open_table("ruse-and-bruise", "bot:random")
    toast = anna.page.locator("#toast.refusal:not([hidden])")
    for _ in range(200):
        if not anna.is_asked():  # a game in which everything could be chosen to the end
            anna.open_table("ruse-and-bruise", "bot:random")
            continue
        grey = anna.page.locator("#board [data-domain]:not(.can):not(:has(.can))")
        if grey.count() and not grey.first.locator("xpath=ancestor::*[contains(@class, 'can')]").count():
            break
        anna.click_something()
    grey.first.click()
    expect(toast).to_be_visible()
    clause = toast.locator("a")
    number = re.search(r"\d+(\.\d+)*", clause.inner_text())
    assert number and len(toast.inner_text()) > len(clause.inner_text()) + 10
    with anna.context.expect_page() as opened:
        clause.click()
    rule = opened.value.locator(f"[id='clause-{number.group()}']")
    expect(rule).to_be_in_viewport()
    assert anna.is_asked() and anna.page.locator("#board .can").count()


def test_a_card_pointed_at_explains_itself(invite: Invite) -> None:
    anna = invite()
    anna.open_table("ruse-and-bruise", "bot:random")
    assert anna.is_asked()
    card = anna.page.locator("#board [data-domain=card].can").first
    card.hover()
    help = anna.page.locator("#help")
    expect(help).to_be_visible()
    assert help.locator("strong").inner_text() in card.inner_text()
    assert len(help.locator("span").inner_text()) > 10
    anna.page.mouse.move(5, 5)
    expect(help).to_be_hidden()


def test_the_title_and_the_icon_say_that_it_is_your_turn(invite: Invite) -> None:
    anna, bela = invite(), invite()
    anna.open_table("ruse-and-bruise", "friend")
    bela.page.goto(anna.page.get_attribute("#room [data-copy]", "data-copy") or "")
    bela.page.fill("#name", "Béla")
    bela.page.click("button.main")
    for person in (anna, bela):
        person.page.wait_for_selector("#table[data-ready]")
        mine = bool(person.page.locator("#ask.mine").count())
        assert person.page.title().startswith("● ") == mine
        icon = person.page.get_attribute("link[rel=icon]", "href") or ""
        assert icon.endswith("icon-turn.svg" if mine else "/icon.svg")
    assert {person.page.title()[0] for person in (anna, bela)} == {"●", "R"}


GLIDES = "document.startViewTransition = (change) => { window.glided = true; return original.call(document, change); }"


def test_pieces_glide_unless_less_motion_is_wanted(invite: Invite) -> None:
    for motion, glides in (("no-preference", True), ("reduce", False)):
        anna = invite(reduced_motion=motion)
        anna.context.add_init_script(f"const original = document.startViewTransition; {GLIDES}")
        anna.open_table("strozzi", "bot:random", "bot:random")
        for _ in range(2):
            assert anna.is_asked()
            anna.click_something()
        assert anna.is_asked()
        assert anna.page.evaluate("() => Boolean(window.glided)") == glides


def test_the_marks_of_reconstruction_stand_behind_a_switch(invite: Invite) -> None:
    anna, bela = invite(), invite()
    path = anna.open_table("principe", "bot:random", "bot:random")
    marks = anna.page.locator("#board .doubt")
    assert anna.is_asked() and marks.count() == 0
    anna.page.check("#reconstructed")
    expect(marks).not_to_have_count(0)
    # The device remembers it, for every table; somebody else's device does not.
    anna.page.goto(path)
    expect(marks).not_to_have_count(0)
    anna.page.uncheck("#reconstructed")
    expect(marks).to_have_count(0)
    bela.open_table("principe", "bot:random", "bot:random")
    assert bela.is_asked() and bela.page.locator("#board .doubt").count() == 0


UNEXPLAINED = """async () => {
  const { game, language } = document.querySelector("#table").dataset;
  const texts = await (await fetch(`/games/${game}/words/${language}.json`)).json();
  const told = (thing) => (thing.closest("[data-help], [data-mark]")?.dataset.help ?? "").split(" ");
  return [...document.querySelectorAll("button, a[href], select, input, summary")]
    .filter((thing) => thing.checkVisibility() && !thing.matches(".skip"))
    .filter((thing) => !told(thing).some((key) => texts[key]?.name && texts[key]?.text))
    .map((thing) => thing.outerHTML.slice(0, 100));
}"""


@pytest.mark.parametrize(("game", "bots", "language"), [("principe", 2, "it"), ("heads-of-state", 1, "hu")])
def test_every_button_of_the_page_explains_itself(invite: Invite, game: str, bots: int, language: str) -> None:
    for size in (DESK, PHONE):
        anna = invite(size, locale=language)
        anna.open_table(game, *["bot:random"] * bots)
        for _ in range(6):
            assert anna.is_asked()
            assert anna.page.evaluate(UNEXPLAINED) == []
            anna.click_something()


def test_the_buttons_at_the_end_explain_themselves(invite: Invite, finished: tuple[str, Any]) -> None:
    path, cookies = finished
    anna = invite(storage_state=cookies)
    anna.page.goto(path)
    expect(anna.page.locator("#after")).to_be_visible()
    assert anna.page.evaluate(UNEXPLAINED) == []


def test_a_choice_explains_the_thing_that_it_names(invite: Invite) -> None:
    anna = invite()
    anna.open_table("strozzi", "bot:random", "bot:random")
    assert anna.is_asked()
    help, choices = anna.page.locator("#help"), anna.page.locator("#choices button.choice")
    choices.filter(has_text="pirate").hover()
    expect(help).to_contain_text("Wins the ship at once")
    anna.page.mouse.move(5, 5)
    choices.filter(has_text="Pass").focus()
    anna.page.keyboard.press("Shift+Tab")
    anna.page.keyboard.press("Tab")
    expect(help).to_contain_text("All that the rules allow you now")


def test_what_comes_to_lie_under_a_resting_pointer_keeps_silent(invite: Invite) -> None:
    anna = invite()
    anna.open_table("strozzi", "bot:random", "bot:random")
    assert anna.is_asked()
    help, track = anna.page.locator("#help"), anna.page.locator("#board .track").first
    track.hover()
    expect(help).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(help).to_be_hidden()
    # A browser tells a page what lies under the pointer whenever that is another thing.
    track.evaluate("thing => thing.replaceWith(thing.cloneNode(true))")
    anna.page.wait_for_timeout(600)
    expect(help).to_be_hidden()


def test_a_long_press_explains_a_number(invite: Invite) -> None:
    anna = invite(PHONE)
    anna.open_table("principe", "bot:random", "bot:random")
    assert anna.is_asked()
    money = anna.page.locator("#board .own .money")
    money.scroll_into_view_if_needed()
    money.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(anna.page.locator("#help")).to_contain_text("Coins, for bids and for the cost of cities")
