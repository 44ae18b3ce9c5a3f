"""Refuses requests that h11 would take: headers that are too long although complete, and bodies with two lengths."""

import h11

LONGEST_HEADERS = 16 * 1024
BAD_REQUEST, HEADERS_TOO_LARGE = 400, 431


class StrictConnection(h11.Connection):
    """h11's parser of requests with these two checks; it remembers the status with which to refuse."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER, LONGEST_HEADERS)
        self.status = BAD_REQUEST

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        """The next part of a request; raises RemoteProtocolError for one that is refused."""
        try:
            event = super().next_event()
            if isinstance(event, h11.Request):
                _check(event)
        except h11.RemoteProtocolError as problem:
            self.status = problem.error_status_hint
            raise
        return event


def _check(request: h11.Request) -> None:
    size = len(request.target) + sum(len(name) + len(value) + len(": \r\n") for name, value in request.headers)
    # The parser counts only what is incomplete: headers that arrive at once can be of any length.
    if size > LONGEST_HEADERS:
        raise h11.RemoteProtocolError("headers too long", error_status_hint=HEADERS_TOO_LARGE)
    names = {name for name, _ in request.headers}
    # A proxy may believe the one length and we the other: then the rest of the body would be a request of its own.
    if b"content-length" in names and b"transfer-encoding" in names:
        raise h11.RemoteProtocolError("two lengths", error_status_hint=BAD_REQUEST)
