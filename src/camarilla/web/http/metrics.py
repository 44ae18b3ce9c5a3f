"""The server's metrics in the text format of Prometheus, on an address of their own: counts, never of which ones.

No number moves by something that only its owner knows, such as a standing order.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import accumulate

from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from camarilla.web.http.site import Site
from camarilla.web.storage.schema import OVER, PLAYING, WAITING
from camarilla.web.tables.decision_times import BOUNDS, DecisionTimes

EVERYWHERE = {"0.0.0.0", "::"}
"""What a server listens on to be reached at all addresses of its machine."""
CONTENT = "text/plain; version=0.0.4; charset=utf-8"


class MetricsAddress:
    """Middleware that answers what comes in at the address of the metrics: with them, and with nothing else."""

    def __init__(self, app: ASGIApp, at: tuple[str, int] | None) -> None:
        self._app = app
        self._at = at

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or pass on one that came in elsewhere."""
        if self._at is None or scope["type"] == "lifespan" or not _came_in_at(self._at, scope):
            await self._app(scope, receive, send)
        elif scope["type"] == "http" and scope["path"] == "/metrics":
            text = "\n".join(_lines(scope["app"].state.site)) + "\n"
            await PlainTextResponse(text, headers={"content-type": CONTENT})(scope, receive, send)
        elif scope["type"] == "http":
            await PlainTextResponse("only /metrics is here\n", 404)(scope, receive, send)
        else:
            await send({"type": "websocket.close"})


def _came_in_at(at: tuple[str, int], scope: Scope) -> bool:
    host, port = scope.get("server") or ("", None)
    return port == at[1] and at[0] in {host, *EVERYWHERE}


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
