"""One match: position, record and seats. The only exit of views and events.

Everything that reaches a person, a bot, a log or an environment comes from `view`, `events`,
`legal` or a `Chair`, each made for one seat. The position itself stays inside.
"""

import json
import secrets
from typing import Final

from camarilla.core.box import Box
from camarilla.core.chance import AuditedChance, Chance, Sealed, commitment, seed_of
from camarilla.core.clauses import Malformed, Refusal
from camarilla.core.events import Event, Seen
from camarilla.core.fields import Json
from camarilla.core.game import Game
from camarilla.core.position import Entry, Position
from camarilla.core.record import MARK, Decision, Record
from camarilla.core.registry import as_game


class Chair:
    """What a bot gets: one seat's knowledge, as worlds guessed from it. The true position is not in here."""

    def __init__(self, game: Game, guessed: Position, seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self._guessed: Final = guessed

    def view(self) -> dict[str, Json]:
        """What the seat sees."""
        return self._guessed.view(self.seat)

    def legal(self) -> list[int]:
        """What the seat may do."""
        return self._guessed.legal(self.seat)

    def world(self, chance: Chance) -> Position:
        """A whole position that fits all the seat has seen, drawn at random; play on it freely."""
        world = self._guessed.clone()
        world.chance = chance
        world.redeal(self.seat, chance)
        return world


class _Step:
    """A decision that stands, and how things were before it."""

    def __init__(self, entry: int, seat: int, action: int, before: Position, events: int, drawn: int) -> None:
        self.entry: Final = entry
        self.seat: Final = seat
        self.action: Final = action
        self.before: Final = before
        self.events: Final = events
        self.drawn: Final = drawn


class _Undone:
    """The match as it would stand without one decision."""

    def __init__(self, steps: list[_Step], target: int, log: list[Event]) -> None:
        self.position: Final = steps[target].before.clone()
        self.steps: Final = steps[:target]
        self.log: Final = log[: steps[target].events]
        self.position.log = self.log

    def replay(self, step: _Step) -> None:
        """Take a later decision of another seat again; chance is closed, so it must need none."""
        before = self.position.clone()
        self.steps.append(_Step(step.entry, step.seat, step.action, before, len(self.log), step.drawn))
        self.position.play(step.seat, step.action)


class Table:
    """A match in progress."""

    def __init__(
        self,
        game: Game | str,
        names: list[str],
        options: dict[str, str] | None = None,
        *,
        seed: bytes | str | int | None = None,
        words: list[str] | None = None,
        players: list[str] | None = None,
        box: Box | None = None,
    ) -> None:
        """Deal a game, given itself or by its id.

        Without a seed, one is taken from the operating system's randomness; a text or a number stands for the
        seed that `camarilla play --seed` makes of it.
        """
        played = as_game(game)
        self.game: Final = played
        self.names: Final = names
        self.options: Final = played.choose(options or {})
        played.check_seats(len(names), self.options)
        self._seed: Final = secrets.token_bytes(32) if seed is None else seed_of(seed)
        said = words if words is not None else [""] * len(names)
        self._stream: Final = AuditedChance(self._seed, said)
        kinds = players if players is not None else ["person"] * len(names)
        self._record: Final = Record(
            played.id, played.rules_version, self.options, names, kinds, said, commitment(self._seed)
        )
        self._record.box = None if box is None else box.source
        self._steps: list[_Step] = []
        self._log: list[Event] = []
        self._stream.open = True
        self._position = played.start(len(names), self._stream, self.options, box, self._log)
        self._stream.open = False

    # What leaves the table -------------------------------------------------------------

    @property
    def commitment(self) -> str:
        """The published hash of the seed."""
        return self._record.commitment

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self._position.acting()

    def to_act(self) -> list[int]:
        """The seats that owe a decision now."""
        return self._position.to_act()

    def view(self, seat: int | None) -> dict[str, Json]:
        """What a seat may know; `None` is a spectator."""
        return self._position.view(seat)

    def legal(self, seat: int) -> list[int]:
        """What a seat may do now."""
        return self._position.legal(seat)

    def events(self, seat: int | None, since: int = 0) -> list[Seen]:
        """What a seat may know of what happened, from event number `since` on."""
        self._position.viewer(seat)
        return self._seen(self._log, seat, since)

    def told(self, seat: int | None, happened: int) -> int:
        """How many of the first so many events a seat may know anything of."""
        self._position.viewer(seat)
        return sum([self.game.kinds.is_seen_by(event, seat) for event in self._log[:happened]])

    def happened(self) -> int:
        """How many events there have been: the `since` of the next question."""
        return len(self._log)

    def chair(self, seat: int, chance: Chance) -> Chair:
        """A seat for a bot: the position with everything the seat cannot know guessed anew."""
        guessed = self._position.clone(chance)
        guessed.redeal(seat, chance)
        return Chair(self.game, guessed, seat)

    def result(self) -> list[tuple[int, int]] | None:
        """Each seat's score and place once the game is over."""
        if not self.over:
            return None
        return list(zip(self._position.scores(), self._position.ranking(), strict=True))

    def account(self, seat: int) -> list[Entry]:
        """Where a seat's points came from, once the game is over."""
        self._position.need_seat(seat)
        return self._position.account(seat) if self.over else []

    def census(self) -> dict[str, int]:
        """How many of each component there are, wherever they lie."""
        return self._position.census()

    def record(self, reveal: bool = False) -> Record:
        """The record as it stands now; its seed is revealed once the game is over, or to keep a private copy."""
        shown = self._record.copy()
        shown.seed = self._seed.hex() if reveal or self.over else None
        if self.over:
            shown.scores = self._position.scores()
            shown.places = self._position.ranking()
        return shown

    def last_entry(self) -> Decision:
        """The last entry of the record."""
        return self._record.entries[-1]

    # What changes it -------------------------------------------------------------------

    def check(self, seat: int, action: int | str) -> None:
        """Raise the refusal that `play` would raise; nothing changes."""
        self._position.may(seat, self._number(action))

    def play(self, seat: int, action: int | str) -> None:
        """Take a decision, as an integer or in words (`play witch 2`), or refuse it and change nothing."""
        self._play(seat, self._number(action))

    def _number(self, action: int | str) -> int:
        return self.game.verbs.parse(action) if isinstance(action, str) else action

    def _play(self, seat: int, action: int) -> None:
        self._position.may(seat, action)
        number = len(self._record.entries) + 1
        step = _Step(number, seat, action, self._position.clone(), len(self._log), self._stream.drawn)
        self._stream.open = True
        try:
            self._position.apply(seat, action)
        except BaseException:
            self._restore(step)
            raise
        finally:
            self._stream.open = False
        self._steps.append(step)
        self._record.entries.append(Decision(seat, self.game.verbs.text(action), 0, self._mark()))

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's last decision can be taken back without anybody else noticing."""
        return self._without_last(seat) is not None

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision; refuses if anybody else has seen anything of it."""
        undone = self._without_last(seat)
        if undone is None:
            raise Malformed("no-undo")
        entry = self._steps[self._last_step(seat)].entry
        self._position, self._log, self._steps = undone.position, undone.log, undone.steps
        self._position.log = self._log
        self._record.entries.append(Decision(seat, "", entry, self._mark()))

    # Inside ----------------------------------------------------------------------------

    def _restore(self, step: _Step) -> None:
        self._position.cells = step.before.cells
        self._stream.drawn = step.drawn
        del self._log[step.events :]

    def _mark(self) -> str:
        return self._position.digest()[:MARK]

    def _last_step(self, seat: int) -> int:
        for place in range(len(self._steps) - 1, -1, -1):
            if self._steps[place].seat == seat:
                return place
        return -1

    def _without_last(self, seat: int) -> "_Undone | None":
        """The match without the seat's last decision, if nobody else could tell the difference."""
        self._position.need_seat(seat)
        target = self._last_step(seat)
        if target < 0 or self._steps[target].drawn != self._stream.drawn:
            return None
        since = self._steps[target].events
        undone = _Undone(self._steps, target, self._log)
        try:
            for later in self._steps[target + 1 :]:
                undone.replay(later)
        except (Refusal, Sealed):
            return None
        watchers: list[int | None] = [None, *range(len(self.names))]
        for watcher in watchers:
            if watcher != seat and not self._looks_same(undone, watcher, since):
                return None
        return undone

    def _looks_same(self, undone: "_Undone", watcher: int | None, since: int) -> bool:
        # Most decisions are told to everybody: then there is no need to look at the views, which cost more.
        if self._seen(self._log, watcher, since) != self._seen(undone.log, watcher, since):
            return False
        return json.dumps(self._position.view(watcher)) == json.dumps(undone.position.view(watcher))

    def _seen(self, log: list[Event], seat: int | None, since: int) -> list[Seen]:
        seen = [self.game.kinds.seen_by(event, seat) for event in log[since:]]
        return [event for event in seen if event is not None]
