"""Nothing on a table is cut off, covered by other words, broken in the middle of a word or too small to read."""

import pytest
from playwright.sync_api import ViewportSize

from camarilla.core.registry import find_game, game_ids
from tests.browser.conftest import Invite
from tests.browser.person import DESK, PHONE
from tests.paths import ROOT

pytestmark = pytest.mark.extras

FAULTS = (ROOT / "tests" / "browser" / "layout.js").read_text(encoding="utf-8")
SMALL_PHONE = ViewportSize(width=320, height=640)
TABLET = ViewportSize(width=768, height=1024)
LOOKS = [(SMALL_PHONE, "hu"), (PHONE, "it"), (TABLET, "en"), (DESK, "hu")]


@pytest.mark.parametrize(("size", "language"), LOOKS)
@pytest.mark.parametrize("game", game_ids())
def test_tables_are_laid_out_well(invite: Invite, game: str, size: ViewportSize, language: str) -> None:
    anna = invite(size, locale=language)
    anna.open_table(game, *["bot:greedy"] * (find_game(game).default_seats - 1))
    found: set[str] = set()
    for step in range(9):
        if step % 4 == 0:
            assert anna.is_asked()
            found |= set(anna.page.evaluate(FAULTS))
        anna.click_something()
        assert anna.is_asked()
    # On the smallest phones whoever wants to read a map enlarges it.
    assert sorted(fault for fault in found if size is not SMALL_PHONE or not fault.startswith("small")) == []
