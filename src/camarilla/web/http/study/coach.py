"""Play and coach: whoever plays alone can have each decision looked at before it counts.

Once bots have answered it, a decision can hardly be taken back. So the page asks here first, and sends a poor one only
if its player insists.
"""

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from camarilla.core.clauses import Refusal
from camarilla.review.words import coach_line, is_poor
from camarilla.web.http.limits import spend
from camarilla.web.http.site import Site
from camarilla.web.http.study.playing import message_of
from camarilla.web.tables.bot_job import bot_job
from camarilla.web.tables.seating import plays_alone

SENT = {
    "type": "object",
    "required": ["action"],
    "properties": {"action": {"type": "integer", "minimum": 0}},
    "additionalProperties": False,
}
"""What a page sends: the number of the decision."""


async def coach(request: Request) -> Response:
    """What the coach says about a decision; null if there is nothing to say."""
    site: Site = request.app.state.site
    session = await site.tables.find(request.path_params["id"])
    person = site.cookies.known(request)
    if person is None or not session.seats_of(person.id):
        raise Refusal("web-not-yours")
    who = person.id
    if not plays_alone(session, who):
        raise Refusal("web-coach-alone")
    action = int((await message_of(request, SENT))["action"])
    [seat] = session.seats_of(who)
    async with session.lock:
        session.table.check(seat, action)
        spend(request, "hints", who)
        job = bot_job(session, seat)
    verdict = await site.reviews.verdict(job, action)
    say = site.say(request, session.game, session.names)
    told = coach_line(verdict, session.game, say) if is_poor(verdict) else None
    return JSONResponse({"line": told}, headers={"cache-control": "no-store"})
