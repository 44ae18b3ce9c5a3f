"""Home, new tables, what a game's page needs, the language."""

import contextlib
from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response

from camarilla.bots.base import BOTS
from camarilla.bots.builds import compiled_anew
from camarilla.bots.levels import LEVELS, USUAL, is_hurried
from camarilla.core.box import BadBox
from camarilla.core.clauses import LANGUAGES, Refusal
from camarilla.core.game import WEIGHTS, Game
from camarilla.core.record import BOT, UNDO, BadRecord
from camarilla.core.registry import find_game
from camarilla.core.text import Say
from camarilla.drawing.boards import board_style, palette
from camarilla.lessons.shelf import all_lessons, chosen_words
from camarilla.speech.games import explained, game_mood, game_tagline, game_title, help_texts
from camarilla.speech.refusals import refusal_words
from camarilla.web.http.language import COOKIE, page_messages, page_voice
from camarilla.web.http.site import Site, all_games, cover, form_of
from camarilla.web.storage.listing import MOST_COUNTED, ListedTable, ListPage
from camarilla.web.storage.schema import OVER, PLAYING, WAITING
from camarilla.web.tables.cache import NoTable
from camarilla.web.tables.names import tidy_name
from camarilla.web.tables.people import Person
from camarilla.web.tables.plans import BOT_DELAYS, FRIEND, HERE, ME, TURN_HOURS, Plan, against_bots, undo_level
from camarilla.web.tables.session import TableSession

SEE_OTHER = 303
MOST_OWN, MOST_SHOWN = 60, 20
"""How many tables a page lists: of the reader's own, and of those that anybody may watch."""
NOBODY = "none"
Games = Mapping[str, Game]
"""The registered games by their id."""


async def healthz(request: Request) -> Response:
    """Whether the server and its database answer, and whether anything can be stored. The reason is in the log only."""
    site: Site = request.app.state.site
    if await site.store.health.good():
        return PlainTextResponse("ok\n")
    return PlainTextResponse("nothing can be stored at present\n", 503)


async def home(request: Request) -> Response:
    """The games, the reader's own tables, and tables to watch."""
    return await _home(request)


async def _home(request: Request, given: str = "", problem: str | None = None) -> Response:
    """The first page; with what is wrong about the name that was given, if something is."""
    site: Site = request.app.state.site
    say = site.say(request)
    person = site.cookies.known(request)
    skip = whole(request.query_params.get("own"))
    older = request.query_params.get("older", "")
    own = await site.store.listing.of_person(person.id, MOST_OWN, skip) if person else ListPage([], 0)
    shown = await site.store.listing.shown(MOST_SHOWN, older)
    games = {game.id: game for game in all_games()}
    rows, ids = await _rows(site, own.tables, games, say), {table.id for table in own.tables}
    return site.page(
        request,
        "home.html",
        say,
        status=200 if problem is None else 422,
        given=given,
        problem=problem,
        games=[card(game, say.language) for game in sorted(games.values(), key=ease)],
        own=sorted(rows, key=lambda row: (row["over"], not row["your_turn"] and not row["invited"])),
        own_left=max(0, own.of - skip - len(own.tables)),
        own_next=skip + len(own.tables),
        listed=await _rows(site, [table for table in shown.tables if table.id not in ids], games, say),
        shown=min(shown.of, MOST_COUNTED),
        uncounted=shown.of > MOST_COUNTED,
        older=shown.tables[-1].id if len(shown.tables) == MOST_SHOWN else None,
    )


def ease(game: Game) -> tuple[int, int]:
    """The easiest and shortest game comes first; one that does not say how much there is to learn, last."""
    known = WEIGHTS.index(game.weight) if game.weight in WEIGHTS else len(WEIGHTS)
    return known, game.minutes


def card(game: Game, language: str) -> dict[str, Any]:
    """A game in short, as pages show it to somebody who has to choose one."""
    own = page_voice(game, language)
    return {
        "id": game.id,
        "title": game_title(game, own),
        "tagline": game_tagline(own),
        "mood": game_mood(own),
        "weight": game.weight,
        "lessons": [
            {"id": lesson.id, "minutes": lesson.minutes, "edition": ", ".join(chosen_words(lesson, own))}
            for lesson in all_lessons().values()
            if lesson.game.id == game.id
        ],
        "low": game.seats[0],
        "high": game.seats[-1],
        "minutes": game.minutes,
        "cover": cover(game),
        "palette": palette(game),
    }


