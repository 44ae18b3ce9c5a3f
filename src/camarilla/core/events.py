"""What happened, and who may see which part of it.

A game declares the kinds of its events once. Each value of a kind is either open to all or
secret; a secret value reaches only the seats in the event's `eyes`. A kind that is `private`
reaches nobody else at all.

One decision can make much happen. The rules mark the events that people want to watch, one after the
other, with `Position.show`: such an event carries the position of its moment, and is called a beat.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from camarilla.core.actions import Domain, Value, refuse_doubles
from camarilla.core.bits import bit

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

    With an event that begins a stage, such as a round, people are told how the points stand: it has to be a beat.
    """

    def __init__(
        self,
        name: str,
        *shown: Domain,
        secret: list[Domain] | None = None,
        private: bool = False,
        pace: int = NORMAL,
        begins_stage: bool = False,
    ) -> None:
        self.name: Final = name
        self.open_values: Final = len(shown)
        self.domains: Final = [*shown, *(secret or [])]
        self.private: Final = private
        self.pace: Final = pace
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


def amount(name: str) -> Domain:
    """A plain number that is no choice from a list: points, counts, money."""
    return Domain(name, [])


SEAT: Final = amount("seat")
_TOOK_BACK: Final = Kind("took-back", SEAT)
