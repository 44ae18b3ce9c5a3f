"""The queue of frames to one client. Whoever puts a frame in never waits for the client."""

import asyncio

MOST_WAITING = 64
"""A client that is further behind is disconnected; it reconnects and gets what it missed."""


class Outbox:
    """Texts in the order in which they are to be sent."""

    def __init__(self) -> None:
        self._texts: list[str] = []
        self._filled: asyncio.Future[None] | None = None
        self.cut = False
        """Whether nothing more is sent: the client is too slow, or has to reconnect."""

    def put(self, text: str) -> None:
        """Queue a text, after all that wait already."""
        if len(self._texts) == MOST_WAITING:
            self.close()
        elif not self.cut:
            self._texts.append(text)
            self._notify()

    def close(self) -> None:
        """Drop what waits, and accept nothing more."""
        self._texts.clear()
        self.cut = True
        self._notify()

    def take(self) -> list[str]:
        """Remove and return all texts that wait."""
        texts, self._texts = self._texts, []
        return texts

    async def filled(self) -> None:
        """Wait until there is something to take, or the outbox is closed."""
        if not self._texts and not self.cut:
            self._filled = asyncio.get_running_loop().create_future()
            await self._filled

    def _notify(self) -> None:
        if self._filled is not None and not self._filled.done():
            self._filled.set_result(None)
