"""The list of the lessons, the page of each, and the answers that it sends.

A lesson's page keeps the answers itself, in the browser, and sends all of them each time: the server replays the short
lesson and says where they lead. No table is opened, nothing is stored and nobody is recognised.
"""

import json
import threading
from typing import Any

from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from camarilla.core.clauses import Malformed, Refusal
from camarilla.core.text import Say
from camarilla.drawing.boards import board_symbols, palette
from camarilla.lessons.guided import GuidedGame, NotAsked
from camarilla.lessons.lesson import Lesson
from camarilla.lessons.shelf import all_lessons, find_lesson, lesson_title
from camarilla.speech.games import game_tagline
from camarilla.speech.provenance import provenance_of_things
from camarilla.speech.refusals import refusal_data, refusal_words
from camarilla.web.http.language import page_voice
from camarilla.web.http.learn.frames import lesson_frame
from camarilla.web.http.learn.recent_games import RecentGames
from camarilla.web.http.limits import spend, who_asks
from camarilla.web.http.pages import ease
from camarilla.web.http.request_schemas import check
from camarilla.web.http.site import Site, body_of, cover
from camarilla.web.http.table_pages import script_words
from camarilla.web.live.page_frames import Frame, take_board
from camarilla.web.tables.why import why_not

MOST_ANSWERS = 250
"""More than any lesson has steps and its game has decisions."""
ANSWER = {"type": "string", "maxLength": 100}
SENT = {
    "type": "object",
    "required": ["answers"],
    "properties": {
        "answers": {"type": "array", "maxItems": MOST_ANSWERS, "items": ANSWER},
        "answer": ANSWER,
        "why": {"type": "object", "additionalProperties": {"anyOf": [ANSWER, {"type": "integer"}]}},
    },
    "additionalProperties": False,
}
"""What a page sends: the answers so far, and the next one or what was pressed that cannot be chosen."""
REPLAYING = threading.Lock()
"""However many learn at a time, one lesson is replayed after the other."""
GAMES = RecentGames()


async def shelf(request: Request) -> Response:
    """All lessons."""
    return _shelf(request)


def _shelf(request: Request, status: int = 200, problem: str | None = None) -> Response:
    site: Site = request.app.state.site
    cards = [
        _card(lesson, site.language(request))
        for lesson in sorted(all_lessons().values(), key=lambda lesson: ease(lesson.game))
    ]
    return site.page(request, "lessons.html", site.say(request), status=status, lessons=cards, problem=problem)


def _card(lesson: Lesson, language: str) -> dict[str, Any]:
    say = page_voice(lesson.game, language)
    return {
        "id": lesson.id,
        "title": lesson_title(lesson, say),
        "tagline": game_tagline(say),
        "minutes": lesson.minutes,
        "steps": len(lesson.steps),
        "cover": cover(lesson.game),
        "palette": palette(lesson.game),
    }


async def lesson(request: Request) -> Response:
    """The page of a lesson, at its first step; the page itself knows how far its learner had come."""
    site: Site = request.app.state.site
    try:
        found = find_lesson(request.path_params["lesson"])
    except Malformed as unknown:
        return _shelf(request, 404, refusal_words(unknown, site.say(request)))
    say = _say(site, request, found)
    frame = await run_in_threadpool(_at, found, [], say)
    return site.page(
        request,
        "lesson.html",
        say,
        lesson=found,
        game=found.game,
        title=lesson_title(found, say),
        seat=found.learner,
        symbols=Markup(board_symbols(found.game)),
        board=take_board(frame),
        frame=frame,
        words=script_words(say),
        provenance=provenance_of_things(found.game.box.source, say),
    )


async def answer(request: Request) -> Response:
    """Where the answers of a page lead, or why the last one was not taken."""
    site: Site = request.app.state.site
    found = find_lesson(request.path_params["lesson"])
    spend(request, "lessons", who_asks(request))
    try:
        sent = json.loads(await body_of(request))
    except ValueError:
        raise Malformed("web-malformed") from None
    check(sent, SENT)
    say = _say(site, request, found)
    return JSONResponse(await run_in_threadpool(_answered, found, sent, say))


def _say(site: Site, request: Request, found: Lesson) -> Say:
    return site.say(request, found.game, found.seated(site.say(request)("ui-person")))


def _at(found: Lesson, answers: list[str], say: Say) -> Frame:
    with REPLAYING:
        return lesson_frame(GAMES.at(found, answers), say)


def _answered(found: Lesson, sent: dict[str, Any], say: Say) -> Frame:
    """Runs in a thread: to replay a lesson would block the event loop."""
    with REPLAYING:
        try:
            guided = GAMES.at(found, sent["answers"])
        except Refusal:  # kept by a page from before the lesson was changed
            return {"type": "outdated"}
        try:
            if "why" in sent:
                raise _why(guided, sent["why"])
            if "answer" in sent:
                GAMES.answer(guided, sent["answer"])
        except Refusal as refusal:
            return {"type": "refused", **refusal_data(refusal, say)}
        return {"type": "step", **lesson_frame(guided, say)}


def _why(guided: GuidedGame, wanted: dict[str, Any]) -> Refusal:
    """Why something cannot be chosen: by the rules, or because the step asks for something else."""
    spelled = {name: str(value) for name, value in wanted.items()}
    refusal = why_not(guided.table, guided.seat, spelled) if guided.table.legal(guided.seat) else None
    step = guided.step
    return NotAsked("lesson-only-read") if step and step.is_read else refusal or NotAsked("lesson-not-asked")
