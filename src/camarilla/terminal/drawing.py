"""The table of a game as a renderable: the game's own drawing, or its view spelled out."""

from rich.console import RenderableType
from rich.pretty import Pretty

from camarilla.core.fields import Json
from camarilla.core.game import Game
from camarilla.core.text import Say


def draw_table(game: Game, view: dict[str, Json], say: Say, width: int) -> RenderableType:
    """What a seat sees, drawn from its view alone."""
    if game.has("terminal", "draw"):
        drawn: RenderableType = game.part("terminal", "draw")(view, say, width)
        return drawn
    return Pretty(view)
