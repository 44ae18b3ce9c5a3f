"""A connection has to say what it wants soon, and to take the answer: who does either letter by letter is cut off."""

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

SECONDS_FOR_HEADERS = 10.0
SECONDS_TO_READ = 30.0


class SlowClientProtocol(H11Protocol):
    """HTTP as uvicorn speaks it, with a time limit for the beginning of every request and for taking the answer."""

    _deadline: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait."""
        super().connection_made(transport)
        # Whatever the network has not taken yet is waited for.
        transport.set_write_buffer_limits(high=0)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Wait no longer once a request has begun; wait again for the next one."""
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            self.transport.set_write_buffer_limits()
            self._stop()
        elif self.transport.is_closing():
            self._stop()
        elif self.cycle is None or self.cycle.response_complete:
            self._wait()
        else:
            self._stop()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is waited for."""
        self._stop()
        self._taken()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Part of an answer waits to be read; a connection that is closed meanwhile would wait for ever."""
        super().pause_writing()
        self._unread = self.loop.call_later(SECONDS_TO_READ, self.transport.abort)

    def resume_writing(self) -> None:
        """All of it is on its way."""
        super().resume_writing()
        self._taken()

    def _taken(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _wait(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(SECONDS_FOR_HEADERS, self.transport.close)

    def _stop(self, *_: Any) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
