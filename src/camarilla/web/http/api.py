"""The API: everything that the pages do, for programs. A seat is opened by its key, never by a cookie."""

from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from camarilla.core.box import BadBox
from camarilla.core.clauses import Refusal
from camarilla.core.game import Game
from camarilla.core.record import BadRecord
from camarilla.speech.games import game_tagline, game_title
from camarilla.web.http import openapi
from camarilla.web.http.errors import STATUS, answer
from camarilla.web.http.language import page_voice
from camarilla.web.http.limits import who_asks
from camarilla.web.http.pages import find_known
from camarilla.web.http.request_schemas import check
from camarilla.web.http.site import Site, all_games, body_of
from camarilla.web.live import program_frames
from camarilla.web.live.messages import Message, action_of, read_message, token_of
from camarilla.web.tables import standing_orders
from camarilla.web.tables.hall import NoTable
from camarilla.web.tables.plans import FRIEND, Plan
from camarilla.web.tables.session import TableSession

CREATED, BAD_REQUEST = 201, 400


async def page(request: Request) -> Response:
    """The API for people to read."""
    site: Site = request.app.state.site
    socket = site.address(request, "/api/socket").replace("http", "ws", 1)
    return site.page(request, "api.html", site.say(request), chapters=openapi.OPERATIONS, socket=socket)


async def document(request: Request) -> Response:
    """The API for programs to read."""
    site: Site = request.app.state.site
    return JSONResponse(openapi.document(site.address(request, "")))


# Games and tables -----------------------------------------------------------------------


async def games(request: Request) -> Response:
    """The games of the house."""
    site: Site = request.app.state.site
    return JSONResponse({"games": [_game(game, site.language(request)) for game in all_games()]})


async def game(request: Request) -> Response:
    """One game, with all that can be decided and happen in it."""
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
    tables = []
    for id in await site.hall.store.listed():
        try:
            match = await site.hall.match(id)
        except (BadBox, BadRecord, NoTable, Refusal):
            continue
        tables.append({"table": id, "game": match.game.id, "state": match.terms.state, "names": match.names})
    return JSONResponse({"tables": tables})


async def create(request: Request) -> Response:
    """A new table: the keys of the creator's own seats, and links for friends."""
    site: Site = request.app.state.site
    wanted = await _body(request, "Table")
    person = site.people.named(None, wanted.get("name", "") or site.say(request)("ui-person"))
    plan = Plan(**{**wanted, "name": person.name})
    try:
        # A program has no cookie to be known by: its tables count for its address.
        match = await site.open_table(request, plan, person, site.people.stranger(who_asks(request)))
    except Refusal as refusal:
        return answer(request, refusal, STATUS.get(refusal.key, BAD_REQUEST))
    seats = []
    for number, seat in enumerate(match.seats):
        row: dict[str, Any] = {"seat": number, "kind": plan.seats[number], "name": seat.name}
        if plan.seats[number] == FRIEND:
            row |= {"key": seat.key, "link": site.address(request, f"/seats/{seat.key}")}
        elif not seat.is_bot:
            row |= {"key": seat.key}
        seats.append(row)
    made = {"table": match.terms.id, "commitment": match.commitment, "v": match.version, "seats": seats}
    return JSONResponse(made, CREATED)


async def watch(request: Request) -> Response:
    """A table as those see it who only watch."""
    site: Site = request.app.state.site
    match = await site.hall.match(request.path_params["id"])
    async with match.lock:
        return JSONResponse(_about(match) | program_frames.whole(match, None, site.say(request), *_have(request)))


# A seat ---------------------------------------------------------------------------------


