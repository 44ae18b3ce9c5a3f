"""Where tables are kept: SQLite in the user's data folder, or any database by its URL."""

import dataclasses
import json
import secrets
import sqlite3
import time
from typing import Any

from sqlalchemy import BindParameter, Connection, Executable, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import DatabaseError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from camarilla.core.clauses import Refusal
from camarilla.web.storage.connections import ConnectionThread
from camarilla.web.storage.database import (
    POSTGRESQL,
    SQLITE,
    DatabaseUnavailable,
    connect,
    exclusive,
    is_away,
    reason_of,
)
from camarilla.web.storage.group_commit import Change, Conflict, GroupCommit
from camarilla.web.storage.migrating import bring_up_to_date
from camarilla.web.storage.schema import (
    CHAT,
    ENTRIES,
    HOLDERS,
    ORDERS,
    OVER,
    PLAYING,
    SEATS,
    SETTINGS,
    TABLES,
    WAITING,
    EntryRow,
    Line,
    Order,
    Seat,
    StoredTable,
    Terms,
)  # fmt: skip

KEPT = "kept"
"""The news that a table has something new to read."""
_AT: BindParameter[str] = bindparam("of")
_NEW_TABLE, _NEW_SEAT, _NEW_HOLDER = insert(TABLES), insert(SEATS), insert(HOLDERS)
_NEW_ENTRY, _NEW_LINE, _NEW_ORDERS, _NEW_SETTING = insert(ENTRIES), insert(CHAT), insert(ORDERS), insert(SETTINGS)
_TABLE = update(TABLES).where(TABLES.c.id == _AT)
_DEAL = _TABLE.where(TABLES.c.state == WAITING)
_REMATCH = _TABLE.where(TABLES.c.rematch.is_(None))
_SEAT = update(SEATS).where(SEATS.c.table == _AT, SEATS.c.seat == bindparam("number"))
_NO_ORDERS = delete(ORDERS).where(ORDERS.c.table == _AT, ORDERS.c.seat == bindparam("number"))
_TAKE = _SEAT.where(SEATS.c.key == bindparam("link"))


_LAST_ENTRY = select(ENTRIES.c.made).where(ENTRIES.c.table == TABLES.c.id).order_by(ENTRIES.c.number.desc()).limit(1)
_LATEST = func.coalesce(_LAST_ENTRY.scalar_subquery(), TABLES.c.changed)
"""When something last happened at a table: decisions say it themselves, so that each is one row and no more."""
_SAME_MOMENT = {SQLITE: "BEGIN", POSTGRESQL: "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"}


