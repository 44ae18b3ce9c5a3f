"""The tables in lists: what a list shows of each, read in pages and without replaying any game."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Executable, Select, String, and_, cast, exists, func, or_, select, tuple_

from camarilla.core.chance import commitment
from camarilla.web.storage.schema import ENTRIES, HOLDERS, OVER, SEATS, SHOWN, TABLES

Read = Callable[..., Awaitable[list[list[dict[str, Any]]]]]
"""Reads the rows of every statement that it is given, all from one snapshot."""
MOST_COUNTED = 1000
"""How far the tables of everybody are counted: counting all would take the longer the more there are."""
_LAST = select(ENTRIES.c.asks).where(ENTRIES.c.table == TABLES.c.id).order_by(ENTRIES.c.number.desc()).limit(1)
_ASKED = func.coalesce(_LAST.correlate(TABLES).scalar_subquery(), TABLES.c.asks)
_ROW = select(
    TABLES.c.id,
    TABLES.c.game,
    TABLES.c.rules,
    TABLES.c.state,
    TABLES.c.seed,
    _ASKED.label("asks"),
)


@dataclass
class ListedTable:
    """One table of a list."""

    id: str
    game: str
    rules: int
    state: str
    seed: str
    """Nobody may see it yet: only `commitment`, its hash."""
    asks: str | None
    """The seats that have to decide, one digit each; None if only replaying tells."""
    names: list[str] = field(default_factory=list)
    own: list[int] = field(default_factory=list)
    """The seats that the reader holds."""
    invited: bool = False
    """Whether one of them is kept for the reader, who has not come yet."""

    @property
    def commitment(self) -> str:
        """The hash of the seed, published before anybody comes."""
        return commitment(bytes.fromhex(self.seed))


@dataclass
class ListPage:
    """A part of a list, and how long the whole of it is."""

    tables: list[ListedTable]
    of: int
    """How many there are; everybody's are counted up to MOST_COUNTED + 1."""


class Listing:
    """Reads lists. Each query takes as long as its page is, however many tables there are."""

    def __init__(self, read: Read) -> None:
        self._read = read

    async def of_person(self, person: str, most: int, skip: int = 0) -> ListPage:
        """The tables at which a person has a seat: open ones first, of these those that wait for the person first."""
        of_person = TABLES.c.id.in_(select(HOLDERS.c.table).where(HOLDERS.c.person == person))
        held = and_(HOLDERS.c.person == person, HOLDERS.c.table == SEATS.c.table, HOLDERS.c.seat == SEATS.c.seat)
        asked = _ASKED.like("%" + cast(SEATS.c.seat, String) + "%")
        waits = exists().where(SEATS.c.table == TABLES.c.id, held, or_(asked, ~SEATS.c.taken))
        rows = _ROW.where(of_person).order_by(TABLES.c.state == OVER, ~waits, TABLES.c.changed.desc(), TABLES.c.id)
        count = select(func.count().label("tables")).select_from(TABLES).where(of_person)
        return await self._page(rows.limit(most).offset(skip), count, person)

    async def shown(self, most: int, older: str = "") -> ListPage:
        """The tables that anybody may watch, the latest first; from the one on that comes after `older`, if given."""
        place = tuple_(TABLES.c.changed, TABLES.c.id)
        rows = _ROW.where(SHOWN)
        if older:
            last = TABLES.alias()
            rows = rows.where(place < select(last.c.changed, last.c.id).where(last.c.id == older).scalar_subquery())
        some = select(TABLES.c.id).where(SHOWN).limit(MOST_COUNTED + 1).subquery()
        latest = rows.order_by(TABLES.c.changed.desc(), TABLES.c.id.desc())
        return await self._page(latest.limit(most), select(func.count().label("tables")).select_from(some))

    async def _page(self, rows: Select[Any], count: Executable, person: str = "") -> ListPage:
        found, [counted] = await self._read(rows, count)
        tables = {row["id"]: ListedTable(**row) for row in found}
        seats, held = await self._read(
            select(SEATS.c.table, SEATS.c.seat, SEATS.c.name, SEATS.c.taken)
            .where(SEATS.c.table.in_(tables))
            .order_by(SEATS.c.table, SEATS.c.seat),
            select(HOLDERS.c.table, HOLDERS.c.seat).where(HOLDERS.c.table.in_(tables), HOLDERS.c.person == person),
        )
        own = {(row["table"], row["seat"]) for row in held}
        for row in seats:
            listed = tables[row["table"]]
            listed.names.append(row["name"])
            if (listed.id, row["seat"]) in own:
                listed.own.append(row["seat"])
                listed.invited = listed.invited or not row["taken"]
        return ListPage(list(tables.values()), counted["tables"])
