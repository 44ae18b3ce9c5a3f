"""The pages of one table: the table itself, its waiting room, seats by link, rematch, record."""

import io
import re
import secrets
from typing import Any
from urllib.parse import urlsplit

import segno
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from camarilla.bots.builds import compiled_anew
from camarilla.bots.levels import is_hurried
from camarilla.core.clauses import Refusal
from camarilla.core.record import BOT
from camarilla.core.text import Say
from camarilla.drawing.boards import board_symbols
from camarilla.speech.games import advice_texts, game_title
from camarilla.speech.provenance import provenance_of_things
from camarilla.speech.refusals import refusal_words
from camarilla.web.http.cookies import JOIN
from camarilla.web.http.language import page_messages
from camarilla.web.http.pages import SEE_OTHER, whole
from camarilla.web.http.site import Site, form_of
from camarilla.web.live import page_frames
from camarilla.web.live.messages import SECRET
from camarilla.web.storage.schema import OVER
from camarilla.web.tables import shuffle
from camarilla.web.tables.cache import NoTable
from camarilla.web.tables.names import LONGEST_NAME
from camarilla.web.tables.people import Person
from camarilla.web.tables.seating import may_have_hints, plays_alone, sharing, wanted_seat
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
            return _waiting(request, site, session, say, session.seats_of(who))
        frame = page_frames.state(session, seat, say)
    response = site.page(
        request,
        "table.html",
        say,
        session=session,
        game=session.game,
        title=game_title(session.game, say),
        symbols=Markup(board_symbols(session.game)),
        seat=seat,
        seats=session.seats_of(who),
        sharing=sharing(session, who),
        asked=[at for at in sharing(session, who) if at in session.to_act()],
        board=page_frames.take_board(frame),
        frame=frame,
        promise=promise(session, say),
        alone=seat is not None and plays_alone(session, who),
        hints=seat is not None and may_have_hints(session, who),
        hurried=is_hurried((other.kind.removeprefix(BOT) for other in session.seats), compiled_anew()),
        words=script_words(say),
        advice=advice_texts(session.game, say),
        provenance=provenance_of_things(session.terms.box or session.game.box.source, say),
        link=None if seat is None else site.address(request, f"/seats/{session.seats[seat].key}"),
        qr=None if seat is None else _qr(site.address(request, f"/seats/{session.seats[seat].key}")),
    )
    # The back button must not show the page of somebody else at the same device.
    response.headers["cache-control"] = "no-store"
    return response


def _waiting(request: Request, site: Site, session: TableSession, say: Say, own: list[int]) -> Response:
    """The page before the deal: who has come and who is missing; for those who sit here, links of the free seats."""
    hosts = session.terms.host in own
    sits_here = any(session.seats[number].taken for number in own)
    rows: list[dict[str, Any]] = []
    for number, seat in enumerate(session.seats):
        kept = not seat.taken and bool(session.holders_of(number))
        link = site.address(request, f"/seats/{seat.key}") if sits_here and not seat.taken and not kept else None
        others = number != session.terms.host and not seat.is_bot and (seat.taken or kept)
        row = {"number": number, "seat": seat, "kept": kept, "link": link, "qr": _qr(link) if link else None}
        rows.append(row | {"can_free": hosts and others})
    again = session.terms.host is not None and any(row["kept"] for row in rows)
    return site.page(
        request,
        "waiting.html",
        say,
        session=session,
        title=game_title(session.game, say),
        links=rows,
        own=own,
        minutes=shuffle.seconds_to_tell(session.terms) // 60,
        asked_by=session.names[session.terms.host or 0] if again else None,
        invited=any(row["kept"] and row["number"] in own for row in rows),
        seconds=site.hall.seconds_to_come(session) if hosts else None,
        frame=page_frames.state(session, None, say),
        words=script_words(say),
    )


def promise(session: TableSession, say: Say) -> str:
    """What the shuffle of a dealt table can promise, in one sentence."""
    people = [number for number, seat in enumerate(session.seats) if not seat.is_bot]
    loose = [session.names[number] for number in people if session.seats[number].commit is None]
    if len({frozenset(session.holders_of(number)) for number in people}) < 2:
        return say("web-promise-alone")
    return say("web-promise-loose", names=", ".join(loose)) if loose else say("web-promise")


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


def script_words(say: Say) -> dict[str, str]:
    """The texts that the page's script needs."""
    keys = [line.split(" ")[0] for line in page_messages(say.language).splitlines() if line.startswith(SCRIPT_WORDS)]
    return {key.removeprefix(SCRIPT_WORDS): say(key) for key in keys}


