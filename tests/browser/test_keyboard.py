"""Everything can be done without a mouse."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite

MOST_TABS = 120
FOCUSED = "selector => document.activeElement.matches(selector)"
CHOSEN_OR_LAID = """lines => document.querySelector('#board .chosen')
  || document.querySelectorAll('#log li:not(.since)').length > lines"""


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something is reached, as a person would."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED, selector):
            return
    raise AssertionError(f"Tab does not lead to {selector}")


def test_from_the_first_page_to_a_table_and_many_decisions(invite: Invite) -> None:
    anna = invite()
    page = anna.page
    page.goto("/")
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED, ".skip"), "the first Tab offers to skip to the content"
    page.keyboard.press("Enter")
    tab_to(page, ".game-ruse-and-bruise a[href^='/new']")
    page.keyboard.press("Enter")
    page.wait_for_url("**/new?*")
    for seat in range(1, 6):
        tab_to(page, f"#seat-{seat}")
        # The kinds of players stand in the order me, friend, bots, nobody.
        page.keyboard.press("End")
        if seat == 1:
            page.keyboard.press("ArrowUp")
    tab_to(page, "#bot_delay")
    page.keyboard.press("Home")
    tab_to(page, "form.sheet button.main")
    page.keyboard.press("Enter")
    page.wait_for_selector("#table[data-ready]")
    pressed = 0
    while anna.is_asked() and pressed < 200:
        page.keyboard.press(str(1 + pressed % 2))
        page.wait_for_timeout(20)
        pressed += 1
    assert pressed > 10
    assert not anna.is_asked(), "number keys lead to the end"


def test_a_card_is_laid_with_tab_arrows_and_enter(invite: Invite) -> None:
    anna = invite()
    page = anna.page
    anna.open_table("ruse-and-bruise", "bot:random")
    waited = 0
    for _ in range(3):
        while anna.is_asked() and page.get_attribute("#table", "data-phase") != "placing":
            page.keyboard.press("1")
            page.wait_for_selector("#choices .choice:not([disabled]), #choices .hint")
        before = len(anna.log())
        if not page.evaluate(FOCUSED, "#board .can"):
            tab_to(page, "#board .can")
        first = page.evaluate("() => document.activeElement.dataset.value")
        page.keyboard.press("ArrowRight")
        assert (
            page.evaluate(FOCUSED, "#board .can")
            and page.evaluate("() => document.activeElement.dataset.value") != first
        )
        page.keyboard.press("Enter")
        page.wait_for_function(CHOSEN_OR_LAID, arg=before)
        if page.locator("#board .chosen").count():  # else it fits into one column only, and lies there
            waited += 1
            assert page.locator("#board .chosen").count() == 1 and page.evaluate(FOCUSED, "#board .chosen")
            page.keyboard.press("Escape")
            assert page.locator("#board .chosen").count() == 0
            page.keyboard.press("Enter")
            page.keyboard.press("ArrowLeft")
            for _ in range(40):
                if page.locator("#choices .choice:not([disabled])").count() == 0:
                    break
                page.keyboard.press("Enter")
                page.keyboard.press("ArrowLeft")
        page.wait_for_function("n => document.querySelectorAll('#log li:not(.since)').length > n", arg=before)
        anna.is_asked()
        assert page.evaluate(FOCUSED, "#board *"), "after a decision the keyboard is still on the board"
    assert waited, "of three cards one at least has a choice of columns"


def test_u_takes_back(invite: Invite) -> None:
    anna = invite()
    anna.open_table("principe", "friend")
    link = anna.page.get_attribute("#room [data-copy]", "data-copy")
    bela = invite()
    bela.page.goto(link or "")
    bela.page.fill("#name", "Béla")
    bela.page.click("button.main")
    page = anna.page
    page.wait_for_selector("#table[data-ready]")
    assert anna.is_asked() and not page.is_visible("#undo")
    choices = page.locator("#choices .choice").all_text_contents()
    page.keyboard.press("1")
    page.wait_for_selector("#undo:not([hidden])")
    page.keyboard.press("u")
    page.wait_for_selector("#undo", state="hidden")
    expect(page.locator("#choices .choice:not([disabled])")).to_have_text(choices)


def test_a_question_mark_opens_the_rules(invite: Invite) -> None:
    anna = invite()
    anna.open_table("strozzi", "bot:random", "bot:random")
    assert anna.is_asked()
    with anna.context.expect_page() as opened:
        anna.page.keyboard.press("?")
    opened.value.wait_for_load_state()
    assert opened.value.url.endswith("/games/strozzi")


def test_an_amount_is_its_own_key_and_0_passes(invite: Invite) -> None:
    anna = invite()
    page = anna.page
    anna.open_table("principe", "bot:random")
    anna.play_until("card-auction")
    choices = page.locator("#choices .choice")
    keys = dict(
        zip(choices.all_inner_texts(), choices.evaluate_all("all => all.map(one => one.dataset.key)"), strict=True)
    )
    words = {text.lstrip("0123456789").strip(): key for text, key in keys.items()}
    assert words.pop("Pass") == "0"
    assert words and words == {f"Bid {key}": key for key in words.values()}
    page.keyboard.press("0")
    expect(page.locator("#log")).to_contain_text("Anna passes.")


# Cities as they lie in a row, and the choices as the rules list them.
IN_ORDER = """async () => {
  const { Chooser } = await import(`${document.querySelector("#table").dataset.static}/choose.js`);
  const [board, box] = [document.createElement("div"), document.createElement("div")];
  const thing = (city) => `<b data-domain="city" data-value="${city}"></b>`;
  board.innerHTML = ["verona", "siena", "pisa"].map(thing).join("");
  const chooser = new Chooser(board, box, {}, { isWeighed: () => false });
  const build = (city, id) => ({ id, verb: "build", city, text: city, group: city });
  const bid = (coins) => ({ id: 10 + coins, verb: "bid", coins, text: `bid ${coins}`, group: "bid" });
  const skip = { id: 4, verb: "skip", text: "skip", group: "skip" };
  chooser.show([bid(1), bid(2), build("pisa", 1), build("siena", 2), build("verona", 3), skip], true);
  return [...box.querySelectorAll(".choice")].map((choice) => choice.lastChild.textContent);
}"""


def test_choices_stand_in_the_order_of_what_they_name(invite: Invite) -> None:
    anna = invite()
    anna.open_table("strozzi", "bot:random", "bot:random")
    assert anna.is_asked()
    assert anna.page.evaluate(IN_ORDER) == ["bid 1", "bid 2", "verona", "siena", "pisa", "skip"]
