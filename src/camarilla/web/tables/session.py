"""One table in memory: replayed from what is kept, changed only by its one writer."""

import asyncio
import hashlib
from typing import TYPE_CHECKING

from camarilla.core.chance import FastChance, commitment
from camarilla.core.clauses import Refusal
from camarilla.core.game import Game
from camarilla.core.record import BadRecord, Decision
from camarilla.core.table import Table, redo
from camarilla.core.text import Say, told
from camarilla.web.storage.schema import BOT, OVER, PLAYING, WAITING, EntryRow, Line, StoredTable
from camarilla.web.storage.store import now, steady
from camarilla.web.workers.bot_pool import Job

if TYPE_CHECKING:
    from camarilla.web.live.watchers import Watcher

MOST_UNDONE = 200
"""How often a seat may take back: each time is an entry that is kept for ever and read with every start."""
SUBSTITUTE = "greedy"
"""Who plays for a person who is away."""


class Stale(Refusal):
    """The decision was made on a table that has changed since."""


class TableSession:
    """A table, who sits at it and who looks at it. Whoever reads or changes it holds `lock`."""

    def __init__(self, game: Game, kept: StoredTable) -> None:
        self.game = game
        self.terms = kept.terms
        self.seats = kept.terms.seats
        self.chat: list[Line] = kept.chat
        self.holders = kept.holders
        self.orders = kept.orders
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.driver: asyncio.Task[None] | None = None
        self.behind = False
        """Whether more may have been kept than is known here; whoever has the lock reads it first."""
        self.elsewhere: dict[int, set[int]] = {}
        """The seats whose people look at the table through another process, by its number."""
        self._table: Table | None = None
        self._entries: list[EntryRow] = []
        self._tokens: dict[tuple[int, str], int] = {}
        self._marks = [0]
        self._own: list[int] = [0] * len(self.seats)
        self._fresh: list[int] = [0] * len(self.seats)
        self._fresh_before = self._fresh
        self._asked: dict[int, list[int]] = {}
        self._lines: dict[tuple[int | None, str], tuple[int, list[str]]] = {}
        if self.terms.state != WAITING:
            self._begin(kept.entries)
            self._fresh = [self.version] * len(self.seats)
        self.waits_since = steady() - max(0.0, now() - self.terms.changed)

    # What there is ---------------------------------------------------------------------

    @property
    def version(self) -> int:
        """How many entries the record has: what a decision is made on."""
        return len(self._entries)

    @property
    def dealt(self) -> bool:
        """Whether everybody has come and the game has begun."""
        return self._table is not None

    @property
    def table(self) -> Table:
        """The match itself."""
        if self._table is None:
            raise Refusal("web-not-dealt")
        return self._table

    @property
    def names(self) -> list[str]:
        """Who sits where."""
        return [seat.name for seat in self.seats]

    @property
    def commitment(self) -> str:
        """What was published of the seed before anybody came."""
        return commitment(self.terms.seed)

    def seats_of(self, person: str | None) -> list[int]:
        """The seats a person holds."""
        return sorted(self.holders.get(person, [])) if person else []

    def to_act(self) -> list[int]:
        """The seats that owe a decision; none before the deal."""
        return [] if self._table is None else self._table.to_act()

    def here(self) -> set[int]:
        """The seats whose people are looking at the table through this process."""
        return {seat for watcher in self.watchers for seat in watcher.here}

    def connected(self) -> set[int]:
        """The seats whose people are looking at the table now."""
        return self.here().union(*self.elsewhere.values())

    def next_bot(self) -> int | None:
        """A seat that owes a decision which a bot has to take."""
        for seat in self.to_act():
            if self.seats[seat].is_bot or self.seats[seat].away:
                return seat
        return None

    def job(self, seat: int) -> Job:
        """What a bot needs to know to decide, and nothing else."""
        secret = hashlib.sha256(b"bots of " + self.terms.seed + self.version.to_bytes(4, "big")).digest()
        luck = int.from_bytes(secret[:24], "big")
        chance = FastChance(luck >> 96)
        world = self.table.chair(seat, chance).world(chance).dump()
        bot = self.seats[seat].kind.removeprefix(BOT) if self.seats[seat].is_bot else SUBSTITUTE
        terms = self.terms
        return Job(terms.game, terms.options, len(self.seats), terms.box, world, seat, bot, luck & (1 << 96) - 1)

    # What is told ----------------------------------------------------------------------

    def log(self, seat: int | None, say: Say) -> list[str]:
        """The sentences of all that a seat may know of what happened."""
        place = (seat, say.language)
        happened, lines = self._lines.get(place, (0, []))
        lines.extend([told(say, event) for event in self.table.events(seat, happened)])
        self._lines[place] = (self.table.happened(), lines)
        return lines

    def told_before(self, seat: int | None, version: int) -> int:
        """How many of the sentences a reader who has that version can keep."""
        if not 0 <= version <= self.version:
            return 0
        mark = min(self._marks[version:])
        return len(self.table.events(seat)) - len(self.table.events(seat, mark))

    def told_since_own(self, seat: int) -> int:
        """How many sentences there were when the seat last decided."""
        mark = min(self._own[seat], self.table.happened())
        return len(self.table.events(seat)) - len(self.table.events(seat, mark))

    def acknowledged(self, seat: int, token: str | None) -> int | None:
        """The version that a message has led to before, if it was taken already."""
        return self._tokens.get((seat, token)) if token else None

    def concerns(self, seat: int | None, version: int) -> bool:
        """Whether a seat is asked something else than at that version, or the game has just begun or ended."""
        if self.version == 0 or self.terms.state == OVER:
            return True
        return seat is not None and self._fresh[seat] > version

    def check_fresh(self, seat: int, version: int) -> None:
        """Refuse a decision that answers another question than the seat is asked now."""
        if not self._fresh[seat] <= version <= self.version:
            raise Stale("web-stale")

    # What changes it -------------------------------------------------------------------

    def deal(self) -> None:
        """Begin the game, and wait for decisions from now on."""
        self._set_up()
        self.waits_since = steady()

    def _set_up(self) -> None:
        """The game as it begins; the seed was chosen, and its hash published, before anybody came."""
        terms = self.terms
        if terms.rules != self.game.rules_version:
            raise BadRecord(f"played by version {terms.rules} of the rules; this build has {self.game.rules_version}")
        self._table = Table(
            self.game,
            self.names,
            terms.options,
            seed=terms.seed,
            words=[seat.word for seat in self.seats],
            players=[seat.kind for seat in self.seats],
            box=None if terms.box is None else self.game.read_box(terms.box),
        )
        self._marks = [self._table.happened()]
        terms.state = OVER if self._table.over else PLAYING

    def play(self, seat: int, action: int, token: str | None) -> EntryRow:
        """Take a decision in memory; the caller stores the entry before anybody hears of it."""
        before = self._asked or self._questions()
        self.table.play(seat, action)
        return self._note(seat, token, before)

    def undo(self, seat: int, token: str | None) -> EntryRow:
        """Take a decision back in memory."""
        if sum(entry.seat == seat and entry.undo > 0 for entry in self._entries) >= MOST_UNDONE:
            raise Refusal("web-undo-enough")
        before = self._asked or self._questions()
        self.table.undo(seat)
        self._lines.clear()
        return self._note(seat, token, before)

    def take_back(self) -> None:
        """Forget the last entry: it could not be kept, so it has not happened."""
        entries, fresh = self._entries[:-1], self._fresh_before
        self.terms.changed = entries[-1].made if entries else self.terms.created
        self._begin(entries)
        self._fresh, self.behind = fresh, True

    def collect(self) -> None:
        """Wait for the deal again: that it was dealt could not be kept."""
        self._table, self.terms.state, self.behind = None, WAITING, True

    def learn(self, kept: StoredTable) -> None:
        """Take over what has been kept since, by whichever process."""
        self.terms, self.seats, self.holders, self.orders = kept.terms, kept.terms.seats, kept.holders, kept.orders
        self.chat.extend(kept.chat)
        if self._table is None and self.terms.state != WAITING:
            self.deal()
        for entry in kept.entries:
            before = self._asked or self._questions()
            self._again(entry)
            self._ask(entry.seat, before)
            self.waits_since = steady()
            if entry.undo:
                self._lines.clear()

    def _begin(self, entries: list[EntryRow]) -> None:
        self._entries, self._tokens, self._asked = [], {}, {}
        self._own = [0] * len(self.seats)
        self._lines.clear()
        self._set_up()
        for entry in entries:
            self._again(entry)

    def _again(self, entry: EntryRow) -> None:
        redo(self.table, Decision(entry.seat, entry.play, entry.undo, entry.at), entry.number)
        self._keep(entry)

    def _note(self, seat: int, token: str | None, before: dict[int, list[int]]) -> EntryRow:
        made = self.table.last_entry()
        entry = EntryRow(self.version + 1, seat, made.play, made.undo, made.at, token, now())
        self._keep(entry)
        self._ask(seat, before)
        self.waits_since = steady()
        return entry

    def _ask(self, seat: int, before: dict[int, list[int]]) -> None:
        """Note whose question is a new one."""
        self._asked = self._questions()
        self._fresh_before = self._fresh.copy()
        self._fresh[seat] = self.version
        for number, asked in self._asked.items():
            if asked != before[number]:
                self._fresh[number] = self.version

    def _keep(self, entry: EntryRow) -> None:
        self._entries.append(entry)
        self._marks.append(self.table.happened())
        self._own[entry.seat] = self._marks[-2]
        if entry.token is not None:
            self._tokens[entry.seat, entry.token] = self.version
        self.terms.changed = entry.made
        self.terms.state = OVER if self.table.over else PLAYING

    def _questions(self) -> dict[int, list[int]]:
        """What each person is asked now: as long as it stays the same, an answer fits.

        So all may answer at once where the rules let them, however the table changes under the others' answers.
        """
        return {number: self.table.legal(number) for number, seat in enumerate(self.seats) if not seat.is_bot}
