"""The server's metrics in the text format of Prometheus: counts of things, never which ones."""

from collections import Counter
from collections.abc import Iterator
from itertools import accumulate

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from camarilla.web.http.site import Site
from camarilla.web.storage.schema import OVER, PLAYING, WAITING
from camarilla.web.tables.decision_times import BOUNDS, DecisionTimes

CONTENT = "text/plain; version=0.0.4; charset=utf-8"


async def metrics(request: Request) -> Response:
    """The metrics of this moment."""
    site: Site = request.app.state.site
    return PlainTextResponse("\n".join(_lines(site)) + "\n", headers={"content-type": CONTENT})


def _lines(site: Site) -> Iterator[str]:
    sessions, times = site.tables.in_memory(), site.hall.times
    states = Counter(session.terms.state for session in sessions)
    yield from _family("tables", "gauge", "Tables in memory.")
    for state in (WAITING, PLAYING, OVER):
        yield f'camarilla_tables{{state="{state}"}} {states[state]}'
    yield from _family("sockets", "gauge", "Open sockets.")
    yield f"camarilla_sockets {site.limits.sockets}"
    yield from _family("bots_thinking", "gauge", "Tables at which a bot is about to decide.")
    # Not those where a standing order is about to decide: only its owner may know that there is one.
    thinking = [session for session in sessions if session.autoplay is not None and session.next_bot() is not None]
    yield f"camarilla_bots_thinking {len(thinking)}"
    yield from _family("commits_total", "counter", "Transactions written; each holds all that waited.")
    yield f"camarilla_commits_total {site.store.commits}"
    yield from _family("refusals_total", "counter", "Decisions that were refused, by kind.")
    for kind in ("refusal", "malformed", "notyourturn", "gameover", "illegal", "stale"):
        yield f'camarilla_refusals_total{{kind="{kind}"}} {times.refusals[kind]}'
    yield from _histogram(times)


def _histogram(times: DecisionTimes) -> Iterator[str]:
    name = "camarilla_decision_seconds"
    yield from _family("decision_seconds", "histogram", "From a person's decision to its being stored and told.")
    counts = list(accumulate(times.buckets))
    for bound, count in zip([*BOUNDS, "+Inf"], counts, strict=True):
        yield f'{name}_bucket{{le="{bound}"}} {count}'
    yield f"{name}_sum {times.seconds:.6f}"
    yield f"{name}_count {counts[-1]}"


def _family(name: str, kind: str, means: str) -> Iterator[str]:
    yield f"# HELP camarilla_{name} {means}"
    yield f"# TYPE camarilla_{name} {kind}"
