"""A page loaded anew, a line that breaks, a server that dies: a decision counts once, and the page comes back."""

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.server import Server

CHOSEN = "#board .own .chosen .card"
"""The cards that Il Principe's players put face down one by one: taken twice, a decision would lay two."""


def offering(invite: Invite) -> tuple[Person, Person]:
    """Anna and Béla at a table where both decide several times in a row; but Béla never does."""
    anna, bela = invite(), invite()
    anna.open_table("principe", "friend")
    bela.page.goto(anna.page.get_attribute("#room [data-copy]", "data-copy") or "")
    bela.page.fill("#name", "Béla")
    bela.page.click("button.main")
    anna.page.wait_for_selector("#table[data-ready]")
    assert anna.is_asked()
    return anna, bela


def test_a_page_loaded_anew_in_the_middle_of_a_decision_asks_again(invite: Invite) -> None:
    anna = invite()
    anna.open_table("ruse-and-bruise", "bot:random")
    assert anna.is_asked()
    log, glowing = anna.log(), anna.page.locator("#board .can").count()
    anna.page.locator("#board .hand .can, #board .can").last.click()
    assert anna.page.locator("#board .chosen").count() == 1
    anna.page.reload()
    assert anna.is_asked()
    assert anna.page.locator("#board .chosen").count() == 0
    assert anna.log() == log and anna.page.locator("#board .can").count() == glowing


def test_a_decision_made_while_the_server_is_down_counts_once_when_it_is_back(invite: Invite, server: Server) -> None:
    anna, bela = offering(invite)
    for person in (anna, bela):
        person.troubles.expect("ERR_CONNECTION_REFUSED")
    server.stop()
    expect(anna.page.locator("#toast.lasting")).to_be_visible()
    anna.page.keyboard.press("1")
    server.start()
    expect(anna.page.locator(CHOSEN)).to_have_count(1)
    expect(anna.page.locator("#toast.lasting")).to_have_count(0)
    anna.page.reload()
    assert anna.is_asked()
    expect(anna.page.locator(CHOSEN)).to_have_count(1)


def test_a_decision_whose_answer_was_lost_is_sent_again_and_counts_once(invite: Invite) -> None:
    anna, _ = offering(invite)
    sent: list[str] = []
    deaf = [True]

    def pass_on(page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()

        def to_server(message: str | bytes) -> None:
            server_side.send(message)
            if '"play"' in str(message):
                sent.append(str(message))

        def to_page(message: str | bytes) -> None:
            # Once a decision is on its way, nothing comes back, and the line breaks.
            if not (deaf[0] and sent):
                page_side.send(message)
            elif '"ack"' in str(message):
                deaf[0] = False
                page_side.close(code=4000)
                server_side.close()

        page_side.on_message(to_server)
        server_side.on_message(to_page)

    anna.page.route_web_socket("**/socket*", pass_on)
    anna.page.reload()
    assert anna.is_asked()
    anna.page.keyboard.press("1")
    expect(anna.page.locator(CHOSEN)).to_have_count(1)
    assert anna.is_asked()
    assert not anna.page.locator("#toast.refusal:not([hidden])").count(), "it was taken, not refused"
    assert len(sent) == 2 and sent[0] == sent[1], "the same decision, with the same id, twice"
    anna.page.reload()
    assert anna.is_asked()
    expect(anna.page.locator(CHOSEN)).to_have_count(1)


def test_nothing_can_be_chosen_before_the_last_decision_is_answered(invite: Invite) -> None:
    anna, bela = offering(invite)
    held: list[str | bytes] = []
    lines: list[WebSocketRoute] = []

    def pass_on(page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()

        def to_server(message: str | bytes) -> None:
            if '"play"' in str(message):
                held.append(message)
            else:
                server_side.send(message)

        page_side.on_message(to_server)
        server_side.on_message(page_side.send)
        lines.append(server_side)

    anna.page.route_web_socket("**/socket*", pass_on)
    anna.page.reload()
    assert anna.is_asked()
    anna.page.keyboard.press("1")
    # While her decision is on its way, Béla decides: the table changes, and still she has to wait.
    assert bela.is_asked()
    bela.page.keyboard.press("1")
    expect(bela.page.locator(CHOSEN)).to_have_count(1)
    # What he says reaches her after what he decided.
    bela.page.fill("#chat-text", "I am ready.")
    bela.page.click("#chat-form button")
    expect(anna.page.locator("#chat li")).to_have_count(1)
    assert not anna.page.locator("#choices .choice:not([disabled]), #board .can").count()
    for message in held:
        lines[-1].send(message)
    expect(anna.page.locator(CHOSEN)).to_have_count(1)
    assert anna.is_asked()
