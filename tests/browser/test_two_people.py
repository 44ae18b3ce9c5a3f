"""Two people, each with a browser: a seat by link, talk, and what one decides is seen by the other."""

from playwright.sync_api import Request, expect

from tests.browser.conftest import Invite
from tests.browser.person import DESK, PHONE, Person

LONGER = "lines => document.querySelectorAll('#log li:not(.since)').length > lines"


def sit_down(invite: Invite, game: str) -> tuple[Person, Person]:
    """Anna opens a table on her desk; Béla follows her link on his phone."""
    anna, bela = invite(DESK, seed=1), invite(PHONE, seed=2)
    anna.open_table(game, "friend")
    link = anna.page.get_attribute("#room [data-copy]", "data-copy")
    assert link
    bela.page.goto(link)
    bela.page.fill("#name", "Béla")
    bela.page.click("button.main")
    for person in (anna, bela):
        person.page.wait_for_selector("#table[data-ready]")
    return anna, bela


def test_the_waiting_room_opens_the_table_by_itself_when_everybody_is_there(invite: Invite) -> None:
    anna, bela = sit_down(invite, "ruse-and-bruise")
    for person in (anna, bela):
        expect(person.page.locator("#players .name")).to_have_text(["Anna", "Béla"])
        expect(person.page.locator("#players .here")).to_have_count(2)


def test_what_is_said_arrives(invite: Invite) -> None:
    anna, bela = sit_down(invite, "ruse-and-bruise")
    bela.page.fill("#chat-text", "Jó játékot! <b>&")
    bela.page.click("#chat-form button")
    for person in (anna, bela):
        expect(person.page.locator("#chat li")).to_have_text(["Béla Jó játékot! <b>&"])


def test_a_decision_of_one_is_seen_by_the_other(invite: Invite) -> None:
    people = sit_down(invite, "ruse-and-bruise")
    for _ in range(6):
        acting = next(person for person in people if person.page.locator("#ask.mine").count())
        other = next(person for person in people if person is not acting)
        assert not other.page.locator("#board .can").count(), "it glows for somebody who is not asked"
        before = len(acting.log()), len(other.log())
        while not acting.page.locator("#choices .hint").count():
            acting.click_something()
            acting.page.wait_for_selector("#choices .choice:not([disabled]), #choices .hint")
        for person, lines in zip((acting, other), before, strict=True):
            person.page.wait_for_function(LONGER, arg=lines)
        assert other.is_asked()


def test_a_taken_seat_cannot_be_taken_by_another_who_has_the_old_link(invite: Invite) -> None:
    anna, thief = invite(), invite()
    anna.open_table("ruse-and-bruise", "friend")
    link = anna.page.get_attribute("#room [data-copy]", "data-copy")
    assert link
    bela = invite()
    bela.page.goto(link)
    bela.page.fill("#name", "Béla")
    bela.page.click("button.main")
    bela.page.wait_for_selector("#table[data-ready]")
    thief.troubles.expect("404")
    thief.page.goto(link)
    assert thief.page.is_visible(".message") and not thief.page.locator("form.sheet").count()


def test_a_link_s_key_is_in_no_other_request_s_headers(invite: Invite) -> None:
    """Proxies write the page that a request came from into their logs."""
    anna, bela = invite(), invite()
    anna.open_table("ruse-and-bruise", "friend")
    link = anna.page.get_attribute("#room [data-copy]", "data-copy")
    assert link
    asked: list[Request] = []
    bela.page.on("request", lambda request: asked.append(request))
    bela.page.goto(link)
    bela.page.fill("#name", "Béla")
    bela.page.click("button.main")
    bela.page.wait_for_selector("#table[data-ready]")
    key = link.rpartition("/")[2]
    others = [request for request in asked if key not in request.url]
    assert any(request.url.endswith(".css") for request in others)
    assert [request.url for request in others if key in request.all_headers().get("referer", "")] == []
