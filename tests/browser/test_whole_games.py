"""Every game, played to the end against bots by clicking what glows."""

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.conftest import Invite
from tests.browser.person import DESK, PHONE

pytestmark = pytest.mark.extras

GAMES = [
    ("ruse-and-bruise", 2, {}, "it", PHONE),
    ("ruse-and-bruise", 3, {}, "en", DESK),
    ("strozzi", 3, {}, "hu", PHONE),
    ("principe", 2, {"option-edition": "it"}, "it", DESK),
    ("principe", 3, {"option-edition": "hu"}, "hu", PHONE),
    ("heads-of-state", 2, {}, "en", DESK),
]


@pytest.mark.parametrize(("game", "seats", "options", "language", "size"), GAMES)
def test_a_game_is_clicked_through_to_the_end(
    invite: Invite, game: str, seats: int, options: dict[str, str], language: str, size: ViewportSize
) -> None:
    anna = invite(size, locale=language)
    anna.open_table(game, *["bot:greedy"] * (seats - 1), **options)
    assert anna.page.get_attribute("html", "lang") == language
    assert anna.play_to_the_end() > 10
    rows = anna.account()
    assert len(rows) == seats and "Anna" in [row.name for row in rows]
    assert all(row.points and sum(row.points) == row.score for row in rows), rows
    assert rows[0].name in anna.question()
    assert not anna.page.is_visible("#choices-box") and anna.page.is_visible("#after")
