"""Guided games, gone through by clicking: every lesson from its first step to free play, on a desk and on a phone."""

import json
import re
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest
from playwright.sync_api import expect

from camarilla.core.clauses import LANGUAGES
from camarilla.lessons.coaching import coaching
from camarilla.lessons.guided import GO_ON, GuidedGame, replayed
from camarilla.lessons.lesson import Lesson
from camarilla.lessons.shelf import all_lessons, find_lesson
from camarilla.speech.choices import offered
from camarilla.testkit.lessons import good_answers, tried
from camarilla.web.http.language import page_voice
from tests.browser.axe import faults
from tests.browser.conftest import Invite
from tests.browser.person import DESK, PHONE, Person
from tests.browser.test_keyboard import FOCUSED, tab_to

SIZES = {"desk": DESK, "phone": PHONE}
FEW = 9
"""Longer lists of choices are gathered in groups."""
LONGEST = 2
"""So many steps with the longest texts are looked at in every language."""

# What is wider than its place: the page, or the coach's panel.
TOO_WIDE = """() => [document.documentElement, ...document.querySelectorAll(".coach, .coach *")]
  .filter((part) => part.scrollWidth > part.clientWidth + 1 && !part.matches(".hidden"))
  .filter((part) => getComputedStyle(part).display !== "inline")
  .map((part) => part.id || part.className || part.tagName)"""

# The coach, and some of what it is about.
LIT_IN_SIGHT = """() => {
  const coach = document.querySelector("#coach").getBoundingClientRect();
  const lit = [...document.querySelectorAll("#board .taught")].map((thing) => thing.getBoundingClientRect());
  const seen = ({ top, bottom }) => Math.min(bottom, innerHeight) - Math.max(top, coach.bottom) > 10;
  return coach.top > -1 && (!lit.length || lit.some(seen));
}"""


# Whether a finger reaches what is lit and not chosen yet: nothing lies over at least so many pixels of it.
LIT_WITHIN_REACH = """(pixels) => [...document.querySelectorAll("#board .taught:not(.chosen)")].every((thing) => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const heights = Array.from({ length: Math.floor(height) }, (_, down) => top + down);
  return heights.filter((y) => thing.contains(document.elementFromPoint(left + width / 2, y))).length >= pixels;
})"""


class Learner:
    """Somebody who goes through a lesson, and the lesson as it should be."""

    def __init__(self, person: Person, id: str, language: str = "en") -> None:
        self.page = person.page
        self.guided = GuidedGame(find_lesson(id))
        self.say = page_voice(self.guided.lesson.game, language, self.guided.lesson.seated("Player"))
        self.page.goto(f"/learn/{id}")
        self.page.wait_for_selector("#table[data-ready]")

    def answer(self, given: str) -> None:
        """Read on, or choose a decision; then wait for the next step."""
        if given == GO_ON:
            self.page.click("#coach-on")
        else:
            self.choose(given)
        self.guided.answer(given)
        self.arrive()

    def arrive(self) -> None:
        self.page.wait_for_selector(f"#table[data-step='{len(self.guided.answers)}']")

    def choose(self, given: str) -> None:
        """Press what a decision names on the board, and what is left to tell in the list."""
        verbs = self.guided.lesson.game.verbs
        left = [verbs.action(number).json() for number in self.guided.offered()]
        wanted = verbs.action(verbs.parse(given)).json()
        for names in self.pressed(wanted):
            left = [action for action in left if all(action.get(name) == wanted[name] for name in names)]
            if len(left) == 1:
                return
        self.tell(wanted, left)

    def pressed(self, wanted: dict[str, Any]) -> Iterator[list[str]]:
        """Press the things of a decision, one in another first; each time, which arguments are told by that."""
        untold = [name for name in wanted if name != "verb"]
        marks = {name: f'[data-domain="{name}"][data-value="{wanted[name]}"]' for name in untold}
        for inner, outer in permutations(untold, 2):
            if self.press(f"{marks[outer]} {marks[inner]}.can"):
                yield [inner, outer]
                untold = [name for name in untold if name not in (inner, outer)]
                break
        for name in untold:
            if self.press(f"{marks[name]}.can"):
                yield [name]

    def press(self, selector: str) -> bool:
        thing = self.page.locator(f"#board {selector}").first
        if not thing.count():
            return False
        # In the middle of the screen nothing lies above it.
        thing.evaluate("thing => thing.scrollIntoView({ block: 'center', behavior: 'instant' })")
        thing.click(position={"x": 5, "y": 5}, force=True)
        return True

    def tell(self, wanted: dict[str, Any], left: list[dict[str, Any]]) -> None:
        """Choose in the list: at once, or in two steps if it is long."""
        verbs = self.guided.lesson.game.verbs
        number = verbs.from_json(wanted)
        if len(left) > FEW:
            self.button(offered(verbs, number, self.say)["group"])
            left = [action for action in left if list(action.values())[:2] == list(wanted.values())[:2]]
        if len(left) > 1 or len(wanted) == 1:
            self.button(offered(verbs, number, self.say)["text"])

    def button(self, words: str) -> None:
        named = re.compile(rf"^\d?\s*{re.escape(words)}$")
        self.page.locator("#choices button.choice:not([disabled])").filter(has_text=named).first.click()


