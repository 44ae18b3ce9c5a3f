"""A finished game, entry by entry: as one seat saw it, as those who only watched did, or with all hands open."""

import threading
from functools import lru_cache

from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from camarilla.core.clauses import Refusal
from camarilla.core.replayed import ALL, Eyes, Moment, Replayed
from camarilla.core.text import Say
from camarilla.drawing.boards import board_symbols, draw_board
from camarilla.speech.games import game_title
from camarilla.speech.log import event_words
from camarilla.speech.provenance import provenance_of_things
from camarilla.web.http.site import Site
from camarilla.web.live.page_frames import Frame, board_of
from camarilla.web.storage.schema import OVER
from camarilla.web.tables.hall import NoTable
from camarilla.web.tables.session import TableSession

WATCH = "watch"


async def replay(request: Request) -> Response:
    """The page with the scrubber."""
    site: Site = request.app.state.site
    match = await _finished(site, request)
    say = site.say(request, match.game, match.names)
    person = site.people.known(request)
    own = match.seats_of(person.id if person else None)
    eyes = _eyes(request.query_params.get("seat"), match, own[0] if own else None)
    frame = await run_in_threadpool(_frame, match, say, eyes, _number(request.query_params.get("at")) or 0)
    return site.page(
        request,
        "replay.html",
        say,
        match=match,
        game=match.game,
        title=game_title(match.game, say),
        eyes=WATCH if eyes is None else eyes,
        board=board_of(frame),
        frame=frame,
        symbols=Markup(board_symbols(match.game)),
        provenance=provenance_of_things(match.terms.box or match.game.box.source, say),
        words={"play": say("web-replay-play"), "pause": say("web-replay-pause")},
    )


async def moment(request: Request) -> Response:
    """The table after so many entries."""
    site: Site = request.app.state.site
    match = await _finished(site, request)
    say = site.say(request, match.game, match.names)
    eyes = _eyes(request.query_params.get("seat"), match, None)
    at = _number(request.path_params["at"])
    if at is None:
        raise NoTable
    frame = await run_in_threadpool(_frame, match, say, eyes, at)
    # The words depend on the reader's language, which a cookie tells.
    caching = {"cache-control": "private, max-age=3600", "vary": "cookie, accept-language"}
    return JSONResponse(frame, headers=caching)


async def _finished(site: Site, request: Request) -> TableSession:
    match = await site.hall.match(request.path_params["id"])
    # An end that is not kept yet may still be taken back, and then the hands were open too early.
    async with match.lock:
        if match.terms.state != OVER:
            raise Refusal("web-not-over")
    return match


def _eyes(asked: str | None, match: TableSession, otherwise: int | None) -> Eyes:
    if asked in (WATCH, ALL):
        return None if asked == WATCH else ALL
    seat = _number(asked)
    return seat if seat is not None and seat < len(match.seats) else otherwise


def _number(text: str | None) -> int | None:
    return int(text) if text and text.isdecimal() and len(text) < 9 else None


_LOCK = threading.Lock()


@lru_cache(maxsize=16)
def _replayed(match: TableSession) -> Replayed:
    return Replayed(match.game, match.table.record())


def _frame(match: TableSession, say: Say, eyes: Eyes, at: int) -> Frame:
    """The table after an entry; playing up to it is slow enough to be kept out of the event loop."""
    with _LOCK:
        shown = _replayed(match).moment(min(at, match.version))
    return {
        "v": shown.number,
        "last": match.version,
        "board": draw_board(match.game, shown.view(eyes), say),
        "lines": _lines(shown, eyes, say),
        "by": None if shown.entry is None else shown.entry.seat,
    }


def _lines(shown: Moment, eyes: Eyes, say: Say) -> list[str]:
    """What happened, in sentences; never nothing, so that every entry can be followed."""
    entry = shown.entry
    if entry is not None and entry.undo:
        return [say("replay-undo", number=shown.number, seat=entry.seat, entry=entry.undo)]
    lines = [event_words(event, say) for event in shown.events(eyes)]
    return lines if lines or entry is None else [say("web-replay-secret", seat=entry.seat)]
