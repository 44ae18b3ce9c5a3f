"""Before the deal: the same people are invited to play again, and a host can free a seat."""

import json
import urllib.request
from typing import Any

from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.server import Server

GAME = "ruse-and-bruise"


def ask(server: Server, path: str, body: object = None, key: str = "") -> Any:
    """One question to the API."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {key}"} if key else {})
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{server.address}/api/{path}", data, headers)
    with urllib.request.urlopen(request, timeout=20) as answer:
        return json.loads(answer.read())


def game_over(server: Server) -> list[str]:
    """A game of two people that is over; the links of their seats."""
    made = ask(server, "tables", {"game": GAME, "seats": ["me", "friend"], "name": "Anna"})
    joined = ask(server, "seat/join", {"name": "Béla"}, made["seats"][1]["key"])
    keys = [made["seats"][0]["key"], joined["key"]]
    while (state := ask(server, "seat", key=keys[0]))["state"] != "over":
        actor = state["acts"][0]
        action = ask(server, "seat", key=keys[actor])["legal"][0]["id"]
        ask(server, "seat/play", {"v": state["v"], "action": action}, keys[actor])
    return [f"/seats/{key}" for key in keys]


def at_the_end(invite: Invite, link: str) -> Person:
    person = invite()
    person.page.goto(link)
    person.page.click("button.main")
    person.page.wait_for_selector("#table[data-ready]")
    return person


def test_whoever_asks_waits_and_the_others_come_with_one_click(invite: Invite, server: Server) -> None:
    anna, bela = [at_the_end(invite, link) for link in game_over(server)]
    again = anna.page.locator("#after form button")
    expect(again).to_have_text("Play again")
    again.click()
    expect(anna.page.locator("#room li").nth(0)).to_contain_text("Anna has come")
    expect(anna.page.locator("#room li").nth(1)).to_contain_text("Béla not here yet")
    expect(anna.page.locator("#fill")).to_be_disabled()
    assert faults(anna.page) == ""
    # Béla, who still looks at the end of the last game, is told at once.
    expect(bela.page.locator("#asked")).to_have_text("Anna wants to play again.")
    expect(bela.page.locator("#after form button")).to_have_text("Join in")
    bela.page.click("#after form button")
    for person in (anna, bela):
        person.page.wait_for_selector("#table[data-ready]")
        expect(person.page.locator("#players .name")).to_have_text(["Anna", "Béla"])
        expect(person.page.locator("#players .here")).to_have_count(2)


def test_a_host_frees_the_seat_of_somebody_who_sat_down_by_mistake(invite: Invite) -> None:
    anna, bela = invite(), invite()
    anna.open_table(GAME, "friend", "friend")
    link = anna.page.get_attribute("#room [data-copy]", "data-copy")
    bela.page.goto(link or "")
    bela.page.fill("#name", "Béla")
    bela.page.click("button.main")
    expect(bela.page.locator("#room [data-copy]")).to_have_count(1)
    anna.page.get_by_role("button", name="Free the seat of Béla").click()
    # The seat has a link again, another one; Béla sees none any more.
    expect(anna.page.locator("#room [data-copy]")).to_have_count(2)
    assert anna.page.get_attribute("#room [data-copy] >> nth=0", "data-copy") != link
    expect(bela.page.locator("#room [data-copy]")).to_have_count(0)
    expect(bela.page.locator("#room strong")).to_have_text(["Anna"])
