"""Hints for one who has to decide; reviews of finished games as pages: made in the background, for everybody."""

from itertools import zip_longest
from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from camarilla.core.clauses import NotYourTurn, Refusal
from camarilla.core.game import Game
from camarilla.core.record import Record
from camarilla.core.text import Say
from camarilla.review.course import all_knowing, as_known
from camarilla.review.curve import curve, sample
from camarilla.review.review import Review
from camarilla.review.words import (
    PARTS,
    fortune_lines,
    hint_lines,
    marked_numbers,
    marked_words,
    part_values,
    turn_lines,
)
from camarilla.speech.games import game_title
from camarilla.web.http.limits import spend, who_asks
from camarilla.web.http.site import Site
from camarilla.web.storage.schema import OVER
from camarilla.web.tables.bot_job import bot_job
from camarilla.web.tables.seating import may_have_hints, wanted_seat
from camarilla.web.tables.session import TableSession

SEE_OTHER = 303


async def review(request: Request) -> Response:
    """The page: the review, how far it is, or the question whether to begin."""
    site: Site = request.app.state.site
    session, record = await finished(site, request)
    say = site.say(request, session.game, session.names)
    found = await site.reviews.found(session.terms.id, record)
    return site.page(
        request,
        "review.html",
        say,
        session=session,
        game=session.game,
        title=game_title(session.game, say),
        progress=site.reviews.progress(session.terms.id),
        found=None if found is None else _shown(found, session.game, say),
    )


async def begin(request: Request) -> Response:
    """Have the game reviewed; so many a day for each person."""
    site: Site = request.app.state.site
    session, record = await finished(site, request)
    table = session.terms.id
    if site.reviews.progress(table) is None and await site.reviews.found(table, record) is None:
        person = site.cookies.known(request)
        spend(request, "reviews", person.id if person else who_asks(request))
        site.reviews.begin(table, record)
    return RedirectResponse(f"/tables/{table}/review", SEE_OTHER)


async def progress(request: Request) -> Response:
    """How far a review is: for the page that waits for it."""
    site: Site = request.app.state.site
    session, _ = await finished(site, request)
    under_way = site.reviews.progress(session.terms.id)
    told = None if under_way is None else {"done": under_way.done, "total": under_way.total}
    return JSONResponse({"progress": told}, headers={"cache-control": "no-store"})


async def hint(request: Request) -> Response:
    """A hint for one who has to decide: alone against bots, or where the table allows hints to all."""
    site: Site = request.app.state.site
    session = await site.tables.find(request.path_params["id"])
    person = site.cookies.known(request)
    if person is None or not session.seats_of(person.id):
        raise Refusal("web-not-yours")
    who = person.id
    if not may_have_hints(session, who):
        raise Refusal("web-hint-alone")
    async with session.lock:
        # Whoever shares a device with others is advised through the seat that is shown there, and through no other.
        seat = wanted_seat(session, who, request.query_params.get("seat"))
        if seat is None or seat not in session.to_act():
            raise NotYourTurn("not-your-turn", seat=session.seats_of(who)[0])
        spend(request, "hints", who)
        job, version = bot_job(session, seat), session.version
    found = await site.reviews.hint(job)
    say = site.say(request, session.game, session.names)
    # With the seat, so that only the things of whoever decides are lit.
    best = {**session.game.verbs.action(found.advice[0].action).json(), "seat": seat}
    told = {"v": version, "lines": hint_lines(found, session.game, say), "best": best}
    return JSONResponse(told, headers={"cache-control": "no-store"})


async def finished(site: Site, request: Request) -> tuple[TableSession, Record]:
    """A table whose game is over, and its record; refuses one that runs."""
    session = await site.tables.find(request.path_params["id"])
    # Whoever holds the lock sees an end only when it is stored; one that may be taken back must show no hand.
    async with session.lock:
        if session.terms.state != OVER:
            raise Refusal("review-running")
        return session, session.table.record()


def _shown(found: Review, game: Game, say: Say) -> dict[str, Any]:
    """What the page shows of a review."""
    turns = found.turns()
    marked = [(turn.number, turn.seat) for turn in turns]
    seats = range(len(found.record.names))
    truth = [[studied.truth.win(seat) for studied in found.studies] for seat in seats]
    return {
        "curve": Markup(curve(found.curves, marked, say("web-review-curve"))),
        "truth": Markup(curve(truth, marked, say("web-review-truth"))),
        "course": as_known(found),
        "course_truth": all_knowing(found),
        "samples": [Markup(sample(seat)) for seat in seats],
        "parts": list(
            zip(PARTS, zip(*[part_values(ledger, say) for ledger in found.ledgers], strict=True), strict=True)
        ),
        # What is told without an entry, that they are few, leads nowhere.
        "turns": list(zip_longest(turns, turn_lines(found, game, say))),
        "fortunes": list(zip_longest(found.fortunes(), fortune_lines(found, game, say))),
        "marks": [
            (number, found.record.entries[number - 1].seat, marked_words(found, number, game, say))
            for number in marked_numbers(found)
        ],
    }
