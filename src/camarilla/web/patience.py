"""A connection has to say what it wants soon: who sends a header letter by letter is cut off."""

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

SECONDS_FOR_HEADERS = 10.0


class Impatient(H11Protocol):
    """HTTP as uvicorn speaks it, with a time limit for the beginning of every request."""

    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Wait no longer once a request has begun; wait again for the next one."""
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._stop()
        elif self.cycle is None or self.cycle.response_complete:
            self._wait()
        else:
            self._stop()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is waited for."""
        self._stop()
        super().connection_lost(exc)

    def _wait(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(SECONDS_FOR_HEADERS, self.transport.close)

    def _stop(self, *_: Any) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
