"""The tables that stay in memory: those in use, and of the others the ones that were asked for last."""

from camarilla.web.storage.schema import OVER
from camarilla.web.tables.session import TableSession

MOST_IDLE, MOST_FINISHED = 1000, 50
"""How many tables stay in memory at which nobody is: of those that go on, and of those that are over."""
LOOKS = 2
"""How many tables that were in use are looked at with every request."""


class RecentTables:
    """Every request looks at a few tables only, however many there are.

    Whether a table is in use changes without notice here. So it is looked at when its turn to be forgotten comes, and
    those that are in use then are looked at again one after the other.
    """

    def __init__(self) -> None:
        self._going_on: dict[str, TableSession] = {}
        self._finished: dict[str, TableSession] = {}
        """Both in the order in which they were last asked for."""
        self._in_use: dict[str, TableSession] = {}

    def get(self, id: str) -> TableSession | None:
        """The table of that id, if it is here."""
        return self._going_on.get(id) or self._in_use.get(id) or self._finished.get(id)

    def all(self) -> list[TableSession]:
        """All tables."""
        return [*self._in_use.values(), *self._going_on.values(), *self._finished.values()]

    def asked_for(self, session: TableSession) -> None:
        """Remember a table as the latest, and forget others in its place."""
        for tables in (self._going_on, self._finished, self._in_use):
            tables.pop(session.terms.id, None)
        self._add(session)
        for _ in range(min(LOOKS, len(self._in_use))):
            self._sort(self._oldest(self._in_use))
        while len(self._going_on) > MOST_IDLE:
            oldest = self._oldest(self._going_on)
            if in_use(oldest) or oldest.terms.state == OVER:
                self._sort(oldest)
        while len(self._finished) > MOST_FINISHED:
            oldest = self._oldest(self._finished)
            if in_use(oldest):
                self._sort(oldest)

    def _sort(self, session: TableSession) -> None:
        if in_use(session):
            self._in_use[session.terms.id] = session
        else:
            self._add(session)

    def _add(self, session: TableSession) -> None:
        (self._finished if session.terms.state == OVER else self._going_on)[session.terms.id] = session

    @staticmethod
    def _oldest(tables: dict[str, TableSession]) -> TableSession:
        return tables.pop(next(iter(tables)))


def in_use(session: TableSession) -> bool:
    """Whether somebody watches a table, or something is about to happen there."""
    return bool(session.watchers or session.autoplay or session.lock.locked())
