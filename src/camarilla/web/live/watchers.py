"""Those who look at a table through a socket, and what they are sent."""

import json
from collections.abc import Callable, Sequence

from camarilla.core.text import Say
from camarilla.web.live import page_frames
from camarilla.web.live.outbox import Outbox
from camarilla.web.tables.session import TableSession

State = Callable[[TableSession, int | None, Say, int, int], page_frames.Frame]
"""Makes a frame of the table for a seat, given the version and the lines of chat that the reader has."""
_as_text = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class Watcher:
    """One open socket: the seat it is for (None: only watching), its language, what it is told, and how far it is."""

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
        """The seats whose people are at this device."""
        self.say = say
        self.state = state
        self.curious = curious
        """Whether it is told all that happens, and not only when its seat has to do something."""
        self.have = -1
        self.heard = 0
        self.outbox = Outbox()

    def send(self, frame: page_frames.Frame) -> None:
        """Hand a frame to the socket; never waits."""
        self.outbox.put(_as_text(frame))

    def catch_up(self, match: TableSession) -> None:
        """Send everything that this reader does not have yet."""
        self.send(self.state(match, self.seat, self.say, self.have, self.heard))
        self.have, self.heard = match.version, len(match.chat)


def tell_state(match: TableSession) -> None:
    """Send everybody the table as it is now, each as far as its seat may know it."""
    made: dict[tuple[State, int | None, str, int, int], str] = {}
    for watcher in match.watchers:
        if not watcher.curious and not match.concerns(watcher.seat, watcher.have):
            continue
        key = (watcher.state, watcher.seat, watcher.say.language, watcher.have, watcher.heard)
        if key not in made:
            frame = watcher.state(match, watcher.seat, watcher.say, watcher.have, watcher.heard)
            made[key] = _as_text(frame)
        watcher.outbox.put(made[key])
        watcher.have, watcher.heard = match.version, len(match.chat)


def tell_players(match: TableSession, but: Watcher | None = None) -> None:
    """Tell everybody who is here now."""
    for watcher in match.watchers:
        if watcher is not but and watcher.curious:
            watcher.send(page_frames.presence(match, watcher.seat))


def tell_orders(match: TableSession, seat: int) -> None:
    """Tell the owner of a seat, and nobody else, what it has decided in advance."""
    for watcher in match.watchers:
        if watcher.seat == seat:
            watcher.send(page_frames.ordered(match, seat, watcher.say))


def tell_chat(match: TableSession) -> None:
    """Tell everybody what was said."""
    for watcher in match.watchers:
        if watcher.curious:
            watcher.send(page_frames.chat(match, watcher.heard))
            watcher.heard = len(match.chat)


def in_sight(match: TableSession) -> tuple[object, ...]:
    """What tells whether there is anything new for everybody to see."""
    seats = tuple((seat.name, seat.taken, seat.away) for seat in match.seats)
    return match.version, len(match.chat), match.terms.state, match.terms.rematch, seats
