"""Rate limits: how often, and how much at once, an address, a person or a seat may ask."""

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
"""How many within how many seconds: for each address, decisions for each seat."""
SOCKETS = 120
"""How many open sockets an address may have."""
OPEN_TABLES = 50
"""How many tables a person may have open, that is, opened and not over."""
DAYS_UNTIL_FORGOTTEN = 14
"""A table at which nothing has happened for so long no longer counts as open; longer than any turn may take."""


def who_asks(connection: HTTPConnection) -> str:
    """The address that a request is counted for; an IPv6 network of one household counts as one address."""
    host = connection.client.host if connection.client else ""
    try:
        number = ipaddress.ip_address(host)
    except ValueError:
        return host
    if number.version == 4:
        return host
    # A server on IPv6 sees all IPv4 addresses in one network: those are many households.
    return str(number.ipv4_mapped or ipaddress.ip_network((number, 64), strict=False))


class Limits:
    """Counts what each one asks for. Off only for load tests."""

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self._windows: dict[str, int] = {}
        self._counts: dict[str, Counter[str]] = {name: Counter() for name in RATES}
        self._sockets: Counter[str] = Counter()
        self._opening: Counter[str] = Counter()

    def spend(self, name: str, who: str) -> None:
        """Count one request; refuse if that is too many."""
        self._renew(name)
        self._counts[name][who] += 1
        if self.on and self._counts[name][who] > RATES[name][0]:
            raise Refusal("web-too-fast")

    def demand(self, name: str, who: str) -> None:
        """Refuse if the next one would be too many; counts nothing."""
        self._renew(name)
        if self.on and self._counts[name][who] >= RATES[name][0]:
            raise Refusal("web-too-fast")

    @contextlib.asynccontextmanager
    async def opening(self, who: str, count: Callable[[float], Awaitable[int]]) -> AsyncIterator[None]:
        """Let one more table be opened; refuse if too many are open, those included that are being opened just now."""
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
        """Count one more socket, whose opening is also a request; False, and not counted, if that is too many."""
        try:
            self.spend("requests", who)
        except Refusal:
            return False
        if self.on and self._sockets[who] >= SOCKETS:
            return False
        self._sockets[who] += 1
        return True

    def leave(self, who: str) -> None:
        """Count one socket less."""
        self._sockets[who] -= 1
        if not self._sockets[who]:
            del self._sockets[who]

    @property
    def sockets(self) -> int:
        """How many sockets are open."""
        return self._sockets.total()

    def _renew(self, name: str) -> None:
        """Count from zero when a new window of time has begun."""
        window = int(time.monotonic() // RATES[name][1])
        if self._windows.get(name) != window:
            self._windows[name], self._counts[name] = window, Counter()
