"""The base class of every game's positions: a mutable, cheaply cloned state machine.

A game's position is one flat row of cells plus a reference to its box (what never changes)
and to a source of chance (where luck comes from). A game writes `acting`, `options`, `check`,
`apply`, `redeal`, `view` and `scores`; everything else follows.
"""

import hashlib
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from camarilla.core.actions import Verbs
from camarilla.core.bits import bit, lowest, members
from camarilla.core.box import Box
from camarilla.core.chance import Chance
from camarilla.core.clauses import GameOver, Illegal, Malformed, NotYourTurn
from camarilla.core.events import EVERYONE, Event
from camarilla.core.fields import SEATS, Json, Layout

MOST_ACTIONS: Final = 4096
"""No verb table may be longer."""

_ZEROS: Final = vec[i64]([0] * MOST_ACTIONS)
_NO_ROOM: Final = vec[i64]()
_NUMBERS: Final[list[object]] = list(range(MOST_ACTIONS))
"""All actions as objects, which lists of them share: most are too large to be among those that Python keeps."""


class Entry:
    """One line of the account of a seat's points: a text key, its values, the points."""

    def __init__(self, key: str, points: int, facts: dict[str, str | int] | None = None) -> None:
        self.key = key
        self.points = points
        self.facts: dict[str, str | int] = facts or {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The state of one game. Draws of chance come from `chance`; events go to `log` if there is one."""

    def __init__(self, box: Box, cells: vec[i64], chance: Chance) -> None:
        self.box = box
        self.cells = cells
        self.chance = chance
        self.log: list[Event] | None = None
        self._scratch = _NO_ROOM

    # What every game writes ------------------------------------------------------------

    def layout(self) -> Layout:
        """What each cell means."""
        raise NotImplementedError

    def verbs(self) -> Verbs:
        """The verb table: what each action integer means."""
        raise NotImplementedError

    def acting(self) -> i64:
        """The set of seats that owe a decision now; empty when the game is over."""
        raise NotImplementedError

    def options(self, seat: i64, into: vec[i64]) -> i64:
        """Write the actions open to an acting seat into `into`, ascending; say how many."""
        raise NotImplementedError

    def check(self, seat: i64, action: i64) -> None:
        """Raise Illegal with the clause and the facts if the rules forbid it; change nothing."""
        raise NotImplementedError

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out an action that `check` allows."""
        raise NotImplementedError

    def redeal(self, seat: i64, chance: Chance) -> None:
        """Replace all that the seat cannot know by a random choice that fits all it has seen.

        It changes this position itself: guess on a clone. The guess is drawn from `chance`; what is played
        afterwards goes on drawing from the position's own source: `position.clone(chance)` gives it another.
        """
        raise NotImplementedError

    def hidden(self) -> list[int]:
        """All that somebody cannot see, in numbers. A decision that leaves it as it is has brought nothing to light.

        By default the cells of all secret fields. A game can leave out what everybody remembers, and must add what
        tells something about them: a decision that is only allowed with certain cards in hand.
        """
        return self.layout().secret_cells(self.cells)

    def view(self, seat: int | None) -> dict[str, Json]:
        """What a seat may know (`None`: a spectator), built by naming what is visible.

        `viewer(seat)` refuses a seat that there is none of.
        """
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Each seat's points now."""
        raise NotImplementedError

    def tie_break(self, seat: int) -> list[int]:
        """What decides between equal scores, best first; equal lists share the place."""
        return []

    def account(self, seat: int) -> list[Entry]:
        """Where the seat's points come from; adds up to its score."""
        self.need_seat(seat)
        return [Entry("points", self.scores()[seat])]

    def clone(self, chance: Chance | None = None) -> "Position":
        """A copy with cells of its own and without a log.

        The box is shared: it never changes. The copy draws from `chance`; without one it shares the
        original's source, so that what is played on the copy changes what the original will draw.
        """
        return type(self)(self.box, self.cells[:], self.chance if chance is None else chance)

    def at(self, event: Event) -> "Position":
        """The same match at the moment that an event keeps a picture of."""
        then = self.clone()
        then.cells = event.picture[:]
        return then

    def census(self) -> dict[str, int]:
        """How many of each component are found in the position, as its fields say; never changes during a game."""
        found = dict.fromkeys(self.box.components(self.seats), 0)
        self.layout().count(self.cells, found)
        return found

    # What a game may write, for bots that think: only ever asked of worlds guessed for a seat ---------

    def judge(self, into: vec[i64]) -> None:
        """Write what each seat has and may hope for into `into`, in hundredths of a point."""
        for seat, score in enumerate(self.scores()):
            into[seat] = 100 * score

    def features(self, into: vec[i64]) -> None:
        """Write what learned judgement looks at, while the game goes on: a row for each seat, named by FEATURES."""

    def candidates(self, seat: i64, into: vec[i64]) -> i64:
        """Write those of the acting seat's `options` that are worth a thought into `into`; say how many."""
        return self.options(seat, into)

    def chapter(self) -> i64:
        """The number of the round, the century, ... that is being played: a good place to stop looking ahead."""
        return 0

    def likelihood(self, seat: i64) -> float:
        """How well the others' hidden decisions fit a world guessed for a seat: the logarithm of its weight."""
        return 0.0

    def forget(self, seat: i64) -> None:
        """Drop from a world what a seat remembers and can no longer see, so that it is guessed anew."""

    # What follows ----------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many are playing."""
        return int(self.cells[SEATS])

    def need_seat(self, seat: i64) -> None:
        """Refuse a seat that there is none of."""
        if not 0 <= seat < self.cells[SEATS]:
            raise self._no_seat(seat)

    def _no_seat(self, seat: i64) -> Malformed:
        return Malformed("unknown-seat", given=int(seat), last=self.seats - 1)

    def viewer(self, seat: int | None) -> int | None:
        """Who looks: a seat or, as `None`, a spectator; refuses a seat that there is none of."""
        if seat is not None:
            self.need_seat(seat)
        return seat

    def to_act(self) -> list[int]:
        """The seats that owe a decision now; empty when the game is over."""
        acting = self.acting()
        if acting and not acting & (acting - 1):
            return [int(lowest(acting))]
        return members(acting)

    def legal(self, seat: i64) -> list[int]:
        """The action integers open to a seat, ascending; none if it owes no decision.

        Refuses a seat that there is none of.
        """
        if not 0 <= seat < self.cells[SEATS]:
            raise self._no_seat(seat)
        if not self.acting() & bit(seat):
            return []
        scratch = self._scratch
        if not len(scratch):
            scratch = self.scratch()
        found = self.options(seat, scratch)
        return cast(list[int], [_NUMBERS[action] for action in scratch[:found]])

    def scratch(self) -> vec[i64]:
        """Room for all actions of the verb table, this position's own: other threads have theirs."""
        if not len(self._scratch):
            self._scratch = _ZEROS[: self.verbs().size]
        return self._scratch

    def play(self, seat: i64, action: i64) -> None:
        """Check a decision, then carry it out. A refusal leaves the position as it was."""
        self.may(seat, action)
        self.apply(seat, action)

    def may(self, seat: i64, action: i64) -> None:
        """Raise the refusal that `play` would raise."""
        acting = self.acting()
        if not acting:
            raise GameOver("game-over")
        if not 0 <= seat < self.cells[SEATS]:
            raise self._no_seat(seat)
        if not acting & bit(seat):
            raise NotYourTurn("not-your-turn", seat=int(seat))
        if not 0 <= action < self.verbs().size:
            raise Malformed("unknown-action", given=int(action), last=self.verbs().size - 1)
        try:
            self.check(seat, action)
        except Illegal as refusal:
            refusal.home = type(self).__module__
            raise

    def can(self, seat: int, action: int) -> bool:
        """Whether `play` would accept the decision; refuses a seat that there is none of."""
        return action in self.legal(seat)

    def ranking(self) -> list[int]:
        """Each seat's place, 1 for the winner; shared where the rulebook shares it."""
        scores = self.scores()
        keys = [[scores[seat], *self.tie_break(seat)] for seat in range(self.seats)]
        return [1 + sum([1 for other in keys if other > key]) for key in keys]

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, eyes: i64 = EVERYONE) -> None:
        """Log an event, if anybody listens; its secret values reach only `eyes`."""
        if self.log is not None:
            self._write(kind, a, b, c, d, eyes)

    def _write(self, kind: i64, a: i64, b: i64, c: i64, d: i64, eyes: i64) -> None:
        # Apart from `tell`, so that telling nobody stays small enough to be inlined.
        log = self.log
        if log is not None:
            log.append(Event(kind, [int(a), int(b), int(c), int(d)], eyes))

    def show(self) -> None:
        """Mark the event that was told last as a beat: the table as it is now is worth seeing, if anybody listens."""
        if self.log is not None:
            self._take_picture()

    def _take_picture(self) -> None:
        log = self.log
        if log:
            log[len(log) - 1].picture = self.cells[:]

    def dump(self) -> dict[str, Json]:
        """The whole position as a readable JSON document."""
        return self.layout().dump(self.cells)

    def load(self, document: dict[str, Json]) -> None:
        """Become the position of a document that `dump` wrote."""
        self.cells = self.layout().load(document)

    def digest(self) -> str:
        """A hash that is equal for equal positions, on every platform and in every build."""
        return hashlib.sha256(self.layout().text(self.cells).encode()).hexdigest()

    # As any object of Python ------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position) or type(self) is not type(other):
            return False
        return self.box.digest == other.box.digest and list(self.cells) == list(other.cells)

    def __repr__(self) -> str:
        phases = [field.codec.write(self.cells[field.at]) for field in self.layout().fields if field.name == "phase"]
        acting = ", ".join([str(seat) for seat in self.to_act()])
        told = [f"{self.seats} seats", *[str(phase) for phase in phases], *([f"to act: {acting}"] if acting else [])]
        return f"<{type(self).__name__}: {', '.join(told)}>"

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled and deep-copied positions carry their luck and their log, and share only the box."""
        return _position_again, (type(self), self.box, list(self.cells), self.chance, self.log)


def _position_again(
    kind: type[Position], box: Box, cells: list[int], chance: Chance, log: list[Event] | None
) -> Position:
    position = kind(box, vec[i64](cells), chance)
    position.log = log
    return position
