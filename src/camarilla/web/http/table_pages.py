"""The pages of one table: the table itself, its waiting room, seats by link, rematch, record."""

import io
from urllib.parse import urlsplit

import segno
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from camarilla.core.clauses import Refusal
from camarilla.core.text import Say, spoken
from camarilla.drawing.boards import board_symbols
from camarilla.speech.provenance import doubts_of
from camarilla.web.http.language import page_messages
from camarilla.web.http.pages import SEE_OTHER
from camarilla.web.http.site import Site, form_of
from camarilla.web.live import page_frames
from camarilla.web.storage.schema import OVER
from camarilla.web.tables.seating import sharing, wanted_seat
from camarilla.web.tables.session import TableSession

SCRIPT_WORDS = "web-js-"


async def table(request: Request) -> Response:
    """The table as the reader's seat may know it."""
    site: Site = request.app.state.site
    session = await site.tables.find(request.path_params["id"])
    say = site.say(request, session.game, session.names)
    person = site.cookies.known(request)
    who = person.id if person else None
    async with session.lock:
        seat = wanted_seat(session, who, request.query_params.get("seat"))
        if not session.dealt:
            return _waiting(request, site, session, say, bool(session.seats_of(who)))
        frame = page_frames.state(session, seat, say)
    response = site.page(
        request,
        "table.html",
        say,
        session=session,
        game=session.game,
        title=spoken(say, "title", session.game.id),
        symbols=Markup(board_symbols(session.game)),
        seat=seat,
        seats=session.seats_of(who),
        sharing=sharing(session, who),
        asked=[at for at in sharing(session, who) if at in session.to_act()],
        board=page_frames.board_of(frame),
        frame=frame,
        words=_script_words(say),
        doubts=doubts_of(session.terms.box or session.game.box.source, say),
        link=None if seat is None else site.address(request, f"/seats/{session.seats[seat].key}"),
        qr=None if seat is None else _qr(site.address(request, f"/seats/{session.seats[seat].key}")),
    )
    # The back button must not show the page of somebody else at the same device.
    response.headers["cache-control"] = "no-store"
    return response


def _waiting(request: Request, site: Site, session: TableSession, say: Say, sits_here: bool) -> Response:
    """The page before the deal: who has come and, for those who sit here, the links of the free seats."""
    links = []
    for number, seat in enumerate(session.seats):
        free = not seat.taken and sits_here
        link = site.address(request, f"/seats/{seat.key}") if free else None
        links.append({"number": number, "seat": seat, "link": link, "qr": _qr(link) if link else None})
    title = spoken(say, "title", session.game.id)
    frame = page_frames.state(session, None, say)
    return site.page(
        request, "waiting.html", say, session=session, title=title, links=links, frame=frame, words=_script_words(say)
    )


def _qr(link: str) -> Markup | None:
    """The QR code of a link; None if only this machine can open it."""
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
    """The texts that the page's script needs."""
    keys = [line.split(" ")[0] for line in page_messages(say.language).splitlines() if line.startswith(SCRIPT_WORDS)]
    return {key.removeprefix(SCRIPT_WORDS): say(key) for key in keys}


async def sit(request: Request) -> Response:
    """The page of a seat's link: who invites to what. It changes nothing, so that link previews do no harm."""
    site: Site = request.app.state.site
    session, number = await site.seat_of_key(request, request.path_params["key"])
    person = site.cookies.known(request)
    if person and number in session.seats_of(person.id):
        return RedirectResponse(f"/tables/{session.terms.id}?seat={number}", SEE_OTHER)
    say = site.say(request, session.game, session.names)
    title = spoken(say, "title", session.game.id)
    return site.page(request, "sit.html", say, session=session, seat=session.seats[number], number=number, title=title)


async def take_seat(request: Request) -> Response:
    """Take the seat of a link."""
    site: Site = request.app.state.site
    given = await form_of(request)
    await site.seat_of_key(request, request.path_params["key"])
    person = site.who(request, given.get("name", ""), site.say(request)("web-guest"))
    session, number = await site.hall.sit(request.path_params["key"], person, given.get("word", ""))
    response = RedirectResponse(f"/tables/{session.terms.id}?seat={number}", SEE_OTHER)
    site.cookies.remember(response, person)
    return response


async def rematch(request: Request) -> Response:
    """Go to the next game of the same people."""
    site: Site = request.app.state.site
    session = await site.tables.find(request.path_params["id"])
    person = site.cookies.known(request)
    if not session.seats_of(person.id if person else None):
        raise Refusal("web-not-yours")
    return RedirectResponse(f"/tables/{await site.hall.rematch(session)}", SEE_OTHER)


async def record(request: Request) -> Response:
    """The record, for everybody, once the game is over; before, it would show every hand."""
    site: Site = request.app.state.site
    session = await site.tables.find(request.path_params["id"])
    async with session.lock:
        if session.terms.state != OVER:
            raise Refusal("web-not-over")
        text = session.table.record().text()
    name = f"{session.game.id}-{session.commitment[:8]}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(text, media_type="application/json", headers=headers)
