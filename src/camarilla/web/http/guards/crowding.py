"""How many connections of one address may wait for their client: those that wait longest are closed first."""

import ipaddress
from collections.abc import Callable, Hashable

MOST_UNFINISHED = 64
"""How many connections of an address may be open on which no request is complete. A browser has six at most."""


def household(host: str) -> str:
    """The address that somebody is counted for; an IPv6 network of one household counts as one address."""
    try:
        number = ipaddress.ip_address(host)
    except ValueError:
        return host
    if number.version == 4:
        return host
    # A server on IPv6 sees all IPv4 addresses in one network: those are many households.
    return str(number.ipv4_mapped or ipaddress.ip_network((number, 64), strict=False))


class Waiting:
    """The connections that wait for their client, by address, in the order in which they began to wait."""

    def __init__(self) -> None:
        self._by_address: dict[str, dict[Hashable, Callable[[], None]]] = {}

    def begin(self, address: str, connection: Hashable, close: Callable[[], None]) -> None:
        """A connection waits. If too many of the address do, the one that has waited longest is closed."""
        here = self._by_address.setdefault(address, {})
        here.setdefault(connection, close)
        if len(here) > MOST_UNFINISHED:
            here.pop(next(iter(here)))()

    def end(self, address: str, connection: Hashable) -> None:
        """A connection waits no more: its request is complete, or it is closed."""
        here = self._by_address.get(address, {})
        here.pop(connection, None)
        if not here:
            self._by_address.pop(address, None)
