"""Where tables are kept: SQLite in the user's data folder, or any database by its URL."""

import dataclasses
import json
import time
from pathlib import Path
from typing import Any

from sqlalchemy import Executable, delete, event, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from camarilla.web.commits import Writer
from camarilla.web.schema import (
    CHAT,
    ENTRIES,
    HOLDERS,
    METADATA,
    ORDERS,
    OVER,
    PLAYING,
    SEATS,
    SETTINGS,
    TABLES,
    EntryRow,
    Kept,
    Line,
    Order,
    Seat,
    Terms,
)  # fmt: skip


class Taken(Exception):
    """The number is taken: somebody else has written this table meanwhile."""


def database_url(place: str) -> str:
    """The URL of a database given as a URL or as a file."""
    if "://" in place:
        return place
    Path(place).parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{Path(place).resolve()}"


def _careful(connection: Any, _: Any) -> None:
    """SQLite writes ahead, and a commit returns when the disk has it."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


class Store:
    """All that the server remembers."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = Writer(engine)

    @classmethod
    async def open(cls, place: str) -> "Store":
        """Open the database; make its tables where they are missing."""
        engine = create_async_engine(database_url(place))
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", _careful)
        async with engine.begin() as connection:
            await connection.run_sync(METADATA.create_all)
        return cls(engine)

    async def close(self) -> None:
        """Write what waits and let go of the file."""
        await self._writer.close()
        await self._engine.dispose()

    @property
    def commits(self) -> int:
        """How many transactions have been written."""
        return self._writer.commits

    # Tables ----------------------------------------------------------------------------

    async def create(self, terms: Terms, holders: list[tuple[int, str]]) -> None:
        """Keep a new table and which person holds which seat."""
        row = {key: value for key, value in vars(terms).items() if key != "seats"}
        row |= {"options": json.dumps(terms.options), "seed": terms.seed.hex()}
        statements: list[Executable] = [insert(TABLES).values(**row)]
        for number, seat in enumerate(terms.seats):
            statements.append(insert(SEATS).values(table=terms.id, seat=number, **dataclasses.asdict(seat)))
        for number, person in holders:
            statements.append(insert(HOLDERS).values(table=terms.id, seat=number, person=person))
        await self._writer.write(*statements)

    async def load(self, id: str) -> Kept | None:
        """Everything about a table."""
        found = await self._rows(select(TABLES).where(TABLES.c.id == id))
        if not found:
            return None
        row = found[0]
        seats = await self._rows(select(SEATS).where(SEATS.c.table == id).order_by(SEATS.c.seat))
        row |= {"options": json.loads(row["options"]), "seed": bytes.fromhex(row["seed"])}
        terms = Terms(**row, seats=[Seat(**_without(seat, "table", "seat")) for seat in seats])
        entries = await self._rows(select(ENTRIES).where(ENTRIES.c.table == id).order_by(ENTRIES.c.number))
        chat = await self._rows(select(CHAT).where(CHAT.c.table == id).order_by(CHAT.c.number))
        kept = Kept(terms, [EntryRow(**_without(row, "table")) for row in entries])
        kept.chat = [Line(**_without(row, "table")) for row in chat]
        for holder in await self._rows(select(HOLDERS).where(HOLDERS.c.table == id)):
            kept.holders.setdefault(holder["person"], []).append(holder["seat"])
        for row in await self._rows(select(ORDERS).where(ORDERS.c.table == id)):
            kept.orders[row["seat"]] = [Order(*order) for order in json.loads(row["orders"])]
        return kept

    async def table_of_key(self, key: str) -> str | None:
        """The table that a seat's key belongs to."""
        found = await self._rows(select(SEATS.c.table).where(SEATS.c.key == key))
        return str(found[0]["table"]) if found else None

    async def of_person(self, person: str, most: int = 24) -> list[str]:
        """The tables at which a person has a seat, open ones first, the latest first."""
        held = select(HOLDERS.c.table).where(HOLDERS.c.person == person)
        open_first = (TABLES.c.state == OVER, TABLES.c.changed.desc())
        found = await self._rows(select(TABLES.c.id).where(TABLES.c.id.in_(held)).order_by(*open_first).limit(most))
        return [str(row["id"]) for row in found]

    async def listed(self, most: int = 20) -> list[str]:
        """The tables that anybody may watch, the latest first."""
        listed = select(TABLES.c.id).where(TABLES.c.listed, TABLES.c.state != OVER)
        return [str(row["id"]) for row in await self._rows(listed.order_by(TABLES.c.changed.desc()).limit(most))]

    async def playing(self) -> list[str]:
        """The tables at which somebody owes a decision."""
        return [str(row["id"]) for row in await self._rows(select(TABLES.c.id).where(TABLES.c.state == PLAYING))]

    # Changes ---------------------------------------------------------------------------

    async def append(self, id: str, entry: EntryRow, state: str) -> None:
        """Keep an entry. When this returns, it survives whatever happens to the process."""
        try:
            await self._writer.write(
                insert(ENTRIES).values(table=id, **dataclasses.asdict(entry)),
                update(TABLES).where(TABLES.c.id == id).values(changed=entry.made, state=state),
            )
        except IntegrityError:
            raise Taken(f"entry {entry.number} of table {id}") from None

    async def say(self, id: str, line: Line) -> None:
        """Keep something said."""
        try:
            await self._writer.write(insert(CHAT).values(table=id, **dataclasses.asdict(line)))
        except IntegrityError:
            raise Taken(f"line {line.number} of table {id}") from None

    async def change(self, id: str, **values: object) -> None:
        """Change what a table is."""
        await self._writer.write(update(TABLES).where(TABLES.c.id == id).values(**values))

    async def seat(self, id: str, number: int, seat: Seat, person: str | None = None) -> None:
        """Keep a seat as it is now, and one more who holds it."""
        here = (SEATS.c.table == id) & (SEATS.c.seat == number)
        statements: list[Executable] = [update(SEATS).where(here).values(**dataclasses.asdict(seat))]
        if person is not None:
            statements.append(insert(HOLDERS).values(table=id, seat=number, person=person))
        await self._writer.write(*statements)

    async def order(self, id: str, seat: int, orders: list[Order]) -> None:
        """Keep the standing orders of a seat as they are now."""
        here = (ORDERS.c.table == id) & (ORDERS.c.seat == seat)
        statements: list[Executable] = [delete(ORDERS).where(here)]
        if orders:
            told = json.dumps([dataclasses.astuple(order) for order in orders])
            statements.append(insert(ORDERS).values(table=id, seat=seat, orders=told))
        await self._writer.write(*statements)

    async def setting(self, name: str, value: str) -> str:
        """The setting of that name; the given value is kept if there is none yet."""
        found = await self._rows(select(SETTINGS.c.value).where(SETTINGS.c.name == name))
        if found:
            return str(found[0]["value"])
        try:
            await self._writer.write(insert(SETTINGS).values(name=name, value=value))
        except IntegrityError:
            return await self.setting(name, value)
        return value

    async def _rows(self, statement: Executable) -> list[dict[str, Any]]:
        async with self._engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(statement)).mappings()]


def _without(row: dict[str, Any], *names: str) -> dict[str, Any]:
    return {key: value for key, value in row.items() if key not in names}


def now() -> float:
    """The time that is written into entries."""
    return time.time()
