"""The API: everything that the pages do, for programs. A program shows the key of its seat, never a cookie."""

import secrets
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from camarilla.core.clauses import Malformed, Refusal
from camarilla.core.game import Game
from camarilla.core.record import OWN_TURN
from camarilla.speech.games import game_tagline, game_title
from camarilla.web.http.errors import STATUS, answer
from camarilla.web.http.language import page_voice
from camarilla.web.http.limits import spend, who_asks
from camarilla.web.http.openapi.document import encoded
from camarilla.web.http.openapi.operations import OPERATIONS
from camarilla.web.http.openapi.schemas import SENT
from camarilla.web.http.pages import MOST_SHOWN, find_known
from camarilla.web.http.request_schemas import check
from camarilla.web.http.site import Site, all_games, body_of
from camarilla.web.http.waiting import known_by, wait_for_news
from camarilla.web.live import page_frames, program_frames
from camarilla.web.live.messages import Message, action_of, read_message, token_of
from camarilla.web.tables import standing_orders
from camarilla.web.tables.cache import NoTable
from camarilla.web.tables.plans import FRIEND, ME, Plan, undo_level
from camarilla.web.tables.session import TableSession

CREATED, BAD_REQUEST = 201, 400


async def page(request: Request) -> Response:
    """The documentation of the API, for people."""
    site: Site = request.app.state.site
    socket = site.address(request, "/api/socket").replace("http", "ws", 1)
    return site.page(request, "api.html", site.say(request), chapters=OPERATIONS, socket=socket)


async def document(request: Request) -> Response:
    """The documentation of the API, for programs."""
    site: Site = request.app.state.site
    return Response(encoded(site.address(request, "")), media_type="application/json")


# Games and tables -----------------------------------------------------------------------


async def games(request: Request) -> Response:
    """All games."""
    site: Site = request.app.state.site
    return JSONResponse({"games": [_game(game, site.language(request)) for game in all_games()]})


async def game(request: Request) -> Response:
    """One game, with all its actions and events."""
    site: Site = request.app.state.site
    found = find_known(request.path_params["game"])
    verbs = [
        {
            "verb": verb.name,
            "first": found.verbs.first[verb.name],
            "arguments": [{"name": domain.name, "values": domain.values} for domain in verb.arguments],
            "secret": list(verb.secret),
        }
        for verb in found.verbs.verbs
    ]
    kinds = [{"event": kind.name, "values": [domain.name for domain in kind.domains]} for kind in found.kinds.kinds]
    return JSONResponse(_game(found, site.language(request)) | {"verbs": verbs, "events": kinds})


def _game(found: Game, language: str) -> dict[str, Any]:
    own = page_voice(found, language)
    return {
        "id": found.id,
        "title": game_title(found, own),
        "tagline": game_tagline(own),
        "seats": list(found.seats),
        "usual_seats": found.default_seats,
        "options": found.options,
        "minutes": found.minutes,
        "rules": found.rules_version,
    }


async def listed(request: Request) -> Response:
    """The tables that anybody may watch."""
    site: Site = request.app.state.site
    page = await site.store.listing.shown(MOST_SHOWN)
    tables = [
        {"table": one.id, "game": one.game, "commitment": one.commitment, "state": one.state, "names": one.names}
        for one in page.tables
    ]
    return JSONResponse({"tables": tables})


