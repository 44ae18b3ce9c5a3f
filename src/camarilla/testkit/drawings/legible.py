"""Promises about boards that only a browser can measure: they fit their pictures, and can be read on a phone.

Both need `camarilla[png]` and Chromium, so they are no part of `conformance`; `python -m camarilla.testkit GAME
--browser` runs them.
"""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from camarilla.core.chance import FastChance
from camarilla.core.clauses import LANGUAGES
from camarilla.core.game import Game
from camarilla.core.moments import ALL, Eyes, Replayed
from camarilla.core.record import Record
from camarilla.core.text import speaker
from camarilla.drawing.boards import arms_symbols, board_style, board_symbols, draw_board, palette, shared_style
from camarilla.drawing.draw import draw
from camarilla.drawing.picture import MARGIN
from camarilla.testkit.matches import new_table
from camarilla.testkit.setups import Setup, demand

if TYPE_CHECKING:
    from playwright.sync_api import Browser

LEAST_FILLED = 0.6
"""How much of the height that a board announces it must take at least."""
LEAST_TEXT = 12
PHONE_WIDTH, PHONE_HEIGHT = 360, 740

HEIGHT = "() => document.querySelector('.board').getBoundingClientRect().height"
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
SMALL_TEXTS = """least => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    const parent = walker.currentNode.parentElement;
    const seen = parent.checkVisibility({ visibilityProperty: true }) && !parent.closest(".hidden, .skip, script");
    if (!text || !seen) continue;
    const scale = parent.getScreenCTM ? Math.abs(parent.getScreenCTM().a) : 1;
    const size = parseFloat(getComputedStyle(parent).fontSize) * scale;
    if (size < least) small.push(`${size.toFixed(1)} px: ${text.slice(0, 60)} in ${parent.outerHTML.slice(0, 120)}`);
  }
  return small;
}"""
"""What is written smaller than so many pixels, and where; a hundredth less is no less."""


def boards_fit_their_pictures(game: Game, browser: "Browser") -> None:
    """In a width of 1076, no board is higher than its game's `height(view)` says, nor much lower."""
    misfits: list[str] = []
    with tempfile.TemporaryDirectory() as folder, browser.new_page() as page:
        file = Path(folder) / "board.svg"
        for record, at, eyes, where in _moments(game):
            drawing = draw(record, eyes, at=at, language=LANGUAGES[1], game=game)
            drawing.save(file)
            page.goto(file.as_uri())
            said = _announced(drawing.svg)
            measured = page.evaluate(HEIGHT)
            if not LEAST_FILLED * said < measured <= said:
                misfits.append(f"{where} is {measured:.0f} high, but its height(view) says {said}")
    demand(not misfits, "\n  ".join(["a board takes at most its height(view), and more than 60 % of it:", *misfits]))


def boards_are_legible_on_a_phone(game: Game, browser: "Browser") -> None:
    """In a width of 360 nothing runs off the side, and no text is smaller than 12 pixels."""
    with browser.new_page(viewport={"width": PHONE_WIDTH, "height": PHONE_HEIGHT}) as page:
        for record, at, eyes, where in _moments(game):
            page.set_content(_page(game, record, at, eyes))
            beyond = page.evaluate(SIDEWAYS)
            demand(beyond <= 0, f"{where} runs {beyond} pixels off the side of a phone")
            small = page.evaluate(SMALL_TEXTS, LEAST_TEXT - 0.01)
            demand(not small, f"{where} has text below {LEAST_TEXT} pixels: {small[:1]}")


def _moments(game: Game) -> Iterator[tuple[Record, int, Eyes, str]]:
    """Moments of a whole game with the fewest and with the most players: the record, the entry, and who looks."""
    for seats in sorted({game.seats[0], game.seats[-1]}):
        record = _played(Setup(game, seats, game.choose({})))
        last = len(record.entries)
        for at in (0, last // 3, last - 1, last):
            for eyes in (0, ALL):
                yield record, at, eyes, f"the board of {game.id} with {seats} seats after entry {at}, for {eyes},"


def _played(setup: Setup) -> Record:
    table, chance = new_table(setup, 2), FastChance(2)
    while not table.over:
        seat = table.to_act()[0]
        legal = table.legal(seat)
        table.play(seat, legal[chance.below(len(legal))])
    return table.record()


def _announced(svg: str) -> int:
    """How high the room of a board in its picture is."""
    return int(svg.split(' height="', 1)[1].split('"', 1)[0]) - 2 * MARGIN


def _page(game: Game, record: Record, at: int, eyes: Eyes) -> str:
    """The board alone on a page, with the style sheets that it has at a table."""
    say = speaker(game, LANGUAGES[1], record.names)
    board = draw_board(game, Replayed(game, record).moment(at).view(eyes), say).whole()
    return (
        '<!doctype html><html><head><meta name="viewport" content="width=device-width">'
        f"<style>{shared_style()}{board_style(game)}</style></head>"
        f'<body class="at-table {palette(game)} game-{game.id}">{arms_symbols()}{board_symbols(game)}'
        f"<main>{board}</main></body></html>"
    )
