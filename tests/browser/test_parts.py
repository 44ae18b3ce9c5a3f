"""A decision changes the parts of the board that look different now; everything else is left alone."""

import pytest
from playwright.sync_api import Page

from camarilla.core.registry import find_game
from tests.browser.games import EVERY_GAME
from tests.browser.conftest import Invite
from tests.browser.test_two_people import LONGER, sit_down

# Every part gets a mark that only this very element bears, and an animation that dies with the element.
MARK = """() => {
  for (const part of document.querySelectorAll("#board [data-part]")) {
    part.marked = part.outerHTML;
    part.running = part.animate([{ outlineOffset: 0 }, { outlineOffset: "1px" }], 600_000);
  }
}"""
KEPT = """() => [...document.querySelectorAll("#board [data-part]")]
  .filter((part) => part.marked && part.running.playState === "running").map((part) => part.dataset.part)"""
PARTS = """() => [...document.querySelectorAll("#board [data-part]")].map((part) => part.dataset.part)"""

# What a page adds to a board, so that things can be chosen, is not part of it.
DRAWN = """() => {
  const board = document.querySelector("#board").cloneNode(true);
  for (const thing of board.querySelectorAll("*")) {
    thing.classList.remove("can", "chosen", "doubt");
    for (const name of ["tabindex", "role", "aria-pressed", "style"]) thing.removeAttribute(name);
    if (!thing.classList.length) thing.removeAttribute("class");
  }
  return board.innerHTML;
}"""


def drawn(page: Page) -> str:
    return str(page.evaluate(DRAWN))


@pytest.mark.parametrize("motion", ["reduce", pytest.param("no-preference", marks=pytest.mark.extras)])
@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_board_that_was_changed_by_parts_is_the_board_of_a_new_page(invite: Invite, game: str, motion: str) -> None:
    anna = invite(reduced_motion=motion)
    anna.open_table(game, *["bot:random"] * (find_game(game).seats[0] - 1))
    kept = changed = 0
    for step in range(12):
        assert anna.is_asked()
        anna.page.evaluate(MARK)
        lines = len(anna.log())
        while len(anna.log()) == lines and anna.is_asked():
            anna.click_something(buttons=1)
        assert anna.is_asked()
        left, there = anna.page.evaluate(KEPT), anna.page.evaluate(PARTS)
        kept += len(left)
        changed += len(there) - len(left)
        if step % 4 == 3:
            before = drawn(anna.page)
            anna.page.reload()
            assert anna.is_asked()
            assert drawn(anna.page) == before
    assert kept > 0 and changed > 0


def test_what_somebody_reads_or_holds_stays_while_another_decides(invite: Invite) -> None:
    people = sit_down(invite, "ruse-and-bruise")
    same_hands = 0
    for _ in range(4):
        acting = next(person for person in people if person.page.locator("#ask.mine").count())
        other = next(person for person in people if person is not acting)
        page = other.page
        page.evaluate(MARK)
        page.evaluate(
            """() => {
              const held = document.querySelector("#board [data-part=hand] .card");
              held.tabIndex = 0;
              held.focus();
              window.held = held;
            }"""
        )
        hand = page.inner_text("#board [data-part=hand]")
        before = len(other.log())
        while not acting.page.locator("#choices .hint").count():
            acting.click_something()
            acting.page.wait_for_selector("#choices .choice:not([disabled]), #choices .hint")
        page.wait_for_function(LONGER, arg=before)
        assert other.is_asked()
        # What another does may also cost a card, or end the round.
        if page.inner_text("#board [data-part=hand]") != hand:
            continue
        same_hands += 1
        assert "hand" in page.evaluate(KEPT)
        assert page.evaluate("() => document.activeElement === window.held && window.held.isConnected")
    assert same_hands
