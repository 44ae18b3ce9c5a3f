"""Waiting without a socket: a request is answered as soon as the table has something that its client does not have."""

from dataclasses import dataclass

from camarilla.core.clauses import Refusal
from camarilla.core.text import Say
from camarilla.web.live.page_frames import Frame
from camarilla.web.live.sockets import has_room
from camarilla.web.live.watchers import Watcher
from camarilla.web.tables.hall import Hall
from camarilla.web.tables.session import TableSession

LONGEST_WAIT = 25
"""For how many seconds at most. Proxies give up a silent request after 30 or 60."""


@dataclass(frozen=True)
class Known:
    """What a client has of a table: the version (-1: nothing), the lines of the chat and the state, if it says so."""

    version: int
    lines: int | None
    state: str | None

    def outdated(self, session: TableSession) -> bool:
        """Whether the table has something else by now."""
        lines, state = len(session.chat), session.terms.state
        return session.version != self.version or self.lines not in (None, lines) or self.state not in (None, state)


async def news(hall: Hall, session: TableSession, seat: int | None, say: Say, known: Known) -> None:
    """Wait until the table has something that the client does not have; meanwhile its player counts as connected.

    Only what everybody can see ends the waiting: when an answer comes tells nobody what others keep secret.
    """
    watcher = Watcher(seat, say, _nothing)
    if not has_room(session, watcher):
        raise Refusal("web-try-again")
    await hall.watch(session, watcher)
    try:
        before: tuple[object, ...] | None = None
        while not watcher.outbox.cut:
            watcher.outbox.take()
            # What is being stored must not be seen before it is.
            async with session.lock:
                seen = session.visible()
                if known.outdated(session) or before not in (None, seen):
                    return
                before = seen
            await watcher.outbox.filled()
    finally:
        await hall.leave(session, watcher)


def _nothing(session: TableSession, seat: int | None, say: Say, have: int, heard: int) -> Frame:
    """Whoever waits needs to know that something was broadcast, not what."""
    return {}
