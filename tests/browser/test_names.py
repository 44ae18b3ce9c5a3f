"""People choose what they are called: in one field that is remembered, and nothing of it is cut without a word."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite

LONG = "Maria Aurora von Königsmarck the Younger"


def test_the_first_page_asks_for_a_name_and_remembers_it(invite: Invite) -> None:
    anna = invite()
    anna.page.goto("/")
    anna.page.fill("#name", "Anna")
    anna.page.get_by_role("button", name="Play now").first.click()
    anna.page.wait_for_selector("#table[data-ready]")
    expect(anna.page.locator("#players .me .name")).to_have_text("Anna")
    for page in ("/", "/new?game=strozzi"):
        anna.page.goto(page)
        expect(anna.page.locator("#name")).to_have_value("Anna")


def test_a_name_that_is_too_long_is_said_and_not_cut(invite: Invite) -> None:
    anna, bela = invite(), invite()
    for person in (anna, bela):
        person.troubles.expect("422")
    anna.open_table("ruse-and-bruise", "friend")
    link = anna.page.get_attribute("#room [data-copy]", "data-copy") or ""
    for page, button in (("/", "Play now"), ("/new?game=strozzi", "Create"), (link, "Join")):
        bela.page.goto(page)
        bela.page.fill("#name", LONG)
        bela.page.get_by_role("button", name=button).first.click()
        expect(bela.page.get_by_role("alert")).to_contain_text("at most 24 characters")
        # What was typed is still there to be shortened.
        expect(bela.page.locator("#name")).to_have_value(LONG)
    bela.page.fill("#name", "Anna")
    bela.page.get_by_role("button", name="Join").click()
    bela.page.wait_for_selector("#table[data-ready]")
    expect(bela.page.locator("#players .name")).to_have_text(["Anna", "Anna 2"])


def test_a_seat_s_link_leads_whoever_sits_there_to_the_table(invite: Invite) -> None:
    anna, bela = invite(), invite()
    anna.open_table("ruse-and-bruise", "friend")
    link = anna.page.get_attribute("#room [data-copy]", "data-copy") or ""
    bela.page.goto(link)
    bela.page.fill("#name", "Béla")
    bela.page.click("button.main")
    for _ in range(2):
        bela.page.wait_for_selector("#table[data-ready]")
        expect(bela.page.locator("#players .me .name")).to_have_text("Béla")
        bela.page.goto(link)
