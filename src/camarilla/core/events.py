"""What happened, and who may see which part of it.

A game declares the kinds of its events once. Each value of a kind is either open to all or
secret; a secret value reaches only the seats in the event's `eyes`. A kind that is `private`
reaches nobody else at all.

One decision can make much happen. The rules mark the events that people want to watch, one after the
other, with `Position.show`: such an event carries the position of its moment, and is called a beat.
"""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.actions import Domain, Value, refuse_doubles
from camarilla.core.bits import bit
from camarilla.core.fields import Json

SPECTATOR: Final = 61
"""Those who only watch, as a member of a set of eyes."""
EVERYONE: Final = 0x3FFFFFFFFFFFFFFF
"""The eyes of all seats and of all who only watch."""
Seen = dict[str, Value | None]
NO_PICTURE: Final = vec[i64]()
"""The picture of an event that nobody stops to look at."""
QUICK: Final = 600
NORMAL: Final = 1000
SLOW: Final = 1500
"""How many milliseconds a beat is shown to a person who has not chosen another speed."""


class Kind:
    """One kind of event: its name, the domains of its values, open ones first, and how long it is shown as a beat.

    `sound` names what is heard when somebody sees it: flip, coin, crown, dagger or revolution. When an event begins a
    stage, such as a round, people are told how the points stand: it has to be a beat.
    """

    def __init__(
        self,
        name: str,
        *shown: Domain,
        secret: list[Domain] | None = None,
        private: bool = False,
        pace: int = NORMAL,
        sound: str = "",
        begins_stage: bool = False,
    ) -> None:
        self.name: Final = name
        self.open_values: Final = len(shown)
        self.domains: Final = [*shown, *(secret or [])]
        self.private: Final = private
        self.pace: Final = pace
        self.sound: Final = sound
        self.begins_stage: Final = begins_stage
        refuse_doubles(f"values of {name}", [domain.name for domain in self.domains])


class Event:
    """Something that happened. Only `seen_by` may leave the table."""

    def __init__(self, kind: i64, values: list[int], eyes: i64) -> None:
        self.kind: Final = kind
        self.values: Final = values
        self.eyes: Final = eyes
        self.picture = NO_PICTURE
        """The cells of the position at that moment, if it is worth seeing."""

    def __reduce__(self) -> tuple[object, ...]:
        return _event_again, (int(self.kind), self.values, int(self.eyes), list(self.picture))


def _event_again(kind: int, values: list[int], eyes: int, picture: list[int]) -> Event:
    event = Event(kind, values, eyes)
    event.picture = vec[i64](picture)
    return event


TOOK_BACK: Final = -1
"""The one event that all games share: somebody has taken back a decision that others had seen."""


class Kinds:
    """The event table of a game. The order of declaration fixes the integers."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds: Final = list(kinds)
        self.sounds: Final = {kind.name: kind.sound for kind in kinds if kind.sound}
        """What is heard of an event, by its name."""

    def pace(self, event: Event) -> int:
        """How many milliseconds the event is shown if it is a beat."""
        return self.kinds[event.kind].pace

    def begins_stage(self, event: Event) -> bool:
        """Whether a stage of the game begins with the event."""
        return self._kind(event).begins_stage

    def is_seen_by(self, event: Event, seat: int | None) -> bool:
        """Whether a seat may see anything of an event (`None`: a spectator)."""
        return not self._kind(event).private or _is_inside(event, seat)

    def _kind(self, event: Event) -> Kind:
        return _TOOK_BACK if event.kind == TOOK_BACK else self.kinds[event.kind]

    def seen_by(self, event: Event, seat: int | None) -> Seen | None:
        """The part of an event that a seat may see (`None`: a spectator); None if it sees nothing."""
        kind = self._kind(event)
        inside = _is_inside(event, seat)
        if kind.private and not inside:
            return None
        seen: Seen = {"event": kind.name}
        for place, domain in enumerate(kind.domains):
            hidden = place >= kind.open_values and not inside
            seen[domain.name] = None if hidden else _value(domain, event.values[place])
        return seen


def _is_inside(event: Event, seat: int | None) -> bool:
    return event.eyes & bit(SPECTATOR if seat is None else seat) != 0


def _value(domain: Domain, index: int) -> Value | None:
    if not domain.values:
        return index
    return domain.values[index] if index >= 0 else None


class Beat:
    """A moment worth seeing, as far as a seat may know it: an event, and the table right then.

    What to light on a board: a thing stands for a value of an event by `data-domain` and `data-value`, or by a
    `data-mark`, `data-help` or `data-piece` that joins its name and itself (`ship-s12`), and also for what everything
    around it stands for; `data-domain` with another value contradicts the event. An event of `said` concerns the
    outermost of those things that do not contradict it and stand for most of its values: the event
    `{"rank": "king", "territory": "england"}` the box of the king in England, neither the price of kings nor all of
    England. A value that names a seat concerns that player's panel as well.
    """

    def __init__(self, told: int, said: list[Seen], view: dict[str, Json], pace: int) -> None:
        self.told: Final = told
        """How many of the events asked for the seat had been told by then, this one included."""
        self.said: Final = said
        """The caption: all events since the beat before. A reason is told before what follows from it."""
        self.seen: Final = said[-1]
        """The event that is shown."""
        self.view: Final = view
        self.pace: Final = pace
        """For how many milliseconds to show it, at normal speed."""


def gathered(
    kinds: Kinds,
    log: list[Event],
    seen_of: Callable[[Event], Seen | None],
    view_of: Callable[[Event], dict[str, Json]],
) -> list[Beat]:
    """The beats of a log, for one who sees so much of each event and of the table at each beat."""
    listed: list[Beat] = []
    told = 0
    said: list[Seen] = []
    for event in log:
        seen = seen_of(event)
        if seen is None:
            continue
        told += 1
        said.append(seen)
        if len(event.picture):
            listed.append(Beat(told, said, view_of(event), kinds.pace(event)))
            said = []
    return listed


def amount(name: str) -> Domain:
    """A plain number that is no choice from a list: points, counts, money."""
    return Domain(name, [])


SEAT: Final = amount("seat")
_TOOK_BACK: Final = Kind("took-back", SEAT)
