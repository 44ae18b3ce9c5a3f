"""One match: position, record and seats. The only exit of views and events.

Everything that reaches a person, a bot, a log or an environment comes from `view`, `events`,
`legal` or a `Chair`, each made for one seat. The position itself stays inside.
"""

import importlib
import math
import secrets
from collections.abc import Mapping, Sequence
from typing import Final, SupportsIndex

from camarilla.core.actions import seat_of
from camarilla.core.bits import bit
from camarilla.core.box import Box
from camarilla.core.chance import AuditedChance, Chance, Sealed, commitment
from camarilla.core.clauses import Malformed, Refusal
from camarilla.core.events import EVERYONE, NO_PICTURE, TOOK_BACK, Beat, Event, Seen, gathered
from camarilla.core.fields import Json
from camarilla.core.game import Game
from camarilla.core.position import Entry, Position
from camarilla.core.record import MARK, OFF, OWN_TURN, PERSON, UNDO, Decision, Record, checked_names, checked_seed
from camarilla.core.registry import as_game

KEPT: Final = 200
"""How many events a table keeps the pictures of: more than anybody misses between two decisions of their own."""


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

    def worlds(self, chance: Chance, number: int) -> list[tuple[float, Position]]:
        """So many worlds, each with its weight: how well the others' hidden decisions fit it. All together weigh 1."""
        found = [self.world(chance) for _ in range(number)]
        fits = [math.exp(world.likelihood(self.seat)) for world in found]
        whole = sum(fits)
        return [(fit / whole, world) for fit, world in zip(fits, found, strict=True)]


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
        self.events: Final = steps[target].events
        """How many events there had been before that decision."""
        self.log: Final = log[: self.events]
        self.position.log = self.log

    def replay(self, step: _Step) -> None:
        """Take a later decision of another seat again; chance is closed, so it must need none."""
        before = self.position.clone()
        self.steps.append(_Step(step.entry, step.seat, step.action, before, len(self.log), step.drawn))
        self.position.play(step.seat, step.action)


