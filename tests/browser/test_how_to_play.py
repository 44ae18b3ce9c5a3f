"""The page of a game: pictures of a turn, a rulebook that can be searched, and both on paper."""

import re

import pytest
from playwright.sync_api import Browser, expect

from camarilla.core.registry import find_game, game_ids
from tests.browser.axe import faults
from tests.browser.conftest import Invite
from tests.browser.person import PHONE
from tests.browser.server import Server

PICTURES = """() => [...document.querySelectorAll(".picture")].map((picture) => {
  const { width, height } = picture.getBoundingClientRect();
  const beyond = picture.querySelector(".board").scrollWidth - picture.querySelector(".board").clientWidth;
  return width > 200 && height > 60 && beyond <= 0;
})"""


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("size", [None, PHONE], ids=["desk", "phone"])
def test_every_step_has_its_picture(invite: Invite, game: str, size: None) -> None:
    anna = invite(**({"size": size} if size else {}))
    anna.page.goto(f"/games/{game}")
    shown = anna.page.evaluate(PICTURES)
    assert len(shown) == 1 + anna.page.locator(".turns > li").count() and all(shown)
    assert anna.page.locator(".picture .lit").count() >= 2


@pytest.mark.parametrize("game", ["principe", "heads-of-state"])
def test_pictures_are_legible_in_the_dark(invite: Invite, game: str) -> None:
    anna = invite(color_scheme="dark")
    anna.page.goto(f"/games/{game}")
    assert faults(anna.page) == ""


def test_rules_are_found_by_their_words(invite: Invite) -> None:
    anna = invite(locale="hu")
    anna.page.goto("/games/ruse-and-bruise")
    rows, search = anna.page.locator(".clauses > div:visible"), anna.page.locator("#search")
    everything = rows.count()
    assert everything == len(find_game("ruse-and-bruise").clauses)
    search.fill("remete oriás")
    expect(rows).not_to_have_count(everything)
    told = rows.all_inner_texts()
    assert told and all(re.search("remet[eé]", text.lower()) and "óriás" in text.lower() for text in told)
    expect(anna.page.locator(".chapter:visible")).to_have_count(len({text.split(".")[0] for text in told}))
    search.fill("xyzzy")
    expect(rows).to_have_count(0)
    expect(anna.page.locator(".search output")).to_have_text("Nincs találat.")
    # A link to a rule that is hidden shows all again.
    anna.page.evaluate("location.hash = '#clause-2.1'")
    expect(rows).to_have_count(everything)
    expect(anna.page.locator("[id='clause-2.1']")).to_be_in_viewport()


def test_rules_point_at_each_other_and_at_their_sources(invite: Invite) -> None:
    anna = invite()
    anna.page.goto("/games/heads-of-state")
    anna.page.locator(".see a").first.click()
    assert re.search(r"#clause-\d+\.\d+$", anna.page.url)
    source = anna.page.locator(".sources li").first
    expect(source).to_be_hidden()
    anna.page.locator(".sources summary").first.click()
    expect(source).to_be_visible()
    # Tables link to what is reconstructed: the fold opens by itself.
    anna.page.goto("/games/heads-of-state#doubts")
    expect(anna.page.locator("#doubts")).to_be_visible()


def test_without_scripts_the_whole_book_stands_there(browser: Browser, server: Server) -> None:
    with browser.new_context(base_url=server.address, java_script_enabled=False) as context:
        page = context.new_page()
        page.goto("/games/strozzi")
        expect(page.locator(".clauses > div:visible")).to_have_count(len(find_game("strozzi").clauses))
        expect(page.locator(".search")).to_be_hidden()


def test_on_paper_only_what_can_be_read_is_left(invite: Invite) -> None:
    anna = invite()
    anna.page.goto("/games/principe")
    anna.page.emulate_media(media="print")
    for gone in (".top", ".contents", ".doors", ".search", ".foot"):
        expect(anna.page.locator(gone).first).to_be_hidden()
    expect(anna.page.locator(".picture").first).to_be_visible()
    expect(anna.page.locator("[id='clause-1.1']")).to_be_visible()
    assert len(anna.page.pdf(format="A4")) > 50_000
