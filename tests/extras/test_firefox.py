"""The tables in Firefox: laid out as in Chromium, in the same font, and a decision can be made."""

from collections.abc import Iterator

import pytest

from camarilla.core.registry import find_game, game_ids
from tests.browser.server import Server
from tests.browser.test_layout import FAULTS
from tests.browser.test_playing_again import ask
from tests.extras.firefox import Firefox
from tools.browser import FIREFOX, found

pytestmark = pytest.mark.extras
SIZES = [(375, 740), (783, 1024), (1455, 900)]
"""A phone, a tablet and a desk, and the bar for scrolling, which Firefox takes from the width."""
UNTIL = """new Promise((done) => {{
  const look = () => ({0} ? done(true) : setTimeout(look, 50));
  look();
}})"""
READY = "document.querySelector('#table[data-ready]') && document.fonts.status === 'loaded'"
ASKED = "document.querySelector('#ask.mine') && document.querySelector('#choices .choice:not([disabled])')"
DECIDED = "document.querySelectorAll('#log li:not(.since)').length > {}"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    program = found(FIREFOX)
    assert program, "no Firefox: run python tools/browser.py firefox"
    opened = Firefox(program, tmp_path_factory.mktemp("profile"))
    yield opened
    opened.close()


@pytest.mark.parametrize("game", game_ids())
def test_a_table_is_laid_out_well_and_can_be_played(game: str, server: Server, firefox: Firefox) -> None:
    bots = ["bot:random"] * (find_game(game).default_seats - 1)
    made = ask(server, "tables", {"game": game, "seats": ["me", *bots], "name": "Anna", "bot_delay": 0})
    firefox.go(f"{server.address}/seats/{made['seats'][0]['key']}")
    firefox.evaluate("document.querySelector('button.main').click()")
    firefox.evaluate(UNTIL.format(READY))
    assert firefox.evaluate(
        "[...document.fonts].some((font) => font.family === 'Alegreya' && font.status === 'loaded')"
    )
    for width, height in SIZES:
        firefox.resize(width, height)
        firefox.evaluate(UNTIL.format(ASKED))
        assert firefox.evaluate(FAULTS.strip().rstrip(";")) == [], width
    lines = firefox.evaluate("document.querySelectorAll('#log li:not(.since)').length")
    for _ in range(6):  # a decision may be made of several things
        firefox.evaluate("document.querySelector('#choices .choice:not([disabled])')?.click()")
    firefox.evaluate(UNTIL.format(DECIDED.format(lines)))
