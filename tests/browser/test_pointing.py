"""What can be decided about a piece is done at the piece; what cannot says why not; help needs no long press."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.person import PHONE, Person


def refused(anna: Person) -> Locator:
    return anna.page.locator("#toast.refusal:not([hidden])")


def test_a_card_is_drawn_by_pressing_the_pile(invite: Invite) -> None:
    anna = invite()
    anna.open_table("heads-of-state", "bot:random")
    anna.play_until("drawing")
    pile = anna.page.locator("#board .pile.can").first
    expect(pile).to_have_attribute("role", "button")
    before = len(anna.log())
    pile.click()
    anna.page.wait_for_function("lines => document.querySelectorAll('#log li:not(.since)').length > lines", arg=before)
    expect(refused(anna)).to_have_count(0)


def test_a_pile_that_cannot_be_drawn_from_says_why(invite: Invite) -> None:
    anna = invite()
    anna.open_table("heads-of-state", "bot:random")
    anna.play_until("choosing")
    anna.page.locator("#board .pile").first.click()
    expect(refused(anna)).to_be_visible()
    assert len(refused(anna).inner_text()) > 10


def test_pressing_what_is_no_choice_says_what_is_asked_and_lights_what_is_near(invite: Invite) -> None:
    anna = invite()
    anna.open_table("ruse-and-bruise", "bot:random")
    assert anna.is_asked()
    anna.page.locator("#board .player").first.click(position={"x": 4, "y": 4})
    expect(refused(anna)).to_contain_text(anna.question())
    expect(anna.page.locator("#board .can.nearest")).to_have_count(1)


def test_who_is_not_asked_hears_whose_turn_it_is(invite: Invite) -> None:
    people = [invite(), invite()]
    anna, bela = people
    anna.open_table("ruse-and-bruise", "friend")
    bela.page.goto(anna.page.get_attribute("#room [data-copy]", "data-copy") or "")
    bela.page.fill("#name", "Béla")
    bela.page.click("button.main")
    for person in people:
        person.page.wait_for_selector("#table[data-ready]")
    idle = next(person for person in people if not person.page.locator("#ask.mine").count())
    idle.page.locator("#board .held").first.click()
    expect(refused(idle)).to_be_visible()


def test_a_question_mark_explains_what_is_touched_next(invite: Invite) -> None:
    anna = invite(PHONE)
    anna.open_table("ruse-and-bruise", "bot:random")
    assert anna.is_asked()
    anna.page.locator("#explain").tap()
    card = anna.page.locator("#board [data-domain=card].can").first
    card.tap()
    expect(anna.page.locator("#help")).to_be_visible()
    assert anna.page.locator("#help strong").inner_text() in card.inner_text()
    assert anna.page.locator("#board .chosen").count() == 0
    # The next touch chooses again.
    card.tap()
    expect(anna.page.locator("#board .chosen")).to_have_count(1)


def test_the_owner_of_a_card_that_lies_face_down_can_be_heard(invite: Invite) -> None:
    anna = invite()
    anna.open_table("ruse-and-bruise", "bot:random")
    backs = anna.page.locator("#board .card.back")
    while not backs.count():
        assert anna.is_asked()
        anna.click_something()
    heard = backs.first.aria_snapshot()
    assert re.search(r"img \".*(Anna|Lucrezia)", heard), heard
