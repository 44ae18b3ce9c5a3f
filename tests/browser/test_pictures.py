"""Boards, measured where they are laid out: nothing is cut off, not much is left empty, all can be read on a phone."""

import pytest
from playwright.sync_api import Browser

from camarilla.core.registry import find_game, game_ids
from camarilla.testkit import Violation
from camarilla.testkit.drawings.legible import boards_are_legible_on_a_phone, boards_fit_their_pictures
from tests.toys import pledges


@pytest.mark.extras
@pytest.mark.parametrize("game_id", game_ids())
def test_boards_fit_their_pictures(game_id: str, browser: Browser) -> None:
    boards_fit_their_pictures(find_game(game_id), browser)


@pytest.mark.extras
@pytest.mark.parametrize("game_id", game_ids())
def test_boards_are_legible_on_a_phone(game_id: str, browser: Browser) -> None:
    boards_are_legible_on_a_phone(find_game(game_id), browser)


@pytest.mark.parametrize(("style", "complaint"), [
    (".plain { font-size: 9px; }", r"has text below 12 pixels: \['9.0 px: "),
    ("main { width: 500px; }", r"runs \d+ pixels off the side of a phone"),
])  # fmt: skip
def test_a_board_that_cannot_be_read_is_caught(
    style: str, complaint: str, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    boards_are_legible_on_a_phone(pledges.GAME, browser)
    monkeypatch.setattr(pledges, "STYLE", style, raising=False)
    with pytest.raises(Violation, match=complaint):
        boards_are_legible_on_a_phone(pledges.GAME, browser)


@pytest.mark.parametrize("height", [30, 3000])
def test_a_board_that_does_not_fit_its_picture_is_caught(
    height: int, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pledges, "height", lambda view: height, raising=False)
    with pytest.raises(Violation, match=rf"high, but its height\(view\) says {height}") as caught:
        boards_fit_their_pictures(pledges.GAME, browser)
    assert str(caught.value).count("\n") == 16, "all that were looked at are told"