def keep(learner: Learner, answers: list[str]) -> None:
    """Come back to a lesson in which so many answers were given."""
    key = f"camarilla-lesson-{learner.guided.lesson.id}"
    learner.page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [key, json.dumps(answers)])
    learner.page.reload()
    learner.page.wait_for_selector("#table[data-ready]")
    learner.guided = replayed(learner.guided.lesson, answers)
    learner.arrive()


@pytest.mark.parametrize("language", ["en", *[pytest.param(other, marks=pytest.mark.extras) for other in ("hu", "it")]])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("id", all_lessons())
def test_a_lesson_is_finished_by_clicking(invite: Invite, id: str, size: str, language: str) -> None:
    learner = Learner(invite(SIZES[size], locale=language), id, language)
    page, explained = learner.page, 0
    while (step := learner.guided.step) is not None:
        said = coaching(learner.guided, learner.say)
        expect(page.locator("#coach-words .words")).to_have_text(said.words)
        expect(page.locator("#coach-step")).to_have_text(said.progress)
        page.wait_for_function(LIT_IN_SIGHT)
        lit = page.locator("#board .taught")
        assert lit.count() >= bool(step.light)
        assert all(thing.get_attribute("aria-describedby") == "coach-lit" for thing in lit.all())
        # Where something of it can be chosen, the rest is only to be looked at.
        can = page.locator("#board .taught:is(.can, .can *, :has(.can))").count()
        assert can in (0, lit.count())
        assert page.locator("#board .noted:is(.can, .can *, :has(.can))").count() == 0
        assert step.is_read or can or page.locator("#choices .wanted").count() == 1
        poor = [answer for answer in tried(learner.guided) if step.poor_key(answer)]
        if poor and explained < 2:
            learner.choose(poor[-1])
            expect(page.locator("#coach-problem")).not_to_be_empty()
            explained += 1
        learner.answer(good_answers(learner.guided)[0])
        expect(page.locator("#coach-problem")).to_be_empty()
    expect(page.locator("#coach-play")).to_be_visible()
    assert page.locator("#choices button.choice").count() > 0
    assert page.evaluate(TOO_WIDE) == []


def long_steps(lesson: Lesson) -> list[int]:
    texts = lesson.game.messages("hu").split("\n")
    length = {text.partition(" = ")[0]: len(text) for text in texts}
    return sorted(range(len(lesson.steps)), key=lambda number: -length[lesson.steps[number].say])[:LONGEST]


def first_answers(lesson: Lesson, number: int) -> list[str]:
    """One good way to a step."""
    guided = GuidedGame(lesson)
    while guided.number < number:
        guided.answer(good_answers(guided)[0])
    return guided.answers


@pytest.mark.parametrize("id", all_lessons())
def test_texts_fit_and_can_be_read_in_every_language(invite: Invite, id: str) -> None:
    for number, language in enumerate(LANGUAGES[1:]):
        learner = Learner(invite(PHONE, locale=language, color_scheme=("light", "dark")[number]), id, language)
        for step in long_steps(learner.guided.lesson):
            keep(learner, first_answers(learner.guided.lesson, step))
            expect(learner.page.locator("#coach-words .words")).to_have_text(
                coaching(learner.guided, learner.say).words
            )
            assert learner.page.evaluate(TOO_WIDE) == []


