"""The application: which address leads where."""

import contextlib
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from camarilla.core.clauses import Refusal
from camarilla.web.http import api, pages, replays, rules_page, table_pages
from camarilla.web.http.cookies import Cookies
from camarilla.web.http.errors import HANDLERS, RateLimiting
from camarilla.web.http.headers import Careful, same_origin
from camarilla.web.http.limits import Limits, who_asks
from camarilla.web.http.metrics import metrics
from camarilla.web.http.site import Site, static_file
from camarilla.web.live.sockets import program, socket
from camarilla.web.tables.hall import opened
from camarilla.web.workers.bot_pool import BotPool

Endpoint = Callable[[Request], Awaitable[Response]]


def build(
    database: str,
    public_url: str = "",
    minds: Callable[[], BotPool] = BotPool,
    *,
    links_url: str = "",
    limits: Limits | None = None,
) -> Starlette:
    """The application on a database; opened and closed with the server. Links for others begin with `links_url`."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with opened(database, minds()) as hall:
            secret = await hall.store.setting("cookies", secrets.token_urlsafe(32))
            people = Cookies(secret, public_url.startswith("https:"))
            app.state.site = Site(hall, people, public_url, links_url or public_url, limits)
            yield

    return Starlette(
        routes=_routes(),
        middleware=[
            Middleware(Careful),
            Middleware(RateLimiting),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5),
        ],
        exception_handlers=HANDLERS,
        lifespan=lifespan,
    )


def _routes() -> list[Route | WebSocketRoute]:
    return [
        Route("/", pages.home),
        Route("/healthz", pages.healthz),
        Route("/metrics", metrics),
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
        Route("/seats/{key}", table_pages.sit),
        Route("/seats/{key}", _own(table_pages.take_seat), methods=["POST"]),
        Route("/tables/{id}", table_pages.table),
        Route("/tables/{id}/record", table_pages.record),
        Route("/tables/{id}/rematch", _own(table_pages.rematch), methods=["POST"]),
        Route("/tables/{id}/replay", replays.replay),
        Route("/tables/{id}/replay/{at}", replays.moment),
        WebSocketRoute("/tables/{id}/socket", socket),
        Route("/api", api.page),
        Route("/api/openapi.json", api.document),
        Route("/api/games", api.games),
        Route("/api/games/{game}", api.game),
        Route("/api/tables", api.listed),
        Route("/api/tables", _own(api.create), methods=["POST"]),
        Route("/api/tables/{id}", api.watch),
        Route("/api/tables/{id}/record", table_pages.record),
        Route("/api/seat", api.seat),
        Route("/api/seat/join", _own(api.join), methods=["POST"]),
        Route("/api/seat/play", _own(api.play, form=False), methods=["POST"]),
        Route("/api/seat/undo", _own(api.undo, form=False), methods=["POST"]),
        Route("/api/seat/order", _own(api.order, form=False), methods=["POST"]),
        Route("/api/seat/cancel", _own(api.cancel, form=False), methods=["POST"]),
        Route("/api/seat/say", _own(api.say, form=False), methods=["POST"]),
        Route("/api/seat/rematch", _own(api.rematch, form=False), methods=["POST"]),
        WebSocketRoute("/api/socket", program),
    ]


async def static_file_icon(request: Request) -> Response:
    """The icon for browsers that ask for it by its old name."""
    request.path_params["name"] = "icon.svg"
    return await static_file(request)


def _own(endpoint: Endpoint, form: bool = True) -> Endpoint:
    """A change is taken only from our own pages or from programs; a form, which costs more, not too often."""

    async def guarded(request: Request) -> Response:
        site: Site = request.app.state.site
        if not same_origin(request, site.public_url):
            raise Refusal("web-forbidden")
        if form:
            site.limits.spend("forms", who_asks(request))
        return await endpoint(request)

    return guarded
