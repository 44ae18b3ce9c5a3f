"""All that a seat was ever told and has decided itself, in numbers: a row of six for each, for tensors of a fixed size.

| number | what it says |
|---|---|
| 0 | 0: nothing more, 1: an own decision, 2: an event, 3: an event whose secret values the seat may not know |
| 1 | the number of the action (`game.verbs`), or of the kind of event (`game.kinds.kinds`) |
| 2 to 5 | the values of the event in their order: a seat, an amount, or the place of a name in its list; -1 for none |

What does not apply is 0. Whoever was told the same has the same rows, and nobody else has.
"""

import numpy as np
from numpy.typing import NDArray

from camarilla.core.clauses import Malformed
from camarilla.core.events import Event, Kinds

WIDTH = 6
DECIDED, TOLD, TOLD_IN_PART = 1, 2, 3
_VALUES = WIDTH - 2
Entry = tuple[int, ...]


def entry_of_decision(action: int) -> Entry:
    """A decision of one's own."""
    return DECIDED, action, *[0] * _VALUES


def entry_of_event(kinds: Kinds, event: Event, seat: int) -> Entry | None:
    """An event as far as a seat may know it; none where it sees nothing."""
    if not kinds.is_seen_by(event, seat):
        return None
    kind = kinds.kinds[event.kind]
    has_secrets = kind.open_values < len(kind.domains)
    is_whole = not has_secrets or event.eyes >> seat & 1 == 1
    shown = kind.domains if is_whole else kind.domains[: kind.open_values]
    values = [max(event.values[at], -1) if domain.values else event.values[at] for at, domain in enumerate(shown)]
    return TOLD if is_whole else TOLD_IN_PART, int(event.kind), *values, *[0] * (_VALUES - len(values))


def write(entries: list[Entry], into: NDArray[np.float32]) -> None:
    """Write a whole past, or refuse it: one that is cut off would look like another."""
    if len(entries) > len(into):
        raise Malformed("history-full", given=len(entries), room=len(into))
    into[:] = 0
    if entries:
        into[: len(entries)] = entries
