"""What all endpoints share: the tables, the cookies, the limits, the templates, the language of a reader."""

import asyncio
import contextlib
import hashlib
import importlib.resources
import mimetypes
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, Response

from camarilla.bots.base import make_bot
from camarilla.core.box import BadBox
from camarilla.core.clauses import LANGUAGES, Refusal
from camarilla.core.errors import CamarillaError
from camarilla.core.game import Game
from camarilla.core.registry import find_game, game_at, game_ids
from camarilla.core.text import Say, fault_words
from camarilla.drawing.boards import arms_symbols, palette, shared_style
from camarilla.speech.games import level_name
from camarilla.web.http.cookies import Cookies
from camarilla.web.http.guards.origins import Origins
from camarilla.web.http.language import COOKIE, chosen_language, page_voice
from camarilla.web.http.limits import Limits, spend, who_asks
from camarilla.web.storage.store import Store
from camarilla.web.tables.cache import NoTable, TableCache
from camarilla.web.tables.hall import Hall
from camarilla.web.tables.people import Person
from camarilla.web.tables.plans import Plan, bots_of
from camarilla.web.tables.reviewing import ReviewDesk
from camarilla.web.tables.session import TableSession

FOLDER = Path(str(importlib.resources.files("camarilla.web")))
LONGEST_FORM = 300_000
MOST_FIELDS = 100
MOST_FAULTS = 20
"""So much of what is wrong with a box is told at once; the rest when those are mended."""
SECONDS_FOR_A_FORM = 20.0


class TooLarge(CamarillaError):
    """The body of a request is larger than any form of ours, or is no form."""


class Site:
    """One server, as its endpoints see it."""

    def __init__(
        self,
        store: Store,
        tables: TableCache,
        hall: Hall,
        cookies: Cookies,
        reviews: ReviewDesk,
        *,
        origins: Origins,
        links_url: str = "",
        limits: Limits | None = None,
    ) -> None:
        self.store = store
        self.tables = tables
        self.hall = hall
        self.cookies = cookies
        self.reviews = reviews
        self.origins = origins
        self._links_url = links_url.rstrip("/")
        self.limits = limits or Limits()
        self.files = _files(FOLDER / "static", {"style.css": shared_style()})
        stamp = hashlib.sha256(b"".join(content for content, _ in self.files.values())).hexdigest()[:10]
        self.static = f"/static/{stamp}"
        self._templates = Environment(
            loader=FileSystemLoader(FOLDER / "templates"), autoescape=True, undefined=StrictUndefined,
            trim_blocks=True, lstrip_blocks=True,
        )  # fmt: skip
        self._templates.globals |= {
            "static": self.static,
            "languages": LANGUAGES,
            "palette": palette,
            "level_name": level_name,
            "arms": Markup(arms_symbols()),
        }

    def language(self, connection: HTTPConnection) -> str:
        """The reader's language."""
        return chosen_language(connection.cookies.get(COOKIE), connection.headers.get("accept-language", ""))

    def say(self, connection: HTTPConnection, game: Game | None = None, names: list[str] | None = None) -> Say:
        """Texts in the reader's language."""
        return page_voice(game, self.language(connection), names)

    def page(self, request: Request, template: str, say: Say, status: int = 200, **values: Any) -> HTMLResponse:
        """A page in the reader's language."""
        person = self.cookies.known(request)
        here = request.url.path + (f"?{request.url.query}" if request.url.query else "")
        shown = {"say": say, "language": say.language, "person": person, "here": here, **values}
        return HTMLResponse(self._templates.get_template(template).render(shown), status)

    def address(self, request: Request, path: str) -> str:
        """The address of a page as other devices reach it."""
        return (self._links_url or str(request.base_url).rstrip("/")) + path

    async def open_table(self, request: Request, plan: Plan, person: Person, opener: str) -> TableSession:
        """Open a table, unless the address or the opener have opened too many, a bot is unknown or a box wrong."""
        spend(request, "tables", who_asks(request))
        for bot in bots_of(plan):
            make_bot(bot, 0)
        async with self.limits.opening(opener, lambda since: self.store.open_tables(opener, since)):
            try:
                return await self.hall.create(plan, person, opener)
            except BadBox as problem:
                say = self.say(request, game_at(problem.home))
                raise Refusal("web-bad-box", reason="\n".join(fault_words(problem, say)[:MOST_FAULTS])) from None

    async def seat_of_key(self, connection: HTTPConnection, key: str) -> tuple[TableSession, int]:
        """The seat that a key opens."""
        with self.no_guessing(connection):
            return await self.tables.seat_of_key(key)

    @contextlib.contextmanager
    def no_guessing(self, connection: HTTPConnection) -> Iterator[None]:
        """Count wrong keys; a right one passes, whatever others at its address try."""
        try:
            yield
        except NoTable:
            self.limits.spend("wrong keys", who_asks(connection))
            raise

    def who(self, request: Request, name: str, otherwise: str = "") -> Person:
        """The person who sends a form: known by a cookie or new, under the name given now, if any."""
        known = self.cookies.known(request)
        return self.cookies.named(known, name, (known.name if known else "") or otherwise)


async def body_of(request: Request) -> bytes:
    """The body of a request, limited in size and time."""
    body = b""
    try:
        async with asyncio.timeout(SECONDS_FOR_A_FORM):
            async for chunk in request.stream():
                body += chunk
                if len(body) > LONGEST_FORM:
                    raise TooLarge
    except TimeoutError:
        raise Refusal("web-too-slow") from None
    return body


async def form_of(request: Request) -> dict[str, str]:
    """The fields of a form."""
    body = await body_of(request)
    try:
        return dict(parse_qsl(body.decode(), keep_blank_values=True, max_num_fields=MOST_FIELDS))
    except (UnicodeDecodeError, ValueError):
        raise TooLarge from None


def all_games() -> list[Game]:
    """All games that are registered."""
    return [find_game(id) for id in game_ids()]


def cover(game: Game) -> Markup:
    """The picture of a game; a coat of arms if it has none."""
    try:
        return Markup(game.resource("art/cover.svg", "COVER"))
    except (OSError, AttributeError):
        return Markup('<svg viewBox="0 0 100 120" aria-hidden="true"><use href="#arms-0"/></svg>')


def _files(folder: Path, further: dict[str, str]) -> dict[str, tuple[bytes, str]]:
    """The files of a folder, and texts from elsewhere that are served like them: name -> content and type."""
    contents = {file.name: file.read_bytes() for file in folder.iterdir()}
    contents |= {name: text.encode() for name, text in further.items()}
    found = {}
    for name, content in sorted(contents.items()):
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        found[name] = (content, "text/javascript" if name.endswith(".js") else kind)
    return found


async def static_file(request: Request) -> Response:
    """A style sheet, script or picture. Its address changes with its content, so it may be cached for ever."""
    site: Site = request.app.state.site
    found = site.files.get(request.path_params["name"])
    if found is None:
        return Response(status_code=404)
    lasting = request.url.path.startswith(site.static)
    caching = "public, max-age=31536000, immutable" if lasting else "no-cache"
    return Response(found[0], media_type=found[1], headers={"cache-control": caching})
