"""Sounds are off until somebody turns them up; the device remembers how loud."""

from playwright.sync_api import Request, expect

from tests.browser.conftest import Invite

LOUDER = "slider => { slider.value = 4; slider.dispatchEvent(new Event('change')); }"


def test_sounds_are_loaded_when_they_are_turned_up_and_the_volume_is_remembered(invite: Invite) -> None:
    anna = invite()
    asked: list[Request] = []
    anna.page.on("request", lambda request: asked.append(request))
    path = anna.open_table("ruse-and-bruise", "bot:random")
    for _ in range(4):
        assert anna.is_asked()
        anna.click_something()
    assert not [request for request in asked if request.url.endswith(".wav")]
    with anna.page.expect_response("**/sound-turn.wav"):
        anna.page.locator("#volume").evaluate(LOUDER)
    anna.page.goto(path)
    expect(anna.page.locator("#volume")).to_have_value("4")
    assert anna.is_asked()
    with anna.page.expect_response("**/sound-flip.wav"):
        while anna.is_asked() and not any(request.url.endswith("sound-flip.wav") for request in asked):
            anna.click_something()
