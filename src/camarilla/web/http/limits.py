"""Rate limits: how often, and how much at once, an address, a person or a seat may ask.

Processes that share a database tell each other what they have counted, whenever it has grown by a tenth of a limit. So
each process counts exactly what it sees itself, and knows of each other one all but the last tenth.
"""

import contextlib
import hashlib
import math
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

from starlette.requests import HTTPConnection

from camarilla.core.clauses import Refusal
from camarilla.web.http.guards.crowding import household

MINUTE, DAY = 60, 24 * 3600
RATES = {
    "requests": (1200, MINUTE),
    "forms": (60, MINUTE),
    "lessons": (300, MINUTE),
    "tables": (500, DAY),
    "wrong keys": (30, MINUTE),
    "reviews": (20, DAY),
    "hints": (60, MINUTE),
    "decisions": (1200, MINUTE),
}
"""How many within how many seconds: for each address, decisions for each seat, reviews and hints for each person.

What the coach looks at counts as a hint: it is as much work.
"""
SOCKETS = 120
"""How many open sockets an address may have; a request that waits for news counts like one."""
SECONDS_UNTIL_A_SOCKET_IS_FREE = 5
"""When somebody with too many of them may try again."""
OPEN_TABLES = 50
"""How many tables a person may have open, that is, opened and not over."""
DAYS_UNTIL_FORGOTTEN = 14
"""A table at which nothing has happened for so long no longer counts as open; longer than any turn may take."""
_SOCKETS = "sockets"
STEPS = 10
"""In how many steps a count is told to the other processes until it reaches its limit."""
Tell = Callable[[str], None]
"""Sends one line to the other processes, in the background."""


def who_asks(connection: HTTPConnection) -> str:
    """The address that a request is counted for."""
    return household(connection.client.host if connection.client else "")


def spend(request: HTTPConnection, name: str, who: str) -> None:
    """Count one request, and note what has counted it, for the headers of its response."""
    request.state.counted[name] = who
    request.app.state.site.limits.spend(name, who)


class Limits:
    """Counts what each one asks for. Off only for load tests."""

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self.tell: Tell | None = None
        self._windows: dict[str, int] = {}
        self._counts: dict[str, Counter[str]] = {name: Counter() for name in RATES}
        self._elsewhere: dict[str, dict[str, dict[int, int]]] = {name: {} for name in [*RATES, _SOCKETS]}
        """What other processes have counted: by the name of the limit, the mark of who asked, and the process."""
        self._sockets: Counter[str] = Counter()
        self._opening: Counter[str] = Counter()

    def spend(self, name: str, who: str) -> None:
        """Count one request; refuse if that is too many, and say in how many seconds it is no longer."""
        most = RATES[name][0]
        window = self._renew(name)
        self._counts[name][who] += 1
        count = self._counts[name][who]
        if count <= most:
            self._share(name, who, window, count, most)
        if self.on and count + self.elsewhere(name, who) > most:
            raise Refusal("web-too-fast", seconds=self._seconds_left(name))

    def told(self, counted: dict[str, str]) -> dict[str, str]:
        """The headers that tell a program which limits have counted its request, and what is left of them."""
        if not self.on or not counted:
            return {}
        policies, left = [], []
        for name, who in counted.items():
            most, seconds = RATES[name]
            rest = most - self._counts[name][who] - self.elsewhere(name, who)
            policies.append(f'"{name}";q={most};w={seconds}')
            left.append(f'"{name}";r={max(0, rest)};t={self._seconds_left(name)}')
        return {"ratelimit-policy": ", ".join(policies), "ratelimit": ", ".join(left)}

    def _seconds_left(self, name: str) -> int:
        """Until counting begins anew."""
        seconds = RATES[name][1]
        return math.ceil((self._renew(name) + 1) * seconds - time.time())

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
        return self._enter(who)

    @contextlib.contextmanager
    def held(self, who: str) -> Iterator[None]:
        """Count a request that waits as a socket, for as long as it does; refuse if that is too many."""
        if not self._enter(who):
            raise Refusal("web-many-waiting", most=SOCKETS, seconds=SECONDS_UNTIL_A_SOCKET_IS_FREE)
        try:
            yield
        finally:
            self.leave(who)

    def _enter(self, who: str) -> bool:
        if self.on and self._sockets[who] + self.elsewhere(_SOCKETS, who) >= SOCKETS:
            return False
        self._sockets[who] += 1
        self._share(_SOCKETS, who, 0, self._sockets[who], SOCKETS)
        return True

    def leave(self, who: str) -> None:
        """Count one socket less."""
        self._sockets[who] -= 1
        self._share(_SOCKETS, who, 0, self._sockets[who], SOCKETS)
        if not self._sockets[who]:
            del self._sockets[who]

    @property
    def sockets(self) -> int:
        """How many sockets are open."""
        return self._sockets.total()

    # Other processes ---------------------------------------------------------------------

    def elsewhere(self, name: str, who: str) -> int:
        """What other processes are known to have counted."""
        counts = self._elsewhere[name]
        return sum(counts.get(_mark(name, who), {}).values()) if counts else 0

    def heard(self, origin: int, line: str) -> None:
        """Another process has counted something."""
        name, mark, window, count = line.split(".")
        if name in self._elsewhere and int(window) == (self._renew(name) if name in RATES else 0):
            self._elsewhere[name].setdefault(mark, {})[origin] = int(count)

    def left(self, origins: set[int]) -> None:
        """Other processes have ended, and their sockets with them."""
        for counts in self._elsewhere[_SOCKETS].values():
            for origin in origins & counts.keys():
                del counts[origin]

    def _share(self, name: str, who: str, window: int, count: int, most: int) -> None:
        if self.tell is not None and count % max(1, most // STEPS) == 0:
            self.tell(f"{name}.{_mark(name, who)}.{window}.{count}")

    def _renew(self, name: str) -> int:
        """The window of time, by the clock that processes share; when a new one has begun, count from zero."""
        window = int(time.time() // RATES[name][1])
        if self._windows.get(name) != window:
            self._windows[name], self._counts[name], self._elsewhere[name] = window, Counter(), {}
        return window


def _mark(name: str, who: str) -> str:
    """Stands for somebody in what processes tell each other: short, and one word."""
    return hashlib.blake2b(f"{name} {who}".encode(), digest_size=12).hexdigest()
