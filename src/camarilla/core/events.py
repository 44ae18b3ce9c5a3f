"""What happened, and who may see which part of it.

A game declares the kinds of its events once. Each value of a kind is either open to all or
secret; a secret value reaches only the seats in the event's `eyes`. A kind that is `private`
reaches nobody else at all.
"""

from typing import Final

from mypy_extensions import i64

from camarilla.core.actions import Domain, Value, refuse_doubles
from camarilla.core.bits import bit

SPECTATOR: Final = 61
"""Those who only watch, as a member of a set of eyes."""
EVERYONE: Final = 0x3FFFFFFFFFFFFFFF
"""The eyes of all seats and of all who only watch."""
Seen = dict[str, Value | None]


class Kind:
    """One kind of event: its name and the domains of its values, open ones first."""

    def __init__(self, name: str, *shown: Domain, secret: list[Domain] | None = None, private: bool = False) -> None:
        self.name: Final = name
        self.open_values: Final = len(shown)
        self.domains: Final = [*shown, *(secret or [])]
        self.private: Final = private
        refuse_doubles(f"values of {name}", [domain.name for domain in self.domains])


class Event:
    """Something that happened. Only `seen_by` may leave the table."""

    def __init__(self, kind: i64, values: list[int], eyes: i64) -> None:
        self.kind: Final = kind
        self.values: Final = values
        self.eyes: Final = eyes

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (int(self.kind), self.values, int(self.eyes))


class Kinds:
    """The event table of a game. The order of declaration fixes the integers."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds: Final = list(kinds)

    def is_seen_by(self, event: Event, seat: int | None) -> bool:
        """Whether a seat may see anything of an event (`None`: a spectator)."""
        return not self.kinds[event.kind].private or _is_inside(event, seat)

    def seen_by(self, event: Event, seat: int | None) -> Seen | None:
        """The part of an event that a seat may see (`None`: a spectator); None if it sees nothing."""
        kind = self.kinds[event.kind]
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
