"""A finished game, entry by entry, as one seat saw it or as those who only watched did."""

import json
from functools import lru_cache
from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from camarilla.core.clauses import Refusal
from camarilla.core.record import read_record
from camarilla.core.registry import find_game
from camarilla.core.table import open_record, redo
from camarilla.core.text import Say
from camarilla.web.drawing import board_symbols, draw_board
from camarilla.web.frames import Frame
from camarilla.web.match import Match
from camarilla.web.schema import OVER
from camarilla.web.site import Site
from camarilla.web.words import spoken, told, voice


async def replay(request: Request) -> Response:
    """The page with the scrubber."""
    site: Site = request.app.state.site
    match = await _finished(site, request)
    say = site.say(request, match.game, match.names)
    person = site.people.known(request)
    own = match.seats_of(person.id if person else None)
    seat = _seat(request.query_params.get("seat"), match, own[0] if own else None)
    frame = _moment(match, say, seat, 0)
    title = spoken(say, "title", match.game.id)
    symbols = Markup(board_symbols(match.game))
    shown: dict[str, Any] = {
        "match": match,
        "game": match.game,
        "title": title,
        "seat": seat,
        "frame": frame,
        "symbols": symbols,
    }
    return site.page(request, "replay.html", say, **shown)


async def moment(request: Request) -> Response:
    """The table after so many entries."""
    site: Site = request.app.state.site
    match = await _finished(site, request)
    say = site.say(request, match.game, match.names)
    at = min(request.path_params["at"], match.version)
    seat = _seat(request.query_params.get("seat"), match, None)
    return JSONResponse(_moment(match, say, seat, at), headers={"cache-control": "private, max-age=3600"})


async def _finished(site: Site, request: Request) -> Match:
    match = await site.hall.match(request.path_params["id"])
    if match.terms.state != OVER:
        raise Refusal("web-not-over")
    return match


def _seat(asked: str | None, match: Match, otherwise: int | None) -> int | None:
    if asked == "watch":
        return None
    return int(asked) if asked and asked.isdecimal() and int(asked) < len(match.seats) else otherwise


def _moment(match: Match, say: Say, seat: int | None, at: int) -> Frame:
    text = match.table.record().text()
    frame: Frame = json.loads(_drawn(text, match.terms.game, say.language, seat, at))
    return frame


@lru_cache(maxsize=512)
def _drawn(text: str, game_id: str, language: str, seat: int | None, at: int) -> str:
    """The board after entry number `at`, what was decided there, and what happened."""
    record = read_record(text)
    game = find_game(game_id)
    say = voice(game, language, record.names)
    table = open_record(game, record)
    happened = 0
    for number, decision in enumerate(record.entries[:at], 1):
        happened = table.happened()
        redo(table, decision, number)
    happened = min(happened, table.happened())
    return json.dumps(
        {
            "v": at,
            "last": len(record.entries),
            "seat": seat,
            "board": draw_board(game, table.view(seat), say),
            "lines": [told(say, event) for event in table.events(seat, happened)],
            "by": record.entries[at - 1].seat if at else None,
        }
    )
