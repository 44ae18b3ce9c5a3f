"""The table as an environment shows it: printed, as text, or as pixels."""

import os
from functools import cache
from io import StringIO
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from camarilla.core.clauses import Malformed
from camarilla.core.game import Game
from camarilla.core.position import Position
from camarilla.core.text import speaker
from camarilla.drawing.draw import draw
from camarilla.drawing.png import Easel
from camarilla.drawing.terminal import draw_table

MODES = ["human", "ansi", "rgb_array"]
WIDTH = 100


class Renderer:
    """Draws one game in one of the modes; without a mode nothing."""

    def __init__(self, game: Game, mode: str | None) -> None:
        if mode is not None and mode not in MODES:
            raise Malformed("unknown-render-mode", given=mode, known=", ".join(MODES))
        self._game = game
        self._mode = mode

    def render(self, position: Position, seat: int | None) -> Any:
        """The table as a seat sees it (`None`: a spectator)."""
        if self._mode is None:
            return None
        if self._mode == "rgb_array":
            return pixels(draw(position, seat, game=self._game).svg)
        names = [chr(ord("A") + seat) for seat in range(position.seats)]
        page = Console(file=StringIO() if self._mode == "ansi" else None, width=WIDTH)
        page.print(draw_table(self._game, position.view(seat), speaker(self._game, "en", names), WIDTH))
        return page.file.getvalue() if isinstance(page.file, StringIO) else None


@cache
def _easel(process: int) -> Easel:
    """One browser for all environments of a process, started by the first that is looked at."""
    return Easel()


def pixels(svg: str) -> NDArray[np.uint8]:
    """A picture as red, green and blue: `(height, width, 3)`. Needs `camarilla[png]`, and says so."""
    width, height, colours = _easel(os.getpid()).paint(svg)
    return np.frombuffer(colours, np.uint8).reshape(height, width, 4)[:, :, :3].copy()
