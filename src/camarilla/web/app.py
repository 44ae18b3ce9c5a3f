"""The application: everything wired together, and which address leads where."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Collection

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from camarilla.core.clauses import Refusal
from camarilla.lessons.shelf import all_lessons
from camarilla.web.http import api, pages, replays, rules_page, table_pages
from camarilla.web.http.cookies import Cookies
from camarilla.web.http.errors import HANDLERS, RateLimiting, TrustedHosts
from camarilla.web.http.guards.origins import Origins
from camarilla.web.http.headers import SecurityHeaders
from camarilla.web.http.learn import pages as learn
from camarilla.web.http.limits import Limits, spend, who_asks
from camarilla.web.http.metrics import MetricsAddress
from camarilla.web.http.site import Site, static_file
from camarilla.web.http.socket_endpoints import page_socket, program_socket
from camarilla.web.http.study import coach, onward, puzzles, reviews
from camarilla.web.live.watchers import SocketBroadcaster
from camarilla.web.storage.store import Store
from camarilla.web.tables.cache import TableCache
from camarilla.web.tables.commits import Commits
from camarilla.web.tables.hall import Hall
from camarilla.web.tables.session import TableSession
from camarilla.web.workers.absence import Absence
from camarilla.web.workers.autoplay import Autoplay
from camarilla.web.workers.bot_pool import BotPool
from camarilla.web.workers.cluster import Cluster, SingleProcess
from camarilla.web.workers.reviews import Reviews
from camarilla.web.workers.shared_tables import SharedTables
from camarilla.web.workers.tasks import Tasks

Endpoint = Callable[[Request], Awaitable[Response]]


class Backend:
    """Everything behind the endpoints, on one database: the only place where rooms learn of each other.

    A change goes from the hall to the commits, from there to the broadcaster and to autoplay, and from autoplay back
    to the hall. So each room imports only the rooms below it.
    """

    def __init__(self, store: Store, bots: BotPool) -> None:
        self.store = store
        self._bots = bots
        self._tasks = Tasks()
        self.cluster = Cluster(store, self._tasks) if store.shared else SingleProcess()
        self._closing = asyncio.Event()
        broadcaster = SocketBroadcaster()
        self.commits = Commits(store, broadcaster, self._wake)
        self.tables = TableCache(store, self.commits, broadcaster, self.cluster)
        self.hall = Hall(self.tables, self.commits, broadcaster, self.cluster)
        self.autoplay = Autoplay(self.tables, self.hall, self.cluster, bots, self._closing)
        self.absence = Absence(self.tables, self.commits, self.cluster, self._wake, self._closing)
        self._shared = SharedTables(self.tables, self.commits, broadcaster, self.autoplay, self.cluster, self._tasks)
        self.reviews = Reviews(store, bots, self._tasks, self._closing)
        self._listening: asyncio.Task[None] | None = None

    def share(self, limits: Limits) -> None:
        """Let limits count what is asked for through the other processes, too."""
        self._shared.limits = limits
        limits.tell = self.cluster.tell_spent

    def _wake(self, session: TableSession) -> None:
        self.autoplay.wake(session)

    def start(self) -> None:
        """Go on with every table, bots included."""
        self._bots.warm()
        self._listening = asyncio.get_running_loop().create_task(self.cluster.run(self._shared))
        self._tasks.start(self.autoplay.wake_all())
        self._tasks.start(self.absence.run())
        self._tasks.start(self.store.health.run(self._closing))

    async def close(self) -> None:
        """Stop the workers; what is being written is committed."""
        self._closing.set()
        await self.autoplay.stop()
        await self._tasks.finish()
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        self.reviews.close()
        self._bots.close()
        await self.store.close()


@contextlib.asynccontextmanager
async def opened(database: str, bots: BotPool) -> AsyncIterator[Backend]:
    """A backend on a database, closed at the end."""
    backend = Backend(await Store.open(database), bots)
    backend.start()
    try:
        yield backend
    finally:
        await backend.close()


def build(
    database: str,
    public_url: str = "",
    bots: Callable[[], BotPool] = BotPool,
    *,
    links_url: str = "",
    hosts: Collection[str] = (),
    limits: Limits | None = None,
    metrics_at: tuple[str, int] | None = None,
) -> Starlette:
    """The application on a database, opened and closed with the server; refuses to begin with a damaged lesson.

    Links for others begin with `links_url`. Without a public URL, the host that a request names must be one of `hosts`
    or an address of this machine. Metrics are told only to requests that come in at `metrics_at`.
    """

    all_lessons()
    origins = Origins(public_url, hosts)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with opened(database, bots()) as backend:
            secret = await backend.store.setting("cookies", secrets.token_urlsafe(32))
            app.state.site = Site(
                backend.store,
                backend.tables,
                backend.hall,
                Cookies(secret, public_url.startswith("https:")),
                backend.reviews,
                origins=origins,
                links_url=links_url or public_url,
                limits=limits,
            )
            backend.share(app.state.site.limits)
            yield

    return Starlette(
        routes=_routes(),
        middleware=[
            Middleware(MetricsAddress, at=metrics_at),
            Middleware(SecurityHeaders),
            Middleware(RateLimiting),
            Middleware(TrustedHosts),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5),
        ],
        exception_handlers=HANDLERS,
        lifespan=lifespan,
    )


def _routes() -> list[Route | WebSocketRoute]:
    return [
        Route("/", pages.home),
        Route("/healthz", pages.healthz),
        Route("/static/{stamp}/{name}", static_file),
        Route("/favicon.ico", favicon),
        Route("/language", _guarded(pages.change_language), methods=["POST"]),
        Route("/play/{game}", _guarded(pages.play_now), methods=["POST"]),
        Route("/new", pages.new_table),
        Route("/new", _guarded(pages.create_table), methods=["POST"]),
        Route("/games/{game}", rules_page.rules),
        Route("/games/{game}/box.toml", rules_page.box),
        Route("/games/{game}/board.css", pages.style),
        Route("/games/{game}/words/{language}.json", pages.words),
        Route("/learn", learn.shelf),
        Route("/learn/{lesson}", learn.lesson),
        Route("/learn/{lesson}", _guarded(learn.answer, form=False), methods=["POST"]),
        Route("/puzzles", puzzles.shelf),
        Route("/puzzles/{game}", puzzles.puzzle),
        Route("/puzzles/{game}/{number}", _guarded(puzzles.answer, form=False), methods=["POST"]),
        Route("/seats/{key}", table_pages.sit),
        Route("/seats/{key}", _guarded(table_pages.take_seat), methods=["POST"]),
        Route("/tables/{id}", table_pages.table),
        Route("/tables/{id}/record", table_pages.record),
        Route("/tables/{id}/rematch", _guarded(table_pages.rematch), methods=["POST"]),
        Route("/tables/{id}/come", _guarded(table_pages.come), methods=["POST"]),
        Route("/tables/{id}/free", _guarded(table_pages.free), methods=["POST"]),
        Route("/tables/{id}/fill", _guarded(table_pages.fill), methods=["POST"]),
        Route("/tables/{id}/replay", replays.replay),
        Route("/tables/{id}/replay/{at}", replays.moment),
        Route("/tables/{id}/hint", _guarded(reviews.hint), methods=["POST"]),
        Route("/tables/{id}/coach", _guarded(coach.coach, form=False), methods=["POST"]),
        Route("/tables/{id}/review", reviews.review),
        Route("/tables/{id}/review", _guarded(reviews.begin), methods=["POST"]),
        Route("/tables/{id}/review/progress", reviews.progress),
        Route("/tables/{id}/onward/{at}", onward.onward),
        Route("/tables/{id}/onward/{at}", _guarded(onward.answer, form=False), methods=["POST"]),
        WebSocketRoute("/tables/{id}/socket", page_socket),
        Route("/api", api.page),
        Route("/api/openapi.json", api.document),
        Route("/api/games", api.games),
        Route("/api/games/{game}", api.game),
        Route("/api/tables", api.listed),
        Route("/api/tables", _guarded(api.create), methods=["POST"]),
        Route("/api/tables/{id}", api.watch),
        Route("/api/tables/{id}/record", table_pages.record),
        Route("/api/seat", api.seat),
        Route("/api/seat/join", _guarded(api.join), methods=["POST"]),
        Route("/api/seat/free", _guarded(api.free, form=False), methods=["POST"]),
        Route("/api/seat/fill", _guarded(api.fill, form=False), methods=["POST"]),
        Route("/api/seat/play", _guarded(api.play, form=False), methods=["POST"]),
        Route("/api/seat/commit", _guarded(api.commit, form=False), methods=["POST"]),
        Route("/api/seat/words", _guarded(api.words, form=False), methods=["POST"]),
        Route("/api/seat/undo", _guarded(api.undo, form=False), methods=["POST"]),
        Route("/api/seat/order", _guarded(api.order, form=False), methods=["POST"]),
        Route("/api/seat/cancel", _guarded(api.cancel, form=False), methods=["POST"]),
        Route("/api/seat/say", _guarded(api.say, form=False), methods=["POST"]),
        Route("/api/seat/rematch", _guarded(api.rematch, form=False), methods=["POST"]),
        WebSocketRoute("/api/socket", program_socket),
    ]


async def favicon(request: Request) -> Response:
    """The icon, for browsers that ask for it at its traditional address."""
    request.path_params["name"] = "icon.svg"
    return await static_file(request)


def _guarded(endpoint: Endpoint, form: bool = True) -> Endpoint:
    """An endpoint that changes something: closed to other sites' pages, and forms are rate limited."""

    async def guarded(request: Request) -> Response:
        site: Site = request.app.state.site
        if not site.origins.may_act(request):
            raise Refusal("web-forbidden")
        if form:
            spend(request, "forms", who_asks(request))
        return await endpoint(request)

    return guarded
