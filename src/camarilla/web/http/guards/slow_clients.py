"""Timeouts against slow clients: for sending the headers of a request, and for reading the response."""

import asyncio

from uvicorn.protocols.http.h11_impl import H11Protocol

SECONDS_FOR_HEADERS = 10.0
SECONDS_TO_READ = 30.0


class SlowClientProtocol(H11Protocol):
    """uvicorn's HTTP protocol with these two timeouts."""

    _headers_timeout: asyncio.TimerHandle | None = None
    _reading_timeout: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the timeout for the first request."""
        super().connection_made(transport)
        # Pause as soon as anything is unsent: only so the timeout for reading covers all of a response.
        transport.set_write_buffer_limits(high=0)
        self._start_headers_timeout()

    def data_received(self, data: bytes) -> None:
        """Stop the timeout once the headers are there; start it again for the next request."""
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            self.transport.set_write_buffer_limits()
            self._stop_headers_timeout()
        elif self.transport.is_closing():
            self._stop_headers_timeout()
        elif self.cycle is None or self.cycle.response_complete:
            self._start_headers_timeout()
        else:
            self._stop_headers_timeout()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop both timeouts."""
        self._stop_headers_timeout()
        self._stop_reading_timeout()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Start the timeout for reading; `abort`, because `close` would wait for the client for ever."""
        super().pause_writing()
        self._reading_timeout = self.loop.call_later(SECONDS_TO_READ, self.transport.abort)

    def resume_writing(self) -> None:
        """Stop the timeout: everything is sent."""
        super().resume_writing()
        self._stop_reading_timeout()

    def _stop_reading_timeout(self) -> None:
        if self._reading_timeout is not None:
            self._reading_timeout.cancel()
            self._reading_timeout = None

    def _start_headers_timeout(self) -> None:
        if self._headers_timeout is None:
            self._headers_timeout = self.loop.call_later(SECONDS_FOR_HEADERS, self.transport.close)

    def _stop_headers_timeout(self) -> None:
        if self._headers_timeout is not None:
            self._headers_timeout.cancel()
            self._headers_timeout = None
