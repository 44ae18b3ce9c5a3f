"""What cannot be undone is asked once more, for those who want that, and on touch devices for what weighs most."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.person import PHONE, Person

LONGER = "lines => document.querySelectorAll('#log li:not(.since)').length > lines"


def second_question(anna: Person) -> Locator:
    return anna.page.get_by_role("button", name="Are you sure?").filter(visible=True)


def play_a_card(anna: Person) -> None:
    """Choose a card of the hand, and a column for it, if there is more than one: then the card waits for it."""
    anna.page.locator("#board [data-domain=card].can:not(.chosen)").first.click()
    if anna.page.locator("#board:has(.can) [data-domain=card].chosen").count():
        anna.page.locator("#board [data-domain=column].can:not(.chosen)").first.click()


def test_a_phone_asks_once_more_before_a_card_is_played(invite: Invite) -> None:
    anna = invite(PHONE)
    anna.open_table("ruse-and-bruise", "bot:random")
    anna.play_until("placing")
    expect(anna.page.locator("#confirm")).to_have_value("weighty")
    lines = len(anna.log())
    play_a_card(anna)
    expect(second_question(anna)).not_to_have_count(0)
    assert len(anna.log()) == lines and not anna.page.locator("#board .can").count()
    # Whoever thinks again has decided nothing.
    anna.page.locator("#quick .clear").tap()
    expect(second_question(anna)).to_have_count(0)
    play_a_card(anna)
    second_question(anna).last.tap()
    anna.page.wait_for_function(LONGER, arg=lines)


def test_at_a_desk_nothing_is_asked_again_unless_it_is_wished_and_the_device_remembers(invite: Invite) -> None:
    anna = invite()
    path = anna.open_table("ruse-and-bruise", "bot:random")
    anna.play_until("placing")
    lines = len(anna.log())
    play_a_card(anna)
    anna.page.wait_for_function(LONGER, arg=lines)
    anna.page.select_option("#confirm", "final")
    anna.page.goto(path)
    anna.play_until("placing")
    expect(anna.page.locator("#confirm")).to_have_value("final")
    play_a_card(anna)
    expect(second_question(anna)).to_have_count(1)


def test_what_can_be_undone_is_not_asked_again_and_the_others_read_that_it_was_undone(invite: Invite) -> None:
    anna, bela = invite(), invite()
    path = anna.open_table("heads-of-state", "bot:random", "bot:random")
    bela.page.goto(path)
    anna.page.select_option("#confirm", "final")
    anna.play_until("choosing")
    anna.page.get_by_role("button", name="Take three attribute cards").filter(visible=True).click()
    expect(anna.page.locator("#table[data-phase=drawing]")).to_have_count(1)
    anna.page.click("#undo")
    expect(anna.page.locator("#table[data-phase=choosing]")).to_have_count(1)
    expect(bela.page.locator("#log li").last).to_have_text("Anna undoes their last decision.")
