"""The clients that watch a table: how far each of them is, and what is broadcast to them."""

from collections.abc import Callable, Sequence

import orjson

from camarilla.core.text import Say
from camarilla.web.live import page_frames
from camarilla.web.live.outbox import Outbox
from camarilla.web.tables.session import TableSession, Viewer

State = Callable[[TableSession, int | None, Say, int, int], page_frames.Frame]
"""Makes a frame of the table for a seat, given the version and the number of chat lines that the client has."""


def _as_text(frame: page_frames.Frame) -> str:
    return orjson.dumps(frame).decode()


class Watcher:
    """One client: the seat it watches for (None: no seat), its language, the kind of its frames, and how far it is."""

    def __init__(
        self,
        seat: int | None,
        say: Say,
        state: State = page_frames.state,
        curious: bool = True,
        here: Sequence[int] = (),
    ) -> None:
        self.seat = seat
        self.here = {*here} if seat is None else {*here, seat}
        """The seats whose people sit at this client."""
        self.say = say
        self.state = state
        self.curious = curious
        """Whether it is told of everything, and not only when its seat has to decide."""
        self.have = -1
        """The version that it has."""
        self.heard = 0
        """How many lines of the chat it has."""
        self.outbox = Outbox()

    def send(self, frame: page_frames.Frame) -> None:
        """Queue a frame; never waits for the client."""
        self.outbox.put(_as_text(frame))

    def catch_up(self, session: TableSession) -> None:
        """Send everything that the client does not have yet."""
        self.send(self.state(session, self.seat, self.say, self.have, self.heard))
        self.have, self.heard = session.version, len(session.chat)


class SocketBroadcaster:
    """The broadcaster of the tables: sends frames to the watchers of a table."""

    def state(self, session: TableSession) -> None:
        """Send everybody the table as it is now, each as far as its seat may know it."""
        # Clients of the same seat, language and progress get the same text, which is made once.
        made: dict[tuple[State, int | None, str, int, int], str] = {}
        for watcher in _watchers(session):
            if not watcher.curious and not session.concerns(watcher.seat, watcher.have):
                continue
            key = (watcher.state, watcher.seat, watcher.say.language, watcher.have, watcher.heard)
            if key not in made:
                frame = watcher.state(session, watcher.seat, watcher.say, watcher.have, watcher.heard)
                made[key] = _as_text(frame)
            watcher.outbox.put(made[key])
            watcher.have, watcher.heard = session.version, len(session.chat)

    def players(self, session: TableSession, but: Viewer | None = None) -> None:
        """Send everybody, or everybody but one, who is at the table now."""
        for watcher in _watchers(session):
            if watcher is not but and watcher.curious:
                watcher.send(page_frames.presence(session, watcher.seat))

    def orders(self, session: TableSession, seat: int) -> None:
        """Send the owner of a seat, and nobody else, its standing orders."""
        for watcher in _watchers(session):
            if watcher.seat == seat:
                watcher.send(page_frames.ordered(session, seat, watcher.say))

    def chat(self, session: TableSession) -> None:
        """Send everybody the lines of the chat that it does not have."""
        for watcher in _watchers(session):
            if watcher.curious:
                watcher.send(page_frames.chat(session, watcher.heard))
                watcher.heard = len(session.chat)

    def dismiss(self, session: TableSession, seats: set[int]) -> None:
        """Disconnect all who watch for one of these seats; what they still send is a stranger's."""
        for watcher in _watchers(session):
            if watcher.here & seats:
                watcher.seat, watcher.here = None, set()
                watcher.outbox.close()


def _watchers(session: TableSession) -> list[Watcher]:
    """The clients that came through a socket: the only kind there is, but tables know them just as viewers."""
    return [viewer for viewer in session.watchers if isinstance(viewer, Watcher)]
