"""Home, new tables, what a game's page needs, the language."""

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response

from camarilla.bots.base import BOTS
from camarilla.core.box import BadBox
from camarilla.core.clauses import LANGUAGES, Refusal
from camarilla.core.game import Game
from camarilla.core.record import BadRecord
from camarilla.core.registry import find_game
from camarilla.core.text import Say
from camarilla.drawing.boards import board_style, palette
from camarilla.speech.games import game_tagline, game_title, help_texts
from camarilla.speech.refusals import refusal_words
from camarilla.web.http.language import COOKIE, page_voice
from camarilla.web.http.site import Site, all_games, cover, form_of
from camarilla.web.storage.schema import BOT, OVER
from camarilla.web.tables.cache import NoTable
from camarilla.web.tables.names import tidy_name
from camarilla.web.tables.people import Person
from camarilla.web.tables.plans import BOT_DELAYS, FRIEND, HERE, ME, TURN_HOURS, Plan, against_bots
from camarilla.web.tables.session import TableSession

SEE_OTHER = 303
NOBODY = "none"


async def healthz(request: Request) -> Response:
    """Whether the server and its database answer, and whether anything can be stored. The reason is in the log only."""
    site: Site = request.app.state.site
    if await site.store.health.good():
        return PlainTextResponse("ok\n")
    return PlainTextResponse("nothing can be stored at present\n", 503)


async def home(request: Request) -> Response:
    """The games, the reader's own tables, and tables to watch."""
    site: Site = request.app.state.site
    say = site.say(request)
    person = site.cookies.known(request)
    own = await site.store.of_person(person.id) if person else []
    rows = [row for id in own if (row := await _row(site, id, say, person.id if person else ""))]
    open_to_all = [id for id in await site.store.listed() if id not in own]
    return site.page(
        request,
        "home.html",
        say,
        games=[_card(game, say.language) for game in all_games()],
        own=sorted(rows, key=lambda row: (row["over"], not row["your_turn"] and not row["invited"])),
        listed=[row for id in open_to_all if (row := await _row(site, id, say, ""))],
    )


def _card(game: Game, language: str) -> dict[str, Any]:
    own = page_voice(game, language)
    return {
        "id": game.id,
        "title": game_title(game, own),
        "tagline": game_tagline(own),
        "low": game.seats[0],
        "high": game.seats[-1],
        "minutes": game.minutes,
        "cover": cover(game),
        "palette": palette(game),
    }


async def _row(site: Site, id: str, say: Say, person: str) -> dict[str, Any] | None:
    """A table in a list; None if it cannot be loaded any more."""
    try:
        session = await site.tables.find(id)
    except (BadBox, BadRecord, NoTable, Refusal):
        return None
    acting = session.to_act()
    mine = session.seats_of(person)
    return {
        "id": id,
        "title": game_title(session.game, page_voice(session.game, say.language)),
        "game": session.game.id,
        "names": session.names,
        "state": session.terms.state,
        "your_turn": any(seat in acting for seat in mine),
        "invited": any(not session.seats[seat].taken for seat in mine),
        "acting": ", ".join(session.names[seat] for seat in acting),
        "over": session.terms.state == OVER,
    }


async def play_now(request: Request) -> Response:
    """Open a table against bots with one click."""
    site: Site = request.app.state.site
    game = find_known(request.path_params["game"])
    say = site.say(request, game)
    person = site.who(request, "")
    session = await site.open_table(request, against_bots(game, person.name or say("ui-person")), person, person.id)
    return _to_table(site, session, person)


def _to_table(site: Site, session: TableSession, person: Person) -> Response:
    response = RedirectResponse(f"/tables/{session.terms.id}", SEE_OTHER)
    site.cookies.remember(response, person)
    return response


async def new_table(request: Request) -> Response:
    """The form of a new table."""
    site: Site = request.app.state.site
    game = find_known(request.query_params.get("game") or all_games()[0].id)
    friends = "friends" in request.query_params
    return _form(request, site, game, {"friends": "1"} if friends else {}, None)


def _form(request: Request, site: Site, game: Game, given: Mapping[str, str], problem: str | None) -> Response:
    say = site.say(request, game)
    others = FRIEND if given.get("friends") else f"{BOT}greedy"
    seats = []
    for number in range(game.seats[-1]):
        usual = ME if number == 0 else others if number < game.default_seats else NOBODY
        seats.append(given.get(f"seat-{number}", usual))
    return site.page(
        request,
        "new.html",
        say,
        status=200 if problem is None else 422,
        game=game,
        games=[_card(other, say.language) for other in all_games()],
        given=defaultdict(str, given),
        seats=seats,
        kinds=[ME, HERE, FRIEND, *[BOT + name for name in reversed(BOTS)], NOBODY],
        hours=TURN_HOURS,
        delays=BOT_DELAYS,
        problem=problem,
    )


async def create_table(request: Request) -> Response:
    """Open the table of the form, or show the form again with what is wrong."""
    site: Site = request.app.state.site
    given = await form_of(request)
    game = find_known(given.get("game", ""))
    say = site.say(request, game)
    person = site.who(request, given.get("name", ""))
    seats = {number: given.get(f"seat-{number}", NOBODY) for number in range(game.seats[-1])}
    taken = [number for number, seat in seats.items() if seat != NOBODY]
    called = {number: tidy_name(given.get(f"name-{number}", "")) for number in taken if seats[number] == HERE}
    plan = Plan(
        game.id,
        [seats[number] for number in taken],
        person.name or say("ui-person"),
        options={name: given.get(f"option-{name}", choices[0]) for name, choices in game.options.items()},
        names={taken.index(at): name or say("ui-person-number", number=at + 1) for at, name in called.items()},
        word=given.get("word", ""),
        box=given.get("box", ""),
        listed=given.get("listed") == "yes",
        turn_hours=whole(given.get("turn_hours")),
        undo=given.get("undo") == "yes",
        bot_delay=whole(given.get("bot_delay")),
    )
    try:
        session = await site.open_table(request, plan, person, person.id)
    except Refusal as refusal:
        return _form(request, site, game, given, refusal_words(refusal, say))
    return _to_table(site, session, person)


async def change_language(request: Request) -> Response:
    """Remember the reader's language and go back."""
    site: Site = request.app.state.site
    given = await form_of(request)
    back = given.get("back", "/")
    safe = back.startswith("/") and not back.startswith(("//", "/\\"))
    response = RedirectResponse(back if safe else "/", SEE_OTHER)
    if given.get("language") in LANGUAGES:
        site.cookies.put(response, COOKIE, given["language"])
    return response


async def words(request: Request) -> Response:
    """The explanations of a game's things, for the script of the table's page."""
    game = find_known(request.path_params["game"])
    language = request.path_params["language"]
    if language not in LANGUAGES:
        return Response(status_code=404)
    return JSONResponse(help_texts(game, page_voice(game, language)), headers={"cache-control": "max-age=3600"})


async def style(request: Request) -> Response:
    """The style sheet of a game's board."""
    game = find_known(request.path_params["game"])
    return Response(board_style(game), media_type="text/css", headers={"cache-control": "no-cache"})


def find_known(id: str) -> Game:
    """A registered game; nobody may have a module imported by naming it."""
    return find_game(id.replace(":", "-"))


def whole(text: str | None, otherwise: int = 0) -> int:
    """A whole number that was typed or chosen."""
    return int(text) if text and text.isdecimal() and len(text) < 9 else otherwise