# Taking a seat ---------------------------------------------------------------------------


async def sit(request: Request) -> Response:
    """The page of a seat's link: who invites to what. It changes nothing, so that link previews do no harm."""
    site: Site = request.app.state.site
    key = request.path_params["key"]
    token = request.cookies.get(JOIN, "")
    with site.no_guessing(request):
        session, number = await site.tables.seat_of_link(key)
        seat = session.seats[number]
        # Whoever has taken the seat by this link comes back to it, also if the answer was lost, and the cookie in it.
        person = site.cookies.known(request) or site.cookies.joining(key, token, seat.name[:LONGEST_NAME])
        if number in session.seats_of(person.id):
            return _to_seat(site, session, number, person)
        if not secrets.compare_digest(seat.key, key):
            raise NoTable
    return _sit_page(request, site, session, number)


def _sit_page(
    request: Request, site: Site, session: TableSession, number: int, given: str = "", problem: str | None = None
) -> Response:
    """The form of a seat; with what is wrong about the name that was given, if something is."""
    say = site.say(request, session.game, session.names)
    token = request.cookies.get(JOIN, "")
    token = token if re.fullmatch(SECRET, token) else secrets.token_urlsafe(18)
    response = site.page(
        request,
        "sit.html",
        say,
        status=200 if problem is None else 422,
        session=session,
        seat=session.seats[number],
        longest=LONGEST_NAME,
        title=game_title(session.game, say),
        token=token,
        given=given,
        problem=problem,
    )
    site.cookies.put(response, JOIN, token)
    return response


async def take_seat(request: Request) -> Response:
    """Take the seat of a link; sent again, it is answered again."""
    site: Site = request.app.state.site
    given = await form_of(request)
    key = request.path_params["key"]
    name, guest, token = given.get("name", ""), site.say(request)("web-guest"), given.get("id", "")
    try:
        if site.cookies.known(request) or not re.fullmatch(SECRET, token):
            person = site.who(request, name, guest)
        else:
            person = site.cookies.joining(key, token, name, guest)
    except Refusal as refusal:
        with site.no_guessing(request):
            session, number = await site.tables.seat_of_link(key)
        return _sit_page(request, site, session, number, name, refusal_words(refusal, site.say(request)))
    with site.no_guessing(request):
        session, number = await site.hall.sit(key, person, given.get("word", ""), given.get("commit"))
    return _to_seat(site, session, number, person)


def _to_seat(site: Site, session: TableSession, number: int, person: Person) -> Response:
    response = RedirectResponse(f"/tables/{session.terms.id}?seat={number}", SEE_OTHER)
    site.cookies.remember(response, person)
    return response


async def rematch(request: Request) -> Response:
    """Ask for the next game of the same people, or come to it."""
    given = await form_of(request)
    site, session, _, own = await _own_table(request)
    following, _ = await site.hall.rematch(session, own, given.get("commit"))
    return RedirectResponse(f"/tables/{following.terms.id}", SEE_OTHER)


async def come(request: Request) -> Response:
    """Sit down on the seats that are kept for the reader."""
    given = await form_of(request)
    site, session, person, own = await _own_table(request)
    await site.hall.come(session, {person}, own, given.get("commit"))
    return RedirectResponse(f"/tables/{session.terms.id}", SEE_OTHER)


async def free(request: Request) -> Response:
    """Take a seat from whoever has it: for the host, before the deal."""
    given = await form_of(request)
    site, session, _, own = await _own_table(request)
    await site.hall.free(session, own, whole(given.get("seat"), -1))
    return RedirectResponse(f"/tables/{session.terms.id}", SEE_OTHER)


async def fill(request: Request) -> Response:
    """Give the empty seats to bots: for the host, when nobody comes."""
    site, session, _, own = await _own_table(request)
    await site.hall.fill(session, own)
    return RedirectResponse(f"/tables/{session.terms.id}", SEE_OTHER)


async def _own_table(request: Request) -> tuple[Site, TableSession, str, list[int]]:
    """A table at which the reader has a seat: the reader's id, and the seats."""
    site: Site = request.app.state.site
    session = await site.tables.find(request.path_params["id"])
    person = site.cookies.known(request)
    own = session.seats_of(person.id) if person else []
    if person is None or not own:
        raise Refusal("web-not-yours")
    return site, session, person.id, own


# The record ------------------------------------------------------------------------------


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
