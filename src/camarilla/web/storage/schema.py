"""What is stored: tables, seats and who holds them, the entries of every record, the chat, the standing orders."""

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    and_,
    false,
    literal_column,
)  # fmt: skip

from camarilla.core.record import BOT, OWN_TURN, UNSEEN, Decision

METADATA = MetaData()
WAITING, PLAYING, OVER = "waiting", "playing", "over"
AT_ONCE = 0.0
"""When something is due that nobody has to wait for: a bot's decision, a standing order, a look at the table."""

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(200), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("box", Text),
    Column("seed", String(128), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("turn_hours", Integer, nullable=False),
    Column("undo", String(8), nullable=False, server_default=UNSEEN),
    Column("bot_delay", Integer, nullable=False),
    Column("state", String(8), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("rematch", String(32)),
    Column("rematch_by", Integer),
    Column("host", Integer),
    Column("seating", Integer, nullable=False, server_default="0"),
    Column("clock", Float, nullable=False, server_default="0"),
    Column("opener", String(64), nullable=False, server_default="", index=True),
    Column("due", Float, server_default=str(AT_ONCE)),
    Column("asks", String(16)),
    Index("tables_due", "due", "id"),
    Column("restarts", Integer, nullable=False, server_default="0"),
    Column("full_since", Float),
    Column("hints", Boolean, nullable=False, server_default=false()),
)
SHOWN = and_(TABLES.c.listed, TABLES.c.state != literal_column(f"'{OVER}'"))
"""The tables that a list shows to everybody. In so many words, because the index is found by them."""
Index("tables_shown", TABLES.c.changed, TABLES.c.id, sqlite_where=SHOWN, postgresql_where=SHOWN)
SEATS = Table(
    "seats",
    METADATA,
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("key", String(64), nullable=False, unique=True),
    Column("word", Text, nullable=False),
    Column("taken", Boolean, nullable=False),
    Column("away", Boolean, nullable=False),
    Column("link", String(64), index=True),
    Column("commit", String(64)),
    PrimaryKeyConstraint("table", "seat"),
    Index("seats_table_name_key", "table", "name", unique=True),
)
HOLDERS = Table(
    "holders",
    METADATA,
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(64), nullable=False, index=True),
    PrimaryKeyConstraint("table", "seat", "person"),
)
ENTRIES = Table(
    "entries",
    METADATA,
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("play", Text, nullable=False),
    Column("undo", Integer, nullable=False),
    Column("at", String(16), nullable=False),
    Column("token", String(64)),
    Column("made", Float, nullable=False),
    Column("clock", Float, nullable=False, server_default="0"),
    Column("asks", String(16)),
    PrimaryKeyConstraint("table", "number"),
    UniqueConstraint("table", "seat", "token", name="entries_table_seat_token_key"),
)
CHAT = Table(
    "chat",
    METADATA,
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("made", Float, nullable=False),
    PrimaryKeyConstraint("table", "number"),
)
ORDERS = Table(
    "orders",
    METADATA,
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("orders", Text, nullable=False),
    PrimaryKeyConstraint("table", "seat"),
)
REVIEWS = Table(
    "reviews",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("found", LargeBinary, nullable=False),
    Column("made", Float, nullable=False),
)
SETTINGS = Table(
    "settings",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)


@dataclass
class Seat:
    """One seat of a table: who plays there, and the key that opens it."""

    kind: str
    name: str
    key: str
    word: str = ""
    taken: bool = False
    """Whether somebody sits there. A seat that is not taken, but has holders, is kept for them."""
    away: bool = False
    link: str | None = None
    """The key of the invitation by which the seat was taken. It opens nothing, but whoever used it may ask again."""
    commit: str | None = None
    """The hash of the words, given before the words themselves (shuffle.py). None: the words are told at once."""

    @property
    def is_bot(self) -> bool:
        """Whether the seat belongs to a bot. A person whom a bot only replaces is `away` instead."""
        return self.kind.startswith(BOT)


class Place(NamedTuple):
    """A seat, and who holds it: whoever sits there or, as long as it is not taken, for whom it is kept."""

    seat: Seat
    holders: list[str]


@dataclass
class Terms:
    """What was agreed when a table was opened, and how far it has come."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    seed: bytes
    seats: list[Seat]
    box: str | None = None
    listed: bool = False
    turn_hours: int = 0
    undo: str = OWN_TURN
    """Which decisions can be taken back (core/record.py)."""
    bot_delay: int = 700
    state: str = WAITING
    created: float = 0.0
    changed: float = 0.0
    """When something last happened, to the minute: so few decisions have to update it."""
    rematch: str | None = None
    """The table of the next game of the same people."""
    rematch_by: int | None = None
    """The seat that has asked for it first."""
    host: int | None = None
    """The seat of whoever opened the table."""
    seating: int = 0
    """How often the seats have changed: of two processes that change them at once, one has to look again."""
    clock: float = 0.0
    """When the table was opened or, after that, dealt, by the clock of the database (`RunningTime`)."""
    opener: str = ""
    """The person or, for a program, the address that this table is counted for as long as it is open."""
    due: float | None = AT_ONCE
    """When something has to happen at the table by itself, by the clock of the database; None if nothing has to.

    Whoever starts a server or looks for the absent finds the table by it. Too early does no harm; too late would."""
    asks: str | None = None
    """The seats that have to decide after the deal, one digit each; None if that was not stored."""
    restarts: int = 0
    """How often the shuffle was begun anew, with another seed, because somebody did not tell the words."""
    full_since: float | None = None
    """Since when all seats are taken and somebody waits for the words of others, by the clock of the database."""
    hints: bool = False
    """Whether everybody at the table may ask for hints; who plays alone may anyway."""


@dataclass(eq=False)
class EntryRow:
    """An entry of a record with what is stored beside it: its number, the client's token for it, and its times."""

    number: int
    entry: Decision
    token: str | None
    made: float
    clock: float = 0.0
    """When, by the clock of the database (`RunningTime`); set when it is stored."""
    asks: str | None = None
    """The seats that have to decide next, one digit each: lists show it without replaying the game."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EntryRow) and self.columns() == other.columns()

    def columns(self) -> dict[str, Any]:
        """The row in the columns of ENTRIES, without its table."""
        entry = self.entry
        return {
            "number": self.number,
            "seat": entry.seat,
            "play": entry.play,
            "undo": entry.undo,
            "at": entry.at,
            "token": self.token,
            "made": self.made,
            "clock": self.clock,
            "asks": self.asks,
        }

    @classmethod
    def from_columns(cls, row: dict[str, Any]) -> "EntryRow":
        """The row of a query on ENTRIES."""
        entry = Decision(row["seat"], row["play"], row["undo"], row["at"])
        return cls(row["number"], entry, row["token"], row["made"], row["clock"], row["asks"])


@dataclass
class ChatLine:
    """Something said at a table."""

    number: int
    name: str
    seat: int | None
    text: str
    made: float


@dataclass(frozen=True)
class Order:
    """A standing order of a seat, and the lot that it is for, both in the words of the game."""

    text: str
    lot: str


@dataclass
class StoredTable:
    """Everything that is stored of one table."""

    terms: Terms
    entries: list[EntryRow] = field(default_factory=list)
    chat: list[ChatLine] = field(default_factory=list)
    holders: dict[str, list[int]] = field(default_factory=dict)
    orders: dict[int, list[Order]] = field(default_factory=dict)
