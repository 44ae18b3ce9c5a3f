"""Who thinks next: the bots of tables that somebody watches, then the others in the order in which they came."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from camarilla.web.tables.session import TableSession


class BotQueue:
    """Admits a few tables at a time. Whether a table is watched is asked when there is room, so it may change."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[tuple[TableSession, asyncio.Future[None]]] = []

    @contextlib.asynccontextmanager
    async def place(self, session: TableSession) -> AsyncIterator[None]:
        """Wait for a place, and have it until the end."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(session)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, session: TableSession) -> None:
        admitted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting = (session, admitted)
        self._waiting.append(waiting)
        try:
            await admitted
        except asyncio.CancelledError:
            if admitted.done() and not admitted.cancelled():
                self._pass_on()
            else:
                self._waiting.remove(waiting)
            raise

    def _pass_on(self) -> None:
        if not self._waiting:
            self._free += 1
            return
        following = next((at for at, (session, _) in enumerate(self._waiting) if session.watched), 0)
        self._waiting.pop(following)[1].set_result(None)
