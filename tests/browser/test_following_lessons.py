"""What happens in a guided game is in sight while it happens, nothing else is lit, and the board stays in place."""

import pytest
from playwright.sync_api import expect

from camarilla.lessons.shelf import all_lessons, find_lesson
from tests.browser.conftest import Invite
from tests.browser.person import DESK, PHONE
from tests.browser.test_lessons import LIT_WITHIN_REACH, Learner, first_answers, keep

# Notes, frame by frame, what a beat lights and whether any of it can be seen between the coach and the lower edge.
FOLLOW = """() => {
  const faults = (window.faults = new Set());
  window.beats = new Set();
  const place = () => Math.round(document.querySelector("#board").getBoundingClientRect().top + scrollY);
  const before = place();
  const look = () => {
    requestAnimationFrame(look);
    if (!document.querySelector(".watching")) return;
    const caption = document.querySelector("#caption").textContent;
    const coach = document.querySelector("#coach").getBoundingClientRect().bottom;
    const lit = [...document.querySelectorAll("#board .lit")].map((thing) => thing.getBoundingClientRect());
    const shown = ({ top, bottom }) => Math.min(bottom, innerHeight) - Math.max(top, coach);
    const seen = (box) => shown(box) > Math.min(20, box.height - 1);
    if (lit.length) window.beats.add(caption);
    if (lit.length && !lit.some(seen)) faults.add(`out of sight: ${caption}`);
    const asked = document.querySelector("#board :is(.taught, .noted), .choice.wanted, #ask.mine");
    if (asked) faults.add(`still asked: ${caption}`);
    if (place() !== before) faults.add(`the board moved: ${caption}`);
  };
  look();
}"""


def number_of(lesson: str, say: str) -> int:
    """How many steps come before the one that says this."""
    return [step.say for step in find_lesson(lesson).steps].index(say)


@pytest.mark.parametrize(
    ("id", "say", "answer", "happens"),
    [
        ("strozzi", "lesson-dock", "dock naples", "moves up 3 spaces in Naples"),
        ("ruse-and-bruise", "lesson-full", "play minstrel 3", "the highest sum wins"),
        pytest.param(
            "strozzi", "lesson-tile", "take art-gold", "marker in place 2 in Venice", marks=pytest.mark.extras
        ),
    ],
)
def test_what_happens_is_in_sight_on_a_phone(invite: Invite, id: str, say: str, answer: str, happens: str) -> None:
    learner = Learner(invite(PHONE, speed="fast"), id)
    keep(learner, first_answers(learner.guided.lesson, number_of(id, say)))
    learner.page.evaluate(FOLLOW)
    learner.answer(answer)
    assert any(happens in caption for caption in learner.page.evaluate("[...window.beats]"))
    assert learner.page.evaluate("[...window.faults]") == []


def test_a_page_that_glides_arrives_before_something_happens(invite: Invite) -> None:
    learner = Learner(invite(PHONE, speed="fast", reduced_motion="no-preference"), "strozzi")
    keep(learner, first_answers(learner.guided.lesson, number_of("strozzi", "lesson-venice")))
    learner.page.evaluate("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })")
    # From the lower end of the page to the ports: the ship is not there before the page is.
    learner.page.evaluate("""() => {
      const port = document.querySelector("#board .port[data-value=venice]").getBoundingClientRect();
      window.hidden = port.bottom < document.querySelector("#coach").getBoundingClientRect().bottom;
      const moored = () => document.querySelector("#board .port[data-value=venice] [data-mark=ship-s01]");
      const look = () => {
        const ship = moored()?.getBoundingClientRect();
        if (!ship) return requestAnimationFrame(look);
        window.seen = ship.top > document.querySelector("#coach").getBoundingClientRect().bottom;
      };
      look();
    }""")
    assert learner.page.evaluate("window.hidden")
    learner.tell({"verb": "dock", "port": "venice"}, [{}, {}])
    learner.page.wait_for_function("() => window.seen !== undefined")
    assert learner.page.evaluate("window.seen")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_board_stays_where_it_is_however_long_the_words_are(invite: Invite, size: dict[str, int]) -> None:
    learner = Learner(invite(size), "strozzi")
    places = set()
    while learner.guided.number < number_of("strozzi", "lesson-pirate"):
        box = learner.page.locator("#board").bounding_box()
        assert box
        places.add(round(box["y"] + learner.page.evaluate("scrollY")))
        learner.answer(first_answers(learner.guided.lesson, learner.guided.number + 1)[-1])
    assert len(places) == 1


