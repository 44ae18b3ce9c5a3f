"""What every answer says to the browser, and which other sites may ask anything: none."""

from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin",  # a path can be a seat's key, and proxies log where a request came from
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def be_careful(headers: MutableHeaders) -> None:
    """Add what an answer does not say itself; kept is only what says that it may be."""
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    headers.setdefault("cache-control", "no-store")


class Careful:
    """Adds the headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer as the application does, with our headers."""

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                be_careful(MutableHeaders(scope=message))
            await send(message)

        await self._app(scope, receive, with_headers if scope["type"] == "http" else send)


def same_origin(connection: HTTPConnection, public_url: str) -> bool:
    """Whether a browser asks from one of our own pages (or it is no browser at all)."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "same-origin") in {"same-origin", "none"}
    ours = urlsplit(public_url).netloc if public_url else connection.headers.get("host", "")
    try:
        place = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(place) and place == ours
