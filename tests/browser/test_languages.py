"""The language can be changed on every page, and what was begun goes on."""

from typing import Any

import pytest

from camarilla.core.clauses import LANGUAGES
from tests.browser.conftest import Invite
from tests.browser.person import Person


def switch(person: Person, language: str) -> None:
    address = person.page.url
    person.page.click(f".languages button[value={language}]")
    person.page.wait_for_selector(f"html[lang={language}]")
    assert person.page.url == address


@pytest.mark.parametrize("path", ["/", "/new?game=principe&friends", "/games/heads-of-state", "/nothing-here"])
def test_a_page_changes_its_language_and_stays_the_same_page(invite: Invite, path: str) -> None:
    anna = invite()
    anna.troubles.expect("404")
    anna.page.goto(path)
    texts = {}
    for language in LANGUAGES:
        switch(anna, language)
        texts[language] = anna.page.inner_text("main")
    assert len(set(texts.values())) == len(LANGUAGES)


def test_a_seat_a_waiting_room_and_a_replay_change_their_language(invite: Invite, finished: tuple[str, Any]) -> None:
    path, cookies = finished
    anna, bela = invite(storage_state=cookies), invite()
    anna.open_table("strozzi", "friend", "friend")
    switch(anna, "hu")
    bela.page.goto(anna.page.get_attribute("#room [data-copy]", "data-copy") or "")
    switch(bela, "it")
    anna.page.goto(f"{path}/replay")
    switch(anna, "it")


def test_the_language_changes_in_the_middle_of_a_game(invite: Invite) -> None:
    anna = invite()
    anna.open_table("strozzi", "bot:random", "bot:random")
    said = set()
    for language in LANGUAGES:
        assert anna.is_asked()
        switch(anna, language)
        assert anna.is_asked()
        said.add((anna.question(), anna.log()[0]))
        # The help that the script fetches speaks the language, too.
        with anna.page.expect_response(f"**/words/{language}.json"):
            anna.page.locator("#board [data-help]").first.hover()
        anna.click_something()
    assert len({log for _, log in said}) == len(LANGUAGES)