@pytest.mark.parametrize("id", all_lessons())
def test_no_banner_has_an_empty_line(invite: Invite, id: str) -> None:
    learner = Learner(invite(speed="normal"), id)
    expect(learner.page.locator("#question")).not_to_be_empty()
    expect(learner.page.locator("#caption")).to_be_hidden()


def test_after_a_poor_answer_the_flags_lie_above_the_bar(invite: Invite) -> None:
    learner = Learner(invite(PHONE), "strozzi")
    keep(learner, first_answers(learner.guided.lesson, number_of("strozzi", "lesson-claim")))
    learner.choose("claim pirate")
    expect(learner.page.locator("#coach-problem")).not_to_be_empty()
    expect(learner.page.locator("#quick button")).to_have_text(["Pass"])
    learner.page.wait_for_function(LIT_WITHIN_REACH, arg=60)


@pytest.fixture
def play(invite: Invite) -> Learner:
    """Il Principe on a phone, where cards are played for the first time."""
    learner = Learner(invite(PHONE), "principe")
    keep(learner, first_answers(learner.guided.lesson, number_of("principe", "lesson-play")))
    return learner


def test_all_words_are_seen_after_a_poor_answer_and_nothing_moves(play: Learner) -> None:
    before = play.page.evaluate("scrollY")
    card = "[data-domain=colour][data-value=white] [data-domain=cards][data-value='1']"
    play.page.locator(f"#board {card}").click(position={"x": 5, "y": 20})
    expect(play.page.locator("#coach-problem")).not_to_be_empty()
    assert play.page.evaluate("scrollY") == before
    said = play.page.locator("#coach-said")
    assert said.evaluate("said => said.scrollHeight <= said.clientHeight + 1")


# At each height of the page: whether the coach has empty room, and whether the players stand out behind it.
SCROLLED = """async () => {
  const faults = new Set();
  const coach = document.querySelector("#coach");
  const players = document.querySelector("#players");
  for (let y = 0; y < 500; y += 40) {
    scrollTo({ top: y, behavior: "instant" });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const box = coach.getBoundingClientRect();
    const said = document.querySelector("#coach-said");
    const words = [...said.querySelectorAll("p")].map((one) => one.getBoundingClientRect().bottom);
    const empty = said.getBoundingClientRect().bottom - Math.max(...words);
    if (box.top <= 0 && empty > 12) faults.add(`${y}: ${Math.round(empty)} pixels are empty`);
    const isSeen = getComputedStyle(players).visibility === "visible";
    if (isSeen && players.getBoundingClientRect().top < box.bottom - 1) faults.add(`${y}: players behind the coach`);
  }
  return [...faults];
}"""


def test_a_coach_above_a_scrolled_page_is_as_tall_as_the_words(play: Learner) -> None:
    assert play.page.evaluate(SCROLLED) == []


def test_cards_that_another_player_lays_are_not_lit_in_the_own_hand(play: Learner) -> None:
    lit = play.page.evaluate("""async () => {
      const page = document.querySelector("script[src*='lesson.js']").src;
      const { concerned } = await import(page.replace("lesson.js", "light.js"));
      const board = document.querySelector("#board");
      const of = (seat) => concerned(board, { event: "laid", seat, colour: "white", cards: 2 });
      return [0, 2].map((seat) => of(seat).map((thing) => thing.closest("[data-part]")?.dataset.part));
    }""")
    assert "player-2" in lit[1]
    assert "own" not in lit[1]
    assert "own" in lit[0]


def test_whoever_watches_steps_on_or_skips_the_rest(invite: Invite) -> None:
    learner = Learner(invite(PHONE, speed="slow"), "strozzi")
    keep(learner, first_answers(learner.guided.lesson, number_of("strozzi", "lesson-dock")))
    words = learner.page.locator("#coach-words .words")
    learner.choose("dock naples")
    expect(words).to_contain_text("Watch:")
    first = words.inner_text()
    learner.page.click("#coach-next")
    expect(words).not_to_have_text(first)
    expect(words).to_contain_text("Watch:")
    learner.page.click("#coach-skip")
    expect(words).to_contain_text("Look at the tracks")
    expect(learner.page.locator("#coach-watch")).to_be_hidden()


def test_a_press_beside_the_list_is_told_what_to_choose(invite: Invite) -> None:
    learner = Learner(invite(), "heads-of-state")
    keep(learner, first_answers(learner.guided.lesson, number_of("heads-of-state", "lesson-plot")))
    learner.page.locator("#board .taught, #board .noted").first.click()
    expect(learner.page.locator("#coach-problem")).to_contain_text(f"First choose: {learner.say('action-plot')}")
