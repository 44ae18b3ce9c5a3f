"""Where the server is reached: which Host a request may name, and from which pages a browser may act."""

import ipaddress
import re
from collections.abc import Collection
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from camarilla.core.clauses import Refusal

Origin = tuple[str, str, int]
"""Scheme, host and port."""
_PORTS = {"http": 80, "https": 443}
_SCHEMES = {"ws": "http", "wss": "https"}
_HOST = re.compile(r"(\[[0-9a-fA-F:.]+\]|[A-Za-z0-9._-]+)(:\d{1,5})?")


class Origins:
    """Trusts the public address, if there is one; else only what can be no other machine than this one.

    Refuses a public address that is none.

    Links for others are made from the Host of a request where there is no public address. One that anybody may choose
    would lead them anywhere, and it would let a page of another site speak to a server that only this house can reach.
    """

    def __init__(self, public_url: str = "", names: Collection[str] = ()) -> None:
        self._public = _origin(public_url)
        if public_url and self._public is None:
            raise Refusal("serve-no-url", given=public_url)
        self._names = {"localhost", *[name.lower() for name in names]}

    def trusts_host(self, connection: HTTPConnection) -> bool:
        """Whether the server answers for the Host that a request names."""
        named = connection.headers.get("host")
        if self._public is not None or named is None:
            return True
        if not _HOST.fullmatch(named):
            return False
        host = (urlsplit(f"//{named}").hostname or "").lower()
        return host in self._names or host == _own_address(connection) or _is_loopback(host)

    def may_act(self, connection: HTTPConnection) -> bool:
        """Whether a request comes from one of our own pages, or from no browser at all."""
        origin = connection.headers.get("origin")
        if origin is None:
            return connection.headers.get("sec-fetch-site", "same-origin") in {"same-origin", "none"}
        scheme = _SCHEMES.get(connection.scope["scheme"], connection.scope["scheme"])
        ours = self._public or _origin(f"{scheme}://{connection.headers.get('host', '')}")
        return ours is not None and _origin(origin) == ours


def _origin(url: str) -> Origin | None:
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in _PORTS or not parts.hostname or "@" in parts.netloc:
        return None
    return parts.scheme, parts.hostname, port or _PORTS[parts.scheme]


def _own_address(connection: HTTPConnection) -> str:
    """The address of this machine that the connection came in at, whichever of all that the server listens on."""
    server = connection.scope.get("server")
    return str(server[0]).lower() if server else ""


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
