"""Pictures of tables, measured where they are laid out: nothing is cut off, and not much is left empty."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Browser

import camarilla
from camarilla.core.registry import find_game, game_ids
from tests.test_drawings import played

HEIGHT = "() => document.querySelector('.board').getBoundingClientRect().height"


@pytest.mark.parametrize("game_id", game_ids())
def test_boards_fit_their_pictures(game_id: str, tmp_path: Path, browser: Browser) -> None:
    game = find_game(game_id)
    kept = tmp_path / "board.svg"
    with browser.new_page() as page:
        for seats in (game.seats[0], game.seats[-1]):
            record = played(game_id, seats).record()
            for at in (0, len(record.entries) // 3, len(record.entries) - 1, len(record.entries)):
                for seat in (0, "all"):
                    drawing = camarilla.draw(record, at=at, seat=seat, language="hu")
                    drawing.save(kept)
                    page.goto(kept.as_uri())
                    room = int(ElementTree.fromstring(drawing.svg).get("height", "0")) - 24
                    assert 0.6 * room < page.evaluate(HEIGHT) <= room, (seats, at, seat)
