"""A standing order answers for its owner on his turn, and nobody else learns of it before."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import Person


def auction(invite: Invite) -> tuple[Person, Person]:
    """Two people at the first auction of Il Principe: who has to bid, and who is next."""
    people = invite(), invite()
    anna, bela = people
    anna.open_table("principe", "friend")
    bela.page.goto(anna.page.get_attribute("#room [data-copy]", "data-copy") or "")
    bela.page.fill("#name", "Béla")
    bela.page.click("button.main")
    for person in people:
        person.page.wait_for_selector("#table[data-phase=offering]")
        while not person.page.locator("#choices .hint").count() and offers(person):
            person.click_something()
            person.page.wait_for_selector("#choices .choice:not([disabled]), #choices .hint")
    for person in people:
        person.page.wait_for_selector("#table[data-phase=card-auction]")
    asked = anna if anna.page.locator("#ask.mine").count() else bela
    return asked, bela if asked is anna else anna


def offers(person: Person) -> bool:
    return person.page.get_attribute("#table", "data-phase") == "offering"


def test_an_order_passes_for_its_owner(invite: Invite) -> None:
    asked, other = auction(invite)
    known = asked.page.inner_text("main")
    other.page.click("#orders summary")
    other.page.click("#order-pass")
    expect(other.page.locator("#orders-standing li")).to_have_count(1)
    assert asked.page.inner_text("main") == known and not asked.page.locator("#orders-standing li").count()
    name = other.page.inner_text("#players .me .name")
    before = len(asked.log())
    asked.page.click("#choices .choice:has-text('1')")
    expect(asked.page.locator("#log li", has_text=f"{name} passes").first).to_be_attached()
    assert any(line.startswith(f"{name} passes") for line in asked.log()[before:])
    expect(other.page.locator("#orders-standing li")).to_have_count(0)


def test_an_order_can_be_cancelled(invite: Invite) -> None:
    asked, other = auction(invite)
    other.page.click("#orders summary")
    other.page.fill("#order-raise-coins", "2")
    other.page.click("#order-raise")
    expect(other.page.locator("#orders-standing li")).to_contain_text(["up to 2"])
    other.page.click("#orders-standing button")
    expect(other.page.locator("#orders-standing li")).to_have_count(0)
    asked.page.click("#choices .choice:has-text('1')")
    assert other.is_asked(), "without an order its owner is asked"
