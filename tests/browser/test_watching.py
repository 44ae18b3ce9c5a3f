"""Somebody without a seat sees what everybody may see, and is asked nothing."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite


def test_a_watcher_sees_no_hand_and_no_choice(invite: Invite) -> None:
    anna, watcher = invite(), invite()
    path = anna.open_table("ruse-and-bruise", "bot:random")
    assert anna.is_asked()
    watcher.page.goto(path)
    watcher.page.wait_for_selector("#table[data-ready]")
    assert watcher.page.get_attribute("#table", "data-seat") == "watch"
    hand = anna.page.locator("#board [data-domain=card]").evaluate_all("cards => cards.map(card => card.dataset.piece)")
    pieces = watcher.page.locator("#board [data-piece]").evaluate_all("cards => cards.map(card => card.dataset.piece)")
    assert hand and not set(hand) & set(pieces)
    assert not watcher.page.locator("#board .can, #choices button, #chat-form, #undo, a[href*='/seats/']").count()
    # What Anna alone was told stands in her log only.
    drawn = [line for line in anna.log() if line not in watcher.log()]
    for _ in range(4):
        assert anna.is_asked()
        anna.click_something()
    anna.is_asked()
    expect(watcher.page.locator("#log li")).not_to_have_count(0)
    drawn = [line for line in anna.log() if line not in watcher.log()]
    assert drawn and all("Anna" in line for line in drawn)
    assert not watcher.page.locator("#board .can, #choices button").count()


def test_a_listed_table_is_found_on_the_first_page(invite: Invite) -> None:
    anna, watcher = invite(), invite()
    anna.page.goto("/new?game=strozzi")
    anna.page.fill("#name", "Signora Anna")
    anna.page.check("#listed")
    anna.page.click("form.sheet button.main")
    anna.page.wait_for_selector("#table[data-ready]")
    watcher.page.goto("/")
    watcher.page.click(".tables a:has-text('Signora Anna')")
    watcher.page.wait_for_selector("#table[data-seat=watch]")
    assert anna.page.url == watcher.page.url


def test_what_watchers_say_is_marked_in_words(invite: Invite) -> None:
    anna, watcher = invite(), invite()
    path = anna.open_table("ruse-and-bruise", "bot:random")
    watcher.open_table("ruse-and-bruise", "bot:random")  # under the same name
    watcher.page.goto(path)
    watcher.page.wait_for_selector("#table[data-seat=watch][data-ready]")
    watcher.page.fill("#chat-text", "I am Anna.")
    watcher.page.click("#chat-form button")
    for person in (anna, watcher):
        expect(person.page.locator("#chat li")).to_have_text(["Anna (watching) I am Anna."])
    anna.page.fill("#chat-text", "No, I am.")
    anna.page.click("#chat-form button")
    expect(watcher.page.locator("#chat li").last).to_have_text("Anna No, I am.")
