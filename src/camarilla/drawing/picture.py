"""A board as one SVG file that stands alone: its markup, its style sheets, its emblems and coats of arms."""

import re
from html import escape

from camarilla.core.fields import Json
from camarilla.core.game import Game
from camarilla.core.text import Say
from camarilla.drawing.boards import (
    arms_symbols,
    board_height,
    board_style,
    board_symbols,
    draw_board,
    palette,
    shared_style,
)

WIDTH = 1100
"""How wide a board is laid out, whatever size the picture is shown in."""
MARGIN = 12
_DARK = "(prefers-color-scheme: dark)"
_MEDIA = re.compile(r"@media ([^{]+)\{")
_BARE = re.compile(r"<svg(?![^>]*\sxmlns=)")


def picture(game: Game, view: dict[str, Json], say: Say, width: int = WIDTH, dark: bool = False) -> str:
    """What a view shows, as SVG. Only a browser can lay it out, so it is as high as the game says it may become."""
    height = board_height(game, view) + 2 * MARGIN
    shown = round(height * width / WIDTH)
    title = escape(say("title"), quote=False) if say.knows("title") else escape(game.id)
    board = _named(draw_board(game, view, say).whole())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{palette(game)}" lang="{say.language}"'
        f' width="{width}" height="{shown}" viewBox="0 0 {WIDTH} {height}">\n'
        f"<title>{title}</title>\n<style>{escape(_style(game, dark), quote=False)}</style>\n"
        f"{_named(arms_symbols())}\n{_named(board_symbols(game))}\n"
        f'<rect class="ground" width="{WIDTH}" height="{height}"/>\n'
        f'<foreignObject x="{MARGIN}" y="{MARGIN}" width="{WIDTH - 2 * MARGIN}" height="{height - 2 * MARGIN}">'
        f'<div xmlns="http://www.w3.org/1999/xhtml">{board}</div></foreignObject>\n</svg>\n'
    )


def _named(markup: str) -> str:
    """Pages know what an <svg> is; a file of its own has to be told."""
    return _BARE.sub('<svg xmlns="http://www.w3.org/2000/svg"', markup)


def _style(game: Game, dark: bool) -> str:
    """The sheets of all boards and of the game. An image has no reader to ask, so light or dark is settled here."""
    scheme = "dark" if dark else "light"
    root = f":root {{ color-scheme: {scheme}; font: 17px/1.5 var(--serif); color: var(--ink); }}"
    sheets = _settled(shared_style() + board_style(game), dark)
    return f"{sheets}\n{root}\n.ground {{ fill: var(--paper); }}"


def _settled(sheet: str, dark: bool) -> str:
    """A sheet without questions about the device: colours are chosen, rules for phones and for motion left out."""
    kept, rest = "", sheet
    while found := _MEDIA.search(rest):
        end, depth = found.end(), 1
        while depth:
            depth += {"{": 1, "}": -1}.get(rest[end], 0)
            end += 1
        inside = rest[found.end() : end - 1] if dark and found[1].strip() == _DARK else ""
        kept, rest = kept + rest[: found.start()] + inside, rest[end:]
    return kept + rest
