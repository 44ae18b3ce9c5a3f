"""Pictures of a table for notebooks, files and documents: `camarilla.draw`.

camarilla.draw(table, seat=0)                          a table as a seat sees it now
camarilla.draw(position, seat=0)                       a bare position; its players are called A, B, ...
camarilla.draw(record, at=40, beat=2)                  the second beat of entry 40, as a spectator sees it
camarilla.draw(record, at=40, seat="all").save("board.svg")   a finished game, all hands open
"""

from pathlib import Path

from camarilla.core.clauses import LANGUAGES, Malformed
from camarilla.core.fields import Json
from camarilla.core.game import Game
from camarilla.core.moments import ALL, Eyes, Moment, Replayed
from camarilla.core.position import Position
from camarilla.core.record import Record
from camarilla.core.registry import as_game, find_game, game_of
from camarilla.core.table import Table
from camarilla.core.text import speaker
from camarilla.drawing.picture import WIDTH, picture

ENDINGS = (".svg", ".png")
"""What a picture can be written as."""


class Drawing:
    """A picture of a table; a notebook shows it by itself."""

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def __repr__(self) -> str:
        return f"<Drawing: {len(self.svg)} letters of SVG>"

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, path: str | Path) -> None:
        """Write it to a file: SVG, or where the name ends in .png a PNG drawn by Chromium (`camarilla[png]`)."""
        kind = Path(path).suffix.lower()
        if kind not in ENDINGS:
            raise Malformed("draw-kind", given=str(path))
        if kind == ".png":
            from camarilla.drawing.png import png

            Path(path).write_bytes(png(self.svg))
        else:
            Path(path).write_text(self.svg, encoding="utf-8")


def draw(
    what: Table | Record | Position,
    seat: Eyes = None,
    *,
    at: int | None = None,
    beat: int | None = None,
    language: str = "en",
    dark: bool = False,
    width: int = WIDTH,
    game: Game | str | None = None,
) -> Drawing:
    """What a seat, given by its number or its player's name, sees (`None`: a spectator) of a table, record or position.

    Of a table or record it is what was seen after `at` entries, else as it stands at last; with `beat`, at that beat
    of the entry, counted from 1. `seat="all"` opens all hands, once the game is over. `game`, itself or by its id, is
    needed where it is not installed.
    """
    if language not in LANGUAGES:
        raise Malformed("unknown-language", given=language, known=", ".join(LANGUAGES))
    if not isinstance(what, Table | Record | Position):
        raise Malformed("draw-what", given=repr(what)[:80])
    names = [chr(ord("A") + seat) for seat in range(what.seats)] if isinstance(what, Position) else what.names
    seat = _eyes(seat, names)
    played = what.game if isinstance(what, Table) else _game(what) if game is None else as_game(game)
    view = _view(played, what, at, beat, seat)
    return Drawing(picture(played, view, speaker(played, language, names), width, dark))


def _eyes(seat: Eyes, names: list[str]) -> Eyes:
    """Who looks; a player is given by the number of the seat or by name."""
    if isinstance(seat, int) and not 0 <= seat < len(names):
        raise Malformed("unknown-seat", given=seat, last=len(names) - 1)
    if isinstance(seat, str) and seat != ALL:
        if names.count(seat) != 1:
            raise Malformed("unknown-player", given=seat, known=", ".join(names))
        return names.index(seat)
    return seat


def _game(what: Record | Position) -> Game:
    return find_game(what.game) if isinstance(what, Record) else game_of(what)


def _view(game: Game, what: Table | Record | Position, at: int | None, beat: int | None, seat: Eyes) -> dict[str, Json]:
    if isinstance(what, Table):
        if at is None and beat is None and seat != ALL:
            return what.view(seat if isinstance(seat, int) else None)
        # The seed stays in here: a moment shows a seat what it saw, and all hands only when the game is over.
        what = what.record(reveal=True)
    last = 0 if isinstance(what, Position) else len(what.entries)
    number = last if at is None else at
    if not 0 <= number <= last:
        raise Malformed("draw-no-entry", given=number, last=last)
    if isinstance(what, Position):
        moment = Moment(game, 0, None, what, [], not what.acting())
    else:
        moment = Replayed(game, what).moment(number)
    return moment.view(seat) if beat is None else _view_of_beat(moment, beat, seat)


def _view_of_beat(moment: Moment, beat: int, seat: Eyes) -> dict[str, Json]:
    beats = moment.beats(seat)
    if not 1 <= beat <= len(beats):
        raise Malformed("draw-no-beat", given=beat, last=len(beats), entry=moment.number)
    return beats[beat - 1].view
