"""The clients that watch a table: how far each of them is, and what is broadcast to them."""

import asyncio
from collections.abc import Callable, Iterable, Sequence

import orjson

from camarilla.core.text import Say
from camarilla.web.live import page_frames
from camarilla.web.live.outbox import Outbox
from camarilla.web.tables.session import TableSession, Viewer

State = Callable[[TableSession, int | None, Say, int, int], page_frames.Frame]
"""Makes a frame of the table for a seat, given the version and the number of chat lines that the client has."""
TICK = 0.05
"""For how many seconds arrivals at a table are gathered, and changes of who is there."""


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
        self.spectator = not self.here
        self.say = say
        self.state = state
        self.curious = curious
        """Whether it is told of everything, and not only when its seat has to decide."""
        self.have = -1
        """The version that it has."""
        self.seen: int | None = None
        """Up to which version its player had watched when the page was loaded; None if that is not known."""
        self.heard = 0
        """How many lines of the chat it has."""
        self.greeted = False
        """Whether it has had its first frame; before that, nothing else is sent to it."""
        self.outbox = Outbox()

    def send(self, frame: page_frames.Frame) -> None:
        """Queue a frame; never waits for the client."""
        self.outbox.put(_as_text(frame))


class Gathered:
    """What is to be sent with the next tick of a table."""

    def __init__(self) -> None:
        self.newcomers: list[Watcher] = []
        self.players = False


class SocketBroadcaster:
    """The broadcaster of the tables: sends frames to the watchers of a table.

    A crowd that comes in the same moment is served together: so a frame is made once for all who see the same.
    """

    def __init__(self) -> None:
        self._gathered: dict[TableSession, Gathered] = {}
        self._ticks: set[asyncio.Task[None]] = set()

    def state(self, session: TableSession) -> None:
        """Send everybody the table as it is now, each as far as its seat may know it."""
        concerned = [one for one in _watchers(session) if one.curious or session.concerns(one.seat, one.have)]
        self.catch_up(session, concerned)

    def catch_up(self, session: TableSession, watchers: Iterable[Watcher]) -> None:
        """Send some of the watchers all that they do not have yet."""
        # Clients of the same seat, language and progress get the same text, which is made once.
        made: dict[tuple[State, int | None, str, int, int], str] = {}
        for watcher in watchers:
            key = (watcher.state, watcher.seat, watcher.say.language, watcher.have, watcher.heard)
            if key not in made:
                frame = watcher.state(session, watcher.seat, watcher.say, watcher.have, watcher.heard)
                made[key] = _as_text(frame)
            watcher.outbox.put(made[key])
            self._recapitulate(session, watcher)
            watcher.have, watcher.heard, watcher.greeted = session.version, len(session.chat), True

    def _recapitulate(self, session: TableSession, watcher: Watcher) -> None:
        """Send a player who has come back what happened meanwhile, once; the page has the table as it is now."""
        seen, watcher.seen = watcher.seen, None
        if seen is not None and watcher.seat is not None and session.dealt:
            watcher.send(page_frames.recap(session, watcher.seat, watcher.say, seen))

    # What is gathered ------------------------------------------------------------------

    def welcome(self, session: TableSession, viewer: Viewer) -> None:
        """Send the table to somebody who has come; spectators who come in a crowd wait for the next tick."""
        assert isinstance(viewer, Watcher)
        if viewer.spectator and session in self._gathered:
            self._gathered[session].newcomers.append(viewer)
        else:
            self.catch_up(session, [viewer])
            self._gather(session)

    def players(self, session: TableSession) -> None:
        """Send everybody who is at the table, with the next tick."""
        self._gather(session).players = True

    def _gather(self, session: TableSession) -> Gathered:
        if session not in self._gathered:
            self._gathered[session] = Gathered()
            tick = asyncio.get_running_loop().create_task(self._tick(session))
            self._ticks.add(tick)
            tick.add_done_callback(self._ticks.discard)
        return self._gathered[session]

    async def _tick(self, session: TableSession) -> None:
        """Send what is gathered, again and again until nothing more comes."""
        more = True
        try:
            while more:
                await asyncio.sleep(TICK)
                # What is being stored must not be seen before it is.
                async with session.lock:
                    gathered, self._gathered[session] = self._gathered[session], Gathered()
                    more = gathered.players or bool(gathered.newcomers)
                    if gathered.players:
                        self._send_players(session)
                    self.catch_up(session, [one for one in gathered.newcomers if one in session.watchers])
        finally:
            del self._gathered[session]

    def _send_players(self, session: TableSession) -> None:
        # Clients of the same seat get the same text in every language.
        made: dict[int | None, str] = {}
        for watcher in _watchers(session):
            if watcher.curious:
                if watcher.seat not in made:
                    made[watcher.seat] = _as_text(page_frames.presence(session, watcher.seat))
                watcher.outbox.put(made[watcher.seat])

    # What is sent at once --------------------------------------------------------------

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
    """The clients that came through a socket, the only kind there is, and that know the table already."""
    return [viewer for viewer in session.watchers if isinstance(viewer, Watcher) and viewer.greeted]
