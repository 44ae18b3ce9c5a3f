"""What has just happened, what can be done and who plays are in sight, on every screen, without scrolling for it."""

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Invite
from tests.browser.person import PHONE

SMALL_PHONE = ViewportSize(width=320, height=640)
TABLET = ViewportSize(width=768, height=1024)

HIDDEN_LINES = """() => {
  const log = document.querySelector("#log");
  return Math.round(log.scrollHeight - log.clientHeight - log.scrollTop);
}"""
BEYOND = """things => [...document.querySelectorAll(things)]
  .map((thing) => [thing, thing.getBoundingClientRect()])
  .filter(([, { left, right, bottom }]) => left < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
  .map(([thing, { left, right, bottom }]) => `${thing.textContent} ${left} ${right} ${bottom}`)"""

CUT_OFF = """([frame, things]) => {
  const { right } = document.querySelector(frame).getBoundingClientRect();
  const ends = [...document.querySelectorAll(things)].map((thing) => thing.getBoundingClientRect().right);
  return ends.filter((end) => end > right + 0.5).length;
}"""


def beyond(page: Page, things: str) -> list[str]:
    """Which of the things are not whole in the window."""
    found: list[str] = page.evaluate(BEYOND, things)
    return found


@pytest.mark.parametrize("game", ["ruse-and-bruise", "heads-of-state"])
def test_the_newest_lines_of_the_log_are_in_sight(invite: Invite, game: str) -> None:
    anna = invite()
    anna.open_table(game, "bot:random")
    for _ in range(14):
        assert anna.is_asked()
        anna.page.wait_for_function(f"() => ({HIDDEN_LINES})() <= 4", timeout=2000)
        anna.click_something()
    assert len(anna.log()) > 8


def test_whoever_reads_back_in_the_log_is_left_there(invite: Invite) -> None:
    anna = invite(ViewportSize(width=1440, height=640))
    anna.open_table("ruse-and-bruise", "bot:random")
    while anna.is_asked() and anna.page.evaluate(HIDDEN_LINES) + anna.page.evaluate("() => log.scrollTop") < 150:
        anna.click_something()
    anna.page.hover("#log")
    anna.page.mouse.wheel(0, -60)
    anna.page.wait_for_function(f"() => ({HIDDEN_LINES})() >= 60")
    read = anna.page.evaluate("() => log.scrollTop")
    lines = len(anna.log())
    while len(anna.log()) == lines and anna.is_asked():
        anna.click_something()
    assert anna.page.evaluate("() => log.scrollTop") == read


# A list whose room grows and shrinks again in a moment: the browser scrolls it back, and tells so afterwards.
FOLLOWED = """async () => {
  const { tail } = await import(`${document.querySelector("#table").dataset.static}/tail.js`);
  const list = document.createElement("ol");
  list.style.cssText = "height: 200px; overflow-y: auto";
  document.body.append(list);
  const line = () => Object.assign(document.createElement("li"), { textContent: "line" });
  const lines = (number) => Array.from({ length: number }, line);
  const frame = () => new Promise(requestAnimationFrame);
  const show = tail(list);
  show(lines(100));
  await frame();
  await frame();
  list.style.height = "600px";
  list.scrollTop; // the browser lays it out
  list.style.height = "200px";
  await frame();
  await frame();
  const hidden = () => Math.round(list.scrollHeight - list.clientHeight - list.scrollTop);
  const meanwhile = hidden();
  show(lines(110));
  return Math.max(meanwhile, hidden());
}"""


def test_the_log_follows_though_its_room_changes_for_a_moment(invite: Invite) -> None:
    anna = invite()
    anna.open_table("strozzi", "bot:random", "bot:random")
    assert anna.is_asked()
    assert anna.page.evaluate(FOLLOWED) <= 4


def test_at_the_end_a_phone_shows_the_result(invite: Invite) -> None:
    anna = invite(PHONE)
    anna.open_table("ruse-and-bruise", "bot:random")
    # Whoever decides among the choices, far below the board, is there when the game ends.
    anna.page.evaluate("addEventListener('click', () => scrollTo(0, document.body.scrollHeight), true)")
    anna.play_to_the_end()
    expect(anna.page.locator("#result li").first).to_be_in_viewport(ratio=0.5)


def test_after_the_end_the_bar_of_players_has_the_scores(invite: Invite, finished: tuple[str, Any]) -> None:
    path, cookies = finished
    anna = invite(storage_state=cookies)
    anna.page.goto(path)
    anna.page.wait_for_selector("#table[data-ready]")
    names, scores = [anna.page.locator(f"#players .{part}").all_inner_texts() for part in ("name", "score")]
    assert dict(zip(names, scores, strict=True)) == {row.name: str(row.score) for row in anna.account()}


def test_the_prices_of_nobles_fit_a_small_phone(invite: Invite) -> None:
    anna = invite(SMALL_PHONE, locale="hu")
    anna.open_table("heads-of-state", "bot:random")
    anna.page.locator(".prices").scroll_into_view_if_needed()
    prices = anna.page.locator(".price-row .worth")
    expect(prices).to_have_count(7)
    assert anna.page.evaluate(CUT_OFF, [".prices", ".price-row > *"]) == 0


def test_the_dock_of_a_tablet_shows_every_choice(invite: Invite) -> None:
    anna = invite(TABLET, locale="hu")
    anna.open_table("heads-of-state", "bot:random")
    anna.play_until("choosing")
    expect(anna.page.locator("#quick button")).to_have_count(3)
    assert beyond(anna.page, "#quick button") == []


def test_who_holds_no_courtesan_is_not_asked_for_whom_she_stands(invite: Invite) -> None:
    anna = invite(seed=3)
    anna.open_table("heads-of-state", "bot:random")
    seen = set()
    for _ in range(60):
        assert anna.is_asked()
        phase = anna.page.get_attribute("#table", "data-phase")
        holds = anna.page.locator(".own .stacks .k-courtesan").count() > 0
        if phase in ("placing", "scheming"):
            seen.add(holds)
            assert (anna.page.locator(".courtesans").count() > 0) == holds
        anna.click_something()
        if seen == {True, False}:
            return
    assert False in seen


def test_the_opponents_of_heads_of_state_are_in_sight(invite: Invite) -> None:
    anna = invite()
    anna.open_table("heads-of-state", *["bot:greedy"] * 3)
    assert anna.is_asked()
    expect(anna.page.locator(".panel:not(.self)")).to_have_count(3)
    assert beyond(anna.page, ".panel:not(.self)") == []
