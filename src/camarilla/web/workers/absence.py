"""A bot steps in for those who keep a table waiting longer than was agreed, and steps back when they come."""

import asyncio
import contextlib
from typing import TYPE_CHECKING

from camarilla.web.live import watchers
from camarilla.web.storage.database import DatabaseUnavailable
from camarilla.web.storage.schema import PLAYING
from camarilla.web.storage.store import steady
from camarilla.web.tables.session import TableSession

if TYPE_CHECKING:
    from camarilla.web.tables.hall import Hall

SWEEP_SECONDS = 20.0


class Absence:
    """Looks after the tables of days per turn."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall

    async def run(self) -> None:
        """Look at all tables now and then, until the hall closes."""
        while not self._hall.closing.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._hall.closing.wait(), SWEEP_SECONDS)
            with contextlib.suppress(DatabaseUnavailable):
                await self.relieve(steady())

    async def relieve(self, moment: float) -> None:
        """Let a bot play for all who are absent and overdue, as the clock that nobody sets says."""
        for match in self._hall.in_memory():
            if not _overdue(match, moment):
                continue
            # They may have decided through another process, of which nothing was heard here.
            await self._hall.match(match.terms.id)
            async with match.lock:
                await self._hall.catch_up_if_behind(match)
                if not _overdue(match, moment):
                    continue
                for seat in match.to_act():
                    if not match.seats[seat].is_bot and seat not in match.connected():
                        await self.set_away(match, seat, True)
                self._hall.driving.wake(match)
                watchers.tell_players(match)

    async def set_away(self, match: TableSession, seat: int, away: bool) -> None:
        """Let a bot play for a seat's person, or not any more; the caller has the lock."""
        if match.seats[seat].away != away:
            await self._hall.store.away(match.terms.id, seat, away)
            match.seats[seat].away = away


def _overdue(match: TableSession, moment: float) -> bool:
    """Whether a table has waited longer than was agreed."""
    limit = match.terms.turn_hours * 3600
    return bool(limit) and match.terms.state == PLAYING and moment - match.waits_since >= limit
