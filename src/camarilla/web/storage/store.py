"""All reads and writes of the database, each as one method; the rest of the server knows no SQL."""

import contextlib
import dataclasses
import json
import secrets
import sqlite3
import time
from collections.abc import Mapping
from typing import Any

from sqlalchemy import (
    BindParameter,
    Connection,
    Executable,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    tuple_,
    update,
)  # fmt: skip
from sqlalchemy.exc import DatabaseError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from camarilla.core.clauses import Refusal
from camarilla.core.record import PERSON
from camarilla.web.storage.connections import DatabaseExecutor
from camarilla.web.storage.database import (
    POSTGRESQL,
    SQLITE,
    DatabaseUnavailable,
    connect,
    file_of,
    is_unavailable,
    reason_of,
)
from camarilla.web.storage.group_commit import Change, Conflict, GroupCommit
from camarilla.web.storage.health import Health
from camarilla.web.storage.listing import Listing
from camarilla.web.storage.migrating import bring_up_to_date
from camarilla.web.storage.running_time import RunningTime
from camarilla.web.storage.schema import (
    AT_ONCE,
    CHAT,
    ENTRIES,
    HOLDERS,
    ORDERS,
    OVER,
    REVIEWS,
    SEATS,
    SETTINGS,
    TABLES,
    WAITING,
    ChatLine,
    EntryRow,
    Order,
    Place,
    Seat,
    StoredTable,
    Terms,
)  # fmt: skip
from camarilla.web.storage.sqlite_file import serving

KEPT, ENTRY = "kept", "entry"
"""The notifications that something new of a table has been committed, and that it is just this entry."""
_LONGEST_NEWS = 7000
"""How long a notification may be, in bytes; PostgreSQL takes a little more."""
CLOCK = "clock"
"""The setting that holds what the clock of the database shows."""
_AT: BindParameter[str] = bindparam("of")
_NEW_TABLE, _NEW_SEAT, _NEW_HOLDER = insert(TABLES), insert(SEATS), insert(HOLDERS)
_NEW_ENTRY, _NEW_LINE, _NEW_ORDERS, _NEW_SETTING = insert(ENTRIES), insert(CHAT), insert(ORDERS), insert(SETTINGS)
_NEW_REVIEW = insert(REVIEWS)
_TABLE = update(TABLES).where(TABLES.c.id == _AT)
_RESEAT = _TABLE.where(TABLES.c.state == WAITING, TABLES.c.seating == bindparam("before"))
_RESEATED = ("seating", "state", "changed", "clock", "host", "restarts", "full_since", "due", "asks")
"""What changes of the terms, apart from the seed, when seats do."""
_REMATCH = _TABLE.where(TABLES.c.rematch.is_(None))
_SEAT = update(SEATS).where(SEATS.c.table == _AT, SEATS.c.seat == bindparam("number"))
_NO_ORDERS = delete(ORDERS).where(ORDERS.c.table == _AT, ORDERS.c.seat == bindparam("number"))
_NO_HOLDERS = delete(HOLDERS).where(HOLDERS.c.table == _AT, HOLDERS.c.seat == bindparam("number"))
_SAME_KEY = _SEAT.where(SEATS.c.key == bindparam("still"))
_LATER = update(SETTINGS).where(SETTINGS.c.name == CLOCK, SETTINGS.c.value < bindparam("shown"))
_SETTING = update(SETTINGS).where(SETTINGS.c.name == _AT)
_HEALTH = "health"
"""The setting whose value is written again and again, to see whether that is possible."""

Columns = Mapping[str, Any]
NOTHING: Columns = {}
Due = tuple[float, str]
"""When something is due at a table, and the table's id."""
_MOST_OVERDUE = 100
_OF_PEOPLE = exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.kind == PERSON)
_SAME_MOMENT = {SQLITE: "BEGIN", POSTGRESQL: "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"}


