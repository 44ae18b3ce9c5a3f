"""What has happened is played beat by beat, at the player's speed, and is never in the way of deciding."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from camarilla.core.registry import find_game, game_ids
from tests.browser.conftest import Invite
from tests.browser.person import DESK, PHONE, Person
from tests.browser.test_parts import drawn
from tests.browser.test_two_people import sit_down

CAPTION = "#caption:not(:empty)"
OVER = "#caption:empty"
SEEN = """() => {
  document.querySelector("#card:not([hidden]) #go-on")?.click();
  return document.querySelector("#caption").textContent === "";
}"""

# Keeps every caption that is shown, and what is lit with it.
LISTEN = """() => {
  window.captions = [];
  const caption = document.querySelector("#caption") ?? document.createElement("p");
  const keep = () => caption.textContent && window.captions.push(caption.textContent);
  new MutationObserver(keep).observe(caption, { childList: true });
}"""
GLIDES = """(() => {
  const begin = document.startViewTransition;
  window.glides = 0;
  document.startViewTransition = (change) => { window.glides += 1; return begin.call(document, change); };
})()"""


def against_bots(invite: Invite, game: str, **more: str) -> Person:
    """Anna at a table of bots, asked for the first time."""
    anna = invite(**more)
    anna.open_table(game, *["bot:random"] * (find_game(game).seats[0] - 1))
    assert anna.is_asked()
    return anna


def decide(person: Person) -> None:
    """Decide once, by buttons, as quickly as one can."""
    version = version_of(person)
    assert person.is_asked()
    while version_of(person) == version:
        person.click_something(buttons=1)
        person.page.wait_for_selector("#choices .choice:not([disabled]), #choices .hint")


def decide_and_watch(person: Person) -> None:
    """Decide, and see all that comes of it; a caption may be gone before anybody looks, so those kept are counted."""
    before = len(captions(person.page))
    decide(person)
    person.page.wait_for_function("before => window.captions.length > before", arg=before)
    person.page.wait_for_function(SEEN)


def version_of(person: Person) -> str:
    return person.page.get_attribute("#table", "data-version") or ""


def captions(page: Page) -> list[str]:
    told: list[str] = page.evaluate("() => window.captions")
    return told


@pytest.mark.parametrize("game", game_ids())
def test_beats_are_played_in_the_order_in_which_things_happened(invite: Invite, game: str) -> None:
    anna = against_bots(invite, game, speed="fast")
    page = anna.page
    page.evaluate(LISTEN)
    lit = 0
    for _ in range(3):
        before = len(captions(page))
        while len(captions(page)) == before:  # what is chosen in secret is no beat
            decide(anna)
            lit += page.locator("#board .lit, #players .lit").count()
        page.wait_for_function(SEEN)
        assert not page.locator(".lit").count()
    log, at = "\n".join(anna.log()), 0
    for caption in captions(page):
        at = log.find(caption.split(". ")[-1], at)
        assert at >= 0, caption
    assert lit and at > 0


@pytest.mark.parametrize("way", ["Space", "click"])
def test_the_rest_is_skipped_by_a_click_or_space(invite: Invite, way: str) -> None:
    anna = against_bots(invite, "ruse-and-bruise", speed="slow")
    page = anna.page
    decide(anna)
    assert anna.is_asked()  # all have decided, and nothing more comes
    page.wait_for_selector(CAPTION)
    if way == "click":
        page.locator("#board .columns, #board section").first.click(position={"x": 3, "y": 3})
    else:
        page.evaluate("() => document.activeElement.blur()")
        page.keyboard.press("Space")
    page.wait_for_selector(OVER, state="attached", timeout=500)
    assert not page.locator("#toast.refusal:not([hidden])").count()
    expect(page.locator("#told")).not_to_be_empty()
    shown = drawn(page)
    page.reload()
    assert anna.is_asked()
    assert drawn(page) == shown
    assert page.evaluate("() => scrollY") == 0


def test_whoever_has_to_act_can_act_at_once(invite: Invite) -> None:
    anna = against_bots(invite, "principe", speed="slow")
    page = anna.page
    acted = 0
    for _ in range(12):
        assert anna.is_asked()
        acted += page.locator(CAPTION).count()
        decide(anna)
    assert acted > 3


# Whether the board shows an older moment than the one that is asked about.
EARLY = "() => document.body.classList.contains('early')"
BLINK = 450
"""Milliseconds after which a press is a further one, and no second half of a double press."""


def asked_too_early(person: Person) -> None:
    """Decide until a choice is offered while the board still shows what was before."""
    for _ in range(40):
        decide(person)
        assert person.is_asked()
        if person.page.evaluate(EARLY):
            return
    raise AssertionError("what is asked was never shown too early")


@pytest.mark.parametrize("way", ["button", "board", "number", "Enter"])
def test_nobody_chooses_by_the_board_of_an_older_moment(invite: Invite, way: str) -> None:
    anna = against_bots(invite, "strozzi", speed="slow")
    page = anna.page
    asked_too_early(anna)
    while way == "board" and not page.locator("#board .can").count():
        asked_too_early(anna)
    version, last = version_of(anna), page.locator("#choices .choice").last
    if way == "number":
        page.keyboard.press("1")
    elif way == "Enter":
        last.focus()
        page.keyboard.press("Enter")
    else:
        anna.click_something(buttons=int(way == "button"))
    page.wait_for_selector(OVER, state="attached", timeout=500)
    assert version_of(anna) == version and not page.evaluate(EARLY)
    expect(page.locator("#toast")).to_contain_text("as it stands now")
    expect(page.locator("#told")).not_to_be_empty()
    if way == "Enter":  # who has come to a choice stays there
        expect(last).to_be_focused()
    page.wait_for_timeout(BLINK)
    decide(anna)


def test_a_double_press_is_one(invite: Invite) -> None:
    anna = against_bots(invite, "strozzi", speed="slow")
    asked_too_early(anna)
    version = version_of(anna)
    anna.page.locator("#choices .choice").first.dblclick()
    anna.page.wait_for_timeout(BLINK)
    assert version_of(anna) == version


def test_a_speed_is_remembered_on_the_device(invite: Invite) -> None:
    anna = against_bots(invite, "strozzi", speed="normal")
    page = anna.page
    expect(page.locator("#speed")).to_have_value("normal")
    page.select_option("#speed", "slow")
    page.reload()
    expect(page.locator("#speed")).to_have_value("slow")
    decide(anna)
    page.wait_for_selector(CAPTION)
    page.select_option("#speed", "off")
    page.wait_for_selector(OVER, state="attached")
    page.evaluate(LISTEN)
    decide(anna)
    assert anna.is_asked() and captions(page) == []


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_without_motion_there_are_captions_but_nothing_glides(invite: Invite, motion: str) -> None:
    anna = invite(speed="fast", reduced_motion=motion)
    anna.context.add_init_script(GLIDES)
    anna.open_table("ruse-and-bruise", "bot:random")
    assert anna.is_asked()
    page = anna.page
    page.evaluate(LISTEN)
    for _ in range(2):
        decide_and_watch(anna)
    assert len(captions(page)) > 1
    assert (page.evaluate("() => window.glides") > 0) == (motion == "no-preference")


def test_who_comes_back_sees_what_happened_since_the_own_last_decision(invite: Invite) -> None:
    anna, bela = sit_down(invite, "ruse-and-bruise")
    anna.page.select_option("#speed", "fast")
    anna.context.add_init_script(f"addEventListener('DOMContentLoaded', {LISTEN})")
    path = anna.page.url
    for _ in range(5):
        decide(next(person for person in (anna, bela) if person.page.locator("#ask.mine").count()))
        expect(anna.page.locator("#table")).to_have_attribute("data-version", version_of(bela))
        expect(bela.page.locator("#table")).to_have_attribute("data-version", version_of(anna))
    while not bela.page.locator("#ask.mine").count():
        decide(anna)
        expect(bela.page.locator("#table")).to_have_attribute("data-version", version_of(anna))
    anna.page.wait_for_function(SEEN)
    anna.page.goto("/")
    while bela.page.locator("#ask.mine").count():
        decide(bela)
    anna.page.goto(path)
    anna.page.wait_for_function("() => window.captions.length > 0")
    anna.page.wait_for_function(SEEN)
    since = anna.page.locator("#log .since ~ li").all_inner_texts()
    told = captions(anna.page)
    assert any("Béla" in caption for caption in told)
    assert all(caption.split(". ")[-1] in " ".join(since) for caption in told)
    # What was seen once is not played again.
    anna.page.reload()
    expect(anna.page.locator("#players .here")).to_have_count(2)
    anna.page.wait_for_timeout(300)
    assert captions(anna.page) == []


def test_a_line_for_each_bot_lights_what_it_did(invite: Invite) -> None:
    anna = against_bots(invite, "strozzi")
    page = anna.page
    line, fresh = page.locator("#strip > li:not(.past)").first, page.locator("#board .fresh")
    while not line.count() or not fresh.count():  # whoever only passes changes nothing on the board
        decide(anna)
        assert anna.is_asked()
    line.hover()
    expect(page.locator(".lit")).not_to_have_count(0)
    page.mouse.move(0, 0)
    expect(page.locator(".lit")).to_have_count(0)
    line.focus()
    expect(page.locator(".lit")).not_to_have_count(0)
    assert fresh.count()


def test_a_score_card_after_a_round_waits_for_nobody_else(invite: Invite) -> None:
    anna = against_bots(invite, "principe", speed="fast")
    page = anna.page
    while not page.locator("#card:not([hidden])").count():
        decide(anna)
        page.wait_for_function("() => document.querySelector('#caption:empty, #card:not([hidden])')")
    expect(page.locator("#card tr")).to_have_count(2)
    totals = page.locator("#card td:last-child").all_inner_texts()
    assert all(total.isdecimal() for total in totals)
    page.click("#go-on")
    expect(page.locator("#card")).to_be_hidden()
    page.wait_for_selector(OVER, state="attached")
    assert anna.is_asked()


# What is being told whenever the points on the page change; nothing, when all is seen.
POINTS = """() => {
  const read = () => [...document.querySelectorAll("#players .score")].map((score) => score.textContent).join();
  let before = read();
  window.told = [];
  new MutationObserver(() => {
    if (read() !== before) window.told.push(document.querySelector("#caption").textContent);
    before = read();
  }).observe(document.querySelector("#players"), { childList: true });
}"""


def test_points_stand_still_until_it_is_seen_what_they_are_for(invite: Invite) -> None:
    anna = against_bots(invite, "heads-of-state", speed="fast")
    anna.page.evaluate(POINTS)
    told: list[str] = []
    for _ in range(30):
        decide(anna)
        assert anna.is_asked()
        anna.page.wait_for_function(SEEN)
        told = anna.page.evaluate("() => window.told")
        if told:
            break
    assert told and not any(told)


# A thing far below what a small screen shows.
LED = """async () => {
  const { leadTo } = await import(`${document.querySelector("#table").dataset.static}/light.js`);
  const board = document.querySelector("#board");
  board.insertAdjacentHTML("beforeend", '<div class="far lit">here</div>');
  board.querySelector(".far").style.marginTop = "3000px";
  leadTo(board, "lit");
  const { top } = board.querySelector(".far").getBoundingClientRect();
  return top > 0 && top < innerHeight;
}"""


@pytest.mark.parametrize(("size", "leads"), [(PHONE, True), (DESK, False)])
def test_on_a_small_screen_what_is_lit_is_led_to(invite: Invite, size: ViewportSize, leads: bool) -> None:
    anna = invite(size)
    anna.open_table("strozzi", "bot:random", "bot:random")
    assert anna.is_asked()
    assert anna.page.evaluate(LED) == leads


# Two players' flags of the same value: what one of them does with it does not concern the other's.
LIT = """async () => {
  const { light } = await import(`${document.querySelector("#table").dataset.static}/light.js`);
  const board = document.createElement("div");
  const flag = (seat) => `<i class="flag seat-${seat}" data-help="flag-plus-1"></i>`;
  board.innerHTML = `<p>${flag(0)}${flag(2)}</p>`;
  light(board, [{ event: "claimed", seat: 2, flag: "plus-1" }], "lit");
  return [...board.querySelectorAll(".lit")].map((thing) => thing.className);
}"""


def test_what_belongs_to_another_player_is_not_lit(invite: Invite) -> None:
    anna = against_bots(invite, "strozzi")
    assert anna.page.evaluate(LIT) == ["flag seat-2 lit"]
