"""Responses to errors: a page for people, JSON for programs, without anything that they may not know."""

import logging
from collections.abc import Mapping

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, ExceptionHandler, Receive, Scope, Send

from camarilla.core.clauses import Malformed, Refusal
from camarilla.core.record import BadRecord
from camarilla.speech.refusals import refusal_data, refusal_words
from camarilla.web.http.headers import add_security_headers
from camarilla.web.http.limits import who_asks
from camarilla.web.http.site import Site, TooLarge
from camarilla.web.tables.cache import NoTable

LOG = logging.getLogger(__name__)
API = "/api/"
UNCOUNTED = ("/static/", "/healthz")
CONFLICT = 409
STATUS = {
    "unknown-game": 404,
    "web-no-key": 401,
    "web-not-yours": 403,
    "web-not-host": 403,
    "web-forbidden": 403,
    "web-too-slow": 408,
    "web-too-fast": 429,
    "web-many-tables": 429,
    "web-stale": CONFLICT,
    "web-try-again": 503,
    "web-wrong-host": 421,
}
"""The status of a refusal by its key. All others: 403 for pages; for programs 400 if malformed, else 409."""


def answer(
    request: Request, refusal: Refusal, status: int | None = None, headers: Mapping[str, str] | None = None
) -> Response:
    """The response that says what was refused, and why."""
    site: Site = request.app.state.site
    session = getattr(request.state, "session", None)
    say = site.say(request, session.game, session.names) if session else site.say(request)
    headers = {**_advice(refusal), **(headers or {})}
    if not request.url.path.startswith(API):
        usual = STATUS.get(refusal.key, 403)
        page = site.page(request, "message.html", say, status=status or usual, text=refusal_words(refusal, say))
        page.headers.update(headers)
        return page
    usual = STATUS.get(refusal.key, 400 if isinstance(refusal, Malformed) else CONFLICT)
    return JSONResponse(refusal_data(refusal, say), status or usual, headers)


def _advice(refusal: Refusal) -> dict[str, str]:
    """What a program can read in the headers: how to show a key, when to come back."""
    if refusal.key == "web-no-key":
        return {"www-authenticate": "Bearer"}
    return {"retry-after": str(refusal.facts["seconds"])} if refusal.key == "web-too-fast" else {}


class RateLimiting:
    """Middleware that refuses whoever asks too often; static files and the server's health are not counted."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count a request, and pass it on or refuse it."""
        if scope["type"] == "http" and not scope["path"].startswith(UNCOUNTED):
            request = Request(scope, receive)
            try:
                request.app.state.site.limits.spend("requests", who_asks(request))
            except Refusal as refusal:
                await answer(request, refusal)(scope, receive, send)
                return
        await self._app(scope, receive, send)


class TrustedHosts:
    """Middleware that refuses whoever names a host that this server does not answer for."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on or refuse it."""
        if scope["type"] == "lifespan" or scope["app"].state.site.origins.trusts_host(HTTPConnection(scope)):
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await answer(Request(scope, receive), Refusal("web-wrong-host"))(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008})


async def _refused(request: Request, problem: Exception) -> Response:
    if not isinstance(problem, Refusal):
        raise problem
    return answer(request, problem)


async def _missing(request: Request, problem: Exception) -> Response:
    if isinstance(problem, HTTPException):
        return answer(request, Refusal("web-not-found"), problem.status_code, problem.headers)
    return answer(request, Refusal("web-not-found"), 404)


async def _too_large(request: Request, problem: Exception) -> Response:
    return answer(request, Refusal("web-malformed"), 413)


async def _broken(request: Request, problem: Exception) -> Response:
    LOG.error("a table cannot be loaded", exc_info=problem)
    return answer(request, Refusal("web-broken"), 500)


async def _failed(request: Request, problem: Exception) -> Response:
    response = answer(request, Refusal("web-trouble"), 500)
    # Starlette sends this one past all middleware.
    add_security_headers(response.headers)
    return response


HANDLERS: dict[int | type[Exception], ExceptionHandler] = {
    NoTable: _missing,
    HTTPException: _missing,
    Refusal: _refused,
    TooLarge: _too_large,
    BadRecord: _broken,
    Exception: _failed,
}