async def create(request: Request) -> Response:
    """Open a table; returns the keys of the opener's own seats, and links for friends."""
    site: Site = request.app.state.site
    wanted = await _body(request, "Table")
    person = site.cookies.named(None, wanted.get("name", ""), site.say(request)("ui-person"))
    if wanted["seats"].count(ME) > 1:
        raise Malformed("web-one-me")
    plan = Plan(**{**wanted, "name": person.name, "undo": undo_level(wanted.get("undo", OWN_TURN))})
    try:
        # A program has no cookie: its tables are counted for its address.
        session = await site.open_table(request, plan, person, site.cookies.stranger(who_asks(request)))
    except Refusal as refusal:
        return answer(request, refusal, STATUS.get(refusal.key, BAD_REQUEST))
    seats = []
    for number, seat in enumerate(session.seats):
        row: dict[str, Any] = {"seat": number, "kind": plan.seats[number], "name": seat.name}
        if plan.seats[number] == FRIEND:
            row |= {"key": seat.key, "link": site.address(request, f"/seats/{seat.key}")}
        elif not seat.is_bot:
            row |= {"key": seat.key}
        seats.append(row)
    made = _about(session) | {"v": session.version, "undo_level": session.terms.undo, "seats": seats}
    return JSONResponse(made, CREATED)


async def watch(request: Request) -> Response:
    """A table as a watcher may know it."""
    site: Site = request.app.state.site
    session = await site.tables.find(request.path_params["id"])
    await wait_for_news(request, session, None)
    return await _state(request, session, None)


# A seat ---------------------------------------------------------------------------------


async def join(request: Request) -> Response:
    """Take the seat of a link; its key changes, so that whoever handed out the link cannot use it any more."""
    site: Site = request.app.state.site
    given = await _body(request, "Join")
    key = _key_of(request)
    name, guest = given.get("name", ""), site.say(request)("web-guest")
    if "id" in given:
        person = site.cookies.joining(key, given["id"], name, guest)
    else:
        person = site.cookies.named(None, name, guest)
    try:
        with site.no_guessing(request):
            session, number = await site.tables.seat_of_link(key)
            _spend(request, session, number)
            if session.seats[number].taken and secrets.compare_digest(session.seats[number].key, key):
                raise Refusal("web-seat-taken")
            await site.hall.sit(key, person, given.get("word", ""), given.get("commit"))
    except NoTable:
        raise Refusal("web-no-key") from None
    return _seat(session, number)


async def commit(request: Request) -> Response:
    """Commit to new words, after the shuffle was begun anew."""
    site: Site = request.app.state.site
    given = await _body(request, "Commit")
    session, number = await _opened(request)
    await site.hall.commit(session, [number], given["commit"])
    return _shuffle(session)


async def words(request: Request) -> Response:
    """Tell the words that the seat has committed to."""
    site: Site = request.app.state.site
    given = await _body(request, "Words")
    session, number = await _opened(request)
    await site.hall.tell_words(session, [number], given["words"])
    return _shuffle(session)


def _shuffle(session: TableSession) -> Response:
    return JSONResponse({"v": session.version, "state": session.terms.state, "shuffle": page_frames.shuffle(session)})


async def seat(request: Request) -> Response:
    """The table as the seat may know it."""
    session, number = await _opened(request)
    if await wait_for_news(request, session, number):
        # Meanwhile the seat may have been freed, and its key be worth nothing any more.
        session, number = await _seat_of(request)
    return await _state(request, session, number)


async def play(request: Request) -> Response:
    """Take a decision."""
    site: Site = request.app.state.site
    given = await _body(request, "Play")
    session, number = await _opened(request)
    led = await site.hall.play(session, number, action_of(session.game, given), given["v"], token_of(given))
    return JSONResponse({"v": session.version, "at": led})


async def undo(request: Request) -> Response:
    """Take the last decision back."""
    site: Site = request.app.state.site
    given = await _body(request, "Undo")
    session, number = await _opened(request)
    led = await site.hall.undo(session, number, given["v"], token_of(given))
    return JSONResponse({"v": session.version, "at": led})


async def order(request: Request) -> Response:
    """Give a standing order."""
    site: Site = request.app.state.site
    given = await _body(request, "Order")
    session, number = await _opened(request)
    await site.hall.order(session, number, given["order"])
    return _ordered(request, session, number)


