"""The table as an environment shows it: printed, or as text."""

from io import StringIO
from typing import Any

from rich.console import Console

from camarilla.core.clauses import Malformed
from camarilla.core.game import Game
from camarilla.core.position import Position
from camarilla.core.text import speaker
from camarilla.drawing.terminal import draw_table

MODES = ["human", "ansi"]
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
        names = [chr(ord("A") + seat) for seat in range(position.seats)]
        page = Console(file=StringIO() if self._mode == "ansi" else None, width=WIDTH)
        page.print(draw_table(self._game, position.view(seat), speaker(self._game, "en", names), WIDTH))
        return page.file.getvalue() if isinstance(page.file, StringIO) else None
