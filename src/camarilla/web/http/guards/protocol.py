"""uvicorn's HTTP protocol with all guards of a connection: slow clients, strict requests, and not too many of them."""

import asyncio
from http import HTTPStatus
from typing import Any

import h11

from camarilla.web.http.guards.crowding import Waiting, household
from camarilla.web.http.guards.slow_clients import SlowClientProtocol
from camarilla.web.http.guards.strict_requests import StrictConnection

_WAITING = Waiting()
"""The connections of this process on which no request is complete."""


class GuardedProtocol(SlowClientProtocol):
    """One connection, from its first byte until it is closed or becomes a socket."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.conn = self._strict = StrictConnection()
        self._address = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request."""
        super().connection_made(transport)
        self._address = household(self.client[0] if self.client else "")
        self._count()

    def data_received(self, data: bytes) -> None:
        """Read on; the request may be complete now."""
        super().data_received(data)
        self._count()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        self._count()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        _WAITING.end(self._address, self)
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        """Refuse a request with the status that fits, and close the connection."""
        status = HTTPStatus(self._strict.status)
        headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close")]
        for event in (
            h11.Response(status_code=status, headers=headers, reason=status.phrase.encode()),
            h11.Data(data=f"{status.phrase}\n".encode()),
            h11.EndOfMessage(),
        ):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def _count(self) -> None:
        """Count the connection while it waits for its client, unless it has become a socket."""
        ours = self.transport.get_protocol() is self and not self.transport.is_closing()
        waits = self.cycle is None or self.cycle.response_complete or self.cycle.more_body
        # All who come through a proxy have its address; and it passes on only what is complete.
        if ours and waits and not self.config.proxy_headers:
            _WAITING.begin(self._address, self, self.transport.abort)
        else:
            _WAITING.end(self._address, self)
