"""When the game is over: the shuffle is checked in the browser, the game is seen again, the next one begins."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Invite


def test_the_shuffle_is_checked_in_the_browser(invite: Invite, finished: tuple[str, Any]) -> None:
    path, cookies = finished
    anna = invite(storage_state=cookies)
    anna.page.goto(path)
    anna.page.click("#check")
    expect(anna.page.locator("#checked.good")).to_contain_text("✓")
    # A commitment that was changed by one digit is found out.
    anna.page.evaluate(
        "document.querySelector('#seal').textContent = document.querySelector('#seal').textContent.replace(/./, 'x')"
    )
    anna.page.click("#check")
    expect(anna.page.locator("#checked.bad")).to_contain_text("✗")


def test_the_record_can_be_downloaded(invite: Invite, finished: tuple[str, Any]) -> None:
    path, cookies = finished
    anna = invite(storage_state=cookies)
    anna.page.goto(path)
    with anna.page.expect_download() as download:
        anna.page.click(f"a[href$='{path}/record']")
    assert '"strozzi"' in download.value.path().read_text(encoding="utf-8")


def test_a_game_is_seen_again_decision_by_decision(invite: Invite, finished: tuple[str, Any]) -> None:
    path, cookies = finished
    anna = invite(storage_state=cookies)
    page = anna.page
    page.goto(path)
    page.click(f"a[href$='{path}/replay']")
    number, board = page.locator("#number"), page.locator("#board")
    expect(number).to_have_text("0")
    at_first = board.inner_html()
    page.click("#on")
    expect(number).to_have_text("1")
    expect(page.locator("#lines li")).not_to_have_count(0)
    assert board.inner_html() != at_first
    page.click("#back")
    expect(number).to_have_text("0")
    page.locator("#at").focus()
    page.keyboard.press("End")
    last = page.get_attribute("#at", "max")
    expect(number).to_have_text(last or "")
    page.select_option("#seat", "watch")
    page.wait_for_url("**seat=watch*")
    expect(page.locator("#at")).to_have_attribute("max", last or "")


def test_a_game_is_seen_again_beat_by_beat(invite: Invite, finished: tuple[str, Any]) -> None:
    path, _ = finished
    page = invite().page
    frames = [page.request.get(f"{path}/replay/{at}?seat=watch").json() for at in range(8)]
    number = next(at for at, frame in enumerate(frames) if at and len(frame["beats"]) > 1)
    page.goto(f"{path}/replay?seat=watch&at={number - 1}")
    expect(page.locator("#replay")).to_have_attribute("data-shown", str(number - 1))
    before = page.locator("#board").inner_html()
    seen = []
    for beat in frames[number]["beats"]:
        page.keyboard.press("ArrowRight")
        expect(page.locator("#lines li")).to_have_text([beat["caption"]])
        expect(page.locator("#number")).to_have_text(str(number))
        seen.append(page.locator("#board").inner_html())
    assert before not in seen and len(set(seen)) == len(seen)
    assert page.locator("#board .lit").count()
    for beat in reversed(frames[number]["beats"][:-1]):
        page.keyboard.press("ArrowLeft")
        expect(page.locator("#lines li")).to_have_text([beat["caption"]])
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#number")).to_have_text(str(number - 1))
    # The slider goes from decision to decision.
    page.locator("#at").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#lines li")).to_have_text(frames[number]["lines"])


def test_everybody_sees_all_hands_afterwards(invite: Invite, finished: tuple[str, Any]) -> None:
    path, _ = finished
    stranger = invite()
    stranger.page.goto(f"{path}/replay?seat=watch")
    closed = stranger.page.locator("#board").inner_html()
    stranger.page.select_option("#seat", "all")
    stranger.page.wait_for_url("**seat=all*")
    assert stranger.page.locator("#board").inner_html() != closed
    stranger.page.click("#play")
    expect(stranger.page.locator("#number")).not_to_have_text("0")


def test_the_same_people_play_again(invite: Invite, finished: tuple[str, Any]) -> None:
    path, cookies = finished
    anna = invite(storage_state=cookies)
    anna.page.goto(path)
    anna.page.click("#after form button")
    anna.page.wait_for_url(lambda address: "/tables/" in address and not address.endswith(path))
    assert anna.is_asked()
    expect(anna.page.locator("#players .name")).to_have_count(3)
