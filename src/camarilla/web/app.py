"""The application: which address leads where, and how trouble is answered."""

import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from camarilla.core.clauses import Refusal
from camarilla.core.record import BadRecord
from camarilla.web import pages, replays, rules_page, tables
from camarilla.web.hall import NoTable, opened
from camarilla.web.people import People
from camarilla.web.security import Careful, same_origin
from camarilla.web.site import Site, TooLarge, static_file
from camarilla.web.sockets import socket
from camarilla.web.thinking import Minds
from camarilla.web.words import spoken

Endpoint = Callable[[Request], Awaitable[Response]]
LOG = logging.getLogger(__name__)


def build(database: str, public_url: str = "", minds: Callable[[], Minds] = Minds, *, links_url: str = "") -> Starlette:
    """The application on a database; opened and closed with the server. Links for others begin with `links_url`."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with opened(database, minds()) as hall:
            secret = await hall.store.setting("cookies", secrets.token_urlsafe(32))
            people = People(secret, public_url.startswith("https:"))
            app.state.site = Site(hall, people, public_url, links_url or public_url)
            yield

    return Starlette(
        routes=_routes(),
        middleware=[Middleware(Careful), Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)],
        exception_handlers={
            NoTable: _missing, HTTPException: _missing, Refusal: _refused, TooLarge: _too_large, BadRecord: _broken,
            Exception: _trouble,
        },
        lifespan=lifespan,
    )  # fmt: skip


def _routes() -> list[Route | WebSocketRoute]:
    return [
        Route("/", pages.home),
        Route("/healthz", pages.healthz),
        Route("/static/{stamp}/{name}", static_file),
        Route("/favicon.ico", static_file_icon),
        Route("/language", _own(pages.change_language), methods=["POST"]),
        Route("/play/{game}", _own(pages.play_now), methods=["POST"]),
        Route("/new", pages.new_table),
        Route("/new", _own(pages.create_table), methods=["POST"]),
        Route("/games/{game}", rules_page.rules),
        Route("/games/{game}/box.toml", rules_page.box),
        Route("/games/{game}/board.css", pages.style),
        Route("/games/{game}/words/{language}.json", pages.words),
        Route("/seats/{key}", tables.sit),
        Route("/seats/{key}", _own(tables.take_seat), methods=["POST"]),
        Route("/tables/{id}", tables.table),
        Route("/tables/{id}/record", tables.record),
        Route("/tables/{id}/rematch", _own(tables.rematch), methods=["POST"]),
        Route("/tables/{id}/replay", replays.replay),
        Route("/tables/{id}/replay/{at:int}", replays.moment),
        WebSocketRoute("/tables/{id}/socket", socket),
    ]


async def static_file_icon(request: Request) -> Response:
    """The icon for browsers that ask for it by its old name."""
    request.path_params["name"] = "icon.svg"
    return await static_file(request)


def _own(endpoint: Endpoint) -> Endpoint:
    """A form is taken only from our own pages, and not too often."""

    async def guarded(request: Request) -> Response:
        site: Site = request.app.state.site
        if not same_origin(request, site.public_url):
            return _message(request, "web-forbidden", 403)
        if not site.limiter.allows(request.client.host if request.client else ""):
            return _message(request, "web-too-fast", 429)
        return await endpoint(request)

    return guarded


def _message(request: Request, key: str, status: int, text: str | None = None) -> Response:
    site: Site = request.app.state.site
    say = site.say(request)
    return site.page(request, "message.html", say, status=status, text=text or say(key))


async def _missing(request: Request, problem: Exception) -> Response:
    status = problem.status_code if isinstance(problem, HTTPException) else 404
    return _message(request, "web-not-found", status)


async def _refused(request: Request, problem: Exception) -> Response:
    if not isinstance(problem, Refusal):
        raise problem
    say = request.app.state.site.say(request)
    status = 404 if problem.key == "unknown-game" else 403
    return _message(request, "", status, spoken(say, problem.key, str(problem), **problem.facts))


async def _too_large(request: Request, problem: Exception) -> Response:
    return _message(request, "web-malformed", 413)


async def _broken(request: Request, problem: Exception) -> Response:
    LOG.error("a table cannot be opened: %s", problem)
    return _message(request, "web-broken", 500)


async def _trouble(request: Request, problem: Exception) -> Response:
    return _message(request, "web-trouble", 500)
