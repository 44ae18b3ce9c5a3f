"""Requests that may wait for news: what a program says that it has, and for how long it is kept waiting."""

import asyncio

from starlette.requests import Request

from camarilla.core.clauses import Malformed, Refusal
from camarilla.web.http.limits import who_asks
from camarilla.web.http.site import Site
from camarilla.web.live.waiting import LONGEST_WAIT, Known, news
from camarilla.web.tables.session import TableSession

MOST = 99_999_999
"""No number of a query is larger."""


def known_by(request: Request) -> Known:
    """What the program says that it has."""
    have, heard = _number(request, "have"), _number(request, "heard")
    return Known(-1 if have is None else have, heard, request.query_params.get("state"))


async def wait_for_news(request: Request, session: TableSession, seat: int | None) -> bool:
    """Wait as long as the request allows until there are news for it; says whether it had to wait at all."""
    known, seconds = known_by(request), _number(request, "wait", LONGEST_WAIT) or 0
    if known.version < 0 or not seconds or known.outdated(session):
        return False
    site: Site = request.app.state.site
    with site.limits.held(who_asks(request)):
        say = site.say(request, session.game, session.names)
        waiting = asyncio.ensure_future(news(site.hall, session, seat, say, known))
        leaving = asyncio.ensure_future(_has_left(request))
        try:
            await asyncio.wait({waiting, leaving}, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:
            # The server stops. Another process, or the next start, answers whoever asks again.
            raise Refusal("web-try-again", seconds=1) from None
        finally:
            leaving.cancel()
            waiting.cancel()
            refused, _ = await asyncio.gather(waiting, leaving, return_exceptions=True)
    if isinstance(refused, Exception):
        raise refused
    return True


async def _has_left(request: Request) -> None:
    """Ends when the client has closed its connection."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def _number(request: Request, name: str, most: int = MOST) -> int | None:
    """A number of the query; None if it is left out. Refuses what is none, and more than the document allows."""
    text = request.query_params.get(name, "")
    if not text:
        return None
    if not (text.isdecimal() and text.isascii() and len(text) <= len(str(MOST)) and int(text) <= most):
        raise Malformed("web-bad-field", field=name, wanted=f"integer 0..{most}")
    return int(text)
