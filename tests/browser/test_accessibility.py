"""No page has a serious fault for those who see little, hear the page read, or use no mouse."""

from typing import Any

import pytest

from camarilla.core.registry import find_game, game_ids
from tests.browser.games import EVERY_GAME
from tests.browser.axe import faults
from tests.browser.conftest import Invite


@pytest.mark.parametrize(
    "path", ["/", "/new?game=principe", "/nothing-here", "/api", *[f"/games/{id}" for id in game_ids()]]
)
def test_pages(invite: Invite, path: str) -> None:
    person = invite()
    person.troubles.expect("404")
    person.page.goto(path)
    person.page.evaluate("() => document.querySelectorAll('details').forEach((part) => (part.open = true))")
    assert faults(person.page) == ""


def test_waiting_room_and_seat(invite: Invite) -> None:
    anna, bela = invite(), invite()
    anna.open_table("strozzi", "friend", "friend")
    assert faults(anna.page) == ""
    bela.page.goto(anna.page.get_attribute("#room [data-copy]", "data-copy") or "")
    assert faults(bela.page) == ""


@pytest.mark.parametrize("game", EVERY_GAME)
def test_tables_for_players_and_watchers(invite: Invite, game: str) -> None:
    anna, watcher = invite(), invite()
    path = anna.open_table(game, *["bot:greedy"] * (find_game(game).seats[0] - 1))
    scanned = set()
    for step in range(16):
        over = not anna.is_asked()
        phase = anna.page.get_attribute("#table", "data-phase")
        if phase not in scanned or step == 15:
            assert faults(anna.page) == "", phase
        scanned.add(phase)
        if over:
            break
        anna.click_something()
    watcher.page.goto(path)
    assert faults(watcher.page) == ""


def test_the_end_and_the_replay(invite: Invite, finished: tuple[str, Any]) -> None:
    path, cookies = finished
    anna = invite(storage_state=cookies)
    anna.page.goto(path)
    anna.page.click("#check")
    assert faults(anna.page) == ""
    anna.page.goto(f"{path}/replay")
    assert faults(anna.page) == ""
