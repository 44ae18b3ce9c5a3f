"""Puzzles in the browser: the list, the page of each, and whether an answer is the best one.

Nothing is stored about whoever solves them: which ones are solved is known to the browser alone.
"""

from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from camarilla.core.clauses import Malformed
from camarilla.core.game import Game
from camarilla.core.text import Say
from camarilla.drawing.boards import palette
from camarilla.review.puzzles import COURT, Puzzle, find_puzzle, games_with_puzzles, puzzle_table, puzzles_of
from camarilla.review.words import puzzle_answer, puzzle_words, solution_lines
from camarilla.speech.games import game_tagline, game_title
from camarilla.speech.refusals import refusal_words
from camarilla.web.http.language import page_voice
from camarilla.web.http.pages import ease, find_known, whole
from camarilla.web.http.site import Site, cover
from camarilla.web.http.study.frames import table_frame
from camarilla.web.http.study.playing import ANSWER, WANTED, message_of, study_page, why_told
from camarilla.web.live.page_frames import Frame

SENT = {
    "type": "object",
    "properties": {"play": ANSWER, "why": WANTED, "show": {"type": "boolean"}},
    "additionalProperties": False,
}
"""What a page sends: the decision that was tried, what was pressed that cannot be chosen, or that one gives up."""


async def shelf(request: Request) -> Response:
    """All games with puzzles."""
    return _shelf(request)


def _shelf(request: Request, status: int = 200, problem: str | None = None) -> Response:
    site: Site = request.app.state.site
    cards = [_card(game, site.language(request)) for game in sorted(games_with_puzzles(), key=ease)]
    return site.page(request, "puzzles.html", site.say(request), status=status, games=cards, problem=problem)


def _card(game: Game, language: str) -> dict[str, Any]:
    say = page_voice(game, language)
    return {
        "id": game.id, "title": game_title(game, say), "tagline": game_tagline(say), "count": len(puzzles_of(game)),
        "cover": cover(game), "palette": palette(game),
    }  # fmt: skip


async def puzzle(request: Request) -> Response:
    """The page of one puzzle: without a number the first."""
    site: Site = request.app.state.site
    try:
        game = find_known(request.path_params["game"])
        found = find_puzzle(game, whole(request.query_params.get("n"), 1))
    except Malformed as unknown:
        return _shelf(request, 404, refusal_words(unknown, site.say(request)))
    say = _say(site, request, game, found)
    count = len(puzzles_of(game))
    place = say("web-puzzle", number=found.id, of=count)
    return study_page(
        request,
        say,
        game,
        await run_in_threadpool(_frame, game, found, say),
        heading=f"{place} · {game_title(game, say)}",
        told=puzzle_words(found, say),
        seat=found.seat,
        address=f"/puzzles/{game.id}/{found.id}",
        crumb=("/puzzles", say("web-puzzles")),
        puzzle=found,
        following=found.id % count + 1,
    )


async def answer(request: Request) -> Response:
    """Whether a decision solves a puzzle, and why; or why something cannot be chosen."""
    site: Site = request.app.state.site
    game = find_known(request.path_params["game"])
    found = find_puzzle(game, whole(request.path_params["number"]))
    sent = await message_of(request, SENT)
    say = _say(site, request, game, found)
    return JSONResponse(await run_in_threadpool(_answered, game, found, sent, say))


def _frame(game: Game, found: Puzzle, say: Say) -> Frame:
    return table_frame(puzzle_table(game, found), found.seat, say)


def _answered(game: Game, found: Puzzle, sent: dict[str, Any], say: Say) -> Frame:
    """Runs in a thread: the game up to the puzzle is played again."""
    if "why" in sent:
        return why_told(puzzle_table(game, found), found.seat, sent["why"], say)
    play = sent.get("play", "")
    if not sent.get("show"):
        play = game.verbs.text(game.verbs.parse(play))
        if play != found.answer:
            return {"type": "told", "lines": [puzzle_answer(found, play, game, say)]}
    lit = {**game.verbs.action(game.verbs.parse(found.answer)).json(), "seat": found.seat}
    lines = solution_lines(found, game, say)
    return {"type": "told", "lines": lines, "best": lit, "solved": play == found.answer}


def _say(site: Site, request: Request, game: Game, found: Puzzle) -> Say:
    you = site.say(request)("ui-person")
    return site.say(request, game, [you if seat == found.seat else name for seat, name in enumerate(COURT)])
