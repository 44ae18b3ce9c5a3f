"""The pages of one table: the table itself, its waiting room, seats by link, rematch, record."""

import io
from urllib.parse import urlsplit

import segno
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from camarilla.core.clauses import Refusal
from camarilla.core.text import Say
from camarilla.drawing.boards import board_symbols
from camarilla.speech.games import game_title
from camarilla.speech.provenance import provenance_of_things
from camarilla.web.http.language import page_messages
from camarilla.web.http.pages import SEE_OTHER
from camarilla.web.http.site import Site, form_of
from camarilla.web.live import page_frames
from camarilla.web.storage.schema import OVER
from camarilla.web.tables.seating import sharing, wanted_seat
from camarilla.web.tables.session import TableSession

SCRIPT_WORDS = "web-js-"


async def table(request: Request) -> Response:
    """The table as the reader's seat sees it."""
    site: Site = request.app.state.site
    match = await site.hall.match(request.path_params["id"])
    say = site.say(request, match.game, match.names)
    person = site.people.known(request)
    who = person.id if person else None
    async with match.lock:
        seat = wanted_seat(match, who, request.query_params.get("seat"))
        if not match.dealt:
            return _waiting(request, site, match, say, bool(match.seats_of(who)))
        frame = page_frames.state(match, seat, say)
    response = site.page(
        request,
        "table.html",
        say,
        match=match,
        game=match.game,
        title=game_title(match.game, say),
        symbols=Markup(board_symbols(match.game)),
        seat=seat,
        seats=match.seats_of(who),
        sharing=sharing(match, who),
        asked=[at for at in sharing(match, who) if at in match.to_act()],
        board=page_frames.board_of(frame),
        frame=frame,
        words=_script_words(say),
        provenance=provenance_of_things(match.terms.box or match.game.box.source, say),
        link=None if seat is None else site.address(request, f"/seats/{match.seats[seat].key}"),
        qr=None if seat is None else _qr(site.address(request, f"/seats/{match.seats[seat].key}")),
    )
    # Going back must not show what somebody else at the device had on the page.
    response.headers["cache-control"] = "no-store"
    return response


def _waiting(request: Request, site: Site, match: TableSession, say: Say, sits_here: bool) -> Response:
    """Who has come; and, for those who sit here, the links of the seats that are still free."""
    links = []
    for number, chair in enumerate(match.seats):
        free = not chair.taken and sits_here
        link = site.address(request, f"/seats/{chair.key}") if free else None
        links.append({"number": number, "seat": chair, "link": link, "qr": _qr(link) if link else None})
    title = game_title(match.game, say)
    frame = page_frames.state(match, None, say)
    return site.page(
        request, "waiting.html", say, match=match, title=title, links=links, frame=frame, words=_script_words(say)
    )


def _qr(link: str) -> Markup | None:
    """A link as a square that a phone can read; None if only this machine can follow it."""
    if _only_here(link):
        return None
    drawn = io.BytesIO()
    segno.make(link, micro=False).save(
        drawn, kind="svg", xmldecl=False, svgns=True, border=2, light="#fff", omitsize=True
    )
    return Markup(drawn.getvalue().decode())


def _only_here(link: str) -> bool:
    host = urlsplit(link).hostname or ""
    return host == "localhost" or host.startswith("127.") or host == "::1"


def _script_words(say: Say) -> dict[str, str]:
    """The words that the page's script needs."""
    keys = [line.split(" ")[0] for line in page_messages(say.language).splitlines() if line.startswith(SCRIPT_WORDS)]
    return {key.removeprefix(SCRIPT_WORDS): say(key) for key in keys}


async def sit(request: Request) -> Response:
    """A seat's link: who invites to what. Opening it changes nothing, so that previews do no harm."""
    site: Site = request.app.state.site
    match, number = await site.seat_of_key(request, request.path_params["key"])
    person = site.people.known(request)
    if person and number in match.seats_of(person.id):
        return RedirectResponse(f"/tables/{match.terms.id}?seat={number}", SEE_OTHER)
    say = site.say(request, match.game, match.names)
    title = game_title(match.game, say)
    return site.page(request, "sit.html", say, match=match, seat=match.seats[number], number=number, title=title)


async def take_seat(request: Request) -> Response:
    """Take the seat of a link."""
    site: Site = request.app.state.site
    given = await form_of(request)
    await site.seat_of_key(request, request.path_params["key"])
    person = site.who(request, given.get("name", "") or site.say(request)("web-guest"))
    match, number = await site.hall.sit(request.path_params["key"], person, given.get("word", ""))
    response = RedirectResponse(f"/tables/{match.terms.id}?seat={number}", SEE_OTHER)
    site.people.remember(response, person)
    return response


async def rematch(request: Request) -> Response:
    """Another game of the same people."""
    site: Site = request.app.state.site
    match = await site.hall.match(request.path_params["id"])
    person = site.people.known(request)
    if not match.seats_of(person.id if person else None):
        raise Refusal("web-not-yours")
    return RedirectResponse(f"/tables/{await site.hall.rematch(match)}", SEE_OTHER)


async def record(request: Request) -> Response:
    """The record, for everybody, once the game is over: before, it would tell every hand."""
    site: Site = request.app.state.site
    match = await site.hall.match(request.path_params["id"])
    async with match.lock:
        if match.terms.state != OVER:
            raise Refusal("web-not-over")
        text = match.table.record().text()
    name = f"{match.game.id}-{match.commitment[:8]}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(text, media_type="application/json", headers=headers)
