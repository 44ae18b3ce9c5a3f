"""The moments of a match that people want to watch, one after the other, each as far as a seat may know it.

The rules mark them with `Position.show`: the event that was told last then carries the position of its moment.
"""

from collections.abc import Callable
from typing import Final

from camarilla.core.events import Event, Kinds, Seen
from camarilla.core.fields import Json
from camarilla.core.game import Game
from camarilla.core.position import Position


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


def beats(game: Game, position: Position, log: list[Event], seat: int | None, since: int = 0) -> list[Beat]:
    """The beats of a log from event number `since` on; `position` is any position of that match."""
    kinds = game.kinds
    return gathered(
        kinds,
        log[since:],
        lambda event: kinds.seen_by(event, seat),
        lambda event: pictured(position, event).view(seat),
    )


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


def pictured(position: Position, event: Event) -> Position:
    """The position at the moment of a beat; `position` is any position of that match."""
    then = position.clone()
    then.cells = event.picture[:]
    return then