class Table:
    """A match in progress."""

    def __init__(
        self, game: Game | str, names: Sequence[str], options: Mapping[str, object] | None = None, *,
        seed: bytes | str | SupportsIndex | None = None, words: list[str] | None = None,
        players: list[str] | None = None, box: Box | None = None, commits: list[str | None] | None = None,
        restarts: int = 0, undo: str = OWN_TURN,
    ) -> None:  # fmt: skip
        """Deal a game, given itself or by its id.

        Without a seed, one is taken from the operating system's randomness; a text or a number stands for the
        seed that `camarilla play --seed` makes of it. `commits` and `restarts` say how the words were gathered, for
        the record; `undo` which decisions can be taken back (record.py).
        """
        if undo not in UNDO:
            raise Malformed("unknown-undo", given=undo, levels=", ".join(UNDO))
        played = as_game(game)
        self.game: Final = played
        self.names: Final = checked_names(names)
        self.options: Final = played.choose(options or {})
        played.check_seats(len(self.names), self.options)
        self._seed: Final = secrets.token_bytes(32) if seed is None else checked_seed(seed)
        said = words if words is not None else [""] * len(self.names)
        self._stream: Final = AuditedChance(self._seed, said)
        kinds = players if players is not None else [PERSON] * len(self.names)
        published: list[str | None] = commits if commits is not None else [None] * len(self.names)
        self._record: Final = Record(
            played.id, played.rules_version, self.options, self.names, kinds, said, commitment(self._seed), published,
            restarts, undo,
        )  # fmt: skip
        self._record.box = None if box is None else box.source
        self._steps: list[_Step] = []
        self._log: list[Event] = []
        self._told: Final[dict[int | None, list[int]]] = {}
        """How many of the first none, one, two, ... events each seat was told; as far as somebody has asked."""
        self._undoable: Final[dict[int, bool]] = {}
        """Whose last decision can be taken back, as far as somebody has asked since the last entry."""
        self._sights: Final[dict[int | None, str]] = {}
        """What each watcher sees, written out; as far as it was compared since the last entry."""
        self.pictures = KEPT
        """How many events, counted from the last one, keep their pictures; so do all that begin a stage."""
        self.stood: int = 0
        """How many events there had been before those that the last entry told."""
        self._stream.open = True
        self._position = played.start(len(self.names), self._stream, self.options, box, self._log)
        self._stream.open = False

    # What leaves the table -------------------------------------------------------------

    def __repr__(self) -> str:
        state = "over" if self.over else f"to act: {', '.join([str(seat) for seat in self.to_act()])}"
        return f"<Table of {self.game.id}: {len(self.names)} seats, decisions: {len(self._steps)}, {state}>"

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

    def view(self, seat: SupportsIndex | None) -> dict[str, Json]:
        """What a seat may know; `None` is a spectator."""
        return self._position.view(self._watcher(seat))

    def legal(self, seat: SupportsIndex) -> list[int]:
        """What a seat may do now."""
        return self._position.legal(self._seat(seat))

    def events(self, seat: SupportsIndex | None, since: int = 0) -> list[Seen]:
        """What a seat may know of what happened, from event number `since` on."""
        return self._seen(self._log, self._watcher(seat), since)

    def beats(self, seat: SupportsIndex | None, since: int = 0) -> list[Beat]:
        """The moments worth seeing from event number `since` on, as a seat may know them; those long past are gone."""
        return beats(self.game, self._position, self._log, self._watcher(seat), since)

    def shown(self, seat: SupportsIndex | None, since: int = 0) -> list[Seen]:
        """The events of those beats alone, without the table at each: that is much faster."""
        return self._seen([event for event in self._log[since:] if len(event.picture)], self._watcher(seat), 0)

    def stages(self, seat: SupportsIndex | None) -> list[Beat]:
        """The beats with which the stages of the game (rounds, centuries) have begun, all of them."""
        began = [event for event in self._log if self.game.kinds.begins_stage(event)]
        return beats(self.game, self._position, began, self._watcher(seat))

    def told(self, seat: SupportsIndex | None, happened: int) -> int:
        """How many of the first so many events a seat may know anything of."""
        watcher = self._watcher(seat)
        counts = self._told.get(watcher)
        if counts is None:
            counts = self._told[watcher] = [0]
        for event in self._log[len(counts) - 1 : happened]:
            counts.append(counts[-1] + int(self.game.kinds.is_seen_by(event, watcher)))
        return counts[min(happened, len(self._log))]

    def happened(self) -> int:
        """How many events there have been: the `since` of the next question."""
        return len(self._log)

    def chair(self, seat: SupportsIndex, chance: Chance) -> Chair:
        """A seat for a bot: the position with everything the seat cannot know guessed anew."""
        own, guessed = self._seat(seat), self._position.clone(chance)
        guessed.redeal(own, chance)
        return Chair(self.game, guessed, own)

    def result(self) -> list[tuple[int, int]] | None:
        """Each seat's score and place once the game is over."""
        if not self.over:
            return None
        return list(zip(self._position.scores(), self._position.ranking(), strict=True))

    def account(self, seat: SupportsIndex) -> list[Entry]:
        """Where a seat's points came from, once the game is over."""
        own = self._seat(seat)
        return self._position.account(own) if self.over else []

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

    def check(self, seat: SupportsIndex, action: SupportsIndex | str) -> None:
        """Raise the refusal that `play` would raise; nothing changes."""
        self._position.may(self._seat(seat), self.game.verbs.given(action))

    def play(self, seat: SupportsIndex, action: SupportsIndex | str) -> None:
        """Take a decision, as an integer or in words (`play witch 2`), or refuse it and change nothing."""
        step = self._step(seat, action)
        self._stream.open = True
        try:
            self._position.apply(step.seat, step.action)
        except BaseException:
            self._restore(step)
            raise
        finally:
            self._stream.open = False
        self.stood = step.events
        self._forget_proofs()
        self._steps.append(step)
        self._forget_pictures(step.events)
        self._record.entries.append(Decision(step.seat, self.game.verbs.text(step.action), 0, self._mark()))

    def is_final(self, seat: SupportsIndex, action: SupportsIndex | str) -> bool:
        """Whether a decision could not be taken back once it stood; nothing changes. Refuses what `play` would."""
        step = self._step(seat, action)
        self._steps.append(step)
        try:
            self._position.apply(step.seat, step.action)
            return self._without_last(step.seat) is None
        except Sealed:
            return True
        finally:
            self._steps.pop()
            self._restore(step)

    def can_undo(self, seat: SupportsIndex) -> bool:
        """Whether the seat's last decision can be taken back, as far as the table allows that."""
        own = self._seat(seat)
        proved = self._undoable.get(own)
        if proved is None:
            proved = self._undoable[own] = self._without_last(own) is not None
        return proved

    def undo(self, seat: SupportsIndex) -> None:
        """Take back the seat's last decision, or refuse. Whoever has noticed the decision is told that it is gone."""
        own = self._seat(seat)
        undone = self._without_last(own)
        if undone is None:
            raise Malformed("no-undo" if self._last_step(own) >= 0 else "nothing-to-undo")
        entry = self._steps[self._last_step(own)].entry
        noticed = not self._looks_same_to_others(undone, own)
        self._position, self._log, self._steps = undone.position, undone.log, undone.steps
        self._position.log = self._log
        self._forget_proofs()
        self._told.clear()
        self.stood = len(self._log)
        if noticed:
            self._log.append(Event(TOOK_BACK, [own], EVERYONE))
        self._record.entries.append(Decision(own, "", entry, self._mark()))

    # Inside ----------------------------------------------------------------------------

    def __reduce__(self) -> tuple[object, ...]:
        """A table travels as its record, with the seed, and is played again where it arrives."""
        # Loaded by name, and only now: replaying stands above the table.
        replay: object = importlib.import_module("camarilla.core.replay").replay
        return replay, (self.game, self.record(reveal=True))

    def _seat(self, given: SupportsIndex) -> int:
        return seat_of(given, len(self.names))

    def _watcher(self, given: SupportsIndex | None) -> int | None:
        return None if given is None else self._seat(given)

    def _step(self, seat: SupportsIndex, action: SupportsIndex | str) -> _Step:
        own, number = self._seat(seat), self.game.verbs.given(action)
        self._position.may(own, number)
        before, entry = self._position.clone(), len(self._record.entries) + 1
        return _Step(entry, own, number, before, len(self._log), self._stream.drawn)

    def _restore(self, step: _Step) -> None:
        self._position.cells = step.before.cells
        self._stream.drawn = step.drawn
        del self._log[step.events :]

    def _forget_pictures(self, before: int) -> None:
        """Positions take room; `before` is how many events there were when this was last done."""
        for event in self._log[max(0, before - self.pictures) : max(0, len(self._log) - self.pictures)]:
            if not self.game.kinds.begins_stage(event):
                event.picture = NO_PICTURE

    def _forget_proofs(self) -> None:
        self._undoable.clear()
        self._sights.clear()

    def _mark(self) -> str:
        return self._position.digest()[:MARK]

    def _last_step(self, seat: int) -> int:
        return next((place for place in reversed(range(len(self._steps))) if self._steps[place].seat == seat), -1)

    def _without_last(self, seat: int) -> _Undone | None:
        """The match without the seat's last decision, if the table allows that it is taken back."""
        target = self._last_step(seat)
        if self._record.undo == OFF or target < 0 or self._steps[target].drawn != self._stream.drawn:
            return None
        own_turn = self._record.undo == OWN_TURN and self._is_own_turn(seat, target)
        if not own_turn and self._was_told(seat, target):
            return None
        undone = _Undone(self._steps, target, self._log)
        try:
            for later in self._steps[target + 1 :]:
                undone.replay(later)
        except (Refusal, Sealed):
            return None
        return undone if own_turn or self._looks_same_to_others(undone, seat) else None

    def _is_own_turn(self, seat: int, target: int) -> bool:
        """Whether a seat is still deciding, nobody else has since, and nothing hidden has come to light."""
        if target != len(self._steps) - 1 or not self._position.acting() & bit(seat):
            return False
        return self._position.hidden() == self._steps[target].before.hidden()

    def _was_told(self, seat: int, target: int) -> bool:
        """Whether anybody else was told of a seat's decision: then it is settled, without a look at the views."""
        after = self._steps[target + 1].events if target + 1 < len(self._steps) else len(self._log)
        for event in self._log[self._steps[target].events : after]:
            for watcher in self._others(seat):
                if self.game.kinds.is_seen_by(event, watcher):
                    return True
        return False

    def _others(self, seat: int) -> list[int | None]:
        """Everybody but a seat: the spectators, and the other seats."""
        return [None, *[other for other in range(len(self.names)) if other != seat]]

    def _looks_same_to_others(self, undone: _Undone, seat: int) -> bool:
        """Whether nobody else can tell the match from the one without the seat's last decision."""
        return all(self._looks_same(undone, watcher, undone.events) for watcher in self._others(seat))

    def _looks_same(self, undone: _Undone, watcher: int | None, since: int) -> bool:
        # What was told is compared first: the views cost more.
        if self._seen(self._log, watcher, since) != self._seen(undone.log, watcher, since):
            return False
        sight = self._sights.get(watcher)
        if sight is None:
            sight = self._sights[watcher] = repr(self._position.view(watcher))
        if sight != repr(undone.position.view(watcher)):
            return False
        return self._shown(self._log, watcher, since) == self._shown(undone.log, watcher, since)

    def _shown(self, log: list[Event], watcher: int | None, since: int) -> str:
        """The table as a watcher sees it at every beat from event number `since` on."""
        return repr([beat.view for beat in beats(self.game, self._position, log, watcher, since)])

    def _seen(self, log: list[Event], seat: int | None, since: int) -> list[Seen]:
        seen = [self.game.kinds.seen_by(event, seat) for event in log[since:]]
        return [event for event in seen if event is not None]


def beats(game: Game, position: Position, log: list[Event], seat: int | None, since: int = 0) -> list[Beat]:
    """The beats of a log from event number `since` on; `position` is any position of that match."""
    kinds = game.kinds
    return gathered(
        kinds,
        log[since:],
        lambda event: kinds.seen_by(event, seat),
        lambda event: position.at(event).view(seat),
    )
