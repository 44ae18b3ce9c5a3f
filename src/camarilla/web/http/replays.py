"""A finished game, entry by entry: as one seat saw it, as a watcher saw it, or with all hands open."""

import threading
from functools import lru_cache

from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from camarilla.core.clauses import Refusal
from camarilla.core.moments import ALL, Eyes, Moment, Replayed
from camarilla.core.text import Say
from camarilla.drawing.boards import board_symbols, draw_board
from camarilla.drawing.named_parts import PartMemory
from camarilla.speech.games import game_title
from camarilla.speech.log import event_words
from camarilla.speech.provenance import provenance_of_things
from camarilla.web.http.site import Site
from camarilla.web.live.beat_news import beat_frames
from camarilla.web.live.page_frames import Frame, board_frame, take_board
from camarilla.web.storage.schema import OVER
from camarilla.web.tables.cache import NoTable
from camarilla.web.tables.session import TableSession

WATCH = "watch"


async def replay(request: Request) -> Response:
    """The page of a replay."""
    site: Site = request.app.state.site
    session = await _finished(site, request)
    say = site.say(request, session.game, session.names)
    person = site.cookies.known(request)
    own = session.seats_of(person.id if person else None)
    eyes = _eyes(request.query_params.get("seat"), session, own[0] if own else None)
    frame = await run_in_threadpool(_frame, session, say, eyes, _number(request.query_params.get("at")) or 0)
    return site.page(
        request,
        "replay.html",
        say,
        session=session,
        game=session.game,
        title=game_title(session.game, say),
        eyes=WATCH if eyes is None else eyes,
        board=take_board(frame),
        frame=frame,
        symbols=Markup(board_symbols(session.game)),
        provenance=provenance_of_things(session.terms.box or session.game.box.source, say),
        words={"play": say("web-replay-play"), "pause": say("web-replay-pause")},
    )


async def moment(request: Request) -> Response:
    """One step of a replay: the table after so many entries."""
    site: Site = request.app.state.site
    session = await _finished(site, request)
    say = site.say(request, session.game, session.names)
    eyes = _eyes(request.query_params.get("seat"), session, None)
    at = _number(request.path_params["at"])
    if at is None:
        raise NoTable
    frame = await run_in_threadpool(_frame, session, say, eyes, at)
    # The text depends on the reader's language, which a cookie or a header tells.
    caching = {"cache-control": "private, max-age=3600", "vary": "cookie, accept-language"}
    return JSONResponse(frame, headers=caching)


async def _finished(site: Site, request: Request) -> TableSession:
    session = await site.tables.find(request.path_params["id"])
    # Whoever holds the lock sees an end only when it is stored; one that may be taken back must show no hand.
    async with session.lock:
        if session.terms.state != OVER:
            raise Refusal("web-not-over")
    return session


def _eyes(asked: str | None, session: TableSession, otherwise: int | None) -> Eyes:
    if asked in (WATCH, ALL):
        return None if asked == WATCH else ALL
    seat = _number(asked)
    return seat if seat is not None and seat < len(session.seats) else otherwise


def _number(text: str | None) -> int | None:
    return int(text) if text and text.isdecimal() and len(text) < 9 else None


_LOCK = threading.Lock()


@lru_cache(maxsize=16)
def _replayed(session: TableSession) -> Replayed:
    return Replayed(session.game, session.table.record())


def _frame(session: TableSession, say: Say, eyes: Eyes, at: int) -> Frame:
    """The table after an entry. Runs in a thread: to replay up to it would block the event loop."""
    with _LOCK:
        shown = _replayed(session).moment(min(at, session.version))
    memory = PartMemory()
    board = draw_board(session.game, shown.view(eyes), say, memory)
    return {
        "v": shown.number,
        "last": session.version,
        "board": board_frame(board),
        "beats": beat_frames(session.game, shown.beats(eyes), say, board, memory),
        "lines": _lines(shown, eyes, say),
        "by": None if shown.entry is None else shown.entry.seat,
    }


def _lines(shown: Moment, eyes: Eyes, say: Say) -> list[str]:
    """What happened, in sentences; at least one for each entry, even if nothing of it may be told."""
    entry = shown.entry
    if entry is not None and entry.undo:
        return [say("replay-undo", number=shown.number, seat=entry.seat, entry=entry.undo)]
    lines = [event_words(event, say) for event in shown.events(eyes)]
    return lines if lines or entry is None else [say("web-replay-secret", seat=entry.seat)]