async def cancel(request: Request) -> Response:
    """Take a standing order back."""
    site: Site = request.app.state.site
    given = await _body(request, "Cancel")
    session, number = await _opened(request)
    await site.hall.cancel(session, number, given["order"])
    return _ordered(request, session, number)


def _ordered(request: Request, session: TableSession, seat: int) -> Response:
    say = request.app.state.site.say(request, session.game, session.names)
    shown = standing_orders.shown(session, seat, session.table.view(seat), say) if session.dealt else None
    return JSONResponse({"v": session.version, "orders": shown})


async def say(request: Request) -> Response:
    """Say something at the table."""
    site: Site = request.app.state.site
    given = await _body(request, "Say")
    session, number = await _opened(request)
    await site.hall.say(session, session.names[number], number, given["text"])
    return JSONResponse({"v": session.version, "said": len(session.chat)})


async def rematch(request: Request) -> Response:
    """Ask for the next game of the same people, or come to it: the key of the same seat there."""
    site: Site = request.app.state.site
    given = await _body(request, "AskAgain")
    session, number = await _opened(request)
    following, own = await site.hall.rematch(session, [number], given.get("commit"))
    if not own:
        raise Refusal("web-seat-gone")
    return _seat(following, number)


async def free(request: Request) -> Response:
    """Take a seat from whoever has it; answers with its new key and link."""
    site: Site = request.app.state.site
    given = await _body(request, "Free")
    session, number = await _opened(request)
    freed: int = given["seat"]
    await site.hall.free(session, [number], freed)
    key = session.seats[freed].key
    link = site.address(request, f"/seats/{key}")
    return JSONResponse({"v": session.version, "seat": freed, "key": key, "link": link})


async def fill(request: Request) -> Response:
    """Give the empty seats to bots."""
    site: Site = request.app.state.site
    session, number = await _opened(request)
    await site.hall.fill(session, [number])
    return JSONResponse(_about(session) | {"v": session.version})


# Inside ---------------------------------------------------------------------------------


async def _opened(request: Request) -> tuple[TableSession, int]:
    """The taken seat whose key is in the header of the request; counts the request."""
    session, number = await _seat_of(request)
    _spend(request, session, number)
    return session, number


async def _seat_of(request: Request) -> tuple[TableSession, int]:
    site: Site = request.app.state.site
    try:
        session, number = await site.seat_of_key(request, _key_of(request))
    except NoTable:
        raise Refusal("web-no-key") from None
    if not session.seats[number].taken:
        # Whoever is about to sit down sees first what the server has bound itself to.
        raise Refusal("web-not-seated", table=session.terms.id, commitment=session.commitment)
    return session, number


def _key_of(request: Request) -> str:
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not key:
        raise Refusal("web-no-authorization")
    return key.strip()


def _spend(request: Request, session: TableSession, number: int) -> None:
    """Count a request of a seat. From now on, refusals are told in the words of its game."""
    spend(request, "decisions", f"{session.terms.id} {number}")
    request.state.session = session


async def _body(request: Request, name: str) -> Message:
    schema = SENT[name]
    raw = await body_of(request)
    body = read_message(raw if raw or schema["required"] else b"{}")
    check(body, schema)
    return body


async def _state(request: Request, session: TableSession, seat: int | None) -> Response:
    """The table as a seat may know it, with what the program does not have yet."""
    site: Site = request.app.state.site
    known = known_by(request)
    say = site.say(request, session.game, session.names)
    async with session.lock:
        frame = program_frames.whole(session, seat, say, known.version, known.lines or 0)
        return JSONResponse(_about(session) | frame)


def _about(session: TableSession) -> dict[str, Any]:
    return {"table": session.terms.id, "game": session.game.id, "commitment": session.commitment}


def _seat(session: TableSession, number: int) -> Response:
    """Which seat somebody has at a table, and its key."""
    return JSONResponse(_about(session) | {"v": session.version, "seat": number, "key": session.seats[number].key})
