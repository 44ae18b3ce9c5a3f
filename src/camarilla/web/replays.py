"""A finished game, entry by entry, as one seat saw it or as those who only watched did."""

import threading
from functools import lru_cache
from typing import Any

from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from camarilla.core.clauses import Refusal
from camarilla.core.game import Game
from camarilla.core.record import read_record
from camarilla.core.table import open_record, redo
from camarilla.core.text import Say
from camarilla.web.doubts import doubts_of
from camarilla.web.drawing import board_symbols, draw_board
from camarilla.web.frames import Frame
from camarilla.web.match import Match
from camarilla.web.schema import OVER
from camarilla.web.site import Site
from camarilla.web.words import spoken, told


async def replay(request: Request) -> Response:
    """The page with the scrubber."""
    site: Site = request.app.state.site
    match = await _finished(site, request)
    say = site.say(request, match.game, match.names)
    person = site.people.known(request)
    own = match.seats_of(person.id if person else None)
    seat = _seat(request.query_params.get("seat"), match, own[0] if own else None)
    frame = await run_in_threadpool(_moment, match, say, seat, 0)
    title = spoken(say, "title", match.game.id)
    symbols = Markup(board_symbols(match.game))
    shown: dict[str, Any] = {
        "match": match,
        "game": match.game,
        "title": title,
        "seat": seat,
        "frame": frame,
        "symbols": symbols,
        "doubts": doubts_of(match.terms.box or match.game.box.source, say),
    }
    return site.page(request, "replay.html", say, **shown)


async def moment(request: Request) -> Response:
    """The table after so many entries."""
    site: Site = request.app.state.site
    match = await _finished(site, request)
    say = site.say(request, match.game, match.names)
    at = min(request.path_params["at"], match.version)
    seat = _seat(request.query_params.get("seat"), match, None)
    frame = await run_in_threadpool(_moment, match, say, seat, at)
    return JSONResponse(frame, headers={"cache-control": "private, max-age=3600"})


async def _finished(site: Site, request: Request) -> Match:
    match = await site.hall.match(request.path_params["id"])
    if match.terms.state != OVER:
        raise Refusal("web-not-over")
    return match


def _seat(asked: str | None, match: Match, otherwise: int | None) -> int | None:
    if asked == "watch":
        return None
    return int(asked) if asked and asked.isdecimal() and int(asked) < len(match.seats) else otherwise


class _Cursor:
    """A record being played again; going on from where it stands is cheap."""

    def __init__(self, text: str, game: Game) -> None:
        self._record = read_record(text)
        self._game = game
        self._table = open_record(game, self._record)
        self._at = 0
        self._before = 0

    def go(self, at: int) -> None:
        if at < self._at:
            self._table, self._at, self._before = open_record(self._game, self._record), 0, 0
        for number in range(self._at + 1, at + 1):
            self._before = self._table.happened()
            redo(self._table, self._record.entries[number - 1], number)
        self._at = at

    def shown(self, seat: int | None, say: Say) -> Frame:
        """The board, what happened last, and who made it happen."""
        since = min(self._before, self._table.happened())
        return {
            "v": self._at,
            "last": len(self._record.entries),
            "seat": seat,
            "board": draw_board(self._game, self._table.view(seat), say),
            "lines": [told(say, event) for event in self._table.events(seat, since)],
            "by": self._record.entries[self._at - 1].seat if self._at else None,
        }


_LOCK = threading.Lock()


@lru_cache(maxsize=16)
def _cursor(id: str, text: str, game: Game) -> _Cursor:
    return _Cursor(text, game)


def _moment(match: Match, say: Say, seat: int | None, at: int) -> Frame:
    """Plays the record again up to an entry; slow enough to be kept out of the event loop."""
    with _LOCK:
        cursor = _cursor(match.terms.id, match.table.record().text(), match.game)
        cursor.go(at)
        return cursor.shown(seat, say)
