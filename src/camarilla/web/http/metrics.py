"""How the server fares, in the text that Prometheus reads: numbers of things, never which ones."""

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from itertools import accumulate
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from camarilla.core.clauses import Refusal
from camarilla.web.storage.schema import OVER, PLAYING, WAITING

if TYPE_CHECKING:
    from camarilla.web.http.site import Site
    from camarilla.web.tables.hall import Hall

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
CONTENT = "text/plain; version=0.0.4; charset=utf-8"
P = ParamSpec("P")
T = TypeVar("T")
Method = Callable[Concatenate["Hall", P], Awaitable[T]]


class Decisions:
    """How long people's decisions took until they were stored and told, and how many were refused."""

    def __init__(self) -> None:
        self.buckets = [0] * (len(BUCKETS) + 1)
        self.seconds = 0.0
        self.refusals: Counter[str] = Counter()

    def took(self, seconds: float) -> None:
        """One more was taken."""
        self.buckets[bisect_left(BUCKETS, seconds)] += 1
        self.seconds += seconds


def measured(decide: Method[P, T]) -> Method[P, T]:
    """A way to decide, with its time and its refusals counted."""

    async def counted(self: "Hall", /, *given: P.args, **more: P.kwargs) -> T:
        begun = time.perf_counter()
        try:
            led = await decide(self, *given, **more)
        except Refusal as refusal:
            self.decisions.refusals[type(refusal).__name__.lower()] += 1
            raise
        self.decisions.took(time.perf_counter() - begun)
        return led

    return counted


async def metrics(request: Request) -> Response:
    """The numbers of this moment."""
    site: Site = request.app.state.site
    return PlainTextResponse("\n".join(_lines(site)) + "\n", headers={"content-type": CONTENT})


def _lines(site: "Site") -> Iterator[str]:
    hall = site.hall
    matches = hall.in_memory()
    states = Counter(match.terms.state for match in matches)
    yield from _family("tables", "gauge", "Tables in memory.")
    for state in (WAITING, PLAYING, OVER):
        yield f'camarilla_tables{{state="{state}"}} {states[state]}'
    yield from _family("sockets", "gauge", "Open sockets.")
    yield f"camarilla_sockets {site.limits.sockets}"
    yield from _family("bots_thinking", "gauge", "Tables at which a bot is about to decide.")
    # Not where a standing order is: that there is one is known to its owner only.
    thinking = [match for match in matches if match.driver is not None and match.next_bot() is not None]
    yield f"camarilla_bots_thinking {len(thinking)}"
    yield from _family("commits_total", "counter", "Transactions written; each holds all that waited.")
    yield f"camarilla_commits_total {hall.store.commits}"
    yield from _family("refusals_total", "counter", "Decisions that were refused, by kind.")
    for kind in ("refusal", "malformed", "notyourturn", "gameover", "illegal", "stale"):
        yield f'camarilla_refusals_total{{kind="{kind}"}} {hall.decisions.refusals[kind]}'
    yield from _histogram(hall.decisions)


def _histogram(decisions: Decisions) -> Iterator[str]:
    name = "camarilla_decision_seconds"
    yield from _family("decision_seconds", "histogram", "From a person's decision to its being stored and told.")
    counts = list(accumulate(decisions.buckets))
    for bound, count in zip([*BUCKETS, "+Inf"], counts, strict=True):
        yield f'{name}_bucket{{le="{bound}"}} {count}'
    yield f"{name}_sum {decisions.seconds:.6f}"
    yield f"{name}_count {counts[-1]}"


def _family(name: str, kind: str, means: str) -> Iterator[str]:
    yield f"# HELP camarilla_{name} {means}"
    yield f"# TYPE camarilla_{name} {kind}"
