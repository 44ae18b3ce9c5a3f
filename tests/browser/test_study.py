"""Puzzles, playing on and the coach in the browser: by keyboard, on a phone, without a fault that axe finds."""

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from camarilla.core.registry import find_game
from camarilla.review.puzzles import Puzzle, puzzles_of
from tests.browser.games import EVERY_GAME
from tests.browser.axe import faults
from tests.browser.conftest import Invite
from tests.browser.person import PHONE

READY = "#table[data-ready=yes]"


def choose(page: Page, words: str) -> None:
    """Choose what is on offer by its words."""
    page.get_by_role("button", name=words).filter(visible=True).last.press("Enter")


def button_of(puzzle: Puzzle, at: int) -> str:
    """The words of a decision of Strozzi that has one button."""
    return {
        "claim pirate": "Play the pirate flag", "claim wares": "Play the wares flag",
        "claim plus-one": "Play the +1 flag", "pass": "Pass",
    }[puzzle.tried[at].play]  # fmt: skip


def test_a_puzzle_is_solved_by_keyboard_and_the_next_one_comes(invite: Invite) -> None:
    puzzle = next(one for one in puzzles_of(find_game("strozzi")) if one.theme == "auction")
    page = invite().page
    page.goto("/puzzles")
    assert faults(page) == ""
    page.goto(f"/puzzles/strozzi?n={puzzle.id}")
    expect(page.locator(READY)).to_have_count(1)
    assert faults(page) == ""
    choose(page, button_of(puzzle, 1))
    expect(page.locator("#told-lines")).to_contain_text("something better")
    choose(page, button_of(puzzle, 0))
    expect(page.locator("#told-lines .praise")).to_have_count(3)
    assert faults(page) == ""
    expect(page.locator("#following")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=f"Puzzle {puzzle.id + 1} of").first).to_be_attached()
    page.goto("/puzzles")
    expect(page.locator("[data-solved=strozzi]")).to_have_text("· solved: 1")


@pytest.mark.parametrize("id", EVERY_GAME)
def test_a_puzzle_fits_a_phone_and_tells_its_answer(invite: Invite, id: str) -> None:
    page = invite(PHONE).page
    page.goto(f"/puzzles/{id}?n=5")
    expect(page.locator(READY)).to_have_count(1)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Show the answer").tap()
    expect(page.locator("#told-lines p")).to_have_count(3)
    expect(page.locator("#told-lines")).to_contain_text("Best:")
    assert faults(page) == ""


def test_a_finished_game_is_played_on_from_the_replay(invite: Invite, finished: tuple[str, Any]) -> None:
    path, cookies = finished
    page = invite(storage_state=cookies).page
    page.goto(f"{path}/replay?at=4")
    page.get_by_role("link", name="What if").press("Enter")
    expect(page.locator(READY)).to_have_count(1)
    assert faults(page) == ""
    for _ in range(2):
        before = page.locator("#table").get_attribute("data-step")
        expect(page.locator("#choices button:enabled").first).to_be_visible()
        while page.locator("#table").get_attribute("data-step") == before:
            page.locator("#choices button:enabled, #board .can:not(.chosen)").last.press("Enter")
            page.wait_for_timeout(100)
    page.get_by_role("button", name="Start over").press("Enter")
    expect(page.locator("#table[data-step='0']")).to_have_count(1)


def test_the_coach_holds_a_poor_decision_until_its_player_insists(invite: Invite) -> None:
    anna = invite()
    path = anna.open_table("strozzi", "bot:random", "bot:random")
    page = anna.page
    coach = page.get_by_role("region", name="Coach")

    def scold(route: Route) -> None:
        route.fulfill(json={"line": "Wait: a blunder. Take it back?"})

    page.route("**/coach", scold)
    assert anna.is_asked()
    expect(page.get_by_role("checkbox", name="Coach")).not_to_be_checked()
    page.get_by_role("checkbox", name="Coach").check()
    page.goto(path)
    expect(page.get_by_role("checkbox", name="Coach")).to_be_checked()
    assert anna.is_asked()
    version = page.locator("#table").get_attribute("data-version")
    anna.click_something()
    expect(coach).to_contain_text("a blunder")
    assert faults(page) == ""
    page.keyboard.press("Enter")
    expect(coach).to_be_hidden()
    assert page.locator("#table").get_attribute("data-version") == version
    anna.click_something()
    page.get_by_role("button", name="Play it all the same").press("Enter")
    page.wait_for_function("version => document.querySelector('#table').dataset.version !== version", arg=version)


def test_on_a_phone_nothing_covers_what_the_coach_asks(invite: Invite) -> None:
    anna = invite(PHONE)
    anna.open_table("strozzi", "bot:random", "bot:random")
    page = anna.page
    page.route("**/coach", lambda route: route.fulfill(json={"line": "Wait: a blunder. Take it back?"}))
    assert anna.is_asked()
    first_steps = page.get_by_role("region", name="First steps")
    expect(first_steps).to_be_visible()
    page.get_by_role("checkbox", name="Coach").check()
    page.locator("#confirm").select_option("nothing")  # else a weighty decision is asked about before the coach is
    anna.click_something()
    coach = page.get_by_role("region", name="Coach")
    for button in coach.get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=1)
        on_top = button.evaluate("""(button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          return button === document.elementFromPoint(left + width / 2, top + height / 2);
        }""")
        assert on_top
    # One voice at a time; whoever has taken the decision back reads on.
    expect(first_steps).to_be_hidden()
    coach.get_by_role("button").first.tap()
    expect(first_steps).to_be_visible()
