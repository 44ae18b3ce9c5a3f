"""Pictures of a table for notebooks, files and documents: `camarilla.draw`.

camarilla.draw(table, seat=0)                          a table as a seat sees it now
camarilla.draw(record, at=40, seat="all").save("board.svg")   a finished game, all hands open
"""

from pathlib import Path

from camarilla.core.clauses import LANGUAGES, Malformed
from camarilla.core.fields import Json
from camarilla.core.game import Game
from camarilla.core.moments import ALL, Eyes, Replayed
from camarilla.core.record import Record
from camarilla.core.registry import find_game
from camarilla.core.table import Table
from camarilla.core.text import speaker
from camarilla.drawing.picture import WIDTH, picture


class Drawing:
    """A picture of a table; a notebook shows it by itself."""

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, path: str | Path) -> None:
        """Write it to a file: SVG, or where the name ends in .png a PNG drawn by Chromium (`camarilla[png]`)."""
        if Path(path).suffix.lower() == ".png":
            from camarilla.drawing.png import png

            Path(path).write_bytes(png(self.svg))
        else:
            Path(path).write_text(self.svg, encoding="utf-8")


def draw(
    what: Table | Record,
    *,
    at: int | None = None,
    seat: Eyes = None,
    language: str = "en",
    dark: bool = False,
    width: int = WIDTH,
    game: Game | None = None,
) -> Drawing:
    """What a seat sees (`None`: a spectator) of a table or record after `at` entries, else as it stands at last.

    `seat="all"` opens all hands, once the game is over. `game` is needed for a record whose game is not installed.
    """
    if language not in LANGUAGES:
        raise Malformed("unknown-language", given=language, known=", ".join(LANGUAGES))
    names = what.names
    if isinstance(seat, int) and not 0 <= seat < len(names):
        raise Malformed("unknown-seat", given=seat, last=len(names) - 1)
    played = what.game if isinstance(what, Table) else game or find_game(what.game)
    view = _view(played, what, at, seat)
    return Drawing(picture(played, view, speaker(played, language, names), width, dark))


def _view(game: Game, what: Table | Record, at: int | None, seat: Eyes) -> dict[str, Json]:
    if isinstance(what, Table):
        if at is None and seat != ALL:
            return what.view(seat if isinstance(seat, int) else None)
        # The seed stays in here: a moment shows a seat what it saw, and all hands only when the game is over.
        what = what.record(reveal=True)
    last = len(what.entries)
    number = last if at is None else at
    if not 0 <= number <= last:
        raise Malformed("replay-no-entry", given=number, last=last)
    return Replayed(game, what).moment(number).view(seat)
