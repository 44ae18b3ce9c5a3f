"""The table explains itself: why not, what this is, whose turn it is."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite


def test_what_cannot_be_chosen_says_why_with_the_clause(invite: Invite) -> None:
    anna = invite()
    anna.open_table("ruse-and-bruise", "bot:random")
    toast = anna.page.locator("#toast.refusal:not([hidden])")
    for _ in range(60):
        assert anna.is_asked()
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
