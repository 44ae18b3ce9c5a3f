"""One table in memory: replayed from its stored record, and changed by one task at a time."""

import asyncio
from collections.abc import Mapping
from itertools import takewhile
from typing import Protocol

from camarilla.core.chance import commitment
from camarilla.core.clauses import Refusal
from camarilla.core.game import Game
from camarilla.core.record import BadRecord
from camarilla.core.replay import redo
from camarilla.core.table import Table
from camarilla.core.text import Say
from camarilla.speech.log import log_lines
from camarilla.web.storage.schema import OVER, PLAYING, WAITING, ChatLine, EntryRow, Place, StoredTable, Terms
from camarilla.web.storage.store import now

MOST_UNDONE = 200
"""How many decisions a seat may take back: each is an entry that is stored for ever and replayed with every load."""


class Stale(Refusal):
    """The decision was made on a table that has changed since."""


class Viewer(Protocol):
    """A client that watches a table; this is all that tables need to know of it."""

    here: set[int]
    """The seats whose people sit at this client."""
    spectator: bool
    """Whether it came without any seat; one whose seats are taken from it is none."""


class TableSession:
    """A table, who sits at it and who watches it. Whoever reads or changes it holds `lock`."""

    def __init__(self, game: Game, stored: StoredTable) -> None:
        self.game = game
        self.terms = stored.terms
        self.seats = stored.terms.seats
        self.chat: list[ChatLine] = stored.chat
        self.holders = stored.holders
        self.orders = stored.orders
        self.lock = asyncio.Lock()
        self.watchers: set[Viewer] = set()
        self.autoplay: asyncio.Task[None] | None = None
        """The task that lets bots and standing orders decide here, while it runs."""
        self.behind = False
        """Whether more may be stored than is known here; whoever takes the lock reads it first."""
        self.heard: list[EntryRow] = []
        """Entries that other processes have told; whoever takes the lock takes them over first."""
        self.elsewhere: dict[int, set[int]] = {}
        """The seats whose people watch through another process, by the number of the process."""
        self._table: Table | None = None
        self._entries: list[EntryRow] = []
        self._tokens: dict[tuple[int, str], int] = {}
        """The version that each message of a seat has led to."""
        self._marks = [0]
        """How many events there were at each version."""
        self._stood: list[int] = []
        """How many events each entry left as they were: fewer than before if it took something back."""
        self._own: list[int] = [0] * len(self.seats)
        """How many events there were when each seat last decided."""
        self._fresh: list[int] = [0] * len(self.seats)
        """The version since which each seat has been asked the same question."""
        self._fresh_before = self._fresh
        self._asked: dict[int, list[int]] = {}
        self._lines: dict[tuple[int | None, str], tuple[int, list[str]]] = {}
        """The log in sentences, by seat and language, and how many events it covers."""
        if self.terms.state != WAITING:
            self._replay(stored.entries)
            self._fresh = [self.version] * len(self.seats)

    # What there is ---------------------------------------------------------------------

    @property
    def version(self) -> int:
        """How many entries the record has. A decision names the version that it was made on."""
        return len(self._entries)

    @property
    def outdated(self) -> bool:
        """Whether there is something to read or to take over before anybody relies on the table."""
        return self.behind or bool(self.heard)

    @property
    def dealt(self) -> bool:
        """Whether everybody has come and the game has begun."""
        return self._table is not None

    @property
    def table(self) -> Table:
        """The game itself; refuses before the deal."""
        if self._table is None:
            raise Refusal("web-not-dealt")
        return self._table

    @property
    def names(self) -> list[str]:
        """Who sits where."""
        return [seat.name for seat in self.seats]

    @property
    def commitment(self) -> str:
        """The hash of the seed, published before anybody came."""
        return commitment(self.terms.seed)

    @property
    def waits_since(self) -> float:
        """When the table began to wait for the next decision or for players, by the clock of the database."""
        return self._entries[-1].clock if self._entries else self.terms.clock

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person holds, also those that are only kept for the person."""
        return sorted(self.holders.get(person, [])) if person else []

    def holders_of(self, number: int) -> set[str]:
        """The persons who hold a seat."""
        return {person for person, seats in self.holders.items() if number in seats}

    def to_act(self) -> list[int]:
        """The seats that have to decide; none before the deal."""
        return [] if self._table is None else self._table.to_act()

    def asks(self) -> str:
        """The same, as it is stored: a digit for each."""
        return "".join(map(str, self.to_act()))

    def here(self) -> set[int]:
        """The seats whose people watch the table through this process."""
        return {seat for watcher in self.watchers for seat in watcher.here}

    @property
    def watched(self) -> bool:
        """Whether anybody watches the table through this process, or a player through another one."""
        return bool(self.watchers) or any(self.elsewhere.values())

    def connected(self) -> set[int]:
        """The seats whose people watch the table through any process."""
        return self.here().union(*self.elsewhere.values())

    def next_bot(self) -> int | None:
        """A seat that has to decide and that a bot plays for; None if there is none."""
        for seat in self.to_act():
            if self.seats[seat].is_bot or self.seats[seat].away:
                return seat
        return None

    def visible(self) -> tuple[object, ...]:
        """Changes whenever there is something new for everybody to see. Orders do not: only their owner sees them."""
        seats = tuple((seat.name, seat.taken, seat.away, seat.commit, bool(seat.word)) for seat in self.seats)
        return self.version, len(self.chat), self.terms.state, self.terms.rematch, self.terms.restarts, seats

    # What clients have -----------------------------------------------------------------

    def log(self, seat: int | None, say: Say) -> list[str]:
        """All events that a seat may know, in sentences."""
        place = (seat, say.language)
        happened, lines = self._lines.get(place, (0, []))
        lines.extend(log_lines(self.table, seat, say, happened))
        self._lines[place] = (self.table.happened(), lines)
        return lines

    def happened_before(self, version: int) -> int:
        """How many events of that version still stand; a client that has them keeps these."""
        return min([self._marks[version], *self._stood[version:]]) if 0 <= version <= self.version else 0

    def happened_before_own(self, seat: int) -> int:
        """How many events there were when a seat last decided."""
        return min(self._own[seat], self.table.happened())

    def told_since_own(self, seat: int) -> int:
        """How many of the seat's events there were once it had last decided: what it did itself is no news to it."""
        since = self.happened_before_own(seat)
        own = takewhile(lambda event: event.get("seat") == seat, self.table.events(seat, since))
        return self.table.told(seat, since) + sum(1 for _ in own)

    def acknowledged(self, seat: int, token: str | None) -> int | None:
        """The version that a message has led to, if it was taken before."""
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

    def shuffled(self, terms: Terms) -> Table:
        """The game before its first decision; its seed was chosen, and the hash published, before anybody came."""
        if terms.rules != self.game.rules_version:
            raise BadRecord("record-rules", given=terms.rules, wanted=self.game.rules_version)
        return Table(
            self.game,
            [seat.name for seat in terms.seats],
            terms.options,
            seed=terms.seed,
            words=[seat.word for seat in terms.seats],
            players=[seat.kind for seat in terms.seats],
            commits=[seat.commit for seat in terms.seats],
            restarts=terms.restarts,
            undo=terms.undo,
            box=None if terms.box is None else self.game.read_box(terms.box),
        )

    def reseat(self, terms: Terms, places: Mapping[int, Place], dealt: Table | None) -> None:
        """Take over who sits where and, with the last seat, the game; both are stored already."""
        self.terms, self.seats = terms, terms.seats
        held = {person: [seat for seat in seats if seat not in places] for person, seats in self.holders.items()}
        for number, place in places.items():
            for person in place.holders:
                held.setdefault(person, []).append(number)
        self.holders = {person: seats for person, seats in held.items() if seats}
        if dealt is not None:
            self._begin(dealt)

    def play(self, seat: int, action: int, token: str | None) -> EntryRow:
        """Take a decision in memory; the caller stores the row before anybody hears of it."""
        before = self._asked or self._questions()
        self.table.play(seat, action)
        return self._decided(token, before)

    def undo(self, seat: int, token: str | None) -> EntryRow:
        """Take the seat's last decision back in memory; the caller stores the row before anybody hears of it."""
        if sum(row.entry.seat == seat and row.entry.undo > 0 for row in self._entries) >= MOST_UNDONE:
            raise Refusal("web-undo-enough")
        before = self._asked or self._questions()
        self.table.undo(seat)
        self._lines.clear()
        return self._decided(token, before)

    def take_back(self) -> None:
        """Forget the last entry: it could not be stored, so it has not happened."""
        rows, fresh = self._entries[:-1], self._fresh_before
        self._replay(rows)
        self._fresh, self.behind = fresh, True

    def learn(self, stored: StoredTable) -> None:
        """Take over what has been stored since, by whichever process."""
        self.terms, self.seats = stored.terms, stored.terms.seats
        self.holders, self.orders = stored.holders, stored.orders
        self.chat.extend(stored.chat)
        if self._table is None and self.terms.state != WAITING:
            self._begin(self.shuffled(self.terms))
        for row in stored.entries:
            self.learn_entry(row)

    def learn_entry(self, row: EntryRow) -> None:
        """Take over the next entry, which another process has stored."""
        before = self._asked or self._questions()
        self._redo(row)
        self._note_questions(row.entry.seat, before)
        if row.entry.undo:
            self._lines.clear()

    # Inside ----------------------------------------------------------------------------

    def _begin(self, table: Table) -> None:
        self._table = table
        self._marks, self._stood = [table.happened()], []
        self.terms.state = OVER if table.over else PLAYING

    def _replay(self, rows: list[EntryRow]) -> None:
        self._entries, self._tokens, self._asked = [], {}, {}
        self._own = [0] * len(self.seats)
        self._lines.clear()
        self._begin(self.shuffled(self.terms))
        for row in rows:
            self._redo(row)

    def _redo(self, row: EntryRow) -> None:
        redo(self.table, row.entry, row.number)
        self._append(row)

    def _decided(self, token: str | None, before: dict[int, list[int]]) -> EntryRow:
        row = EntryRow(self.version + 1, self.table.last_entry(), token, now(), asks=self.asks())
        self._append(row)
        self._note_questions(row.entry.seat, before)
        return row

    def _append(self, row: EntryRow) -> None:
        self._entries.append(row)
        self._marks.append(self.table.happened())
        self._stood.append(self.table.stood)
        self._own[row.entry.seat] = self._marks[-2]
        if row.token is not None:
            self._tokens[row.entry.seat, row.token] = self.version
        self.terms.state = OVER if self.table.over else PLAYING

    def _note_questions(self, decided: int, before: dict[int, list[int]]) -> None:
        """Note which seats are asked something new: the one that has decided, and those with other legal actions."""
        self._asked = self._questions()
        self._fresh_before = self._fresh.copy()
        self._fresh[decided] = self.version
        for seat, asked in self._asked.items():
            if asked != before[seat]:
                self._fresh[seat] = self.version

    def _questions(self) -> dict[int, list[int]]:
        """The legal actions of each person. While they stay the same, an answer fits, whatever else has changed.

        So all may answer at once where the rules ask several seats at the same time.
        """
        return {number: self.table.legal(number) for number, seat in enumerate(self.seats) if not seat.is_bot}
