"""First steps: three turns with a sentence of advice, ended by one tap, and nothing of it leaves the device."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.person import PHONE, Person

KEPT = "() => Object.entries(localStorage).filter(([name]) => /advice|turns/.test(name)).sort()"


def at_the_table(person: Person) -> Page:
    person.open_table("ruse-and-bruise", "bot:random")
    assert person.is_asked()
    return person.page


def next_turn(person: Person) -> None:
    """Play until others have decided, and it is one's own turn again."""
    version = int(person.page.get_attribute("#table", "data-version") or 0)
    while int(person.page.get_attribute("#table", "data-version") or 0) < version + 2:
        person.click_something()
        assert person.is_asked()


def test_three_turns_bring_a_sentence_each(invite: Invite) -> None:
    anna = invite()
    page = at_the_table(anna)
    advice = page.locator("#advice")
    expect(advice).to_contain_text("Look at the lowest card of each column")
    page.reload()
    page.wait_for_selector("#table[data-ready]")
    expect(advice).to_be_visible()
    assert [value.split(" ")[0] for _, value in page.evaluate(KEPT)] == ["1"]
    for _ in range(2):
        next_turn(anna)
        expect(advice).to_be_visible()
    next_turn(anna)
    expect(advice).to_be_hidden()


def test_one_tap_ends_it_for_the_turn_and_another_for_ever(invite: Invite) -> None:
    anna = invite()
    page = at_the_table(anna)
    advice = page.locator("#advice")
    advice.get_by_role("button", name="Got it").click()
    expect(advice).to_be_hidden()
    next_turn(anna)
    expect(advice).to_be_visible()
    advice.get_by_role("button", name="Never again").click()
    expect(advice).to_be_hidden()
    anna.open_table("strozzi", "bot:random", "bot:random")
    assert anna.is_asked()
    expect(advice).to_be_hidden()
    expect(page.locator("#advising")).not_to_be_checked()
    # Whoever wants it again gets it again.
    page.check("#advising")
    expect(advice).to_contain_text("Look at the ship’s speed")


def test_advice_is_in_sight_on_a_phone_and_hides_no_choice(invite: Invite) -> None:
    anna = invite(PHONE)
    anna.open_table("heads-of-state", "bot:random")
    assert anna.is_asked()
    expect(anna.page.locator("#advice")).to_be_in_viewport()
    advice, quick = anna.page.locator("#advice").bounding_box(), anna.page.locator("#quick").bounding_box()
    assert advice and quick and advice["y"] + advice["height"] <= quick["y"]


def test_whoever_only_watches_gets_no_advice(invite: Invite) -> None:
    anna, bela = invite(), invite()
    path = anna.open_table("ruse-and-bruise", "bot:random")
    bela.page.goto(path)
    bela.page.wait_for_selector("#table[data-ready]")
    expect(bela.page.locator("#advice")).to_have_count(0)
    assert bela.page.evaluate(KEPT) == []
