"""Several people at one device: a curtain falls between them, and nobody sees another's hand."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.axe import faults

HAND = "cards => cards.map((card) => card.dataset.piece)"


def test_a_curtain_falls_between_two_people(invite: Invite) -> None:
    device = invite()
    page = device.page
    device.open_table("ruse-and-bruise", "here")
    hands: list[set[str]] = []
    for _ in range(4):
        expect(page.locator("#curtain")).to_be_visible()
        assert not page.locator("#board .can, #board [data-domain=card]").count(), "the curtain hides every hand"
        page.locator("#curtain a:visible").click()
        assert device.is_asked()
        assert not page.locator("#curtain").count()
        hands.append(set(page.locator("#board [data-domain=card]").evaluate_all(HAND)))
        while page.locator("#ask.mine").count():
            device.click_something()
            page.wait_for_selector("#curtain, #choices .choice:not([disabled])")
    assert all(hands) and not hands[0] & hands[1] and not hands[2] & hands[3]


def test_going_back_does_not_lift_the_curtain(invite: Invite) -> None:
    device = invite()
    page = device.page
    device.open_table("ruse-and-bruise", "here")
    page.locator("#curtain a:visible").click()
    while device.is_asked() and not page.locator("#curtain").count():
        device.click_something()
        page.wait_for_selector("#curtain, #choices .choice:not([disabled])")
        if page.locator("#curtain").count():
            break
    page.go_back()
    page.wait_for_load_state()
    assert not page.locator("#board [data-domain=card].can").count()


def test_the_curtain_can_be_read_by_everybody(invite: Invite) -> None:
    device = invite()
    device.open_table("ruse-and-bruise", "here")
    expect(device.page.locator("#curtain")).to_be_visible()
    assert faults(device.page) == ""