async def join(request: Request) -> Response:
    """Take the seat of a link; its key changes, so that whoever handed it out cannot use it any more."""
    site: Site = request.app.state.site
    given = await _body(request, "Join")
    match, number = await _opened(request, taken=False)
    if match.seats[number].taken:
        raise Refusal("web-seat-taken")
    person = site.people.named(None, given.get("name", "") or site.say(request)("web-guest"))
    await site.hall.sit(match.seats[number].key, person, given.get("word", ""))
    return JSONResponse(_about(match) | {"v": match.version, "seat": number, "key": match.seats[number].key})


async def seat(request: Request) -> Response:
    """The table as the seat may know it."""
    site: Site = request.app.state.site
    match, number = await _opened(request)
    async with match.lock:
        return JSONResponse(
            _about(match)
            | program_frames.whole(match, number, site.say(request, match.game, match.names), *_have(request))
        )


async def play(request: Request) -> Response:
    """Take a decision."""
    site: Site = request.app.state.site
    given = await _body(request, "Play")
    match, number = await _opened(request)
    led = await site.hall.play(match, number, action_of(match.game, given), given["v"], token_of(given))
    return JSONResponse({"v": match.version, "at": led})


async def undo(request: Request) -> Response:
    """Take the last decision back."""
    site: Site = request.app.state.site
    given = await _body(request, "Undo")
    match, number = await _opened(request)
    led = await site.hall.undo(match, number, given["v"], token_of(given))
    return JSONResponse({"v": match.version, "at": led})


async def order(request: Request) -> Response:
    """Decide in advance."""
    site: Site = request.app.state.site
    given = await _body(request, "Order")
    match, number = await _opened(request)
    await site.hall.order(match, number, given["order"])
    return _ordered(request, match, number)


async def cancel(request: Request) -> Response:
    """Take a standing order back."""
    site: Site = request.app.state.site
    given = await _body(request, "Cancel")
    match, number = await _opened(request)
    await site.hall.cancel(match, number, given["order"])
    return _ordered(request, match, number)


def _ordered(request: Request, match: TableSession, seat: int) -> Response:
    say = request.app.state.site.say(request, match.game, match.names)
    shown = standing_orders.shown(match, seat, say) if match.dealt else None
    return JSONResponse({"v": match.version, "orders": shown})


async def say(request: Request) -> Response:
    """Say something at the table."""
    site: Site = request.app.state.site
    given = await _body(request, "Say")
    match, number = await _opened(request)
    await site.hall.say(match, match.names[number], number, given["text"])
    return JSONResponse({"v": match.version, "said": len(match.chat)})


async def rematch(request: Request) -> Response:
    """The next game of the same people, and the key of the same seat there."""
    site: Site = request.app.state.site
    match, number = await _opened(request)
    following = await site.hall.match(await site.hall.rematch(match))
    return JSONResponse(
        _about(following) | {"v": following.version, "seat": number, "key": following.seats[number].key}
    )


# Inside ---------------------------------------------------------------------------------


async def _opened(request: Request, taken: bool = True) -> tuple[TableSession, int]:
    """The seat whose key was sent with the request."""
    site: Site = request.app.state.site
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not key:
        raise Refusal("web-no-key")
    try:
        match, number = await site.seat_of_key(request, key.strip())
    except NoTable:
        raise Refusal("web-no-key") from None
    if taken and not match.seats[number].taken:
        raise Refusal("web-not-seated")
    site.limits.spend("decisions", f"{match.terms.id} {number}")
    request.state.match = match
    return match, number


async def _body(request: Request, name: str) -> Message:
    body = read_message(await body_of(request))
    check(body, openapi.SCHEMAS[name])
    return body


def _have(request: Request) -> tuple[int, int]:
    """The version and the lines of chat that the reader has."""
    given = [request.query_params.get(name, "") for name in ("have", "heard")]
    have, heard = [int(text) if text.isdecimal() and text.isascii() and len(text) < 9 else None for text in given]
    return -1 if have is None else have, heard or 0


def _about(match: TableSession) -> dict[str, Any]:
    return {"table": match.terms.id, "game": match.game.id, "commitment": match.commitment}
