"""The board of any game as HTML, by the game's own drawing where it brings one; and the files that boards need."""

import importlib.resources
from functools import cache

from camarilla.core.fields import Json
from camarilla.core.game import Game
from camarilla.core.text import Say
from camarilla.drawing.named_parts import Board, PartMemory, Parts
from camarilla.drawing.plain import plain_board

COLOURS = ("brick", "forest", "ochre", "plum", "sea", "slate")
"""What a game can name as its colours; the style sheet of all boards has them, light and dark."""


def draw_board(game: Game, view: dict[str, Json], say: Say, memory: PartMemory | None = None) -> Board:
    """What a seat sees, in HTML; `memory` has what was drawn before for the same table and language."""
    parts = Parts(say, memory)
    if game.has("board", "board"):
        skeleton: str = game.part("board", "board")(view, parts)
    else:
        skeleton = plain_board(game, view, parts)
    return Board(skeleton, parts.drawn)


def board_height(game: Game, view: dict[str, Json]) -> int:
    """How high, in a width of 1076, the board may become: by the game's own word, or by the lines spelled out."""
    if game.has("board", "height"):
        told: int = game.part("board", "height")(view)
        return told
    return 80 + 30 * str(view).count(":")


def board_symbols(game: Game) -> str:
    """The game's emblems that its boards refer to, put into a page once; empty where it brings none."""
    return _brought(game, "art/emblems.svg", "EMBLEMS")


def board_style(game: Game) -> str:
    """The game's own style sheet; empty where it brings none."""
    return _brought(game, "board.css", "STYLE")


def _brought(game: Game, file: str, name: str) -> str:
    try:
        return game.resource(file, name)
    except (OSError, AttributeError):
        return ""


def palette(game: Game) -> str:
    """The class of a game's colours in the style sheet of all boards."""
    return f"palette-{game.colours}"


# What the boards of all games need -----------------------------------------------------


def arms_symbols() -> str:
    """The players' coats of arms that all boards refer to, put into a page once."""
    return _own_file("art/arms.svg")


def shared_style() -> str:
    """The style sheet of all boards, and of the pages that they stand on."""
    return _own_file("style.css")


@cache
def _own_file(path: str) -> str:
    return importlib.resources.files("camarilla.drawing").joinpath(path).read_text(encoding="utf-8")
