"""The words for the shuffle, as browsers give them: bound when sitting down, told when all are there."""

import sqlite3
from contextlib import closing
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.server import Server
from tests.browser.test_playing_again import ask
from tests.browser.test_two_people import sit_down

GAME = "ruse-and-bruise"
SWEEP = 60_000
"""Milliseconds in which the server surely looks for seats that are waited for too long."""


def shuffle_of(server: Server, person: Person) -> Any:
    return ask(server, f"tables/{person.page.url.split('/tables/')[1].split('?')[0]}")["shuffle"]


def take_seat(person: Person, link: str, name: str, typed: str = "") -> None:
    person.page.goto(link)
    person.page.fill("#name", name)
    person.page.fill("#word", typed)
    person.page.click("button.main")


def free_link(person: Person) -> str:
    link = person.page.get_attribute("#room [data-copy]", "data-copy")
    assert link
    return link


def pass_time(server: Server, seconds: float) -> None:
    """Put the clock of the database forward, while no server has it open."""
    server.stop()
    with closing(sqlite3.connect(server.folder / "tables.sqlite3")) as database, database:
        [shown] = database.execute("SELECT value FROM settings WHERE name = 'clock'").fetchone()
        ahead = f"{float(shown) + seconds:020.3f}"
        database.execute("UPDATE settings SET value = ? WHERE name = 'clock'", (ahead,))
    server.start()


def test_two_people_are_bound_before_either_tells_the_words(invite: Invite, server: Server) -> None:
    anna, bela = sit_down(invite, GAME)
    shuffle = shuffle_of(server, anna)
    assert shuffle["told"] == [True, True] and all(len(commit) == 64 for commit in shuffle["commits"])
    anna.page.click("details.more summary")
    expect(anna.page.locator("details.more")).to_contain_text("nobody can have chosen the deal")
    for person in (anna, bela):
        seen = person.page.evaluate("Object.entries(localStorage).filter(([key]) => key.startsWith('camarilla seen '))")
        assert len(seen) == 1 and all(commit in seen[0][1] for commit in shuffle["commits"])


def test_typed_words_stay_in_the_browser_until_all_are_bound(invite: Invite, server: Server) -> None:
    anna, bela = invite(), invite()
    anna.open_table(GAME, "friend", "friend")
    sent: list[str] = []
    bela.page.on("request", lambda request: sent.append(request.post_data or ""))
    take_seat(bela, free_link(anna), "Béla", "tulips for Anna")
    bela.page.wait_for_selector("#room")
    kept = bela.page.evaluate("Object.entries(localStorage).filter(([key]) => key.startsWith('camarilla words '))")
    assert [words[65:] for _, words in kept] == ["tulips for Anna"]
    assert any("commit=" in body for body in sent) and not any("tulips" in body for body in sent)
    [commit] = [commit for commit in shuffle_of(server, bela)["commits"][1:] if commit]
    assert kept[0][0].endswith(commit)


def test_the_seat_of_a_closed_page_opens_again(invite: Invite, server: Server) -> None:
    anna, bela, carlo, dora = invite(), invite(), invite(), invite()
    anna.open_table(GAME, "friend", "friend")
    take_seat(bela, free_link(anna), "Béla")
    bela.page.wait_for_selector("#room")
    before = shuffle_of(server, anna)["commitment"]
    bela.page.close()
    expect(anna.page.locator("#room li").nth(1)).to_contain_text("Béla")
    take_seat(carlo, free_link(anna), "Carlo")
    expect(carlo.page.locator("#gathering")).to_contain_text("Everybody is here")
    for person in (anna, carlo):
        person.troubles.expect("ERR_CONNECTION_REFUSED")
    pass_time(server, 150)
    expect(anna.page.locator("#room [data-copy]")).to_have_count(1, timeout=SWEEP)
    expect(anna.page.locator("main")).to_contain_text("The shuffle was begun anew once.")
    assert shuffle_of(server, anna)["commitment"] != before
    take_seat(dora, free_link(anna), "Dora")
    for person in (anna, carlo, dora):
        person.page.wait_for_selector("#table[data-ready]")
        expect(person.page.locator("#players .name")).to_have_text(["Anna", "Dora", "Carlo"])
    assert shuffle_of(server, anna)["restarts"] == 1