class Store:
    """All that the server remembers."""

    def __init__(self, engine: AsyncEngine, held: sqlite3.Connection | None = None) -> None:
        self.engine = engine
        self.origin = secrets.randbits(31)
        """What this process calls itself before the others on the same database."""
        self._held = held
        self._writer = GroupCommit(engine)
        self._reading = ConnectionThread(engine, threads=4)

    @classmethod
    async def open(cls, place: str) -> "Store":
        """Open the database and bring it up to date; refuses one that cannot be used."""
        engine = connect(place)
        held = exclusive(engine)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(bring_up_to_date)
        except BaseException as problem:
            await engine.dispose()
            if held:
                held.close()
            # A file that is no database; and the driver calls a URL that it cannot read a wrong value.
            if is_away(problem) or isinstance(problem, DatabaseError | ValueError):
                raise Refusal("database-away", reason=reason_of(problem)) from None
            raise
        return cls(engine, held)

    async def close(self) -> None:
        """Write what waits and let go of the database."""
        await self._writer.close()
        self._reading.close()
        await self.engine.dispose()
        if self._held:
            self._held.close()

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        return self.engine.dialect.name == POSTGRESQL

    @property
    def commits(self) -> int:
        """How many transactions have been written."""
        return self._writer.commits

    # Tables ----------------------------------------------------------------------------

    async def create(self, terms: Terms, holders: list[tuple[int, str]], rematch_of: str | None = None) -> None:
        """Keep a new table and which person holds which seat; as the only rematch of another, if it is one."""
        row = {key: value for key, value in vars(terms).items() if key != "seats"}
        row |= {"options": json.dumps(terms.options), "seed": terms.seed.hex()}
        changes = [Change(_NEW_TABLE, row)]
        for number, seat in enumerate(terms.seats):
            changes.append(Change(_NEW_SEAT, {"table": terms.id, "seat": number, **dataclasses.asdict(seat)}))
        for number, person in holders:
            changes.append(Change(_NEW_HOLDER, {"table": terms.id, "seat": number, "person": person}))
        if rematch_of is not None:
            changes.append(Change(_REMATCH, {"of": rematch_of, "rematch": terms.id}, sure=True))
        await self._write(rematch_of, *changes)

    async def load(self, id: str, version: int = 0, heard: int = 0) -> StoredTable | None:
        """Everything about a table; of its entries and its chat what comes after the numbers given."""
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
        kept = StoredTable(terms, [EntryRow(**_without(row, "table")) for row in decided])
        kept.chat = [Line(**_without(row, "table")) for row in said]
        for holder in held:
            kept.holders.setdefault(holder["person"], []).append(holder["seat"])
        for row in ordered:
            kept.orders[row["seat"]] = [Order(*order) for order in json.loads(row["orders"])]
        return kept

    async def table_of_key(self, key: str) -> str | None:
        """The table that a seat's key belongs to."""
        [found] = await self._rows(select(SEATS.c.table).where(SEATS.c.key == key))
        return str(found[0]["table"]) if found else None

    async def of_person(self, person: str, most: int = 24) -> list[str]:
        """The tables at which a person has a seat, open ones first, the latest first."""
        held = select(HOLDERS.c.table).where(HOLDERS.c.person == person)
        open_first = (TABLES.c.state == OVER, _LATEST.desc())
        [found] = await self._rows(select(TABLES.c.id).where(TABLES.c.id.in_(held)).order_by(*open_first).limit(most))
        return [str(row["id"]) for row in found]

    async def listed(self, most: int = 20) -> list[str]:
        """The tables that anybody may watch, the latest first."""
        listed = select(TABLES.c.id).where(TABLES.c.listed, TABLES.c.state != OVER)
        [found] = await self._rows(listed.order_by(_LATEST.desc()).limit(most))
        return [str(row["id"]) for row in found]

    async def open_tables(self, opener: str, since: float) -> int:
        """How many tables somebody has opened that are not over, and where something has happened since."""
        still_open = (TABLES.c.opener == opener, TABLES.c.state != OVER, since < _LATEST)
        [found] = await self._rows(select(func.count().label("open")).where(*still_open))
        return int(found[0]["open"])

    async def playing(self) -> list[str]:
        """The tables at which somebody owes a decision."""
        [found] = await self._rows(select(TABLES.c.id).where(TABLES.c.state == PLAYING))
        return [str(row["id"]) for row in found]

    # Changes ---------------------------------------------------------------------------

    async def append(self, id: str, entry: EntryRow, state: str) -> None:
        """Keep an entry. When this returns, it survives whatever happens to the process."""
        changes = [Change(_NEW_ENTRY, {"table": id, **vars(entry)})]
        if state == OVER:
            changes.append(Change(_TABLE, {"of": id, "state": state}))
        await self._write(id, *changes)

    async def say(self, id: str, line: Line) -> None:
        """Keep something said."""
        await self._write(id, Change(_NEW_LINE, {"table": id, **vars(line)}))

    async def deal(self, id: str, moment: float) -> None:
        """Keep that a table waits for nobody any more."""
        await self._write(id, Change(_DEAL, {"of": id, "state": PLAYING, "changed": moment}))

    async def sit(self, id: str, number: int, key: str, seat: Seat, person: str) -> None:
        """Keep who holds a seat now; Conflict if its link, the key, was used by somebody else meanwhile."""
        change = Change(_TAKE, {"of": id, "number": number, "link": key, **vars(seat)}, sure=True)
        await self._write(id, change, Change(_NEW_HOLDER, {"table": id, "seat": number, "person": person}))

    async def away(self, id: str, number: int, away: bool) -> None:
        """Keep whether a bot plays for a seat's person."""
        await self._write(id, Change(_SEAT, {"of": id, "number": number, "away": away}))

    async def order(self, id: str, seat: int, orders: list[Order]) -> None:
        """Keep the standing orders of a seat as they are now."""
        changes = [Change(_NO_ORDERS, {"of": id, "number": seat})]
        if orders:
            told = json.dumps([dataclasses.astuple(order) for order in orders])
            changes.append(Change(_NEW_ORDERS, {"table": id, "seat": seat, "orders": told}))
        await self._write(id, *changes)

    async def setting(self, name: str, value: str) -> str:
        """The setting of that name; the given value is kept if there is none yet."""
        [found] = await self._rows(select(SETTINGS.c.value).where(SETTINGS.c.name == name))
        if found:
            return str(found[0]["value"])
        try:
            await self._write(None, Change(_NEW_SETTING, {"name": name, "value": value}))
        except Conflict:
            return await self.setting(name, value)
        return value

    async def tell(self, id: str, *words: str) -> None:
        """Let the other processes know something of a table that need not be kept."""
        await self._write(None, news=" ".join([str(self.origin), id, *words]))

    async def _write(self, id: str | None, *changes: Change, news: str = "") -> None:
        """Write; the other processes hear that there is something new to read of the table, if it has an id."""
        if id is not None:
            news = f"{self.origin} {id} {KEPT}"
        try:
            await self._writer.write(*changes, news=news)
        except IntegrityError:
            raise Conflict from None
        except Exception as problem:
            if is_away(problem):
                raise DatabaseUnavailable(problem) from None
            raise

    async def _rows(self, *statements: Executable) -> list[list[dict[str, Any]]]:
        """The rows of every statement, all as of the same moment."""

        def read(connection: Connection) -> list[list[dict[str, Any]]]:
            if len(statements) > 1:
                connection.exec_driver_sql(_SAME_MOMENT[connection.dialect.name])
            return [[dict(row) for row in connection.execute(one).mappings()] for one in statements]

        try:
            return await self._reading.start(read)
        except Exception as problem:
            if is_away(problem):
                raise DatabaseUnavailable(problem) from None
            raise


def _without(row: dict[str, Any], *names: str) -> dict[str, Any]:
    return {key: value for key, value in row.items() if key not in names}


def now() -> float:
    """The time that is written into entries."""
    return time.time()


def steady() -> float:
    """A clock that nobody sets: how long a table waits is measured with it."""
    return time.monotonic()
