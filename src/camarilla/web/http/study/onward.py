"""What if: from any moment of a finished game somebody plays on against bots, in the seat that had to decide.

The page keeps what was decided since, and sends all of it each time: no table is opened, and nothing is stored.
"""

import threading
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from camarilla.core.clauses import Refusal
from camarilla.core.record import Record
from camarilla.core.text import Say
from camarilla.review.onward import let_bots_decide, table_at, take_all, told
from camarilla.speech.games import game_title
from camarilla.web.http.pages import whole
from camarilla.web.http.site import Site
from camarilla.web.http.study.frames import table_frame
from camarilla.web.http.study.playing import ANSWER, WANTED, message_of, refused, study_page, why_told
from camarilla.web.http.study.reviews import finished
from camarilla.web.live.page_frames import Frame
from camarilla.web.tables.session import TableSession

MOST_DECISIONS = 2000
"""More than any game has."""
SENT = {
    "type": "object",
    "required": ["decided"],
    "properties": {
        "decided": {"type": "array", "maxItems": MOST_DECISIONS, "items": ANSWER},
        "play": ANSWER,
        "why": WANTED,
    },
    "additionalProperties": False,
}
"""What a page sends: what was decided since the moment, and the next decision or what cannot be chosen."""
THINKING = threading.Lock()
"""However many play on at a time, bots think for one after the other: live tables come first."""


async def onward(request: Request) -> Response:
    """The page at a moment of a finished game."""
    site: Site = request.app.state.site
    session, record = await finished(site, request)
    say = site.say(request, session.game, session.names)
    at = _at(request, record)
    table = await run_in_threadpool(table_at, session.game, record, at)
    seat = table.to_act()[0]
    place = f"/tables/{session.terms.id}"
    frame = await run_in_threadpool(table_frame, table, seat, say)
    return study_page(
        request,
        say,
        session.game,
        frame | {"decided": []},
        session.terms.box,
        heading=" · ".join([say("web-onward"), game_title(session.game, say)]),
        told=say("web-onward-told", seat=seat, at=at),
        seat=seat,
        address=f"{place}/onward/{at}",
        crumb=(f"{place}/replay?at={at}&seat={seat}", say("web-replay")),
        puzzle=None,
    )


async def answer(request: Request) -> Response:
    """Where a decision leads, after the bots have answered it; or why it was not taken."""
    site: Site = request.app.state.site
    session, record = await finished(site, request)
    sent = await message_of(request, SENT)
    say = site.say(request, session.game, session.names)
    return JSONResponse(await run_in_threadpool(_answered, session, record, _at(request, record), sent, say))


def _at(request: Request, record: Record) -> int:
    """The moment that is asked for: one after which somebody had to decide."""
    return min(whole(request.path_params["at"]), len(record.entries) - 1)


def _answered(session: TableSession, record: Record, at: int, sent: dict[str, Any], say: Say) -> Frame:
    """Runs in a thread: to play the game again and to let bots think would block the event loop."""
    with THINKING:
        table = table_at(session.game, record, at)
        seat = table.to_act()[0]
        try:
            take_all(table, sent["decided"])
            if "why" in sent:
                return why_told(table, seat, sent["why"], say)
            before, decided = table.happened(), list(sent["decided"])
            if "play" in sent:
                table.play(seat, sent["play"])
                decided += [told(seat, table.last_entry().play), *let_bots_decide(table, seat)]
        except Refusal as refusal:
            return refused(refusal, say)
        return {"type": "step", "decided": decided, **table_frame(table, seat, say, before)}
