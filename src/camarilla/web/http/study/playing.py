"""What pages have in common on which one plays at a table that is not stored: what they send, and how they look."""

import json
from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from camarilla.core.clauses import Malformed, Refusal
from camarilla.core.game import Game
from camarilla.core.table import Table
from camarilla.core.text import Say
from camarilla.drawing.boards import board_symbols
from camarilla.speech.provenance import provenance_of_things
from camarilla.speech.refusals import refusal_words
from camarilla.web.http.limits import spend, who_asks
from camarilla.web.http.request_schemas import Schema, check
from camarilla.web.http.site import Site, body_of
from camarilla.web.http.table_pages import script_words
from camarilla.web.live.page_frames import Frame, take_board
from camarilla.web.tables.why import why_not

ANSWER: Schema = {"type": "string", "maxLength": 100}
WANTED: Schema = {"type": "object", "additionalProperties": {"anyOf": [ANSWER, {"type": "integer"}]}}
"""What was pressed that cannot be chosen."""


async def message_of(request: Request, schema: Schema) -> dict[str, Any]:
    """What a page has sent; counted like the answers in lessons, as it is as much work."""
    spend(request, "lessons", who_asks(request))
    try:
        sent: dict[str, Any] = json.loads(await body_of(request))
    except ValueError:
        raise Malformed("web-malformed") from None
    check(sent, schema)
    return sent


def study_page(request: Request, say: Say, game: Game, frame: Frame, box: str | None = None, **more: Any) -> Response:
    """The page of such a table."""
    site: Site = request.app.state.site
    return site.page(
        request,
        "study.html",
        say,
        game=game,
        symbols=Markup(board_symbols(game)),
        board=take_board(frame),
        frame=frame,
        words=script_words(say),
        provenance=provenance_of_things(box or game.box.source, say),
        **more,
    )


def refused(refusal: Refusal, say: Say) -> Frame:
    """Why a decision was not taken."""
    return {"type": "told", "lines": [refusal_words(refusal, say)]}


def why_told(table: Table, seat: int, wanted: dict[str, Any], say: Say) -> Frame:
    """Why something cannot be chosen; nothing if that is not known."""
    spelled = {name: str(value) for name, value in wanted.items()}
    refusal = why_not(table, seat, spelled) if table.legal(seat) else None
    return refused(refusal, say) if refusal else {"type": "told", "lines": []}