def test_a_lesson_is_left_and_resumed_and_nothing_is_kept_elsewhere(invite: Invite) -> None:
    anna = invite()
    learner = Learner(anna, "strozzi")
    for answer in [GO_ON] * 3 + ["claim wares", "dock naples"]:
        learner.answer(answer)
    anna.page.click(".top .crumb")
    anna.page.wait_for_url("**/learn")
    # What was begun can be gone on with or started over; the others can be begun.
    doors = anna.page.locator(".doors a:visible")
    expect(doors).to_have_text(["Begin", "Go on", "Start over", "Begin", "Begin", "Begin"])
    doors.filter(has_text="Go on").click()
    learner.arrive()
    expect(anna.page.locator("#coach-step")).to_have_text("Step 6 of 15")
    assert anna.context.cookies() == []
    # Back is one step; to start over, all of them.
    anna.page.click("#coach-back")
    expect(anna.page.locator("#coach-step")).to_have_text("Step 5 of 15")
    anna.page.click("#coach-again")
    expect(anna.page.locator("#coach-step")).to_have_text("Step 1 of 15")
    expect(anna.page.locator("#coach-back")).to_be_hidden()


def test_a_finished_lesson_is_marked_in_the_list(invite: Invite) -> None:
    learner = Learner(invite(), "strozzi")
    page, lesson = learner.page, learner.guided.lesson
    keep(learner, first_answers(lesson, len(lesson.steps)))
    page.goto("/learn")
    doors = page.locator("[data-lesson=strozzi] > :visible")
    expect(doors).to_have_text(["✓ Done", "Play it again"])
    # Whoever plays on after the lesson can go on with that game.
    page.goto("/learn/strozzi")
    page.wait_for_selector("#table[data-ready]")
    learner.answer(tried(learner.guided)[0])
    page.goto("/learn")
    expect(doors).to_have_text(["✓ Done", "Continue your game", "Play it again"])
    # A browser may show the list as it has kept it: it tells what has been done since.
    page.evaluate("() => localStorage.removeItem('camarilla-lesson-strozzi')")
    page.evaluate("() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    expect(doors).to_have_text(["Begin"])


def test_on_a_phone_the_place_for_a_chosen_card_is_within_reach(invite: Invite) -> None:
    learner = Learner(invite(PHONE), "ruse-and-bruise")
    keep(learner, first_answers(learner.guided.lesson, 11))
    learner.choose("play minstrel 1")
    expect(learner.page.locator("#coach-problem")).not_to_be_empty()
    learner.press("[data-domain=card][data-value=witch].can")
    learner.page.wait_for_function(LIT_WITHIN_REACH, arg=150)


# How far the last card of a column reaches behind the hand.
BEHIND_THE_HAND = """() => {
  const { top } = document.querySelector("#board .hand").getBoundingClientRect();
  const last = [...document.querySelectorAll("#board .stack > :last-child")];
  return Math.round(Math.max(...last.map((card) => card.getBoundingClientRect().bottom)) - top);
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_the_longest_column_ends_above_the_hand(invite: Invite, language: str) -> None:
    learner = Learner(invite(PHONE, locale=language), "ruse-and-bruise", language)
    keep(learner, first_answers(learner.guided.lesson, 12))
    learner.page.wait_for_function(f"() => ({BEHIND_THE_HAND})() <= 0")


def test_a_lesson_is_started_over_from_the_list(invite: Invite) -> None:
    learner = Learner(invite(), "strozzi")
    page, step = learner.page, learner.page.locator("#coach-step")
    for answer in [GO_ON] * 2:
        learner.answer(answer)
    page.goto("/learn")
    page.get_by_label("Start over: Strozzi").click()
    page.wait_for_selector("#table[data-ready]")
    expect(step).to_have_text("Step 1 of 15")
    # Whoever reloads goes on where he is, and does not start over again.
    page.click("#coach-on")
    page.wait_for_selector("#table[data-step='1']")
    page.reload()
    page.wait_for_selector("#table[data-ready]")
    expect(step).to_have_text("Step 2 of 15")


def test_the_wanted_answer_stands_first_where_a_thumb_reaches(invite: Invite) -> None:
    learner = Learner(invite(PHONE), "principe")
    for answer in [GO_ON, GO_ON, "offer red"]:
        learner.answer(answer)
    expect(learner.page.locator("#quick button").first).to_have_text("Bid 2")
    for answer in ["bid 2", "pass"]:
        learner.answer(answer)
    # What can be pressed on the board is not listed once more.
    expect(learner.page.locator("#quick button")).to_have_text(["Do nothing"])


def test_answers_of_an_older_lesson_begin_it_anew(invite: Invite) -> None:
    learner = Learner(invite(), "strozzi")
    page, step = learner.page, learner.page.locator("#coach-step")
    page.evaluate("() => localStorage.setItem('camarilla-lesson-strozzi', '[\"claim crown\"]')")
    page.reload()
    page.wait_for_selector("#table[data-ready]")
    expect(step).to_have_text("Step 1 of 15")
    # The lesson may also change while somebody is in it.
    for answer in (GO_ON, GO_ON):
        learner.answer(answer)
    page.route("**/learn/strozzi", lambda route: route.fulfill(json={"type": "outdated"}), times=1)
    page.click("#coach-on")
    expect(step).to_have_text("Step 1 of 15")


def test_a_lesson_by_keyboard(invite: Invite) -> None:
    anna = invite()
    page = anna.page
    page.goto("/learn")
    tab_to(page, "a[href='/learn/ruse-and-bruise']")
    page.keyboard.press("Enter")
    page.wait_for_selector("#table[data-ready]")
    tab_to(page, "#coach-on")
    for step in (1, 2, 3):
        page.keyboard.press("Enter")
        page.wait_for_selector(f"#table[data-step='{step}']")
    # On the list 5 is the Cardinal in column 2; the first of them is poor.
    page.keyboard.press("1")
    expect(page.locator("#coach-problem")).to_contain_text("show it later")
    page.keyboard.press("5")
    page.wait_for_selector("#table[data-step='4']")
    assert page.evaluate(FOCUSED, "#coach-on"), "whoever reads on finds the button under the finger"
    page.keyboard.press("Enter")
    page.wait_for_selector("#table[data-step='5']")


def test_what_the_step_does_not_ask_for_says_so(invite: Invite) -> None:
    learner = Learner(invite(), "ruse-and-bruise")
    learner.page.locator("#board [data-domain=column]").first.click(position={"x": 5, "y": 5})
    expect(learner.page.locator("#coach-problem")).to_contain_text("read it, then continue")


def test_lessons_are_free_of_faults(invite: Invite) -> None:
    for scheme in ("light", "dark"):
        anna = invite(color_scheme=scheme)
        anna.troubles.expect("404")
        for path in ("/learn", "/learn/chess"):
            anna.page.goto(path)
            assert faults(anna.page) == ""
        learner = Learner(anna, "principe")
        for answer in (GO_ON, GO_ON):
            learner.answer(answer)
        learner.choose("offer white")
        expect(anna.page.locator("#coach-problem")).not_to_be_empty()
        assert faults(anna.page) == "", scheme


WATCHED = """() => {
  const caption = document.querySelector("#caption").textContent;
  return caption && document.querySelector("#coach-words .words").textContent === `Watch: ${caption}`;
}"""


def test_beats_are_played_before_the_coach_goes_on(invite: Invite) -> None:
    anna = invite(speed="fast")
    learner = Learner(anna, "strozzi")
    for answer in [GO_ON] * 3 + ["claim wares"]:
        learner.answer(answer)
    learner.choose("dock naples")
    # In the meantime the coach says what happens, and not what was to be done before.
    anna.page.wait_for_function(WATCHED)
    learner.guided.answer("dock naples")
    learner.arrive()
    expect(anna.page.locator("#caption")).to_be_empty()
    expect(anna.page.locator("#coach-words .words")).to_contain_text("Look at the tracks")
