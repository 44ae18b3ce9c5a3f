"""What is on its way to one socket. Whoever puts something in never waits for the reader."""

import asyncio

MOST_WAITING = 64
"""A reader who is further behind is cut off; it comes back and gets what it missed."""


class Outbox:
    """Texts in the order in which they are to be sent."""

    def __init__(self) -> None:
        self._texts: list[str] = []
        self._bell: asyncio.Future[None] | None = None
        self.cut = False
        """Whether nothing more is to be sent: the reader is too slow, or has to begin anew."""

    def put(self, text: str) -> None:
        """Have a text sent, after all that waits already."""
        if len(self._texts) == MOST_WAITING:
            self.close()
        elif not self.cut:
            self._texts.append(text)
            self._ring()

    def close(self) -> None:
        """Send nothing any more, not even what waits."""
        self._texts.clear()
        self.cut = True
        self._ring()

    def take(self) -> list[str]:
        """All that waits, to be sent now."""
        texts, self._texts = self._texts, []
        return texts

    async def filled(self) -> None:
        """Return once there is something to take, or nothing will come any more."""
        if not self._texts and not self.cut:
            self._bell = asyncio.get_running_loop().create_future()
            await self._bell

    def _ring(self) -> None:
        if self._bell is not None and not self._bell.done():
            self._bell.set_result(None)