async def _rows(site: Site, tables: list[ListedTable], games: Games, say: Say) -> list[dict[str, Any]]:
    """The rows of a list, without tables that this build cannot play or replay."""
    rows = []
    for table in tables:
        game = games.get(table.game)
        if game is not None and (table.state == WAITING or table.rules == game.rules_version):
            with contextlib.suppress(BadBox, BadRecord, NoTable, Refusal):
                rows.append(await _row(site, table, game, say))
    return rows


async def _row(site: Site, table: ListedTable, game: Game, say: Say) -> dict[str, Any]:
    acting = [int(seat) for seat in table.asks or ""]
    if table.asks is None and table.state == PLAYING:
        acting = (await site.tables.find(table.id)).to_act()
    return {
        "id": table.id,
        "title": game_title(game, page_voice(game, say.language)),
        "game": game.id,
        "names": table.names,
        "state": table.state,
        "your_turn": any(seat in acting for seat in table.own),
        "invited": table.invited,
        "acting": ", ".join(table.names[seat] for seat in acting),
        "over": table.state == OVER,
    }


async def play_now(request: Request) -> Response:
    """Open a table against bots with one click, under the name that stands in the field beside it."""
    site: Site = request.app.state.site
    game = find_known(request.path_params["game"])
    say = site.say(request, game)
    name = (await form_of(request)).get("name", "")
    try:
        person = site.who(request, name)
    except Refusal as refusal:
        return await _home(request, name, refusal_words(refusal, say))
    session = await site.open_table(
        request, against_bots(game, person.name or say("ui-person"), USUAL), person, person.id
    )
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
    others = FRIEND if given.get("friends") else BOT + USUAL
    bots = [BOT + name for name in sorted(BOTS, key=_by_strength)]
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
        games=[card(other, say.language) for other in all_games()],
        given=defaultdict(str, given),
        seats=seats,
        kinds=[ME, HERE, FRIEND, *bots, NOBODY],
        bots=bots,
        hurried=is_hurried(BOTS, compiled_anew()),
        hours=TURN_HOURS,
        levels=UNDO[::-1],
        delays=BOT_DELAYS,
        problem=problem,
    )


def _by_strength(bot: str) -> int:
    """The levels first, from easy to master, then the bots of old."""
    return LEVELS.index(bot) if bot in LEVELS else len(LEVELS)


async def create_table(request: Request) -> Response:
    """Open the table of the form, or show the form again with what is wrong."""
    site: Site = request.app.state.site
    given = await form_of(request)
    game = find_known(given.get("game", ""))
    say = site.say(request, game)
    try:
        person = site.who(request, given.get("name", ""))
        plan = _plan(game, given, person.name or say("ui-person"), say)
        session = await site.open_table(request, plan, person, person.id)
    except Refusal as refusal:
        return _form(request, site, game, given, refusal_words(refusal, say))
    return _to_table(site, session, person)


def _plan(game: Game, given: Mapping[str, str], name: str, say: Say) -> Plan:
    """The table that a form asks for."""
    seats = {number: given.get(f"seat-{number}", NOBODY) for number in range(game.seats[-1])}
    taken = [number for number, seat in seats.items() if seat != NOBODY]
    called = {number: tidy_name(given.get(f"name-{number}", "")) for number in taken if seats[number] == HERE}
    return Plan(
        game.id,
        [seats[number] for number in taken],
        name,
        options={name: given.get(f"option-{name}", choices[0]) for name, choices in game.options.items()},
        names={taken.index(at): told or say("ui-person-number", number=at + 1) for at, told in called.items()},
        word=given.get("word", ""),
        commit=given.get("commit"),
        box=given.get("box", ""),
        listed=given.get("listed") == "yes",
        turn_hours=whole(given.get("turn_hours")),
        undo=undo_level(given.get("undo")),
        bot_delay=whole(given.get("bot_delay")),
        hints=given.get("hints") == "yes",
    )


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
    """The explanations of a game's things and of the page's own, for the script of the table's page."""
    game = find_known(request.path_params["game"])
    language = request.path_params["language"]
    if language not in LANGUAGES:
        return Response(status_code=404)
    say = page_voice(game, language)
    texts = explained(page_messages(language), say) | help_texts(game, say)
    return JSONResponse(texts, headers={"cache-control": "max-age=3600"})


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
