"""How much anybody may do: everybody gets enough, nobody gets everything."""

import contextlib
import ipaddress
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable

from starlette.requests import HTTPConnection

from camarilla.core.clauses import Refusal

MINUTE, DAY = 60, 24 * 3600
RATES = {
    "requests": (1200, MINUTE),
    "forms": (60, MINUTE),
    "tables": (500, DAY),
    "wrong keys": (30, MINUTE),
    "decisions": (1200, MINUTE),
}
"""How often within how many seconds: by address, and decisions by seat."""
SOCKETS = 120
"""How many sockets an address may hold open at once."""
OPEN_TABLES = 50
"""How many tables somebody may have opened that are not over."""
DAYS_UNTIL_FORGOTTEN = 14
"""Longer than any turn may take: a table at which nothing happens for so long is not counted as open any more."""


def who_asks(connection: HTTPConnection) -> str:
    """Who asks, as far as an address tells; a household's IPv6 network counts as one."""
    host = connection.client.host if connection.client else ""
    try:
        number = ipaddress.ip_address(host)
    except ValueError:
        return host
    if number.version == 4:
        return host
    # A server that listens on IPv6 sees IPv4 as a part of it: those are many households.
    return str(number.ipv4_mapped or ipaddress.ip_network((number, 64), strict=False))


class Limits:
    """Counts what each asks for. Switched off only for load tests."""

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self._windows: dict[str, int] = {}
        self._counts: dict[str, Counter[str]] = {name: Counter() for name in RATES}
        self._sockets: Counter[str] = Counter()
        self._opening: Counter[str] = Counter()

    def spend(self, name: str, who: str) -> None:
        """Count one more; refuse if that is too many."""
        self._turn(name)
        self._counts[name][who] += 1
        if self.on and self._counts[name][who] > RATES[name][0]:
            raise Refusal("web-too-fast")

    def demand(self, name: str, who: str) -> None:
        """Refuse one who has spent everything already."""
        self._turn(name)
        if self.on and self._counts[name][who] >= RATES[name][0]:
            raise Refusal("web-too-fast")

    @contextlib.asynccontextmanager
    async def opening(self, who: str, count: Callable[[float], Awaitable[int]]) -> AsyncIterator[None]:
        """Let one more table be opened; refuse if too many are, those included that are being opened just now."""
        self._opening[who] += 1
        try:
            under_way = self._opening[who]
            since = time.time() - DAYS_UNTIL_FORGOTTEN * DAY
            if self.on and under_way + await count(since) > OPEN_TABLES:
                raise Refusal("web-many-tables", most=OPEN_TABLES, days=DAYS_UNTIL_FORGOTTEN)
            yield
        finally:
            self._opening[who] -= 1
            if not self._opening[who]:
                del self._opening[who]

    def enter(self, who: str) -> bool:
        """One more socket, and to open it is a request as any; False, and not counted, if there are too many."""
        try:
            self.spend("requests", who)
        except Refusal:
            return False
        if self.on and self._sockets[who] >= SOCKETS:
            return False
        self._sockets[who] += 1
        return True

    def leave(self, who: str) -> None:
        """One socket less."""
        self._sockets[who] -= 1
        if not self._sockets[who]:
            del self._sockets[who]

    @property
    def sockets(self) -> int:
        """How many are open."""
        return self._sockets.total()

    def _turn(self, name: str) -> None:
        """Begin to count anew when the time is over."""
        window = int(time.monotonic() // RATES[name][1])
        if self._windows.get(name) != window:
            self._windows[name], self._counts[name] = window, Counter()