class Store:
    """The database of a server."""

    def __init__(self, engine: AsyncEngine, file_lock: sqlite3.Connection | None = None) -> None:
        self.engine = engine
        self.clock = RunningTime(0)
        self.origin = secrets.randbits(31)
        """The number of this process among those that share the database."""
        self.health = Health(self._look, self._probe)
        self._file_lock = file_lock
        self._executor = DatabaseExecutor(engine)
        self._group_commit = GroupCommit(self._executor)
        self.listing = Listing(self._rows)

    @classmethod
    async def open(cls, place: str) -> "Store":
        """Open the database and migrate it; refuses one that cannot be used, or written."""
        engine = connect(place)
        file = file_of(engine)
        store = cls(engine, None if file is None else serving(file))
        try:
            await store._executor.submit(_migrate)
            await store.setting(_HEALTH, "")
            await store._probe()
            store.clock.resume(float(await store.setting(CLOCK, "0")))
        except BaseException as problem:
            await store.close()
            if isinstance(problem, DatabaseUnavailable):
                raise Refusal("database-away", reason=problem.reason) from None
            # DatabaseError: the file is no database. ValueError: the driver cannot parse the URL.
            if is_unavailable(problem) or isinstance(problem, DatabaseError | ValueError):
                raise Refusal("database-away", reason=reason_of(problem)) from None
            raise
        return store

    async def close(self) -> None:
        """Commit what waits, then close all connections."""
        await self._group_commit.close()
        await self._executor.close()
        if self._file_lock:
            self._file_lock.close()

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        return self.engine.dialect.name == POSTGRESQL

    @property
    def commits(self) -> int:
        """How many transactions have been committed."""
        return self._group_commit.commits

    # Tables ----------------------------------------------------------------------------

    async def create(self, terms: Terms, holders: list[tuple[int, str]], rematch_of: str | None = None) -> None:
        """Store a new table and which person holds which seat. Conflict if `rematch_of` has a rematch already."""
        row = {key: value for key, value in vars(terms).items() if key != "seats"}
        row |= {"options": json.dumps(terms.options), "seed": terms.seed.hex()}
        changes = [Change(_NEW_TABLE, row)]
        for number, seat in enumerate(terms.seats):
            changes.append(Change(_NEW_SEAT, {"table": terms.id, "seat": number, **dataclasses.asdict(seat)}))
        for number, person in holders:
            changes.append(Change(_NEW_HOLDER, {"table": terms.id, "seat": number, "person": person}))
        if rematch_of is not None:
            asked = {"of": rematch_of, "rematch": terms.id, "rematch_by": terms.host}
            changes.append(Change(_REMATCH, asked, sure=True))
        await self._write(rematch_of, *changes)

    async def load(self, id: str, version: int = 0, heard: int = 0) -> StoredTable | None:
        """Everything about a table; of its entries and chat lines, those after the numbers given."""
        entries = select(ENTRIES).where(ENTRIES.c.table == id, ENTRIES.c.number > version)
        chat = select(CHAT).where(CHAT.c.table == id, CHAT.c.number > heard)
        found, seats, decided, said, held, ordered = await self._rows(
            select(TABLES).where(TABLES.c.id == id),
            select(SEATS).where(SEATS.c.table == id).order_by(SEATS.c.seat),
            entries.order_by(ENTRIES.c.number),
            chat.order_by(CHAT.c.number),
            select(HOLDERS).where(HOLDERS.c.table == id),
            select(ORDERS).where(ORDERS.c.table == id),
        )
        if not found:
            return None
        row = found[0] | {"options": json.loads(found[0]["options"]), "seed": bytes.fromhex(found[0]["seed"])}
        terms = Terms(**row, seats=[Seat(**_without(seat, "table", "seat")) for seat in seats])
        stored = StoredTable(terms, [EntryRow.from_columns(row) for row in decided])
        stored.chat = [ChatLine(**_without(row, "table")) for row in said]
        for holder in held:
            stored.holders.setdefault(holder["person"], []).append(holder["seat"])
        for row in ordered:
            stored.orders[row["seat"]] = [Order(*order) for order in json.loads(row["orders"])]
        return stored

    async def table_of_key(self, key: str) -> str | None:
        """The table that a seat's key belongs to, or the key of the invitation by which the seat was taken."""
        [found] = await self._rows(select(SEATS.c.table).where(or_(SEATS.c.key == key, SEATS.c.link == key)))
        return str(found[0]["table"]) if found else None

    async def open_tables(self, opener: str, since: float) -> int:
        """How many tables of an opener are not over and have had something happen since."""
        still_open = (TABLES.c.opener == opener, TABLES.c.state != OVER, since < TABLES.c.changed)
        [found] = await self._rows(select(func.count().label("open")).where(*still_open))
        return int(found[0]["open"])

    async def due_at_once(self) -> list[str]:
        """The tables at which nobody is waited for: those of people first, then the latest first."""
        order = (_OF_PEOPLE.desc(), TABLES.c.changed.desc())
        [found] = await self._rows(select(TABLES.c.id).where(TABLES.c.due == AT_ONCE).order_by(*order))
        return [str(row["id"]) for row in found]

    async def overdue(self, after: Due) -> list[Due]:
        """The next few tables that have waited longer than was agreed, those that have waited longest first."""
        place = tuple_(TABLES.c.due, TABLES.c.id)
        waited = (TABLES.c.due > AT_ONCE, TABLES.c.due <= self.clock.now(), place > tuple_(*after))
        late = select(TABLES.c.due, TABLES.c.id).where(*waited).order_by(TABLES.c.due, TABLES.c.id)
        [found] = await self._rows(late.limit(_MOST_OVERDUE))
        return [(row["due"], row["id"]) for row in found]

    # Changes ---------------------------------------------------------------------------

    async def append(self, id: str, row: EntryRow, state: str, news: Columns = NOTHING) -> None:
        """Store an entry, and that the game is over if it is. Once this returns, the entry survives any crash.

        Here and below, `news` are columns of the table itself that change with it.
        """
        columns = row.columns()
        change = Change(_NEW_ENTRY, {"table": id, **columns})
        news = {**news, "state": state} if state == OVER else news
        await self._write(id, change, *_update(id, news), news=self._entry_news(id, columns) if self.shared else "")

    def _entry_news(self, id: str, columns: Columns) -> str:
        """Tells the entry itself: to read the table again would cost the other processes more than to decide."""
        told = f"{self.origin} {id} {ENTRY} {json.dumps(columns)}"
        return told if len(told) <= _LONGEST_NEWS else ""

    async def say(self, id: str, line: ChatLine) -> None:
        """Store a line of the chat. Conflict if its number is taken."""
        await self._write(id, Change(_NEW_LINE, {"table": id, **vars(line)}))

    async def reseat(self, terms: Terms, places: Mapping[int, Place]) -> None:
        """Store who sits where now, and the terms with it: dealt, if they say so.

        Conflict if the game was dealt before, or the seats have changed since the terms were read.
        """
        id = terms.id
        table: dict[str, Any] = {name: getattr(terms, name) for name in _RESEATED}
        table |= {"of": id, "before": terms.seating - 1, "seed": terms.seed.hex()}
        changes = [Change(_RESEAT, table, sure=True)]
        for number, place in places.items():
            changes.append(Change(_SEAT, {"of": id, "number": number, **vars(place.seat)}))
            changes.append(Change(_NO_HOLDERS, {"of": id, "number": number}))
            changes += [Change(_NEW_HOLDER, {"table": id, "seat": number, "person": who}) for who in place.holders]
        await self._write(id, *changes)

    async def hold(self, id: str, number: int, key: str, person: str) -> None:
        """Store that a person holds a seat, too. Conflict if its key has changed."""
        still = Change(_SAME_KEY, {"of": id, "number": number, "still": key, "key": key}, sure=True)
        await self._write(id, still, Change(_NEW_HOLDER, {"table": id, "seat": number, "person": person}))

    async def away(self, id: str, number: int, away: bool, news: Columns = NOTHING) -> None:
        """Store whether a bot plays in place of a seat's person."""
        await self._write(id, Change(_SEAT, {"of": id, "number": number, "away": away}), *_update(id, news))

    async def note(self, id: str, news: Columns) -> None:
        """Store what is known better now; it follows from the rest, so the other processes need not read it."""
        await self._write(None, *_update(id, news))

    async def order(self, id: str, seat: int, orders: list[Order], news: Columns = NOTHING) -> None:
        """Store the standing orders of a seat; they replace the ones before."""
        changes = [Change(_NO_ORDERS, {"of": id, "number": seat})]
        if orders:
            text = json.dumps([dataclasses.astuple(order) for order in orders])
            changes.append(Change(_NEW_ORDERS, {"table": id, "seat": seat, "orders": text}))
        await self._write(id, *changes, *_update(id, news))

    async def keep_review(self, id: str, found: bytes) -> None:
        """Store the review of a finished game; if another process was first, its review stays: it is the same."""
        with contextlib.suppress(Conflict):
            await self._write(None, Change(_NEW_REVIEW, {"table": id, "found": found, "made": now()}))

    async def review(self, id: str) -> bytes | None:
        """The review of a game, if one was kept."""
        [found] = await self._rows(select(REVIEWS.c.found).where(REVIEWS.c.table == id))
        return bytes(found[0]["found"]) if found else None

    async def setting(self, name: str, value: str) -> str:
        """The value of a setting; if it has none yet, the given one is stored."""
        [found] = await self._rows(select(SETTINGS.c.value).where(SETTINGS.c.name == name))
        if found:
            return str(found[0]["value"])
        try:
            await self._write(None, Change(_NEW_SETTING, {"name": name, "value": value}))
        except Conflict:
            return await self.setting(name, value)
        return value

    async def keep_time(self) -> None:
        """Store what the clock shows, unless another process is ahead: then this one follows."""
        shown = f"{self.clock.now():020.3f}"
        await self._write(None, Change(_LATER, {"value": shown, "shown": shown}))
        self.clock.resume(float(await self.setting(CLOCK, shown)))

    async def tell(self, id: str, *words: str) -> None:
        """Notify the other processes of something about a table that is not stored."""
        await self._write(None, news=" ".join([str(self.origin), id, *words]))

    async def _write(self, id: str | None, *changes: Change, news: str = "") -> None:
        """Commit; if the changes are about a table, the other processes hear the news or are told to read it again."""
        if id is not None:
            news = news or f"{self.origin} {id} {KEPT}"
        try:
            await self._group_commit.write(*changes, news=news)
        except IntegrityError:
            raise Conflict from None
        except Exception as problem:
            if is_unavailable(problem):
                unavailable = DatabaseUnavailable(problem)
                self.health.failed(unavailable.reason)
                raise unavailable from None
            raise
        self.health.written()

    async def _probe(self) -> None:
        """Write something, whether or not anybody decides."""
        await self._write(None, Change(_SETTING, {"of": _HEALTH, "value": f"{now():.0f}"}))

    async def _look(self) -> None:
        await self._rows(select(SETTINGS.c.value).where(SETTINGS.c.name == _HEALTH))

    async def _rows(self, *statements: Executable) -> list[list[dict[str, Any]]]:
        """The rows of every statement, all from one snapshot."""

        def read(connection: Connection) -> list[list[dict[str, Any]]]:
            if len(statements) > 1:
                connection.exec_driver_sql(_SAME_MOMENT[connection.dialect.name])
            return [[dict(row) for row in connection.execute(one).mappings()] for one in statements]

        try:
            return await self._executor.submit(read)
        except Exception as problem:
            if is_unavailable(problem):
                raise DatabaseUnavailable(problem) from None
            raise


def _migrate(connection: Connection) -> None:
    with connection.begin():
        bring_up_to_date(connection)


def _update(id: str, news: Columns) -> list[Change]:
    return [Change(_TABLE, {"of": id, **news})] if news else []


def _without(row: dict[str, Any], *names: str) -> dict[str, Any]:
    return {key: value for key, value in row.items() if key not in names}


def now() -> float:
    """The wall clock: the time that is stored."""
    return time.time()
