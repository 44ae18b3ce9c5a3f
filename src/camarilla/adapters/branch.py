"""A game whose luck is decided draw by draw from outside, as a tree of chances and decisions has it.

The rules draw whenever they need luck, in the middle of a decision. Here a decision is played on a copy with the draws
that are known so far; where the rules ask for one more, the copy is dropped, the draw becomes a chance node, and once
it is decided the decision is played again. So every draw of every game is a node with equally likely outcomes, and
the rules know nothing of it. A branch never changes: what happens makes another one, so a copy is the branch itself.
"""

import copy
import json
from collections.abc import Iterator

from mypy_extensions import i64

from camarilla.adapters.environment import Environment
from camarilla.adapters.recall import Entry, entry_of_decision, entry_of_event
from camarilla.core.chance import Chance, FastChance
from camarilla.core.events import Event
from camarilla.core.game import Game
from camarilla.core.position import Position

Past = tuple["Past", "Happening"] | None
"""What happened, the last first; a branch shares what came before it with all others."""


class Happening:
    """A decision (none for the deal) and the events that it set off."""

    def __init__(self, game: Game, seat: int, action: int | None, log: list[Event]) -> None:
        self._game = game
        self._seat = seat
        self._action = action
        self._log = log
        self._told: dict[int, list[str]] = {}

    def told(self, seat: int) -> list[str]:
        """What a seat was told, and has decided itself."""
        if seat not in self._told:
            seen = [self._game.kinds.seen_by(event, seat) for event in self._log]
            decided = [self._game.verbs.text(self._action)] if seat == self._seat and self._action is not None else []
            self._told[seat] = decided + [json.dumps(one, separators=(",", ":")) for one in seen if one is not None]
        return self._told[seat]

    def entries(self, seat: int) -> list[Entry]:
        """The same in numbers."""
        seen = [entry_of_event(self._game.kinds, event, seat) for event in self._log]
        decided = [entry_of_decision(self._action)] if seat == self._seat and self._action is not None else []
        return decided + [one for one in seen if one is not None]


class Rumour(Happening):
    """All that one seat knows of what happened, in a world that was guessed for it: nobody knows more."""

    def __init__(self, lines: list[str], entries: list[Entry]) -> None:
        self._lines = lines
        self._entries = entries

    def told(self, seat: int) -> list[str]:
        """The same to all."""
        return self._lines

    def entries(self, seat: int) -> list[Entry]:
        """The same to all."""
        return self._entries


class _NextDraw(Exception):
    """The rules ask for a draw that is not decided yet, of so many outcomes."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.size = size


class DecidedChance(Chance):
    """Luck that was decided before, draw by draw; where there is nothing to choose it answers by itself."""

    def __init__(self, draws: tuple[int, ...]) -> None:
        self._draws = draws
        self._next = 0

    def below(self, size: i64) -> i64:
        """The next draw of the script; raises behind its end."""
        if size == 1:
            return 0
        if self._next == len(self._draws):
            raise _NextDraw(int(size))
        self._next += 1
        return self._draws[self._next - 1]

    def __reduce__(self) -> tuple[object, ...]:
        return DecidedChance, (self._draws[self._next :],)


class Branch:
    """Where a game stands: a position, or a decision that waits for draws. It never changes."""

    def __init__(self, environment: Environment) -> None:
        self._environment = environment
        self.position: Position | None = None
        """As it was before the decision that waits, if one does; none until all is dealt."""
        self.past: Past = None
        self._decision: tuple[int, int | None] = (-1, None)
        self._draws: tuple[int, ...] = ()
        self.outcomes = 0
        """How many outcomes the draw has that is to be decided now; 0 where none is."""
        self._run()

    def __deepcopy__(self, memo: dict[int, object]) -> "Branch":
        return self

    def to_act(self) -> int:
        """Who decides, the first of several; -1 when the game is over."""
        acting = self.position.to_act() if self.position is not None else []
        return acting[0] if acting else -1

    def draw(self, outcome: int) -> "Branch":
        """How it goes on when the draw that is waited for is decided."""
        branch = copy.copy(self)
        branch._draws = (*self._draws, outcome)
        branch._run()
        return branch

    def decide(self, action: int) -> "Branch":
        """How it goes on with a decision of the seat that is asked, or a refusal."""
        assert self.position is not None
        self.position.may(self.to_act(), action)
        branch = copy.copy(self)
        branch._decision, branch._draws = (self.to_act(), action), ()
        branch._run()
        return branch

    def resampled(self, seat: int, chance: FastChance) -> "Branch":
        """The same for a seat, with all guessed anew that it cannot know; what others were told is forgotten."""
        assert self.position is not None
        branch = copy.copy(self)
        branch.position = self.position.clone(chance)
        branch.position.redeal(seat, chance)
        branch.past = (None, Rumour(list(self.told(seat)), self.entries(seat)))
        return branch

    def told(self, seat: int) -> Iterator[str]:
        """All that a seat was told and has decided itself, from the beginning on."""
        for happening in self._happenings():
            yield from happening.told(seat)

    def entries(self, seat: int) -> list[Entry]:
        """The same in numbers (recall.py)."""
        return [entry for happening in self._happenings() for entry in happening.entries(seat)]

    def _happenings(self) -> list[Happening]:
        happenings: list[Happening] = []
        past = self.past
        while past is not None:
            past, happening = past
            happenings.append(happening)
        return happenings[::-1]

    def _run(self) -> None:
        seat, action = self._decision
        luck, log = DecidedChance(self._draws), list[Event]()
        try:
            if self.position is None or action is None:
                position = self._environment.start(luck, log)
            else:
                position = self.position.clone(luck)
                position.log = log
                position.apply(seat, action)
        except _NextDraw as draw:
            self.outcomes = draw.size
            return
        position.log = None
        self.position, self.past = position, (self.past, Happening(self._environment.game, seat, action, log))
        self.outcomes = 0
