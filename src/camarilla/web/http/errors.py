"""Responses to errors: a page for people, JSON for programs, without anything that they may not know."""

import logging
from collections.abc import Mapping

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Match, Route, WebSocketRoute
from starlette.types import ASGIApp, ExceptionHandler, Message, Receive, Scope, Send

from camarilla.core.clauses import Malformed, Refusal
from camarilla.core.record import BadRecord
from camarilla.speech.refusals import refusal_data, refusal_words
from camarilla.web.http.headers import add_security_headers
from camarilla.web.http.limits import spend, who_asks
from camarilla.web.http.site import Site, TooLarge
from camarilla.web.tables.cache import NoTable

LOG = logging.getLogger(__name__)
API = "/api/"
UNCOUNTED = ("/static/", "/healthz")
CONFLICT, WRONG_METHOD, NEEDS_SOCKET = 409, 405, 426
STATUS = {
    "unknown-game": 404,
    "unknown-lesson": 404,
    "unknown-puzzle": 404,
    "no-undo": CONFLICT,
    "nothing-to-undo": CONFLICT,
    "web-no-key": 401,
    "web-no-authorization": 401,
    "web-not-yours": 403,
    "web-not-host": 403,
    "web-forbidden": 403,
    "web-too-slow": 408,
    "web-too-fast": 429,
    "web-many-tables": 429,
    "web-many-waiting": 429,
    "web-many-reviews": 429,
    "review-running": CONFLICT,
    "web-hint-alone": CONFLICT,
    "web-coach-alone": CONFLICT,
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
    if refusal.key in ("web-no-key", "web-no-authorization"):
        return {"www-authenticate": "Bearer"}
    return {"retry-after": str(refusal.facts["seconds"])} if "seconds" in refusal.facts else {}


class RateLimiting:
    """Middleware that refuses whoever asks too often, and tells programs in headers how much they may still ask.

    Static files and the server's health are not counted.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count a request, and pass it on or refuse it."""
        if scope["type"] != "http" or scope["path"].startswith(UNCOUNTED):
            await self._app(scope, receive, send)
            return
        request = Request(scope, receive)
        request.state.counted = {}

        async def with_limits(message: Message) -> None:
            if message["type"] == "http.response.start" and scope["path"].startswith(API):
                told = request.app.state.site.limits.told(request.state.counted)
                MutableHeaders(scope=message).update(told)
            await send(message)

        try:
            spend(request, "requests", who_asks(request))
        except Refusal as refusal:
            await answer(request, refusal)(scope, receive, with_limits)
        else:
            await self._app(scope, receive, with_limits)


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
    if isinstance(problem, HTTPException) and problem.status_code == WRONG_METHOD:
        allowed = ", ".join(_methods(request))
        return answer(request, Refusal("web-wrong-method", allowed=allowed), WRONG_METHOD, {"allow": allowed})
    if _is_socket(request):
        return answer(request, Refusal("web-needs-socket"), NEEDS_SOCKET, {"upgrade": "websocket"})
    if isinstance(problem, HTTPException):
        key = "web-no-address" if request.url.path.startswith(API) else "web-not-found"
        return answer(request, Refusal(key), problem.status_code, problem.headers)
    return answer(request, Refusal("web-not-found"), 404)


def _is_socket(request: Request) -> bool:
    """Whether an address is there for sockets alone, and was asked over plain HTTP."""
    routes = [route for route in request.app.routes if isinstance(route, WebSocketRoute)]
    return any(route.matches({**request.scope, "type": "websocket"})[0] != Match.NONE for route in routes)


def _methods(request: Request) -> list[str]:
    """The methods that an address takes. Starlette knows them of one route only, and ours have one route a method."""
    routes = [route for route in request.app.routes if isinstance(route, Route)]
    return sorted(
        {name for route in routes if route.matches(request.scope)[0] != Match.NONE for name in route.methods or ()}
    )


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
